// Lines that break, lose, repeat and mix up what is said, in both directions: nobody's view drifts, and what players
// want is done once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { auctionHouse } from '#games/auction/game.ts';
import { SHORT_ROUNDS } from '#games/auction/table/world.ts';
import type { Game } from '#engine/game.ts';
import { quickRandom } from '#engine/random.ts';
import { rulesetOf } from '#engine/versions/ruleset.ts';
import { Bucket } from '#tables/live/rate-limit.ts';
import { checker } from '../schema-check.ts';
import { Connection, type ConnectionContext } from '#tables/live/connection.ts';
import { Games } from '#tables/live/games.ts';
import { Host } from '#tables/live/host.ts';
import { entriesOf } from '#tables/log/log-entries.ts';
import type { Somebody } from '#protocol/entries.ts';
import { Follower } from '#protocol/follower.ts';
import { FromClient, type Command } from '#protocol/socket.ts';
import { openSqlite } from '../store/sqlite.ts';
import { anyAnswer, compareViews, compareWishes, pick, Wisher, type Log } from '#tables/testing/follow.ts';

const FAULTS = 10_000;
const random = quickRandom(7);
const chance = (percent: number): boolean => random.below(100) < percent;

const faults = { broken: 0, lost: 0, doubled: 0, swapped: 0 };
const countFaults = (): number => Object.values(faults).reduce((sum, n) => sum + n, 0);
/** Lines are bad while we play, and good again when we look what has become of it. */
let isCalm = false;

const failures: unknown[] = [];
const game = auctionHouse as unknown as Game;
const { id, name, seats } = game;
const store = openSqlite(':memory:');
const host = new Host({
  store,
  games: new Games([{ id, name, seats, load: async () => game }]),
  bots: ['idle'],
  thinkers: { choose: () => Promise.reject(new Error('its answers are given for it')) },
  failed: error => failures.push(error),
});
const around: Omit<ConnectionContext, 'bucket'> = {
  host,
  understood: checker(FromClient),
  note: () => undefined,
  failed: error => failures.push(error),
};

/** The messages under way in one direction. */
class Way {
  private readonly messages: string[] = [];
  private readonly arrive: (text: string) => void;
  constructor(arrive: (text: string) => void) {
    this.arrive = arrive;
  }
  send(text: string): void {
    this.messages.push(text);
  }
  get isEmpty(): boolean {
    return this.messages.length === 0;
  }
  lose(): void {
    this.messages.length = 0;
  }
  /** Lets one message arrive, if all goes well. */
  move(): void {
    if (this.isEmpty) return;
    const at = isCalm || chance(60) ? 0 : random.below(Math.min(4, this.messages.length));
    const [text] = this.messages.splice(at, 1);
    if (at > 0) faults.swapped++;
    if (!isCalm && chance(6)) return void faults.lost++;
    if (!isCalm && chance(15)) {
      faults.doubled++;
      this.messages.splice(random.below(this.messages.length + 1), 0, text!);
    }
    this.arrive(text!);
  }
}

/** Somebody at the end of a bad line. */
class Client extends Wisher {
  checks = 0;
  private connection: Connection | undefined;
  private readonly up = new Way(text => this.connection?.receive(text));
  private readonly down = new Way(text => this.follower.received(text));

  constructor(who: Somebody | null, token?: string) {
    const name = who?.name ?? 'nobody';
    const checked = (_table: string, isSame: boolean) => {
      assert.ok(isSame, `the view of ${name} has drifted`);
      this.checks++;
    };
    const send = (text: string) => this.up.send(text);
    super(who, new Follower({ send, name, listener: { checked }, ...(token && { token }) }));
  }

  private open(): void {
    const cut = () => this.cut();
    const send = (text: string) => connection === this.connection && this.down.send(text);
    const line = { bufferedAmount: 0, send, close: cut, terminate: cut };
    const connection: Connection = new Connection(line, { ...around, bucket: new Bucket(1e9, 1e9) });
    this.connection = connection;
    this.follower.opened();
  }
  /** Cuts the line; messages under way are lost. */
  cut(): void {
    this.up.lose();
    this.down.lose();
    this.connection?.close();
    this.connection = undefined;
    this.follower.closed();
  }

  get isAtRest(): boolean {
    return this.follower.isWelcome && this.up.isEmpty && this.down.isEmpty && !this.isWaiting;
  }
  move(): void {
    if (!this.connection) {
      if (isCalm || chance(30)) this.open();
      return;
    }
    if (!isCalm && chance(3)) {
      faults.broken++;
      return this.cut();
    }
    this.up.move();
    this.down.move();
    if (chance(isCalm ? 50 : 3)) this.follower.retry();
  }
  act(table: string): void {
    if (chance(1)) this.follower.check(table);
    if (!this.who || this.isWaiting || chance(30)) return;
    const command = this.command(table);
    if (command) void this.request(table, command);
  }
  private command(table: string): Command | undefined {
    const doc = this.follower.doc(table);
    const seat = doc?.viewer;
    if (!doc?.view || doc.result || typeof seat !== 'number') return undefined;
    const players = doc.seats.flatMap(({ player }) => player ?? []);
    if (chance(1)) return { do: 'say', text: `at ${doc.answers}` };
    if (chance(1)) return { do: 'mute', player: pick(players, random), on: chance(70) };
    if (chance(3)) return { do: 'undo', seat };
    const offer = doc.offers.find(o => !o.agreed.includes(seat));
    if (offer) return { do: chance(60) ? 'agree' : 'decline', seat, offer: offer.n };
    return anyAnswer(doc, random);
  }
}

const guest = async (name: string): Promise<Client> => {
  const { player, token } = await host.newGuest(name);
  return new Client({ id: player.id, name }, token);
};
const rest = async (clients: readonly Client[], table: string): Promise<void> => {
  isCalm = true;
  for (const { follower } of clients) follower.check(table);
  // On a busy machine a document is hashed in many slices of time, and whoever comes to the table meanwhile waits.
  const live = await host.open(table);
  const areThere = () => !live.pending && clients.every(client => client.isAtRest && client.follower.doc(table));
  for (let quiet = 0, turns = 0; quiet < 20; quiet = areThere() ? quiet + 1 : 0) {
    assert.ok(++turns < 100_000, 'nothing comes to rest');
    for (const client of clients) client.move();
    await turn();
  }
  isCalm = false;
};
const logOf = async (table: string): Promise<Log> => entriesOf((await store.load(table))!.entries);

async function compareChecks(clients: readonly Client[], table: string): Promise<void> {
  const before = clients.map(({ checks }) => checks);
  await rest(clients, table);
  for (const [i, { checks }] of clients.entries()) assert.ok(checks > before[i]!);
}
async function playMatch(clients: readonly Client[]): Promise<string> {
  const people = clients.flatMap(({ who }) => who ?? []);
  const commands = people.map(player => ({ kind: 'player' as const, player }));
  const wanted = { game: id, options: { rounds: SHORT_ROUNDS }, isPublic: true, clock: { kind: 'none' as const } };
  const table = await host.make({ ...wanted, seats: [...commands, { kind: 'bot', level: 'idle' }] }, people[0]!);
  for (const { follower } of clients) follower.watch(table);
  while ((await host.open(table)).table.status === 'running') {
    for (const client of clients) {
      client.move();
      client.act(table);
    }
    await turn();
  }
  return table;
}

test('however bad the lines, nobody’s view drifts and what players want is done once', async () => {
  const clients = [await guest('Ann'), await guest('Bob'), await guest('Cem'), new Client(null), new Client(null)];
  while (countFaults() < FAULTS) {
    const table = await playMatch(clients);
    await rest(clients, table);
    compareViews(rulesetOf(game), await logOf(table), table, clients);
    compareWishes(await logOf(table), table, clients);
    await compareChecks(clients, table);
    assert.deepEqual(failures, []);
    for (const { follower } of clients) follower.unwatch(table);
  }
  for (const client of clients) client.cut();
  assert.ok(Math.min(...Object.values(faults)) > 500, JSON.stringify(faults));
  await host.close();
});
