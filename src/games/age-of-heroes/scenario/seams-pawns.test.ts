// Seams of pawns: Students in the middle of actions, Heroes that leave while something runs, spaces that hold two.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position } from './scenario.ts';

const NONE = [0, 0, 0];
const POOR = [NONE, NONE, NONE];
const WOLVERINES = ['wolverineJubilee', 'stormForge', 'cyclopsJean'];
const KITTIES = ['kittyLockheed', 'stormForge', 'cyclopsJean'];

test('AH-STU-07 AH-RUL-62 an own Student that has worked is an opponent’s, and earns no bonus', () => {
  const t = scenario({
    cards: { dangerAlly1: ['bishop', 0], dangerAlly2: ['iceman', 1] },
    students: [2],
    resources: POOR,
    protocols: [],
  });
  t.play('0 assign:iceman', '0 pawn:Student', '1 pass', '1 row:0', '2 pass', '2 row:1');
  assert.deepEqual(
    [t.purse(0), t.purse(1)],
    [
      [6, 0, 0],
      [2, 0, 0],
    ],
  );
  t.play('0 assign:bishop', '0 pawn:Student');
  assert.deepEqual(t.purse(0), [10, 0, 1], 'the Student at work there; not the one that acts');
});

test('AH-STU-07 the own used Student stops Lone Hunter, and lets Power Absorption in', () => {
  const hunter = (pawns: Position['pawns'] = {}) =>
    scenario({ teams: WOLVERINES, played: [['loneHunter']], pawns, resources: POOR }).play(
      '0 assign:lab',
      '0 pawn:Wolverine',
    );
  assert.equal(hunter().at, 'gaining.choose');
  const stopped = scenario({
    teams: WOLVERINES,
    played: [['loneHunter']],
    students: [1],
    cards: { labAlly1: ['iceman', 0] },
    resources: POOR,
  });
  stopped.play(
    '0 assign:iceman',
    '0 pawn:Student',
    '1 pass',
    '1 row:0',
    '2 pass',
    '2 row:1',
    '0 assign:lab',
    '0 pawn:Wolverine',
  );
  assert.deepEqual([stopped.at, stopped.purse(0)], ['turn.act', [6, 3, 0]]);
  const rogue = scenario({
    teams: ['gambitRogue', 'stormForge', 'cyclopsJean'],
    played: [['powerAbsorption']],
    students: [1],
    resources: POOR,
  });
  rogue.play('0 assign:danger', '0 pawn:Student', '1 pass', '1 row:0', '2 pass', '2 row:1', '0 assign:danger');
  assert.deepEqual([rogue.purse(0)[0], rogue.places(0, 'Rogue')[0]], [8, 'danger']);
});

test('AH-STU-05 AH-EOR-02 at the End of Round a Student on a card earns nothing, two Heroes of one player once', () => {
  const t = scenario({
    at: 'endOfRound',
    cards: { dangerAlly1: ['colossus', 0], dangerAlly2: ['boomBoom', 0] },
    pawns: { dangerAlly1: ['1 Storm', '1 Forge', '0 Student'], dangerAlly2: ['0 Student'] },
    resources: POOR,
  });
  assert.deepEqual([t.purse(0), t.purse(1), t.world.vp], [NONE, [0, 0, 1], [0, 0, 0]]);
});

test('AH-ACT-05 AH-ACT-04 the space that a reassigned Hero left is free for the next player of the same round', () => {
  const t = scenario({
    cards: { labAlly1: ['nightcrawler', 0] },
    pawns: { danger: '0 Jean Grey' },
    played: [['telekinesis']],
    resources: POOR,
  });
  assert.equal(t.refused('0 assign:danger'), 'AH-TRN-04');
  t.play('0 assign:nightcrawler', '0 pawn:Cyclops', '0 use', '0 assign:lab', '0 gain:willpower');
  assert.deepEqual(
    [t.purse(0), t.places(0, 'Jean Grey')],
    [
      [2, 3, 1],
      ['lab', 'board'],
    ],
  );
  t.play('1 assign:danger', '1 pawn:Storm');
  assert.equal(t.purse(1)[0], 4);
});

test('AH-TRN-04 a space that holds two pawns stays taken when one of them leaves', () => {
  const t = scenario({
    teams: KITTIES,
    played: [['phaseShift']],
    pawns: { danger: '1 Storm' },
    hands: [['simulationReset']],
    protocols: [],
  });
  t.play('0 assign:danger', '1 pass', '1 row:0', '2 pass', '2 row:1');
  assert.deepEqual(t.places(0, 'Kitty Pryde')[0], 'danger');
  t.play('0 assign:medical1', '0 pawn:Lockheed', '0 play:simulationReset', '0 pawn:Kitty Pryde');
  t.idleTo('turn.act');
  assert.ok(!t.places(0, 'Kitty Pryde').includes('danger'));
  assert.equal(t.refused('0 assign:medical1'), undefined, 'Kitty may enter');
  const other = scenario({
    pawns: { danger: ['1 Storm', '2 Wolverine'] },
    hands: [[], [], ['simulationReset']],
    order: [2, 0, 1],
    protocols: [],
  });
  other.play('2 assign:medical1', '2 pawn:Wolverine', '2 play:simulationReset', '2 pawn:Wolverine').idleTo('turn.act');
  assert.equal(other.refused('0 assign:danger'), 'AH-TRN-04');
});

test('AH-RUL-55 AH-ACT-05 a Hero cannot be reassigned to the space it is on, even where taken spaces are open', () => {
  const t = scenario({ pawns: { danger: '0 Cyclops' }, hands: [['dangerRoomDrill']], protocols: [], resources: POOR });
  t.play('0 assign:medical1', '0 pawn:Jean Grey', '0 play:dangerRoomDrill');
  t.idleTo('turn.act');
  assert.deepEqual(
    [t.purse(0)[0], t.places(0, 'Jean Grey')[0]],
    [4, 'danger'],
    'Jean goes, from the Medical Bay itself',
  );
});

test('AH-RUL-112 AH-JET-02 an Event that flies the first Hero of the round brings the Team-Up, the second none', () => {
  const fly = (isJetBegun: boolean) =>
    scenario({
      hands: [['blackbirdRefit', 'lilandra']],
      isJetBegun,
      pawns: { danger: '0 Jean Grey' },
      protocols: [],
    }).play('0 assign:medical1', '0 pawn:Cyclops', '0 play:blackbirdRefit', '0 pawn:Jean Grey');
  const first = fly(false);
  assert.deepEqual([first.at, first.options(0)], ['playing.choose', ['play:lilandra', 'none']]);
  first.play('0 play:lilandra', '0 slot:teamUp2');
  assert.deepEqual([first.at, first.places(0, 'Jean Grey')[0]], ['ordering.choose', 'jet 0']);
  assert.equal(fly(true).at, 'ordering.choose');
});

test('AH-PAS-02 AH-ORD-07 who has no pawn at home passes, and takes the place that is left', () => {
  const t = scenario({ seats: 4, pawns: { danger: '0 Jean Grey', lab: '0 Cyclops' }, protocols: [] });
  t.play('0 assign:dorm', '1 pass', '1 row:0', '2 pass', '2 row:1', '3 pass', '3 row:2');
  assert.deepEqual([t.world.round, t.world.order, t.waiting], [2, [1, 2, 3, 0], [1]]);
});

test('AH-RUL-81 AH-RUL-82 a gain of Students stops at the free spaces of the board', () => {
  const t = scenario({
    at: 'mission',
    cards: { teamUp1: ['xTerminators', 0] },
    jet: ['0 Cyclops'],
    students: [3],
    resources: [[2, 0, 0]],
  });
  t.play('0 assign:xTerminators');
  assert.deepEqual([t.table().students![0], t.happened('studentsGained')], [4, ['studentsGained 0 1']]);
});

test('AH-STU-02 AH-ACT-02 Multiple Man with four Students at home gains none, and sends one of them', () => {
  const t = scenario({ cards: { labAlly1: ['multipleMan', 0] }, students: [4], resources: POOR, protocols: [] });
  t.play('0 assign:multipleMan', '0 pawn:Cyclops', '0 gain:mental', '0 use', '0 assign:danger');
  assert.deepEqual([t.purse(0), t.table().students![0], t.table().pawns!.danger], [[4, 1, 0], 3, ['0 Student']]);
});

test('AH-RUL-116 AH-RUL-32 a space carried out again gives its action alone: no token, no Influence', () => {
  const t = scenario({
    options: { mission: 'attractions' },
    influence: 'dangerRoom',
    teams: WOLVERINES,
    played: [['weaponXConditioning']],
    tokens: { danger: ['vp 3'] },
    resources: [[0, 0, 1]],
  });
  t.play('0 assign:danger', '0 pawn:Wolverine', '0 use');
  assert.deepEqual([t.purse(0), t.world.vp[0], t.world.villainTokens[0]], [[8, 0, 0], 3, 1]);
});

test('AH-RUL-116 AH-ALY-05 Cypher pays for the Ally that he copies, and its Recruiter has no bonus', () => {
  const t = scenario({
    cards: { labAlly1: ['cypher', 1], dangerAlly1: ['havok', 2] },
    pawns: { dangerAlly1: '2 Wolverine' },
    resources: [[2, 0, 0], NONE, NONE],
    protocols: [],
  });
  t.play('0 assign:cypher', '0 pawn:Cyclops', '0 choose:1');
  assert.deepEqual([t.purse(0), t.purse(1), t.purse(2)], [[0, 0, 4], [0, 1, 0], NONE]);
});

test('AH-RUL-121 AH-RUL-124 a permission of once a round is spent by entering, and back in the next round', () => {
  const t = scenario({
    seats: 2,
    teams: ['kittyLockheed', 'stormForge'],
    played: [['shadowcat']],
    cards: { labAlly1: ['iceman', 0], dormAlly1: ['leech', 0] },
    pawns: { labAlly1: '1 Storm', dormAlly1: '1 Storm' },
    resources: POOR,
    protocols: [],
  });
  t.play('0 assign:iceman', '1 pass', '1 row:0');
  assert.equal(t.refused('0 assign:leech'), 'AH-TRN-04');
  t.idleWhile(({ world }) => world.round === 1);
  assert.deepEqual(t.world.used, []);
});

test('AH-PAS-03 AH-RUL-124 the place is chosen before an ability of passing acts, which may move a pawn', () => {
  const t = scenario({
    teams: KITTIES,
    played: [['intangible']],
    pawns: { danger: '0 Kitty Pryde' },
    resources: [[0, 2, 0]],
  });
  t.play('0 pass');
  assert.equal(t.at, 'ordering.choose');
  t.play('0 row:2');
  assert.equal(t.at, 'option.choose');
  t.play('0 use', '0 assign:dorm');
  assert.deepEqual([t.purse(0), t.world.passed[0], t.refused('1 assign:danger')], [[0, 0, 2], true, undefined]);
});
