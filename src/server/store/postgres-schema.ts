// The tables of the PostgreSQL database, and how an older database becomes one of today.
import type { Client } from 'pg';
import { newer } from './advice.ts';

/** "LBox": a lock for which nodes wait that open the database at the same moment. */
const LOCK = 0x4c426f78;

/** Each step is run once, in order; the database knows how many have been. Never change one that was released: add. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id text COLLATE "C" PRIMARY KEY,
     game text NOT NULL,
     is_public boolean NOT NULL,
     made_at float8 NOT NULL,
     changed_at float8 NOT NULL,
     length integer NOT NULL,
     status text NOT NULL,
     due float8,
     summary text NOT NULL
   );
   CREATE INDEX tables_by_change ON tables (status, changed_at, id);
   CREATE INDEX tables_by_due ON tables (due) WHERE status = 'running' AND due IS NOT NULL;
   CREATE TABLE entries (
     table_id text COLLATE "C" NOT NULL,
     seq integer NOT NULL,
     at float8 NOT NULL,
     text text NOT NULL,
     PRIMARY KEY (table_id, seq)
   );
   CREATE TABLE sitters (
     table_id text COLLATE "C" NOT NULL,
     player text COLLATE "C" NOT NULL,
     PRIMARY KEY (table_id, player)
   );
   CREATE INDEX sitters_by_player ON sitters (player);
   CREATE TABLE players (
     id text COLLATE "C" PRIMARY KEY,
     name text NOT NULL,
     token_hash text COLLATE "C" NOT NULL UNIQUE,
     made_at float8 NOT NULL
   );`,
  // Secrets that the nodes share and nobody else may know: the key that signs match files.
  `CREATE TABLE secrets (
     name text COLLATE "C" PRIMARY KEY,
     value text NOT NULL
   );`,
];

/** Brings the schema up to date. A failure leaves the connection within a broken transaction: it is to be ended. */
export async function migrate(client: Client, steps: readonly string[] = MIGRATIONS): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const version = await versionOf(client);
  if (version > steps.length) throw newer(version, steps.length);
  for (const step of steps.slice(version)) await client.query(step);
  await client.query('UPDATE longbox SET version = $1', [steps.length]);
  await client.query('COMMIT');
}

async function versionOf(client: Client): Promise<number> {
  await client.query('CREATE TABLE IF NOT EXISTS longbox (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM longbox');
  if (rows[0]) return rows[0].version;
  await client.query('INSERT INTO longbox (version) VALUES (0)');
  return 0;
}
