// What happened at an answer, as plain sentences.
import type { LogLine, Piece } from '#server/protocol/table-doc.ts';

export const sentencesOf = ({ events }: LogLine, seatName: (seat: number) => string): string[] =>
  events.flatMap(({ said }) => (said ? [said.map(piece => textOf(piece, seatName)).join('')] : []));

/** Seats are called as everywhere on the screen. */
function textOf(piece: Piece, seatName: (seat: number) => string): string {
  if (typeof piece === 'string') return piece;
  return piece[1].startsWith('seat:') ? seatName(Number(piece[1].slice(5))) : piece[0];
}
