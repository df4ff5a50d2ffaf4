// Pawns by number: six Heroes for each team, then twenty Students; and where a pawn can be.
import type { Hero } from '../cards/card.ts';
import { STUDENTS } from '../cards/board.ts';
import { TEAMS } from '../cards/teams.ts';

/** AH-CMP-14, AH-RUL-15 */
export const PAWNS_A_TEAM = 6;
export const FIRST_STUDENT = TEAMS.length * PAWNS_A_TEAM;
export const PAWNS = FIRST_STUDENT + STUDENTS;
export const ALL_PAWNS: readonly number[] = Array.from({ length: PAWNS }, (_, pawn) => pawn);
export const NONE = -1;

/** A pawn's place: out of the game, in the supply, on its Player board, on an action space (from 0), on the X-Jet. */
export const BOX = -3;
export const SUPPLY = -2;
export const ON_BOARD = -1;
export const JET = 100;

/** The Heroes of a team in the order of its pawns: all of the first-named one, then all of the second. */
const heroesOf = (team: number): Hero[] => {
  const { heroes, pawns } = TEAMS[team]!;
  return heroes.flatMap((hero, i) => new Array<Hero>(pawns[0]![i]!).fill(hero));
};
const HEROES: readonly Hero[] = TEAMS.flatMap((_, team) => heroesOf(team));
/** AH-GLO-01: a pawn is a Hero or a Student. */
export const isStudent = (pawn: number): boolean => pawn >= FIRST_STUDENT;
export const heroOf = (pawn: number): Hero | undefined => HEROES[pawn];

/** AH-PLY-11..14, AH-RUL-16: the pawns that a team has with so many players. */
export const pawnsFor = (team: number, players: number): readonly number[] => PAWNS_FOR[team]![Math.min(players, 4)]!;
const PAWNS_FOR = TEAMS.map(({ pawns }, team) => {
  const [all] = pawns;
  const first = (hero: number): number => team * PAWNS_A_TEAM + (hero ? all![0]! : 0);
  const lists = pawns.map(counts => counts.flatMap((n, i) => Array.from({ length: n }, (_, k) => first(i) + k)));
  return [[], [], ...lists];
});
/** Own pawns that look alike are one choice: the Hero's name, or one for all Students. */
export const lookOf = (pawn: number): string => HEROES[pawn] ?? 'Student';
/** One for each look among own pawns, which are listed by number: those that look alike follow each other. */
export const oneOfEachLook = (pawns: readonly number[]): number[] =>
  pawns.filter((pawn, i) => i === 0 || lookOf(pawn) !== lookOf(pawns[i - 1]!));
