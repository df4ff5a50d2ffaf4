// Advice on a store that cannot be used, for operators.

const ELSEWHERE = 'Name another file with --file or LONGBOX_FILE.';
const NOT_ALLOWED = 'Let the user who runs the server write to that file and its folder, or name another one.';
const NO_SUCH_USER = 'Check the user and the password in DATABASE_URL.';
const NOBODY_THERE = 'Check the address in DATABASE_URL, and that PostgreSQL is running there.';

const DAMAGED =
  'Its disk or its memory may be failing. Stop all that uses it, and restore a backup; without one, rescue what can ' +
  'be read with sqlite3 and its command .recover. docs/hosting.md tells how.';

/** By the primary codes of SQLite. */
const FILES: Readonly<Record<number, string>> = {
  5: 'Another program is writing to it, perhaps another Longbox: end that one first.',
  8: NOT_ALLOWED,
  11: DAMAGED,
  13: 'Make room on the disk.',
  14: `It may be a folder, or lie where this user may not write. ${ELSEWHERE}`,
  26: ELSEWHERE,
};
/** By the codes of PostgreSQL, of the system, and our own. */
const OTHERS: Readonly<Record<string, string>> = {
  '28P01': NO_SUCH_USER,
  '28000': NO_SUCH_USER,
  '3D000': 'Make it with CREATE DATABASE, or check its name in DATABASE_URL.',
  '42501': 'The user in DATABASE_URL must be its owner: ALTER DATABASE ... OWNER TO ...',
  ECONNREFUSED: NOBODY_THERE,
  ENOTFOUND: NOBODY_THERE,
  EACCES: NOT_ALLOWED,
  EROFS: NOT_ALLOWED,
  EEXIST: ELSEWHERE,
  ENOTDIR: ELSEWHERE,
  ENOSPC: 'Make room on the disk.',
  DAMAGED,
  FOREIGN: ELSEWHERE,
  TAKEN: `End that one, or let this one have a file of its own. ${ELSEWHERE}`,
  NEWER: 'A newer Longbox has used it: start that one, or restore the backup from before the upgrade.',
};

/** Said of a store by ourselves. */
class Unfit extends Error {
  readonly code: keyof typeof OTHERS;
  constructor(code: 'DAMAGED' | 'FOREIGN' | 'NEWER' | 'TAKEN', message: string) {
    super(message);
    this.code = code;
  }
}
export const damagedFile = (found: string): Error => new Unfit('DAMAGED', `it is damaged (${found})`);
export const foreign = (): Error => new Unfit('FOREIGN', 'it belongs to another program');
export const taken = (): Error => new Unfit('TAKEN', 'another server is using it');
export const newer = (version: number, known: number): Error =>
  new Unfit('NEWER', `it has version ${version}, and this Longbox knows versions up to ${known}`);

/** The reason why the store cannot be used, with advice on it. */
export function unusable(what: string, cause: unknown): Error {
  const { errcode, code } = cause as { errcode?: number; code?: string };
  const advice = errcode === undefined ? OTHERS[code ?? ''] : FILES[errcode & 0xff];
  const said = `${what} cannot be used as a store: ${wordsOf(cause)}.`;
  return new Error(advice === undefined ? said : `${said} ${advice}`, { cause });
}

/** The message of an error; a try of several addresses fails for several reasons. */
const wordsOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(wordsOf).join('; ') : (error as Error).message;
