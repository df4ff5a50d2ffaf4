// Lines through a match: scales, paths, samples; and what the games have drawn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightedBot } from '#bots/plain.ts';
import { asked, decisionId } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { Json, World } from '#engine/types.ts';
import { charts as dice } from '#games/dice-masters/board/charts.ts';
import { charts as schools } from '#games/mutant-revolution/board/charts.ts';
import { SHELF } from '#games/index.ts';
import type { ChartKind } from '../kit/charts.ts';
import { linesOf, pathOf, samples, scaleOf } from './lines.ts';

async function played(id: string, seats: number, options: Json, most = 400): Promise<Match<World>> {
  const game = await SHELF.find(entry => entry.id === id)!.load();
  const match = new Match(game, newRecord(game, { seats, options, seed: 'c'.repeat(32) }));
  const random = quickRandom(1);
  while (!match.state.result && match.length < most) {
    const seat = asked(game, match.state)[0]!;
    const option = weightedBot.choose(game, knowledge(game, match.state, seat), random);
    assert.equal(match.answer({ seat, decision: decisionId(match.state), option }), undefined);
  }
  return match;
}

test('a scale holds nought and every value', () => {
  assert.deepEqual(scaleOf([[3, 7.5], [-1.2]]), { least: -2, most: 8 });
  assert.deepEqual(scaleOf([]), { least: 0, most: 1 });
});
test('a path has corners only where the line bends', () => {
  assert.equal(pathOf([0, 0, 0, 0, 10], { least: 0, most: 10 }, 100, 50), 'M0,50L75,50L100,0');
});
test('samples are few, and hold the first and the last', () => {
  assert.deepEqual(samples(11, 3), [0, 5, 10]);
  assert.deepEqual(samples(2, 12), [0, 1]);
  assert.deepEqual(samples(1, 12), [0]);
});

test('Dice Masters: lives as they were, and luck that sums up rolls against their averages', async () => {
  const match = await played('dice-masters', 2, null);
  const [life, energy, characters] = linesOf(match, dice as unknown as ChartKind[]);
  assert.equal(life!.values[0]!.length, match.length + 1);
  assert.deepEqual(
    life!.values.map(values => values[0]),
    [10, 10],
  );
  const world = match.state.world as unknown as { life: number[] };
  assert.deepEqual(
    life!.values.map(values => values.at(-1)),
    world.life,
  );
  // Four Sidekicks: each shows energy on five faces of six, and a character on the sixth.
  const rolled = match.events.findIndex(events => events.some(({ kind }) => kind === 'rolled'));
  const [e, c] = [energy!.values[0]![rolled]!, characters!.values[0]![rolled]!];
  assert.ok(Math.abs(e + c) < 1e-9, 'what is no energy is a character');
  assert.ok(c >= -4 / 6 - 1e-9 && c <= 4 - 4 / 6 + 1e-9);
});

test('Mutant Revolution: points as they were, and luck that stays within what dice can do', async () => {
  const match = await played('mutant-revolution', 3, { rounds: 3, head: 3 }, 1200);
  const [points, , luck] = linesOf(match, schools as unknown as ChartKind[]);
  const world = match.state.world as unknown as { rp: number[] };
  assert.deepEqual(
    points!.values.map(values => values.at(-1)),
    world.rp,
  );
  const kinds = new Set(match.events.flat().map(({ kind }) => kind));
  assert.ok(kinds.has('rolledOff') || kinds.has('attackRolled'));
  assert.ok(luck!.values.some(values => values.some(value => value !== 0)));
  for (const values of luck!.values) assert.ok(values.every(value => (value * 2) % 1 === 0));
});
