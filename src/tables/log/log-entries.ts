// Parses the entries of a log, which the store holds as text.
import type { Entry, EntryKind } from '#protocol/entries.ts';
import { Problem } from '../problem.ts';
import type { LogEntry } from '../store.ts';

const KINDS: Readonly<Record<EntryKind, true>> = {
  made: true,
  sat: true,
  hashed: true,
  revealed: true,
  redrawn: true,
  salted: true,
  unsalted: true,
  left: true,
  bot: true,
  returned: true,
  asked: true,
  standIn: true,
  answered: true,
  undone: true,
  offered: true,
  agreed: true,
  declined: true,
  resigned: true,
  said: true,
  muted: true,
  ended: true,
  rematched: true,
  stuck: true,
};
const isKnown = (kind: string): boolean => Object.hasOwn(KINDS, kind);

/** Throws where an entry is of a kind that only a newer Longbox knows: what follows means nothing without it. */
export const entriesOf = (entries: readonly LogEntry[]): { at: number; entry: Entry }[] =>
  entries.map(({ at, text }) => ({ at, entry: entryFrom(text) }));

/** An entry that cannot be parsed gets an unknown kind; the table is stuck there, and says so. */
function entryFrom(text: string): Entry {
  const entry = parsed(text) as Entry | undefined;
  if (typeof entry?.kind !== 'string') return { kind: 'unreadable' } as unknown as Entry;
  if (!isKnown(entry.kind)) throw new Problem('newer', { what: `'${entry.kind}'` });
  return entry;
}
function parsed(text: string): object | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    return typeof entry === 'object' && entry !== null ? entry : undefined;
  } catch {
    return undefined;
  }
}
