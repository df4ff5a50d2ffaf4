// Guests and tables over HTTP.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { idFrom } from '#tables/ids-and-tokens.ts';
import { WINNING } from '#tables/testing/parlour.ts';
import { House, type Guest } from '../testing/http.ts';

let house: House;
let ann: Guest;
let bob: Guest;
before(async () => {
  house = await House.open();
  ann = await house.guest('Ann');
  bob = await house.guest('Bob');
});
after(() => house.close());

const NEW = {
  game: 'parlour',
  options: null,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: true,
  clock: { kind: 'none' },
};

test('a guest has a name, an id and a token', async () => {
  assert.match(ann.player, /^[A-Za-z0-9]{12}$/);
  assert.ok(ann.token.length >= 43);
  const me = await house.ask('GET /api/me', { token: ann.token });
  assert.deepEqual([me.status, me.body], [200, { player: ann.player, name: 'Ann' }]);
});
test('names that are none', async () => {
  for (const name of ['', 'x'.repeat(25), 7, null]) {
    const { status, body } = await house.ask('POST /api/guests', { body: { name } });
    assert.deepEqual([status, body.problem], [400, 'bad-message']);
    assert.match(body.says, /^This message is not understood: name /);
  }
  for (const name of [' ', ' Ann', 'Ann\u200b', 'A\u202enn', 'Z\u0300\u0301\u0302']) {
    const { status, body } = await house.ask('POST /api/guests', { body: { name } });
    assert.deepEqual([status, body.problem], [400, 'bad-name']);
    assert.match(body.says, /^A name has letters, digits, spaces and usual punctuation/);
    assert.equal((await house.ask('PATCH /api/me', { token: ann.token, body: { name } })).body.problem, 'bad-name');
  }
  assert.equal((await house.ask('POST /api/guests')).status, 400);
});
test('another name', async () => {
  const cat = await house.guest('Cat');
  const { body } = await house.ask('PATCH /api/me', { token: cat.token, body: { name: 'Kitty' } });
  assert.deepEqual(body, { player: cat.player, name: 'Kitty' });
  assert.equal((await house.ask('GET /api/me', { token: cat.token })).body.name, 'Kitty');
  assert.equal((await house.ask('PATCH /api/me', { token: cat.token, body: { name: '' } })).status, 400);
});
test('the id of a table that is made under a key does not follow from who makes it and the key', async () => {
  const { body } = await house.ask('POST /api/tables', { token: ann.token, body: { ...NEW, key: 'first' } });
  assert.notEqual(body.table, idFrom(`make ${ann.player} first`));
  const again = await house.ask('POST /api/tables', {
    body: { ...NEW, key: 'first' },
    headers: { authorization: `bearer ${ann.token}` },
  });
  assert.equal(again.body.table, body.table);
});
test('without a token, or with one nobody knows', async () => {
  for (const what of ['GET /api/me', 'GET /api/tables?mine=true', 'PATCH /api/me', 'POST /api/tables']) {
    const body = what.startsWith('GET') ? undefined : what.startsWith('PATCH') ? { name: 'X' } : NEW;
    const nobody = await house.ask(what, { body });
    assert.deepEqual([nobody.status, nobody.body.problem], [401, 'not-you'], what);
    const stranger = await house.ask(what, { body, token: 'nonsense' });
    assert.deepEqual([stranger.status, stranger.body.problem], [401, 'unknown-token'], what);
  }
  assert.equal((await house.ask('GET /api/me', { headers: { authorization: `Basic ${ann.token}` } })).status, 401);
  assert.equal((await house.ask('GET /api/me', { headers: { authorization: `bearer ${ann.token}` } })).status, 200);
});
test('the games and the bots there are', async () => {
  const { status, body } = await house.ask('GET /api/games');
  assert.equal(status, 200);
  assert.deepEqual(body.games, [{ id: 'parlour', name: 'Parlour', seats: { min: 2, max: 4 } }]);
  assert.deepEqual(
    body.bots.map(({ name }: { name: string }) => name),
    ['random', 'greedy'],
  );
});

test('how a game can be set up', async () => {
  const { status, body } = await house.ask('GET /api/games/parlour?seats=4');
  assert.deepEqual([status, body], [200, { id: 'parlour', seats: 4, sides: [0, 1, 0, 1], settings: [] }]);
  assert.equal((await house.ask('GET /api/games/chess')).status, 404);
});

test('a table is made, and shown in short', async () => {
  const clock = { kind: 'live', seconds: 300, increment: 3 };
  const before = Date.now();
  const made = await house.ask('POST /api/tables', { token: ann.token, body: { ...NEW, clock } });
  assert.deepEqual([made.status, made.body.seats], [200, [0]]);
  const { status, body } = await house.ask(`GET /api/tables/${made.body.table}`, { token: ann.token });
  assert.equal(status, 200);
  const { changedAt, ...rest } = body;
  assert.ok(before <= changedAt && changedAt <= Date.now());
  assert.deepEqual(rest, {
    table: made.body.table,
    game: 'parlour',
    name: 'Parlour',
    status: 'open',
    isPublic: true,
    clock,
    seats: [
      { name: 'Ann', kind: 'person', isYou: true },
      { name: '', kind: 'open' },
    ],
    waitingFor: [],
  });
  assert.equal((await house.ask(`GET /api/tables/${made.body.table}`)).body.seats[0].isYou, undefined);
});
const BAD: Record<string, [change: object, problem: string, status: number]> = {
  'a game nobody knows': [{ game: 'chess' }, 'no-game', 404],
  'a bot nobody knows': [{ seats: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] }, 'no-bot', 400],
  'too many seats': [{ seats: Array.from({ length: 5 }, () => ({ kind: 'me' })) }, 'bad-options', 400],
  'no seats': [{ seats: [] }, 'bad-message', 400],
  'a clock that is none': [{ clock: { kind: 'live', seconds: 1, increment: 0 } }, 'bad-message', 400],
  'something more': [{ password: 'x' }, 'bad-message', 400],
  'options that are too big': [{ options: 'x'.repeat(9000) }, 'bad-options', 400],
};
for (const [what, [change, problem, status]] of Object.entries(BAD))
  test(`no table is made with ${what}`, async () => {
    const answer = await house.ask('POST /api/tables', { token: ann.token, body: { ...NEW, ...change } });
    assert.deepEqual([answer.status, answer.body.problem], [status, problem]);
    assert.ok(answer.body.says.length > 10);
  });

test('sitting down by link', async () => {
  const table = await house.table(ann, ['me', 'open', 'open']);
  const sit = (who: Guest, body: object, at = table) =>
    house.ask(`POST /api/tables/${at}/seats`, { token: who.token, body });
  assert.deepEqual((await sit(bob, { seat: 0 })).body.problem, 'seat-taken');
  assert.deepEqual((await sit(bob, { seat: 2, salt: 'pepper' })).body, { table, seat: 2 });
  assert.deepEqual((await sit(bob, {})).body.problem, 'already-seated');
  const cat = await house.guest('Cat');
  assert.deepEqual((await sit(cat, {})).body, { table, seat: 1 });
  assert.equal((await house.ask(`GET /api/tables/${table}`)).body.status, 'running');
  const dan = await house.guest('Dan');
  assert.deepEqual((await sit(dan, {})).body.problem, 'no-free-seat');
  assert.deepEqual((await sit(dan, {}, 'x'.repeat(16))).status, 404);
  assert.deepEqual((await sit(dan, {}, 'short')).status, 400);
});
test('tables that are not there', async () => {
  for (const what of ['', '/record', '/moment']) {
    const { status, body } = await house.ask(`GET /api/tables/${'x'.repeat(16)}${what}`);
    assert.deepEqual([status, body.problem], [404, 'no-table']);
  }
});

test('lists: open, running, over; public ones for all, mine for me', async () => {
  const eve = await house.guest('Eve');
  const open = await house.table(eve);
  const hidden = await house.table(eve, ['me', 'open'], { isPublic: false });
  const running = await house.table(eve, ['me', 'random']);
  const over = await house.table(eve, ['me', 'me']);
  await house.play(over, 0, ...WINNING);
  const list = async (query: string, token?: string): Promise<string[]> =>
    (await house.ask(`GET /api/tables${query}`, { ...(token !== undefined && { token }) })).body.tables.map(
      ({ table }: { table: string }) => table,
    );
  assert.ok((await list('?status=open')).includes(open));
  assert.ok(!(await list('?status=open')).includes(hidden));
  assert.ok((await list('?status=running')).includes(running));
  assert.ok((await list('?status=over&game=parlour')).includes(over));
  assert.deepEqual(await list('?game=chess'), []);
  assert.deepEqual((await list('?mine=true', eve.token)).toSorted(), [open, hidden, running, over].toSorted());
  assert.deepEqual(await list('?mine=true&status=running', eve.token), [running]);
  const [mine] = (await house.ask('GET /api/tables?mine=true&status=running', { token: eve.token })).body.tables;
  assert.deepEqual([mine.waitingFor, mine.seats[0].isYou, mine.seats[1].kind], [[0], true, 'bot']);
  for (const query of ['?status=lost', '?mine=maybe', '?before=x', '?limit=7'])
    assert.equal((await house.ask(`GET /api/tables${query}`, { token: eve.token })).status, 400, query);
});
test('long lists come in pages, each table once', async () => {
  const fay = await house.guest('Fay');
  const made: string[] = [];
  for (let n = 0; n < 120; n++) made.push(await house.table(fay));
  const seen: string[] = [];
  let before = '';
  for (let pages = 1; ; pages++) {
    const { body } = await house.ask(`GET /api/tables?mine=true${before}`, { token: fay.token });
    seen.push(...body.tables.map(({ table }: { table: string }) => table));
    if (body.next === undefined) {
      assert.equal(pages, 3);
      break;
    }
    assert.equal(body.tables.length, 50);
    before = `&before=${body.next}`;
  }
  assert.deepEqual(seen.toSorted(), made.toSorted());
});
