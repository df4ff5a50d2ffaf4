// Seams between rounds, turn orders and chains of abilities.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position } from './scenario.ts';

const RICH = [10, 10, 10];
const NONE = [0, 0, 0];
const GAMBIT = ['gambitRogue', 'stormForge', 'cyclopsJean'];

test('AH-ORD-07 AH-RUL-86 the last to pass takes the place that is left, and who has it keeps it unasked', () => {
  const t = scenario({ next: [1, -1, 2], passed: [false, true, true] }).play('0 pass');
  assert.deepEqual([t.world.round, t.world.order], [2, [1, 0, 2]]);
  const kept = scenario({ next: [1, 0, 2], passed: [false, true, true] }).play('0 pass');
  assert.deepEqual([kept.world.round, kept.world.order], [2, [1, 0, 2]]);
});

test('AH-ORD-05 AH-ORD-06 a place taken early may be moved on passing; the order of this round stays', () => {
  const t = scenario({ cards: { labAlly1: ['rictor', 0] } }).play('0 assign:rictor', '0 pawn:Cyclops', '0 row:0');
  t.play('1 pass', '1 row:1', '2 pass', '0 pass');
  assert.deepEqual([t.world.order, t.world.round], [[0, 1, 2], 2]);
  const moved = scenario({ cards: { labAlly1: ['rictor', 0] } }).play('0 assign:rictor', '0 pawn:Cyclops', '0 row:0');
  moved.play('1 pass', '1 row:1', '2 assign:danger', '2 pawn:Wolverine', '0 pass');
  assert.deepEqual(moved.options(0), ['row:2', 'keep']);
  moved.play('0 row:2');
  assert.deepEqual(
    [moved.world.next, moved.world.order],
    [
      [-1, 1, 0],
      [0, 1, 2],
    ],
  );
});

test('AH-RUL-110 the turn order of an Ally in the Extraction Zone asks nothing by night', () => {
  const t = scenario({
    at: 'mission',
    cards: { zoneAlly1: ['rictor', 0] },
    jet: ['0 Cyclops', '1 Storm'],
    resources: [NONE],
  });
  t.play('0 assign:rictor');
  assert.deepEqual([t.purse(0), t.at, t.waiting], [[0, 0, 3], 'missionTurn.choose', [1]]);
});

test('AH-RUL-42 AH-EOR-02 the last round ends after step 1: cards have acted, no pawn has gone home', () => {
  const t = scenario({
    options: { mission: 'attractions' },
    at: 'endOfRound',
    round: 12,
    cards: { dangerAlly1: ['colossus', 0] },
    pawns: { dangerAlly1: '1 Storm' },
    resources: [NONE, NONE, NONE],
    influence: 'dormitories',
  });
  assert.deepEqual([t.at, t.purse(1), t.places(1, 'Storm')[0], t.world.round], ['', [0, 0, 1], 'dangerAlly1', 12]);
  assert.deepEqual([t.table().influence, t.state.result!.ranks], ['headmastersOffice', [2, 1, 2]], 'AH-RUL-33');
});

test('AH-EOR-08 AH-EOR-13 what lasts a round ends with it, what is held goes on', () => {
  const t = scenario({
    at: 'endOfRound',
    rowLess: [3],
    rowMore: [0, 1],
    used: ['neutralizer'],
    students: [2],
    resources: [RICH, NONE],
    hands: [['iceman']],
    markers: {},
  });
  const { world: w } = t;
  assert.deepEqual([w.rowLess, w.rowMore, w.used, w.passed], [[0, 0, 0], [0, 0, 0], [], [false, false, false]]);
  assert.deepEqual([t.purse(0), t.hand(0), t.table().students![0]], [RICH, ['iceman'], 2]);
});

test('AH-EOR-09 the Extraction Zone of a Defeat in the last hit of round 3 is still that of round 3', () => {
  const t = scenario({
    at: 'mission',
    round: 3,
    villains: { A: 'toad' },
    markers: { A3: 1, A4: 1, A5: 1 },
    jet: ['0 Cyclops'],
    resources: [RICH],
    protocols: [],
  });
  t.play('0 assign:A6', '0 assign:zone');
  assert.deepEqual(t.open(0), ['Gain 1 resource', 'Spend 1 M: draw 2 cards']);
});

// ---- chains of abilities ------------------------------------------------------------------------------------

test('AH-RUL-71 AH-EVO-06 an Event sets off two cards of one player, who says which comes first', () => {
  const t = scenario({
    teams: GAMBIT,
    played: [['chargedCard', 'aceInTheHole']],
    hands: [['sentinelAmbush']],
    resources: [NONE, RICH, RICH],
    protocols: [],
  });
  t.play('0 assign:medical1', '0 pawn:Rogue', '0 play:sentinelAmbush');
  assert.equal(t.at, 'ordering.choose', 'abilities wait for the end of the action: AH-RUL-43');
  t.play('0 row:0');
  assert.deepEqual([t.at, t.waiting], ['triggers.order', [0]]);
});

test('AH-RUL-111 AH-RUL-72 a hit lets Gambit play an Event, whose own damage sets off no hit of his', () => {
  const t = scenario({
    at: 'mission',
    teams: GAMBIT,
    villains: { A: 'unusTheUntouchable', B: 'pyro' },
    played: [['boStaff', 'chargedCard']],
    hands: [['lastStandInDallas', 'shiarTechnology']],
    jet: ['0 Gambit'],
    resources: [RICH],
    protocols: [],
  });
  t.play('0 assign:A1', '0 use', '0 play:lastStandInDallas', '0 icon:B3', '0 gain:mental');
  assert.deepEqual([t.world.vp[0], t.at, t.hand(0)], [11, 'turn.act', ['shiarTechnology']]);
  assert.deepEqual(t.kinds.filter(kind => kind === 'abilityActs').length, 2);
});

test('AH-RUL-118 AH-RUL-124 a bonus that a card gives sets off Cajun Charm, once a round', () => {
  const t = scenario({
    teams: GAMBIT,
    played: [['cajunCharm']],
    cards: { dangerAlly1: ['iceman', 0], dangerAlly2: ['beast', 0] },
    hands: [['birdBrainsRescue', 'rictor']],
    resources: [NONE],
    protocols: [],
  });
  t.play(
    '0 assign:medical1',
    '0 pawn:Rogue',
    '0 play:birdBrainsRescue',
    '0 play:rictor',
    '0 slot:labAlly1',
    '0 decline',
  );
  assert.deepEqual([t.purse(0), t.world.vp[0]], [[0, 1, 0], 1]);
  t.play('1 assign:iceman', '1 pawn:Storm', '2 assign:beast', '2 pawn:Cyclops');
  t.idleTo('turn.act');
  assert.deepEqual([t.purse(0)[0], t.world.vp[0]], [4, 1]);
});

const MAGIK: Position = {
  teams: ['magik', 'stormForge', 'cyclopsJean'],
  options: { mission: 'atom', side: 'gold' },
  played: [['steppingDisc', 'darkchylde']],
  resources: [[0, 3, 0]],
  protocols: [],
};
test('AH-RUL-112 AH-JET-04 Magik steps from a space to the X-Jet: Between Worlds acts', () => {
  const t = scenario({ ...MAGIK, isJetBegun: true });
  t.play('0 assign:danger', '0 use');
  while (t.at === 'triggers.order') t.idleOnce();
  assert.deepEqual([t.purse(0), t.hand(0).length, t.places(0, 'Magik')[0]], [[6, 0, 0], 1, 'jet 0']);
  assert.equal(t.refused('1 assign:danger'), undefined);
});

test('AH-PLY-04 AH-JET-04 a Hero who boards from home earns Darkchylde, and is not reassigned', () => {
  const t = scenario({ ...MAGIK, isJetBegun: true }).play('0 jet');
  assert.deepEqual([t.purse(0), t.hand(0)], [[1, 3, 0], []]);
});

test('AH-RUL-120 AH-RES-05 what is saved and what is added meet on the next row, and both end with it', () => {
  const row = (resources: number[]) =>
    scenario({
      at: 'mission',
      villains: { A: 'toad' },
      rowLess: [3],
      rowMore: [1],
      jet: ['0 Cyclops', '0 Jean Grey'],
      resources: [resources],
    });
  assert.equal(row([2, 0, 0]).refused('0 assign:A3'), 'AH-DMG-02', '3 P and 2 W less 3, and 1 more');
  const t = row([3, 0, 0]).play('0 assign:A3').idleTo('missionTurn.choose');
  assert.deepEqual([t.purse(0), t.world.rowLess[0], t.world.rowMore[0]], [NONE, 0, 0]);
});
