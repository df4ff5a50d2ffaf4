// Clean up: fighters go home, damage and effects end (DM-CLN).
import { outlasting } from '#engine/kit/modifiers.ts';
import { raiseFor } from '../abilities/triggers.ts';
import {
  ATTACK,
  BLOCKED,
  faceOf,
  FIELD,
  has,
  HURT,
  FIELDED,
  other,
  PARTIAL,
  put,
  RESERVE,
  unmark,
  USED,
  USED_UP,
  type Duel,
  type T,
} from '../table/world.ts';
import { endCaptures, goBack } from '../table/control-and-capture.ts';
import { send } from '../abilities/knock-outs.ts';

/** The last steps of a turn. */
export const cleanUp = {
  /** DM-CLN-01, DM-CLN-02, DM-CLN-03, DM-CLN-04, DM-RUL-103: fighters go home, damage goes and bonuses end in one
   *  moment, so that nobody falls; then come texts that answer the end of a turn. */
  cleanUp(t: T): void {
    goHome(t.world);
    endNumbers(t.world);
    endCaptures(t);
    raiseFor(t, 'ownTurnEnds', t.world.active);
    for (const seat of [t.world.active, other(t.world.active)]) raiseFor(t, 'anyTurnEnds', seat);
  },
  /** DM-TXT-05, DM-CLN-05, DM-ACT-07, DM-PAY-09; what those texts brought about ends, too (DM-RUL-103). DM-ACT-05: a
   *  Possession that has waited for an attack step that never came is used up. */
  over(t: T): void {
    const w = t.world;
    endNumbers(w);
    w.spared.fill(0);
    for (const { kind, die } of w.forces) if (kind === 'possession') put(w, die, USED);
    w.forces = outlasting(w.forces, 'turn', 'attack');
    w.loose.fill(0);
    w.fallenSidekicks.fill(0);
    w.inAttack = false;
    for (let die = 0; die < w.zone.length; die++) {
      unmark(w, die, BLOCKED | HURT | FIELDED | USED_UP | PARTIAL);
      if (w.zone[die] === RESERVE && faceOf(w, die).energy < 0) put(w, die, USED);
    }
    t.log('turnEnded', { seat: w.active }); // DM-CLN-06
  },
};

/** DM-BON-02, DM-BON-05 */
function endNumbers(w: Duel): void {
  for (const column of [w.damage, w.plusAttack, w.plusDefense]) column.fill(0);
}

/** DM-CLN-01, DM-ACV-06, DM-CLN-02, DM-RUL-48; DM-CTL-04, DM-CTL-05, DM-CTL-06, DM-RUL-63 for dice under control,
 *  DM-RUL-84 for Magneto. */
function goHome(w: Duel): void {
  for (let die = 0; die < w.zone.length; die++) {
    if (w.zone[die] === ATTACK) {
      const unblocked = w.seat[die] === w.active && !has(w, die, BLOCKED);
      if (unblocked) send(w, die, USED);
      else put(w, die, FIELD);
    }
    goBack(w, die);
  }
}
