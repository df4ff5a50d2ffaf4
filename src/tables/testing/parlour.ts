// For tests only: tables of a small game with everything in it, and short ways to play at them.
import { parlour } from '#engine/testing/sample-game.ts';
import { decisionId } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { rulesetOf } from '#engine/versions/ruleset.ts';
import { hash, seedOf } from '#engine/seed.ts';
import type { Json, Seat } from '#engine/types.ts';
import { decide } from '../commands/decide.ts';
import { applyWithEnd } from '../commands/ending.ts';
import type { Surroundings } from '../commands/replacing.ts';
import { Games } from '../live/games.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { Clock } from '#protocol/parts.ts';
import type { Command } from '#protocol/socket.ts';
import type { Made, Table } from '../log/table.ts';
import { tableFrom } from '../log/table-from-log.ts';

export const parlourGame = parlour as unknown as Game;
export const parlourRules = rulesetOf(parlourGame);
export const gamesOf = (...games: Game[]): Games =>
  new Games(games.map(game => ({ id: game.id, name: game.name, seats: game.seats, load: async () => game })));

/** The same game with other rules: a newer version, or rules that fail. */
export const changed = (change: Partial<Game>): Game => Object.assign(Object.create(parlourGame) as Game, change);

export const somebody = (name: string): Somebody => ({ id: name.padEnd(12, 'x'), name });
export const ann = somebody('Ann');
export const bob = somebody('Bob');
export const cat = somebody('Cat');

/** Time at which tables of tests are made. */
export const NOON = 1_000_000_000;
export const LIVE = { kind: 'live', seconds: 60, increment: 5 } satisfies Clock;
export const TABLE_ID = 'parlourTable0001';

interface Setting {
  /** Players, names of bots, and null for open seats. */
  seats?: readonly (Somebody | string | null)[];
  clock?: Clock;
  options?: Json;
  game?: Game;
  version?: number;
  start?: Made['start'];
  made?: Partial<Made>;
}
export function logWith({
  seats = [ann, bob],
  clock = { kind: 'none' },
  options = null,
  ...more
}: Setting = {}): Entry[] {
  const made: Entry = {
    kind: 'made',
    id: TABLE_ID,
    game: 'parlour',
    version: more.version ?? parlour.version,
    seats: seats.length,
    options,
    seed: seedOf(7),
    isPublic: true,
    clock,
    ...(more.start && { start: more.start }),
    ...more.made,
  };
  const taken = seats.flatMap((who, seat): Entry[] => {
    if (who === null) return [];
    return [typeof who === 'string' ? { kind: 'bot', seat, level: who } : { kind: 'sat', seat, player: who }];
  });
  return [made, ...taken];
}
export const tableWith = (setting: Setting = {}): Table =>
  tableFrom(
    rulesetOf(setting.game ?? parlourGame),
    logWith(setting).map(entry => ({ at: NOON, entry })),
  );

export const around: Surroundings = {
  bots: ['random', 'greedy', 'rookie', 'veteran', 'mastermind'],
  isAway: player => player === cat.id,
  now: NOON,
};

/** Decides it and does it. */
export function request(
  table: Table,
  who: Somebody,
  command: Command,
  at = table.changedAt,
  circumstances = around,
): Entry {
  const { entry, computed } = decide(table, who, command, circumstances);
  applyWithEnd(table, entry, at, computed);
  return entry;
}
/** The answer of a seat to what is asked now. */
export function picking({ match }: Table, seat: Seat, option: string): Extract<Command, { do: 'answer' }> {
  const { state } = match!;
  return { do: 'answer', seat, decision: decisionId(state), option, nth: state.answered[seat]! };
}
/** The players there answer, one thing after the other. */
export function play(table: Table, seat: Seat, ...options: string[]): void {
  for (const option of options) request(table, table.seats[seat]!.player!, picking(table, seat, option));
}
/** The answers that win from the first turn on. */
export const WINNING = [...new Array<string>(7).fill('earn'), 'stop'];

/** All that a table is, short enough to be compared. */
export const print = ({ game: _, match, ...rest }: Table): string =>
  hash(JSON.parse(JSON.stringify({ ...rest, record: match?.record, state: match?.state })));
