// Opens the SQLite file: made for one user alone, claimed by one server, and looked over for damage.
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makeFile, makeFolderOf, shutOthersOut } from '../private-files.ts';
import { damagedFile, taken, unusable } from './advice.ts';
import { isBusy } from './group-commit.ts';
import { checkOurs, migrate } from './sqlite-schema.ts';

export interface Opening {
  isOnly: boolean;
  patience: number;
  /** Bytes up to which all pages are looked over. */
  mostChecked: number;
  warn(warning: Error): void;
}
export interface Opened {
  db: DatabaseSync;
  /** Held while this server uses the file. */
  claim: DatabaseSync | undefined;
}
/** Pages of 4 KB; longer than the default, for a hundred tables that grow fill a thousand pages at once. */
const CHECKPOINT = 8000;
/** Milliseconds to wait for the file once it is open: all others wait meanwhile. */
export const LATER = 100;
const IN_MEMORY = ':memory:';
/** SQLite keeps them beside the file; we, the lock. */
const BESIDE = ['', '-wal', '-shm', '-journal', '-lock'];

export function openedFile(file: string, opening: Opening): Opened {
  const db = connect(file, opening.patience);
  let claim: DatabaseSync | undefined;
  try {
    checkOurs(db);
    if (opening.isOnly && file !== IN_MEMORY) claim = claimed(file, opening.patience);
    if (file !== IN_MEMORY) for (const end of BESIDE) shutOthersOut(file + end, opening.warn);
    checkPages(db, file, opening.mostChecked);
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${CHECKPOINT}`);
    migrate(db);
    db.exec(`PRAGMA busy_timeout = ${LATER}`);
    return { db, claim };
  } catch (error) {
    db.close();
    claim?.close();
    throw unusable(`The file ${file}`, error);
  }
}

function connect(file: string, timeout: number): DatabaseSync {
  try {
    if (file !== IN_MEMORY) {
      makeFolderOf(file);
      makeFile(file);
    }
    return new DatabaseSync(file, { timeout });
  } catch (error) {
    throw unusable(`The file ${file}`, error);
  }
}

/** An empty file beside the store is locked: backups may read the store itself. The lock ends with the process, however
 *  that ends; the file stays, for deleting it could let two in. */
function claimed(file: string, timeout: number): DatabaseSync {
  makeFile(`${file}-lock`);
  const beside = new DatabaseSync(`${file}-lock`, { timeout });
  try {
    beside.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return beside;
  } catch (error) {
    beside.close();
    throw isBusy(error) ? taken() : error;
  }
}

/** The SQL tables that all tables need. Of a big file only these are looked over at the start; the logs, which are the
 *  rest of it, are found damaged when they are read, and each stops its own table only. */
const SHARED = ['tables', 'sitters', 'players', 'journal'];
/** Complaints that are reported; a damaged file has hundreds. */
const MOST_TOLD = 3;

function checkPages(db: DatabaseSync, file: string, mostChecked: number): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const found =
    size <= mostChecked
      ? complaints(db, String(MOST_TOLD))
      : SHARED.filter(name => isThere(db, name)).flatMap(name => complaints(db, `'${name}'`));
  if (found.length) throw damagedFile(found.slice(0, MOST_TOLD).join('; '));
}
const complaints = (db: DatabaseSync, what: string): string[] =>
  db
    .prepare(`PRAGMA quick_check(${what})`)
    .all()
    .map(({ quick_check: words }) => String(words).replaceAll(/\s+/g, ' '))
    .filter(words => words !== 'ok');
const isThere = (db: DatabaseSync, name: string): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;
