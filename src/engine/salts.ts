// Salts that are committed to: each seat shows the hash of its salt before the salt of anybody is known.
import { digest } from './seed.ts';

/** The drawing of a table's dice: its number, from 1, and the commitment to the seed of that round. */
export interface Round {
  table: string;
  round: number;
  commitment: string;
}

/** The hash of a salt. It is bound to table, round, seat and seed, so that it fits nowhere else. */
export const saltHash = ({ table, round, commitment }: Round, seat: number, salt: string): string =>
  digest(`longbox salt ${table} ${round} ${seat} ${commitment} ${salt}`);

/** One digest of all that is fixed before the first salt is revealed; null for seats that add nothing. */
export const jointCommitment = ({ table, round, commitment }: Round, hashes: readonly (string | null)[]): string =>
  digest(`longbox joint ${table} ${round} ${commitment} ${hashes.map(hash => hash ?? '-').join(' ')}`);
