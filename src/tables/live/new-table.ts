// New tables: from the settings asked for to the first entries of the log.
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { Match, MatchRecord } from '#engine/match.ts';
import { USUAL_STAND_IN } from '#bots/bot-names.ts';
import { freshSeed } from '#engine/seed.ts';
import type { Json, World } from '#engine/types.ts';
import { isPractice } from '../log/dice.ts';
import { withEnd } from '../commands/ending.ts';
import { checkChosen, checkOpening } from './games.ts';
import { Problem } from '../problem.ts';
import type { Entry, Somebody, Start } from '#protocol/entries.ts';
import type { Clock, SeatChoice } from '#protocol/parts.ts';
import { standInOf } from '../commands/stand-ins.ts';
import type { NewTable } from '../store.ts';
import { listingOf } from './summary.ts';
import type { Table } from '../log/table.ts';
import { tableFrom } from '../log/table-from-log.ts';
import type { SeatState } from '../log/table-parts.ts';

/** A salt is announced; `when-here` by a player who has committed to one at the table before. */
type Announced = Extract<Entry, { kind: 'sat' }>['salting'];

export interface TableSpec {
  game: string;
  options: unknown;
  seats: readonly (SeatChoice | { kind: 'player'; player: Somebody; willSalt?: Announced })[];
  isPublic: boolean;
  clock: Clock;
  /** The bot that plays for absent players; the usual one when left out. */
  standIn?: string;
  /** It follows from a table where dice were known: its maker plays alone here, too. */
  practice?: boolean;
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
export function newTable(game: Ruleset, wanted: TableSpec, by: Somebody, id: string, at: number): NewTable {
  const { seats, isPublic, clock, standIn = USUAL_STAND_IN, series } = wanted;
  const start = startOf(wanted, by);
  const options = start ? start.record.options : optionsFrom(game, wanted);
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
    standIn,
    by,
    ...practiceOf(wanted, by),
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
  const last = withEnd(table, entries.at(-1)!);
  return {
    id,
    game: game.id,
    isPublic,
    madeAt: at,
    listing: listingOf(table),
    entries: [...entries.slice(0, -1), last].map(entry => ({ at, text: JSON.stringify(entry) })),
  };
}

/** The position from which play goes on. A record without answers is settings and seats alone: the table deals by its
 *  own seed. */
function startOf({ start }: TableSpec, by: Somebody): Start | undefined {
  if (!start) return undefined;
  const { record, table, dice = 'new' } = start;
  if (dice === 'new' && !record.answers.length && !record.from) return undefined;
  return { record, ...(table !== undefined && { table }), ...(dice === 'new' && { dice }), by };
}

function optionsFrom(game: Ruleset, { options, seats, start, series }: TableSpec): Json {
  if (!series && !start) checkChosen(game, options);
  return checkOpening(game, seats.length, start?.record.options ?? options);
}

/** Where dice may be known nobody sits but their maker, and nobody is invited. */
function practiceOf({ seats, isPublic, practice, start }: TableSpec, { id }: Somebody): { practice?: true } {
  if (!practice && start?.dice !== 'known') return {};
  const isOthers = (seat: TableSpec['seats'][number]): boolean =>
    seat.kind === 'open' || (seat.kind === 'player' && seat.player.id !== id);
  if (isPublic || seats.some(isOthers)) throw new Problem('known-dice');
  return { practice: true };
}

/** One salt of each player is enough, and none where the dice are known. */
function isSalting({ seats, willSalt, start }: TableSpec, seat: number): boolean {
  if (start?.dice === 'known') return false;
  const { kind } = seats[seat]!;
  return kind === 'me' && willSalt === true && seats.findIndex(one => one.kind === 'me') === seat;
}
function seating(command: TableSpec['seats'][number], seat: number, by: Somebody, salting: boolean): Entry[] {
  switch (command.kind) {
    case 'open':
      return [];
    case 'bot':
      return [{ kind: 'bot', seat, level: command.level }];
    case 'player':
      return [{ kind: 'sat', seat, player: command.player, ...(command.willSalt && { salting: command.willSalt }) }];
    case 'me':
      return [{ kind: 'sat', seat, player: by, ...(salting && { salting }) }];
  }
}

/** The same people and bots once more, everybody one seat further on. */
export function rematchOf(table: Table): { wanted: TableSpec; by: Somebody } {
  const { wanted, by } = againAt(table);
  const [first, ...others] = wanted.seats;
  return { wanted: { ...wanted, seats: [...others, first!] }, by };
}
/** The next match of the series, everybody in the same seat. */
export function sequelOf(table: Table): { wanted: TableSpec; by: Somebody } {
  const { wanted, by } = againAt(table);
  const { id, series } = table.made;
  const place = (series?.place ?? 1) + 1;
  return { wanted: { ...wanted, options: table.sequel!.options, series: { place, previous: id } }, by };
}
function againAt(table: Table): { wanted: TableSpec; by: Somebody } {
  const { game, options, isPublic, clock } = table.made;
  const standIn = standInOf(table.made);
  const seats = table.seats.map((taken): TableSpec['seats'][number] =>
    taken.player
      ? { kind: 'player', player: taken.player, ...announcedAgain(taken) }
      : { kind: 'bot', level: taken.bot! },
  );
  const by = table.seats.find(seat => seat.player)!.player!;
  const practice = isPractice(table.made);
  return { wanted: { game, options, seats, isPublic: isPublic && !practice, clock, standIn, practice }, by };
}
/** Players who added a salt are waited for again. Players who were away at the end are not: nobody has asked them
 *  whether they will play again. */
function announcedAgain({ bot, resigned, salt, isOpen }: SeatState): { willSalt?: Announced } {
  const isAway = bot !== null && !resigned;
  return salt === undefined || isAway ? {} : { willSalt: isOpen ? true : 'when-here' };
}
