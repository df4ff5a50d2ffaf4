// Whether an ability is worth its price now: by what it changes of the roll at hand, in tenths of a KO.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import type { Seat } from '#engine/types.ts';
import { hitsOf } from '../abilities/dice.ts';
import { contest, exactly, hitsWith, koChance, shifted, type Chances } from '../abilities/odds.ts';
import { chancesOf } from '../abilities/roll-odds.ts';
import { isBoosted, koValue, kosOn, printed, ratingOf } from '../abilities/ratings.ts';
import { abilityOf, effectsOf, LEAD, RESOURCE, SECOND } from '../abilities/sources.ts';
import { holds, sideOf } from '../abilities/legality.ts';
import { HITS, TROUBLE } from '../cards/board.ts';
import {
  RATINGS,
  type CardArguments,
  type Effect,
  type FightArguments,
  type HeroArguments,
  type LastingArguments,
  type PassiveArguments,
  type TroubleArguments,
} from '../cards/card.ts';
import { heroOf, isAlly } from '../table/deck.ts';
import {
  ATTACK,
  ATTACK_ROLL,
  DEFEND,
  HEROES,
  otherSide,
  TROUBLE_ROLL,
  NONE,
  type Fight,
  type Marvel,
  type T,
  type Side,
} from '../table/world.ts';
import { abilityPrice, VP_A_TENTH } from './card-worth.ts';
import { chanceLeft, type Mission } from './mission-odds.ts';
import { cardsAgainst, vpAt } from './prospects.ts';
import { hasSupporter, readyIn } from '../table/figures.ts';
import { LEAST } from './turns.ts';

const TENTHS = 10;

// ---- the roll at hand --------------------------------------------------------------------------------------

/** The roll at hand for the side that makes it: what it comes to with these chances of HITs, in KOs. */
interface Roll {
  readonly side: Side;
  readonly now: Chances;
  readonly dice: number;
  readonly isBoosted: boolean;
  score(chances: Chances): number;
}
function rollAt(t: T): Roll {
  const w = t.world;
  const f = w.fight!;
  const { side, rating } = f;
  const dice = ratingOf(f, side, rating);
  const boosted = isBoosted(w, side, rating);
  const now = f.dice.length ? exactly(hitsOf(f.dice) + f.plus) : hitsWith(dice, boosted);
  return { side, now, dice, isBoosted: boosted, score: scoring(t, w, f) };
}
function scoring(t: T, w: Marvel, f: Fight): Roll['score'] {
  const { side, rating } = f;
  if (rating === ATTACK) {
    const defence = chancesOf(w, otherSide(side), DEFEND);
    return chances => koChance(chances, defence);
  }
  if (rating === DEFEND) {
    const attack = exactly(hitsOf(f.attack) + f.attackPlus);
    return chances => -koChance(attack, chances);
  }
  const first = t.outer('outwit')?.first ?? 0;
  const theirs = side === f.initiative ? chancesOf(w, otherSide(side), rating) : exactly(first);
  return chances => {
    const [win, , lose] = contest(chances, theirs);
    return win - lose;
  };
}
/** The dice at hand where some are rolled again. */
function redone(f: Fight, isRedone: (hits: number) => boolean): Chances {
  let kept = Math.max(0, f.plus);
  let again = 0;
  for (const die of f.dice)
    if (isRedone(HITS[die - 1]!)) again++;
    else kept += HITS[die - 1]!;
  return shifted(hitsWith(again), kept);
}

// ---- effects -----------------------------------------------------------------------------------------------

/** The chances of HITs after an effect on the roll at hand; nothing where it does not touch it. */
function changed(t: T, roll: Roll, my: Side, effect: Effect): Chances | undefined {
  const f = t.world.fight!;
  const isRoller = 'who' in effect && (effect.who === 'self') === (roll.side === my);
  const concerns = 'rating' in effect && (effect.rating === 'roll' || effect.rating === RATINGS[f.rating]);
  switch (effect.do) {
    case 'rate':
      return isRoller && concerns ? hitsWith(roll.dice + effect.n + perKo(t, my, effect), roll.isBoosted) : undefined;
    case 'setRate':
      return isRoller && concerns ? hitsWith(effect.n, roll.isBoosted) : undefined;
    case 'copyRate':
      return hitsWith(Math.max(roll.dice, printed(f, otherSide(my), f.rating)), roll.isBoosted);
    case 'hits':
      return shifted(roll.now, effect.n);
    case 'boost':
      return roll.side === my && !roll.isBoosted ? hitsWith(roll.dice, true) : undefined;
    case 'reroll':
      if (effect.whose === 'trouble' || effect.of || !f.dice.length) return undefined;
      return redone(f, hits => (effect.dice === 'all' ? true : (hits === 0) === (effect.whose === 'own')));
    default:
      return untouched(effect.do);
  }
}
/** Verbs that leave the dice at hand as they are. */
type Untouched =
  | 'noBoost'
  | 'showPower'
  | 'lockPower'
  | 'winTies'
  | 'seal'
  | 'preventKo'
  | 'removeKo'
  | 'inflictKo'
  | 'initiative'
  | 'changePower'
  | 'removeHelper'
  | 'removeCharge'
  | 'recover';
const untouched = (_verb: Untouched | keyof (TroubleArguments & OfTurns)): undefined => undefined;
type OfTurns = CardArguments & HeroArguments & PassiveArguments;
const perKo = (t: T, my: Side, effect: Effect & { do: 'rate' }): number =>
  effect.perKo ? kosOn(t.world, effect.perKo === 'self' ? my : otherSide(my)) : 0;

const PREVENT = 9;
const FATAL = 1.5;
const REMOVE = 6.5;
/** A KO that is about to be marked. */
function preventWorth(w: Marvel, my: Side): number {
  return kosOn(w, my) + 1 >= koValue(w.fight!, my) ? PREVENT * FATAL : PREVENT;
}
/** The worth of effects to the side that uses them, in tenths of a KO. */
function effectsWorth(t: T, my: Side, source: number, at: string): number {
  const w = t.world;
  const f = w.fight!;
  const isRolling = at === 'beforeRoll' || at === 'afterRoll';
  const roll = isRolling ? rollAt(t) : undefined;
  let sum = 0;
  let isJudged = false;
  for (const effect of effectsOf(source)) {
    if (effect.if && !holds(w, my, effect.if, t.outer('ability')?.koFrom ?? '')) continue;
    const after = roll && changed(t, roll, my, effect);
    if (after) {
      sum += TENTHS * (roll.score(after) - roll.score(roll.now)) * (roll.side === my ? 1 : -1);
      isJudged = true;
    } else if (effect.do === 'preventKo') return preventWorth(w, my);
    else if (effect.do === 'removeKo') return REMOVE;
    else if (effect.do === 'initiative' && f.initiative === my) sum -= 2;
  }
  return isJudged ? sum : sum + abilityPrice(source, my === HEROES ? 'hero' : 'villain');
}

// ---- costs -------------------------------------------------------------------------------------------------

const CARD = 2.2;
const VILLAIN_CARD = 1.6;
const CHARGE = 2;
const EVENT = 2;
const FREE = 0.1;
/** A card is cheap when the hand is full. */
const MANY = 4;
function costOf(w: Marvel, seat: Seat, my: Side, source: number): number {
  const { cost } = abilityOf(source);
  const n = source % SECOND;
  const isOwnCard = n >= RESOURCE && n < LEAD;
  if (isOwnCard && !isAlly(n - RESOURCE)) return EVENT;
  if (cost === 'charge' || (cost === 'self' && isOwnCard)) return CHARGE;
  if (typeof cost !== 'object') return FREE;
  const held = (my === HEROES ? w.piles.hand : w.piles.plots)[seat]!.cards.length;
  return cost.discard * (my === HEROES ? CARD : VILLAIN_CARD) * (held > MANY ? 0.6 : 1);
}
/** How much hangs on the fight, as a share of the usual 4 VP. */
const USUAL = 4;
function stakeOf(w: Marvel): number {
  const { area } = w.task!;
  const isScored = w.headline[area] === NONE;
  return Math.max(0.6, Math.min(1.6, (isScored ? USUAL : vpAt(w, area) + 1) / USUAL));
}

/** Uses weigh more than to pass where they bring more than they cost. */
export const react: Weigher<Marvel> = (t, seat, { verb, n }) => {
  if (verb !== 'use') return 1;
  const w = t.world;
  const { at } = t.outer('ability')!;
  if (!w.fight) return troubleUse(w, seat, n, at);
  const my = sideOf(w, seat);
  return Math.max(LEAST, 1 + stakeOf(w) * effectsWorth(t, my, n, at) - costOf(w, seat, my, n));
};

// ---- Trouble rolls -----------------------------------------------------------------------------------------

/** The chance to solve the Headline when so much Trouble is left by the roll. */
function chanceWithTrouble(w: Marvel, trouble: number): number {
  const { seat, area, district, type } = w.task!;
  const heroes = readyIn(w, seat, district);
  const less = Math.max(0, ...heroes.map(hero => heroOf(hero)[type!]));
  const mission: Mission = {
    threat: 0,
    hasSkill: true,
    less,
    isSupported: hasSupporter(w, seat, area),
    cards: cardsAgainst(w, seat),
  };
  return chanceLeft(heroes, trouble - less, mission);
}
/** By how much an effect lowers the Trouble Level. */
function troubleLess({ task }: Marvel, effect: Effect): number {
  switch (effect.do) {
    case 'trouble':
    case 'threat':
      return -effect.n;
    case 'skill':
      return 0.6;
    case 'reroll':
      return task!.dice.filter(die => TROUBLE[die - 1]! > 1).length;
    default:
      return noTrouble(effect.do);
  }
}
const noTrouble = (
  _verb: 'stopScheme' | Exclude<keyof FightArguments, 'reroll'> | keyof (LastingArguments & OfTurns),
): number => 0;
function troubleUse(w: Marvel, seat: Seat, source: number, at: string): number {
  const cost = VP_A_TENTH * costOf(w, seat, HEROES, source);
  const before = at === 'beforeTroubleRoll' ? w.task!.threat : w.trouble;
  let less = 0;
  for (const effect of effectsOf(source)) {
    if (!effect.if || holds(w, HEROES, effect.if, '')) less += troubleLess(w, effect);
  }
  const whole = Math.ceil(less);
  const gain = (chanceWithTrouble(w, before - whole) - chanceWithTrouble(w, before)) * (less / Math.max(1, whole));
  return Math.max(LEAST, 1 + 8 * (gain * (vpAt(w, w.task!.area) + 1) - cost));
}

// ---- dice that are rolled again ----------------------------------------------------------------------------

const MEAN = 5 / 6;
export const reroll: Weigher<Marvel> = (t, _seat, { made }) => {
  const { side, isOwn } = t.outer('rerolling')!;
  const { fight, task } = t.world;
  const dice = side === TROUBLE_ROLL ? task!.dice : side === ATTACK_ROLL ? fight!.attack : fight!.dice;
  let gain = 0;
  for (const i of made!.parts[0]!) {
    if (side === TROUBLE_ROLL) gain += TROUBLE[dice[i]! - 1]! - 1;
    else gain += (isOwn ? 1 : -1) * (MEAN - HITS[dice[i]! - 1]!);
  }
  return Math.exp(gain);
};
