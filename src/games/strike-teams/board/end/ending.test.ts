// Tests of the splash page: numbers and names read from the log of a mission.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from '#protocol/table-doc.ts';
import { scenario } from '../../scenario/scenario.ts';
import type { Campaign } from '../../table/campaign.ts';
import { AFTER } from '../../table/world.ts';
import { ending } from './ending.ts';

await ending.speak('en');
const { world } = scenario({ figures: { cap: '1,1', quake: '2,2', winter: '5,5', s1: '3,3' }, op: [5, 1] });
const happened = (...events: [kind: string, facts: object][]): LogLine =>
  ({ at: 0, events: events.map(([kind, facts]) => ({ kind, facts })) }) as unknown as LogLine;
const log: LogLine[] = [
  happened(['roundBegun', { n: 1 }], ['turnStarted', { seat: 1, character: 7 }]),
  happened(['hit', { by: 7, figures: [0], n: 4 }]),
  happened(
    ['turnStarted', { seat: 0, character: 3 }],
    ['hit', { by: 3, figures: [7], n: 3 }],
    ['defeated', { figure: 7 }],
  ),
  happened(['hit', { by: 0, figures: [4], n: 2 }], ['hit', { by: 0, barriers: [1], n: 1 }]),
  happened(['defeated', { figure: 4 }], ['scenarioWon', { scenario: 0, n: 4 }]),
];
const read = (subject: number, events = log) => ending.read({ log: events, world, winners: [0], subject });

test('numbers are those of whoever looks', () => {
  const told = (subject: number) => read(subject).numbers.map(({ n, what }) => `${n} ${what}`);
  assert.deepEqual(told(0), [
    '5 Objective Points',
    '1 point of the others',
    '1 Scenario Card fulfilled',
    '2 foes defeated',
  ]);
  assert.deepEqual(told(1), [
    '1 Objective Point',
    '5 points of the others',
    '0 Scenario Cards failed',
    '0 foes defeated',
  ]);
});

test('the best of the winners, the last who was beaten, and the turns', () => {
  const { star, hero, beaten, turns } = read(1);
  assert.deepEqual([star?.text, hero, beaten], ['Quake inflicted 3 damage.', 'Quake', 'Winter Soldier']);
  assert.deepEqual(turns, [
    { at: 0, called: 'Round 1' },
    { at: 0, called: 'Hydra Soldiers, round 1' },
    { at: 2, called: 'Quake, round 1' },
  ]);
});

test('a mission without a blow shows the first of the winners', () => {
  const { star, hero, beaten } = read(0, []);
  assert.deepEqual([star, hero, beaten], [undefined, 'Captain America', undefined]);
});

test('after a mission of a campaign its page is shown first, after one alone the splash page', () => {
  assert.equal(ending.hasOwnPage({ ...world, phase: AFTER }), false);
  const campaign = { mission: 2 } as Campaign;
  assert.equal(ending.hasOwnPage({ ...world, campaign, phase: AFTER }), true);
});
