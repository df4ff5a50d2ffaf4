// A match of the tournament has to end: whoever only waits must close in (MR-RUL-135).
import { hasAction, hasAttackAfterMove } from '../abilities/action-count.ts';
import { between, fightOf, foesOf, hexOf, occupied } from '../table/figures.ts';
import { distance, reach, walk } from '../table/hex.ts';
import { rangeOf, SPD } from '../abilities/stats.ts';
import { NONE, type Pc, type Revolution } from '../table/world.ts';

/** MR-EXE-08, MR-RUL-135: Mission Turns in a row without an attack. */
export const QUIET_TURNS = 3;

/** Is it pressed to attack its opponent, whom it has not attacked in this Mission Turn? */
function isPressed(w: Revolution, pc: Pc): boolean {
  const { card, quiet } = fightOf(w);
  return card === NONE && quiet >= QUIET_TURNS && !pc.attacked.length;
}
const foeOf = (w: Revolution, { seat }: Pc): number => foesOf(w, seat)[0]!;
const inRange = (w: Revolution, pc: Pc): boolean => between(w, pc.seat, foeOf(w, pc)) <= rangeOf(w, pc.character);

/** It can attack and has to. */
export const mustAttack = (w: Revolution, pc: Pc): boolean =>
  isPressed(w, pc) && inRange(w, pc) && hasAction(w, pc, 'attack');
/** It may not rest: it can attack or come nearer, and has an Action of that kind left. */
export function mustClose(w: Revolution, pc: Pc): boolean {
  if (!isPressed(w, pc)) return false;
  if (inRange(w, pc)) return hasAction(w, pc, 'attack');
  return hasAction(w, pc, 'move') && nearer(w, pc, reach(pc.hex, pc.stats[SPD], occupied(w))).length > 0;
}

/** Where a Move may end: where it can still attack from, else nearer to the opponent; anywhere when not pressed. */
export function pressed(w: Revolution, pc: Pc, ends: readonly number[]): readonly number[] {
  if (!isPressed(w, pc)) return ends;
  const foe = hexOf(w, foeOf(w, pc));
  const attacking = hasAttackAfterMove(w, pc) ? ends.filter(hex => distance(hex, foe) <= rangeOf(w, pc.character)) : [];
  const closing = nearer(w, pc, ends);
  return attacking.length ? attacking : closing.length ? closing : ends;
}
function nearer(w: Revolution, pc: Pc, ends: readonly number[]): number[] {
  const foe = hexOf(w, foeOf(w, pc));
  return ends.filter(hex => walk(hex, foe) < walk(pc.hex, foe));
}
