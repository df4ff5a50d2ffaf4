// For tests only: the HTTP side without a network, with Parlour on the shelf.
import type { FastifyInstance } from 'fastify';
import { Allowances } from '../allowances.ts';
import { configFrom } from '../config.ts';
import { Host } from '#tables/live/host.ts';
import { Metrics } from '../metrics.ts';
import { newKey, signerFrom } from '../signing-key.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '#tables/store.ts';
import { Thoughts } from '#tables/testing/host.ts';
import { gamesOf, parlourGame } from '#tables/testing/parlour.ts';
import { buildApp } from '../http/app.ts';

export interface Asked {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
// oxlint-disable-next-line no-explicit-any -- tests look into answers as they come
export type Answered = { status: number; body: any; headers: Record<string, unknown> };
export interface Guest {
  player: string;
  name: string;
  token: string;
}

export class House {
  readonly app: FastifyInstance;
  readonly host: Host;
  readonly store: Store;
  isClosing = false;

  private constructor(app: FastifyInstance, host: Host) {
    this.app = app;
    this.host = host;
    this.store = host.store;
  }
  static async open(env: Record<string, string> = {}, games = gamesOf(parlourGame)): Promise<House> {
    const config = configFrom({
      LONGBOX_LOG: 'silent',
      LONGBOX_MAKES_PER_MINUTE: '1000',
      LONGBOX_TABLES_PER_HOUR: '100000',
      ...env,
    });
    const host = new Host({
      store: openSqlite(':memory:'),
      thinkers: new Thoughts(),
      games,
      bots: ['random', 'greedy'],
    });
    const metrics = new Metrics();
    metrics.read('longbox_sockets', () => 42);
    const app = await buildApp({
      host,
      config,
      allowances: new Allowances(config),
      metrics,
      signer: signerFrom(newKey(), 'a test'),
      isClosing: () => house.isClosing,
    });
    const house = new House(app, host);
    return house;
  }
  async close(): Promise<void> {
    await this.app.close();
    await this.host.close();
  }

  async ask(what: string, { token, body, headers = {} }: Asked = {}): Promise<Answered> {
    const [method, url] = what.split(' ') as ['GET' | 'POST' | 'PATCH', string];
    const answer = await this.app.inject({
      method,
      url,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: body as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  }
  async guest(name: string): Promise<Guest> {
    return (await this.ask('POST /api/guests', { body: { name } })).body as Guest;
  }
  /** A table with these kinds of seats; its id. */
  async table({ token }: Guest, seats = ['me', 'open'], change: object = {}): Promise<string> {
    const commands = seats.map(kind => (kind === 'me' || kind === 'open' ? { kind } : { kind: 'bot', level: kind }));
    const body = {
      game: 'parlour',
      options: null,
      seats: commands,
      isPublic: true,
      clock: { kind: 'none' },
      ...change,
    };
    return (await this.ask('POST /api/tables', { token, body })).body.table as string;
  }
  /** Answers at a seat, as its player. */
  async play(id: string, seat: number, ...options: string[]): Promise<void> {
    for (const option of options) {
      const { table } = await this.host.open(id);
      const { state } = table.match!;
      const decision = state.stack.at(-1)!.at;
      const command = { do: 'answer' as const, seat, decision, option, nth: state.answered[seat]! };
      await this.host.request(id, table.seats[seat]!.player!, `test${table.seq}`, command);
    }
  }
}
