// Joint dice: rounds in which players commit to salts by hash, and reveal them when all hashes are there. A round in
// which somebody does not reveal is void; another one begins, with another seed.
import { saltHash, type Round } from '#engine/salts.ts';
import { commitment } from '#engine/seed.ts';
import type { Seat } from '#engine/types.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import { committedSeed } from './dice.ts';
import type { Made, SeatState } from './table-parts.ts';

type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;
/** The reason why a round is void: somebody has not revealed their salt, or has left meanwhile. */
export type WhyVoid = EntryOf<'redrawn'>['why'];
export interface VoidRound {
  seed: string;
  hashes: (string | null)[];
  salts: (string | null)[];
  why: WhyVoid;
  /** Those who do not sit at this table again, unless they may return. */
  without: { seat: Seat; player: Somebody }[];
  /** They had waited a day for the salt of somebody else, and may sit here again. */
  mayReturn?: true;
}
/** The part of a table of which its dice are made. */
export interface Drawn {
  made: Made;
  readonly seats: SeatState[];
  readonly drawing: Drawing;
}

export class Drawing {
  readonly voidRounds: VoidRound[] = [];
  /** Time at which revealing began: from then on nothing else is accepted. */
  revealingSince: number | null = null;
  get round(): number {
    return this.voidRounds.length + 1;
  }
  isBarred(player: string): boolean {
    return this.voidRounds.some(round => !round.mayReturn && isWithout(round, player));
  }
  /** Is any round void because of that player? */
  hasLeft(player: string): boolean {
    return this.voidRounds.some(round => isWithout(round, player));
  }
}

const isWithout = ({ without }: VoidRound, player: string): boolean => without.some(one => one.player.id === player);

export const roundOf = ({ made, drawing }: Omit<Drawn, 'seats'>): Round => ({
  table: made.id,
  round: drawing.round,
  commitment: commitment(committedSeed(made)),
});

const KINDS = ['sat', 'salted', 'unsalted', 'hashed', 'revealed', 'redrawn'] as const;
type OfDice = EntryOf<(typeof KINDS)[number]>;
export const isAboutDice = (entry: Entry): entry is OfDice => (KINDS as readonly string[]).includes(entry.kind);

/** Applies an entry of the log: somebody has sat down, or added to the dice, or they are drawn anew. */
export function applyDiceEntry(drawn: Drawn, entry: OfDice): void {
  if (entry.kind === 'redrawn') return drawAnew(drawn, entry);
  drawn.seats[entry.seat] = entry.kind === 'sat' ? seated(drawn, entry) : salted(drawn, entry);
}
function seated(drawn: Drawn, { seat, player, salt, hash, salting }: EntryOf<'sat'>): SeatState {
  return {
    player,
    bot: null,
    resigned: false,
    ...(salting && { salting }),
    ...(hash !== undefined && { hash }),
    ...(salt !== undefined && inTheOpen(drawn, seat, salt)),
  };
}
function salted(drawn: Drawn, entry: Exclude<OfDice, EntryOf<'sat' | 'redrawn'>>): SeatState {
  const { salting: _, ...taken } = drawn.seats[entry.seat]!;
  switch (entry.kind) {
    case 'unsalted':
      return taken;
    case 'hashed':
      return { ...taken, hash: entry.hash };
    case 'salted':
      return { ...taken, ...inTheOpen(drawn, entry.seat, entry.salt) };
    case 'revealed':
      return { ...taken, salt: entry.salt };
  }
}
/** A salt in the open has a hash as well, so that it cannot be changed once others have revealed theirs. */
const inTheOpen = (drawn: Drawn, seat: Seat, salt: string): Pick<SeatState, 'salt' | 'hash' | 'isOpen'> => ({
  salt,
  hash: saltHash(roundOf(drawn), seat, salt),
  isOpen: true,
});

/** Is nothing pending that belongs to the dice of a full table? When all hashes are there, revealing begins. */
export function isDrawn({ seats, drawing }: Drawn, at: number): boolean {
  if (seats.some(({ salting }) => salting)) return false;
  if (!seats.some(isHidden)) return true;
  drawing.revealingSince ??= at;
  return false;
}
/** Has the seat committed to a salt by its hash? */
export const isByHash = ({ hash, isOpen }: SeatState): boolean => hash !== undefined && !isOpen;
/** Has it, and the salt is not known yet? */
export const isHidden = ({ hash, salt }: SeatState): boolean => hash !== undefined && salt === undefined;

/** Begins another round, with another seed and without those for whom this one is void. */
function drawAnew(drawn: Drawn, { seed, seats: leaving, why, mayReturn }: EntryOf<'redrawn'>): void {
  const { seats, drawing } = drawn;
  drawing.voidRounds.push({
    seed: drawn.made.seed,
    hashes: seats.map(({ hash = null }) => hash),
    salts: seats.map(({ salt = null }) => salt),
    why,
    without: leaving.map(seat => ({ seat, player: seats[seat]!.player! })),
    ...(mayReturn && { mayReturn }),
  });
  drawing.revealingSince = null;
  seats.forEach((taken, seat) => (seats[seat] = leaving.includes(seat) ? FREE : inNextRound(taken)));
  drawn.made = { ...drawn.made, seed };
}
const FREE: Readonly<SeatState> = { player: null, bot: null, resigned: false };
const inNextRound = (taken: SeatState): SeatState => {
  const { player, bot, resigned, standIn } = taken;
  const named = standIn === undefined ? {} : { standIn };
  return { player, bot, resigned, ...named, ...(isByHash(taken) && { salting: 'when-here' }) };
};
