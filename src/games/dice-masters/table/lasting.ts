// Lasting effects: what a text brings about that stays for a while (DM-TXT-05). Plain bonuses are numbers of their die:
// stats.ts adds them up, and clean-up.ts ends them (DM-BON-05).
import type { Scope } from './locals.ts';
import type { Duel, Force, T } from './world.ts';

/** DM-RUL-68: does the die work by that card too, for what concerns attacking? */
export const copies = (w: Duel, die: number, slot: number): boolean =>
  w.forces.length > 0 && w.forces.some(f => f.kind === 'copies' && f.whom === die && f.n === slot);

/** Adds something that lasts; DM-TXT-05: for the turn, unless the text says otherwise. */
export function force(
  t: T,
  my: Pick<Scope, 'seat' | 'die' | 'action'>,
  kind: string,
  whom: number,
  until: Force['until'] = 'turn',
  n = 0,
): void {
  t.world.forces.push({ kind, whom, by: my.seat, die: my.die, until, action: my.action, n });
}
