// The board of Age of Heroes as people click on it, and short games of it to play.
import type { Game } from '#engine/game.ts';
import { newRecord, type MatchRecord } from '#engine/match.ts';
import { ageOfHeroes } from '#games/age-of-heroes/game.ts';
import { byChance } from './by-chance.ts';
import type { Clickable } from './hands.ts';

const game = ageOfHeroes as unknown as Game;

/** What can be clicked on the board and in its bar. */
export const HEROES: Clickable = {
  bar: '.bar .slot .act:not([disabled]), .bar .plain',
  lit: '.aoh .lit > .face',
};
/** A game of two that begins with strong teams and weak Villains, and ends after so many rounds at the latest. */
export const shortGame = (seed: number, roundLimit: number): MatchRecord =>
  newRecord(game, {
    seats: 2,
    seed: String(seed).repeat(32),
    options: { mission: 'atom', side: 'blue', roundLimit, isLate: true },
  });
/** So many answers by chance. */
export const gameByChance = (seed: number, answers: number): MatchRecord =>
  byChance(game, shortGame(seed, 3), seed, ({ length }) => length >= answers).record;
