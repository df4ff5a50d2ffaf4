// Is a match file signed, and by whose key?
import { createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chainOf, signedText } from '#tables/files/match-file-signing.ts';
import { count } from '#engine/kit/wording.ts';
import { isKey, type SavedMatch } from '../files/record-file.ts';
import { Complaint } from '../screen/complaint.ts';
import { open, finding, type Claim } from './claims.ts';

const ADDRESS = '/.well-known/longbox-key';
const NAME = 'Signed';

/** The claim that the server with the given key has signed the file; without one, that some server has. */
export async function signatureClaim(saved: SavedMatch, key: string | undefined): Promise<Claim> {
  const { proof } = saved;
  if (!proof)
    return key === undefined
      ? open(NAME, 'By nobody: the file is as good as the word of whoever gave it to you.')
      : finding(NAME, false, 'The file is not signed.');
  const wrong = await whatIsWrong(saved);
  if (key !== undefined && key !== proof.key) return ofAnother(saved, key, wrong);
  if (wrong !== undefined) return finding(NAME, false, wrong);
  const text = `The file is as the server with the key ${proof.key} has signed it${elsewhere(saved)}.`;
  if (key !== undefined) return finding(NAME, true, text);
  return open(NAME, `${text} Whose key that is, --key tells: give the server's address.`);
}
/** Distinguishes files of other servers from false signatures. */
function ofAnother(saved: SavedMatch, key: string, wrong: string | undefined): Claim {
  const own = saved.proof!.key;
  const text =
    wrong === undefined
      ? `Another server has signed it, with the key ${own}${elsewhere(saved)}; the one with the key ${key} has not.`
      : `It is said to be signed with another key, ${own}, and ${wrong.replace(/^The/, 'the')}`;
  return finding(NAME, false, text);
}
/** The server has seen nothing of what was played elsewhere. */
function elsewhere({ goesOn }: SavedMatch): string {
  return goesOn ? `; the first ${count(goesOn.at, 'answer')} came from elsewhere` : '';
}
async function whatIsWrong(saved: SavedMatch): Promise<string | undefined> {
  const { chain, key: own, signature } = saved.proof!;
  if ((await chainOf(saved)) !== chain) return 'The file was changed since it was signed: its chain ends elsewhere.';
  return isSignature(signedText(chain), own, signature) ? undefined : 'The signature does not fit the key.';
}
function isSignature(text: string, x: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** The key itself, a file that holds it, or the address of the server that publishes it. */
export async function keyFrom(word: string, file: string): Promise<string> {
  const found = /^https?:/.test(word) ? await keyAt(word) : existsSync(file) ? keyIn(readFileSync(file, 'utf8')) : word;
  if (isKey(found)) return found;
  throw new Complaint(`${word} is no key: wants 43 letters and digits, a file with them, or a server's address.`);
}
async function keyAt(address: string): Promise<string> {
  const url = new URL(ADDRESS, address);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return keyIn(await answer.text());
  } catch (error) {
    throw new Complaint(`${url.href} does not tell its key: ${(error as Error).message}.`);
  }
}
function keyIn(text: string): string {
  try {
    return String((JSON.parse(text) as { key?: unknown }).key);
  } catch {
    return text.trim();
  }
}
