// Two nodes on one PostgreSQL database, one or the other killed and restarted all the time while the players of the
// same games hang on either: no answer is lost or doubled, and nobody's view drifts.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { quickRandom } from '#engine/random.ts';
import { GAMES } from '#games/index.ts';
import { Games } from '#tables/live/games.ts';
import { entriesOf } from '#tables/log/log-entries.ts';
import type { Somebody } from '#protocol/entries.ts';
import { Connected } from '#protocol/connect.ts';
import type { Command } from '#protocol/socket.ts';
import type { TableDoc } from '#protocol/table-doc.ts';
import { startPostgres } from '../store/testing-postgres.ts';
import { anyAnswer, compareViews, compareWishes, pick, Wisher, type Log } from '#tables/testing/follow.ts';
import { ask } from './visitor.ts';

const GAME = 'dice-masters';
/** The number of games at a time; they follow one after the other until there were so many kills. */
const GROUPS = 3;
const KILLS = 5;
/** Milliseconds between a restart and the next kill, that a player thinks at most, and that a check may take. */
const LIFE = { least: 200, most: 700 };
const THOUGHT = 40;
const PATIENCE = 120_000;
const NODE = fileURLToPath(new URL('node.ts', import.meta.url));

const random = quickRandom(3);
const postgres = await startPostgres();
const database = await postgres.newDatabase();
const cache = mkdtempSync(path.join(os.tmpdir(), 'longbox-nodes-'));
const env = { ...process.env, NODE_COMPILE_CACHE: cache };
const spawned = (): ChildProcess => spawn(process.execPath, [NODE], { env, stdio: ['pipe', 'pipe', 'inherit'] });

/** A place where one process follows another; the next one is ready before it is needed. */
class Node {
  address = '';
  private child: ChildProcess | undefined;
  private next = spawned();

  async start(): Promise<void> {
    const child = (this.child = this.next);
    child.stdin!.write(`${database}\n`);
    const failed = once(child, 'close').then(() => assert.fail('a node did not start'));
    const [address] = await Promise.race([once(child.stdout!, 'data'), failed]);
    this.address = String(address).trim();
    this.next = spawned();
  }
  async kill(): Promise<void> {
    const ended = once(this.child!, 'close');
    this.child!.kill('SIGKILL');
    assert.equal((await ended)[1], 'SIGKILL', 'a node has ended by itself');
  }
  end(): void {
    for (const child of [this.child, this.next]) child?.kill('SIGKILL');
  }
}
const nodes = [new Node(), new Node()] as const;
const groups: Seated[][] = [];
let kills = 0;

after(async () => {
  for (const one of groups.flat()) one.line.close();
  for (const node of nodes) node.end();
  await postgres.stop();
  rmSync(cache, { recursive: true, force: true, maxRetries: 5 });
});

/** Somebody who plays game after game, on either node, and comes back to either. */
class Seated extends Wisher {
  readonly line: Connected;
  readonly tables: string[];
  readonly checked = new Set<string>();

  constructor(table: string, who: Somebody | null, token?: string) {
    const name = who?.name ?? 'nobody';
    const line = new Connected({
      WebSocket,
      url: () => `${pick(nodes, random).address.replace('http', 'ws')}/socket`,
      beat: 500,
      waits: [20, 300],
      name,
      ...(token !== undefined && { token }),
      listener: {
        changed: (_table, { rematch }) => void this.goOn(rematch),
        checked: (checked, isSame) => {
          assert.ok(isSame, `the view of ${name} has drifted`);
          this.checked.add(checked);
        },
      },
    });
    super(who, line.follower);
    this.line = line;
    this.tables = [table];
    line.follower.watch(table);
  }
  get doc(): TableDoc | undefined {
    return this.follower.doc(this.tables.at(-1)!);
  }
  /** Over, and no other game is wanted. */
  get isDone(): boolean {
    const last = this.wanted.at(-1);
    return this.doc?.status === 'over' && (!last || (last.outcome !== undefined && last.wish.do === 'answer'));
  }
  private async goOn(rematch: string | undefined): Promise<void> {
    if (rematch !== undefined && !this.tables.includes(rematch)) {
      this.tables.push(rematch);
      this.follower.watch(rematch);
    }
    if (this.who) await this.think();
  }
  /** Thinks a little, and answers what is asked by then. */
  private async think(): Promise<void> {
    await sleep(random.below(THOUGHT));
    const command = this.isWaiting || !this.doc ? undefined : this.command(this.doc);
    if (!command) return;
    await this.request(this.tables.at(-1)!, command);
    await this.think();
  }
  private command(doc: TableDoc): Command | undefined {
    if (doc.status !== 'over') return anyAnswer(doc, random);
    const seat = doc.viewer as number;
    const [offer] = doc.offers;
    if (offer) return offer.agreed.includes(seat) ? undefined : { do: 'agree', seat, offer: offer.n };
    const isMine = seat === 0 && kills < KILLS && this.isDone;
    return isMine ? { do: 'offer', seat, what: 'rematch' } : undefined;
  }
}

/** Two players, one who has made the table on one node and one who sits down on the other, and one who watches. */
async function sitDown(n: number): Promise<Seated[]> {
  const [here, there] = n % 2 ? nodes : nodes.toReversed();
  const guest = async (name: string) => (await ask(here!.address, 'POST', '/api/guests', { body: { name } })).body;
  const [ann, bob] = [await guest(`Ann${n}`), await guest(`Bob${n}`)];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wanted = { game: GAME, options: { format: 'first-game' }, seats, isPublic: true, clock: { kind: 'none' } };
  const made = await ask(here!.address, 'POST', '/api/tables', { body: wanted, token: ann.token });
  const { table } = made.body as { table: string };
  const sat = await ask(there!.address, 'POST', `/api/tables/${table}/seats`, { body: {}, token: bob.token });
  assert.equal(sat.status, 200, JSON.stringify([made.body, sat.body]));
  const players = [ann, bob].map(({ player, name, token }) => new Seated(table, { id: player, name }, token));
  return [...players, new Seated(table, null)];
}

async function killAndRestart(isDone: () => boolean): Promise<void> {
  for (; ; kills++) {
    await sleep(LIFE.least + random.below(LIFE.most - LIFE.least));
    if (isDone()) return;
    const node = nodes[kills % 2]!;
    await node.kill();
    await node.start();
  }
}

/** The log as it lies in the database: numbered without gaps or doubles. */
async function logOf(table: string): Promise<Log> {
  const client = new Client(database);
  await client.connect();
  const { rows } = await client.query<{ seq: number; at: number; text: string }>(
    'SELECT seq, at, text FROM entries WHERE table_id = $1 ORDER BY seq',
    [table],
  );
  await client.end();
  assert.deepEqual(
    rows.map(({ seq }) => seq),
    rows.map((_, i) => i + 1),
  );
  return entriesOf(rows);
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; !isSo(); await sleep(20)) assert.ok(Date.now() < end, what);
}

test('nodes killed in the middle of games: no answer lost or doubled, no view drifts', async () => {
  await Promise.all(nodes.map(node => node.start()));
  groups.push(...(await Promise.all(Array.from({ length: GROUPS }, (_, n) => sitDown(n)))));
  const all = groups.flat();
  await killAndRestart(() => all.every(({ isDone }) => isDone));
  assert.ok(kills >= KILLS);

  const game = await new Games(GAMES).get(GAME);
  for (const group of groups) {
    const { tables } = group[0]!;
    for (const { follower } of group) for (const table of tables) follower.check(table);
    await until(() => group.every(({ checked }) => checked.size === tables.length), 'a check was not answered');
    for (const table of tables) {
      const log = await logOf(table);
      compareViews(game, log, table, group);
      compareWishes(log, table, group);
    }
  }
});
