// For tests only: salts and their hashes, as those who sit at a table make them.
import { saltHash } from '#engine/salts.ts';
import type { Seat } from '#engine/types.ts';
import type { Command } from '#protocol/socket.ts';
import { roundOf, type Drawn } from '../log/joint-dice.ts';

/** A salt that is told by a word, and long enough. */
export const saltOf = (word: string): string => `${word}.${'x'.repeat(24)}`;
export const hashing = (table: Drawn, seat: Seat, word: string): Extract<Command, { do: 'salt-hash' }> => {
  const round = roundOf(table);
  return { do: 'salt-hash', seat, round: round.round, hash: saltHash(round, seat, saltOf(word)) };
};
export const revealing = (seat: Seat, word: string): Command => ({ do: 'reveal', seat, salt: saltOf(word) });
