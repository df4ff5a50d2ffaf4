// For tests only: what those who follow tables have wanted and what they see, held against the log on the disk.
import assert from 'node:assert/strict';
import type { Random } from '#engine/definition.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';
import { hash } from '#engine/seed.ts';
import { docParts, newTranscript, viewerOf, withLog, type Transcript } from '../documents/documents.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { Follower, Outcome } from '#protocol/follower.ts';
import { spelledOut } from '#protocol/short-options.ts';
import type { Command } from '#protocol/socket.ts';
import type { TableDoc } from '#protocol/table-doc.ts';
import type { Table } from '../log/table.ts';
import { tableFrom } from '../log/table-from-log.ts';

export type Log = readonly { at: number; entry: Entry }[];
interface Wanted {
  key: string;
  table: string;
  wish: Command;
  outcome?: Outcome;
}

/** Somebody with one wish at a time, who remembers them all. */
export class Wisher {
  /** Nobody: one who only watches. */
  readonly who: Somebody | null;
  /** Its name must be that of the player. */
  readonly follower: Follower;
  readonly wanted: Wanted[] = [];
  constructor(who: Somebody | null, follower: Follower) {
    this.who = who;
    this.follower = follower;
  }
  get isWaiting(): boolean {
    return this.wanted.length > 0 && !this.wanted.at(-1)!.outcome;
  }
  async request(table: string, command: Command): Promise<void> {
    const { id, name } = this.who!;
    const one: Wanted = { key: `${id}:${name}.${this.wanted.length}`, table, wish: command };
    this.wanted.push(one);
    one.outcome = await this.follower.request(table, command);
  }
}

export const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;

/** Any answer that is allowed to what the viewer is waited for. */
export function anyAnswer({ view, result }: TableDoc, random: Random): Command | undefined {
  if (!view || result) return undefined;
  const answers = view.decisions
    .filter(({ seat }) => view.waitingFor.includes(seat))
    .flatMap(({ id: decision, seat, nth, options }) =>
      options.filter(({ refused }) => !refused).map(({ id: option }) => ({ seat, decision, option, nth })),
    );
  return answers.length ? { do: 'answer', ...pick(answers, random) } : undefined;
}

/** The whole table as it is shown to somebody who has seen so much. */
export const tableDoc = (table: Table, seen: Transcript, player: string | null): TableDoc =>
  spelledOut(withLog(docParts(table, seen, player), seen));

/** Everybody sees what the log, read anew, shows them. */
export function compareViews(game: Ruleset, log: Log, table: string, all: readonly Wisher[]): void {
  const anew = tableFrom(game, log);
  for (const { who, follower } of all) {
    const doc = tableDoc(anew, newTranscript(viewerOf(anew, who?.id ?? null)), who?.id ?? null);
    const seen = follower.doc(table);
    assert.deepEqual(seen, JSON.parse(JSON.stringify(doc)), `${who?.name ?? 'somebody who watches'} sees it otherwise`);
    assert.equal(hash(seen), hash(doc));
  }
}

/** The number of the entry that a patch to this version acknowledges: what ends a match is followed by its end. */
const entryAt = (log: Log, seq: number): number => (log[seq - 1]?.entry.kind === 'ended' ? seq - 1 : seq);

/** Every acknowledged command lies in the log once, where it was said to, and nothing that nobody wanted does. What was
 *  refused may lie there once: a second copy of it may have come when it was allowed. */
export function compareWishes(log: Log, table: string, all: readonly Wisher[]): void {
  const found = new Map<string, number[]>();
  for (const [i, { entry }] of log.entries())
    if (entry.key !== undefined) found.set(entry.key, [...(found.get(entry.key) ?? []), i + 1]);
  for (const one of all.flatMap(({ wanted }) => wanted).filter(one => one.table === table)) {
    const seqs = found.get(one.key) ?? [];
    if (one.outcome!.say === 'done') assert.deepEqual(seqs, [entryAt(log, one.outcome!.seq)], JSON.stringify(one));
    else assert.ok(seqs.length <= 1, JSON.stringify(one));
    found.delete(one.key);
  }
  assert.deepEqual([...found.keys()], []);
}
