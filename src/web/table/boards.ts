// The board of a game, loaded when its table is opened; a game without one is played through the shell alone.
import { entryOf } from '#games/index.ts';
import type { Component } from 'svelte';
import type { BoardProps } from '../kit/board.ts';
import { captioned } from './captions.ts';

export function boardOf(game: string): Promise<{ default: Component<BoardProps> }> | undefined {
  const entry = entryOf(game);
  return entry?.board && captioned(entry, entry.board());
}
