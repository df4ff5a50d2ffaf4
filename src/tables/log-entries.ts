// Parses the entries of a log, which the store keeps as text.
import type { Entry } from '#protocol/entries.ts';
import type { LogEntry } from './store.ts';

export const entriesOf = (entries: readonly LogEntry[]): { at: number; entry: Entry }[] =>
  entries.map(({ at, text }) => ({ at, entry: entryFrom(text) }));

/** An entry that cannot be parsed gets an unknown kind; the table is stuck there, and says so. */
function entryFrom(text: string): Entry {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry === 'object' && entry !== null) return entry as Entry;
  } catch {
    // told below
  }
  return { kind: 'unreadable' } as unknown as Entry;
}
