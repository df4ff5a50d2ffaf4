// Subscribers of a table, and what they have been sent.
import type { Viewer } from '#engine/types.ts';
import type { GameWords } from '#engine/game-entry.ts';
import { patchFrom, docParts, type Transcript, type DocParts } from './documents.ts';
import { withMember } from './patch-writer.ts';
import type { Table } from '../log/table.ts';

/** A client that is subscribed to a table through one connection. */
export interface Subscriber {
  /** The viewer it asks to be; whether it may can change with every entry. */
  readonly viewer: Viewer;
  readonly player: string | null;
  /** The language of its texts; English when left out. */
  readonly words?: GameWords | undefined;
  /** Takes the log of a whole document in pages. */
  readonly isPaged?: boolean;
  /** `ofWhole`: the text is part of a whole document of that length. */
  send(text: string, ofWhole?: number): void;
}
/** A command of a subscriber whose acknowledgement is sent with the patch that shows the outcome. */
export interface PendingRequest {
  readonly subscriber: Subscriber;
  /** The client's key. */
  readonly key: string;
  isAcknowledged: boolean;
}
/** The subscribers that share a perspective, and what they have been sent. */
export interface Audience {
  /** The id of this sequence of patches. */
  readonly epoch: string;
  readonly transcript: Transcript;
  readonly player: string | null;
  seq: number;
  doc: DocParts;
  /** The hash of the document with its log, once asked for. */
  hash?: string | undefined;
  /** The last patches, oldest first, as text. */
  readonly patches: { from: number; text: string }[];
  readonly subscribers: Set<Subscriber>;
}
/** Patches cached for clients that reconnect. */
const CACHED_PATCHES = 10;

/** Brings the audience's document up to date. Returns the patch message, or nothing when there was no change. */
export function refresh(audience: Audience, table: Table): string | undefined {
  const { seq } = table;
  const { seq: from, patches } = audience;
  if (from === seq) return undefined;
  const doc = docParts(table, audience.transcript, audience.player, audience.doc);
  const patch = patchFrom(audience.doc, doc, audience.transcript);
  const head = `{"say":"patch","table":"${table.made.id}","from":${from},"seq":${seq}}`;
  const text = withMember(head, 'patch', patch);
  audience.doc = doc;
  audience.hash = undefined;
  audience.seq = seq;
  patches.push({ from, text });
  if (patches.length > CACHED_PATCHES) patches.shift();
  return text;
}

/** The patch with the acknowledgement of the request. Keys need no escaping in JSON. */
export function withAcknowledgement(request: PendingRequest, patch: string): string {
  request.isAcknowledged = true;
  return withMember(patch, 'done', `"${request.key}"`);
}

/** The patches since `have`; nothing when some are no longer cached. */
export function patchesSince({ seq, patches }: Audience, have: number): string[] | undefined {
  if (have === seq) return [];
  const first = patches.findIndex(({ from }) => from === have);
  return first < 0 ? undefined : patches.slice(first).map(({ text }) => text);
}
