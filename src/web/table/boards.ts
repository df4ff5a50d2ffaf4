// Boards of games, each loaded with its captions when its table is opened; a game without one is played through the
// shell alone.
import * as dice from '#games/dice-masters/board/words.ts';
import * as schools from '#games/mutant-revolution/board/words.ts';
import type { Component } from 'svelte';
import type { BoardProps } from '../kit/board.ts';
import { settings } from '../settings.svelte.ts';

interface Drawn {
  default: Component<BoardProps>;
}
async function spoken(board: Promise<Drawn>, { speak }: { speak(language: string): Promise<void> }): Promise<Drawn> {
  await speak(settings.language);
  return board;
}

export const BOARDS: Readonly<Record<string, () => Promise<Drawn>>> = {
  'dice-masters': () => spoken(import('#games/dice-masters/board/Board.svelte'), dice),
  'mutant-revolution': () => spoken(import('#games/mutant-revolution/board/Board.svelte'), schools),
};
