// Counts of components, and faults that no play may bring about.
import { STUDENTS } from '../cards/board.ts';
import { BOX, FIRST_STUDENT, PAWNS } from './pawns.ts';
import type { Heroes } from './world.ts';

/** AH-CMP-14, AH-CMP-17, AH-RUL-81: Heroes and Students are counted, and faults that must never be there. */
export function inventory(w: Heroes): Record<string, number> {
  const out: Record<string, number> = { students: 0 };
  for (let pawn = FIRST_STUDENT; pawn < PAWNS; pawn++) if (w.at[pawn]! !== BOX) out.students!++;
  const held = new Array<number>(w.held.length).fill(0);
  for (const at of w.at) if (at >= 0 && at < held.length) held[at]!++;
  if (held.some((n, space) => n !== w.held[space])) out['spaces that count wrong'] = 1;
  const lying = w.slots.filter(card => card >= 0).length + w.captive.filter(card => card >= 0).length;
  if (w.phase === 'endOfRound' && lying !== w.piles.inPlay.cards.length) out['cards in play that lie nowhere'] = 1;
  for (const list of w.resources) if (list.some(n => n < 0 || n > 10)) out['resources off the track'] = 1;
  if (w.vp.some(n => n < 0)) out['VP below 0'] = 1;
  return out;
}
export const PRINTED = { students: STUDENTS };
