// Sentences of the log as they are read on this screen.
import { unlinked, type Part } from '#engine/words.ts';
import type { LogLine } from '#protocol/table-doc.ts';

/** The pieces of a sentence. What follows a letter is the ending of a word, and no thing: 'gain[s](s:4)'. */
export const piecesIn = (said: string): Part[] =>
  unlinked(said).map((piece, n, all) => (/\p{L}$/u.test(all[n - 1]?.text ?? '') ? { text: piece.text } : piece));

/** The pieces as text, seats called as everywhere on the screen. */
export const calledIn = (pieces: readonly Part[], seatName: (seat: number) => string): string =>
  pieces.map(({ text, ref }) => (ref?.startsWith('seat:') ? seatName(Number(ref.slice(5))) : text)).join('');

/** The events of an answer. */
export const sentencesOf = ({ events }: LogLine, seatName: (seat: number) => string): string[] =>
  events.flatMap(({ said }) => (said === undefined ? [] : [calledIn(unlinked(said), seatName)]));
