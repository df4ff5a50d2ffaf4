// The Institute phase: turns, locations, X-Jet, passing and turn order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { AT_JET, INSTITUTE, locationOf, SPACES } from '../table/spaces.ts';

test('AH-TRN-01 AH-TRN-02 AH-TRN-05 AH-PAS-04 turns go down the order and around; who has passed is skipped', () => {
  const t = scenario({ order: [2, 0, 1] });
  const turns: number[] = [];
  for (const line of ['assign:danger', 'assign:lab', 'pass', 'jet', 'jet']) {
    const [seat] = t.waiting;
    turns.push(seat!);
    t.play(`${seat} ${line}`);
    if (line === 'pass') t.play(`${seat} row:1`);
    if (t.at === 'turn.pawn' || t.at === 'turn.flyer') t.idleOnce();
    while (t.at !== 'turn.act') t.idleOnce();
  }
  assert.deepEqual(turns, [2, 0, 1, 2, 0]);
});

test('AH-OBJ-05..07 AH-TRN-06 AH-MIS-08 Institute phase, Mission phase, End of Round, then the next round', () => {
  const t = scenario({ seats: 2 }).play('0 jet', '0 pawn:Cyclops', '1 pass', '1 row:1', '0 pass');
  assert.deepEqual([t.at, t.waiting], ['missionTurn.choose', [0]]);
  t.play('0 assign:zone', '0 choose:0', '0 gain:mental');
  assert.deepEqual([t.at, t.waiting, t.world.round], ['turn.act', [0], 2]);
});

test('AH-TRN-03 AH-STU-03 the pawn comes from the own board and may be a Hero or a Student', () => {
  const t = scenario({ students: [1], pawns: { lab: '0 Cyclops' } }).play('0 assign:danger');
  assert.deepEqual(t.options(0), ['pawn:Cyclops', 'pawn:Jean Grey', 'pawn:Student']);
  t.play('0 pawn:Student');
  assert.deepEqual([t.places(0, 'Student'), t.purse(0)], [['danger'], [6, 3, 1]]);
});

test('AH-TRN-04 AH-ACT-01 a space that holds a pawn cannot be chosen', () => {
  const t = scenario({ pawns: { danger: '1 Storm' } });
  assert.deepEqual([t.refused('0 assign:danger'), t.refused('0 assign:lab')], ['AH-TRN-04', undefined]);
});

test('AH-TRN-07..09 AH-RUL-58 a turn offers basic spaces and Allies at the Institute, and no Mission space', () => {
  const cards = { dangerAlly1: ['iceman', 1], zoneAlly1: ['beast', 1], teamUp1: ['karma', 1] } as const;
  const t = scenario({ cards, resources: [[10, 10, 10]] });
  const places = t.options(0).filter(option => option.startsWith('assign:'));
  assert.equal(places.length, 9 + 1);
  assert.ok(places.includes('assign:dangerAlly1'));
  for (const space of ['zone', 'zoneAlly1', 'teamUp1', 'A1']) assert.ok(t.refused(`0 assign:${space}`), space);
});

test('AH-LOC-02..03 AH-LOC-05..07 AH-RUL-03 AH-DRW-01 AH-DRW-02 AH-DRW-04 put one, draw three', () => {
  const t = scenario({ hands: [['iceman', 'beast']], protocols: ['rictor'], deck: ['havok', 'polaris'] });
  t.play('0 assign:office1', '0 pawn:Cyclops', '0 put:iceman', '0 take:iceman', '0 deck', '0 take:rictor');
  assert.deepEqual(new Set(t.hand(0)), new Set(['beast', 'iceman', 'havok', 'rictor']));
  assert.deepEqual(t.pile('protocols'), []);
  const two = scenario({ protocols: [] }).play('0 assign:office2', '0 pawn:Cyclops');
  assert.equal(two.hand(0).length, 2);
});

test('AH-LOC-04 with eight cards in the Protocols one is discarded first', () => {
  const protocols = ['iceman', 'rictor', 'beast', 'havok', 'polaris', 'dazzler', 'bishop', 'karma'];
  const t = scenario({ hands: [['longshot']], protocols }).play('0 assign:office2', '0 pawn:Cyclops', '0 clear:beast');
  assert.deepEqual([t.pile('discard'), t.pile('protocols').length], [['beast'], 7]);
  t.play('0 put:longshot');
  assert.ok(t.pile('protocols').includes('longshot'));
});

test('AH-LOC-08 the third and fourth space of the Office give 1 W, 2 M or 3 P', () => {
  const t = scenario({ seats: 5 }).play('0 assign:office4', '0 pawn:Cyclops');
  assert.deepEqual(t.open(0), ['Gain 1 W', 'Gain 2 M', 'Gain 3 P']);
  t.play('0 choose:1');
  assert.deepEqual(t.purse(0), [2, 5, 1]);
  assert.equal(scenario({ seats: 4 }).refused('0 assign:office4'), 'AH-LOC-01');
});

test('AH-LOC-09 AH-EVT-01 AH-EVT-02 AH-CRD-01 the Medical Bay plays an Event and chooses a place', () => {
  const t = scenario({
    hands: [['sentinelAmbush', 'iceman']],
    options: { mission: 'atom' },
    resources: [
      [1, 0, 0],
      [5, 0, 0],
      [1, 0, 0],
    ],
  });
  t.play('0 assign:medical1', '0 pawn:Cyclops');
  assert.deepEqual(t.options(0), ['play:sentinelAmbush']);
  t.play('0 play:sentinelAmbush');
  assert.deepEqual([t.purse(0)[0], t.purse(1)[0], t.purse(2)[0]], [4, 3, 0]);
  assert.deepEqual([t.pile('discard'), t.at], [['sentinelAmbush'], 'ordering.choose']);
});

test('AH-LOC-10 AH-LOC-11 AH-ALY-01 AH-ALY-03 AH-ALY-04 AH-ALY-08 an Ally goes to any Ally space', () => {
  const t = scenario({ hands: [['iceman', 'karma']] }).play('0 assign:cerebroAlly', '0 pawn:Cyclops');
  assert.deepEqual(t.options(0), ['play:iceman']);
  t.play('0 play:iceman');
  assert.equal(t.options(0).length, 11);
  t.play('0 slot:zoneAlly1', '1 pass', '1 row:0');
  assert.deepEqual([t.world.recruiters.filter(Boolean), t.hand(0)], [[1], ['karma']]);
});

test('AH-LOC-12 AH-EVO-01..04 an Evolution card goes to the leftmost slot, which may cost something', () => {
  const t = scenario({ played: [['opticBlast']], resources: [[3, 0, 0]] }).play(
    '0 assign:cerebroEvolution',
    '0 pawn:Cyclops',
  );
  t.play('0 evolve:ricochetShot');
  assert.deepEqual([t.purse(0), t.world.played[0]!.length, t.world.unplayed[0]!.length], [[1, 0, 0], 2, 3]);
});

test('AH-LOC-13..15 Danger Room 4 P, Research Lab 3 M, Dormitories 2 W', () => {
  const t = scenario({
    resources: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  });
  t.play('0 assign:danger', '0 pawn:Cyclops', '1 assign:lab', '1 pawn:Storm', '2 assign:dorm', '2 pawn:Jubilee');
  assert.deepEqual(
    [t.purse(0), t.purse(1), t.purse(2)],
    [
      [4, 0, 0],
      [0, 3, 0],
      [0, 0, 2],
    ],
  );
});

test('AH-JET-01 AH-JET-03 AH-JET-04 a Hero takes the topmost empty space of the X-Jet, and nothing is assigned', () => {
  const t = scenario({ played: [[], ['weatherMastery']] }).play('0 jet', '0 pawn:Cyclops', '1 jet', '1 pawn:Storm');
  assert.deepEqual([t.places(0, 'Cyclops')[0], t.places(1, 'Storm')[0]], ['jet 0', 'jet 1']);
  assert.ok(!t.kinds.includes('assigned'));
});

test('AH-JET-02 AH-ALY-02 AH-RUL-102 AH-RUL-103 the first on the X-Jet may play a Team-Up', () => {
  const t = scenario({ hands: [['karma'], ['alphaFlight']] }).play('0 jet', '0 pawn:Cyclops');
  assert.deepEqual(t.options(0), ['play:karma', 'none']);
  t.play('0 play:karma');
  assert.deepEqual(t.options(0), ['slot:teamUp1', 'slot:teamUp2', 'slot:teamUp3', 'slot:teamUp4']);
  t.play('0 slot:teamUp2', '1 jet', '1 pawn:Storm');
  assert.deepEqual([t.at, t.waiting], ['turn.act', [2]]);
});

test('AH-JET-05 the X-Jet is one location and no other: what acts there acts on every space of it', () => {
  const flown = (...jet: string[]) =>
    scenario({ jet, played: [['fieldCommander']], resources: [[0, 0, 0]] })
      .play('0 jet', '0 pawn:Cyclops')
      .purse(0);
  assert.deepEqual(flown(), [0, 1, 0]);
  assert.deepEqual(flown('1 Storm', '1 Forge', '2 Jubilee'), flown());
  const locations = new Set(Array.from({ length: SPACES }, (_, space) => locationOf(space)));
  assert.ok(!locations.has(AT_JET));
  assert.equal(locations.size, INSTITUTE.length + 2 + 8);
});

test('AH-JET-06 Students never go on board', () => {
  const pawns = { danger: '0 Cyclops', lab: '0 Cyclops', dorm: '0 Jean Grey', office1: '0 Jean Grey' };
  const t = scenario({ students: [1], pawns });
  assert.deepEqual([t.refused('0 jet'), t.refused('0 assign:office2')], ['AH-JET-06', undefined]);
});

test('AH-RUL-06 where a pawn stands matters for its own space alone, not for what lies beside it', () => {
  const open = (pawns: Record<string, string>) =>
    scenario({ pawns })
      .options(0)
      .filter(option => option.startsWith('assign:'));
  const all = open({});
  assert.ok(all.length > 8);
  for (const taken of all) {
    const others = open({ [taken.slice('assign:'.length)]: '1 Storm' });
    assert.deepEqual(
      others,
      all.filter(option => option !== taken),
    );
  }
});

test('AH-PAS-01 AH-PAS-03 AH-PAS-05 AH-PAS-06 who passes chooses a place, and acts no more in that phase', () => {
  const t = scenario().play('0 pass', '0 row:2', '1 pass', '1 row:0');
  assert.deepEqual([t.world.next, t.waiting, t.places(0, 'Cyclops')], [[1, -1, 0], [2], ['board', 'board']]);
  t.play('2 assign:danger', '2 pawn:Wolverine');
  assert.deepEqual(t.waiting, [2]);
});

test('AH-PAS-02 AH-RUL-97 without a pawn on the board a player passes', () => {
  const pawns = { danger: '0 Cyclops', lab: '0 Cyclops', dorm: '0 Jean Grey', office1: '0 Jean Grey' };
  const t = scenario({ pawns });
  assert.deepEqual([t.at, t.waiting, t.log().at(-1)], ['ordering.choose', [0], 'seat 0 passes.']);
});

test('AH-ORD-01..04 AH-ORD-07 AH-RUL-86 an empty place is taken; on passing one must be', () => {
  const t = scenario({ next: [1, -1, -1] }).play('0 pass');
  assert.deepEqual(t.options(0), ['row:1', 'row:2']);
  const last = scenario({ next: [1, 0, 2] }).play('0 pass');
  assert.equal(last.at, 'turn.act');
});

test('AH-ORD-07 AH-PAS-03 the last place that is left is taken without a question', () => {
  const t = scenario({ next: [1, -1, 2] }).play('0 pass');
  assert.deepEqual([t.world.next, t.at], [[1, 0, 2], 'turn.act']);
});

test('AH-ORD-05 AH-ORD-06 AH-RUL-85 a marker may move or stay, and the current order does not change', () => {
  const t = scenario({ next: [0, -1, -1], hands: [[]] }).play('0 assign:medical1', '0 pawn:Cyclops');
  assert.deepEqual(t.options(0), ['row:1', 'row:2', 'keep']);
  t.play('0 row:2');
  assert.deepEqual(
    [t.world.next, t.world.order],
    [
      [-1, -1, 0],
      [0, 1, 2],
    ],
  );
  const none = scenario().play('0 assign:medical1', '0 pawn:Cyclops');
  assert.deepEqual(none.options(0), ['row:0', 'row:1', 'row:2', 'decline']);
});

test('AH-EX-01 a Jubilee in the Danger Room: 2 P become 6', () => {
  const t = scenario({ teams: ['wolverineJubilee', 'magik', 'stormForge'] }).play('0 assign:danger', '0 pawn:Jubilee');
  assert.equal(t.purse(0)[0], 6);
});

test('AH-EX-02 the last of five passes and chooses the fourth place', () => {
  const passed = [true, true, true, true, false];
  const t = scenario({ seats: 5, order: [0, 1, 2, 3, 4], next: [1, -1, -1, -1, -1], passed }).play('4 pass');
  assert.deepEqual(t.options(4), ['row:1', 'row:2', 'row:3', 'row:4']);
  t.play('4 row:3');
  assert.ok(t.log().includes('seat 4 takes place 4 in the next turn order.'));
});

test('AH-EX-03 AH-ALY-05 AH-ALY-06 AH-RUL-59 an opponent uses Iceman: 6 P for them, 2 P for the Recruiter', () => {
  const t = scenario({
    cards: { dangerAlly1: ['iceman', 1] },
    resources: [
      [0, 0, 0],
      [0, 0, 0],
    ],
  });
  t.play('0 assign:iceman', '0 pawn:Cyclops');
  assert.deepEqual(
    [t.purse(0), t.purse(1)],
    [
      [6, 0, 0],
      [2, 0, 0],
    ],
  );
});

test('AH-EX-04 AH-ALY-09 AH-RUL-106 AH-RUL-108 Found Family adds a Recruiter, and both gain the bonus', () => {
  const t = scenario({
    cards: { dangerAlly1: ['iceman', 1] },
    hands: [['foundFamily']],
    resources: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  });
  t.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:foundFamily', '0 join:iceman', '0 decline');
  assert.equal(t.world.recruiters.find(Boolean), 3);
  t.play('1 pass', '1 row:0', '2 assign:iceman', '2 pawn:Wolverine');
  assert.deepEqual(
    [t.purse(0), t.purse(1), t.purse(2)],
    [
      [2, 0, 0],
      [2, 0, 0],
      [6, 0, 0],
    ],
  );
});

test('AH-ALY-07 AH-RUL-60 AH-RUL-62 a Recruiter who assigns brings nobody a bonus', () => {
  const cards = { dangerAlly1: ['iceman', 0, 1] } as const;
  const t = scenario({
    cards,
    resources: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    students: [1],
  }).play('0 assign:iceman', '0 pawn:Student');
  assert.deepEqual(
    [t.purse(0), t.purse(1)],
    [
      [6, 0, 0],
      [0, 0, 0],
    ],
  );
  const other = scenario({
    cards: { dangerAlly1: ['iceman', 1] },
    resources: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    students: [1],
  });
  other.play('0 assign:iceman', '0 pawn:Student');
  assert.equal(other.purse(1)[0], 2);
});

test('AH-EX-05 Fireworks goes to the third slot for 2 P and 1 W', () => {
  const t = scenario({
    teams: ['wolverineJubilee', 'magik', 'stormForge'],
    played: [['adamantiumClaws', 'healingFactor']],
    resources: [[2, 0, 1]],
  });
  t.play('0 assign:cerebroEvolution', '0 pawn:Wolverine', '0 evolve:fireworks');
  assert.deepEqual([t.purse(0), t.world.played[0]!.length], [[0, 0, 0], 3]);
});

test('AH-EX-11 AH-CNV-01..03 Cannonball: a Villain token, then 4 P and an Event', () => {
  const options = { mission: 'attractions' };
  const t = scenario({
    options,
    cards: { dangerAlly1: ['cannonball', 0] },
    villainTokens: [1],
    hands: [['privateLesson']],
    resources: [[0, 0, 0]],
    influence: 'cerebro',
  });
  t.play('0 assign:cannonball', '0 pawn:Cyclops');
  assert.deepEqual([t.world.villainTokens[0], t.purse(0)[0], t.at], [0, 4, 'playing.choose']);
  assert.equal(
    scenario({ options, cards: { dangerAlly1: ['cannonball', 0] } }).refused('0 assign:cannonball'),
    'AH-ACT-01',
  );
});

test('AH-EX-12 Rictor: 3 W and the first place of the next round', () => {
  const t = scenario({ cards: { dormAlly1: ['rictor', 0] }, resources: [[0, 0, 0]] }).play(
    '0 assign:rictor',
    '0 pawn:Cyclops',
    '0 row:0',
  );
  assert.deepEqual(
    [t.purse(0), t.world.next],
    [
      [0, 0, 3],
      [0, -1, -1],
    ],
  );
});

test('AH-RUL-45 a space without a cost may be taken though it does nothing', () => {
  const t = scenario({ resources: [[10, 0, 0]] });
  assert.deepEqual([t.refused('0 assign:cerebroAlly'), t.refused('0 assign:danger')], [undefined, undefined]);
  t.play('0 assign:danger', '0 pawn:Cyclops');
  assert.equal(t.purse(0)[0], 10);
});

test('AH-RUL-47 AH-RUL-107 a card that can be played must be; one that cannot is refused', () => {
  const t = scenario({ hands: [['shiarTechnology', 'sentinelAmbush']], resources: [[0, 0, 0]] }).play(
    '0 assign:medical1',
    '0 pawn:Cyclops',
  );
  assert.deepEqual([t.options(0), t.refused('0 play:shiarTechnology')], [['play:sentinelAmbush'], 'AH-RUL-107']);
  const none = scenario({ hands: [['shiarTechnology']], resources: [[0, 0, 0]] }).play(
    '0 assign:medical1',
    '0 pawn:Cyclops',
  );
  assert.deepEqual(none.options(0), ['none']);
});

test('AH-RUL-107 an Event that lets one play an Event is judged by the other cards of the hand', () => {
  const play = (...hand: string[]) =>
    scenario({ hands: [hand], resources: [[0, 0, 0]] }).play('0 assign:medical1', '0 pawn:Cyclops');
  assert.deepEqual(play('mutantUnderground').options(0), ['none']);
  assert.deepEqual(play('mutantUnderground', 'sentinelAmbush').options(0), [
    'play:mutantUnderground',
    'play:sentinelAmbush',
  ]);
});

test('AH-RUL-48 AH-RUL-49 Cerebro is closed to who cannot pay the next slot, and open to who has no card left', () => {
  const t = scenario({ played: [['opticBlast']], resources: [[1, 9, 9]] });
  assert.equal(t.refused('0 assign:cerebroEvolution'), 'AH-RUL-48');
  const none = scenario({ unplayed: [[]], resources: [[0, 0, 0]] });
  none.play('0 assign:cerebroEvolution', '0 pawn:Cyclops');
  assert.deepEqual(none.waiting, [1]);
});

test('AH-RUL-64 with every Team-Up space full no Team-Up can be played', () => {
  const cards = {
    teamUp1: ['emmaFrost', 1],
    teamUp2: ['alphaFlight', 1],
    teamUp3: ['starjammers', 1],
    teamUp4: ['lilandra', 1],
  } as const;
  const t = scenario({ cards, hands: [['karma']] }).play('0 jet', '0 pawn:Cyclops');
  assert.deepEqual([t.options(0), t.refused('0 play:karma')], [['none'], 'AH-RUL-64']);
});

test('AH-RES-01..03 AH-RUL-07 resources stay between 0 and 10', () => {
  const t = scenario({
    resources: [
      [9, 9, 9],
      [0, 0, 0],
    ],
    cards: { labAlly1: ['havok', 1] },
  });
  assert.equal(
    scenario({ cards: { labAlly1: ['havok', 1] }, resources: [[1, 0, 0]] }).refused('0 assign:havok'),
    'AH-ACT-01',
  );
  t.play('0 assign:havok', '0 pawn:Cyclops');
  assert.deepEqual(t.purse(0), [7, 9, 10]);
});

test('AH-TOK-01 AH-TOK-02 AH-TOK-04 AH-TOK-05 AH-RUL-44 tokens are taken before the space acts', () => {
  const t = scenario({ tokens: { danger: ['vp 3', 'willpower 1'] }, resources: [[0, 0, 0]] }).play(
    '0 assign:danger',
    '0 pawn:Cyclops',
  );
  assert.deepEqual([t.world.vp[0], t.purse(0), t.world.tokens], [3, [4, 0, 1], []]);
  assert.deepEqual(t.happened('scored', 'gained'), ['scored 0 3', 'gained 0 1', 'gained 0 4']);
  const poor = scenario({
    cards: { labAlly1: ['havok', 1] },
    tokens: { labAlly1: ['physical 3'] },
    resources: [[0, 0, 0]],
  });
  assert.equal(poor.refused('0 assign:havok'), 'AH-ACT-01');
});

test('AH-STU-01 AH-STU-02 AH-RUL-81 AH-RUL-82 Students fill four spaces, and twenty are all there are', () => {
  const t = scenario({ cards: { labAlly1: ['moiraMacTaggert', 0] }, students: [4] }).play(
    '0 assign:moiraMacTaggert',
    '0 pawn:Cyclops',
  );
  assert.equal(t.places(0, 'Student').length, 4);
  const scarce = scenario({ seats: 5, cards: { labAlly1: ['moiraMacTaggert', 0] }, students: [1, 4, 4, 4, 4] });
  for (let n = 0; n < 3; n++) scarce.world.at[scarce.world.at.lastIndexOf(-2)] = -3;
  scarce.play('0 assign:moiraMacTaggert', '0 pawn:Cyclops');
  assert.equal(scarce.places(0, 'Student').length, 1);
});
