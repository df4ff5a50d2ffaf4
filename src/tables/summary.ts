// The summary of a table for lists, and the time when somebody must look at it.
import type { Seat } from '#engine/types.ts';
import type { Summary } from '#protocol/http.ts';
import { hasKnownDice } from './dice.ts';
import type { Listing } from './store.ts';
import { awaitedSalt } from './salting.ts';
import type { Table } from './table.ts';

/** The part of a summary that is stored; what depends on the reader is added when it is read. */
export type KeptSummary = Pick<Summary, 'name' | 'clock' | 'seats' | 'waitingFor' | 'practice'> & {
  players: (string | null)[];
};

export function listingOf(table: Table): Listing {
  const waitingFor = [...table.waitingFor];
  const players = table.seats.map(({ player }) => player?.id ?? null);
  const kept: KeptSummary = {
    name: table.game.name,
    clock: table.made.clock,
    seats: table.seats.map(({ player, bot }) => ({
      name: player?.name ?? bot ?? '',
      kind: bot ? 'bot' : player ? 'person' : 'open',
    })),
    waitingFor,
    ...(hasKnownDice(table.made) && { practice: true }),
    players,
  };
  return {
    status: table.isOver ? 'over' : table.status,
    due: dueAt(table),
    summary: JSON.stringify(kept),
    players: [...new Set(players.filter(id => id !== null))],
    changedAt: table.changedAt,
  };
}

/** The stored summary, or nothing where it cannot be read. */
export function keptSummaryFrom(text: string): KeptSummary | undefined {
  try {
    const kept = JSON.parse(text) as KeptSummary;
    const { name, clock, seats, waitingFor, players } = kept;
    const fits = [
      typeof name === 'string' && typeof clock.kind === 'string',
      seats.every(seat => typeof seat.name === 'string' && typeof seat.kind === 'string'),
      waitingFor.every(Number.isInteger) && Array.isArray(players),
    ];
    return fits.every(Boolean) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The next timeout: of which seat, and when, for a salt or for an answer. Bots have none. */
export const alarmOf = (table: Table): { seat: Seat; at: number } => awaitedSalt(table) ?? timeoutOf(table);
const timeoutOf = ({ clocks, waitingFor, seats }: Table): { seat: Seat; at: number } =>
  clocks.clock.kind === 'none' ? NEVER : clocks.next(waitingFor.filter(seat => seats[seat]!.bot === null));
const NEVER = { seat: -1, at: Infinity };

/** Time at which somebody must look at the table: at a timeout, or at once for a bot's turn or the next game. */
export function dueAt(table: Table): number | null {
  if (table.wantsNext !== null && table.next === null) return table.changedAt;
  if (table.status !== 'running') return null;
  if (table.waitingFor.some(seat => table.seats[seat]!.bot !== null)) return table.changedAt;
  const { at } = alarmOf(table);
  return at === Infinity ? null : at;
}
