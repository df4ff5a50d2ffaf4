// Tests of the splash page of Dice Masters: numbers and names read from the log of a match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from '#protocol/table-doc.ts';
import type { Duel } from '../../table/world.ts';
import { ending } from './ending.ts';

const happened = (...events: [kind: string, facts: object][]): LogLine =>
  ({ at: 0, events: events.map(([kind, facts]) => ({ kind, facts })) }) as unknown as LogLine;
/** Four Sidekicks: two of each seat. */
const world = { owner: [0, 0, 1, 1], kind: [0, 0, 0, 0], slot: [-1, -1, -1, -1], cards: [], life: [3, -1] } as unknown;
const log: LogLine[] = [
  happened(['begun', { seat: 0 }], ['turnStarted', { seat: 0 }]),
  happened(['attacked', { seat: 0, dice: [0, 1] }]),
  happened(['blocked', { die: 2, attacker: 0 }], ['blocked', { die: 3, attacker: 0 }]),
  happened(['knockedOut', { die: 2 }], ['knockedOut', { die: 0 }], ['lifeLost', { seat: 1, n: 4 }]),
  happened(['turnEnded', { seat: 0 }], ['turnStarted', { seat: 1 }]),
  happened(['lifeLost', { seat: 0, n: 2 }], ['turnStarted', { seat: 0 }]),
  happened(['lifeLost', { seat: 1, n: 7 }]),
];

test('numbers are those of whoever looks, turns are counted for both', async () => {
  await ending.speak('en');
  const read = (subject: number) => ending.read({ log, world: world as Duel, winners: [0], subject });
  const mine = read(0);
  assert.deepEqual(
    mine.numbers.map(({ n, what }) => `${n} ${what}`),
    ['2 turns', '11 damage dealt', '1 knock-out', '3 life left'],
  );
  assert.deepEqual(
    read(1).numbers.map(({ n }) => n),
    [2, 2, 1, 0],
  );
  assert.deepEqual(mine.turns, [
    { at: 0, called: 'turn 1' },
    { at: 4, called: 'turn 1' },
    { at: 5, called: 'turn 2' },
  ]);
});

test('whoever is blocked by two was stopped once, and the other got through', async () => {
  await ending.speak('en');
  const { star, hero, beaten } = ending.read({ log, world: world as Duel, winners: [0], subject: 0 });
  assert.equal(star?.text, 'Sidekick attacked 2 times. Once nobody was in the way.');
  assert.deepEqual([hero, beaten], ['Sidekick', 'Sidekick']);
});

test('a match without any attack has no best die', async () => {
  await ending.speak('de');
  const { star, numbers } = ending.read({ log: [], world: world as Duel, winners: [], subject: 0 });
  assert.equal(star, undefined);
  assert.equal(numbers[3]!.what, 'Leben übrig');
});
