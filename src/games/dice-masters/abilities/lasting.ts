// Lasting effects: what a text brings about that stays for a while (DM-TXT-05).
import type { Table } from '#engine/definition.ts';
import type { Scope } from '../table/locals.ts';
import type { Duel, Force } from '../table/world.ts';

/** Adds something that lasts; DM-TXT-05: for the turn, unless the text says otherwise. */
export function force(
  t: Table<Duel>,
  my: Pick<Scope, 'seat' | 'die' | 'action'>,
  kind: string,
  whom: number,
  until: Force['until'] = 'turn',
  n = 0,
): void {
  t.world.forces.push({ kind, whom, by: my.seat, die: my.die, until, action: my.action, n });
}
