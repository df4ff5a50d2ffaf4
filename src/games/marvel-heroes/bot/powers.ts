// The secret choice of powers: a game of two that is solved nearly enough, so that nobody can be read.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import { chanceWith, solvedFight, type Solved } from '../abilities/odds.ts';
import { isBoosted, koValue, kosOn, legalColours, powersOf } from '../abilities/ratings.ts';
import { MOST_DICE } from '../cards/board.ts';
import { RATINGS } from '../cards/card.ts';
import { CARDS, levelOf, type PowerTable } from '../table/deck.ts';
import {
  ATTACK,
  HEROES,
  NONE,
  otherSide,
  VILLAINS,
  type Fight,
  type Marvel,
  type Side,
  type T,
} from '../table/world.ts';
import { chanceAgainst, chanceAgainstBoss } from './mission-odds.ts';
import { LEAST } from './turns.ts';

const FIGHTS = new Map<number, Solved>();
const isPlain = ({ changes, lead }: Fight): boolean =>
  lead < CARDS.villain.end && !changes.some(({ kind }) => kind === 'add' || kind === 'set');
/** The powers of a side with what changes them now. */
function changedPowers(f: Fight, side: Side): PowerTable {
  return powersOf(f, side).map((power, colour) => {
    if (!power) return null;
    return RATINGS.map((_, rating) => {
      let n = power[rating]!;
      for (const { kind, side: whose, what, n: by, when } of f.changes) {
        if (whose !== side || what !== rating || (when > 0 && when <= 3 && when - 1 !== colour)) continue;
        if (kind === 'set') n = by;
        else if (kind === 'add') n += by;
      }
      return Math.max(0, Math.min(MOST_DICE, n));
    }) as unknown as NonNullable<PowerTable[number]>;
  });
}
function solved(w: Marvel, f: Fight): Solved {
  const mine = isBoosted(w, HEROES, ATTACK);
  const theirs = isBoosted(w, VILLAINS, ATTACK);
  const make = (): Solved =>
    solvedFight(
      { powers: changedPowers(f, HEROES), ko: koValue(f, HEROES), isBoosted: mine },
      { powers: changedPowers(f, VILLAINS), ko: koValue(f, VILLAINS), isBoosted: theirs },
    );
  if (!isPlain(f)) return make();
  const other = f.boss === NONE ? f.lead : CARDS.villain.end + f.boss;
  const key = ((other * 16 + f.hero) * 2 + (mine ? 1 : 0)) * 2 + (theirs ? 1 : 0);
  const found = FIGHTS.get(key);
  if (found) return found;
  const made = make();
  FIGHTS.set(key, made);
  return made;
}
const coloursOf = (table: PowerTable): number[] => table.flatMap((power, colour) => (power ? [colour] : []));

/** The hero's chance by the colours of both sides. */
type Matrix = readonly (readonly number[])[];
function matrixOf(w: Marvel, f: Fight): Matrix {
  const fight = solved(w, f);
  const mine = coloursOf(powersOf(f, HEROES));
  const theirs = coloursOf(powersOf(f, VILLAINS));
  const matrix: number[][] = [[], [], []];
  mine.forEach((colour, i) =>
    theirs.forEach((other, j) => {
      const at = i * theirs.length + j;
      matrix[colour]![other] = chanceWith(fight, at, kosOn(w, HEROES), kosOn(w, VILLAINS), f.initiative);
    }),
  );
  return matrix;
}
const TURNS = 60;
/** Both sides answer what the other has done so far, again and again; how often each colour is picked tells. */
function mixed(matrix: Matrix, mine: readonly number[], theirs: readonly number[]): [number[], number[]] {
  const rows = [0, 0, 0];
  const columns = [0, 0, 0];
  const rowSums = [0, 0, 0];
  const columnSums = [0, 0, 0];
  let row = mine[0]!;
  let column = theirs[0]!;
  for (let n = 0; n < TURNS; n++) {
    rows[row]!++;
    columns[column]!++;
    for (const other of theirs) columnSums[other]! += matrix[row]![other]!;
    for (const one of mine) rowSums[one]! += matrix[one]![column]!;
    for (const one of mine) if (rowSums[one]! > rowSums[row]!) row = one;
    for (const other of theirs) if (columnSums[other]! < columnSums[column]!) column = other;
  }
  return [rows, columns];
}

function powerWeights(w: Marvel, side: Side): number[] {
  const f = w.fight!;
  const matrix = matrixOf(w, f);
  const other = otherSide(side);
  const shown = f.powers[other];
  const mine = legalColours(f, side);
  if (shown !== NONE)
    return mine.reduce<number[]>((out, colour) => ((out[colour] = answer(matrix, side, colour, shown)), out), []);
  const [rows, columns] = mixed(matrix, legalColours(f, HEROES), legalColours(f, VILLAINS));
  return side === HEROES ? rows : columns;
}
/** Against a power that is known: the better the answer, by far the heavier. */
const SHARP = 40;
function answer(matrix: Matrix, side: Side, colour: number, shown: number): number {
  const chance = side === HEROES ? matrix[colour]![shown]! : 1 - matrix[shown]![colour]!;
  return Math.exp(SHARP * chance);
}
/** The chance of a seat to win the fight with a power, the opponent choosing as it should. */
export function powerChance(w: Marvel, seat: number, colour: number): number {
  const f = w.fight!;
  const side = sideAt(f, seat);
  const matrix = matrixOf(w, f);
  const shown = f.powers[otherSide(side)]!;
  const sets = mixed(matrix, legalColours(f, HEROES), legalColours(f, VILLAINS));
  const theirs = sets[otherSide(side)]!.map((n, other) => (shown === NONE ? n / TURNS : other === shown ? 1 : 0));
  let sum = 0;
  theirs.forEach((p, other) => {
    if (p > 0) sum += p * (side === HEROES ? matrix[colour]![other]! : 1 - matrix[other]![colour]!);
  });
  return sum;
}
const sideAt = (f: Fight, seat: number): Side => (seat === f.seat ? HEROES : VILLAINS);
const weightsFor = ({ world: w }: T, seat: number): readonly number[] => powerWeights(w, sideAt(w.fight!, seat));
export const power: Weigher<Marvel> = (t, seat, { n }) => {
  return t.memo(weightsFor, seat)[n]! + LEAST;
};
/** Another power after both are known; to keep the own one is an answer like others. */
export const switched: Weigher<Marvel> = ({ world: w }, seat, { verb, n }) => {
  const f = w.fight!;
  const side = sideAt(f, seat);
  const shown = f.powers[otherSide(side)]!;
  if (shown === NONE) return 1;
  return answer(matrixOf(w, f), side, verb === 'pass' ? f.powers[side] : n, shown);
};
/** The next fighter: the one with the best chance from here, so that those who are hurt may rest. */
export const fighter: Weigher<Marvel> = ({ world: w }, _seat, { n }) => {
  const f = w.fight!;
  const chance =
    f.boss === NONE ? chanceAgainst(n, f.lead, isBoosted(w, HEROES, ATTACK)) : chanceAgainstBoss(n, f.boss, true);
  return chance * (w.ko[n] ? 0.7 : 1) + 0.02 * levelOf(n);
};
