// Made-up cards: they run by their data like printed ones, and leave no trace.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card } from '../cards/card.ts';
import { cardOf, CARDS } from '../cards/index.ts';
import { diceMasters } from '../game.ts';
import { scenario } from './scenario.ts';

const NURSE: Card = {
  number: 127,
  name: 'Night Nurse',
  subtitle: 'House Call',
  cost: 2,
  energy: 'mask',
  affiliation: null,
  rarity: 'common',
  max: 4,
  die: 'psylocke',
  abilities: [{ on: 'fielded', effects: [{ do: 'gainLife', n: 3 }] }],
};
const BOMB: Card = {
  ...NURSE,
  number: 128,
  name: 'Pumpkin Bomb',
  die: 'basic-action',
  energy: null,
  max: 3,
  abilities: [
    {
      action: true,
      effects: [
        { do: 'choose', which: { whose: 'opposing' } },
        { do: 'damage', n: 4, to: 'chosen' },
      ],
    },
  ],
};

test('a made-up character and a made-up basic action do what their effects say', () => {
  const t = scenario({
    fixtures: [NURSE, BOMB],
    cards: [[127], [4]],
    basics: [25, 128],
    life: [10, 20],
    field: [[], ['Cyclops 2', 'Sidekick']],
    reserve: [['Night Nurse 1', 'Pumpkin Bomb']],
  });
  t.play('0 field:Night Nurse');
  assert.deepEqual([t.world.life, t.dice(0, 'field')], [[13, 20], ['Night Nurse 1']]);
  t.play('0 use:Pumpkin Bomb', '0 choose:Cyclops 2');
  assert.deepEqual(t.happened('damaged', 'knockedOut'), ['damaged 1:Cyclops 4', 'knockedOut 1:Cyclops']);
  assert.deepEqual([t.look(0, 'Night Nurse 1'), t.strength(0, 'Night Nurse 1').attack], ['Night Nurse 1, fielded', 1]);
  assert.ok(t.log.some(line => line.includes('Night Nurse')));
});

test('two scenarios give the same number to different cards', () => {
  const rich: Card = {
    ...NURSE,
    name: 'Rich Nurse',
    abilities: [{ on: 'fielded', effects: [{ do: 'gainLife', n: 7 }] }],
  };
  const [one, other] = [NURSE, rich].map(card =>
    scenario({ fixtures: [card], cards: [[127]], life: [1], reserve: [[`${card.name} 1`]] }),
  );
  other!.play('0 field:Rich Nurse');
  one!.play('0 field:Night Nurse');
  assert.deepEqual([one!.world.life[0], other!.world.life[0]], [4, 8]);
});

test('the printed game knows nothing of them afterwards, also when a test throws', () => {
  const t = scenario({ fixtures: [NURSE], cards: [[127]], reserve: [['Night Nurse 1']] });
  assert.equal(t.within(() => cardOf(127)).name, 'Night Nurse');
  assert.throws(() => t.play('0 field:Nightnurse'), /cannot name 'Nightnurse'.* Did you mean Night Nurse 1\?/);
  assert.throws(() => scenario({ fixtures: [NURSE], cards: [[127, 127]] }), /two cards of Night Nurse/);
  assert.throws(() => cardOf(127), /there is no card 127; the set has 1 to 126/);
  assert.throws(() => scenario({ cards: [[127]] }), /there is no card 127/);
  assert.deepEqual([CARDS.length, diceMasters.entries.has('ability:1270')], [126, false]);
});

test('a made-up card has a number above the printed ones', () => {
  assert.throws(
    () => scenario({ fixtures: [{ ...NURSE, number: 5 }] }),
    /the made-up Night Nurse has the number 127, not 5/,
  );
});
