// Those who watch a table, and what they have been sent.
import type { Viewer } from '#engine/types.ts';
import { patchFrom, shownDoc, type Seen, type ShownDoc } from './documents.ts';
import type { Table } from './table.ts';

/** Somebody who watches a table through one connection. */
export interface Watcher {
  /** As whom they want to look; whether they may can change with every entry. */
  readonly viewer: Viewer;
  readonly player: string | null;
  send(text: string): void;
}
/** A wish that came through one of those who watch: they are told that it is done together with what came of it. */
export interface Asking {
  readonly watcher: Watcher;
  /** Their own name for it. */
  readonly key: string;
  isTold: boolean;
}
/** What watchers of one kind have been sent. */
export interface Shown {
  /** Names this line of patches. */
  readonly epoch: string;
  readonly seen: Seen;
  readonly player: string | null;
  seq: number;
  doc: ShownDoc;
  /** Of the doc with its log, once somebody has asked. */
  hash?: string | undefined;
  /** The last patches, oldest first, as text. */
  readonly patches: { from: number; text: string }[];
  readonly watchers: Set<Watcher>;
}
/** Patches kept for those who come back. */
const KEPT_PATCHES = 10;

/** Brings what is shown up to date; the patch, unless it is. */
export function bring(shown: Shown, table: Table): string | undefined {
  const { seq } = table;
  const { seq: from, patches } = shown;
  if (from === seq) return undefined;
  const doc = shownDoc(table, shown.seen, shown.player);
  const patch = patchFrom(shown.doc, doc, shown.seen);
  const text = flat(`{"say":"patch","table":"${table.made.id}","from":${from},"seq":${seq},"patch":`, patch, '}');
  shown.doc = doc;
  shown.hash = undefined;
  shown.seq = seq;
  patches.push({ from, text });
  if (patches.length > KEPT_PATCHES) patches.shift();
  return text;
}
/** A text put together from others is a tree of them until somebody looks into it; kept like that it would cost more
 *  than it took to make. */
const flat = (...parts: readonly string[]): string => parts.join('');

/** The patch, and that it came of this wish. Keys are letters, digits and a few signs: JSON needs no other. */
export function acknowledging(asking: Asking, patch: string): string {
  asking.isTold = true;
  return `${patch.slice(0, -1)},"done":"${asking.key}"}`;
}

/** The patches from there to now, if they are all still here. */
export function patchesSince({ seq, patches }: Shown, have: number): string[] | undefined {
  if (have === seq) return [];
  const first = patches.findIndex(({ from }) => from === have);
  return first < 0 ? undefined : patches.slice(first).map(({ text }) => text);
}
