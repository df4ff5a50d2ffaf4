// The key that signs match files in the name of this server: made at the first start, the same ever after.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Signer } from '#tables/files/match-file-signing.ts';
import type { Config } from './config.ts';
import { makeFolderOf, shutOthersOut } from './private-files.ts';

type Warn = (warning: Error) => void;
/** The signer of this server. Nodes that share a database share its key, unless each is given a file. */
export async function openSigner(
  { keyFile, databaseUrl, file }: Config,
  warn: Warn = () => undefined,
): Promise<Signer> {
  if (keyFile !== undefined) return signerFrom(keyIn(keyFile, warn), keyFile);
  if (databaseUrl !== undefined) {
    const { sharedSecret } = await import('./store/postgres-secrets.ts');
    return signerFrom(await sharedSecret(databaseUrl, 'signing key', newKey()), 'The database');
  }
  return file === ':memory:' ? signerFrom(newKey(), 'memory') : signerFrom(keyIn(`${file}-key`, warn), `${file}-key`);
}

export const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The key in the file, which is made when it is not there: whole or not at all, and for nobody else to read. */
function keyIn(file: string, warn: Warn): string {
  shutOthersOut(file, warn);
  const draft = `${file}.${process.pid}.part`;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unusable(file, error as Error);
  }
  try {
    makeFolderOf(file);
    writeFileSync(draft, newKey(), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(file, error as Error);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

export function signerFrom(pem: string, where: string): Signer {
  const key = privateKey(pem, where);
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return { key: x!, sign: text => sign(null, Buffer.from(text), key).toString('base64url') };
}
function privateKey(pem: string, where: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // told below
  }
  throw new Error(`${where} holds no Ed25519 key; restore it from a backup, or remove it and a new one is made.`);
}
const unusable = (file: string, cause: Error): Error =>
  new Error(`The key file ${file} cannot be used: ${cause.message}`, { cause });
