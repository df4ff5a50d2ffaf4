// What effects bring about that lasts: adding it to the table.
import type { Table } from '#engine/definition.ts';
import type { Scope } from '../table/locals.ts';
import type { Duel, Force } from '../table/world.ts';

/** Adds something that lasts. */
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
