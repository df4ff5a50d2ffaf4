// The gain of a card's effects for each School, in Revolution Points, when it is played on the targets named.
import type { Seat } from '#engine/types.ts';
import type { Effect, SchoolEffect, Target, Whom } from '../cards/card.ts';
import type { Aimed } from '../abilities/targets.ts';
import { aimOf } from '../abilities/scope.ts';
import { NONE, type Revolution } from '../table/world.ts';
import { CHARACTERS } from '../cards/numbers.ts';
import { MOST_RP } from '../table/points-and-hope.ts';
import { ATK, attributesOf } from '../abilities/stats.ts';
import { countOf, limitOf } from '../table/characters.ts';
import { isOnSchools } from '../verbs/index.ts';
import { CARD, GOAL, HOPE, INJURY, NOBODY, POWER, teamWorth, TRIUMPH } from './worth.ts';

/** A card or Power as far as it can be judged. */
export interface Judged extends Aimed {
  effects: readonly Effect[];
}
/** A card with what was named for it. */
export interface Play {
  card: Judged;
  by: Seat;
  named: readonly number[];
  /** Plot Points of supporters, by seat. */
  given?: readonly number[];
}

/** The part of a rival's point that counts as our loss: the nearer the rival is to the goal, the more. */
const ENVY = 0.1;
const ENVY_PER_RP = 0.11;
const envyOf = (w: Revolution, other: Seat): number => ENVY + ENVY_PER_RP * w.rp[other]!;
/** The gain of a supporter counts as only so much of a loss, for supporters deserve something. */
const GRATEFUL = 0.4;

/** The worth of the play to `seat`: its own gain, less part of the others'. */
export function gainOf(w: Revolution, seat: Seat, play: Play): number {
  let sum = 0;
  for (let school = 0; school < w.rp.length; school++) {
    const change = changeFor(w, school, play);
    if (school === seat) sum += change;
    else if (change) sum -= change * envyOf(w, school) * (change > 0 && play.given?.[school] ? GRATEFUL : 1);
  }
  return sum;
}

/** The gain or loss of one School by the play. */
function changeFor(w: Revolution, school: Seat, play: Play): number {
  const { card, by } = play;
  let sum = 0;
  for (const effect of card.effects)
    if (isOnSchools(effect)) sum += (GAINS[effect.do] as Gain<SchoolEffect>)(w, school, effect, play);
  const { pays } = card;
  if (!pays) return sum;
  const hope = HOPE * (pays.hope ?? 0);
  if (school === by) {
    sum -= hope;
    const discarded = pays.discard && play.named[card.targets?.length ?? 0];
    if (discarded !== undefined) sum -= leaving(w, by, discarded);
  } else if (pays.to === 'target' && isNamed(w, school, play, 0)) sum += hope;
  return sum;
}

/** The gain or loss of a School by an effect of the play. */
type Gain<E> = (w: Revolution, school: Seat, effect: E, play: Play) => number;

/** For a School that the effect reaches. */
const reached =
  <E extends { who: Whom }>(gain: (w: Revolution, school: Seat, effect: E) => number): Gain<E> =>
  (w, school, effect, play) =>
    isReached(w, school, play, effect.who) ? gain(w, school, effect) : 0;
/** For the Character named, or all of a School that the effect reaches. */
const onCharacters =
  <E extends { who: Whom }>(gain: (w: Revolution, c: number, effect: E) => number): Gain<E> =>
  (w, school, effect, play) => {
    const { who } = effect;
    if (!isReached(w, school, play, who)) return 0;
    const place = who === 'target2' ? 1 : 0;
    if ((who === 'target' || who === 'target2') && isCharacter(play.card.targets?.[place]))
      return gain(w, play.named[place]!, effect);
    let sum = 0;
    for (let c = 0; c < CHARACTERS; c++) if (w.owner[c] === school) sum += gain(w, c, effect);
    return sum;
  };
/** For the School that plays it. */
const own =
  <E>(n: number): Gain<E> =>
  (_w, school, _effect, { by }) =>
    school === by ? n : 0;
/** For the School that plays it, and against the one that it takes from. */
const taking =
  <E extends { from: Whom }>(worth: (w: Revolution, from: Seat, effect: E) => number): Gain<E> =>
  (w, school, effect, play) => {
    const from = victimOf(w, play, effect.from);
    if (from === NONE || (school !== play.by && school !== from)) return 0;
    return school === play.by ? worth(w, from, effect) : -worth(w, from, effect);
  };

const GAINS: { [V in SchoolEffect['do']]: Gain<Extract<SchoolEffect, { do: V }>> } = {
  gainRp: reached((w, school, { n }) => climb(w, school, n)),
  loseRp: reached((w, school, { n }) => climb(w, school, -n)),
  gainHope: reached((w, school, { n, per }) => HOPE * n * countOf(w, school, per)),
  loseHope: reached((w, school, { n, per }) => -HOPE * Math.min(n * countOf(w, school, per), w.hope[school]!)),
  stealHope: taking((w, from, { n }) => HOPE * Math.min(n, w.hope[from]!)),
  gainPp: reached((_w, _school, { n }) => PP * n),
  losePp: reached((_w, _school, { n }) => -PP * n),
  drawPlot: reached((_w, _school, { n }) => DRAWN * n),
  discardPlot: reached((w, school, { n }) => (w.piles.hand[school]!.cards.length ? -DRAWN * n : 0)),
  stealPlot: taking((w, from) => (w.piles.hand[from]!.cards.length ? DRAWN : 0)),
  lookAt: own(0.03),
  takeFromDiscard: own(0.3),
  takeStudent: own(0.4),
  gainPower: onCharacters((w, c, { n }) => POWER * Math.min(n, limitOf(w, c) - w.power[c]!)),
  losePower: onCharacters((w, c, { n }) => -POWER * Math.min(n, w.power[c]!)),
  drain(w, school, _effect, { by, named }) {
    const n = w.power[named[0]!]!;
    return school === by ? HOPE * n : w.owner[named[0]!] === school ? -POWER * n : 0;
  },
  duel: duelFor,
  injure: onCharacters((w, c) => (w.injured[c] ? 0 : -INJURY)),
  heal: onCharacters((w, c) => (w.injured[c] ? INJURY : 0)),
  giveTriumph: onCharacters((w, c) => (w.triumph[c] ? 0 : TRIUMPH)),
  loseTriumph: onCharacters((w, c) => (w.triumph[c] ? -TRIUMPH : 0)),
  discardCharacter: onCharacters((w, c) => -leaving(w, w.owner[c]!, c)),
  takeCharacter(w, school, _effect, { by, named }) {
    const c = named[0]!;
    return school === by ? joining(w, school, c) : w.owner[c] === school ? -leaving(w, school, c) : 0;
  },
};
/** A Character may be the best that a School could send, or all that it has. */
const joining = (w: Revolution, school: Seat, c: number): number =>
  teamWorth(w, school, NOBODY, [c]) - teamWorth(w, school, NOBODY, NOBODY);
const leaving = (w: Revolution, school: Seat, c: number): number =>
  teamWorth(w, school, NOBODY, NOBODY) - teamWorth(w, school, [c], NOBODY);

/** Hope and health at the odds of the two who fight it out. */
function duelFor(w: Revolution, school: Seat, { n }: { n: number }, { named, by }: Play): number {
  const [own, other] = named as [number, number];
  if (school !== by && school !== w.owner[other]) return 0;
  const lead = attributesOf(w, own)[ATK] - attributesOf(w, other)[ATK];
  const chance = Math.max(0, Math.min(1, EVEN + PER_DIE * (school === by ? lead : -lead)));
  return (2 * chance - 1) * HOPE * n - (1 - chance) * INJURY;
}
const EVEN = 0.48;
const PER_DIE = 0.22;

const DRAWN = CARD + 1.5 * HOPE;
export const PP = 0.04;

/** Revolution Points up or down; the last step is the dearest. */
function climb(w: Revolution, school: Seat, n: number): number {
  const before = w.rp[school]!;
  const after = Math.max(0, Math.min(MOST_RP, before + n));
  return after - before + (after === MOST_RP ? GOAL : 0) - (before === MOST_RP ? GOAL : 0);
}

// ---- whom it reaches ---------------------------------------------------------------------------------------

const isCharacter = (target: Target | undefined): boolean => target !== undefined && aimOf(target) === 'character';

function isReached(w: Revolution, school: Seat, play: Play, who: Whom): boolean {
  if (who === 'you' || who === 'self') return school === play.by;
  if (who === 'others') return school !== play.by;
  if (who === 'ahead') return w.rp[school]! > w.rp[play.by]!;
  if (who === 'everybody') return true;
  if (who === 'supporters') return (play.given?.[school] ?? 0) > 0;
  if (who === 'target') return isNamed(w, school, play, 0);
  return who === 'target2' && isNamed(w, school, play, 1);
}
/** Is the School named at that place, or the owner of the Character named? */
function isNamed(w: Revolution, school: Seat, { card, named }: Play, place: number): boolean {
  const n = named[place];
  if (n === undefined) return false;
  return (isCharacter(card.targets?.[place]) ? w.owner[n] : n) === school;
}
/** The School whose Hope is taken. */
function victimOf(w: Revolution, play: Play, from: Whom): Seat {
  for (let school = 0; school < w.rp.length; school++)
    if (school !== play.by && isReached(w, school, play, from)) return school;
  return NONE;
}
