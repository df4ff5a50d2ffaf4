// The line to PostgreSQL breaks after a change was committed and before the reply has come: nobody is told that nothing
// was changed, and who asks again with the same key has it done once.
import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, test } from 'node:test';
import { configFrom } from '../config.ts';
import { startServer, type Running } from '../serve.ts';
import { startPostgres, type TestPostgres } from '../store/testing-postgres.ts';
import { ask, guest, Visitor, type Guest } from './visitor.ts';

/** Passes everything on to the database. The line breaks instead of a reply to what is to be lost. */
class Proxy {
  url = '';
  /** Statements whose replies are lost. */
  losing: RegExp | null = null;
  private readonly target: URL;
  private readonly sockets = new Set<net.Socket>();
  private readonly server: net.Server;

  constructor(target: URL) {
    this.target = target;
    const { port, hostname } = target;
    this.server = net.createServer(near => {
      const far = net.connect(Number(port), hostname);
      for (const socket of [near, far])
        this.sockets.add(socket.on('error', () => {}).on('close', () => [near, far].forEach(s => s.destroy())));
      let isLost = false;
      near.on('data', data => {
        isLost ||= this.losing?.test(data.toString('latin1')) ?? false;
        far.write(data);
      });
      far.on('data', data => (isLost ? near.destroy() : near.write(data)));
    });
  }
  async open(): Promise<this> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve));
    this.target.port = String((this.server.address() as net.AddressInfo).port);
    this.url = this.target.href;
    return this;
  }
  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}

let postgres: TestPostgres;
let proxy: Proxy;
let server: Running;
let ann: Guest;
before(async () => {
  postgres = await startPostgres();
  proxy = await new Proxy(new URL(await postgres.newDatabase())).open();
  const env = { PORT: '0', DATABASE_URL: proxy.url, LONGBOX_LOG: 'silent', LONGBOX_TRUST_PROXY: 'yes' };
  server = await startServer(configFrom(env));
  ann = await guest(server.address, 'Ann');
});
after(async () => {
  await server.close();
  proxy.close();
  await postgres.stop();
});

const wanted = {
  game: 'tictactoe',
  options: null,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: true,
  clock: { kind: 'none' },
};
const post = (path: string, body: object, { token } = ann) => ask(server.address, 'POST', path, { body, token });
const talkAt = async (table: string): Promise<string[]> =>
  (await server.host.open(table)).table.chat.map(({ text }) => text);

const EVERYTHING = /./s;
const APPENDS = /append/;
const CREATES = /INSERT INTO tables/;
async function losing<T>(what: RegExp, run: () => Promise<T>): Promise<T> {
  proxy.losing = what;
  try {
    return await run();
  } finally {
    proxy.losing = null;
  }
}

test('a wish of which nobody knows is told so; asked again with the same key it is done once', async () => {
  const { table } = (await post('/api/tables', wanted)).body;
  const visitor = await Visitor.come(server.address, ann.token);
  const said = { do: 'say', text: 'Hello?' };
  await losing(EVERYTHING, async () => {
    for (let times = 0; times < 3; times++) {
      const refused = await visitor.request(table, said, 'k');
      assert.deepEqual([refused.say, refused.problem], ['refused', 'unknown']);
      assert.match(refused.says, /not known whether this was done: ask again with the same key/);
    }
  });
  assert.equal((await visitor.request(table, said, 'k')).say, 'done');
  assert.deepEqual(await talkAt(table), ['Hello?']);
  visitor.leave();
});

test('where the log can be read and has it, the wish was done and is told so', async () => {
  const { table } = (await post('/api/tables', wanted)).body;
  const visitor = await Visitor.come(server.address, ann.token);
  for (let n = 0; n < 3; n++) {
    const wish = () => visitor.request(table, { do: 'say', text: `line ${n}` }, `k${n}`);
    const told = await losing(APPENDS, wish);
    assert.ok(told.say === 'done' || told.problem === 'unknown', JSON.stringify(told));
    assert.equal((await wish()).say, 'done');
  }
  assert.deepEqual(await talkAt(table), ['line 0', 'line 1', 'line 2']);
  visitor.leave();
});

test('a table is made once for each key of a player', async () => {
  const bob = await guest(server.address, 'Bob');
  const make = (key: string, who = bob) => post('/api/tables', { ...wanted, key }, who);
  const told = await losing(CREATES, () => make('first'));
  assert.ok(told.status === 200 || told.body.problem === 'unknown', JSON.stringify(told));
  const made = await make('first');
  assert.equal(made.status, 200);
  const { tables } = (await ask(server.address, 'GET', '/api/tables?mine=true', { token: bob.token })).body;
  assert.deepEqual(
    tables.map((one: { table: string }) => one.table),
    [made.body.table],
  );
  assert.notEqual((await make('second')).body.table, made.body.table);
  assert.notEqual((await make('first', ann)).body.table, made.body.table);
});

test('whoever has sat down while the reply was lost is told so', async () => {
  const { table } = (await post('/api/tables', wanted)).body;
  const cat = await guest(server.address, 'Cat');
  const told = await losing(APPENDS, () => post(`/api/tables/${table}/seats`, {}, cat));
  assert.ok(told.status === 200 || told.body.problem === 'unknown', JSON.stringify(told));
  const again = await post(`/api/tables/${table}/seats`, {}, cat);
  assert.ok(again.status === 200 || again.body.problem === 'already-seated', JSON.stringify(again));
  assert.deepEqual((await server.host.open(table)).table.seatsOf(cat.player), [1]);
});
