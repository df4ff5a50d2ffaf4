// Seams between cards and decks: full rows, empty piles, cards that pay for cards, Recruiters who come too late.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InstituteCard } from '../cards/card.ts';
import { scenario, type Position } from './scenario.ts';

const NONE = [0, 0, 0];
const FULL = ['iceman', 'beast', 'archangel', 'nightcrawler', 'colossus', 'banshee', 'havok', 'polaris'];
/** Seat 0 sends Cyclops to the Medical Bay and plays the Event. */
const played = (event: string, position: Position = {}) =>
  scenario({
    protocols: [],
    ...position,
    hands: [[event, ...(position.hands?.[0] ?? [])], ...(position.hands?.slice(1) ?? [])],
  }).play('0 assign:medical1', '0 pawn:Cyclops', `0 play:${event}`);

test('AH-LOC-04 AH-EVT-01 opponents fill the Protocols one after the other, and who finds them full clears one', () => {
  const t = played('telepathicLink', { protocols: FULL.slice(0, 7), hands: [[], ['karma'], ['lilandra']] });
  t.play('1 put:karma');
  assert.deepEqual([t.at, t.waiting, t.pile('protocols').length], ['protocols.clear', [2], 8]);
  t.play('2 clear:karma', '2 put:lilandra');
  assert.deepEqual([t.waiting, t.pile('discard'), t.pile('protocols').length], [[0], ['karma'], 8]);
  t.play('0 take:lilandra', '0 take:iceman', '0 take:beast').idleTo('turn.act');
  assert.deepEqual([t.pile('protocols').length, t.pile('discard')], [5, ['karma', 'telepathicLink']]);
});

test('AH-RUL-79 AH-EOR-11 the 8 Protocols are in the discard pile when a short deck is made anew', () => {
  const t = scenario({ at: 'endOfRound', protocols: FULL, deckLeft: 2, discard: [] });
  assert.deepEqual([t.pile('protocols').length, t.pile('deck').length, t.pile('discard')], [4, 6, []]);
});

test('AH-RUL-78 AH-EOR-10 with deck and discard pile empty as many are dealt as there are', () => {
  const t = scenario({ at: 'endOfRound', protocols: ['iceman'], deckLeft: 1 });
  assert.deepEqual([t.pile('protocols').length, t.pile('deck').length], [2, 0]);
});

test('AH-EOR-12 four to seven Protocols stay as they are', () => {
  for (const n of [4, 7]) {
    const t = scenario({ at: 'endOfRound', protocols: FULL.slice(0, n) });
    assert.deepEqual(t.pile('protocols').toSorted(), FULL.slice(0, n).toSorted());
  }
});

test('AH-EVT-01 AH-RUL-79 Cerebro Sweep is not among the discarded cards that it deals anew', () => {
  const t = played('cerebroSweep', { protocols: ['iceman', 'beast'], deckLeft: 0 });
  assert.deepEqual([t.pile('protocols').toSorted(), t.pile('discard')], [['beast', 'iceman'], []]);
  t.play('0 take:iceman');
  assert.deepEqual(
    [t.hand(0).toSorted(), t.at],
    [['beast', 'iceman'], 'playing.choose'],
    'the last one is taken unasked',
  );
});

test('AH-RUL-107 an Event does not discard itself, nor take itself from the discard pile', () => {
  const lone = scenario({ options: { mission: 'attractions' }, hands: [['illyanasFarewell']], protocols: [] });
  lone.play('0 assign:medical1', '0 pawn:Cyclops');
  assert.deepEqual([lone.options(0), lone.refused('0 play:illyanasFarewell')], [['none'], 'AH-RUL-107']);
  const salvage = played('mutantUnderground', { hands: [['rictor']] });
  assert.deepEqual([salvage.at, salvage.hand(0)], ['option.choose', ['rictor']], 'nothing lay there to be taken');
});

const CANNONBALL: Position = {
  options: { mission: 'attractions' },
  cards: { dangerAlly1: ['cannonball', 0] },
  hands: [['raidOnAvalon']],
  villains: { A: 'javitz' },
  resources: [[5, 2, 0]],
  protocols: [],
};
test('AH-CNV-03 AH-RUL-107 the token that pays for Cannonball does not pay for the Event that it plays', () => {
  const t = scenario({ ...CANNONBALL, villainTokens: [1] }).play('0 assign:cannonball', '0 pawn:Cyclops');
  assert.deepEqual([t.options(0), t.refused('0 play:raidOnAvalon')], [['none'], 'AH-RUL-107']);
});
test('AH-RUL-32 AH-RUL-44 the token of the Influence comes too late for the cost, and in time for the Event', () => {
  const lured = (tokens: number) => scenario({ ...CANNONBALL, villainTokens: [tokens], influence: 'dangerRoom' });
  assert.equal(lured(0).refused('0 assign:cannonball'), 'AH-ACT-01');
  const t = lured(1).play('0 assign:cannonball', '0 pawn:Cyclops', '0 play:raidOnAvalon', '0 icon:A7');
  assert.deepEqual([t.world.villainTokens[0], t.purse(0), t.world.vp[0]], [0, [4, 0, 0], 5]);
});

test('AH-RUL-44 AH-TOK-02 AH-RES-02 tokens are taken before the action, pay for nothing, and stop at 10', () => {
  const there = (physical: number, card: string) =>
    scenario({
      cards: { dangerAlly1: [card, 0] },
      tokens: { dangerAlly1: ['physical 3', 'vp 1'] },
      resources: [[physical, 0, 0]],
    });
  assert.equal(there(1, 'havok').refused('0 assign:havok'), 'AH-ACT-01');
  const t = there(9, 'havok').play('0 assign:havok', '0 pawn:Cyclops');
  assert.deepEqual([t.purse(0), t.world.vp[0], t.table().tokens], [[8, 0, 4], 1, {}]);
});

test('AH-RUL-59 who becomes a Recruiter by the action was none when assigning: the other has the bonus', () => {
  const t = scenario({
    cards: { labAlly2: ['rustyCollins', 1] },
    hands: [['foundFamily']],
    resources: [[0, 1, 0], NONE],
    protocols: [],
  });
  t.play('0 assign:rustyCollins', '0 pawn:Cyclops', '0 play:foundFamily');
  t.idleTo('turn.act');
  assert.deepEqual(
    [t.purse(0), t.purse(1), t.table().cards],
    [[5, 0, 0], [0, 2, 0], { labAlly2: ['rustyCollins', 0, 1] }],
  );
});

test('AH-RUL-61 AH-ALY-09 two Recruiters choose their bonus in the current order, not in the order of seats', () => {
  const t = scenario({ order: [2, 0, 1], cards: { medicalAlly: ['iceman', 1, 2] }, protocols: [] });
  t.play('2 pass', '2 row:0', '0 assign:iceman', '0 pawn:Cyclops');
  assert.deepEqual([t.at, t.waiting], ['gaining.choose', [2]]);
  t.play('2 gain:mental');
  assert.deepEqual([t.at, t.waiting], ['gaining.choose', [1]]);
});

test('AH-RUL-77 AH-RUL-63 a bonus of a card is skipped where no card is left anywhere', () => {
  const t = scenario({ cards: { officeAlly: ['iceman', 1] }, protocols: [], deckLeft: 0 }).play(
    '0 assign:iceman',
    '0 pawn:Cyclops',
  );
  assert.deepEqual([t.hand(1), t.at, t.waiting, t.kinds.includes('bonusGained')], [[], 'turn.act', [1], true]);
});

test('AH-RUL-119 AH-ALY-06 an Ally that is being used does not move; another takes tokens and Recruiters along', () => {
  const usher: InstituteCard = { name: 'Usher', type: 'ally', effects: [{ do: 'moveAlly' }] };
  const t = scenario({
    fixtures: [{ id: 'usher', card: usher }],
    cards: { dangerAlly1: ['usher', 0], labAlly1: ['iceman', 2], zoneAlly1: ['beast', 1] },
    tokens: { labAlly1: ['vp 3'] },
    pawns: { zoneAlly1: '2 Wolverine' },
    protocols: [],
  });
  t.play('0 assign:usher', '0 pawn:Cyclops');
  assert.deepEqual([t.options(0), t.refused('0 ally:usher')], [['ally:labAlly1'], 'AH-RUL-119']);
  t.play('0 ally:iceman', '0 slot:zoneAlly2');
  assert.deepEqual(t.table().tokens, { zoneAlly2: ['vp 3'] });
  assert.deepEqual(t.table().cards!.zoneAlly2, ['iceman', 2]);
});

test('AH-RUL-64 AH-RUL-45 with every Ally space full an Ally stays in hand, and the space can still be blocked', () => {
  const spaces = [
    'officeAlly',
    'medicalAlly',
    'cerebroAllySpace',
    'dangerAlly1',
    'dangerAlly2',
    'labAlly1',
    'labAlly2',
    'dormAlly1',
    'dormAlly2',
    'zoneAlly1',
    'zoneAlly2',
  ];
  const allies = [...FULL, 'psylocke', 'dazzler', 'longshot'];
  const cards = Object.fromEntries(spaces.map((space, i) => [space, [allies[i]!, 1] as const]));
  const t = scenario({ cards, hands: [['bishop']], protocols: [] }).play('0 assign:cerebroAlly', '0 pawn:Cyclops');
  assert.deepEqual([t.options(0), t.refused('0 play:bishop')], [['none'], 'AH-RUL-64']);
  t.play('0 none');
  assert.equal(t.refused('1 assign:cerebroAlly'), 'AH-TRN-04');
});

test('AH-RUL-48 AH-RUL-49 the slot is paid after the action: who cannot pay both may not begin', () => {
  const zone = (resources: number[], unplayed: string[], round = 4) =>
    scenario({
      at: 'mission',
      round,
      jet: ['0 Cyclops'],
      played: [['opticBlast']],
      unplayed: [unplayed],
      resources: [resources],
    });
  const short = zone([3, 0, 1], ['fieldCommander']).play('0 assign:zone');
  assert.deepEqual([short.options(0), short.refused('0 choose:0')], [['choose:1'], 'AH-RUL-48']);
  const none = zone([10, 0, 1], []).play('0 assign:zone');
  assert.deepEqual([none.options(0), none.refused('0 choose:0')], [['choose:1'], 'AH-RUL-46']);
  const exact = zone([4, 0, 0], ['fieldCommander']).play('0 assign:zone', '0 choose:0', '0 evolve:fieldCommander');
  assert.deepEqual(
    [exact.purse(0), exact.table().played![0]],
    [
      [0, 0, 0],
      ['opticBlast', 'fieldCommander'],
    ],
  );
});

test('AH-EVO-02 AH-RES-05 a discount of any resources is taken where it makes the slot payable', () => {
  const four = ['opticBlast', 'ricochetShot', 'fieldCommander', 'telekinesis'];
  const t = played('privateLesson', { played: [four], resources: [[2, 2, 0]] });
  t.play('0 evolve:telepathicBond');
  assert.deepEqual([t.purse(0), t.table().played![0]!.length], [[0, 0, 0], 5]);
});
