// The dice of a table: its own seed, committed to when it is made, with the salts of its players. They hold from the
// opening, or from where a file or a branch goes on; what came before was played with other dice.
import { newRecord, type GameInfo } from '#engine/versions/ruleset.ts';
import type { MatchRecord, Reseed } from '#engine/match.ts';
import { seedAfterUndo } from '#engine/seed.ts';
import type { Answer } from '#engine/types.ts';
import type { Made, SeatState } from './table-parts.ts';

export type Salted = Pick<SeatState, 'salt'>;
/** The salts of the players, in the order of the seats: they are mixed with the committed seed. */
export function saltOf(seats: readonly Salted[]): { salt?: string } {
  const salt = seats.reduce((all, { salt = '' }) => `${all} ${salt}`, '').trim();
  return salt ? { salt } : {};
}

/** The record with which a table begins that goes on from nowhere. */
export const openingOf = (game: GameInfo, made: Made, seats: readonly Salted[]): MatchRecord => ({
  ...newRecord(game, { ...made, ...saltOf(seats) }),
  version: made.version,
});

/** The table's own dice, as they replace those of the file from where it goes on. */
export const ownDice = ({ seed }: Made, seats: readonly Salted[]): Omit<Reseed, 'at'> => ({
  seed,
  ...saltOf(seats),
  mixed: true,
});

/** The dice after the `n`th undo among people. */
export const diceAfterUndo = (made: Made, seats: readonly Salted[], n: number): Omit<Reseed, 'at'> => ({
  ...ownDice(made, seats),
  seed: seedAfterUndo(made.seed, n),
  undone: n,
});

/** The record of a table as its log alone has it, for where the rules cannot replay it. */
export function recordOf(
  game: GameInfo,
  made: Made,
  seats: readonly Salted[],
  answers: readonly Answer[],
  afterUndo: readonly Reseed[],
): MatchRecord {
  const { answers: before, reseeds = [], ...first } = made.start?.record ?? openingOf(game, made, seats);
  const hasGoneOn = made.start?.dice === 'new' && answers.length > before.length;
  const own = hasGoneOn ? [{ at: before.length, ...ownDice(made, seats) }] : [];
  const all = [...reseeds, ...own, ...afterUndo];
  return { ...first, ...(all.length && { reseeds: all }), answers: [...answers] };
}

/** May somebody know the dice, or those of a table that this one follows from? Then nobody but its maker plays here. */
export const isPractice = (made: Made): boolean => made.practice === true || hasKnownDice(made);

/** Does the table go on with the dice of a file, which somebody may know? Branches of former versions, which do not say
 *  who has made them, brought new ones within their record. */
export function hasKnownDice({ start }: Made): boolean {
  if (!start || start.dice === 'new') return false;
  if (start.by) return true;
  const { answers, reseeds = [] } = start.record;
  return start.table === undefined || !reseeds.some(({ at }) => at === answers.length);
}

/** The seed that was committed to and what was added to it; nothing where no dice of this table were used. */
export function usedSeed(
  made: Made,
  { seed, salt, reseeds = [] }: MatchRecord,
): Pick<Reseed, 'seed' | 'salt'> | undefined {
  if (made.start?.dice === 'new') return reseeds.find(own => own.seed === made.seed);
  return { seed, ...(salt !== undefined && { salt }) };
}
/** The seed that the table has committed to. */
export const committedSeed = ({ seed, start }: Made): string =>
  !start || start.dice === 'new' ? seed : start.record.seed;
