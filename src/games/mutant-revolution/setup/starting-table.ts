// Laying out the table: shuffled decks, markers on space 1, the first Hope; schools and characters come afterwards.
import { deckOf, moveToHand } from '#engine/kit/decks.ts';
import type { Random } from '#engine/definition.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import { bag, bit, everybody, moveCard, pile } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import type { Kind } from '../cards/card.ts';
import { characterOf, powerLimitOf, RECRUIT_DECK } from '../cards/index.ts';
import { NONE, type Revolution } from '../table/world.ts';
import { CARDS, CHARACTERS, IS_KIND, isTraining } from '../cards/numbers.ts';
import { HAND_SIZES } from '../table/points-and-hope.ts';

export const FIRST_RP = 1;
export const FIRST_HOPE = 5;

/** MR-SET-12, MR-SET-15 */
const layPiles = (seats: number, random: Random): Revolution['piles'] => ({
  recruits: deckOf(RECRUIT_DECK, random),
  recruitDiscard: pile(),
  schools: pile(),
  row: pile(),
  offered: pile(),
  plots: deckOf(numbersIn(CARDS.plot), random),
  plotDiscard: pile(),
  playing: pile(),
  missions: deckOf(numbersIn(CARDS.mission), random),
  missionDiscard: pile(),
  hand: Array.from({ length: seats }, () => bag()),
});

/** The settings of a match. */
export interface Options {
  /** Stop after so many rounds; 0: never (MR-RUL-137). */
  rounds: number;
  /** No rule but a shorter way to the end: every School begins with so many Revolution Points, and with Hope,
   *  Characters and Plot Cards to match; 0: as the rules say. */
  head: number;
}
const USUAL: Options = { rounds: 0, head: 0 };

/** MR-SET-03, MR-SET-11 */
export function layOut(seats: number, random: Random, { rounds, head } = USUAL): Revolution {
  const w = emptyTable(seats, random);
  w.rounds = rounds;
  if (head) w.rp.forEach((_, seat) => giveHeadStart(w, seat, head));
  return w;
}
function emptyTable(seats: number, random: Random): Revolution {
  const each = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const column = (value: number): number[] => new Array<number>(CHARACTERS).fill(value);
  return {
    piles: layPiles(seats, random),
    round: 0,
    rounds: 0,
    phase: 'setup',
    school: each(() => NONE),
    rp: each(() => FIRST_RP),
    pp: each(() => FIRST_RP),
    hope: each(() => FIRST_HOPE),
    stake: each(() => 0),
    bank: 0,
    commander: NONE,
    owner: column(NONE),
    power: column(0),
    injured: column(0),
    triumph: column(0),
    training: column(NONE),
    offers: [],
    offersMade: 0,
    ready: each(() => false),
    sent: each(() => 0),
    passed: each(() => false),
    fight: null,
    lasting: [],
  };
}

// ---- a head start ------------------------------------------------------------------------------------------

/** As if some rounds had been played well: points, Hope, Characters that are not dealt at the start, a full hand. */
function giveHeadStart(w: Revolution, seat: Seat, n: number): void {
  w.rp[seat] = w.pp[seat] = n;
  w.hope[seat]! += 2 * n;
  const half = Math.ceil(n / 2);
  const heroes = enrolNext(w, seat, 'hero', half);
  enrolNext(w, seat, 'student', half);
  for (const c of heroes.slice(1)) w.training[c] = fetch(w, isTraining);
  const { plots, hand } = w.piles;
  for (let i = 0; i < HAND_SIZES[n]!; i++) moveToHand(plots, plots.cards.length - 1, hand[seat]!, bit(seat));
}
function enrolNext(w: Revolution, seat: Seat, kind: Kind, n: number): number[] {
  return Array.from({ length: n }, () => {
    const c = fetch(w, card => IS_KIND[kind](card) && !characterOf(card).starting);
    w.owner[c] = seat;
    w.power[c] = powerLimitOf(c);
    return c;
  });
}
/** The next card of that sort comes to the Schools. */
function fetch({ piles, rp }: Revolution, isWanted: (card: number) => boolean): number {
  const { recruits, schools } = piles;
  return moveCard(recruits, recruits.cards.findLastIndex(isWanted), schools, everybody(rp.length));
}
