// Versions in whose days the rules changed: a match of one may have been played by others than those that are kept
// (decision 0009).
import { GAMES } from '#games/index.ts';

export const hadChanged = ({ game, version }: { game: string; version: number }): boolean =>
  GAMES.some(({ id, unsettled }) => id === game && unsettled === version);
export const WHY_NOT_FALSE =
  'That proves nothing: the rules of this game had changed while their version stayed, and only the last are kept.';
