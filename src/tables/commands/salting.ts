// Salts: what players add to the seed of a table once they have seen its commitment, so that nobody can choose a roll.
// What may be added when, what is pending, and what happens when it times out.
import { saltHash } from '#engine/salts.ts';
import { freshSeed } from '#engine/seed.ts';
import type { Seat } from '#engine/types.ts';
import type { Entry } from '#protocol/entries.ts';
import type { Clock, SaltHash } from '#protocol/parts.ts';
import type { Command } from '#protocol/socket.ts';
import { isHidden, roundOf, type Drawn, type WhyVoid } from '../log/joint-dice.ts';
import { Problem } from '../problem.ts';
import type { Visits } from './visits.ts';

/** Milliseconds in which announced salts may come, and committed ones be revealed. */
const TO_ADD = 10_000;
const TO_REVEAL = 30_000;
const DAY = 86_400_000;
/** Days in which they must come where nobody hurries and answers have no time either. */
const MOST_DAYS = 14;

/** The part of a table that shows whether its game has begun, and what is pending. */
interface Beginning extends Drawn {
  readonly match: object | null;
  readonly stuck: string | null;
  readonly fullAt: number | null;
}
type SaltCommand = Extract<Command, { do: 'salt' | 'salt-hash' | 'reveal' }>;
export const isAboutSalt = (command: Command): command is SaltCommand =>
  command.do === 'salt' || command.do === 'salt-hash' || command.do === 'reveal';

/** The entry for adding to the dice. */
export function salt(table: Beginning, command: SaltCommand): Entry {
  if (table.match) throw new Problem('begun');
  const { seat } = command;
  if (command.do === 'reveal') return reveal(table, seat, command.salt);
  if (table.drawing.revealingSince !== null) throw new Problem('salts-fixed');
  if (table.seats[seat]!.hash !== undefined) throw new Problem('salted-already');
  if (command.do === 'salt') return { kind: 'salted', seat, salt: command.salt };
  return { kind: 'hashed', seat, hash: hashIn(table, command) };
}
/** Salts are revealed once all hashes are there, and not before: then nobody can choose one any more. */
function reveal(table: Beginning, seat: Seat, salt: string): Entry {
  const taken = table.seats[seat]!;
  if (taken.hash === undefined) throw new Problem('no-hash');
  if (taken.salt !== undefined) throw new Problem('salted-already');
  if (table.drawing.revealingSince === null) throw new Problem('too-early');
  if (saltHash(roundOf(table), seat, salt) !== taken.hash) throw new Problem('other-salt');
  return { kind: 'revealed', seat, salt };
}
function hashIn({ drawing }: Drawn, { round, hash }: SaltHash): string {
  if (round !== drawing.round) throw new Problem('other-round');
  return hash;
}

/** The part of the entry by which somebody sits down and adds to the dice. */
export function saltOnSitting(
  table: Drawn,
  seat: Seat | undefined,
  pinch: string | SaltHash | undefined,
): Pick<Extract<Entry, { kind: 'sat' }>, 'salt' | 'hash'> {
  if (pinch === undefined) return {};
  if (typeof pinch === 'string') return { salt: pinch };
  if (seat === undefined) throw new Problem('bad-message', { why: 'a hash belongs to a seat; name it' });
  return { hash: hashIn(table, pinch) };
}

/** The entry for leaving before the game has begun. A player who leaves while salts are revealed may know some of
 *  them: the dice are drawn anew. They do not come back, unless they have waited long enough for others. */
export function leave(table: Beginning, seat: Seat, now: number): Entry {
  if (table.drawing.revealingSince === null) return { kind: 'left', seat };
  const entry = redrawn(table, [seat], 'left');
  return hasWaited(table, seat, now) ? { ...entry, mayReturn: true } : entry;
}
/** Has somebody else owed their salt for a day, and this seat's player none? Once for each player: one who could do so
 *  again and again might know all salts but those of a friend. */
function hasWaited({ seats, drawing }: Drawn, seat: Seat, now: number): boolean {
  const { id } = seats[seat]!.player!;
  if (now < drawing.revealingSince! + DAY || drawing.hasLeft(id)) return false;
  const hidden = seats.filter(isHidden);
  return hidden.length > 0 && hidden.every(({ player }) => player!.id !== id);
}
function redrawn({ seats }: Drawn, missing: readonly Seat[], why: WhyVoid): Extract<Entry, { kind: 'redrawn' }> {
  const players = new Set(missing.map(seat => seats[seat]!.player!.id));
  const leaving = seats.flatMap(({ player }, seat) => (player && players.has(player.id) ? [seat] : []));
  return { kind: 'redrawn', seed: freshSeed(bytes => crypto.getRandomValues(bytes)), seats: leaving, why };
}

/** The seats whose salt or hash is pending at a full table, and when each times out. Where nobody
 *  hurries, time runs from the first visit of a player who has committed to a salt, here or at the table before; but
 *  no longer than for an answer, since this table began to wait, and a moment since this node knows of it. */
export function awaitedSalts(table: Beginning, visits?: Visits): { seat: Seat; at: number }[] {
  const { seats, match, stuck, fullAt, drawing, made } = table;
  if (match || stuck !== null || fullAt === null) return [];
  const { revealingSince: revealing } = drawing;
  return seats.flatMap((taken, seat) => {
    if (revealing === null ? !taken.salting : !isHidden(taken)) return [];
    const timeout = revealing === null ? TO_ADD : TO_REVEAL;
    const isSlow = made.clock.kind !== 'live' && (revealing !== null || taken.salting === 'when-here');
    if (isSlow) {
      const visited = visits?.first(taken.player!.id) ?? Infinity;
      const latest = Math.max((revealing ?? fullAt) + longest(made.clock), (visits?.since ?? 0) + timeout);
      return [{ seat, at: Math.min(visited + timeout, latest) }];
    }
    const since = revealing === null ? fullAt : Math.max(revealing, visits?.since ?? 0);
    return [{ seat, at: since + timeout }];
  });
}
const longest = (clock: Clock): number => (clock.kind === 'days' ? clock.days : MOST_DAYS) * DAY;
/** The first of them. */
export const awaitedSalt = (table: Beginning, visits?: Visits): { seat: Seat; at: number } | undefined =>
  awaitedSalts(table, visits).toSorted((a, b) => a.at - b.at)[0];

/** The entry for salts that have timed out; none while there are none. */
export function missedSalt(table: Beginning, now: number, visits: Visits): { entry: Entry } | undefined {
  const late = awaitedSalts(table, visits).flatMap(({ seat, at }) => (at <= now ? [seat] : []));
  if (!late.length) return undefined;
  if (table.drawing.revealingSince === null) return { entry: { kind: 'unsalted', seat: late[0]! } };
  return { entry: redrawn(table, late, 'late') };
}
