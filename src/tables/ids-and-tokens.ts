// Unguessable ids and tokens; only hashes of tokens are stored.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The greatest multiple of the number of letters in a byte: bytes beyond it would make some letters likelier. */
const FAIR = 256 - (256 % LETTERS.length);

function letters(n: number): string {
  let out = '';
  while (out.length < n)
    for (const byte of crypto.getRandomValues(new Uint8Array(n)))
      if (byte < FAIR && out.length < n) out += LETTERS[byte % LETTERS.length];
  return out;
}
export const newTableId = (): string => letters(16);
export const newPlayerId = (): string => letters(12);
export const newToken = (): string => letters(43);
export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
/** The same id on every node: two that want to make the same table make one. The text holds a secret, or whoever knows
 *  it knows the id. */
export const idFrom = (text: string): string =>
  [...sha256(utf8ToBytes(text)).subarray(0, 16)].map(byte => LETTERS[byte % LETTERS.length]).join('');
