// The subscribers of one table in audiences, which share a perspective, documents and patches.
import type { Viewer } from '#engine/types.ts';
import type { GameWords } from '#engine/game-entry.ts';
import type { FromServer } from '#protocol/socket.ts';
import { docParts, hashWithLog, newTranscript, readInSlices, viewerOf, type Transcript } from './documents.ts';
import { OpenDocs } from './shared-documents.ts';
import { withAcknowledgement, patchesSince, refresh } from './subscribers.ts';
import type { Audience, PendingRequest, Subscriber } from './subscribers.ts';
import type { Table } from '../log/table.ts';
import { wholeDocument } from './whole-document.ts';

/** Lines of a log that is read in time slices. */
const LONG = 200;
/** Audiences of one player alone that are cached without subscribers. */
const CACHED_ALONE = 16;
/** As whom a subscriber sees the table; subscribers with the same key see the same. */
interface Perspective {
  viewer: Viewer;
  /** The player whose mutes apply; null where there are none. */
  listener: string | null;
  words: GameWords | undefined;
  key: string;
}

/** A message of the server as text. */
export const textOf = (message: FromServer): string => JSON.stringify(message);

export class Audiences {
  private readonly epoch: string;
  private readonly byPerspective = new Map<string, Audience>();
  /** The parts of documents that all audiences share. */
  private readonly open = new OpenDocs();
  /** The entry after which subscribers were last assigned to audiences. */
  private groupedAt = 0;

  constructor(epoch: string) {
    this.epoch = epoch;
  }

  *subscribers(): Iterable<Subscriber> {
    for (const { subscribers } of this.byPerspective.values()) yield* subscribers;
  }
  remove(subscriber: Subscriber): void {
    for (const { subscribers } of this.byPerspective.values()) subscribers.delete(subscriber);
    this.prune();
  }
  /** A player who mutes somebody has an audience alone. Without subscribers it is cached for their return; only so
   *  many are, because anybody may mute. */
  private prune(): void {
    const empty = [...this.byPerspective].filter(([, { player, subscribers }]) => player !== null && !subscribers.size);
    for (const [key] of empty.slice(0, -CACHED_ALONE)) this.byPerspective.delete(key);
  }
  /** Sends every subscriber what has changed; `request` is acknowledged with it. */
  publish(table: Table, request?: PendingRequest): void {
    const strayed = this.removeStrayed(table);
    for (const audience of this.byPerspective.values()) {
      if (!audience.subscribers.size) continue;
      const text = refresh(audience, table);
      if (text === undefined) continue;
      for (const subscriber of audience.subscribers)
        subscriber.send(request?.subscriber === subscriber ? withAcknowledgement(request, text) : text);
    }
    for (const subscriber of strayed) this.add(table, subscriber);
  }
  /** Sends the hash of the document that the subscriber must have by now. */
  async sendHash(table: Table, subscriber: Subscriber): Promise<void> {
    const audience = this.audienceOf(table, subscriber);
    refresh(audience, table);
    const hash = (audience.hash ??= await hashWithLog(audience.doc, audience.transcript));
    subscriber.send(textOf({ say: 'hash', table: table.made.id, seq: audience.seq, hash }));
  }

  /** The audience of a subscriber: all who share a perspective share documents and patches. */
  private audienceOf(table: Table, subscriber: Subscriber): Audience {
    const perspective = perspectiveOf(table, subscriber);
    const audience = this.byPerspective.get(perspective.key);
    if (audience) return audience;
    const { viewer, words } = perspective;
    return this.newAudience(table, perspective, newTranscript(viewer, this.open, this.alike(perspective), words));
  }
  /** The transcript of others who see the same game in the same words, as far as they have read. */
  private alike({ viewer, words }: Perspective): Transcript | undefined {
    const isLike = (other: Transcript): boolean => other.viewer === viewer && other.words === words;
    return [...this.byPerspective.values()].find(({ transcript }) => isLike(transcript))?.transcript;
  }
  private newAudience(table: Table, { key, listener: player }: Perspective, transcript: Transcript): Audience {
    const doc = docParts(table, transcript, player);
    const epoch = `${this.epoch} ${key}`;
    const audience: Audience = {
      epoch,
      transcript,
      player,
      seq: table.seq,
      doc,
      patches: [],
      subscribers: new Set(),
    };
    this.byPerspective.set(key, audience);
    return audience;
  }
  /** Reads a long log in time slices for the first subscriber of a perspective, so that other tables need not wait. */
  async prepare(table: Table, subscriber: Subscriber): Promise<void> {
    const perspective = perspectiveOf(table, subscriber);
    const audience = this.byPerspective.get(perspective.key);
    const known = audience?.transcript ?? this.alike(perspective);
    const behind = table.given.length - (known?.lines.length ?? 0);
    if (behind < LONG || audience?.subscribers.size) return;
    const transcript = newTranscript(perspective.viewer, this.open, known, perspective.words);
    await readInSlices(table, transcript, perspective.listener);
    this.newAudience(table, perspective, transcript);
  }
  /** Removes subscribers whose perspective has changed: they sat down, left a seat, or muted somebody. */
  private removeStrayed(table: Table): Subscriber[] {
    if (this.groupedAt === table.arrangedAt) return [];
    this.groupedAt = table.arrangedAt;
    return [...this.byPerspective.values()].flatMap(audience =>
      [...audience.subscribers].filter(
        subscriber => this.audienceOf(table, subscriber) !== audience && audience.subscribers.delete(subscriber),
      ),
    );
  }
  add(table: Table, subscriber: Subscriber, have?: { seq: number; epoch: string }): void {
    const audience = this.audienceOf(table, subscriber);
    refresh(audience, table);
    const missed = have?.epoch === audience.epoch ? patchesSince(audience, have.seq) : undefined;
    if (missed) for (const text of missed) subscriber.send(text);
    else sendWhole(subscriber, wholeDocument(table, audience, subscriber.isPaged === true));
    audience.subscribers.add(subscriber);
  }
}

function perspectiveOf(table: Table, { viewer: wanted, player, words }: Subscriber): Perspective {
  const viewer = viewerOf(table, player, wanted);
  const listener = player !== null && table.muted.has(player) ? player : null;
  return { viewer, listener, words, key: `${viewer} ${listener ?? ''}${words ? ` ${words.language}` : ''}` };
}

/** Sends a whole document with its length, so that a slow client is given the time to read it. */
function sendWhole(subscriber: Subscriber, texts: readonly string[]): void {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  for (const text of texts) subscriber.send(text, length);
}
