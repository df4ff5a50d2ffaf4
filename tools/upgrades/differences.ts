// Differences between what today's Longbox shows of a table and what the one that began it showed.
import { difference, same } from '#engine/copy.ts';
import { hash } from '#engine/seed.ts';
import type { Json, View, Viewer } from '#engine/types.ts';
import { entriesOf } from '#tables/log/log-entries.ts';
import { savedMatch, type SavedMatch } from '#tables/files/match-file.ts';
import type { TableLog } from '#tables/store.ts';
import { listingOf } from '#tables/live/summary.ts';
import type { Table } from '#tables/log/table.ts';
import type { OldTable } from './logs.ts';

export const KINDS = ['refused', 'position', 'result', 'offers', 'file', 'listing', 'log'] as const;
export type Kind = (typeof KINDS)[number];
export interface Difference {
  table: string;
  kind: Kind;
  what: string;
}

/** What a viewer sees, as the trees of then digested it: no frames, and of decisions what may be answered. */
export const digestOf = ({ world, waitingFor, sealed, decisions }: View): string =>
  hash({
    world,
    waitingFor,
    sealed,
    decisions: decisions.map(({ id, seat, options }) => [
      id,
      seat,
      options.filter(({ refused }) => !refused).map(option => option.id),
    ]),
  });

export function differencesOf(old: OldTable, table: Table, log: TableLog): Difference[] {
  const found: Difference[] = [];
  const note = (kind: Kind, what: string | undefined): void => {
    if (what !== undefined) found.push({ table: old.id, kind, what });
  };
  const { told } = old;
  note('refused', table.stuck ?? undefined);
  if (table.stuck !== null) return found;
  note('position', positionDifference(old, table));
  note('result', difference(told.result, table.result));
  note('offers', difference(told.offers, table.offers) ?? difference(told.next, table.next));
  note('file', told.file && fileDifference(old, savedMatch(table)));
  note('listing', difference(told.listed, listedNow(old, table)));
  note('log', logDifference(old, log));
  return found;
}
function positionDifference({ told }: OldTable, { game, match, waitingFor }: Table): string | undefined {
  if (told.answers !== match!.length) return `${match!.length} answers, not ${told.answers}`;
  if (!same(told.waitingFor, [...waitingFor]))
    return `waits for ${waitingFor.join()}, not for ${told.waitingFor.join()}`;
  const viewers = Object.keys(told.views).map((viewer): Viewer =>
    /^\d$/.test(viewer) ? Number(viewer) : (viewer as Viewer),
  );
  const other = viewers.find(viewer => digestOf(game.view(match!.state, viewer)) !== told.views[viewer]);
  return other === undefined ? undefined : `${other} sees something else`;
}
/** In the parts that the file had then; how it ended may be said beside them. Files of version 2 said no result of
 *  matches that somebody had given up or all had called a draw, though their tables did: now they say that one. */
export function fileDifference({ told }: OldTable, { answers, ...file }: SavedMatch): string | undefined {
  const then: Record<string, unknown> = { ...told.file, result: told.file!['result'] ?? told.result };
  const now: Record<string, unknown> = { ...file, answers: hash(answers) };
  return difference(then, Object.fromEntries(Object.keys(then).map(part => [part, now[part]])));
}
function listedNow({ told }: OldTable, table: Table): OldTable['told']['listed'] {
  const { status, summary } = listingOf(table);
  const all = JSON.parse(summary) as Record<string, Json>;
  return { status, summary: Object.fromEntries(Object.keys(told.listed.summary).map(part => [part, all[part]])) };
}
/** Every entry stands; behind them, where it is over and its log does not say so, that it has ended, computed
 *  afterwards. */
function logDifference({ entries, told, version }: OldTable, log: TableLog): string | undefined {
  const kept = log.entries.slice(0, entries.length).map(({ at, text }) => [at, text]);
  const changed = difference(entries, kept, 'entries');
  if (changed !== undefined) return changed;
  const more = entriesOf(log.entries.slice(entries.length)).map(({ entry }) => entry);
  const saysSo = entriesOf(entries.map(([at, text]) => ({ at, text }))).some(({ entry }) => 'ended' in entry);
  if (told.result === null || saysSo) return more.length ? `${more.length} entries more` : undefined;
  const [{ kind, ended } = {}, ...others] = more;
  if (others.length || kind !== 'ended' || !ended) return `behind its end stands ${JSON.stringify(more)}`;
  return difference({ result: told.result, version }, { result: ended.result, version: ended.afterwards?.version });
}
