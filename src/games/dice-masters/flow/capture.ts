// Capture: dice that lie under another are out of the game until they are set free (DM-CAP).
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Locals } from '../table/locals.ts';
import { CAPTURED, FIELD, HOOKED, NO_DIE, put, USED, type Duel } from '../table/world.ts';

/** DM-CAP-01, DM-GLS-05: dice go under their captor, which lies in the field and is no character there. */
export function capture(w: Duel, captor: number, dice: readonly number[]): void {
  put(w, captor, HOOKED);
  for (const die of dice) {
    put(w, die, CAPTURED);
    w.under[die] = captor;
  }
}

/** DM-CAP-02, DM-RUL-61: the captives go back, the captor is used up. */
export const releasing = procedure<Duel, Locals['releasing']>()({
  free(t, { die }) {
    const w = t.world;
    freeCaptives(t, die);
    w.forces = w.forces.filter(f => !(f.kind === 'imprisons' && f.die === die));
    put(w, die, USED);
  },
});

/** DM-CAP-02, DM-CAP-03, DM-RUL-60; DM-ACV-07: they are not fielded. */
export function freeCaptives(t: Table<Duel>, captor: number): void {
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
export function endCaptures(t: Table<Duel>): void {
  const w = t.world;
  for (let die = 0; die < w.zone.length; die++)
    if (w.zone[die] === CAPTURED && !w.forces.some(f => f.kind === 'imprisons' && f.die === w.under[die]))
      freeCaptives(t, w.under[die]!);
}
