// Changes that last: their end with an attack, a turn, a Mission Turn, and extra Actions among them.
import { outlasting, sumLasting } from '#engine/kit/modifiers.ts';
import type { Lasting, Pc, Revolution } from '../table/world.ts';

/** Drops what lasts until then. */
export function dropLasting(w: Revolution, ...ended: Lasting['until'][]): void {
  w.lasting = outlasting(w.lasting, ...ended);
}
/** MR-RUL-153: the end of a Mission Turn; what lasts through the next one has one more to go. */
export function turnLasting(w: Revolution): void {
  dropLasting(w, 'missionTurn');
  for (const change of w.lasting) if (change.until === 'nextMissionTurn') change.until = 'missionTurn';
}

// ---- the Actions that a Player Character has left, by their kind --------------------------------------------

/** Extra Actions of one kind lie in `lasting`; an extra Action of any kind is simply one more. */
type ActionKind = 'move' | 'attack' | 'special';
const EXTRA: Record<ActionKind, string> = { move: 'extra.move', attack: 'extra.attack', special: 'extra.special' };
const extras = (w: Revolution, pc: Pc, kind: ActionKind): number => sumLasting(w.lasting, EXTRA[kind], pc.seat);

export const hasAction = (w: Revolution, pc: Pc, kind: ActionKind): boolean =>
  pc.actions > 0 || extras(w, pc, kind) > 0;
export const hasAnyAction = (w: Revolution, pc: Pc): boolean => hasAction(w, pc, 'move') || hasAction(w, pc, 'attack');
/** Could it still attack after a Move, if it has so many Actions of any kind? */
export const hasAttackAfterMove = (w: Revolution, pc: Pc, actions = pc.actions): boolean => {
  const [moves, attacks] = [extras(w, pc, 'move'), extras(w, pc, 'attack')];
  return moves + actions > 0 && (attacks > 0 || actions > (moves > 0 ? 0 : 1));
};

/** An Action that may be nothing else goes first. */
export function spendAction(w: Revolution, pc: Pc, kind: ActionKind): void {
  const at = w.lasting.findIndex(change => change.kind === EXTRA[kind] && change.whom === pc.seat);
  if (at < 0) pc.actions--;
  else w.lasting.splice(at, 1);
}
export function addAction(w: Revolution, pc: Pc, kind: ActionKind | 'any'): void {
  if (kind === 'any') pc.actions++;
  else w.lasting.push({ kind: EXTRA[kind], whom: pc.seat, n: 1, by: pc.seat, until: 'pcTurn' });
}
