// Bots in threads: what they answer, and what becomes of those that never do.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { bareTable, playOut } from '#bots/play-out.ts';
import { randomBot } from '#bots/plain.ts';
import { start } from '#engine/apply.ts';
import { asked, decisionId, refusal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { SHELF } from '#games/index.ts';
import { BotFailed, Busy, PoolClosed, TooSlow, type BotJob } from './job.ts';
import { BotPool, type PoolOptions } from './pool.ts';

const GAMES = new URL('../../games/index.ts', import.meta.url);
const ODD_BOTS = new URL('testing-odd-bots.ts', import.meta.url);
/** Milliseconds that nothing here needs, however slow the machine and however long it stalls. */
const AMPLE = 60_000;

/** A pool that is closed when the test is over. It cuts nobody off, unless a test is about that. */
function poolOf(t: TestContext, options: Partial<PoolOptions> = {}): BotPool {
  const pool = new BotPool({ games: GAMES, threads: 1, patience: AMPLE, loading: AMPLE, ...options });
  t.after(() => pool.close());
  return pool;
}
const script = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

const game = await SHELF.find(entry => entry.id === 'dice-masters')!.load();
/** A table after `answers` answers by chance. */
function tableAfter(answers: number): State {
  const state = start(game, { seats: 2, seed: seedOf(answers) });
  playOut(bareTable(game, state), [randomBot, randomBot], quickRandom(answers), answers);
  return state;
}
const TABLES = [0, 5, 20, 40, 60].map(tableAfter);

function job(change: Partial<BotJob> = {}, table = TABLES[2]!): BotJob {
  const known = knowledge(game, table, asked(game, table)[0]!);
  return { game: 'dice-masters', known, bot: 'greedy', seed: 'any', limit: AMPLE, ...change };
}
async function until(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + AMPLE; !isSo(); await sleep(5)) assert.ok(performance.now() < end, 'in vain');
}

test('the greedy bot answers with what is legal', async t => {
  const pool = poolOf(t);
  for (const table of TABLES) {
    const option = await pool.choose(job({}, table));
    const seat = asked(game, table)[0]!;
    assert.equal(refusal(game, table, { seat, decision: decisionId(table), option }), undefined, option);
  }
  const { stats } = pool;
  assert.deepEqual([stats.threads, stats.thinking, stats.waiting, stats.answered], [1, 0, 0, 5]);
  assert.deepEqual([stats.tooSlow, stats.failed, stats.busy, stats.cutShort], [0, 0, 0, 0]);
});

test('the same seed gives the same answer on any thread, another seed may give another', async t => {
  const pool = poolOf(t, { threads: 2 });
  const seeds = Array.from({ length: 10 }, (_, n) => `seed ${n}`);
  const answers = () => Promise.all(seeds.map(seed => pool.choose(job({ bot: 'random', seed }))));
  const first = await answers();
  assert.deepEqual(await answers(), first);
  assert.ok(new Set(first).size > 1);
});

test('a job holds what a seat knows, and can hold no state', () => {
  const takesStates: State extends BotJob['known'] ? true : false = false;
  assert.equal(takesStates, false);
  const { known } = job();
  assert.deepEqual(structuredClone(known), known);
});

test('fifty jobs on two threads are all answered, and the event loop goes on', async t => {
  const pool = poolOf(t, { threads: 2 });
  const jobs = Array.from({ length: 50 }, (_, n) => job({ seed: `seed ${n}` }, TABLES[n % TABLES.length]));
  const before = process.threadCpuUsage();
  const options = await Promise.all(jobs.map(one => pool.choose(one)));
  const { user, system } = process.threadCpuUsage(before);
  assert.equal(options.length, 50);
  assert.equal(pool.stats.threads, 2);
  // The work of this thread alone, however crowded the machine.
  assert.ok(user + system < 200e3, `busy for ${(user + system) / 1e3} ms`);
});

test('a bot that never returns is cut off after its limit and some patience; the next job is answered', async t => {
  const pool = poolOf(t, { bots: ODD_BOTS, patience: 100 });
  await pool.choose(job());
  const begun = performance.now();
  const [endless, next] = await Promise.allSettled([
    pool.choose(job({ bot: 'loop', limit: 100 })).finally(() => assert.ok(performance.now() - begun >= 195)),
    pool.choose(job()),
  ]);
  assert.ok(endless.status === 'rejected' && endless.reason instanceof TooSlow);
  assert.match(endless.reason.message, /the loop bot at dice-masters thought for more than 200 ms/);
  assert.equal(next.status, 'fulfilled');
  assert.equal(pool.stats.tooSlow, 1);
});

test('neither starting a thread nor waiting for one counts as thinking', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const pool = poolOf(t, { bots: ODD_BOTS, patience: 100 });
  const first = pool.choose(job({ bot: 'idle', limit: 0 }));
  const second = pool.choose(job({ bot: 'loop', limit: 0 }));
  const third = pool.choose(job({ bot: 'idle', limit: 0 }));
  t.mock.timers.tick(AMPLE - 1);
  await first;
  const cut = assert.rejects(second, TooSlow);
  for (; !pool.stats.tooSlow; await setImmediate()) t.mock.timers.tick(100);
  await cut;
  await third;
});

test('where many wait each thinks for its share of the time, but never for less than a moment', async t => {
  const pool = poolOf(t, { bots: ODD_BOTS, threads: 2 });
  const limitsOf = (n: number, limit: number) =>
    Promise.all(Array.from({ length: n }, () => pool.choose(job({ bot: 'boast', limit }))));
  assert.deepEqual(await limitsOf(2, 2000), ['2000', '2000']);
  assert.deepEqual(await limitsOf(7, 2000), ['2000', '2000', '800', '1000', String(4000 / 3), '2000', '2000']);
  assert.equal((await limitsOf(50, 2000))[2], '200');
  assert.equal((await limitsOf(50, 50))[2], '50');
});

test('an answer that came while the server itself was late is taken', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const pool = poolOf(t, { bots: ODD_BOTS });
  await pool.choose(job());
  const stage = new Int32Array(new SharedArrayBuffer(4));
  const answer = pool.choose(job({ bot: 'ponder', known: Object.assign(job().known, { stage }), limit: 100 }));
  // The server hears what was found so far, and then nothing until the answer is there and the time is over.
  Atomics.wait(stage, 0, 0);
  for (let n = 0; n < 20; n++, await setImmediate()) Atomics.wait(stage, 0, 1, 5);
  Atomics.store(stage, 0, 2);
  Atomics.notify(stage, 0);
  Atomics.wait(stage, 0, 2);
  Atomics.wait(stage, 0, 3, 500);
  t.mock.timers.tick(105);
  assert.equal(await answer, 'hold');
  assert.equal(pool.stats.cutShort, 0);
});

test('a bot that is late has given its answer so far, and its thread is there again when it ends', async t => {
  const pool = poolOf(t, { bots: ODD_BOTS });
  await pool.choose(job());
  const begun = performance.now();
  assert.equal(await pool.choose(job({ bot: 'dawdle', limit: 1500 })), 'second');
  assert.ok(performance.now() - begun >= 1500);
  await pool.choose(job());
  assert.deepEqual([pool.stats.threads, pool.stats.cutShort, pool.stats.tooSlow], [1, 1, 0]);
});

test('a bot whose time is over answers at once with what it has found, or when it gets a thread', async t => {
  const pool = poolOf(t, { bots: ODD_BOTS });
  await pool.choose(job());
  const over = new AbortController();
  const first = pool.choose(job({ bot: 'dawdle' }), over.signal);
  const waiting = pool.choose(job({ bot: 'boast' }), over.signal);
  await until(() => pool.stats.thinking === 1);
  over.abort();
  assert.match(await first, /second|third/);
  assert.equal(await waiting, '0');
});

test('a bot that thinks for somebody makes way for another person', async t => {
  const pool = poolOf(t, { bots: ODD_BOTS });
  await pool.choose(job());
  const long = pool.choose(job({ bot: 'dawdle', whose: 'ann' }));
  await pool.choose(job({ whose: 'bob' }));
  assert.match(await long, /second|third/);
});

test('threads with nothing to do help a bot that can use it, and it finds the same every time', async t => {
  const pool = poolOf(t, { threads: 3 });
  const thinking = job({ bot: 'mastermind#60' }, TABLES[3]);
  await Promise.all([0, 1, 2].map(() => pool.choose(job())));
  const found = new Set<string>();
  for (let n = 0; n < 3; n++) {
    const answer = pool.choose(thinking);
    assert.equal(pool.stats.thinking, 3);
    found.add(await answer);
  }
  assert.equal(found.size, 1);
  const alone = pool.choose(job({ bot: 'veteran#60' }, TABLES[3]));
  assert.equal(pool.stats.thinking, 1);
  await alone;
});

test('who helps makes way for any other bot', async t => {
  const pool = poolOf(t, { threads: 2 });
  await Promise.all([pool.choose(job()), pool.choose(job())]);
  const long = pool.choose(job({ bot: 'mastermind@20000', limit: 30_000 }, TABLES[3]));
  assert.equal(pool.stats.thinking, 2);
  await pool.choose(job({ bot: 'random' }));
  assert.equal(pool.stats.thinking, 1, 'the first one thinks on');
  long.catch(() => undefined);
});

test('a bot that throws fails its own job only', async t => {
  const pool = poolOf(t, { bots: ODD_BOTS });
  const [bad, good] = await Promise.allSettled([pool.choose(job({ bot: 'fail' })), pool.choose(job())]);
  assert.ok(bad.status === 'rejected' && bad.reason instanceof BotFailed);
  assert.match(bad.reason.message, /the fail bot at dice-masters failed: no idea/);
  assert.ok(bad.reason.cause instanceof Error);
  assert.equal(good.status, 'fulfilled');
});

for (const [bot, why] of [
  ['leave', /its thread ended with code 3/],
  ['hoard', /memory/],
] as const)
  test(`a thread that crashes is replaced, and its job fails (${bot})`, async t => {
    const pool = poolOf(t, { bots: ODD_BOTS });
    const [bad, good] = await Promise.allSettled([pool.choose(job({ bot })), pool.choose(job())]);
    assert.ok(bad.status === 'rejected' && bad.reason instanceof BotFailed);
    assert.match(bad.reason.message, why);
    assert.equal(good.status, 'fulfilled');
    assert.deepEqual([pool.stats.answered, pool.stats.failed, pool.stats.threads], [1, 1, 1]);
  });

test('a thread that crashes when its job is done harms nobody', async t => {
  const pool = poolOf(t, { bots: ODD_BOTS });
  assert.equal(await pool.choose(job({ bot: 'stumble' })), 'hold');
  await until(() => pool.stats.threads === 0);
  await pool.choose(job());
});

test('unknown games and bots and jobs that cannot be sent are said to be so', async t => {
  const pool = poolOf(t, { threads: 2 });
  await assert.rejects(pool.choose(job({ bot: 'genius' })), /failed: there is no bot 'genius'/);
  await assert.rejects(pool.choose(job({ game: 'chess' })), /failed: there is no game 'chess' to play/);
  const known = Object.assign(job().known, { say: () => 'boo' });
  for (const bot of ['greedy', 'mastermind']) await assert.rejects(pool.choose(job({ bot, known })), BotFailed);
  await pool.choose(job());
});

test('a module that does not load, or loads for ever, fails the job', async t => {
  const broken = poolOf(t, { bots: script('throw new Error("half a module")') });
  await assert.rejects(broken.choose(job()), /failed: half a module/);
  const endless = poolOf(t, { bots: script('for (;;);'), loading: 300 });
  await assert.rejects(
    endless.choose(job()),
    (error: Error) => error instanceof TooSlow && /300 ms/.test(error.message),
  );
});

test('without any thread to be had jobs fail and none is kept', async t => {
  const unsendable = { href: () => 'no text' } as unknown as URL;
  const pool = poolOf(t, { bots: unsendable });
  await assert.rejects(pool.choose(job()), (error: Error) => error instanceof BotFailed && /clone/.test(error.message));
  assert.deepEqual([pool.stats.threads, pool.stats.waiting, pool.stats.failed], [0, 0, 1]);
});

test('threads start when they are needed and end when they are not', async t => {
  const pool = poolOf(t, { threads: 3, idle: 50 });
  assert.equal(pool.stats.threads, 0);
  await pool.choose(job());
  assert.equal(pool.stats.threads, 1);
  await until(() => pool.stats.threads === 0);
  await pool.choose(job());
});

test('a full queue turns jobs away', async t => {
  const pool = poolOf(t, { bots: ODD_BOTS, queue: 2, patience: 100 });
  const jobs = [job({ bot: 'loop', limit: 100 }), job(), job(), job()];
  const ends = await Promise.allSettled(jobs.map(one => pool.choose(one)));
  const wrong = ends.map(end => end.status === 'rejected' && (end.reason as Error).constructor);
  assert.deepEqual(wrong, [TooSlow, false, false, Busy]);
  assert.deepEqual([pool.stats.answered, pool.stats.tooSlow, pool.stats.busy], [2, 1, 1]);
});

test('closing ends the threads, and who waits for an answer hears of it', async t => {
  const pool = poolOf(t, { threads: 2, bots: ODD_BOTS });
  const ends = Promise.allSettled(['loop', 'loop', 'greedy'].map(bot => pool.choose(job({ bot }))));
  await sleep(500);
  assert.deepEqual([pool.stats.thinking, pool.stats.waiting], [2, 1]);
  await pool.close();
  for (const end of await ends) assert.ok(end.status === 'rejected' && end.reason instanceof PoolClosed);
  assert.deepEqual([pool.stats.threads, pool.stats.thinking, pool.stats.waiting], [0, 0, 0]);
  await assert.rejects(pool.choose(job()), PoolClosed);
  await pool.close();
});
