// The pace of bots: their time tells nothing of what they hold, wherever people play against each other.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { quickRandom } from '#engine/random.ts';
import type { Somebody } from '#protocol/entries.ts';
import { paceOf } from './bot-pace.ts';
import type { Job } from './bot-turns.ts';
import { settled, stage } from '../testing/host.ts';
import { ann, bob, changed, LIVE, NOON, tableWith } from '../testing/parlour.ts';

/** Answers at once, as with a single option or nothing to react with. */
const holdsNothing = async (): Promise<string> => 'pass';
/** Has so much to think about that it never ends, unless it must. */
const holdsALot = (_job: Job, over?: AbortSignal): Promise<string> =>
  new Promise(resolve => over!.addEventListener('abort', () => resolve('pass')));
/** Ends about half a second after it must, sooner or later by chance. */
const isLate = (job: Job, over?: AbortSignal): Promise<string> =>
  holdsALot(job, over).then(
    option => new Promise(resolve => setTimeout(() => resolve(option), job.seed < '8' ? 400 : 500)),
  );

/** Milliseconds until a bot between these people has answered, for each of these chances. */
async function times(
  t: TestContext,
  choose: (job: Job, over?: AbortSignal) => Promise<string>,
  { chances, bot = 'veteran', people = [ann, bob] }: { chances: number[]; bot?: string; people?: Somebody[] },
): Promise<number[]> {
  const it = stage(t);
  it.thoughts.choose = choose;
  const taken: number[] = [];
  for (const chance of chances) {
    it.chances.push(chance);
    const players = people.map(player => ({ kind: 'player' as const, player }));
    const seats = [{ kind: 'bot' as const, level: bot }, ...players];
    const wanted = { game: 'parlour', options: null, seats, isPublic: true, clock: { kind: 'none' as const } };
    const { table } = await it.host.open(await it.host.make(wanted, ann));
    await settled();
    while (table.match!.length === 0) {
      t.mock.timers.tick(10);
      await settled();
    }
    taken.push(table.given[1]!.at - table.given[0]!.at);
  }
  t.mock.timers.reset();
  return taken;
}
const drawn = Array.from({ length: 30 }, (_, n) => quickRandom(n).below(1000) / 1000);

test('a bot with nothing to react with and one with a lot to think about take the same time', async t => {
  const nothing = await times(t, holdsNothing, { chances: drawn });
  const aLot = await times(t, holdsALot, { chances: drawn });
  assert.deepEqual(nothing, aLot);
  assert.ok(new Set(nothing).size > 10, 'drawn by chance');
  assert.ok(Math.min(...nothing) >= 350 && Math.max(...nothing) <= 600, nothing.join(' '));
});
test('a bot that is late takes another step, however late it is', async t => {
  const late = await times(t, isLate, { chances: [0, 0, 0, 0, 0, 0] });
  assert.deepEqual(new Set(late), new Set([late[0]]), late.join(' '));
});
test('how long depends on the kind of question and the level, and never on more than the time that is left', () => {
  const horizons = { 'turn.act': { isClear: () => true, chance: () => 0.5 } };
  const game = changed({ bot: { value: () => 0.5, horizons } });
  const pace = (bot: string, decision = 'turn.act', people = [ann, bob]) =>
    paceOf(tableWith({ seats: [bot, ...people], game }), 0, decision, NOON, () => 0);
  assert.deepEqual(pace('veteran'), { limit: 300, delay: 350 });
  assert.deepEqual(pace('veteran', 'turn.rest'), { limit: 200, delay: 250 });
  assert.deepEqual(pace('mastermind'), { limit: 1000, delay: 1050 });
  assert.deepEqual(pace('greedy'), { limit: 200, delay: 250 });
  assert.deepEqual(pace('mastermind', 'turn.act', [ann, ann]), { limit: 2000, delay: null });
  const hasty = tableWith({ seats: ['mastermind', ann, bob], game, clock: { ...LIVE, increment: 0, seconds: 20 } });
  assert.deepEqual(
    paceOf(hasty, 0, 'turn.act', NOON, () => 1),
    { limit: 500, delay: 800 },
  );
});
test('who stands in for the absent takes as long as any bot', () => {
  const table = tableWith({ seats: [ann, bob] });
  table.apply({ kind: 'bot', seat: 1, level: 'veteran' }, NOON);
  assert.equal(paceOf(table, 1, 'turn.act', NOON, () => 0).delay, 350);
});
test('a person alone with bots waits no longer than they think', async t => {
  const taken = await times(t, holdsNothing, { chances: [0.5], people: [ann, ann] });
  assert.deepEqual(taken, [0]);
});
