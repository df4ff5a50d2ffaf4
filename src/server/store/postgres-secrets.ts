// Secrets that all nodes of a database share: the first node stores its own, and all others use it.
import { Client } from 'pg';
import { unusable } from './advice.ts';

const PATIENCE = 10_000;

/** The secret of that name; `mine` when there is none yet. The store was opened before, so its tables are there. */
export async function sharedSecret(url: string, name: string, mine: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  client.on('error', () => {}); // Whatever is asked next fails.
  try {
    await client.connect();
    await client.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, mine]);
    const { rows } = await client.query<{ value: string }>('SELECT value FROM secrets WHERE name = $1', [name]);
    return rows[0]!.value;
  } catch (error) {
    throw unusable('The PostgreSQL database', error);
  } finally {
    client.end().catch(() => {});
  }
}
