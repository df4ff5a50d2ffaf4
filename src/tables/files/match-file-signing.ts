// The signature of a match file: its parts are chained by hashes, and the last link is signed by the server.
import { canonical } from '#engine/copy.ts';
import { digest } from '#engine/seed.ts';
import { TimeSlice } from '../time-slices.ts';

/** Signs in the name of a server. */
export interface Signer {
  /** The public key by which all can check it: Ed25519, as base64url. */
  readonly key: string;
  /** The signature, as base64url. */
  sign(text: string): string;
}
export interface Proof {
  /** The last link of the chain. */
  chain: string;
  key: string;
  signature: string;
}
/** The chained parts: one link for all that stands beside, one for each answer, and one for the result. */
interface Chained {
  answers: readonly unknown[];
  result?: unknown;
  proof?: Proof;
}

/** The last link; each holds the hash of the one before, so that no part can be changed, left out or added. */
export async function chainOf({ answers, result = null, proof: _, ...beside }: Chained): Promise<string> {
  const slice = new TimeSlice();
  let link = digest(`longbox record ${canonical(beside)}`);
  for (const answer of answers) {
    if (slice.isSpent) await slice.pause();
    link = digest(`${link} ${canonical(answer)}`);
  }
  return digest(`${link} ${canonical(result)}`);
}
/** The text that is signed. */
export const signedText = (chain: string): string => `longbox record ${chain}`;

export async function signed<File extends Chained>(
  file: File,
  signer: Signer | undefined,
): Promise<File & { proof?: Proof }> {
  if (!signer) return file;
  const chain = await chainOf(file);
  return { ...file, proof: { chain, key: signer.key, signature: signer.sign(signedText(chain)) } };
}
