// Files that nobody but the user who runs the server may read: they hold seeds of running games, and keys.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

/** Makes the folders on the way to the file, where they are missing. */
export const makeFolderOf = (file: string): void =>
  void mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: FOLDER });

/** Makes the file, empty, unless it is there. */
export function makeFile(file: string): void {
  if (existsSync(file)) return;
  try {
    closeSync(openSync(file, 'wx', FILE));
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Shuts others out of a file that was made for more than its owner. Where that cannot be done, because the file
 *  belongs to another user or the disk knows no owners, it is told, and the file is used all the same. */
export function shutOthersOut(file: string, told: (warning: Error) => void): void {
  const { mode } = statSync(file, { throwIfNoEntry: false }) ?? { mode: FILE };
  if (!(mode & OTHERS) || process.platform === 'win32') return;
  try {
    chmodSync(file, FILE);
  } catch (cause) {
    told(new Error(`Others than the server can read ${file}: ${(cause as Error).message}. ${ADVICE}`, { cause }));
  }
}
const ADVICE = 'Let it belong to the user who runs the server, with mode 0600.';
