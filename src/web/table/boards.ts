// The board of a game, loaded when its table is opened; a game without one is played through the shell alone.
import type { GameInfo } from '#engine/ruleset.ts';
import type { Decision, Option } from '#engine/types.ts';
import { entryOf } from '#games/index.ts';
import type { Component } from 'svelte';
import type { BoardProps } from '../kit/board.ts';
import { legalOf } from './asking.ts';
import { captioned } from './captions.ts';

/** The shape of what is seen where a game names none. */
const FIRST = 1;
/** Do board and charts of today know what is seen of this version of the game? */
export const canDraw = ({ id, shape = FIRST }: GameInfo): boolean => (entryOf(id)?.shapes ?? [FIRST]).includes(shape);
export function boardOf(game: GameInfo): Promise<{ default: Component<BoardProps> }> | undefined {
  const entry = entryOf(game.id);
  return entry?.board && canDraw(game) ? captioned(entry, entry.board()) : undefined;
}

/** More options than these are for the list. */
const MOST_BUTTONS = 4;
/** Options about nothing that lies on the board: buttons of the action bar, the one that ends the question first. */
export function plainOf(game: string, decision: Decision): readonly Option[] {
  const onBoard = entryOf(game)?.onBoard ?? /./;
  const plain = legalOf(decision).filter(({ refs }) => !refs.some(ref => onBoard.test(ref)));
  return plain.length > MOST_BUTTONS ? [] : plain.toSorted((a, b) => rank(decision, a) - rank(decision, b));
}
const rank = ({ idle }: Decision, { id }: Option): number => (id === idle ? 0 : 1);
/** Can this question be answered on the board and its action bar alone? */
export function isOffered(game: string, decision: Decision | undefined): boolean {
  const onBoard = entryOf(game)?.onBoard;
  if (!onBoard || !decision) return Boolean(onBoard);
  const isPlain = ({ refs }: Option): boolean => !refs.some(ref => onBoard.test(ref));
  return legalOf(decision).filter(isPlain).length <= MOST_BUTTONS;
}
