// Tests of messages that nobody should send: each is refused with a reason, changes nothing, and the server goes on.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as fc from 'fast-check';
import { WebSocket } from 'ws';
import { hash } from '#engine/seed.ts';
import type { Game } from '#engine/game.ts';
import { SHELF } from '#games/index.ts';
import { auctionHouse } from '#games/auction/game.ts';
import { configFrom } from '../config.ts';
import { Games } from '#tables/live/games.ts';
import { hashOf, newPlayerId, newTableId, newToken } from '#tables/ids-and-tokens.ts';
import { spelledOut, type SentDoc } from '#protocol/short-options.ts';
import { startServer, type Running } from '../serve.ts';
import { ask, guest, UNASKED, Visitor, type Guest } from './visitor.ts';

const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'longbox-'));
const HOUSE = {
  id: 'auction',
  name: 'Auction house',
  seats: { min: 2, max: 5 },
  status: 'ready' as const,
  load: async () => auctionHouse as unknown as Game,
};
let server: Running;
let address: string;
let [ann, bob, eve]: Guest[] = [];
/** Ann and Bob play here; Ann sits alone at the other one. */
let table: string;
let other: string;

const seats = [{ kind: 'me' }, { kind: 'open' }];
const newTable = { game: 'auction', options: null, seats, isPublic: true, clock: { kind: 'none' } };

before(async () => {
  const file = path.join(FOLDER, 'security.db');
  const env = {
    PORT: '0',
    LONGBOX_FILE: file,
    LONGBOX_LOG: 'silent',
    LONGBOX_TRUST_PROXY: 'yes',
    LONGBOX_TABLES_PER_HOUR: '10000',
  };
  server = await startServer(configFrom(env), new Games([...SHELF, HOUSE]));
  ({ address } = server);
  [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map(name => guest(address, name)));
  const made = await ask(address, 'POST', '/api/tables', { body: newTable, token: ann!.token });
  ({ table } = made.body);
  ({ table: other } = (await ask(address, 'POST', '/api/tables', { body: newTable, token: ann!.token })).body);
  await ask(address, 'POST', `/api/tables/${table}/seats`, { body: {}, token: bob!.token });
});
after(async () => {
  await server.close();
  rmSync(FOLDER, { recursive: true });
});

/** All there is about both tables: what is kept, and what is in memory. */
async function everything(): Promise<string> {
  const found = [table, other].map(async id => {
    const { table: live } = await server.host.open(id);
    const { seq, seats: taken, offers, chat, match } = live;
    return { log: (await server.host.store.load(id))!.entries, seq, taken, offers, chat, state: match?.state ?? null };
  });
  return hash(JSON.parse(JSON.stringify(await Promise.all(found))));
}
/** Nothing that is done here may change a table, and afterwards the server still answers. */
async function nothingChanges(run: () => Promise<void>): Promise<void> {
  const was = await everything();
  await run();
  assert.equal(await everything(), was, 'a table has changed');
  assert.equal((await ask(address, 'GET', '/ready')).status, 200);
}
async function visit(who: Guest | undefined | false, run: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await Visitor.come(address, who && who.token);
  try {
    await run(visitor);
  } finally {
    visitor.leave();
  }
}
const waitedFor = async (): Promise<number> => (await server.host.open(table)).table.waitingFor[0]!;
/** A question to whoever is waited for, with an answer that would be taken. */
async function goodAnswer(): Promise<{ wish: Record<string, unknown>; who: Guest }> {
  const seat = await waitedFor();
  const who = seat === 0 ? ann! : bob!;
  let command = {};
  await visit(who, async visitor => {
    const { doc } = await visitor.say({ say: 'watch', table });
    const decision = spelledOut(doc as SentDoc).view!.decisions.find(d => d.seat === seat)!;
    const option = decision.options.find(o => !o.refused)!;
    command = { do: 'answer', seat, decision: decision.id, option: option.id, nth: decision.nth };
  });
  return { wish: command, who };
}

// ---- messages that are none -------------------------------------------------------------------------------------

const WISHES: Record<string, unknown>[] = [
  { do: 'answer', seat: 0, decision: 'auction.bid', option: 'bid:1', nth: 0 },
  { do: 'undo', seat: 0, to: 0 },
  { do: 'offer', seat: 0, what: 'draw' },
  { do: 'agree', seat: 0, offer: 1 },
  { do: 'decline', seat: 0, offer: 1 },
  { do: 'resign', seat: 0 },
  { do: 'leave', seat: 0 },
  { do: 'replace', seat: 0, level: 'greedy' },
  { do: 'stand-in', seat: 0, level: 'veteran' },
  { do: 'return', seat: 0 },
  { do: 'say', text: 'hello' },
  { do: 'mute', player: 'abcdefghijkl', on: true },
];
const MAY_BE_LEFT_OUT: ReadonlySet<string> = new Set(['undo to', 'replace level']);
const ODD = [null, true, {}, [], -1, 1.5, 1e308, 2 ** 53, 'NaN', '', '\u0000', 'x'.repeat(3000), { __proto__: null }];

/** The command with one field spoilt: missing, of another type, out of range, too long, or one too many. */
function* spoilt(good: Record<string, unknown>): Generator<Record<string, unknown>> {
  for (const field of Object.keys(good)) {
    const { [field]: value, ...rest } = good;
    if (!MAY_BE_LEFT_OUT.has(`${String(good['do'])} ${field}`)) yield rest;
    for (const odd of ODD) if (typeof odd !== typeof value || field === 'do') yield { ...good, [field]: odd };
    if (typeof value === 'number') for (const n of [-1, 0.5, 2 ** 40, '0']) yield { ...good, [field]: n };
    if (typeof value === 'string') for (const s of ['', 'x'.repeat(3000)]) yield { ...good, [field]: s };
  }
  yield { ...good, extra: 1 };
  yield { ...good, constructor: { prototype: { admin: true } } };
}

test('wishes with wrong, missing or further fields are not understood', () =>
  nothingChanges(async () => {
    for (const command of WISHES)
      await visit(ann, async visitor => {
        for (const bad of spoilt(command)) {
          const { say, problem, says } = await visitor.request(table, bad);
          assert.equal(`${say} ${problem}`, 'problem bad-message', JSON.stringify(bad).slice(0, 200));
          assert.match(says, /^This message is not understood: .+\.$/);
        }
      });
  }));

const NOT_MESSAGES = [
  '',
  'hello',
  '{',
  'null',
  '[]',
  '0',
  '"hello"',
  '{}',
  '{"say":"hello"}',
  '{"say":"hello","version":2}',
  '{"say":"shout"}',
  '{"say":"ping","n":-1}',
  '{"say":"ping","n":1e999}',
  '{"say":"ping","n":"NaN"}',
  '{"say":"ping","n":1,"m":1}',
  '{"say":"ping","n":1,"__proto__":{"n":1}}',
  '{"__proto__":{"say":"ping","n":1}}',
  '{"constructor":{"prototype":{"say":"ping"}}}',
  `{"say":"watch","table":"${'a'.repeat(17)}"}`,
  '{"say":"watch","table":"../../../etc/pass"}',
  '{"say":"watch","table":["aaaaaaaaaaaaaaaa"]}',
  '{"say":"watch","table":"aaaaaaaaaaaaaaaa","seat":16}',
  '{"say":"watch","table":"aaaaaaaaaaaaaaaa","have":{"seq":1}}',
  '{"say":"want","table":"aaaaaaaaaaaaaaaa","key":"","wish":{"do":"resign","seat":0}}',
  '{"say":"want","table":"aaaaaaaaaaaaaaaa","key":"a b","wish":{"do":"resign","seat":0}}',
  '['.repeat(8000) + ']'.repeat(8000),
  '{"say":'.repeat(2000) + '1' + '}'.repeat(2000),
];
test('what is no message is refused, and the socket stays open', () =>
  nothingChanges(() =>
    visit(ann, async visitor => {
      for (const text of NOT_MESSAGES) {
        const { say, problem } = await visitor.say(text);
        assert.equal(`${say} ${problem}`, 'problem bad-message', text.slice(0, 100));
      }
      assert.deepEqual(await visitor.say({ say: 'ping', n: 7 }), { say: 'pong', n: 7 });
    }),
  ));

test('binary, invalid UTF-8 and oversize frames close the socket that sent them, and no other', () =>
  nothingChanges(async () => {
    const bystander = await Visitor.come(address, bob!.token);
    const big = JSON.stringify({ say: 'want', table, key: 'k', wish: { do: 'say', text: 'x'.repeat(1_000_000) } });
    const sent: [Buffer | string, boolean, number][] = [
      [Buffer.from('{"say":"ping","n":1}'), true, 1003],
      [Buffer.from([0x22, 0xc3, 0x28, 0x22]), false, 1007],
      [big, false, 1009],
      [JSON.stringify({ say: 'ping', n: 1, more: 'x'.repeat(16_384) }), false, 1009],
    ];
    for (const [data, binary, code] of sent)
      await visit(ann, async visitor => {
        visitor.socket.send(data, { binary });
        assert.equal(await visitor.closed(), code);
      });
    assert.deepEqual(await bystander.say({ say: 'ping', n: 1 }), { say: 'pong', n: 1 });
    bystander.leave();
  }));

test('whoever speaks too fast is told so, cut off in the end, and disturbs nobody', () =>
  nothingChanges(async () => {
    const bystander = await Visitor.come(address, bob!.token);
    await visit(ann, async visitor => {
      const answers = await Promise.all(Array.from({ length: 400 }, (_, n) => visitor.say({ say: 'ping', n })));
      const refused = answers.filter(({ problem }) => problem === 'too-fast').length;
      assert.ok(refused > 100 && refused <= 201, `${refused} of 400`);
      assert.deepEqual(await bystander.say({ say: 'ping', n: 1 }), { say: 'pong', n: 1 });
      const closed = visitor.closed();
      for (let n = 0; n < 3000; n++) visitor.socket.send('{"say":"ping","n":1}');
      assert.equal(await closed, 1006);
    });
    bystander.leave();
  }));

test('talk has a measure of its own, for those who watch as well', async () => {
  const made = await ask(address, 'POST', '/api/tables', { body: newTable, token: ann!.token });
  await visit(eve, async visitor => {
    const said = [];
    for (let n = 0; n < 40; n++) said.push((await visitor.request(made.body.table, { do: 'say', text: 'x' })).problem);
    assert.ok(said.filter(problem => problem === 'too-fast').length >= 15);
  });
});

// ---- who is there ------------------------------------------------------------------------------------------------

test('nobody is anybody before a hello, after a false one, or twice', () =>
  nothingChanges(async () => {
    await visit(false, async visitor => {
      assert.equal((await visitor.say({ say: 'watch', table })).problem, 'hello-first');
      assert.equal((await visitor.request(table, { do: 'resign', seat: 0 })).problem, 'hello-first');
      for (const token of ['', 'x', newToken(), hashOf(ann!.token), ann!.token.slice(1), `${ann!.token} `])
        assert.equal((await visitor.say({ say: 'hello', version: 1, token })).problem, 'unknown-token');
      assert.equal((await visitor.say({ say: 'watch', table })).problem, 'hello-first');
      assert.equal((await visitor.say({ say: 'hello', version: 1, token: eve!.token })).say, 'welcome');
      assert.equal((await visitor.say({ say: 'hello', version: 1, token: ann!.token })).problem, 'bad-message');
      assert.equal((await visitor.request(table, { do: 'resign', seat: 0 })).problem, 'not-your-seat');
    });
    await visit(undefined, async visitor => {
      for (const command of WISHES) assert.equal((await visitor.request(table, command)).problem, 'not-you');
    });
    for (const token of ['x', newToken(), 'a b', hashOf(ann!.token)])
      assert.equal((await ask(address, 'GET', '/api/me', { token })).body.problem, 'unknown-token');
    assert.equal((await ask(address, 'GET', '/api/me')).status, 401);
  }));

test("another player's seat is not one's own, whatever is wanted", () =>
  nothingChanges(async () => {
    const { wish: good, who } = await goodAnswer();
    for (const thief of [ann!, bob!, eve!].filter(one => one !== who))
      await visit(thief, async visitor => {
        assert.equal((await visitor.request(table, good)).problem, 'not-your-seat');
        for (const command of WISHES.filter(one => 'seat' in one && one['do'] !== 'replace'))
          assert.equal((await visitor.request(table, { ...command, seat: good['seat'] })).problem, 'not-your-seat');
        const replaced = await visitor.request(table, { do: 'replace', seat: good['seat'], level: 'greedy' });
        assert.equal(replaced.problem, thief === eve ? 'not-your-seat' : 'not-away');
        for (const seat of [2, 15]) assert.equal((await visitor.request(table, { ...good, seat })).problem, 'no-seat');
      });
  }));

test('nobody sees with the eyes of another', () =>
  nothingChanges(async () => {
    for (const [who, viewer] of [
      [ann, 0],
      [bob, 1],
      [eve, 'spectator'],
      [undefined, 'spectator'],
    ] as const)
      await visit(who, async visitor => {
        for (const seat of [0, 1, 15]) {
          const { doc } = await visitor.say({ say: 'watch', table, seat });
          assert.equal(doc.viewer, viewer);
          assert.equal(doc.view.viewer, viewer);
        }
        const token = who ? { token: who.token } : {};
        for (const as of [0, 1, 'everything'].filter(one => one !== viewer))
          assert.equal((await ask(address, 'GET', `/api/tables/${table}/moment?as=${as}`, token)).status, 400);
        assert.equal((await ask(address, 'GET', `/api/tables/${table}/record`, token)).body.problem, 'seed-hidden');
      });
  }));

test('whoever leaves a seat does not see with its eyes, and whoever sits down does', async () => {
  const { table: id } = (await ask(address, 'POST', '/api/tables', { body: newTable, token: bob!.token })).body;
  await visit(eve, async visitor => {
    await visitor.say({ say: 'watch', table: id });
    await ask(address, 'POST', `/api/tables/${id}/seats`, { body: { seat: 1 }, token: eve!.token });
    await ask(address, 'GET', '/health');
    const left = visitor.heard.findLast(message => message.say === 'table');
    assert.equal(left?.doc.viewer, 1);
  });
  const { table: next } = (
    await ask(address, 'POST', '/api/tables', {
      body: { ...newTable, seats: [...seats, { kind: 'open' }] },
      token: bob!.token,
    })
  ).body;
  await visit(eve, async visitor => {
    await ask(address, 'POST', `/api/tables/${next}/seats`, { body: { seat: 1 }, token: eve!.token });
    assert.equal((await visitor.say({ say: 'watch', table: next, seat: 1 })).doc.viewer, 1);
    visitor.socket.send(JSON.stringify({ say: 'want', table: next, key: 'k', wish: { do: 'leave', seat: 1 } }));
    assert.equal((await visitor.say({ say: 'ping', n: 1 })).say, 'pong');
    for (const { token } of [ann!, await guest(address, 'Dan')])
      await ask(address, 'POST', `/api/tables/${next}/seats`, { body: {}, token });
    await ask(address, 'GET', '/health');
    const last = visitor.heard.findLast(message => message.say === 'table')!;
    assert.equal(last.doc.viewer, 'spectator');
    const patches = visitor.heard.filter(message => message.say === 'patch');
    assert.ok(JSON.stringify(patches).includes('"running"'), 'it has been told of the beginning');
    assert.ok(!JSON.stringify(patches).includes('"viewer":1'));
  });
});

// ---- answers that are none ---------------------------------------------------------------------------------------

test('answers to other questions, of other tables, or never offered are forbidden, with the rule', () =>
  nothingChanges(async () => {
    const { wish: command, who } = await goodAnswer();
    await visit(who, async visitor => {
      const wrong = [
        { nth: (command['nth'] as number) + 1 },
        { nth: 2 ** 31 - 1 },
        { decision: 'auction.nothing' },
        { decision: '__proto__' },
        { decision: 'constructor' },
        { option: 'toString' },
        { option: '__proto__' },
        { option: 'bid:999999' },
        { option: 'bid:-1' },
        { option: 'bid:NaN' },
        { option: 'bid:1e3' },
        { option: ' ' },
        { option: 'x'.repeat(2000) },
        { option: `${'bid:'.repeat(400)}1` },
      ];
      for (const change of wrong) {
        const { problem, rule, says } = await visitor.request(table, { ...command, ...change });
        assert.equal(problem, 'forbidden', JSON.stringify(change));
        assert.match(rule, /^[A-Z]+-[A-Z]+-\d+$/);
        assert.ok(says.length > 5 && says.length < 3000);
      }
      const elsewhere = await visitor.request(other, command);
      assert.match(elsewhere.problem, /^(not-running|not-your-seat)$/);
      assert.equal((await visitor.request(newTableId(), command)).problem, 'no-table');
    });
  }));

test('a key replayed by the same player is done once, and by another it is not theirs', async () => {
  const { wish: command, who } = await goodAnswer();
  await visit(who, async visitor => {
    const first = await visitor.request(table, command, 'once');
    assert.equal(first.say, 'done', JSON.stringify(first));
    await nothingChanges(async () => {
      assert.deepEqual(await visitor.request(table, command, 'once'), first);
      assert.deepEqual(await visitor.request(table, { do: 'resign', seat: command['seat'] }, 'once'), first);
      assert.equal((await visitor.request(table, command, 'twice')).problem, 'forbidden');
      for (const thief of [ann!, bob!, eve!].filter(one => one !== who))
        await visit(thief, async stranger => {
          assert.equal((await stranger.request(table, command, 'once')).problem, 'not-your-seat');
          assert.equal((await stranger.request(table, command, `${who.player}:once`)).problem, 'not-your-seat');
        });
    });
  });
});

// ---- HTTP --------------------------------------------------------------------------------------------------------

const BODIES: [string, string, Record<string, unknown>][] = [
  ['POST', '/api/guests', { name: 'Ann' }],
  ['PATCH', '/api/me', { name: 'Ann' }],
  ['POST', '/api/tables', newTable],
  ['POST', '/api/tables/TABLE/seats', { seat: 1 }],
  ['POST', '/api/tables/TABLE/branches', { at: 0, seats, isPublic: true, clock: { kind: 'none' }, newDice: true }],
  ['POST', '/api/records', { file: {}, seats, isPublic: true, clock: { kind: 'none' } }],
];
/** Is the field checked by the server? `options` may be anything, and is checked by the game. */
const isChecked = (field: string): boolean => field !== 'options';

const ODD_VALUES = [null, 17, -1, 1.5, '', 'NaN', true, [], {}, [[]], { kind: 'me', level: 'x' }];
const isOdd = (odd: unknown, field: string, good: unknown): boolean =>
  typeof odd !== typeof good || odd === null || Array.isArray(odd) || field === 'clock';
const oddBodies = (good: Record<string, unknown>): unknown[] =>
  Object.keys(good)
    .filter(isChecked)
    .flatMap(field => ODD_VALUES.filter(odd => isOdd(odd, field, good[field])).map(odd => ({ ...good, [field]: odd })));

test('bodies with wrong, missing or further fields are not understood', () =>
  nothingChanges(async () => {
    for (const [method, route, good] of BODIES) {
      const send = (body: unknown) => ask(address, method, route.replace('TABLE', table), { body, token: ann!.token });
      const bad = [null, [], 'x', 1, { ...good, extra: 1 }, ...oddBodies(good)];
      for (const body of bad) {
        const { status, body: said } = await send(JSON.stringify(body));
        assert.equal(`${status} ${said.problem}`, '400 bad-message', `${route} ${JSON.stringify(body).slice(0, 200)}`);
      }
      for (const text of ['', '{', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}', '\u0000', '[[[['])
        assert.equal((await send(text)).body.problem, 'bad-message', `${route} ${text}`);
      assert.equal((await send({ ...good, options: 'x'.repeat(4_000_000) })).body.problem, 'too-big');
    }
  }));

test('names are plain: no control characters, no halves, no turning round, something to see', async () => {
  const blank = ['\u200b', '\u3164', '\u2800', '\u00ad', '\u115f', '\u200d\u2060', 'A\u2028B'];
  const bad = [
    ' Ann',
    'Ann ',
    '\u0000',
    'A\nB',
    'A\u001bB',
    '\ud800',
    'A\u202eB',
    ' ',
    'x'.repeat(25),
    '👩‍🚀',
    'A\u{e0041}',
    ...blank,
  ];
  for (const name of bad)
    assert.equal((await ask(address, 'POST', '/api/guests', { body: { name } })).status, 400, JSON.stringify(name));
  for (const name of ['Ann', 'Zoë 2', '李', 'A B', 'Ann O’Hara-Smith'])
    assert.equal((await ask(address, 'POST', '/api/guests', { body: { name } })).body.name, name);
});

test('games that are not there, and options that a game complains of', () =>
  nothingChanges(async () => {
    const make = async (change: object) =>
      (await ask(address, 'POST', '/api/tables', { body: { ...newTable, ...change }, token: ann!.token })).body;
    for (const game of ['chess', 'constructor']) assert.equal((await make({ game })).problem, 'no-game');
    for (const options of ['x', 1, [], { format: 'x' }, { format: 'teams', teams: 1 }, { format: 'draft', x: 1 }]) {
      const { problem, says } = await make({ game: 'dice-masters', options });
      assert.equal(problem, 'bad-options', JSON.stringify(options));
      assert.ok(says);
    }
    assert.match((await make({ options: { x: 'x'.repeat(9000) } })).says, /8000 characters/);
    assert.equal((await make({ options: 'x'.repeat(17_000) })).problem, 'bad-options');
    assert.equal((await make({ seats: [{ kind: 'me' }] })).problem, 'bad-options');
    assert.equal((await make({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'hal' }] })).problem, 'no-bot');
  }));

test('no options whatever make a game fail', async () => {
  const tried = fc.asyncProperty(fc.constantFrom('auction', 'dice-masters', 'mutant-revolution'), ODD_OPTIONS, check);
  async function check(game: string, options: unknown): Promise<void> {
    const three = [{ kind: 'me' }, { kind: 'open' }, ...(game === 'mutant-revolution' ? [{ kind: 'open' }] : [])];
    const body = { ...newTable, game, seats: three, options };
    const { status, body: said } = await ask(address, 'POST', '/api/tables', { body, token: ann!.token });
    const isPoison = JSON.stringify(options).includes('"__proto__":');
    if (status !== 200) assert.equal(said.problem, isPoison ? 'bad-message' : 'bad-options', JSON.stringify(options));
  }
  await fc.assert(tried, { numRuns: 150 });
});
const KNOWN = ['format', 'teams', 'sets', 'rounds', 'missions', 'seats', 'options', 'draft', 'short', 'length', 'deck'];
const ODD_OPTIONS = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom(...KNOWN), fc.jsonValue()),
  fc.record({ format: fc.constantFrom('first-game', 'teams', 'draft', 'x'), teams: fc.jsonValue() }),
);

test('paths that lead out, methods that are none, addresses that cannot be read', () =>
  nothingChanges(async () => {
    const paths = ['/../package.json', '/..%2f..%2fpackage.json', '/api/../../etc/passwd', '//etc/passwd', '/%00'];
    const status = await Promise.all(
      paths.map(one => raw(`GET ${one} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)),
    );
    for (const answer of status) assert.match(answer, /^HTTP\/1\.1 40[04] /);
    for (const [method, where] of [
      ['DELETE', `/api/tables/${table}`],
      ['PUT', '/api/me'],
      ['POST', '/health'],
      ['GET', '/api/guests'],
      ['POST', `/api/tables/${table}/record`],
      ['GET', '/api/tables/x'],
      ['GET', `/api/tables/${table}/moment?at=-1`],
      ['GET', `/api/tables/${table}/moment?at=1e99`],
      ['GET', `/api/tables/${table}/moment?at=99999`],
      ['GET', `/api/tables/${table}/moment?as=99`],
      ['GET', '/api/tables?before=x'],
      ['GET', '/api/tables?status=x'],
      ['GET', '/api/tables?mine=perhaps'],
      ['GET', '/api/tables?more=1'],
      ['GET', '/api/tables/%zz'],
    ] as const) {
      const answer = await ask(address, method, where, { token: ann!.token });
      assert.ok(answer.status === 400 || answer.status === 404, `${method} ${where}: ${answer.status}`);
      assert.ok(answer.body.problem && answer.body.says, `${method} ${where} ${JSON.stringify(answer.body)}`);
    }
    for (const text of [
      'TRACE / HTTP/1.1\r\n\r\n',
      'GET / HTTP/9\r\n\r\n',
      '\u0000\u0001\r\n\r\n',
      'x'.repeat(100_000),
    ])
      assert.match(await raw(text), /^HTTP\/1\.1 4|^$/);
  }));
/** The reply when exactly this is sent. */
function raw(text: string): Promise<string> {
  return new Promise(resolve => {
    let heard = '';
    const socket = net.connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', data => (heard += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    socket.setTimeout(30_000, () => socket.destroy());
  });
}

// ---- other sites -------------------------------------------------------------------------------------------------

const FOREIGN = ['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://127.0.0.1:1', 'file://', 'x'];

test('pages of other sites may do nothing, neither over HTTP nor over a socket', () =>
  nothingChanges(async () => {
    for (const origin of FOREIGN) {
      for (const [method, route] of [
        ['GET', '/api/me'] as const,
        ['POST', '/api/tables'] as const,
        ['GET', '/x'] as const,
      ]) {
        const answer = await ask(address, method, route, {
          token: ann!.token,
          headers: { origin },
          ...(method === 'POST' && { body: newTable }),
        });
        assert.equal(`${answer.status} ${answer.body.problem}`, '403 forbidden-origin', `${origin} ${route}`);
        assert.equal(answer.headers.get('access-control-allow-origin'), null);
      }
      assert.equal(await upgradeStatus('/socket', { origin }), 403);
    }
    assert.equal(await upgradeStatus('/socket', { origin: address }), 101);
    assert.equal(await upgradeStatus('/', {}), 404);
    assert.equal(await upgradeStatus('/socket/../x', {}), 404);
  }));
function upgradeStatus(where: string, headers: Record<string, string>): Promise<number> {
  return new Promise(resolve => {
    const socket = new WebSocket(address.replace('http', 'ws') + where, { headers });
    socket.on('upgrade', () => resolve(101));
    socket.on('unexpected-response', (_request, response: http.IncomingMessage) => resolve(response.statusCode!));
    socket.on('error', () => undefined);
    socket.on('open', () => socket.terminate());
  });
}
test('whoever knocks and runs away does no harm', () =>
  nothingChanges(async () => {
    const knock = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
    for (const line of ['GET /nowhere HTTP/1.1', 'GET /socket HTTP/1.1'])
      for (let n = 0; n < 20; n++)
        await new Promise<void>(resolve => {
          const socket = net.connect(Number(new URL(address).port), '127.0.0.1', () => {
            socket.write(`${line}\r\n${knock}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`);
            setTimeout(() => socket.resetAndDestroy(), n % 4);
          });
          socket.on('error', () => undefined);
          socket.on('close', () => resolve());
        });
  }));

test('answers carry the usual headers, and do not say what the server is made of', async () => {
  for (const where of ['/api', '/api/games', '/nowhere', '/health']) {
    const { headers } = await ask(address, 'GET', where);
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
      assert.ok(policy.includes(part), `${where}: ${part}`);
    assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.ok(headers.get('x-frame-options'));
    assert.ok(headers.get('referrer-policy'));
    assert.equal(headers.get('x-powered-by'), null);
    assert.equal(headers.get('server'), null);
  }
});
test('too many requests from one address are refused', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const guests = await Promise.all(
    Array.from({ length: 65 }, () => ask(address, 'POST', '/api/guests', { body: { name: 'Eve' }, headers })),
  );
  assert.equal(guests.filter(({ status }) => status === 200).length, 60);
  assert.deepEqual(guests.at(-1)!.body.problem, 'too-fast');
  assert.equal(guests.at(-1)!.status, 429);
});

// ---- tokens ------------------------------------------------------------------------------------------------------

test('tokens are 256 bits of chance, ids cannot be guessed, and only the hash of a token is on the disk', async () => {
  const tokens = Array.from({ length: 200 }, newToken);
  assert.equal(new Set(tokens).size, 200);
  for (const token of tokens) assert.equal(Buffer.from(token, 'base64url').length, 32);
  assert.match(newTableId(), /^[A-Za-z0-9]{16}$/);
  assert.match(newPlayerId(), /^[A-Za-z0-9]{12}$/);
  const files = readdirSync(FOLDER).map(file => readFileSync(path.join(FOLDER, file)));
  const isOnDisk = (text: string | Buffer): boolean => files.some(bytes => bytes.includes(text));
  assert.ok(isOnDisk(hashOf(ann!.token)));
  for (const { token } of [ann!, bob!, eve!])
    for (const form of [token, Buffer.from(token, 'base64url'), Buffer.from(token, 'base64url').toString('hex')])
      assert.ok(!isOnDisk(form));
});

// ---- anything at all ---------------------------------------------------------------------------------------------

/** Valid messages that cannot change anything: Eve sits nowhere. */
const messages = (): unknown[] => [
  ...WISHES.filter(command => 'seat' in command).map(command => ({ say: 'want', table, key: 'k', wish: command })),
  { say: 'watch', table, seat: 0, have: { seq: 1, epoch: 'x' } },
  { say: 'unwatch', table },
  { say: 'check', table },
  { say: 'ping', n: 1 },
];
/** The message with something in it replaced, dropped or added. */
function mutated(message: unknown, path: number, value: unknown, how: number): unknown {
  if (typeof message !== 'object' || message === null) return value;
  const keys = Object.keys(message);
  const key = keys[path % (keys.length + 1)];
  if (key === undefined) return { ...message, [JSON.stringify(value).slice(0, 20)]: value };
  const { [key]: inner, ...rest } = message as Record<string, unknown>;
  if (how === 0) return rest;
  return { ...rest, [key]: how === 1 ? value : mutated(inner, path >> 3, value, how) };
}
const ANYTHING = fc.oneof(
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.nat(), fc.nat(63), fc.jsonValue(), fc.nat(2))
      .map(([n, where, value, how]) => JSON.stringify(mutated(messages()[n % messages().length], where, value, how))),
  },
);
test('no message whatever, 3,000 of them, ends the server or changes a table', () =>
  nothingChanges(async () => {
    const property = fc.asyncProperty(fc.array(ANYTHING, { minLength: 30, maxLength: 30 }), said =>
      visit(eve, async visitor => {
        for (const words of said) visitor.socket.send(words);
        const { heard } = visitor;
        await until(() => heard.filter(({ say }) => !UNASKED.has(say)).length > said.length - 5);
        // On a quick machine a ping may be refused as one too many: then it is sent again.
        for (let answers = heard.length; !heard.some(({ say }) => say === 'pong'); answers = heard.length) {
          visitor.socket.send('{"say":"ping","n":77}');
          await until(() => heard.length > answers);
        }
        assert.ok(!heard.some(one => 'problem' in one && one.problem === 'internal'), 'something went wrong inside');
      }),
    );
    await fc.assert(property, { numRuns: 100 });
  }));
/** Waits until it has come true. */
async function until(isTrue: () => boolean): Promise<void> {
  for (const latest = performance.now() + 120_000; !isTrue(); await new Promise(resolve => setTimeout(resolve, 1)))
    if (performance.now() > latest) throw new Error('it does not come');
}
