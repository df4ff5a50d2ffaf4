// Tests of the splash page of Age of Heroes: numbers and names read from the log of a match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from '#protocol/table-doc.ts';
import { numberOf } from '../../table/deck.ts';
import type { Heroes } from '../../table/world.ts';
import { ending } from './ending.ts';

const happened = (...events: [kind: string, facts: object][]): LogLine =>
  ({ at: 0, events: events.map(([kind, facts]) => ({ kind, facts })) }) as unknown as LogLine;
const villain = numberOf('avalanche');
const world = { round: 2, vp: [40, 30], played: [[1, 2], []], team: [1, 0] } as unknown as Heroes;
const [STORM, CYCLOPS] = [6, 0];
const log: LogLine[] = [
  happened(['roundBegun', { round: 1, seat: 0 }], ['missionBegun', {}]),
  happened(['assigned', { seat: 0, pawn: STORM, space: 30 }], ['damaged', { seat: 0, villain, space: 30 }]),
  happened(['assigned', { seat: 1, pawn: CYCLOPS, space: 31 }], ['damaged', { seat: 1, villain, space: 31 }]),
  happened(['roundBegun', { round: 2, seat: 1 }], ['defeated', { villain }]),
];
const read = async (subject: number, events = log) => {
  await ending.speak('en');
  return ending.read({ log: events, world, winners: [0], subject });
};

test('numbers are those of whoever looks', async () => {
  const told = async (subject: number) => (await read(subject)).numbers.map(({ n, what }) => `${n} ${what}`);
  assert.deepEqual(await told(0), ['2 rounds', '40 Victory Points', '1 hit on a Villain', '2 Evolutions']);
  assert.deepEqual(await told(1), ['2 rounds', '30 Victory Points', '1 hit on a Villain', '0 Evolutions']);
});

test('the Hero of the game is the winner’s, and the last Villain was beaten', async () => {
  const { star, hero, beaten, turns } = await read(1);
  assert.deepEqual([star?.text, hero, beaten], ['Storm struck once by night.', 'Storm', 'Avalanche']);
  assert.deepEqual(turns, [
    { at: 0, called: 'round 1' },
    { at: 0, called: 'the mission of round 1' },
    { at: 3, called: 'round 2' },
  ]);
});

test('a match without any hit shows the first Hero of the team', async () => {
  const { star, hero, beaten } = await read(0, []);
  assert.deepEqual([star, hero, beaten], [undefined, 'Storm', undefined]);
});
