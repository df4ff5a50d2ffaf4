// Tests of the splash page of Marvel Heroes: numbers and names read from the log of a match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from '#protocol/table-doc.ts';
import { HERO_KEYS, numberOf } from '../../table/deck.ts';
import type { Marvel } from '../../table/world.ts';
import { ending } from './ending.ts';

const happened = (...events: [kind: string, facts: object][]): LogLine =>
  ({ at: 0, events: events.map(([kind, facts]) => ({ kind, facts })) }) as unknown as LogLine;
const world = { gameRound: 2, vp: [15, 9], team: [0, 1] } as unknown as Marvel;
const [thor, thing] = ['thor', 'thing'].map(key => HERO_KEYS.indexOf(key));
const ko = (side: number, n: number, most: number): [string, object] => ['knockedOut', { side, n, most }];
const log: LogLine[] = [
  happened(['roundBegun', { n: 1 }], ['actionRound', { n: 1 }]),
  happened(['combatBegun', { seat: 0, card: numberOf('viper') }], ['sequenceBegun', { n: 1, hero: thor }]),
  happened(ko(0, 1, 3), ko(1, 1, 1), ['headlineScored', { seat: 0, card: 1 }]),
  happened(['combatBegun', { seat: 1, mastermind: 1 }], ['sequenceBegun', { n: 1, hero: thing }], ko(1, 1, 3)),
  happened(['roundBegun', { n: 2 }], ['actionRound', { n: 1 }], ['headlineScored', { seat: 0, card: 2 }]),
];
const read = async (subject: number, events = log) => {
  await ending.speak('en');
  return ending.read({ log: events, world, winners: [0], subject });
};

test('numbers are those of whoever looks', async () => {
  const told = async (subject: number) => (await read(subject)).numbers.map(({ n, what }) => `${n} ${what}`);
  assert.deepEqual(await told(0), ['2 Game Rounds', '15 Victory Points', '2 Headlines solved', '1 fight won']);
  assert.deepEqual(await told(1), ['2 Game Rounds', '9 Victory Points', '0 Headlines solved', '0 fights won']);
});

test('the hero of the game is the winner’s, and the foe was beaten last', async () => {
  const { star, hero, beaten, turns } = await read(1);
  assert.deepEqual([star?.text, hero, beaten], ['Thor gave one KO.', 'Thor', 'Viper']);
  assert.deepEqual(turns.slice(0, 3), [
    { at: 0, called: 'Game Round 1' },
    { at: 0, called: 'Action Round 1 of Game Round 1' },
    { at: 4, called: 'Game Round 2' },
  ]);
});

test('a match without any fight shows the first hero of the Team', async () => {
  const { star, hero, beaten } = await read(0, []);
  assert.deepEqual([star, hero, beaten], [undefined, 'Captain America', undefined]);
});
