// Names that nobody can guess, and tokens of which only the hash is kept.
import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const letters = (n: number): string => Array.from({ length: n }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newTableId = (): string => letters(16);
export const newPlayerId = (): string => letters(12);
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
/** The same id on every node: two that want to make the same table make one. */
export const idFrom = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, 16)].map(byte => LETTERS[byte % LETTERS.length]).join('');
