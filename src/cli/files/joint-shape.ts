// The shape of the part of a match file that says how its dice were drawn together.
import { isSeed } from '#engine/seed.ts';

/** The fault in that shape, or nothing. */
export function jointProblem(file: Record<string, unknown>, seats: number): string | undefined {
  const { table, commitment, hashes, inTheOpen = [], redrawn = [] } = file;
  if (table !== undefined && typeof table !== 'string') return 'the table it is from is unclear.';
  if (commitment !== undefined && !isDigest(commitment)) return 'its commitment is not 64 hex digits.';
  if (!isSeats(inTheOpen, seats)) return 'which salts were in the open is unclear.';
  const isHashed = isAdded(hashes, seats) && hashes.some((hash, seat) => hash !== null && !inTheOpen.includes(seat));
  if (hashes !== undefined && !isHashed) return 'its hashes are unclear.';
  if (Array.isArray(redrawn) && redrawn.every(round => isVoidRound(round, seats))) return undefined;
  return 'its rounds of drawing are unclear.';
}
const isDigest = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
/** What each seat has added, null for nothing. */
export const isAdded = (value: unknown, seats: number): value is (string | null)[] =>
  Array.isArray(value) && value.length === seats && value.every(one => one === null || typeof one === 'string');
export const isSeats = (value: unknown, seats: number): value is number[] =>
  Array.isArray(value) && value.every(seat => isSeat(seat, seats));
const isSeat = (value: unknown, seats: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
function isVoidRound(value: unknown, seats: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { commitment, seed, hashes, salts, why, without } = value as Record<string, unknown>;
  return [
    isDigest(commitment) && typeof seed === 'string' && isSeed(seed),
    isAdded(hashes, seats) && isAdded(salts, seats),
    why === 'late' || why === 'left',
    Array.isArray(without) && without.length > 0 && without.every(one => isLeft(one, seats)),
  ].every(Boolean);
}
function isLeft(one: unknown, seats: number): boolean {
  if (typeof one !== 'object' || one === null) return false;
  const { seat, player } = one as Record<string, unknown>;
  return isSeat(seat, seats) && typeof player === 'string';
}
