// The store of a server, and the one way to change it: append to a table's log, unless another node has in between.
// A table is its log; everything else in a store is there to find tables.

export type Status = 'open' | 'running' | 'over' | 'stuck';

/** The entry of a table in lists, and the time when somebody must look at it. */
export interface Listing {
  status: Status;
  /** Time at which a clock runs out or a bot is to move, in milliseconds; null when nothing is due. */
  due: number | null;
  /** The text of lists about it, as JSON; the store does not look into it. */
  summary: string;
  /** Ids of the players who sit there. */
  players: readonly string[];
  /** Time at which the log last grew; that of its last new entry, when left out. */
  changedAt?: number;
}
export interface NewTable {
  id: string;
  game: string;
  /** Shown in the list of open tables, or found by link only. */
  isPublic: boolean;
  madeAt: number;
  listing: Listing;
  /** The first entries of the log. */
  entries: readonly LogEntry[];
}
export interface LogEntry {
  at: number;
  /** JSON; the store does not look into it. */
  text: string;
}
export interface Append {
  table: string;
  /** Number of entries that the writer has seen; the first new one gets this number plus one. */
  after: number;
  entries: readonly LogEntry[];
  /** Left out when nothing in it has changed. */
  listing?: Listing;
}
export interface TableLog {
  id: string;
  game: string;
  isPublic: boolean;
  madeAt: number;
  status: Status;
  /** Entries after the number asked for, in order. */
  entries: LogEntry[];
}
export interface TableRow {
  id: string;
  game: string;
  isPublic: boolean;
  madeAt: number;
  /** Time at which the log had last grown, when the listing was stored. */
  changedAt: number;
  status: Status;
  summary: string;
}
export interface Query {
  status?: Status;
  isPublic?: boolean;
  game?: string;
  /** Only tables where this player sits. */
  player?: string;
  limit: number;
  /** The next page: tables below this row, the last one of the page before. */
  before?: Pick<TableRow, 'changedAt' | 'id'>;
}
export interface Player {
  id: string;
  name: string;
  /** SHA-256 of the token, in hex; the token itself is not stored. */
  tokenHash: string;
  madeAt: number;
}

/** In bytes of UTF-8: what PostgreSQL carries in one notification, less our own words. */
export const LONGEST_BROADCAST = 7900;

/** The store has failed in the middle of a change, which may come to be or not. */
export class Uncertain extends Error {
  override name = 'Uncertain';
}

/** A table that cannot be read, and where; others are well. */
export class Damaged extends Error {
  override name = 'Damaged';
}

/** Time by which a command that begins now must have been done or refused, as `performance.now()` counts. */
export const deadlineOf = ({ patience = Infinity }: Store): number => performance.now() + patience;

export interface Store {
  /** Milliseconds that a call may spend waiting for the store, over all its requests; no limit when left out. */
  readonly patience?: number;
  /** Makes a table; durable when it resolves. An id in use is refused by throwing. Like all that is given `until`, it
   *  throws when the store has not replied by then. */
  create(table: NewTable, until?: number): Promise<void>;
  /**
   * Durable when it resolves to 'appended'. 'late': the log has grown since, and nothing was changed. Throws when there
   * is no such table or `after` is beyond its end, and when the store fails; then the log shows if it was appended.
   * After an Uncertain it may even be appended later.
   */
  append(change: Append, until?: number): Promise<'appended' | 'late'>;
  /** A table's log after the first `after` entries, or nothing when there is no such table. Where entries are lost,
   *  others stand in their places that say so, and make the table stuck. Throws Damaged where that is not known. */
  load(table: string, after?: number, until?: number): Promise<TableLog | undefined>;
  /** Newest change first. */
  list(query: Query): Promise<TableRow[]>;
  /** Running tables with something due by then, the longest overdue first. */
  due(now: number, limit: number): Promise<string[]>;
  addPlayer(player: Player): Promise<void>;
  playerByToken(tokenHash: string): Promise<Player | undefined>;
  rename(player: string, name: string): Promise<void>;
  /** Subscribes to what other nodes append and broadcast; a store of one process never calls the listener. */
  listen(listener: Listener): void;
  /** Sends the other nodes something that is not stored: who is here, who types. At most LONGEST_BROADCAST bytes. */
  broadcast(text: string): Promise<void>;
  /** Resolves when the store can be written to, throws when not. */
  check(): Promise<void>;
  /** Waits for what is under way; afterwards nothing more is accepted. */
  close(): Promise<void>;
}
export interface Listener {
  /** The log has grown to this many entries. */
  appended(table: string, seq: number): void;
  received(text: string): void;
  /** The connection to the others was lost and is back: what was loaded may be out of date. */
  missed(): void;
}
