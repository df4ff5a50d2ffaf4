// The board of Mutant Revolution as a hand meets it: a short game, and what can be clicked there.
import { newRecord, type MatchRecord } from '#engine/match.ts';
import type { Game } from '#engine/game.ts';
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import type { Clickable } from './hands.ts';

/** A game that is soon over: all Schools begin close to the last point. */
export const shortGame = (seed: number, head = 5): MatchRecord =>
  newRecord(mutantRevolution as unknown as Game, {
    seats: 3,
    options: { head },
    seed: seed.toString(16).padStart(32, '0'),
  });

export const ARENA: Clickable = {
  bar: '.bar .slot .act:not([disabled]), .bar .plain',
  lit: [
    '.mr .choose button',
    '.mr .lit > .face:not([aria-pressed=true])',
    '.mr .figure.lit:not(.own) .touch',
    '.mr .cell',
    '.mr .rolls button',
  ].join(', '),
  dial: '.mr .dial button:not([disabled])',
};
