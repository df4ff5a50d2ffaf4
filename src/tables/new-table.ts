// Tables in the making: from what somebody wants to the first entries of the log.
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { Match, MatchRecord } from '#engine/match.ts';
import { freshSeed } from '#engine/seed.ts';
import type { World } from '#engine/types.ts';
import { checkOpening } from './games.ts';
import { Problem } from './problem.ts';
import type { Entry, Somebody, Start } from '#protocol/entries.ts';
import type { Clock, SeatWish } from '#protocol/parts.ts';
import type { NewTable } from './store.ts';
import { listingOf } from './summary.ts';
import type { Table } from './table.ts';
import { tableFrom } from './table-from-log.ts';

export interface Wanted {
  game: string;
  options: unknown;
  seats: readonly (SeatWish | { kind: 'player'; player: Somebody; willSalt?: boolean })[];
  isPublic: boolean;
  clock: Clock;
  /** Its maker will add a salt, having seen the commitment. */
  willSalt?: boolean;
  /** Play goes on from here; with dice of its own, unless the maker wants to practise with those of the record. */
  start?: { record: MatchRecord; table?: string; dice?: 'new' | 'known' };
  /** It is the next match of a series. */
  series?: { place: number; previous: string };
  /** The match that the table starts from, where it was replayed before. */
  played?: Match<World>;
}

/** Throws when the game cannot be played so. */
export function newTable(game: Ruleset, wanted: Wanted, by: Somebody, id: string, at: number): NewTable {
  const { seats, isPublic, clock, series } = wanted;
  const start = startOf(wanted, by);
  const options = start
    ? start.record.options
    : checkOpening(game, seats.length, wanted.start?.record.options ?? wanted.options);
  const seed = freshSeed(bytes => crypto.getRandomValues(bytes));
  const made: Entry = {
    kind: 'made',
    id,
    game: game.id,
    version: game.version,
    seats: seats.length,
    options,
    seed,
    isPublic,
    clock,
    ...(start && { start }),
    ...(series && { series }),
  };
  const entries = [made, ...seats.flatMap((command, seat) => seating(command, seat, by, isSalting(wanted, seat)))];
  const table = tableFrom(
    game,
    entries.map(entry => ({ at, entry })),
    start && wanted.played,
  );
  if (table.stuck !== null) throw new Error(table.stuck);
  return {
    id,
    game: game.id,
    isPublic,
    madeAt: at,
    listing: listingOf(table),
    entries: entries.map(entry => ({ at, text: JSON.stringify(entry) })),
  };
}

/** The position from which play goes on. A record without answers is settings and seats alone: the table deals by its
 *  own seed. */
function startOf({ start, seats, isPublic }: Wanted, by: Somebody): Start | undefined {
  if (!start) return undefined;
  const { record, table, dice = 'new' } = start;
  if (dice === 'known') {
    if (isPublic || seats.some(({ kind }) => kind === 'open')) throw new Problem('known-dice');
  } else if (!record.answers.length && !record.from) return undefined;
  return { record, ...(table !== undefined && { table }), ...(dice === 'new' && { dice }), by };
}

/** One salt of each player is enough. */
function isSalting({ seats, willSalt }: Wanted, seat: number): boolean {
  const { kind } = seats[seat]!;
  return kind === 'me' && willSalt === true && seats.findIndex(one => one.kind === 'me') === seat;
}
function seating(command: Wanted['seats'][number], seat: number, by: Somebody, salting: boolean): Entry[] {
  switch (command.kind) {
    case 'open':
      return [];
    case 'bot':
      return [{ kind: 'bot', seat, level: command.level }];
    case 'player':
      return [{ kind: 'sat', seat, player: command.player, ...(command.willSalt && { salting: true }) }];
    case 'me':
      return [{ kind: 'sat', seat, player: by, ...(salting && { salting }) }];
  }
}

/** The same people and bots once more, everybody one seat further on. */
export function rematchOf(table: Table): { wanted: Wanted; by: Somebody } {
  const { wanted, by } = onceMore(table);
  const [first, ...others] = wanted.seats;
  return { wanted: { ...wanted, seats: [...others, first!] }, by };
}
/** The next match of the series, everybody in the same seat. */
export function sequelOf(table: Table): { wanted: Wanted; by: Somebody } {
  const { wanted, by } = onceMore(table);
  const { id, series } = table.made;
  const place = (series?.place ?? 1) + 1;
  return { wanted: { ...wanted, options: table.sequel!.options, series: { place, previous: id } }, by };
}
function onceMore(table: Table): { wanted: Wanted; by: Somebody } {
  const { game, options, isPublic, clock } = table.made;
  const seats = table.seats.map(({ player, bot, salt }): Wanted['seats'][number] =>
    player ? { kind: 'player', player, ...(salt !== undefined && { willSalt: true }) } : { kind: 'bot', level: bot! },
  );
  return { wanted: { game, options, seats, isPublic, clock }, by: table.seats.find(seat => seat.player)!.player! };
}
