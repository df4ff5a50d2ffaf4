// Tables from their logs.
import type { Game } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { World } from '#engine/types.ts';
import { entriesOf } from './log-entries.ts';
import { Problem } from './problem.ts';
import type { Entry } from '#protocol/entries.ts';
import { Pauses, playedSlowly } from './time-slices.ts';
import type { TableLog } from './store.ts';
import { Table } from './table.ts';

type Log = readonly { at: number; entry: Entry }[];
/** A table from its log; what it goes on from may have been played already. */
export function tableFrom(game: Game, [first, ...rest]: Log, played: Match<World> | null = null): Table {
  const table = beginningOf(game, first);
  table.played = played;
  for (const { entry, at } of rest) table.take(entry, at);
  return table;
}
/** The same as it is kept, a little at a time. */
export async function tableSlowlyFrom(game: Game, log: TableLog): Promise<Table> {
  const [first, ...rest] = entriesOf(log.entries);
  const table = beginningOf(game, first);
  table.wasOver = log.status === 'over';
  const { start } = table.made;
  // What does not play makes the table stuck when it begins.
  if (start && table.stuck === null) table.played = await playedSlowly(game, start.record).catch(() => null);
  const pauses = new Pauses();
  for (const { entry, at } of rest) {
    if (pauses.isDue) await pauses.rest();
    table.take(entry, at);
  }
  return table;
}
function beginningOf(game: Game, first: Log[number] | undefined): Table {
  if (first?.entry.kind !== 'made') throw new Problem('stuck', { why: 'the beginning of its log is lost.' });
  const table = new Table(game, first.entry, first.at);
  if (first.entry.version !== game.version) table.stuck = otherVersion(game, first.entry.version);
  return table;
}
const otherVersion = ({ name, version }: Game, played: number): string =>
  `It was begun with version ${played} of the rules of ${name}; this server has version ${version}.`;
