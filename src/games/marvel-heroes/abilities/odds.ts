// Exact chances of the dice: HITs of a roll, a KO, an Outwit contest, a whole fight. For prices, bots and the page.
import { BOOST_FACE, HITS, MOST_DICE } from '../cards/board.ts';
import type { PowerTable } from '../table/deck.ts';

/** Chances of 0, 1, 2, … HITs. */
export type Chances = readonly number[];
const SIDES = HITS.length;

/** Chances of so many HITs for sure. */
export const exactly = (n: number): Chances => Array.from({ length: Math.max(0, n) + 1 }, (_, i) => (i < n ? 0 : 1));
/** The chances with so many HITs more or fewer, at least 0. */
export function shifted(chances: Chances, k: number): Chances {
  const out = new Array<number>(Math.max(0, k)).fill(0);
  chances.forEach((p, i) => (out[Math.max(0, i + k)] = (out[Math.max(0, i + k)] ?? 0) + p));
  return out;
}
function convolved(a: Chances, b: Chances): number[] {
  const out = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((x, i) => b.forEach((y, j) => (out[i + j]! += x * y)));
  return out;
}
/** One die; faces for which `isRedone` holds are thrown again once, in place of the first throw. */
function oneDie(isBoosted: boolean, isRedone: (face: number) => boolean = () => false): number[] {
  const out = [0, 0, 0, 0, 0];
  for (let face = 1; face <= SIDES; face++) {
    const hits = HITS[face - 1]!;
    if (isRedone(face)) for (const again of HITS) out[again]! += 1 / SIDES / SIDES;
    else if (isBoosted && face === BOOST_FACE) for (const more of HITS) out[hits + more]! += 1 / SIDES / SIDES;
    else out[hits]! += 1 / SIDES;
  }
  return out;
}
/** Chances of so many dice of a kind together. */
export const several = (die: Chances, n: number): Chances => {
  let out: Chances = [1];
  for (let i = 0; i < n; i++) out = convolved(out, die);
  return out;
};
const diceOf = (n: number): number => Math.max(0, Math.min(MOST_DICE, n));
/** The number of a roll of so many dice, and of two rolls against each other. */
const rollKey = (n: number, isBoosted: boolean): number => 2 * diceOf(n) + (isBoosted ? 1 : 0);
const bothKey = (mine: number, isMine: boolean, theirs: number, isTheirs: boolean): number =>
  2 * (MOST_DICE + 1) * rollKey(mine, isMine) + rollKey(theirs, isTheirs);
const found: (Chances | undefined)[] = [];
/** Chances of HITs with so many dice (0 to 8), boosted or not. */
export const hitsWith = (n: number, isBoosted = false): Chances =>
  (found[rollKey(n, isBoosted)] ??= several(oneDie(isBoosted), diceOf(n)));
/** The same where all misses, or all scoring dice, are rolled again. */
export function hitsRedone(n: number, redoes: 'misses' | 'hits'): Chances {
  const die = oneDie(false, face => (HITS[face - 1] === 0) === (redoes === 'misses'));
  return several(die, diceOf(n));
}

/** The chance that one side has more HITs, ties counting for it or not, and at least so many. */
export function better(mine: Chances, theirs: Chances, isTieWon: boolean, least: number): number {
  let sum = 0;
  for (let i = least; i < mine.length; i++)
    for (let j = 0; j < theirs.length && j <= i; j++) if (j < i || isTieWon) sum += mine[i]! * theirs[j]!;
  return sum;
}
/** The chance of a KO: at least as many HITs as the defender, and at least one (MH-CMB-16, MH-CMB-17). */
export const koChance = (attack: Chances, defend: Chances): number => better(attack, defend, true, 1);
/** Chances to win, tie and lose an Outwit contest (MH-CMB-23, MH-CMB-24). */
export function contest(mine: Chances, theirs: Chances): [win: number, tie: number, lose: number] {
  let win = 0;
  let tie = 0;
  mine.forEach((p, i) =>
    theirs.forEach((q, j) => {
      if (i > j) win += p * q;
      else if (i === j) tie += p * q;
    }),
  );
  return [win, tie, 1 - win - tie];
}

export interface Fighter {
  readonly powers: PowerTable;
  readonly ko: number;
  readonly isBoosted: boolean;
}
interface Exchange {
  readonly strike: number;
  readonly suffer: number;
  readonly outwit: readonly [number, number, number];
}
const BLOW_CHANCES: (number | undefined)[] = [];
const CONTESTS: (Exchange['outwit'] | undefined)[] = [];
/** The chance of a KO by dice against dice, found once. */
const blow = (attack: number, isMine: boolean, defend: number, isTheirs: boolean): number =>
  (BLOW_CHANCES[bothKey(attack, isMine, defend, isTheirs)] ??= koChance(
    hitsWith(attack, isMine),
    hitsWith(defend, isTheirs),
  ));
const contestOf = (mine: number, isMine: boolean, theirs: number, isTheirs: boolean): Exchange['outwit'] =>
  (CONTESTS[bothKey(mine, isMine, theirs, isTheirs)] ??= contest(hitsWith(mine, isMine), hitsWith(theirs, isTheirs)));
function exchanges(hero: Fighter, villain: Fighter): Exchange[] {
  const out: Exchange[] = [];
  for (const mine of hero.powers)
    for (const theirs of villain.powers) {
      if (!mine || !theirs) continue;
      out.push({
        strike: blow(mine[0], hero.isBoosted, theirs[1], villain.isBoosted),
        suffer: blow(theirs[0], villain.isBoosted, mine[1], hero.isBoosted),
        outwit: contestOf(mine[2], hero.isBoosted, theirs[2], villain.isBoosted),
      });
    }
  return out;
}
/** The chances of a hero to beat a Villain without abilities, both sides choosing powers evenly. Standings are solved
 *  from the last KO back; a sequence that changes nothing is left out, since it only comes again. */
export function solvedFight(hero: Fighter, villain: Fighter): Solved {
  const solved = new Array<number>(hero.ko * villain.ko * 2).fill(0);
  const solve: Solved = { all: exchanges(hero, villain), heroKo: hero.ko, villainKo: villain.ko, solved };
  for (let a = hero.ko - 1; a >= 0; a--)
    for (let b = villain.ko - 1; b >= 0; b--)
      for (const initiative of [0, 1] as const)
        solved[placeOf(solve, a, b, initiative)] = solvedAt(solve, a, b, initiative);
  return solve;
}
/** The chance at the beginning of a fight. */
export const winChance = (hero: Fighter, villain: Fighter): number => solvedFight(hero, villain).solved[0]!;
/** The same where both powers of the next sequence are known, by their place among all exchanges. */
export function chanceWith(fight: Solved, exchange: number, a: number, b: number, initiative: 0 | 1): number {
  const { won, stay } = outcome(fight, fight.all[exchange]!, a, b, initiative);
  return won + stay * chanceAt(fight, a, b, initiative);
}
export interface Solved {
  /** The ratings of both sides' powers, those of the hero first. */
  readonly all: readonly Exchange[];
  readonly heroKo: number;
  readonly villainKo: number;
  /** By KOs on the hero, KOs on the Villain and who has Initiative. */
  readonly solved: number[];
}
const placeOf = ({ villainKo }: Solved, a: number, b: number, initiative: number): number =>
  2 * (a * villainKo + b) + initiative;
/** The chance from a standing: KOs on the hero and on the Villain, and who has Initiative (0: the hero). */
export function chanceAt(solve: Solved, a: number, b: number, initiative: number): number {
  if (b >= solve.villainKo) return 1;
  return a >= solve.heroKo ? 0 : solve.solved[placeOf(solve, a, b, initiative)]!;
}
/** Whether the Villain is struck and whether the hero is hurt. */
const BLOWS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;
function solvedAt(solve: Solved, a: number, b: number, initiative: 0 | 1): number {
  const { all } = solve;
  let won = 0;
  let stay = 0;
  for (const exchange of all) {
    const one = outcome(solve, exchange, a, b, initiative);
    won += one.won;
    stay += one.stay;
  }
  return won / all.length / (1 - stay / all.length);
}
/** One sequence with known powers: the chance to win after it, and that nothing has changed. */
function outcome(
  solve: Solved,
  { strike, suffer, outwit }: Exchange,
  a: number,
  b: number,
  initiative: 0 | 1,
): { won: number; stay: number } {
  const { heroKo, villainKo } = solve;
  let won = 0;
  let stay = 0;
  for (const [struck, hurt] of BLOWS) {
    const isStruckFirst = !initiative && struck && b + 1 >= villainKo;
    const isHurtFirst = initiative && hurt && a + 1 >= heroKo;
    if ((isStruckFirst && hurt) || (isHurtFirst && struck)) continue; // MH-CMB-20: no second blow after a fatal one
    const p = (isHurtFirst ? 1 : struck ? strike : 1 - strike) * (isStruckFirst ? 1 : hurt ? suffer : 1 - suffer);
    won += p * outcomeOf(solve, a + hurt, b + struck, outwit, struck + hurt ? initiative : NOTHING);
    if (!struck && !hurt) stay += p * outwit[1];
  }
  return { won, stay };
}
const NOTHING = -1;
/** What the blows come to with the contest that follows them; a tie counts only where something has happened before. */
function outcomeOf(solve: Solved, a: number, b: number, outwit: Exchange['outwit'], tied: number): number {
  if (a >= solve.heroKo || b >= solve.villainKo) return chanceAt(solve, a, b, 0);
  const sum = outwit[0] * chanceAt(solve, a, b + 1, 0) + outwit[2] * chanceAt(solve, a + 1, b, 1);
  return tied === NOTHING ? sum : sum + outwit[1] * chanceAt(solve, a, b, tied);
}
