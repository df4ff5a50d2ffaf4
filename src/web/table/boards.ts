// Boards of games, each loaded when its table is opened; a game without one is played through the shell alone.
import type { Component } from 'svelte';
import type { BoardProps } from '../kit/board.ts';

type LoadBoard = () => Promise<{ default: Component<BoardProps> }>;

export const BOARDS: Readonly<Record<string, LoadBoard>> = {
  'dice-masters': () => import('#games/dice-masters/board/Board.svelte'),
  'mutant-revolution': () => import('#games/mutant-revolution/board/Board.svelte'),
};
