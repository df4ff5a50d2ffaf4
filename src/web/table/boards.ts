// Boards of games, each loaded when its table is opened; a game without one is played through the shell alone.
import type { Component } from 'svelte';
import type { BoardProps } from '../kit/board.ts';
import { captioned } from './captions.ts';

type LoadBoard = () => Promise<{ default: Component<BoardProps> }>;

export const BOARDS: Readonly<Record<string, LoadBoard>> = {
  'dice-masters': () => captioned('dice-masters', import('#games/dice-masters/board/Board.svelte')),
  'mutant-revolution': () => captioned('mutant-revolution', import('#games/mutant-revolution/board/Board.svelte')),
};
