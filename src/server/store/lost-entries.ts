// A log as it was written: where entries are lost, marks stand in their places, so that its table is stuck there and
// says where, and no other table suffers.
import type { Entry } from '#protocol/entries.ts';
import { Damaged, type LogEntry } from '#tables/store.ts';

export interface Numbered extends LogEntry {
  seq: number;
}
/** A place of the store that cannot be read, from an entry on. */
export interface Damage {
  seq: number;
  /** 'row 12 of stretches is not JSON' */
  where: string;
}

/** Entries `after + 1` to `length`, whatever of them was found. */
export function wholeLog(
  found: Iterable<Numbered>,
  after: number,
  length: number,
  damages: readonly Damage[] = [],
): LogEntry[] {
  const log: (LogEntry | undefined)[] = Array.from({ length: Math.max(0, length - after) });
  for (const { seq, at, text } of found) {
    if (seq <= after) continue;
    if (seq > length) throw new Damaged(`its log has an entry ${seq}, and row and log of the table do not fit.`);
    const held = log[seq - after - 1];
    log[seq - after - 1] = held && held.text !== text ? mark(seq, at, 'it is there twice') : { at, text };
  }
  let last = 0;
  return log.map((entry, n) => {
    if (entry) last = entry.at;
    return entry ?? mark(after + n + 1, last, whereLost(after + n + 1, damages));
  });
}
const whereLost = (seq: number, damages: readonly Damage[]): string =>
  damages.findLast(damage => damage.seq <= seq)?.where ?? 'it is not in the store';

function mark(seq: number, at: number, where: string): LogEntry {
  const entry: Entry = { kind: 'stuck', why: `entry ${seq} of its log is lost: ${where}.` };
  return { at, text: JSON.stringify(entry) };
}
