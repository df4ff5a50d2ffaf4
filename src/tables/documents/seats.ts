// Seats of a table's documents: who sits there, who plays for them, what is waited for.
import type { SeatDoc } from '#protocol/table-doc.ts';
import { isByHash, isHidden } from '../log/joint-dice.ts';
import { seatNames } from '../log/names.ts';
import { withRoles } from './in-words.ts';
import type { Table, TakenSeat } from '../log/table.ts';

export function seatDocs(table: Table): SeatDoc[] {
  const { game, seats, match, drawing } = table;
  const names = seatNames(table);
  const isRevealing = !match && drawing.revealingSince !== null;
  const isJoint = seats.some(isByHash);
  return withRoles(
    game,
    seats.map((taken, seat) => ({
      ...seatDoc(table, taken, names[seat]!),
      ...(isJoint && taken.hash !== undefined && { hash: taken.hash }),
      ...(isRevealing && isHidden(taken) && { revealing: true as const }),
    })),
  );
}
function seatDoc(
  table: Table,
  { player, bot, resigned, salting, standIn, asked }: TakenSeat,
  name: string | null,
): SeatDoc {
  return {
    kind: bot ? 'bot' : player ? 'person' : 'open',
    name: name ?? '',
    ...(player && { player: player.id }),
    ...(bot && { level: bot }),
    ...(resigned && { resigned: true as const }),
    ...(salting && { salting: true as const }),
    ...(standIn !== undefined && { standIn }),
    ...(asked && !bot && { asked: { level: asked.level, by: asked.by.flatMap(id => table.seatsOf(id).slice(0, 1)) } }),
  };
}
