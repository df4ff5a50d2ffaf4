// The tables of the SQLite file, and how an older file becomes one of today.
import type { DatabaseSync } from 'node:sqlite';
import { foreign, newer } from './advice.ts';

/** "LBox": marks the file as ours. */
const APPLICATION = 0x4c426f78;

/** Each step is run once, in order; the file knows how many have been. Never change one that was released: add. */
export const MIGRATIONS: readonly string[] = [
  // Entries lie together by table, so a log is read in one go, and (table, seq) can be taken only once.
  `CREATE TABLE tables (
     no INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     game TEXT NOT NULL,
     is_public INTEGER NOT NULL,
     made_at REAL NOT NULL,
     changed_at REAL NOT NULL,
     length INTEGER NOT NULL,
     status TEXT NOT NULL,
     due REAL,
     summary TEXT NOT NULL
   ) STRICT;
   CREATE INDEX tables_by_change ON tables (status, changed_at, id);
   CREATE INDEX tables_by_due ON tables (due) WHERE status = 'running' AND due IS NOT NULL;
   CREATE TABLE entries (
     table_no INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     at REAL NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (table_no, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE sitters (
     table_id TEXT NOT NULL,
     player TEXT NOT NULL,
     PRIMARY KEY (table_id, player)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sitters_by_player ON sitters (player);
   CREATE TABLE players (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     token_hash TEXT NOT NULL UNIQUE,
     made_at REAL NOT NULL
   ) STRICT;`,
  // Entries that are not in their place yet: lists of [table_no, seq, at, text].
  `CREATE TABLE journal (
     no INTEGER PRIMARY KEY,
     entries TEXT NOT NULL
   ) STRICT;`,
  // Entries of a table that were moved together lie in one row: a list of [at, text], the first of which is `seq`.
  `CREATE TABLE stretches (
     table_no INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     entries TEXT NOT NULL,
     UNIQUE (table_no, seq)
   ) STRICT;
   INSERT INTO stretches (table_no, seq, entries)
     SELECT table_no, min(seq), json_group_array(json_array(at, text) ORDER BY seq) FROM entries GROUP BY table_no;
   DROP TABLE entries;`,
];
export const VERSION = MIGRATIONS.length;

/** A file of another program, or of a newer Longbox, is not to be changed in any way. */
export function checkOurs(db: DatabaseSync, steps: readonly string[] = MIGRATIONS): void {
  const version = pragma(db, 'user_version');
  if (pragma(db, 'application_id') !== APPLICATION && !isEmpty(db)) throw foreign();
  if (version > steps.length) throw newer(version, steps.length);
}

export function migrate(db: DatabaseSync, steps: readonly string[] = MIGRATIONS): void {
  db.exec('BEGIN IMMEDIATE');
  checkOurs(db, steps);
  for (const step of steps.slice(pragma(db, 'user_version'))) db.exec(step);
  db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${steps.length}; COMMIT`);
}

const pragma = (db: DatabaseSync, name: string): number => Number(db.prepare(`PRAGMA ${name}`).get()![name]);
const isEmpty = (db: DatabaseSync): boolean => !db.prepare('SELECT 1 FROM sqlite_schema').get();
