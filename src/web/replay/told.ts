// The events of an answer, as plain sentences.
import { unlinked, type Part } from '#engine/words.ts';
import type { LogLine } from '#protocol/table-doc.ts';

export const sentencesOf = ({ events }: LogLine, seatName: (seat: number) => string): string[] =>
  events.flatMap(({ said }) => {
    if (said === undefined) return [];
    return [
      unlinked(said)
        .map(piece => textOf(piece, seatName))
        .join(''),
    ];
  });

/** Seats are called as everywhere on the screen. */
const textOf = ({ text, ref }: Part, seatName: (seat: number) => string): string =>
  ref?.startsWith('seat:') ? seatName(Number(ref.slice(5))) : text;
