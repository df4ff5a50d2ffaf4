// How a match has ended: a fact of the log, stored with the entry that ended it and never computed anew. For matches
// that ended before such facts were stored it is computed once, where the rules at hand lead there, and marked.
import type { Kept } from '#engine/match.ts';
import type { World } from '#engine/types.ts';
import type { Ended, EndedDoc, EndedHow } from '#protocol/ended.ts';
import type { Entry } from '#protocol/entries.ts';
import type { Decided } from './decide.ts';
import type { Table } from '../log/table.ts';

/** Applies an entry; returns it as it is appended to the log, with the end that it has led to. */
export function applyWithEnd(table: Table, entry: Entry, at: number, computed?: Kept<World>): Entry {
  table.apply(entry, at, computed);
  return withEnd(table, entry);
}
/** The last entry that was applied, with the end that it has led to: the one append holds both. */
export function withEnd(table: Table, entry: Entry): Entry {
  const ended = endOf(table, entry);
  if (!ended) return entry;
  table.recordEnd(ended);
  return { ...entry, ended };
}

/** The end that is still to be stored of a match that is over; `last` has ended it just now. */
export function endOf(table: Table, last?: Entry): Ended | undefined {
  const { reached, ended, stuck, sides, game } = table;
  if (!reached || ended || stuck !== null) return undefined;
  const isLive = last !== undefined && !isBroughtIn(table);
  const afterwards = !isLive && { afterwards: { version: game.version } };
  return { result: reached, sides: [...sides], how: howOf(table, reached.rule), ...afterwards };
}
/** The same for a match that ended long ago, or on a node that stores no such facts. */
export function endAfterwards(table: Table): Decided | undefined {
  const ended = endOf(table);
  return ended && { entry: { kind: 'ended', ended } };
}
/** Did it end in the file or table that it came from, rather than here? */
const isBroughtIn = ({ made: { start }, match, reached }: Table): boolean =>
  start !== undefined && match?.length === start.record.answers.length && reached === match.state.result;

function howOf({ given }: Table, rule: string): EndedHow {
  if (rule === 'TABLE-END-1') return 'resigned';
  if (rule === 'TABLE-END-2') return 'drawn';
  return given.at(-1)?.by === 'clock' ? 'time' : 'rules';
}

/** How it ended, or that nobody knows: shown beside the result. Nothing while it has not ended. */
export function endedOf({ ended, isOver }: Table): EndedDoc | undefined {
  if (!ended) return isOver ? { how: 'not-known' } : undefined;
  const { how, sides, afterwards } = ended;
  return { how, sides, ...(afterwards && { afterwards }) };
}
