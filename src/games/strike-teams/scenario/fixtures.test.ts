// Made-up cards: they run by their data like printed ones, and leave no trace.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActionCard } from '../cards/action-card.ts';
import { ACTIONS, actionNumber } from '../cards/actions.ts';
import { strikeTeams } from '../game.ts';
import { scenario } from './scenario.ts';

const BLAST: ActionCard = {
  owner: 'captain-america',
  name: 'Star Burst',
  build: 2,
  ap: 1,
  dt: 1,
  slots: 1,
  effects: [{ do: 'attack', attack: { type: 'ranged', strength: 6, riders: [{ do: 'status', status: 'prone' }] } }],
};
const COAT: ActionCard = {
  ...BLAST,
  owner: 'baron-strucker',
  name: 'Heavy Coat',
  ap: null,
  dt: 0,
  effects: [{ do: 'guard', type: 'armor', n: 2 }],
};
const PARRY: ActionCard = {
  ...BLAST,
  owner: 'baron-strucker',
  name: 'Riposte',
  ap: 1,
  reaction: 'attacked',
  dt: 0,
  effects: [
    { do: 'defend', type: 'dodge', n: 1 },
    { do: 'counter', n: 2 },
  ],
};
const position = {
  fixtures: [BLAST, COAT, PARRY],
  cards: ['Star Burst', 'Hurl Shield', 'Heavy Coat', 'Riposte'],
  figures: { cap: '1,1', strucker: '4,1' },
  ap: { strucker: 1 },
} as const;

test('made-up attacks, continuous powers and reactions do what their effects say', () => {
  const t = scenario(position).turn('cap').play('0 card:Star Burst', '0 figure:strucker');
  assert.deepEqual(t.options(1), ['defend', 'card:Riposte', 'pass']);
  t.play('1 card:Riposte').idleTo('turn.act');
  // 6 less 2 of the coat and 1 of the riposte.
  assert.deepEqual([t.wounds('strucker'), t.status('strucker'), t.wounds('cap')], [3, 'prone', 2]);
  assert.deepEqual(
    [t.dt('Star Burst'), t.refused('0 card:Star Burst'), t.chosen('cap')[0]],
    [1, 'ST-CRD-04', 'Hurl Shield'],
  );
  assert.ok(t.log().some(line => line.includes('Star Burst')));
});
test('a made-up card has slots and takes wounds', () => {
  const t = scenario({ ...position, wounds: { cap: { 'Star Burst': 1 } } }).turn('cap');
  assert.deepEqual([t.slots('cap'), t.refused('0 card:Star Burst')], [{ 'Star Burst': 1 }, 'ST-WND-03']);
});
test('the printed game knows nothing of them afterwards', () => {
  const before = ACTIONS.map(({ name }) => name);
  const t = scenario(position);
  assert.ok(!t.within(() => ACTIONS.map(({ name }) => name)).every((name, n) => name === before[n]));
  assert.deepEqual(
    ACTIONS.map(({ name }) => name),
    before,
  );
  assert.throws(() => actionNumber('Star Burst'), /there is no Action Card/);
  assert.throws(() => scenario({ ...position, fixtures: [] }), /there is no Action Card 'Star Burst'/);
  assert.notEqual(t.game, strikeTeams);
  const plain = scenario({ figures: { cap: '1,1', strucker: '4,1' }, cards: ['Second Wind'] });
  assert.deepEqual(plain.chosen('cap'), ['Second Wind']);
});
