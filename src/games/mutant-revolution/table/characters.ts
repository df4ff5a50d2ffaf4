// Characters join and leave schools; what lies on them comes and goes with them.
import { turnUp } from '#engine/kit/decks.ts';
import type { Pile, Seat } from '#engine/types.ts';
import type { SchoolArguments } from '../cards/card.ts';
import { characterOf, powerLimitOf, trainingOf } from '../cards/index.ts';
import { charactersOf, heroesOf, NONE, studentsOf, type Revolution, type T } from './world.ts';
import { isLeader, isStudent } from '../cards/numbers.ts';

/** Heroes and Students of a School that are Uninjured (MR-GLO-01). */
export const ableOf = (w: Revolution, seat: Seat): number[] =>
  charactersOf(w, seat).filter(c => !isLeader(c) && !w.injured[c]);

/** The number of Students, Heroes or Triumph Tokens that an effect counts at a School; 1 when it counts nothing. */
export function countOf(w: Revolution, seat: Seat, per?: SchoolArguments['gainHope']['per']): number {
  if (per === 'student') return studentsOf(w, seat).length;
  if (per === 'hero') return heroesOf(w, seat).length;
  return per === 'triumph' ? charactersOf(w, seat).filter(c => w.triumph[c]).length : 1;
}

/** Its Power Token limit: its own (MR-RUL-09) and what its Training adds (MR-RUL-148). */
export function limitOf(w: Revolution, c: number): number {
  const card = w.training[c]!;
  return powerLimitOf(c) + (card === NONE ? 0 : (trainingOf(card).limit ?? 0));
}

/** MR-GLO-03: its Hope Value and that of its Training Card: what a Secret Mission brings in (MR-SMI-02, MR-SMI-03) and
 *  a defeat costs (MR-DEF-06). */
export function priceOf(w: Revolution, c: number): number {
  const card = w.training[c]!;
  return characterOf(c).hv + (card === NONE ? 0 : trainingOf(card).hv);
}

/** Adds Power Tokens up to the limit, or takes them down to none; returns how many really moved. */
export function changePower(w: Revolution, c: number, by: number): number {
  const before = w.power[c]!;
  w.power[c] = Math.max(0, Math.min(Math.max(before, limitOf(w, c)), before + by));
  return w.power[c]! - before;
}

/** Takes Power Tokens from a Character and tells it, if it had any. */
export function losePower(t: T, character: number, most: number): number {
  const n = -changePower(t.world, character, -most);
  if (n) t.log('powerLost', { character, n });
  return n;
}

/** MR-RTR-04, MR-RTR-05: a Hero or Student joins a school, which may have any number (MR-CON-05), face up (MR-SET-08),
 *  filled with Power Tokens or not. One that lies at another school brings along all that lies on it (MR-RUL-61);
 *  others come `from` a pile. */
export function enrol(t: T, c: number, seat: Seat, withPower: boolean, from: Pile = t.world.piles.offered): void {
  const w = t.world;
  if (w.owner[c] === NONE) turnUp(from, c, w.piles.schools, t.seats);
  w.owner[c] = seat;
  if (withPower) w.power[c] = limitOf(w, c);
}

/** The Student nearest the top of the Recruit discard pile, if there is one (MR-RUL-111: without Power Tokens). */
export function takeStudent(t: T, seat: Seat): void {
  const { recruitDiscard } = t.world.piles;
  const card = recruitDiscard.cards.findLast(isStudent);
  if (card === undefined) return;
  enrol(t, card, seat, false, recruitDiscard);
  t.log('studentJoined', { seat, character: card });
}

/** MR-RUL-14: it leaves for the Recruit discard pile, its Training Card with it, its tokens for the supply. */
export function dismiss(t: T, c: number): void {
  const w = t.world;
  const { schools, recruitDiscard } = w.piles;
  if (w.training[c] !== NONE) turnUp(schools, w.training[c]!, recruitDiscard, t.seats);
  turnUp(schools, c, recruitDiscard, t.seats);
  w.owner[c] = w.training[c] = NONE;
  w.power[c] = w.injured[c] = w.triumph[c] = 0;
}

/** MR-RTR-07: a Training Card goes to a Hero or Student that has none. */
export function train(t: T, card: number, c: number, from: Pile = t.world.piles.offered): void {
  turnUp(from, card, t.world.piles.schools, t.seats);
  t.world.training[c] = card;
}
