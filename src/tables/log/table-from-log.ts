// Tables from their logs.
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { Match } from '#engine/match.ts';
import type { World } from '#engine/types.ts';
import { entriesOf } from './log-entries.ts';
import { noEnd, otherVersion } from './stuck.ts';
import { Problem } from '../problem.ts';
import type { Entry } from '#protocol/entries.ts';
import { TimeSlice, matchInSlices } from '../time-slices.ts';
import type { TableLog } from '../store.ts';
import { Table } from './table.ts';

type Log = readonly { at: number; entry: Entry }[];
/** A table from its log; `played` is the match it starts from, where that was replayed before. */
export function tableFrom(game: Ruleset, [first, ...rest]: Log, played: Match<World> | null = null): Table {
  const table = beginningOf(game, first);
  table.played = played;
  for (const { entry, at } of rest) table.apply(entry, at);
  return table;
}
/** The same from the stored log, in time slices. */
export async function tableFromLogInSlices(game: Ruleset, log: TableLog): Promise<Table> {
  const [first, ...rest] = entriesOf(log.entries);
  const table = beginningOf(game, first);
  const { start } = table.made;
  // A record that does not replay makes the table stuck when it begins.
  if (start && table.stuck === null) table.played = await matchInSlices(game, start.record).catch(() => null);
  const slice = new TimeSlice();
  for (const { entry, at } of rest) {
    if (slice.isSpent) await slice.pause();
    table.apply(entry, at);
  }
  table.wasOver = log.status === 'over';
  if (table.wasOver && !table.reached && !table.ended) table.stuck ??= noEnd(table.game);
  return table;
}
function beginningOf(game: Ruleset, first: Log[number] | undefined): Table {
  if (first?.entry.kind === 'stuck') throw new Problem('stuck', { why: first.entry.why });
  if (first?.entry.kind !== 'made') throw new Problem('stuck', { why: 'the beginning of its log is lost.' });
  const table = new Table(game, first.entry, first.at);
  if (first.entry.version > game.version)
    throw new Problem('newer', { what: `version ${first.entry.version} of the rules of ${game.name}` });
  if (first.entry.version !== game.version) table.stuck = otherVersion(game, first.entry.version);
  return table;
}
