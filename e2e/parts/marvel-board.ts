// The board of Marvel Heroes as people click on it, and short games of it to play.
import type { Game } from '#engine/game.ts';
import { newRecord, type MatchRecord } from '#engine/match.ts';
import { marvelHeroes } from '#games/marvel-heroes/game.ts';
import { byChance } from './by-chance.ts';
import type { Clickable } from './hands.ts';

const game = marvelHeroes as unknown as Game;

/** Everything that can be clicked on the board and in its bar. */
export const MARVEL: Clickable = {
  bar: '.bar .slot .act:not([disabled]), .bar .plain',
  lit: '.mh .lit > .face',
};
/** A game of two that begins late: both Teams are near the points that end it. */
export const shortGame = (seed: number): MatchRecord =>
  newRecord(game, {
    seats: 2,
    seed: String(seed).repeat(32),
    options: { scenario: 'bornAgain', isLate: true, teams: 'random' },
  });
/** So many answers by chance. */
export const gameByChance = (seed: number, answers: number): MatchRecord =>
  byChance(game, shortGame(seed), seed, ({ length }) => length >= answers, /^(pass|story)$/).record;
