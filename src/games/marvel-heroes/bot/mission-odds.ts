// The chance to solve a Headline: the Trouble roll, what is left of it, and the Villain who is likely to come.
import { BOOST_FACE, TROUBLE } from '../cards/board.ts';
import { threatDice } from '../abilities/dice.ts';
import { several, winChance, type Chances, type Fighter } from '../abilities/odds.ts';
import { bossPowers, CARDS, heroOf, heroPowers, mastermindOf, villainOf, villainPowers } from '../table/deck.ts';

const FACES = TROUBLE.length;
const VILLAINS = CARDS.villain.end - CARDS.villain.first;

// ---- the Trouble roll --------------------------------------------------------------------------------------

function troubleDie(isBoosted: boolean): number[] {
  const out = [0, 0, 0, 0];
  for (let face = 1; face <= FACES; face++) {
    const n = TROUBLE[face - 1]!;
    if (!isBoosted || face !== BOOST_FACE) out[n]! += 1 / FACES;
    else for (const more of TROUBLE) out[n + more]! += 1 / FACES / FACES;
  }
  return out;
}
const DICE = [troubleDie(false), troubleDie(true)];
const ROLLS: (Chances | undefined)[] = [];
/** Chances of 0, 1, 2, … Trouble with so many dice. */
function troubleWith(n: number, isBoosted: boolean): Chances {
  const boosted = isBoosted ? 1 : 0;
  return (ROLLS[2 * n + boosted] ??= several(DICE[boosted]!, n));
}

// ---- fights ------------------------------------------------------------------------------------------------

const heroFighter = (hero: number, isBoosted: boolean): Fighter => ({
  powers: heroPowers(hero),
  ko: heroOf(hero).ko,
  isBoosted,
});
const villainFighter = (card: number, isBoosted: boolean): Fighter => ({
  powers: villainPowers(card),
  ko: villainOf(card).ko,
  isBoosted,
});
const AGAINST: (Float64Array | undefined)[] = [];
/** The chances of a hero against each Villain, by number in the deck. */
function chancesAgainst(hero: number, isBoosted: boolean, isOther: boolean): Float64Array {
  const key = 4 * hero + (isBoosted ? 1 : 0) + (isOther ? 2 : 0);
  return (AGAINST[key] ??= Float64Array.from({ length: VILLAINS }, (_, i) =>
    winChance(heroFighter(hero, isBoosted), villainFighter(CARDS.villain.first + i, isOther)),
  ));
}
/** The chance of a hero against a Villain as both begin. */
export function chanceAgainst(hero: number, card: number, isBoosted: boolean, isOther = false): number {
  const n = card - CARDS.villain.first;
  if (n < VILLAINS) return chancesAgainst(hero, isBoosted, isOther)[n]!;
  return winChance(heroFighter(hero, isBoosted), villainFighter(card, isOther));
}
const BOSSES: (number | undefined)[] = [];
/** The chance of a hero without KOs against a Mastermind, whose dice are boosted (MH-CHL-03). */
export const chanceAgainstBoss = (hero: number, mastermind: number, isBoosted: boolean): number =>
  (BOSSES[32 * mastermind + 2 * hero + (isBoosted ? 1 : 0)] ??= winChance(heroFighter(hero, isBoosted), {
    powers: bossPowers(mastermind),
    ko: mastermindOf(mastermind).ko,
    isBoosted: true,
  }));

/** Cards in the hands of others beyond which more hardly matter. */
const MOST_CARDS = 9;
const MOST_TROUBLE = 12;
const needs = (card: number): number => Math.max(villainOf(card).requirement, villainOf(card).cost);
const MET: (number | undefined)[] = [];
/** The chance of a hero with so much Trouble left and so many Villain cards in other hands: the worst of them comes. */
export function chanceIn(hero: number, isBoosted: boolean, trouble: number, cards: number): number {
  if (trouble <= 0) return 1;
  const r = Math.min(MOST_TROUBLE, trouble);
  const n = Math.min(MOST_CARDS, cards);
  const key = ((hero * 2 + (isBoosted ? 1 : 0)) * (MOST_TROUBLE + 1) + r) * (MOST_CARDS + 1) + n;
  return (MET[key] ??= worstOf(hero, isBoosted, r, n));
}
/** Where the dice leave Trouble for it, helpers come as well: each point to spare is worth so much of a fight. */
const SPARE = 0.03;
const MOST_SPARE = 4;
function worstOf(hero: number, isBoosted: boolean, trouble: number, cards: number): number {
  const all = chancesAgainst(hero, isBoosted, false);
  const met: number[] = [];
  for (let i = 0; i < VILLAINS; i++) {
    const need = needs(CARDS.villain.first + i);
    if (need <= trouble) met.push(Math.max(0, all[i]! - SPARE * Math.min(MOST_SPARE, trouble - need)));
  }
  met.sort((a, b) => a - b);
  let sum = 0;
  let left = 1;
  met.forEach((chance, i) => {
    const after = ((VILLAINS - i - 1) / VILLAINS) ** cards;
    sum += (left - after) * chance;
    left = after;
  });
  return sum + left;
}

/** A Troubleshooting action as it is foreseen. */
export interface Mission {
  readonly threat: number;
  readonly hasSkill: boolean;
  /** By how much the heroes lower the Trouble Level. */
  readonly less: number;
  readonly isSupported: boolean;
  /** Villain cards in the hands of others. */
  readonly cards: number;
}
const MOST_THREAT = 20;
/** Troubles beyond which heroes lower nothing more, and are lowered by nothing more. */
const MOST_LESS = 10;
const LEAST_LESS = -4;
const SOLVED: (number | undefined)[] = [];
/** The chance of heroes, the best first, who fight one after the other; that of one hero is looked up once. */
export function solveChance(heroes: readonly number[], mission: Mission): number {
  const { threat, less, hasSkill, isSupported, cards } = mission;
  if (heroes.length !== 1 || less > MOST_LESS || less < LEAST_LESS) return summed(heroes, mission);
  const dice = Math.min(MOST_THREAT, threatDice(threat));
  const flags = (hasSkill ? 1 : 0) + (isSupported ? 2 : 0);
  let key = heroes[0]! * (MOST_THREAT + 1) + dice;
  key = key * (MOST_LESS - LEAST_LESS + 1) + less - LEAST_LESS;
  key = (key * (MOST_CARDS + 1) + Math.min(MOST_CARDS, cards)) * 4 + flags;
  return (SOLVED[key] ??= summed(heroes, mission));
}
function summed(heroes: readonly number[], mission: Mission): number {
  const rolls = troubleWith(Math.min(MOST_THREAT, threatDice(mission.threat)), !mission.hasSkill);
  let sum = 0;
  for (let n = 0; n < rolls.length; n++) sum += rolls[n]! * chanceLeft(heroes, n - mission.less, mission);
  return sum;
}
/** What a hero who comes after others profits by the KOs that they have left. */
const FOLLOWS = 0.9;
export function chanceLeft(heroes: readonly number[], trouble: number, { isSupported, cards }: Mission): number {
  if (trouble <= 0) return 1;
  let lost = 1;
  heroes.forEach((hero, i) => (lost *= 1 - (i ? FOLLOWS : 1) * chanceIn(hero, isSupported, trouble, cards)));
  return 1 - lost;
}
