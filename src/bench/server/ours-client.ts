// A client of our server: sends commands, and holds the table it watches as a page does.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Static } from 'typebox';
import { patched } from '#engine/patch.ts';
import { Bucket } from '#tables/live/rate-limit.ts';
import type { Guest, NewTable, Seated, TableMade } from '#protocol/http.ts';
import { messagesIn } from '#protocol/framing.ts';
import { spelledOut, type SentDoc } from '#protocol/short-options.ts';
import type { FromClient, FromServer, Command } from '#protocol/socket.ts';
import type { TableDoc } from '#protocol/table-doc.ts';
import { HOST } from './contestants.ts';
import { pause } from './pace.ts';
import { Seen } from './seen.ts';

/** A little less than the server takes from one socket, at once and a second: beyond, it does not listen. */
const BURST = 180;
const PER_SECOND = 48;
/** To be shown a whole table counts for so many. */
const WATCHING = 4;
/** Milliseconds until the next try. */
const MOMENT = 20;

interface Waiting {
  resolve(seq: number): void;
  reject(error: Error): void;
}

export class Client {
  /** The last entry of the table's log that it has seen. */
  readonly seen = new Seen();
  doc: TableDoc | undefined;
  /** Bytes so far. */
  readonly traffic = { said: 0, heard: 0 };
  private sent: SentDoc | undefined;
  private table = '';
  private keys = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly bucket = new Bucket(BURST, PER_SECOND);
  private readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.traffic.heard += data.length;
      messagesIn(data.toString()).forEach(message => this.hear(message));
    });
  }
  /** Without a token one can only watch. */
  static async arrive(port: number, token?: string): Promise<Client> {
    const socket = new WebSocket(`ws://${HOST}:${port}/socket`);
    await once(socket, 'open');
    const client = new Client(socket);
    client.say({ say: 'hello', version: 1, ...(token !== undefined && { token }) });
    return client;
  }

  /** Watches this table and no other; resolves when it is here. */
  async watch(table: string): Promise<void> {
    if (this.table) this.say({ say: 'unwatch', table: this.table });
    this.table = table;
    this.seen.forget();
    this.say({ say: 'watch', table });
    await this.seen.until(0);
  }
  /** Resolves when it is on the disk, to the number of its entry. */
  request(command: Command): Promise<number> {
    const key = String(this.keys++);
    return new Promise<number>((resolve, reject) => {
      this.waiting.set(key, { resolve, reject });
      this.say({ say: 'want', table: this.table, key, wish: command });
    });
  }

  private say(message: FromClient): void {
    if (this.bucket.take(message.say === 'watch' ? WATCHING : 1)) this.send(JSON.stringify(message));
    else void pause(MOMENT).then(() => this.say(message));
  }
  private send(text: string): void {
    this.traffic.said += text.length;
    this.socket.send(text);
  }
  private hear(message: FromServer): void {
    if (message.say === 'problem') throw new Error(message.says);
    if (!('table' in message) || message.table !== this.table) return;
    if (message.say === 'done') this.settled(message.key).resolve(message.seq);
    else if (message.say === 'refused') this.settled(message.key).reject(new Error(message.says));
    else if (message.say === 'table') this.has(message.doc, message.seq);
    else if (message.say === 'patch') {
      this.has(patched(this.sent!, message.patch), message.seq);
      if (message.done !== undefined) this.settled(message.done).resolve(message.seq);
    }
  }
  private has(sent: SentDoc, seq: number): void {
    this.doc = spelledOut(sent, this.doc && { sent: this.sent!, doc: this.doc });
    this.sent = sent;
    this.seen.saw(seq);
  }
  private settled(key: string): Waiting {
    const waiting = this.waiting.get(key)!;
    this.waiting.delete(key);
    return waiting;
  }
}

/** A new guest on each seat of a new table. */
export interface Gathering {
  table: string;
  /** By seat. */
  tokens: string[];
}
export const tableOf = (game: string, options: NewTable['options'], seats: number): NewTable => ({
  game,
  options,
  seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat ? 'open' : 'me' })),
  isPublic: false,
  clock: { kind: 'none' },
});

let tables = 0;

/** Makes a table and gathers its players. */
export async function newTable(port: number, wanted: NewTable): Promise<Gathering> {
  const address = `10.0.${tables >> 8}.${tables++ & 255}`; // each table from elsewhere: limits are per address
  const post = async <What>(path: string, body: object, token?: string): Promise<What> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(`http://${HOST}:${port}/api/${path}`, {
      method: 'POST',
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as What;
  };
  const tokens: string[] = [];
  for (const seat of wanted.seats.keys())
    tokens.push((await post<Static<typeof Guest>>('guests', { name: `Player ${seat + 1}` })).token);
  const { table } = await post<Static<typeof TableMade>>('tables', wanted, tokens[0]);
  for (const token of tokens.slice(1)) await post<Static<typeof Seated>>(`tables/${table}/seats`, {}, token);
  return { table, tokens };
}
