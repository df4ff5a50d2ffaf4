// Tests of a follower, message by message.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { hash } from '#engine/seed.ts';
import { Follower } from './follower.ts';
import type { SentDoc } from './short-options.ts';
import type { FromClient, FromServer } from './socket.ts';

const T = 'table00000000001';
const docAt = (answers: number): SentDoc => ({ id: T, answers, chat: [] }) as unknown as SentDoc;
const whole = (seq: number, epoch = 'a'): FromServer => ({ say: 'table', table: T, seq, epoch, doc: docAt(seq) });
const patch = (from: number, seq = from + 1): FromServer => ({
  say: 'patch',
  table: T,
  from,
  seq,
  patch: { answers: seq },
});
const SAY = { do: 'say', text: 'hi' } as const;

/** A follower on an open line that watches a table, and what it has said and told since. */
function following() {
  const said: FromClient[] = [];
  const told: unknown[] = [];
  const follower = new Follower({
    send: text => said.push(JSON.parse(text) as FromClient),
    token: 'secret',
    name: 'me',
    listener: {
      changed: (_table, doc, seq) => told.push([seq, doc.answers]),
      here: (_table, seats, watching) => told.push([seats, watching]),
      problem: ({ problem }) => told.push(problem),
      checked: (_table, isSame) => told.push(isSame),
    },
  });
  const hear = (...messages: FromServer[]) => messages.forEach(message => follower.received(JSON.stringify(message)));
  const comeBack = () => {
    follower.closed();
    follower.opened();
    hear({ say: 'welcome', version: 1, player: null });
  };
  follower.watch(T);
  follower.opened();
  hear({ say: 'welcome', version: 1, player: null });
  return { follower, said, told, hear, comeBack, clear: () => said.splice(0).concat(told.splice(0) as never[]) };
}
const watch = (have?: number, epoch = 'a') => ({
  say: 'watch',
  table: T,
  ...(have !== undefined && { have: { seq: have, epoch } }),
});

test('says hello first, and what it wants when it is welcome', () => {
  const { said } = following();
  assert.deepEqual(said, [{ say: 'hello', version: 1, token: 'secret' }, watch()]);
});

test('takes the whole and the patches that fit', () => {
  const { follower, told, hear } = following();
  hear(whole(3), patch(3), patch(4));
  assert.deepEqual(told, [
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
  assert.deepEqual(follower.doc(T), docAt(5));
});

test('what is old or was heard already changes nothing', () => {
  const { said, told, hear, clear } = following();
  hear(whole(3), patch(3), patch(4));
  clear();
  hear(patch(3), patch(4), whole(3), whole(5), whole(4, 'b'));
  assert.deepEqual([said, told], [[], []]);
});

test('asks once for what it has missed', () => {
  const { follower, said, hear, clear } = following();
  hear(whole(3));
  clear();
  hear(patch(4), patch(5));
  assert.deepEqual(said, [watch(3)]);
  hear(patch(3), patch(4), patch(5));
  assert.equal(follower.doc(T)?.answers, 6);
});

test('a patch that comes before the whole is not forgotten', () => {
  const { said, hear, clear } = following();
  clear();
  hear(patch(3), whole(3));
  assert.deepEqual(said, [watch(3)]);
});

test('after a break it tells what it has, and takes what another node says, even if that is older', () => {
  const { follower, said, hear, comeBack, clear } = following();
  hear(whole(3), patch(3));
  clear();
  comeBack();
  assert.deepEqual(said.slice(1), [watch(4)]);
  hear(whole(2, 'b'));
  assert.equal(follower.doc(T)?.answers, 2);
});

test('what was wanted and not acknowledged is wanted again under the same key, after the tables', async () => {
  const { follower, said, hear, comeBack, clear } = following();
  const first = follower.request(T, SAY);
  const second = follower.request(T, SAY);
  hear({ say: 'done', table: T, key: 'me.0', seq: 9 });
  assert.deepEqual(await first, { say: 'done', table: T, key: 'me.0', seq: 9 });
  clear();
  comeBack();
  assert.deepEqual(said.slice(1), [watch(), { say: 'want', table: T, key: 'me.1', wish: SAY }]);
  const no = { say: 'refused', table: T, key: 'me.1', problem: 'over', says: 'The game is over.' } as const;
  hear(no, no);
  assert.deepEqual(await second, no);
  clear();
  comeBack();
  assert.deepEqual(said.slice(1), [watch()]);
});

test('a patch that came of a wish acknowledges it, whether it fits or not', async () => {
  const { follower, told, hear, clear } = following();
  hear(whole(3));
  const outcomes: unknown[] = [];
  for (const command of [SAY, SAY]) void follower.request(T, command).then(outcome => outcomes.push(outcome));
  clear();
  hear({ ...patch(3), done: 'me.0' } as FromServer, { ...patch(7), done: 'me.1' } as FromServer);
  await setImmediate();
  assert.deepEqual(told, [[4, 4]]);
  assert.deepEqual(outcomes, [
    { say: 'done', table: T, key: 'me.0', seq: 4 },
    { say: 'done', table: T, key: 'me.1', seq: 8 },
  ]);
});

const paged = (seq: number, pages: number): FromServer => ({
  ...(whole(seq) as Extract<FromServer, { say: 'table' }>),
  doc: { ...docAt(seq), log: [] },
  pages,
});
const page = (seq: number, ...lines: number[]): FromServer => ({
  say: 'page',
  table: T,
  seq,
  epoch: 'a',
  log: lines.map(at => ({ at, events: [] })),
});
test('a log that comes in pages is put together before anything is told; meanwhile nobody asks again', () => {
  const { follower, said, told, hear, clear } = following();
  clear();
  hear(paged(5, 3), page(5, 1, 2));
  follower.retry();
  hear(page(5, 3));
  assert.deepEqual([said, told, follower.doc(T)], [[], [], undefined]);
  hear(page(5, 4), patch(5));
  assert.deepEqual(told, [
    [5, 5],
    [6, 6],
  ]);
  assert.deepEqual(
    follower.doc(T)!.log.map(({ at }) => at),
    [1, 2, 3, 4],
  );
});
test('pages are forgotten with their line, and those of something else are none', () => {
  const { follower, said, told, hear, comeBack, clear } = following();
  hear(paged(5, 2), page(5, 1));
  clear();
  comeBack();
  hear(page(5, 2), page(4, 2), { ...page(5, 2), epoch: 'b' } as FromServer);
  assert.deepEqual([said.slice(1), told, follower.doc(T)], [[watch()], [], undefined]);
  hear(paged(6, 1), page(6, 9));
  assert.deepEqual(told, [[6, 6]]);
});
test('pages are asked for where the server has them', () => {
  const { follower, said, hear, clear } = following();
  follower.closed();
  follower.opened();
  clear();
  hear({ say: 'welcome', version: 1, player: null, pages: true });
  assert.deepEqual(said, [{ ...watch(), pages: true }]);
});

test('what is wanted while there is no line waits for it', () => {
  const { follower, said, comeBack, clear } = following();
  follower.closed();
  clear();
  void follower.request(T, SAY);
  assert.deepEqual(said, []);
  comeBack();
  assert.deepEqual(said.at(-1), { say: 'want', table: T, key: 'me.0', wish: SAY });
});

test('a refusal for now is no answer; a nudge asks again for what is open', () => {
  const { follower, said, hear, clear } = following();
  void follower.request(T, SAY);
  hear({ say: 'refused', table: T, key: 'me.0', problem: 'too-fast', says: 'Too many messages.' });
  clear();
  follower.retry();
  assert.deepEqual(said, [watch(), { say: 'want', table: T, key: 'me.0', wish: SAY }]);
  hear(whole(3), { say: 'done', table: T, key: 'me.0', seq: 3 });
  clear();
  follower.retry();
  assert.deepEqual(said, []);
});

test('what has drifted is fetched whole; what is behind is caught up', () => {
  const { follower, said, told, hear, clear } = following();
  hear(whole(3));
  clear();
  follower.check(T);
  hear({ say: 'hash', table: T, seq: 3, hash: hash(docAt(3)) });
  assert.deepEqual([said, told], [[{ say: 'check', table: T }], [true]]);
  clear();
  hear({ say: 'hash', table: T, seq: 3, hash: 'other' });
  assert.deepEqual([said, told], [[watch()], [false]]);
  hear(whole(3));
  clear();
  hear({ say: 'hash', table: T, seq: 5, hash: 'any' });
  assert.deepEqual([said, told], [[watch(3)], []]);
});

test('tells who is here and what is wrong; forgets tables that are not there, and watches those it should', () => {
  const { follower, said, told, hear, clear } = following();
  clear();
  hear({ say: 'here', table: T, seats: [true, false], watching: 3 });
  hear({ say: 'problem', problem: 'not-watched', says: 'Watch the table first.', table: T });
  assert.deepEqual(said, [watch()]);
  hear({ say: 'problem', problem: 'no-table', says: 'There is no such table.', table: T });
  clear();
  follower.retry();
  hear(whole(3), { say: 'pong', n: 0 });
  assert.deepEqual([said, told], [[], []]);
});

test('a table that is no longer watched is not heard of', () => {
  const { follower, said, told, hear, clear } = following();
  clear();
  follower.unwatch(T);
  hear(whole(3));
  assert.deepEqual([said, told], [[{ say: 'unwatch', table: T }], []]);
});

test('looking as another seat starts anew', () => {
  const { follower, said, hear, clear } = following();
  hear(whole(3));
  clear();
  follower.watch(T, 1);
  assert.deepEqual(said, [{ ...watch(), seat: 1 }]);
  assert.equal(follower.doc(T), undefined);
});
