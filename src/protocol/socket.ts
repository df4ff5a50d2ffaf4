// Messages over the WebSocket at /socket, as JSON objects. Several messages of the server may come in one frame, an
// object a line. A client says `hello`, subscribes to tables (`watch`), and sends commands (`want`).
//
// Every table has a log; `seq` counts its entries and is the version of the document. A subscriber gets the whole
// document once (`table`) and then patches (`patch`), each from one version to another. A long log comes in pages
// (`page`) where the client takes them. After a gap it says `watch` again with what it `have`s, and gets the missing
// patches, or the whole. A command has an idempotency `key` made by the client: sent twice, it is done once and
// acknowledged twice. An acknowledgement is sent when the entry is durable: with the patch that shows the outcome (its
// `done` is the key), or by itself (`done`) where there is no such patch.
import { Type, type Static } from 'typebox';
import type { Patch } from '#engine/patch.ts';
import {
  closed,
  Count,
  DecisionId,
  Key,
  Level,
  Option,
  oneOf,
  PlayerId,
  Salt,
  SaltHash,
  Seat,
  TableId,
  Talk,
} from './parts.ts';
import type { SentDoc } from './short-options.ts';
import type { LogLine } from './table-doc.ts';

/** Values that the words of a refusal are made with: sent where it has none, by a page to itself. */
type Facts = Readonly<Record<string, string | number>>;

export const Command = Type.Union([
  closed(
    { do: Type.Literal('answer'), seat: Seat, decision: DecisionId, option: Option, nth: Count },
    'picks an option; `nth` is the question’s own',
  ),
  closed(
    { do: Type.Literal('undo'), seat: Seat, to: Type.Optional(Count) },
    'back at once where that is free, else offered',
  ),
  closed({ do: Type.Literal('offer'), seat: Seat, what: oneOf('draw', 'rematch', 'sequel') }),
  closed({ do: Type.Literal('agree'), seat: Seat, offer: Count }),
  closed({ do: Type.Literal('decline'), seat: Seat, offer: Count }, 'also takes back an own offer'),
  closed({ do: Type.Literal('resign'), seat: Seat }),
  closed(
    { do: Type.Literal('salt'), seat: Seat, salt: Key },
    'adds to the seed in the open, once, before the game has begun',
  ),
  closed(
    { do: Type.Literal('salt-hash'), seat: Seat, ...SaltHash.properties },
    'commits to a salt, once a round, before the game has begun',
  ),
  closed({ do: Type.Literal('reveal'), seat: Seat, salt: Salt }, 'the salt of that hash, when all hashes are there'),
  closed({ do: Type.Literal('leave'), seat: Seat }, 'before the game has begun'),
  closed(
    { do: Type.Literal('replace'), seat: Seat, level: Type.Optional(Level) },
    'lets the stand-in play for somebody who is away, or for you; or a bot of that level in a free seat',
  ),
  closed(
    { do: Type.Literal('stand-in'), seat: Seat, level: Level },
    'names the bot that is to play for you when you are away: rookie, veteran or mastermind',
  ),
  closed({ do: Type.Literal('return'), seat: Seat }, 'plays on instead of the bot'),
  closed({ do: Type.Literal('say'), text: Talk }),
  closed({ do: Type.Literal('mute'), player: PlayerId, on: Type.Boolean() }, 'for you alone, at this table'),
]);
export type Command = Static<typeof Command>;

export const FromClient = Type.Union([
  closed({
    say: Type.Literal('hello'),
    version: Type.Literal(1),
    token: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  closed({
    say: Type.Literal('watch'),
    table: TableId,
    seat: Type.Optional(Seat),
    language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
    have: Type.Optional(closed({ seq: Count, epoch: Type.String({ maxLength: 80 }) })),
    pages: Type.Optional(Type.Boolean({ description: 'a long log may come in pages' })),
  }),
  closed({ say: Type.Literal('unwatch'), table: TableId }),
  closed({ say: Type.Literal('want'), table: TableId, key: Key, wish: Command }),
  closed({ say: Type.Literal('check'), table: TableId }, 'answered by the hash of what was sent so far'),
  closed({ say: Type.Literal('ping'), n: Count }),
]);
export type FromClient = Static<typeof FromClient>;

export type FromServer =
  /** `pages`: `watch` may ask for them here. */
  | { say: 'welcome'; version: number; player: { id: string; name: string } | null; pages?: boolean }
  /** The whole table. `epoch` names this line of patches; a patch fits only what has the same. */
  | { say: 'table'; table: string; seq: number; epoch: string; doc: SentDoc; pages?: number }
  /** The next part of the log of a table that was announced with so many `pages`; nothing else of it comes between. */
  | { say: 'page'; table: string; seq: number; epoch: string; log: LogLine[] }
  | { say: 'patch'; table: string; from: number; seq: number; patch: Patch; done?: string }
  | { say: 'done'; table: string; key: string; seq: number }
  | { say: 'refused'; table: string; key: string; problem: string; says: string; rule?: string; facts?: Facts }
  | { say: 'here'; table: string; seats: boolean[]; watching: number }
  | { say: 'hash'; table: string; seq: number; hash: string }
  | { say: 'pong'; n: number }
  | { say: 'problem'; problem: string; says: string; table?: string; facts?: Facts };
