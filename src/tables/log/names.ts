// Names at a table: whom everybody sees there by which name, and what a name must be to come in.
import { isName, NamesAtTable } from '#protocol/names.ts';
import { Problem } from '../problem.ts';
import type { Table } from './table.ts';

/** The name as it is stored; throws when it is none. */
export function nameFrom(text: string): string {
  if (!isName(text)) throw new Problem('bad-name');
  return text.normalize('NFC');
}

/** The names of all players and of all who have chatted, players first. */
export const namesOf = ({ seats, chat }: Pick<Table, 'seats' | 'chat'>): NamesAtTable =>
  new NamesAtTable([
    ...seats.flatMap(({ player }) => player ?? []),
    ...chat.map(({ player, name }) => ({ id: player, name })),
  ]);
/** The name of each seat: its player's, else that of its bot, else nothing. */
export function seatNames(table: Pick<Table, 'seats' | 'chat'>): (string | null)[] {
  const names = namesOf(table);
  return table.seats.map(({ player, bot }) => (player ? names.of(player) : bot));
}
