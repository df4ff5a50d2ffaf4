// The summary of a table for lists, and the time when somebody must look at it.
import type { Seat } from '#engine/types.ts';
import type { Summary } from '#protocol/http.ts';
import { isPractice } from '../log/dice.ts';
import { endedOf } from '../commands/ending.ts';
import { seatNames } from '../log/names.ts';
import { botsAsked, personsPlaying } from '../log/playing.ts';
import type { Listing } from '../store.ts';
import { awaitedSalt } from '../commands/salting.ts';
import type { Table } from '../log/table.ts';
import type { Visits } from '../commands/visits.ts';

/** The part of a summary that is stored; what depends on the reader is added when it is read. */
export type StoredSummary = Pick<Summary, 'name' | 'clock' | 'seats' | 'waitingFor' | 'practice' | 'ended'> & {
  players: (string | null)[];
};

export function listingOf(table: Table): Listing {
  const waitingFor = [...table.waitingFor];
  const players = table.seats.map(({ player }) => player?.id ?? null);
  const names = seatNames(table);
  const kept: StoredSummary = {
    name: table.game.name,
    clock: table.made.clock,
    seats: table.seats.map(({ player, bot }, seat) => ({
      name: names[seat] ?? '',
      kind: bot ? 'bot' : player ? 'person' : 'open',
    })),
    waitingFor,
    ...(isPractice(table.made) && { practice: true }),
    ...endedIn(table),
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

function endedIn(table: Table): Pick<StoredSummary, 'ended'> {
  const ended = endedOf(table);
  if (!ended) return {};
  const { how, afterwards } = ended;
  return { ended: { how, ...(table.result && { ranks: table.result.ranks }), ...(afterwards && { afterwards }) } };
}

/** The stored summary, or nothing where it cannot be read. */
export function storedSummaryFrom(text: string): StoredSummary | undefined {
  try {
    const kept = JSON.parse(text) as StoredSummary;
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
export const alarmOf = (table: Table, visits?: Visits): { seat: Seat; at: number } =>
  awaitedSalt(table, visits) ?? timeoutOf(table);
const timeoutOf = ({ clocks, waitingFor, seats }: Table): { seat: Seat; at: number } =>
  clocks.clock.kind === 'none' ? NEVER : clocks.next(waitingFor.filter(seat => seats[seat]!.bot === null));
const NEVER = { seat: -1, at: Infinity };

/** Time at which somebody must look at the table: at a timeout, or at once for a bot's turn or the next game. Bots
 *  among themselves wait until somebody does. */
export function dueAt(table: Table): number | null {
  if (table.wantsNext !== null && table.next === null) return table.changedAt;
  if (table.status !== 'running') return null;
  if (botsAsked(table).length && personsPlaying(table).length) return table.changedAt;
  const { at } = alarmOf(table);
  return at === Infinity ? null : at;
}
