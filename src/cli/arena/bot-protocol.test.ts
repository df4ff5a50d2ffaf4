// docs/bot-protocol.md: every JSON text on the page fits the protocol, or is what the server and the arena really say.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Static, TSchema } from 'typebox';
import { jointCommitment, saltHash } from '#engine/salts.ts';
import { checker } from '#server/schema-check.ts';
import { configFrom } from '#server/config.ts';
import * as Http from '#protocol/http.ts';
import { messagesIn } from '#protocol/framing.ts';
import { spelledOut } from '#protocol/short-options.ts';
import { FromClient, type FromServer } from '#protocol/socket.ts';
import { startServer } from '#server/serve.ts';
import { longbox } from '../longbox.ts';
import { newFolder, surroundings } from '../testing.ts';
import { FromBot } from './stdio-protocol.ts';

const PAGE = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
interface Example {
  /** The kind of example, as the page names it. */
  is: string;
  value: unknown;
}
const EXAMPLES: Example[] = [...PAGE.matchAll(/^```json *(\w*)\n(.*?)^```$/gms)].map(([, is, text]) => ({
  is: is!,
  value: JSON.parse(text!),
}));
const examplesOf = (is: string): unknown[] => EXAMPLES.filter(one => one.is === is).map(({ value }) => value);

const SCHEMAS: Record<string, TSchema> = {
  Problem: Http.Problem,
  NewGuest: Http.NewGuest,
  Guest: Http.Guest,
  Sit: Http.Sit,
  Seated: Http.Seated,
  NewTable: Http.NewTable,
  TableMade: Http.TableMade,
  FromClient,
  FromBot,
};
/** Types without a schema: compared with what is really said. */
const HEARD = ['Decision', 'SentDecision', 'FromServer', 'FromArena'];

test('every example says what it is', () => {
  assert.deepEqual(new Set(EXAMPLES.map(({ is }) => is)), new Set([...Object.keys(SCHEMAS), ...HEARD]));
});
for (const [is, schema] of Object.entries(SCHEMAS))
  test(`examples of ${is} fit its schema`, () => {
    for (const example of examplesOf(is)) checker(schema)(example);
  });

test('the example of a salt has the hash that the page tells', () => {
  const [, table, round, seat, commitment, salt] = /^longbox salt (\w{16}) (\d) (\d) (\w+) (\w+)$/m.exec(PAGE)!;
  const of = { table: table!, round: Number(round), commitment: commitment! };
  const hash = saltHash(of, Number(seat), salt!);
  assert.ok(examplesOf('Sit').some(sit => (sit as Static<typeof Http.Sit>).saltHash?.hash === hash));
  assert.ok(PAGE.includes(`\`${jointCommitment(of, [null, hash])}\``));
});

/** Texts that are the same in every game; others differ in each. */
const FIXED = new Set(['say', 'problem', 'game', 'status', 'kind', 'verb', 'rule', 'idle', 'decision']);
/** Does a shortened example show something real? `same`: are these two texts or numbers the same thing? */
function shows(
  example: unknown,
  real: unknown,
  same: (a: unknown, b: unknown, key: string) => boolean,
  key = '',
): boolean {
  if (Array.isArray(example))
    return Array.isArray(real) && example.every(part => real.some(one => shows(part, one, same, key)));
  if (typeof example !== 'object' || example === null) return same(example, real, key);
  if (typeof real !== 'object' || real === null) return false;
  return Object.entries(example).every(
    ([name, value]) => name in real && shows(value, real[name as keyof typeof real], same, name),
  );
}
const alike = (a: unknown, b: unknown, key: string): boolean =>
  typeof a === typeof b && (a === null) === (b === null) && (!FIXED.has(key) || a === b);
const equal = (a: unknown, b: unknown): boolean => a === b;

const keyDone = (message: Extract<FromServer, { say: 'done' | 'patch' }>): string | undefined =>
  message.say === 'done' ? message.key : message.done;

/** Milliseconds. */
const PATIENCE = 120_000;

/** The messages of a server to a guest who does all that the page tells of. */
async function heardFromServer(): Promise<FromServer[]> {
  const server = await startServer(configFrom({ PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent' }));
  const post = async <T>(page: string, body: object, token = ''): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(server.address + page, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as T;
  };
  const guests = await Promise.all(['Ann', 'Bot'].map(name => post<{ token: string }>('/api/guests', { name })));
  const [ann, bot] = guests.map(({ token }) => token);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wanted = { game: 'dice-masters', options: null, seats, isPublic: false, clock: { kind: 'none' } };
  const { table } = await post<{ table: string }>('/api/tables', wanted, ann);
  await post(`/api/tables/${table}/seats`, {}, bot);
  const request = (key: string, option: string, nth: number, decision: string) =>
    ({ say: 'want', table, key, wish: { do: 'answer', seat: 0, decision, option, nth } }) as const;
  const said: (FromClient | string)[] = [
    { say: 'hello', version: 1, token: ann! },
    { say: 'watch', table },
    request('first', 'keep', 0, 'turn.reroll'),
    request('first', 'keep', 0, 'turn.reroll'),
    request('second', 'fly', 1, 'main.react'),
    { say: 'check', table },
    { say: 'ping', n: 3 },
    'nonsense',
  ];
  const heard = await conversation(`${server.address.replace('http', 'ws')}/socket`, said, 9);
  await server.close();
  return heard;
}
/** Says all that and listens until so many messages have come. */
async function conversation(url: string, said: readonly unknown[], count: number): Promise<FromServer[]> {
  const heard: FromServer[] = [];
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => {
    for (const one of said) socket.send(typeof one === 'string' ? one : JSON.stringify(one));
  });
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error(`only this was heard: ${JSON.stringify(heard)}`)), PATIENCE).unref();
    socket.addEventListener('message', ({ data }) => {
      heard.push(...messagesIn(String(data)));
      if (heard.length >= count) resolve();
    });
  });
  socket.close();
  return heard;
}

test('examples of what the server says are said by a server', async () => {
  const heard = await heardFromServer();
  assert.deepEqual(
    heard.flatMap(message =>
      message.say === 'done' || message.say === 'patch' ? [[message.say, keyDone(message), message.seq]] : [],
    ),
    [
      ['patch', 'first', 4],
      ['done', 'first', 4],
    ],
    'what has the same key is done once',
  );
  for (const example of examplesOf('FromServer') as FromServer[]) {
    const real = heard.filter(({ say }) => say === example.say);
    assert.ok(
      real.some(one => shows(example, one, alike)),
      `none like ${JSON.stringify(example)}`,
    );
    assert.deepEqual(Object.keys(example), Object.keys(real[0]!), 'shortened only inside');
  }
  const { doc } = heard.find(message => message.say === 'table')!;
  for (const example of examplesOf('SentDecision')) assert.ok(shows(example, doc.view!.decisions[0], alike));
  for (const example of examplesOf('Decision')) assert.ok(shows(example, spelledOut(doc).view!.decisions[0], alike));
});

test('examples of what the arena says are said by the arena', async () => {
  const folder = newFolder();
  const script =
    'require("node:readline").createInterface(process.stdin).on("line", line => { const m = JSON.parse(line);' +
    'require("node:fs").appendFileSync("heard", line + String.fromCharCode(10));' +
    'if (m.say === "game") console.log(JSON.stringify({ say: "ready", n: m.n }));' +
    'if (m.say === "asked") console.log(JSON.stringify({ say: "answer", n: m.n, option: m.decision.idle })); })';
  const players = `stdio:"${process.execPath}" -e '${script}',idle`;
  const words = ['arena', '--game', 'tictactoe', '--games', '2', '--threads', '1', '--players', players];
  assert.equal(await longbox(words, surroundings(folder)), 0);
  const heard = readFileSync(path.join(folder, 'heard'), 'utf8').trim().split('\n');
  const real = heard.map(line => JSON.parse(line) as object);
  for (const example of examplesOf('FromArena'))
    assert.ok(
      real.some(one => shows(example, one, equal)),
      `none like ${JSON.stringify(example)}`,
    );
});
