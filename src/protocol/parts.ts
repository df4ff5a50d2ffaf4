// Parts that requests, messages and log entries are made of. One source: the types, the checks and the API page.
import { Type, type Static } from 'typebox';
import { LONGEST_NAME } from './names.ts';

export const closed = <P extends Type.TProperties>(properties: P, about?: string): Type.TObject<P> =>
  Type.Object(properties, { additionalProperties: false, ...(about !== undefined && { description: about }) });
export const oneOf = <const V extends string>(...values: V[]): Type.TUnsafe<V> =>
  Type.Unsafe<V>({ type: 'string', enum: values });

export const Seat = Type.Integer({ minimum: 0, maximum: 15, description: 'a seat, counted from 0' });
/** A printable character: no control characters, lone surrogates, line breaks, direction marks or blank letters. */
const PLAIN = '[^\\p{Cc}\\p{Cs}\\u2028-\\u202e\\u2066-\\u2069\\u115f\\u1160\\u3164\\uffa0\\u2800]';
/** What may stand in one: `protocol/names.ts`. */
export const Name = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  description: 'what others see: letters, digits, spaces between them, and usual punctuation',
});
export const TableId = Type.String({
  pattern: '^[A-Za-z0-9]{16}$',
  description: 'whoever knows it may come to the table',
});
export const Talk = Type.String({ minLength: 1, maxLength: 500, pattern: `^${PLAIN}+$` });
export const PlayerId = Type.String({ pattern: '^[A-Za-z0-9]{12}$' });
export const GameId = Type.String({ maxLength: 40, pattern: '^[a-z][a-z-]*$' });
export const Level = Type.String({ maxLength: 24, pattern: '^[a-z][a-z-]*$', description: 'the name of a bot' });
/** An idempotency key, made by the client for each command: sent twice, it is done once. */
export const Key = Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\w.:-]+$' });
/** A salt that others cannot guess: its hash reveals nothing about it. */
export const Salt = Type.String({ minLength: 20, maxLength: 40, pattern: '^[\\w.:-]+$' });
export const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
export const Option = Type.String({ minLength: 1, maxLength: 2000 });
export const DecisionId = Type.String({ minLength: 1, maxLength: 120 });
export const SaltHash = closed(
  { round: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
  'the hash of your salt for this seat, and the round of drawing that it is bound to',
);
export type SaltHash = Static<typeof SaltHash>;
/** Options of a game are checked by the game; here only their size is (see `MOST_OPTIONS`). */
export const Options = Type.Unknown({ description: 'options of the game, as its page says; null for the usual ones' });

export const Clock = Type.Union([
  closed({ kind: Type.Literal('none') }, 'no hurry'),
  closed(
    {
      kind: Type.Literal('live'),
      seconds: Type.Integer({ minimum: 10, maximum: 7200 }),
      increment: Type.Integer({ minimum: 0, maximum: 300 }),
    },
    'seconds for the whole game, of which each answer gives back up to so many as it took; then 10 an answer',
  ),
  closed({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 14 }) }, 'days for each answer'),
]);
export type Clock = Static<typeof Clock>;

export const SeatChoice = Type.Union([
  closed({ kind: Type.Literal('me') }),
  closed({ kind: Type.Literal('open') }),
  closed({ kind: Type.Literal('bot'), level: Level }),
]);
export type SeatChoice = Static<typeof SeatChoice>;
