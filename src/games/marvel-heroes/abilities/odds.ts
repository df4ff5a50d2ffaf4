// Exact chances of the dice: HITs of a roll, a KO, an Outwit contest, a whole fight. For prices, bots and the page.
import { BOOST_FACE, HITS, MOST_DICE } from '../cards/board.ts';
import type { PowerTable } from '../table/deck.ts';

/** Chances of 0, 1, 2, … HITs. */
export type Chances = readonly number[];
const SIDES = HITS.length;

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
const several = (die: Chances, n: number): Chances => {
  let out: Chances = [1];
  for (let i = 0; i < n; i++) out = convolved(out, die);
  return out;
};
const found: (Chances | undefined)[] = [];
/** Chances of HITs with so many dice (0 to 8), boosted or not. */
export function hitsWith(n: number, isBoosted = false): Chances {
  const dice = Math.max(0, Math.min(MOST_DICE, n));
  return (found[2 * dice + (isBoosted ? 1 : 0)] ??= several(oneDie(isBoosted), dice));
}
/** The same where all misses, or all scoring dice, are rolled again. */
export const hitsRedone = (n: number, redoes: 'misses' | 'hits'): Chances =>
  several(
    oneDie(false, face => (HITS[face - 1] === 0) === (redoes === 'misses')),
    Math.max(0, Math.min(MOST_DICE, n)),
  );

/** The chance of a KO: at least as many HITs as the defender, and at least one (MH-CMB-16, MH-CMB-17). */
export function koChance(attack: Chances, defend: Chances): number {
  let sum = 0;
  for (let hits = 1; hits < attack.length; hits++)
    for (let other = 0; other <= hits && other < defend.length; other++) sum += attack[hits]! * defend[other]!;
  return sum;
}
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
const listOf = ({ powers }: Fighter) => powers.flatMap(power => (power ? [power] : []));
function exchanges(hero: Fighter, villain: Fighter): Exchange[] {
  return listOf(hero).flatMap(mine =>
    listOf(villain).map(theirs => ({
      strike: koChance(hitsWith(mine[0], hero.isBoosted), hitsWith(theirs[1], villain.isBoosted)),
      suffer: koChance(hitsWith(theirs[0], villain.isBoosted), hitsWith(mine[1], hero.isBoosted)),
      outwit: contest(hitsWith(mine[2], hero.isBoosted), hitsWith(theirs[2], villain.isBoosted)),
    })),
  );
}
/** The chance of a hero to beat a Villain without abilities, both sides choosing powers evenly. Standings are solved
 *  from the last KO back; a sequence that changes nothing is left out, since it only comes again. */
export function winChance(hero: Fighter, villain: Fighter): number {
  const all = exchanges(hero, villain);
  const solved = new Array<number>(hero.ko * villain.ko * 2).fill(0);
  const solve: Solve = { all, heroKo: hero.ko, villainKo: villain.ko, solved };
  for (let a = hero.ko - 1; a >= 0; a--)
    for (let b = villain.ko - 1; b >= 0; b--)
      for (const initiative of [0, 1] as const)
        solved[placeOf(solve, a, b, initiative)] = solvedAt(solve, a, b, initiative);
  return solved[0]!;
}
interface Solve {
  readonly all: readonly Exchange[];
  readonly heroKo: number;
  readonly villainKo: number;
  /** By KOs on the hero, KOs on the Villain and who has Initiative. */
  readonly solved: number[];
}
const placeOf = ({ villainKo }: Solve, a: number, b: number, initiative: number): number =>
  2 * (a * villainKo + b) + initiative;
/** The chance to win from a standing in which a KO has just been marked. */
function valueOf(solve: Solve, a: number, b: number, initiative: number): number {
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
function solvedAt(solve: Solve, a: number, b: number, initiative: 0 | 1): number {
  const { all, heroKo, villainKo } = solve;
  let won = 0;
  let stay = 0;
  for (const { strike, suffer, outwit } of all)
    for (const [struck, hurt] of BLOWS) {
      const p = chanceOfBlows(strike, suffer, struck, hurt, initiative, b + 1 >= villainKo, a + 1 >= heroKo);
      won += p * outcomeOf(solve, a + hurt, b + struck, outwit, struck + hurt ? initiative : NOTHING);
      if (!struck && !hurt) stay += p * outwit[1];
    }
  return won / all.length / (1 - stay / all.length);
}
const NOTHING = -1;
/** What the blows come to with the contest that follows them; a tie counts only where something has happened before. */
function outcomeOf(solve: Solve, a: number, b: number, outwit: Exchange['outwit'], tied: number): number {
  if (a >= solve.heroKo || b >= solve.villainKo) return valueOf(solve, a, b, 0);
  const sum = outwit[0] * valueOf(solve, a, b + 1, 0) + outwit[2] * valueOf(solve, a + 1, b, 1);
  return tied === NOTHING ? sum : sum + outwit[1] * valueOf(solve, a, b, tied);
}
/** The chance that these blows land, where a fatal first one leaves no second (MH-CMB-20). */
function chanceOfBlows(
  strike: number,
  suffer: number,
  isStruck: number,
  isHurt: number,
  initiative: 0 | 1,
  isStrikeFatal: boolean,
  isHurtFatal: boolean,
): number {
  const struck = isStruck ? strike : 1 - strike;
  const hurt = isHurt ? suffer : 1 - suffer;
  if (!initiative && isStruck && isStrikeFatal) return isHurt ? 0 : struck;
  if (initiative && isHurt && isHurtFatal) return isStruck ? 0 : hurt;
  return struck * hurt;
}
