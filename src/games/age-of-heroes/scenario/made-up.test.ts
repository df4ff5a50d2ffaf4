// Made-up Evolution cards, Villain tiles and Advanced abilities, and corners that only made-up cards reach.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effects, EvolutionCard, InstituteCard, VillainTile } from '../cards/card.ts';
import { scenario, type Position } from './scenario.ts';

const NONE = [0, 0, 0];
const ally = (effects: Effects, more: Partial<InstituteCard> = {}): Position => ({
  fixtures: [{ id: 'club', card: { name: 'Club', type: 'ally', effects, ...more } }],
  cards: { dangerAlly1: ['club', 0] },
  protocols: [],
});
const storms = (...cards: Omit<EvolutionCard, 'name' | 'hero' | 'rate'>[]): Position => ({
  teams: ['stormForge', 'cyclopsJean', 'magik'],
  fixtures: cards.map((card, n) => ({
    id: `storm${n}`,
    evolution: { name: `Storm Card ${n}`, hero: 'Storm', rate: 'assignAlly', ...card },
  })),
  played: [cards.map((_, n) => `storm${n}`)],
  protocols: [],
});

test('AH-ACT-01 AH-CNV-04 all conversions of an action are payable together, or it cannot be chosen', () => {
  const twice: Effects = [
    { do: 'convert', spend: { physical: 3 }, then: [{ do: 'vp', n: 2 }] },
    { do: 'convert', spend: { physical: 2, any: 1 }, then: [{ do: 'vp', n: 3 }] },
  ];
  const used = (resources: number[], effects = twice) => scenario({ ...ally(effects), resources: [resources] });
  assert.equal(used([3, 0, 0]).refused('0 assign:club'), 'AH-CNV-04');
  assert.equal(used([5, 0, 0]).refused('0 assign:club'), 'AH-CNV-04', 'the resource of choice is lacking');
  const t = used([5, 0, 1]).play('0 assign:club', '0 pawn:Cyclops');
  assert.deepEqual([t.purse(0), t.world.vp[0]], [NONE, 5]);
  const fed: Effects = [{ do: 'gain', physical: 3 }, ...twice];
  assert.equal(used([3, 0, 0], fed).refused('0 assign:club'), 'AH-CNV-04', 'AH-RUL-44: from what there was before');
});

test('AH-ACT-01 AH-RUL-48 the slot of an Evolution card is payable beside the conversion before it', () => {
  const study: Effects = [
    { do: 'convert', spend: { physical: 2 }, then: [{ do: 'vp', n: 1 }] },
    { do: 'play', of: ['evolution'] },
  ];
  const used = (physical: number) =>
    scenario({ ...ally(study), played: [['opticBlast']], unplayed: [['ricochetShot']], resources: [[physical, 0, 0]] });
  assert.deepEqual(
    [3, 4].map(physical => used(physical).refused('0 assign:club')),
    ['AH-RUL-48', undefined],
  );
});

test('AH-RUL-124 an optional End of Round effect of a card uses up no ability', () => {
  const t = scenario({
    ...ally([{ do: 'vp', n: 1 }], { endOfRound: [{ do: 'may', then: [{ do: 'vp', n: 1 }] }] }),
    at: 'endOfRound',
    pawns: { dangerAlly1: ['0 Cyclops', '1 Storm'] },
  });
  t.play('0 use');
  assert.deepEqual([t.waiting, t.world.used, t.table().used], [[1], [], []]);
});

test('AH-JET-06 an effect that flies any pawn flies no Student', () => {
  const t = scenario({
    ...ally([{ do: 'moveToJet', pawn: { kind: 'any', on: 'board' } }]),
    students: [1],
    pawns: { lab: '0 Cyclops', dorm: '0 Jean Grey' },
  });
  t.play('0 assign:club', '0 pawn:Cyclops');
  assert.deepEqual([t.places(0, 'Student'), t.places(0, 'Jean Grey').toSorted()], [['board'], ['dorm', 'jet 0']]);
  const students = ally([{ do: 'moveToJet', pawn: { kind: 'student', on: 'board' } }], { cost: { physical: 1 } });
  assert.equal(scenario({ ...students, students: [1], resources: [[1, 0, 0]] }).refused('0 assign:club'), 'AH-RUL-46');
});

test('AH-PAS-06 an effect on each player flies no Hero of who has passed', () => {
  const t = scenario({
    ...ally([{ do: 'eachPlayer', then: [{ do: 'moveToJet', pawn: { kind: 'hero', on: 'board' } }] }]),
    passed: [false, true, false],
  });
  t.play('0 assign:club', '0 pawn:Cyclops', '0 pawn:Cyclops', '2 pawn:Wolverine');
  assert.deepEqual([t.table().jet, t.waiting], [['0 Cyclops', '2 Wolverine'], [2]]);
});

test('AH-RUL-90 at game end a card may score for what its player has, and for a condition', () => {
  const legacy: Effects = [{ do: 'if', is: 'willpowerAtLeast', n: 5, then: [{ do: 'vp', n: 4 }] }];
  const ended = (willpower: number) =>
    scenario({
      ...storms({ when: { on: 'gameEnd' }, effects: legacy }),
      at: 'endOfRound',
      round: 12,
      resources: [[0, 0, willpower]],
    }).world.vp[0];
  assert.deepEqual([ended(4), ended(5)], [0, 4]);
});

test('AH-RUL-69 an effect that counts markers counts none where no tile is meant', () => {
  const t = scenario(
    ally([
      { do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 1 }] },
      { do: 'vp', n: 1 },
    ]),
  );
  t.play('0 assign:club', '0 pawn:Cyclops');
  assert.equal(t.world.vp[0], 1);
});

test('AH-EVT-02 AH-EVT-01 AH-ALY-06 an Event that was aimed has no card space, whose bonus would be gained', () => {
  const t = scenario({
    ...ally([
      { do: 'play', of: ['event', 'ally'] },
      { do: 'recruitBonus', of: 'last' },
    ]),
    villains: { A: 'avalanche', B: 'toad' },
    hands: [['shiarTechnology']],
    resources: [[10, 10, 10]],
  });
  t.play('0 assign:club', '0 pawn:Cyclops', '0 play:shiarTechnology', '0 icon:A7');
  assert.deepEqual([t.happened('bonusGained'), t.world.vp[0], t.waiting], [[], 7, [1]]);
});

const TO_ALLY = { on: 'assign', at: { kind: 'ally' } } as const;
test('AH-RUL-72 AH-EVO-06 two cards that one assignment sets off may each set off a third', () => {
  const bonus: Effects = [{ do: 'recruitBonus', of: 'same' }];
  const t = scenario({
    ...storms(
      { when: TO_ALLY, effects: bonus },
      { when: TO_ALLY, effects: bonus },
      { when: { on: 'recruitBonus' }, effects: [{ do: 'vp', n: 1 }] },
    ),
    cards: { dangerAlly1: ['iceman', 0] },
    resources: [NONE],
  });
  t.play('0 assign:iceman', '0 pawn:Storm').idleTo('turn.act');
  assert.deepEqual([t.purse(0)[0], t.world.vp[0]], [10, 2]);
});

test('AH-RUL-72 AH-EVO-05 a card that sets itself off through another acts once', () => {
  const event = (id: string) => ({ id, card: { name: id, type: 'event', effects: [{ do: 'vp', n: 1 }] } }) as const;
  const echo = storms({ when: { on: 'play', types: ['event'] }, effects: [{ do: 'play', of: ['event'] }] });
  const t = scenario({
    ...echo,
    fixtures: [...echo.fixtures!, ...['one', 'two', 'three'].map(event)],
    hands: [['one', 'two', 'three']],
  });
  t.play('0 assign:medical1', '0 pawn:Storm', '0 play:one', '0 row:0', '0 play:two').idleTo('turn.act');
  assert.deepEqual([t.hand(0), t.world.vp[0]], [['three'], 2]);
});

test('AH-RUL-124 a card of once a round is used up by what it did unasked, though its option was declined', () => {
  const effects: Effects = [
    { do: 'may', then: [{ do: 'gain', mental: 1 }] },
    { do: 'vp', n: 1 },
  ];
  const t = scenario({
    ...storms({ when: { on: 'assign', at: { at: 'institute' } }, oncePerRound: true, effects }),
    resources: [NONE],
  });
  t.play('0 assign:danger', '0 pawn:Storm', '0 decline', '1 pass', '1 row:0', '2 pass', '2 row:1');
  assert.deepEqual([t.table().used, t.world.vp[0]], [['storm0'], 1]);
  t.play('0 assign:lab', '0 pawn:Storm');
  assert.deepEqual([t.world.vp[0], t.at], [1, 'turn.act']);
});

const GOLEM: VillainTile = {
  name: 'Golem',
  tier: 'minorEnemy',
  icons: [
    [1, 'gray', 3],
    [3, 'green', 4],
  ],
  whenDamaged: [{ do: 'lose', resource: 'mental', n: 1 }],
  onDefeat: [{ do: 'eachPlayer', then: [{ do: 'vp', n: 2 }] }],
};
test('AH-DEF-02 a made-up Villain has its icons, answers to damage and falls like a printed one', () => {
  const t = scenario({
    fixtures: [{ id: 'golem', villain: GOLEM }],
    at: 'mission',
    villains: { A: 'golem', B: 'toad' },
    markers: { A3: 1 },
    jet: ['0 Cyclops', '1 Storm'],
    resources: [[3, 3, 0]],
  });
  assert.deepEqual([t.table().villains!.A, t.refused('0 assign:A2')], ['golem', 'AH-TIL-03']);
  t.play('0 assign:A1');
  assert.deepEqual([t.purse(0), t.world.vp], [NONE, [5, 2, 2]]);
  assert.ok(t.log().includes('Golem is defeated!'));
  t.play('0 assign:zone', '0 choose:0', '0 gain:mental');
  assert.equal(t.table().villains!.A, 'gone');
});

test('AH-DEF-02 AH-DEF-03 AH-RUL-68 of a Defeat, what names no players is the first player’s in turn order', () => {
  const golem: VillainTile = { ...GOLEM, onDefeat: [{ do: 'vp', n: 2 }, { do: 'endGame' }] };
  const t = scenario({
    fixtures: [{ id: 'golem', villain: golem }],
    at: 'mission',
    order: [2, 0, 1],
    villains: { A: 'golem', B: 'toad' },
    markers: { A3: 1 },
    jet: ['0 Cyclops'],
    resources: [[3, 3, 0]],
  });
  t.play('0 assign:A1');
  assert.deepEqual([t.world.vp, t.state.result?.rule], [[3, 0, 2], 'AH-END-01']);
});

test('AH-PLY-04 a made-up Advanced ability acts for its team in place of the printed one', () => {
  const t = scenario({
    options: { mission: 'atom', side: 'gold' },
    fixtures: [{ id: 'cyclopsJean', advanced: { name: 'Drill', when: { on: 'pass' }, effects: [{ do: 'vp', n: 3 }] } }],
  });
  t.play('0 pass', '0 row:0');
  assert.deepEqual([t.world.vp[0], t.table().used], [3, ['cyclopsJean']]);
  assert.ok(t.log().includes('Drill of seat 0 acts.'));
});
