// The table of a tug of war: where the mark is, and what everybody has left; and what the host may choose.
import { readSettings, type Setting } from '#engine/kit/settings.ts';
import type { Json, Seat, World } from '#engine/types.ts';

export const DWARFS = 0;
export const GIANT = 1;

export interface Rope extends World {
  /** Steps from the middle: below 0 to the Dwarfs, above to the Giant. */
  mark: number;
  rope: string;
  puddle: number;
  breath: number[];
  /** Shouts left, by seat: 1 or 0. */
  shouts: number[];
  round: number;
  match: number;
  /** Matches that the Dwarfs and the Giant have won before this one. */
  wins: number[];
}
/** TW-SET-03 */
export const ENDS: Readonly<Record<string, number>> = { short: 5, long: 8 };

export const settings: readonly Setting[] = [
  { key: 'rope', values: ['short', 'long'], usual: 'short' },
  /** TW-SET-04 */
  { key: 'ground', values: ['dry', 'mud'], usual: 'dry' },
  { key: 'puddle', values: [1, 2], usual: 1, when: ({ ground }) => ground === 'mud' },
  /** TW-SER-01 */
  { key: 'match', values: [1, 2, 3], usual: 1, isHidden: true, isFromSequel: true },
  { key: 'wins', values: [], usual: [0, 0], check: isWins, isHidden: true, isFromSequel: true },
];
function isWins(value: Json): string[] {
  const isFine = Array.isArray(value) && value.length === 2 && value.every(n => n === 0 || n === 1 || n === 2);
  return isFine ? [] : ['The option wins counts the matches that either side has won: [1, 0].'];
}

/** TW-SET-01 */
export const sides = (seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => Number(seat === seats - 1));
export const sideOf = (w: Rope, seat: Seat): number => Number(seat === w.breath.length - 1);

/** TW-SET-02 */
export function setup(seats: number, options: Json): Rope {
  const { rope, ground, puddle, match, wins } = readSettings(settings, options, seats);
  return {
    mark: 0,
    rope: rope as string,
    puddle: ground === 'mud' ? (puddle as number) : 0,
    breath: new Array<number>(seats).fill(2),
    shouts: new Array<number>(seats).fill(1),
    round: 1,
    match: match as number,
    wins: [...(wins as number[])],
  };
}
export const copyRope = ({ breath, shouts, wins, ...rest }: Rope): Rope => ({
  ...rest,
  breath: breath.slice(),
  shouts: shouts.slice(),
  wins: wins.slice(),
});
