// The wire between the nodes of a server: a connection to PostgreSQL that listens, and comes back when it is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import type { Listener } from '#tables/store.ts';

export const APPENDED = 'longbox_appended';
export const BROADCAST = 'longbox_shouted';
/** Every notification begins with the id of the node it comes from. */
const NODE_LENGTH = 16;
const FIRST_WAIT = 50;
const LONGEST_WAIT = 5000;

export class Nodes {
  private readonly url: string;
  private readonly node: string;
  /** Milliseconds between two looks whether the other end still answers, and those it may take. */
  private readonly heartbeat: number;
  private readonly ended = new AbortController();
  private client: Client | undefined;
  private listener: Listener | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(url: string, node: string, heartbeat: number) {
    if (node.length !== NODE_LENGTH) throw new Error(`A node's id has ${NODE_LENGTH} letters.`);
    this.url = url;
    this.node = node;
    this.heartbeat = heartbeat;
  }

  listen(listener: Listener): void {
    this.listener = listener;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.heartbeat,
      query_timeout: this.heartbeat,
    });
    client.on('error', () => {}); // What matters is that it ends.
    client.on('notification', heard => this.hear(heard));
    try {
      await client.connect();
      await client.query(`LISTEN ${APPENDED}; LISTEN ${BROADCAST}`);
      this.ended.signal.throwIfAborted();
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.client = client;
    const beat = setInterval(() => void this.query('SELECT 1', []).catch(() => client.end()), this.heartbeat).unref();
    client.once('end', () => {
      clearInterval(beat);
      this.client = undefined;
      void this.reconnect();
    });
  }

  /** In the order of asking. Nothing waits for a lost connection: who was to hear it has gone, too. */
  query(text: string, values: string[]): Promise<unknown> {
    const asked = this.last.then(() => {
      if (!this.client) throw new Error('The connection to the database is lost; it is tried again.');
      return this.client.query(text, values);
    });
    this.last = asked.catch(() => {});
    return asked;
  }

  broadcast(text: string): Promise<unknown> {
    return this.query('SELECT pg_notify($1, $2)', [BROADCAST, this.node + text]);
  }

  async close(): Promise<void> {
    this.ended.abort();
    await this.last;
    await this.client?.end();
  }

  private async reconnect(): Promise<void> {
    const { signal } = this.ended;
    for (let wait = FIRST_WAIT; !signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        await sleep(wait * (0.5 + Math.random()), undefined, { signal });
        await this.connect();
        this.listener?.missed();
        return;
      } catch {
        // Tried again after a longer wait.
      }
    }
  }

  private hear({ channel, payload = '' }: Notification): void {
    if (payload.startsWith(this.node)) return;
    const words = payload.slice(NODE_LENGTH);
    if (channel === BROADCAST) return this.listener?.received(words);
    const space = words.indexOf(' ');
    this.listener?.appended(words.slice(space + 1), Number(words.slice(0, space)));
  }
}
