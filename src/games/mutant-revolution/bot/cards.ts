// The gain of a card's effects for each School, in Revolution Points, when it is played on the targets named.
import type { Seat } from '#engine/types.ts';
import type { Effect, Target, Whom } from '../cards/card.ts';
import type { Aimed } from '../abilities/targets.ts';
import { aimOf } from '../abilities/scope.ts';
import { NONE, type Revolution } from '../table/world.ts';
import { CHARACTERS, isLeader, isStudent } from '../cards/numbers.ts';
import { MOST_RP } from '../table/points-and-hope.ts';
import { ATK, attributesOf } from '../abilities/stats.ts';
import { limitOf } from '../table/characters.ts';
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
  for (const effect of card.effects) sum += effectFor(w, school, play, effect);
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

function effectFor(w: Revolution, school: Seat, play: Play, effect: Effect): number {
  switch (effect.do) {
    case 'stealHope': {
      const from = victimOf(w, play, effect.from);
      const n = from === NONE ? 0 : HOPE * Math.min(effect.n, w.hope[from]!);
      return school === play.by ? n : school === from ? -n : 0;
    }
    case 'stealPlot': {
      const from = victimOf(w, play, effect.from);
      const n = from === NONE || !w.piles.hand[from]!.cards.length ? 0 : DRAWN;
      return school === play.by ? n : school === from ? -n : 0;
    }
    case 'drain': {
      const n = w.power[play.named[0]!]!;
      return school === play.by ? HOPE * n : w.owner[play.named[0]!] === school ? -POWER * n : 0;
    }
    case 'duel':
      return duelFor(w, school, play, effect.n);
    case 'takeCharacter': {
      const c = play.named[0]!;
      return school === play.by ? joining(w, school, c) : w.owner[c] === school ? -leaving(w, school, c) : 0;
    }
    case 'takeStudent':
      return school === play.by ? NEW_STUDENT : 0;
    case 'takeFromDiscard':
      return school === play.by ? CHOSEN_CARD : 0;
    case 'lookAt':
      return school === play.by ? INSIGHT : 0;
    default:
      return 'who' in effect && isReached(w, school, play, effect.who) ? reachedBy(w, school, play, effect) : 0;
  }
}
/** A Character may be the best that a School could send, or all that it has. */
const joining = (w: Revolution, school: Seat, c: number): number =>
  teamWorth(w, school, NOBODY, [c]) - teamWorth(w, school, NOBODY, NOBODY);
const leaving = (w: Revolution, school: Seat, c: number): number =>
  teamWorth(w, school, NOBODY, NOBODY) - teamWorth(w, school, [c], NOBODY);
const NEW_STUDENT = 0.4;
const CHOSEN_CARD = 0.3;
const INSIGHT = 0.03;

/** Hope and health at the odds of the two who fight it out. */
function duelFor(w: Revolution, school: Seat, { named, by }: Play, n: number): number {
  const [own, other] = named as [number, number];
  if (school !== by && school !== w.owner[other]) return 0;
  const lead = attributesOf(w, own)[ATK] - attributesOf(w, other)[ATK];
  const chance = Math.max(0, Math.min(1, EVEN + PER_DIE * (school === by ? lead : -lead)));
  return (2 * chance - 1) * HOPE * n - (1 - chance) * INJURY;
}
const EVEN = 0.48;
const PER_DIE = 0.22;

type Reaching = Extract<Effect, { who: Whom }>;
/** The gain or loss of a School that an effect reaches. */
function reachedBy(w: Revolution, school: Seat, play: Play, effect: Reaching): number {
  switch (effect.do) {
    case 'gainRp':
      return climb(w, school, effect.n);
    case 'loseRp':
      return climb(w, school, -effect.n);
    case 'gainHope':
      return HOPE * effect.n * (effect.per ? countOf(w, school, effect.per) : 1);
    case 'loseHope':
      return -HOPE * Math.min(effect.n * (effect.per ? countOf(w, school, effect.per) : 1), w.hope[school]!);
    case 'drawPlot':
      return DRAWN * effect.n;
    case 'discardPlot':
      return w.piles.hand[school]!.cards.length ? -DRAWN * effect.n : 0;
    case 'gainPp':
      return PP * effect.n;
    case 'losePp':
      return -PP * effect.n;
    default:
      return onCharacters(w, school, play, effect);
  }
}
const DRAWN = CARD + 1.5 * HOPE;
export const PP = 0.04;

/** Revolution Points up or down; the last step is the dearest. */
function climb(w: Revolution, school: Seat, n: number): number {
  const before = w.rp[school]!;
  const after = Math.max(0, Math.min(MOST_RP, before + n));
  return after - before + (after === MOST_RP ? GOAL : 0) - (before === MOST_RP ? GOAL : 0);
}

function countOf(w: Revolution, school: Seat, per: 'student' | 'hero' | 'triumph'): number {
  let n = 0;
  for (let c = 0; c < CHARACTERS; c++)
    if (w.owner[c] === school)
      n += per === 'triumph' ? w.triumph[c]! : Number(!isLeader(c) && isStudent(c) === (per === 'student'));
  return n;
}

/** The Character named, or all of the School. */
function onCharacters(w: Revolution, school: Seat, play: Play, effect: Reaching): number {
  const place = effect.who === 'target2' ? 1 : 0;
  const isOne = (effect.who === 'target' || effect.who === 'target2') && isCharacter(play.card.targets?.[place]);
  if (isOne) return onCharacter(w, play.named[place]!, effect);
  let sum = 0;
  for (let c = 0; c < CHARACTERS; c++) if (w.owner[c] === school) sum += onCharacter(w, c, effect);
  return sum;
}
function onCharacter(w: Revolution, c: number, effect: Reaching): number {
  switch (effect.do) {
    case 'injure':
      return w.injured[c] ? 0 : -INJURY;
    case 'heal':
      return w.injured[c] ? INJURY : 0;
    case 'gainPower':
      return POWER * Math.min(effect.n, limitOf(w, c) - w.power[c]!);
    case 'losePower':
      return -POWER * Math.min(effect.n, w.power[c]!);
    case 'giveTriumph':
      return w.triumph[c] ? 0 : TRIUMPH;
    case 'loseTriumph':
      return w.triumph[c] ? -TRIUMPH : 0;
    case 'discardCharacter':
      return -leaving(w, w.owner[c]!, c);
    default:
      return 0;
  }
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
