// Options that a board and its action bar offer of a question, so that nobody needs the list of options.
import type { Decision, Option } from '#engine/types.ts';
import { entryOf } from '../shelf.ts';
import { legalOf } from './asking.ts';

/** More options than these are for the list. */
const MOST_BUTTONS = 4;
/** Options about nothing that lies on the board: buttons of the action bar, the one that ends the question first. */
export function plainOf(game: string, decision: Decision): readonly Option[] {
  const onBoard = entryOf(game)?.onBoard ?? /./;
  const plain = legalOf(decision).filter(option => isPlain(option, onBoard));
  return plain.length > MOST_BUTTONS ? [] : plain.toSorted((a, b) => rank(decision, a) - rank(decision, b));
}
const rank = ({ idle }: Decision, { id }: Option): number => (id === idle ? 0 : 1);
/** Can this question be answered on the board and its action bar alone? */
export function isOffered(game: string, decision: Decision | undefined): boolean {
  const onBoard = entryOf(game)?.onBoard;
  if (!onBoard || !decision) return Boolean(onBoard);
  return legalOf(decision).filter(option => isPlain(option, onBoard)).length <= MOST_BUTTONS;
}
/** Neither about a thing on the board, nor one that the board offers by its own name, such as a number on a dial. */
const isPlain = ({ id, refs }: Option, onBoard: RegExp): boolean => ![id, ...refs].some(name => onBoard.test(name));
