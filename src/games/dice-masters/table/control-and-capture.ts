// Captured dice lie under another, out of the game until they are set free (DM-CAP); controlled dice fight for the
// other player until they go back to their owner (DM-CTL).
import type { Scope } from './locals.ts';
import { force, CAPTURED, FIELD, HOOKED, NO_DIE, put, type Duel, unpair, type T } from './world.ts';

/** DM-CAP-01, DM-GLS-05: dice go under their captor, which lies in the field and is no character there. */
export function capture(w: Duel, captor: number, dice: readonly number[]): void {
  put(w, captor, HOOKED);
  for (const die of dice) {
    put(w, die, CAPTURED);
    w.under[die] = captor;
  }
}

/** DM-CAP-02, DM-CAP-03, DM-RUL-60; DM-ACV-07: they are not fielded. */
export function freeCaptives(t: T, captor: number): void {
  const w = t.world;
  for (let die = 0; die < w.zone.length; die++)
    if (w.zone[die] === CAPTURED && w.under[die] === captor) {
      w.under[die] = NO_DIE;
      w.seat[die] = w.owner[die]!;
      put(w, die, FIELD);
      t.log('released', { die });
    }
}
/** DM-CAP-03: a capture ends with the turn unless it says how long it lasts. */
export function endCaptures(t: T): void {
  const w = t.world;
  for (let die = 0; die < w.zone.length; die++)
    if (w.zone[die] === CAPTURED && !w.forces.some(f => f.kind === 'imprisons' && f.die === w.under[die]))
      freeCaptives(t, w.under[die]!);
}

/** DM-CTL-01, DM-RUL-66: it leaves its owner's field, and its pair with it; DM-ACV-07: it is not fielded. DM-CTL-03,
 *  DM-RUL-64: it works by its owner's card, for who controls it. DM-CTL-02: what controls it cannot attack itself. */
export function control(t: T, my: Scope, die: number): void {
  const w = t.world;
  unpair(w, die);
  w.seat[die] = my.seat;
  force(t, my, 'controls', die);
  force(t, my, 'mustAttack', die);
  t.log('controlled', { seat: my.seat, die });
}

/** DM-CTL-05, DM-CTL-06: back to where it was taken from. */
export function giveBack(w: Duel, die: number): void {
  goBack(w, die);
  put(w, die, FIELD);
}
/** DM-CTL-05, DM-RUL-66: it leaves the field of who controlled it, and a pair it was in ends. */
export function goBack(w: Duel, die: number): void {
  if (w.seat[die] !== w.owner[die]) unpair(w, die);
  w.seat[die] = w.owner[die]!;
}

/** DM-CTL-04, DM-RUL-63: a controlled die goes to its owner. */
export function endControl(w: Duel, die: number): void {
  w.seat[die] = w.owner[die]!;
}
