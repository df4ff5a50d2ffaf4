// Reads a body that holds a match file: what is wrong with it, or its parts, small enough to be parsed one by one.
import { Type, type Static } from 'typebox';
import { Problem } from '#tables/problem.ts';
import { checkLength } from '#tables/live/games.ts';
import * as Http from '#protocol/http.ts';
import { Clock, closed, Name, Seat, SeatChoice } from '#protocol/parts.ts';
import { checker } from '../schema-check.ts';

export const Import = closed({
  file: Http.MatchFile,
  seats: Type.Array(SeatChoice, { minItems: 1, maxItems: 16 }),
  names: Type.Optional(
    Type.Array(Name, { maxItems: 16, description: 'what those in your own seats were called, by seat' }),
  ),
  resigned: Type.Optional(
    Type.Array(Seat, { maxItems: 16, description: 'seats of yours that resign at once, as they did in the match' }),
  ),
  isPublic: Type.Boolean(),
  clock: Clock,
  newDice: Type.Optional(Type.Boolean({ description: Http.NEW_DICE })),
  standIn: Http.StandIn,
  willSalt: Http.WillSalt,
  key: Http.Once,
});
export type Import = Static<typeof Import>;

/** Sent to the thread: a body, and the number under which its reply is awaited. */
export interface Question {
  n: number;
  bytes: Uint8Array;
}
/** A body in parts, as JSON: everything but the answers, and those in chunks. */
export interface Parts {
  head: string;
  answers: string[];
}
/** The reason why it cannot be read: the name of the problem, and the facts of its words. */
export type Refused = Pick<Problem, 'problem' | 'facts'>;
export type Reply = { n: number } & (Parts | Refused);

/** Lists and objects within each other; a match file has about ten. */
const MOST_NESTED = 40;
/** Answers that are parsed in one go. */
const CHUNK = 500;
const understood = checker(Import);

export function fileRead(bytes: Uint8Array): Parts | Refused {
  try {
    return partsOf(bytes);
  } catch (error) {
    if (error instanceof Problem) return { problem: error.problem, facts: error.facts };
    throw error;
  }
}
function partsOf(bytes: Uint8Array): Parts {
  checkNesting(bytes);
  const { file, ...rest } = understood(parsed(bytes));
  const { format, game, version, seats, seed, salt, options, reseeds, table, answers } = file;
  checkLength(options);
  const kept = { format, game, version, seats, seed, salt, options, reseeds, table, answers: [] };
  const chunks: string[] = [];
  for (let from = 0; from < answers.length; from += CHUNK)
    chunks.push(JSON.stringify(answers.slice(from, from + CHUNK)));
  return { head: JSON.stringify({ ...rest, file: kept }), answers: chunks };
}
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('bad-message', { why: 'it is not JSON' });
  }
}

const [QUOTE, ESCAPE] = [0x22, 0x5c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Looks at the bytes alone, before anything is made of them. */
function checkNesting(bytes: Uint8Array): void {
  let [depth, isText] = [0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (isText && byte === ESCAPE) at++;
    else if (byte === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (CLOSING.has(byte)) depth--;
    else if (OPENING.has(byte) && ++depth > MOST_NESTED)
      throw new Problem('bad-message', { why: `it is nested more than ${MOST_NESTED} deep` });
  }
}
