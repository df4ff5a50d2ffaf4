// Made-up cards: they run by their data like printed ones, are named and worded, and leave no trace.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inventoryOf } from '#engine/laws/law-book.ts';
import type { Effect, EvolutionCard, InstituteCard } from '../cards/card.ts';
import { ageOfHeroes } from '../game.ts';
import { cardOf, madeUp } from '../table/deck.ts';
import { cardText } from '../words/card.ts';
import { madeUpProcedures, scenario } from './scenario.ts';

const COOK: InstituteCard = {
  name: 'The Cook',
  type: 'ally',
  cost: { mental: 1 },
  effects: [
    { do: 'gain', physical: 2 },
    { do: 'may', then: [{ do: 'draw', n: 1 }] },
  ],
  afterAssigning: [{ do: 'vp', n: 1 }],
  endOfRound: [{ do: 'gain', willpower: 1 }],
};
const CHOIR: InstituteCard = { name: 'The Choir', type: 'teamUp', effects: [{ do: 'damage', colour: 'any' }] };
const PICNIC: InstituteCard = {
  name: 'Picnic',
  type: 'event',
  effects: [{ do: 'eachPlayer', then: [{ do: 'vp', n: 2 }] }],
};
const fixtures = [
  { id: 'cook', card: COOK },
  { id: 'choir', card: CHOIR },
  { id: 'picnic', card: PICNIC },
];

test('a made-up Ally is played, used and paid like a printed one, and works at the End of Round', () => {
  const t = scenario({ fixtures, hands: [['cook']], resources: [[0, 1, 0]], protocols: [] });
  t.play(
    '0 assign:cerebroAlly',
    '0 pawn:Jean Grey',
    '0 play:cook',
    '0 slot:dangerAlly1',
    '1 pass',
    '1 row:0',
    '2 pass',
  );
  t.play('2 row:1', '0 assign:cook', '0 pawn:Cyclops', '0 decline');
  assert.deepEqual([t.purse(0), t.world.vp[0], t.places(0, 'Cyclops')], [[2, 0, 0], 1, ['dangerAlly1', 'board']]);
  t.play('0 pass').idleWhile(({ world }) => world.round === 1);
  assert.deepEqual(t.purse(0), [2, 0, 1]);
  assert.ok(t.log().some(line => line.includes('The Cook')));
});

test('a made-up Team-Up deals damage, and a made-up Event acts and is discarded', () => {
  const t = scenario({ fixtures, cards: { teamUp1: ['choir', 1] }, hands: [['picnic']], villains: { A: 'toad' } });
  t.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:picnic');
  assert.deepEqual([t.world.vp, t.pile('discard')], [[2, 2, 2], ['picnic']]);
  const fight = scenario({
    fixtures,
    at: 'mission',
    jet: ['0 Cyclops'],
    cards: { teamUp1: ['choir', 1] },
    villains: { A: 'toad' },
  });
  fight.play('0 assign:choir', '0 icon:A6');
  assert.deepEqual([fight.world.vp, fight.table().markers], [[8, 2, 0], { A6: 0 }]);
});

test('AH-DMG-07 a card whose damage could not be aimed is refused', () => {
  const hit: Effect = { do: 'damage', colour: 'gray' };
  const refused = (card: Partial<InstituteCard>): void =>
    assert.throws(
      () => scenario({ fixtures: [{ id: 'squad', card: { ...CHOIR, ...card } }] }),
      /card\/squad.*: damage is aimed before its cost is paid/,
    );
  refused({ effects: [{ do: 'may', then: [hit] }] });
  refused({ effects: [{ do: 'chooseOne', of: [[{ do: 'vp', n: 1 }], [hit]] }] });
  refused({ effects: [{ do: 'vp', n: 1 }, hit] });
  refused({ effects: [hit, hit] });
  refused({ afterAssigning: [hit] });
  refused({ endOfRound: [hit] });
});

test('AH-RUL-90 an Evolution card that could not be scored at game end is refused', () => {
  const made = (effects: EvolutionCard['effects']) =>
    madeUpProcedures([
      { id: 'legacy', evolution: { name: 'Legacy', hero: 'Storm', when: { on: 'gameEnd' }, effects, rate: 'gameEnd' } },
    ]);
  const vp: Effect = { do: 'vp', n: 2 };
  assert.ok(made([vp, { do: 'forEach', count: 'evolutionsPlayed', then: [vp] }])['evolution/legacy']);
  const refused = /evolution\/legacy: only VP/;
  assert.throws(() => made([{ do: 'gain', physical: 1 }]), refused);
  assert.throws(() => made([vp, { do: 'forEach', count: 'evolutionsPlayed', then: [{ do: 'draw', n: 1 }] }]), refused);
});

test('AH-RUL-120 a made-up Event that deals damage needs no cost, and pays what a Villain adds to it', () => {
  const card: InstituteCard = { name: 'Free Shot', type: 'event', effects: [{ do: 'damage', colour: 'any' }] };
  const aimed = (physical: number) =>
    scenario({
      fixtures: [{ id: 'shot', card }],
      hands: [['shot']],
      villains: { A: 'juggernaut' },
      resources: [[physical, 0, 0]],
    }).play('0 assign:medical1', '0 pawn:Cyclops', '0 play:shot');
  assert.match(aimed(0).refused('0 icon:A3') ?? '', /AH-ACT-01/);
  assert.ok(!aimed(0).refused('0 icon:A2'));
  const t = aimed(1).play('0 icon:A3');
  assert.deepEqual([t.purse(0), t.world.vp[0], t.pile('discard')], [[0, 0, 0], 8, ['shot']]);
});

test('AH-RUL-116 AH-DMG-07 the damage of a card whose action is carried out without a pawn is aimed too', () => {
  const cannon: InstituteCard = { ...CHOIR, name: 'The Cannon', type: 'ally', cost: { physical: 2 } };
  const order: InstituteCard = {
    name: 'The Order',
    type: 'event',
    effects: [{ do: 'activate', space: { kind: 'ally' } }],
  };
  const t = scenario({
    fixtures: [
      { id: 'cannon', card: cannon },
      { id: 'order', card: order },
    ],
    hands: [['order']],
    cards: { dangerAlly1: ['cannon', 0] },
    villains: { A: 'juggernaut' },
    resources: [[3, 0, 0]],
  });
  t.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:order', '0 icon:A3');
  assert.deepEqual([t.purse(0), t.world.vp[0], t.table().markers], [[0, 0, 0], 8, { A3: 0 }]);
});

test('made-up cards have words, lie in the deck, and are gone with their scenario', () => {
  const t = scenario({ fixtures });
  t.within(() => {
    assert.match(cardText(COOK), /Spend 1 M: gain 2 P.*After assigning, gain 1 VP.*End of Round/);
    assert.deepEqual(
      madeUp.numbers.map(n => cardOf(n).name),
      ['The Cook', 'The Choir', 'Picnic'],
    );
  });
  const known = inventoryOf(ageOfHeroes, scenario().world);
  const cards = (counted: Record<string, number>): number => Object.entries(counted).reduce((sum, [, n]) => sum + n, 0);
  assert.equal(
    t.within(() => cards(inventoryOf(t.game, t.world))),
    cards(known) + fixtures.length,
  );
  assert.ok(madeUp.isEmpty);
  assert.throws(() => scenario({ hands: [['cook']] }), /there is no card 'cook'/);
});
