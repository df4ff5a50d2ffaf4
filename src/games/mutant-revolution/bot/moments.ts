// Moments: which Powers and Reactions to use, and which to save.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import type { Pick, Seat } from '#engine/types.ts';
import { damageOf, diceOn, sideOf } from '../abilities/dice.ts';
import type { AnswerEffect, Effect, Moment } from '../cards/card.ts';
import { powerOf } from '../cards/index.ts';
import { eventOf, reactionOf } from '../cards/plots.ts';
import type { Side } from '../table/locals.ts';
import { isToken, missionCharacter, pcOf } from '../table/figures.ts';
import { ATK, SPD } from '../abilities/stats.ts';
import type { Revolution, T } from '../table/world.ts';
import { isAnswer, isInFight } from '../verbs/index.ts';
import { stepsToGoal, weighAction } from './arena.ts';
import { gainOf } from './cards.ts';
import { wantsAt } from './economy.ts';
import { reactionPrice } from './plot.ts';

/** By decision. */
export const momentWeighers: Record<string, Weigher<Revolution>> = {
  'moment.react': weighMoment,
  'reactions.react': weighMoment,
  'pcTurn.act': (t, seat, option) =>
    option.verb === 'power' ? weighPower(t, seat, option.n) : weighAction(t.world, seat, option),
  'reroll.choose': weighFace,
  /** The die to be turned up: one in the middle, which can overtake another. */
  'changeDie.choose': (_t, _seat, { n }) => [0, 2, 3, 4, 5, 1, 0.1][n]!,
};

const PASS = 1;
/** Worth it, and perhaps worth it. */
const USE = 8;
const MAYBE = 1;
const SELDOM = 0.15;

function weighMoment(t: T, seat: Seat, { verb, n }: Pick): number {
  if (verb === 'pass') return PASS;
  return verb === 'power' ? weighPower(t, seat, n) : weighReaction(t, seat, n);
}

/** Of a Character, of a Training Card, or a Charter. */
function weighPower(t: T, seat: Seat, n: number): number {
  return bestEffect(t, seat, powerOf(n)!, t.outer('moment')?.on ?? 'pcTurn.action');
}
function bestEffect(t: T, seat: Seat, { effects }: { effects: readonly Effect[] }, on: Moment): number {
  let best = 0;
  for (const effect of effects) best = Math.max(best, weighEffect(t, seat, effect, on));
  return best;
}

/** Powers are saved for the arena. */
function weighEffect(t: T, seat: Seat, effect: Effect, on: Moment): number {
  if (!isInFight(effect)) return SELDOM;
  switch (effect.do) {
    case 'addDice':
    case 'removeDice':
      return effect.roll === 'initiative' ? SELDOM : weighDice(t, seat);
    case 'reroll':
      return weighReroll(t, seat, sideOf(t, seat, effect.roll), effect.n === 'all' ? 0 : ONE_MORE);
    case 'changeDie':
      return canTurn(t, effect.by) ? USE : 0;
    case 'addDamage':
    case 'strikeBack':
    case 'restoreStat':
      return USE;
    case 'preventDamage':
      return t.outer('attack')!.damage ? USE : 0;
    case 'extraAction':
      return effect.of === 'any' || (effect.of === 'move' && isFar(t, seat, SPD_MOVES)) ? USE : SELDOM;
    case 'moreHexes':
      return isBeyond(t, seat) ? USE : 0;
    case 'place':
      return on !== 'attack.after' && isFar(t, seat, on === 'pcTurn.start' ? 1 : 0) ? USE : SELDOM;
    case 'attackerAssigns':
      return MAYBE;
    case 'unopposedHits':
    case 'moreRange':
    case 'moveThrough':
    case 'push':
    case 'attackAgain':
    case 'actFirst':
      return SELDOM;
  }
}
const SPD_MOVES = 1;

/** Is the goal farther than so many Moves? */
function isFar({ world: w }: T, seat: Seat, moves: number): boolean {
  const pc = pcOf(w, seat);
  return pc !== undefined && !pc.out && stepsToGoal(w, pc, pc.hex) > moves * pc.stats[SPD];
}

/** Is the goal farther than the Move at hand, with all that has been paid for it? */
function isBeyond(t: T, seat: Seat): boolean {
  const pc = pcOf(t.world, seat);
  const move = t.outer('move');
  return pc !== undefined && move !== undefined && stepsToGoal(t.world, pc, pc.hex) > move.hexes;
}

// ---- dice --------------------------------------------------------------------------------------------------

/** More dice or fewer: for attacks that count, against attacks that hurt. */
function weighDice(t: T, seat: Seat): number {
  const { attacker, target } = t.outer('attack')!;
  const w = t.world;
  if (attacker === seat) return isToken(target) && missionCharacter(w, target).spare ? 0 : USE / 2;
  const dice = isToken(attacker) ? missionCharacter(w, attacker).atk : pcOf(w, attacker)!.stats[ATK];
  return dice >= 3 ? USE / 2 : MAYBE / 2;
}

/** Mean Damage of attack dice against defence dice. */
const MEAN: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0],
  [0.67, 0.42, 0.25, 0.18, 0.12, 0.09, 0.07],
  [1.33, 1.02, 0.78, 0.51, 0.36, 0.26, 0.2],
  [2, 1.7, 1.37, 1.11, 0.75, 0.54, 0.4],
  [2.67, 2.38, 2.03, 1.73, 1.4, 0.98, 0.71],
  [3.33, 3.07, 2.74, 2.38, 2.06, 1.68, 1.2],
  [4, 3.75, 3.45, 3.08, 2.72, 2.39, 1.94],
];
const meanDamage = (attack: number, defence: number): number => MEAN[Math.min(6, attack)]![Math.min(6, defence)]!;
/** A die of one's choice is never a loss. */
const ONE_MORE = 0.5;

/** Again, if it went worse than it goes on the average. */
function weighReroll(t: T, seat: Seat, side: Side, bonus: number): number {
  const attack = t.outer('attack');
  if (!attack || side === 'initiative') return SELDOM;
  const { attackDice, defenceDice, unopposedFrom } = attack;
  const over = damageOf(attackDice, defenceDice, unopposedFrom) - meanDamage(attackDice.length, defenceDice.length);
  const luck = attack.attacker === seat ? over : -over;
  return luck < bonus - ONE_MORE ? USE : 0;
}

/** Would a die turned by so much do more Damage? */
function canTurn(t: T, by: number): boolean {
  const { attackDice, defenceDice, unopposedFrom } = t.outer('attack')!;
  const now = damageOf(attackDice, defenceDice, unopposedFrom);
  return attackDice.some((face, i) => {
    const turned = attackDice.with(i, Math.min(6, face + by));
    return damageOf(turned, defenceDice, unopposedFrom) > now;
  });
}

/** Low dice of one's own, high ones of the other side. */
function weighFace(t: T, seat: Seat, { verb, n }: Pick): number {
  if (verb === 'enough') return PASS;
  const isOwn = diceOn(t, sideOf(t, seat, 'own')).includes(n) && isOwnRoll(t);
  return isOwn ? LOW[n]! : LOW[7 - n]!;
}
const LOW = [0, 6, 5, 3, 0.5, 0.1, 0.02];
const isOwnRoll = (t: T): boolean => {
  const { seat, side } = t.outer('reroll')!;
  return side === 'initiative' || sideOf(t, seat, 'own') === side;
};

// ---- reactions ---------------------------------------------------------------------------------------------

/** By its first effect. */
function weighReaction(t: T, seat: Seat, card: number): number {
  const reaction = reactionOf(card);
  const [effect] = reaction.effects as [Effect];
  if (isAnswer(effect)) return weighAnswer(t, seat, card, effect);
  return effect.do === 'stealHope' ? USE : bestEffect(t, seat, reaction, reaction.on);
}
function weighAnswer(t: T, seat: Seat, card: number, effect: AnswerEffect): number {
  switch (effect.do) {
    case 'cancelEvent':
      return cancelling(t, seat) > reactionPrice(card) ? USE : 0;
    case 'raiseBid':
      return overtakes(t, seat, effect.n) ? USE : 0;
    case 'spoilBid':
      return inherits(t, seat) || isAboutToWin(t, seat) ? USE : 0;
    case 'cancelAuction':
      return isAboutToWin(t, seat) ? USE : 0;
    case 'waiveRefusal':
    case 'waivePayment':
      return USE;
    case 'changeSeverity':
      return t.outer('defeat')!.severity > 1 ? USE : 0;
    case 'cancelReaction':
      return SELDOM;
  }
}

/** The gain if the Event at hand is cancelled. */
function cancelling(t: T, seat: Seat): number {
  const { card, by, targets, costs, given } = t.outer('event')!;
  return -gainOf(t.world, seat, { card: eventOf(card), by, named: [...targets, ...costs], given });
}

/** Does the bid win when it is raised, at a price that the prize is worth? */
function overtakes(t: T, seat: Seat, by: number): boolean {
  const { live, bids } = t.outer('auction')!;
  const { stake, hope } = t.world;
  const own = bids[seat]! + stake[seat]!;
  const rivals = live.filter(other => other !== seat).map(other => bids[other]! + stake[other]!);
  const most = Math.max(0, ...rivals);
  return own <= most && own + by > most && hope[seat]! >= bids[seat]! + by && wantsAt(t, seat, own + by);
}
/** Is the own bid the next one when the highest of the others count as 0, at a price that the prize is worth? */
function inherits(t: T, seat: Seat): boolean {
  const { live, bids } = t.outer('auction')!;
  const { stake } = t.world;
  if (!live.includes(seat) || !bids[seat]) return false;
  const total = (other: Seat): number => bids[other]! + stake[other]!;
  const rivals = live.filter(other => other !== seat);
  const most = Math.max(...rivals.map(total));
  const left = rivals.map(other => (total(other) === most ? stake[other]! : total(other)));
  return total(seat) <= most && total(seat) > Math.max(0, ...left) && wantsAt(t, seat, total(seat));
}
/** Is a rival about to gain the command that brings it to the goal? */
function isAboutToWin(t: T, seat: Seat): boolean {
  const { prize, live, bids } = t.outer('auction')!;
  const { rp, stake } = t.world;
  const total = (other: Seat): number => bids[other]! + stake[other]!;
  const most = Math.max(...live.map(total));
  return prize === 'commander' && live.some(s => s !== seat && total(s) === most && rp[s]! >= NEAR_GOAL);
}
const NEAR_GOAL = 5;
