// The odds of the roll at hand in a fight, and what an ability would make of them: exact, without what comes after.
import { HITS } from '../cards/board.ts';
import type { Effects } from '../cards/card.ts';
import {
  ATTACK,
  DEFEND,
  HEROES,
  NONE,
  otherSide,
  OUTWIT,
  VILLAINS,
  type Fight,
  type Marvel,
  type Side,
} from '../table/world.ts';
import { changesOf, isDone } from './changes.ts';
import { hitsOf } from './dice.ts';
import { better, exactly, hitsWith, type Chances } from './odds.ts';
import { hasChange, isBoosted, ratingOf } from './ratings.ts';
import { effectsOf } from './sources.ts';

/** A roll: an attack by a side, or the Outwit contest, and the chance of that side to give a KO by it. */
export interface RollOdds {
  readonly by: Side;
  readonly rating: typeof ATTACK | typeof OUTWIT;
  readonly chance: number;
}
/** The powers are chosen, so that there are ratings to roll. */
export const isUnderWay = (f: Fight): boolean => f.powers[HEROES] !== NONE && f.powers[VILLAINS] !== NONE;

export const expectedHits = (chances: Chances): number => chances.reduce((sum, p, n) => sum + p * n, 0);
/** HITs of dice that are still to be rolled. */
export const chancesOf = (w: Marvel, side: Side, rating: number): Chances =>
  hitsWith(ratingOf(w.fight!, side, rating), isBoosted(w, side, rating));
/** HITs of the roll at hand: those that lie there, or of the dice to come. */
const atHand = (w: Marvel, f: Fight): Chances =>
  f.dice.length ? exactly(hitsOf(f.dice) + f.plus) : chancesOf(w, f.side, f.rating);

/** `first` are the HITs of whoever has rolled Outwit before the roll at hand. The table does not keep them: the second
 *  roll has no odds where they are left out. */
export function rollOdds(w: Marvel, first?: number): RollOdds | undefined {
  const f = w.fight;
  if (!f || !isUnderWay(f) || isUnknown(f, first)) return undefined;
  return oddsOf(w, f, atHand(w, f), f.attack, first);
}
const isUnknown = (f: Fight, first?: number): boolean =>
  f.rating === OUTWIT && f.side !== f.initiative && first === undefined;
function oddsOf(w: Marvel, f: Fight, now: Chances, attack: readonly number[], first?: number): RollOdds {
  const { side, rating } = f;
  if (rating === OUTWIT) {
    const theirs = first === undefined ? chancesOf(w, otherSide(side), OUTWIT) : exactly(first);
    const wins = hasChange(f, side, 'ties', OUTWIT) && !hasChange(f, otherSide(side), 'ties', OUTWIT);
    return { by: side, rating, chance: better(now, theirs, wins, 0) };
  }
  const by = rating === ATTACK ? side : otherSide(side);
  const mine = rating === ATTACK ? now : exactly(hitsOf(attack) + f.attackPlus);
  const theirs = rating === ATTACK ? chancesOf(w, otherSide(by), DEFEND) : now;
  return { by, rating: ATTACK, chance: better(mine, theirs, !hasChange(f, otherSide(by), 'ties', DEFEND), 1) };
}

// ---- with an ability ---------------------------------------------------------------------------------------

/** The dice at hand with some of them rolled again; who does so leaves those that serve the purpose. */
function redone(f: Fight, effects: Effects): Chances | undefined {
  const effect = effects.find(one => one.do === 'reroll');
  if (effect?.do !== 'reroll' || effect.of || effect.dice === 'one' || effect.whose === 'trouble') return undefined;
  const isRedone = (hits: number): boolean => effect.dice === 'all' || (hits === 0) === (effect.whose === 'own');
  const kept = f.dice.filter(die => !isRedone(HITS[die - 1]!));
  const least = hitsOf(kept) + f.plus;
  const again = hitsWith(f.dice.length - kept.length);
  const out = new Array<number>(Math.max(0, least) + again.length).fill(0);
  again.forEach((p, n) => (out[Math.max(0, least + n)]! += p));
  return out;
}
/** The odds of the roll at hand as they would be once a side has used an ability; nothing where it touches none. */
export function oddsWith(w: Marvel, side: Side, source: number, first?: number): RollOdds | undefined {
  const f = w.fight;
  if (!f || !isUnderWay(f) || isUnknown(f, first)) return undefined;
  const effects = effectsOf(source);
  const changes = changesOf(w, { side, source }, effects);
  let more = 0;
  for (const effect of effects) if (effect.do === 'hits' && isDone(w, side, effect, '')) more += effect.n;
  const again = f.dice.length ? redone(f, effects) : undefined;
  if (!changes.length && !more && !again) return undefined;
  const fight = { ...f, changes: [...f.changes, ...changes], plus: f.plus + more };
  const then = { ...w, fight };
  return oddsOf(then, fight, again ?? atHand(then, fight), f.attack, first);
}
