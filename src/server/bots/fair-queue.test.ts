// The queue for bots' thinking: fair to people, whatever the number of their tables.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Knowledge } from '#engine/types.ts';
import { FairQueue } from './fair-queue.ts';
import type { BotJob } from './job.ts';
import { BotPool } from './pool.ts';
import type { Owner, Pending, Thread } from './supervisor.ts';

function taken(queue: FairQueue<string>): string[] {
  const all: string[] = [];
  for (let job = queue.take(); job !== undefined; job = queue.take()) all.push(job);
  return all;
}

test('people take turns, each with the job that has waited longest', () => {
  const queue = new FairQueue<string>();
  for (const job of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(job[0]!, job);
  assert.deepEqual([queue.length, queue.people, queue.of('a'), queue.of('d')], [6, 3, 3, 0]);
  assert.equal(queue.first(), 'a1');
  assert.deepEqual(taken(queue), ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  assert.deepEqual([queue.length, queue.people, queue.first()], [0, 0, undefined]);
});
test('whoever was served longest ago is next, also when they had nothing waiting in between', () => {
  const queue = new FairQueue<string>();
  for (const job of ['b1', 'a1', 'a2', 'a3']) queue.push(job[0]!, job);
  assert.deepEqual([queue.take(), queue.take(), queue.take()], ['b1', 'a1', 'a2']);
  queue.push('b', 'b2');
  assert.deepEqual(taken(queue), ['b2', 'a3']);
});
test('emptied, it gives back all that waited', () => {
  const queue = new FairQueue<string>();
  for (const job of ['a1', 'b1', 'a2']) queue.push(job[0]!, job);
  assert.deepEqual(queue.clear().toSorted(), ['a1', 'a2', 'b1']);
  assert.equal(queue.take(), undefined);
});

/** A thread that thinks for as long as it may, on the clock of the test. */
class Thinker implements Thread {
  private readonly owner: Owner;
  private readonly begun: (job: BotJob) => void;
  private pending: Pending | undefined;
  private left = 0;
  private thought = 0;
  constructor(owner: Owner, begun: (job: BotJob) => void) {
    this.owner = owner;
    this.begun = begun;
  }
  get isThinking(): boolean {
    return this.pending !== undefined;
  }
  get isFree(): boolean {
    return !this.isThinking;
  }
  isReadyFor = (): boolean => true;
  cutOff = async (): Promise<void> => undefined;
  take(pending: Pending): void {
    this.pending = pending;
    this.left = pending.job.limit;
    this.thought = 0;
    this.begun(pending.job);
  }
  makeWay(whose: string | undefined, least: number): void {
    if (this.pending?.job.whose === whose) return;
    this.left = Math.min(this.left, Math.max(0, least - this.thought));
  }
  pass(milliseconds: number): void {
    if (!this.pending) return;
    this.thought += milliseconds;
    this.left -= milliseconds;
    if (this.left > 0) return;
    const { resolve } = this.pending;
    this.pending = undefined;
    resolve([{ option: 'hold', visits: 1, chance: 0.5 }]);
    this.owner.freed();
  }
}
/** A pool of threads such as these, and its clock. */
function poolOf(t: TestContext, threads: number) {
  const thinkers: Thinker[] = [];
  let now = 0;
  const bob = { begun: 0 };
  const start = (owner: Owner): Thread => {
    const thinker = new Thinker(owner, ({ whose }) => {
      if (whose === 'bob') bob.begun = now;
    });
    thinkers.push(thinker);
    return thinker;
  };
  const pool = new BotPool({ threads, patience: 500, games: new URL('no:games'), start, clock: () => now });
  t.after(() => pool.close());
  /** Time passes in steps of ten milliseconds; who is answered may ask again at once. */
  async function wait(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 10) {
      now += 10;
      for (const thinker of thinkers) thinker.pass(10);
      await setImmediate();
    }
  }
  const ask = (whose: string): Promise<string> => pool.choose({ ...JOB, whose });
  /** Milliseconds that Bob's bot waits until it thinks. */
  async function bobsWait(): Promise<number> {
    const asked = now;
    bob.begun = -1;
    void ask('bob').catch(() => undefined);
    while (bob.begun < 0 && now < asked + 10_000) await wait(10);
    await wait(2000);
    return bob.begun - asked;
  }
  return { pool, wait, ask, bobsWait };
}
const JOB: BotJob = { game: 'any', known: {} as Knowledge, bot: 'veteran', seed: 's', limit: 2000 };

for (const [tables, threads] of [
  [100, 1],
  [100, 3],
  [1, 1],
  [4, 2],
] as const)
  test(`a bot waits for half a second at most beside ${tables} tables of another (${threads} threads)`, async t => {
    const { pool, wait, ask, bobsWait } = poolOf(t, threads);
    const evening = { isOver: false };
    const table = async (): Promise<void> => {
      while (!evening.isOver) await ask('ann').catch(() => (evening.isOver = true));
    };
    for (let n = 0; n < tables; n++) void table();
    const waits: number[] = [];
    for (let n = 0; n < 20; n++) {
      await wait(10 + 130 * n);
      waits.push(await bobsWait());
    }
    evening.isOver = true;
    assert.ok(Math.max(...waits) <= 500, `it waited ${waits.join(', ')} ms`);
    assert.ok(pool.longestWait() >= Math.max(...waits));
  });
