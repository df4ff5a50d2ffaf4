// Seeds, commitments and hashes. A match shows `commitment(seed)` before play and the seed after it, so that everybody
// can check that dice and shuffles were fixed beforehand.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './copy.ts';

/** 128 bits as 32 hex digits. */
export type Seed = string;

const SEED = /^[0-9a-f]{32}$/;
export const isSeed = (text: string): boolean => SEED.test(text);

/** SHA-256 in hex. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Takes a whole seed as it is and makes one of any other text, so that people may write `--seed 7`. */
export const seedOf = (text: string | number): Seed =>
  isSeed(String(text)) ? String(text) : digest(`longbox seed ${text}`).slice(0, 32);

/** A seed nobody can guess. `fill` is the platform's source of entropy: `bytes => crypto.getRandomValues(bytes)`. */
export function freshSeed(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): Seed {
  const bytes = new Uint8Array(16);
  fill(bytes);
  return bytesToHex(bytes);
}

/** The digest shown before play: tells nothing about the seed, and fits no other. */
export const commitment = (seed: Seed): string => digest(`longbox commitment ${seed}`);

/** The generator's first state. `salt` is what the players add after the commitment, so that the host cannot pick a
 *  lucky seed either. */
export function openingRandom(seed: Seed, salt = ''): number[] {
  if (!isSeed(seed)) throw new Error(`'${seed}' is no seed: wants 32 hex digits (see seedOf)`);
  const key = digest(`longbox key ${seed} ${salt}`);
  return [0, 8, 16, 24, -1].map(i => (i < 0 ? 0 : Number.parseInt(key.slice(i, i + 8), 16) | 0));
}

/** The seed of the dice after something was taken back, the `n`th time that dice are replaced so. It follows from the
 *  committed seed: nobody chooses it, and nobody can foretell it who does not know that. */
export const seedAfterUndo = (seed: Seed, n: number): Seed => digest(`longbox undo ${n} ${seed}`).slice(0, 32);

/** Equal data, equal hash: states, views and worlds are compared across machines by it. */
export const hash = (value: unknown): string => digest(canonical(value)).slice(0, 32);
