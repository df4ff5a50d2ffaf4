// Seams between Defeats and what runs around them: reactions, empty stacks, other Defeats, the end of the game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InstituteCard } from '../cards/card.ts';
import { scenario, type Position } from './scenario.ts';

const RICH = [10, 10, 10];
const ALL_RICH = { resources: [RICH, RICH, RICH], protocols: [] };
/** An Ally for the Extraction Zone that hits whatever its player likes. */
const CANNON: InstituteCard = { name: 'Cannon', type: 'ally', effects: [{ do: 'damage', colour: 'any' }] };
const cannon = { fixtures: [{ id: 'cannon', card: CANNON }], cards: { zoneAlly1: ['cannon', 0] } } as const;
/** Toad on tile A has but the icon of row 6 left. */
const TOAD: Position = {
  ...ALL_RICH,
  at: 'mission',
  villains: { A: 'toad', B: 'avalanche' },
  markers: { A3: 1, A4: 2, A5: 2 },
  stack: ['sabretooth', 'omegaRed'],
  jet: ['0 Cyclops'],
};
const told = (t: ReturnType<typeof scenario>, what: RegExp): string[] => t.log().filter(line => what.test(line));

test('AH-RUL-27 AH-RUL-30 the last Villain appears for the next Hero on the X-Jet where no replacement is left', () => {
  const t = scenario({
    ...TOAD,
    villains: { A: 'toad', B: 'gone', C: 'none' },
    stack: [],
    last: 'masterMold',
    jet: ['0 Cyclops', '1 Storm'],
  });
  t.play('0 assign:A6');
  assert.ok(!t.options(0).some(option => option.startsWith('assign:C')), 'not yet for who is reassigned');
  t.play('0 assign:zone').idleTo('missionTurn.choose');
  assert.deepEqual([t.table().villains!.A, t.table().villains!.C, t.waiting], ['gone', 'masterMold', [1]]);
  assert.ok(t.options(1).includes('assign:C2'));
});

test('AH-DEF-06 AH-DEF-11 one Hero a player in each pass, down the current order, the last hitter among them', () => {
  const pawns = { A3: '1 Storm', A4: '2 Wolverine', A5: '2 Jubilee' };
  const t = scenario({ ...TOAD, pawns, order: [2, 0, 1], next: [1, 0, 2] });
  t.play('0 assign:A6');
  const seats: number[] = [];
  while (t.at.startsWith('zoneChoice') || t.at === 'alternative.choose' || t.at === 'gaining.choose') {
    if (t.at === 'zoneChoice.space') seats.push(t.waiting[0]!);
    t.idleOnce();
  }
  assert.deepEqual(seats, [2, 0, 1, 2]);
});

test('AH-RUL-67 AH-DEF-08 a Defeat inside of a Defeat takes the top of the stack, then the outer one goes on', () => {
  const t = scenario({
    ...TOAD,
    ...cannon,
    markers: { ...TOAD.markers, B1: 1, B2: 1, B3: 1 },
    pawns: { A3: '1 Storm' },
  });
  t.play('0 assign:A6', '0 assign:cannon').idleTo('turn.act');
  assert.deepEqual(told(t, /defeated|Extraction|Cannon|appears/), [
    'Toad is defeated!',
    'seat 0 sends Cyclops to Cannon.',
    'Avalanche is defeated!',
    'Sabretooth appears on Mission tile B.',
    'seat 1 sends Storm to the Extraction Zone.',
    'Omega Red appears on Mission tile A.',
  ]);
});

test('AH-RUL-56 AH-RUL-57 AH-RUL-65 a Defeat by an Event waits for the turn’s end, and moves who has passed', () => {
  const t = scenario({
    ...ALL_RICH,
    villains: { A: 'unusTheUntouchable', B: 'toad' },
    stack: ['sabretooth'],
    markers: { A1: 1, A7: 1, A8: 1 },
    pawns: { A1: '1 Storm' },
    passed: [false, true, false],
    next: [1, -1, -1],
    hands: [['lastStandInDallas']],
  });
  t.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:lastStandInDallas');
  assert.equal(t.at, 'ordering.choose', 'the second half of the Medical Bay comes first');
  t.play('0 row:1').idleTo('turn.act');
  assert.deepEqual(t.places(1, 'Storm'), ['zone', 'board', 'board']);
  assert.deepEqual([t.waiting, t.table().villains!.A], [[2], 'sabretooth']);
});

test('AH-DEF-04 AH-STU-08 a Student on the tile is in the supply before anybody is reassigned', () => {
  const t = scenario({ ...TOAD, pawns: { A3: '1 Student', A4: '2 Wolverine' } });
  t.play('0 assign:A6');
  assert.deepEqual([t.at, t.places(1, 'Student')], ['zoneChoice.space', []]);
});

test('AH-DEF-07 AH-RUL-115 markers and tokens of the tile leave with the Villain, those beside stay', () => {
  const tokens = { A3: ['vp 3'], B1: ['vp 1'], danger: ['physical 1'] };
  const t = scenario({ ...TOAD, tokens, markers: { ...TOAD.markers, B2: 2 } });
  t.play('0 assign:A6').idleTo('turn.act');
  assert.deepEqual(t.table().tokens, { B1: ['vp 1'], danger: ['physical 1'] });
  assert.deepEqual(t.table().markers, { B2: 2 });
});

test('AH-RUL-101 the Villain that takes the place can be hit at once by the next Hero of the X-Jet', () => {
  const t = scenario({ ...TOAD, jet: ['0 Cyclops', '1 Storm'] });
  t.play('0 assign:A6', '0 assign:zone', '0 choose:0').idleTo('missionTurn.choose');
  t.play('1 assign:A1');
  assert.deepEqual([t.table().villains!.A, t.table().markers], ['sabretooth', { A1: 1 }]);
});

test('AH-RUL-54 AH-RUL-73 a Hero that can do nothing in the Extraction Zone waits there, and is not assigned', () => {
  const storm = (resources: number[]) =>
    scenario({
      ...TOAD,
      round: 4,
      resources: [RICH, resources, RICH],
      pawns: { A3: '1 Storm' },
      played: [[], ['galeForce']],
    }).play('0 assign:A6', '0 assign:zone', '0 choose:1');
  const poor = storm([0, 0, 0]);
  assert.deepEqual(poor.purse(1), [0, 1, 0], 'one Mental for the marker');
  assert.ok(poor.kinds.includes('idledAtZone') && !poor.kinds.includes('abilityActs'));
  const rich = storm([0, 0, 1]).idleTo('turn.act');
  assert.deepEqual(rich.happened('studentsGained', 'abilityActs'), [
    'studentsGained 0 2',
    'studentsGained 1 2',
    'abilityActs 1',
  ]);
});

test('AH-DEF-02 AH-DRW-03 a deck that runs out amid the effects of a Defeat is made of the discard pile', () => {
  const t = scenario({
    ...ALL_RICH,
    at: 'mission',
    villains: { A: 'avalanche', B: 'toad' },
    markers: { A1: 0, A2: 1, A7: 2 },
    discard: ['iceman', 'beast'],
    deck: ['rictor'],
    deckLeft: 1,
    jet: ['0 Cyclops'],
  });
  t.play('0 assign:A3').idleWhile(({ at }) => at === 'drawing.choose');
  assert.deepEqual(
    [0, 1, 2].map(seat => t.hand(seat).length),
    [2, 1, 0],
    'nothing is left for the third',
  );
  assert.deepEqual(t.kinds.filter(kind => kind === 'reshuffled').length, 1);
  assert.equal(t.hand(0).includes('rictor'), true);
});

test('AH-DEF-02 what a Villain does to who hits it comes before its Defeat, and feeds it', () => {
  const t = scenario({
    ...ALL_RICH,
    at: 'mission',
    villains: { A: 'mystique', B: 'toad' },
    markers: { A1: 0, A3: 1, A5: 0, A6: 2 },
    hands: [['iceman']],
    jet: ['0 Cyclops'],
  });
  t.play('0 assign:A7', '0 discard:iceman');
  assert.deepEqual([t.at, t.options(0), t.pile('discard')], ['salvaging.choose', ['take:iceman'], ['iceman']]);
});

test('AH-DEF-10 AH-DEF-09 a Challenging Enemy that falls by day leaves with its tile, and turns go on', () => {
  const t = scenario({
    ...ALL_RICH,
    villains: { A: 'sabretooth', B: 'toad' },
    markers: { A1: 1, A4: 1, A7: 1, A8: 1 },
    hands: [['lastStandInDallas']],
  });
  t.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:lastStandInDallas', '0 decline');
  assert.deepEqual([t.table().villains!.A, t.at, t.waiting], ['gone', 'turn.act', [1]]);
});

test('AH-RES-02 AH-DEF-03 gains of a Defeat stop at 10, and each player has all of them before the next', () => {
  const t = scenario({
    ...TOAD,
    villains: { A: 'pyro', B: 'toad' },
    markers: { A2: 1, A3: 1, A7: 0 },
    resources: [RICH, [9, 0, 0], RICH],
    order: [1, 2, 0],
  });
  t.play('0 assign:A8', '1 choose:0', '1 choose:0');
  assert.deepEqual([t.purse(1), t.waiting, t.at], [[10, 0, 0], [0], 'alternative.choose']);
});
