// The Mission phase: X-Jet, Extraction Zone, Mission tiles, damage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spaceNamed } from '../scenario/laying.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { locationOf } from '../table/spaces.ts';

const RICH = [10, 10, 10];
const ATOM: Position = { at: 'mission', villains: { A: 'avalanche', B: 'toad' }, resources: [RICH, RICH, RICH] };

test('AH-MIS-01 AH-MIS-02 AH-JET-07 Heroes go from the topmost space down, whoever owns them', () => {
  const t = scenario({ ...ATOM, order: [2, 1, 0], jet: ['1 Storm', '0 Cyclops', '1 Forge'] });
  for (const seat of [1, 0, 1]) {
    assert.deepEqual(t.waiting, [seat]);
    t.play(`${seat} assign:zone`, `${seat} choose:0`, `${seat} gain:physical`);
  }
  assert.equal(t.world.round, 2);
});

test('AH-MIS-03 AH-MIS-04 AH-RUL-58 Team-Ups, the Zone, its Allies, matched rows', () => {
  const cards = { teamUp1: ['karma', 1], zoneAlly1: ['iceman', 1], dangerAlly1: ['beast', 1] } as const;
  const t = scenario({ ...ATOM, cards, villains: { A: 'avalanche', B: 'pyro' }, jet: ['0 Cyclops'] });
  assert.deepEqual(
    t.options(0).map(option => option.slice(7)),
    ['zone', 'zoneAlly1', 'teamUp1', 'A1', 'A2', 'A3', 'A7', 'B2', 'B3', 'B7', 'B8'],
  );
});

test('AH-EXZ-01..04 AH-MIS-06 the basic space takes any number of Heroes; rounds 1 to 3', () => {
  const t = scenario({
    ...ATOM,
    pawns: { zone: '1 Storm' },
    jet: ['0 Cyclops'],
    resources: [[0, 1, 0]],
    protocols: [],
  });
  t.play('0 assign:zone');
  assert.deepEqual(t.open(0), ['Gain 1 resource', 'Spend 1 M: draw 2 cards']);
  t.play('0 choose:1');
  assert.deepEqual([t.hand(0).length, t.purse(0)[1]], [2, 0]);
});

test('AH-EXZ-05 AH-RUL-46 rounds 4 to 6: an Evolution card for 2 P, or two Students for 1 W', () => {
  const t = scenario({ ...ATOM, round: 4, jet: ['0 Cyclops'], resources: [[2, 0, 1]] }).play('0 assign:zone');
  assert.deepEqual(t.open(0), ['Spend 2 P: play an Evolution card', 'Spend 1 W: gain 2 Students']);
  t.play('0 choose:1');
  assert.equal(t.places(0, 'Student').length, 2);
  const full = scenario({
    ...ATOM,
    round: 4,
    jet: ['0 Cyclops', '1 Storm'],
    resources: [[2, 0, 1]],
    students: [4],
  }).play('0 assign:zone');
  assert.equal(full.refused('0 choose:1'), 'AH-RUL-46');
});

test('AH-EXZ-06 rounds 7 and 8: two resources, an Evolution card, or an Ally', () => {
  const t = scenario({ ...ATOM, round: 7, jet: ['0 Cyclops'], hands: [['iceman']] }).play('0 assign:zone');
  assert.deepEqual(t.open(0), ['Gain 2 resources', 'Play an Evolution card', 'Play an Ally']);
  t.play('0 choose:2', '0 play:iceman', '0 slot:zoneAlly2');
  assert.equal(t.world.round, 8);
});

test('AH-EXZ-07 from round 9 on: four resources or 5 VP', () => {
  const t = scenario({ ...ATOM, round: 9, jet: ['0 Cyclops'] }).play('0 assign:zone', '0 choose:1');
  assert.equal(t.world.vp[0], 5);
  const four = scenario({ ...ATOM, round: 10, jet: ['0 Cyclops'], resources: [[0, 0, 0]] }).play(
    '0 assign:zone',
    '0 choose:0',
  );
  four.play('0 gain:physical', '0 gain:willpower', '0 gain:willpower', '0 gain:mental');
  assert.deepEqual(four.purse(0), [1, 1, 2]);
});

test('AH-RES-04..06 resources of any kind are split as the player likes', () => {
  const t = scenario({ ...ATOM, round: 7, jet: ['0 Cyclops'], resources: [[0, 0, 0]] }).play(
    '0 assign:zone',
    '0 choose:0',
  );
  t.play('0 gain:mental', '0 gain:willpower');
  assert.deepEqual(t.purse(0), [0, 1, 1]);
});

test('AH-EX-06 AH-TIL-01..03 AH-GLO-09 rows 1, 2, 3 and 7 are matched, the others are not', () => {
  const t = scenario({ ...ATOM, jet: ['0 Cyclops'] });
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].filter(row => t.refused(`0 assign:A${row}`) === undefined);
  assert.deepEqual(rows, [1, 2, 3, 7]);
});

test('AH-EX-07 AH-DMG-01 AH-DMG-03 row 2 for 7 P and 7 W brings a marker and 8 VP', () => {
  const t = scenario({
    ...ATOM,
    teams: ['wolverineJubilee', 'magik', 'stormForge'],
    resources: [[7, 0, 7]],
    jet: ['0 Wolverine'],
  });
  t.play('0 assign:A2');
  assert.deepEqual([t.purse(0), t.world.vp[0], t.world.marker[1]], [[0, 0, 0], 8, 0]);
});

test('AH-DMG-02 AH-ACT-01 a row that cannot be paid in full cannot be chosen', () => {
  const t = scenario({ ...ATOM, resources: [[7, 0, 6]], jet: ['0 Cyclops'] });
  assert.deepEqual([t.refused('0 assign:A2'), t.refused('0 assign:A3')], ['AH-DMG-02', undefined]);
});

test('AH-DMG-04 AH-DMG-06 a marker closes the row in later rounds too', () => {
  const t = scenario({ ...ATOM, markers: { A1: 1 }, jet: ['0 Cyclops'] });
  assert.equal(t.refused('0 assign:A1'), 'AH-DMG-04');
  t.play('0 assign:A3', '0 jet', '0 pawn:Cyclops', '1 pass', '1 row:0', '2 pass', '2 row:1', '0 pass');
  t.idleTo('missionTurn.choose');
  assert.deepEqual([t.refused('0 assign:A1'), t.refused('0 assign:A3')], ['AH-DMG-04', 'AH-DMG-04']);
});

const KARMA = { teamUp1: ['karma', 0] } as const;
test('AH-EX-08 AH-DMG-07 AH-DMG-09..11 Karma marks a purple icon for her own cost, and the Hero stays with her', () => {
  const villains = { A: 'gone', B: 'gone', C: 'shadowKing' };
  const t = scenario({ ...ATOM, villains, cards: KARMA, jet: ['0 Jean Grey'], resources: [[8, 0, 7]] }).play(
    '0 assign:karma',
    '0 icon:C6',
  );
  assert.deepEqual([t.purse(0), t.world.vp[0], t.places(0, 'Jean Grey')[0]], [[0, 0, 0], 15, 'board']);
  assert.ok(t.log().includes('seat 0 hits Shadow King.'));
});

test('AH-DMG-05 AH-DMG-08 AH-RUL-76 a card chooses no icon with a marker, nor one beside a pawn', () => {
  const villains = { A: 'vanisher', B: 'pyro' };
  const t = scenario({
    ...ATOM,
    villains,
    cards: KARMA,
    markers: { A5: 1 },
    pawns: { A8: '1 Student' },
    jet: ['0 Cyclops', '1 Storm'],
  });
  assert.equal(t.refused('0 assign:karma'), undefined);
  t.play('0 assign:karma');
  assert.equal(t.world.marker[8 + 1], 0);
});

test('AH-RUL-50 a damage card without an icon cannot be chosen', () => {
  const t = scenario({ ...ATOM, villains: { A: 'avalanche', B: 'gone' }, cards: KARMA, jet: ['0 Cyclops'] });
  assert.equal(t.refused('0 assign:karma'), 'AH-RUL-50');
});

test('AH-RUL-51 Any Damage chooses among all colours', () => {
  const options = { mission: 'attractions' };
  const t = scenario({
    options,
    at: 'mission',
    villains: { A: 'unuscione', B: 'senyaka' },
    cards: { teamUp1: ['cable', 0] },
    resources: [RICH],
    jet: ['0 Cyclops'],
  });
  t.play('0 assign:cable');
  assert.equal(t.options(0).length, 8);
});

test('AH-RUL-52 AH-RUL-53 a Hero that can go nowhere waits in the Extraction Zone and does nothing', () => {
  const t = scenario({ ...ATOM, round: 4, resources: [[0, 0, 0]], jet: ['0 Cyclops', '1 Storm'] });
  assert.deepEqual([t.waiting, t.places(0, 'Cyclops')[0]], [[1], 'zone']);
  assert.ok(!t.kinds.includes('assigned'));
  assert.ok(!t.options(1).includes('pass'));
});

test('AH-RUL-95 an absent player goes to the Extraction Zone, passes, and takes the topmost place', () => {
  const t = scenario({ ...ATOM, jet: ['0 Cyclops'], resources: [[0, 0, 0]] }).idleOnce();
  assert.equal(t.places(0, 'Cyclops')[0], 'zone');
  t.idleWhile(({ at }) => at !== 'turn.act').idleOnce();
  assert.deepEqual([t.at, t.kinds.at(-1)], ['ordering.choose', 'passed']);
  t.idleOnce();
  assert.equal(t.world.next[0], 0);
  const second = scenario({ next: [2, -1, -1] })
    .play('0 pass')
    .idleOnce();
  assert.deepEqual(second.world.next, [2, 0, -1]);
});

test('AH-RUL-95 an absent player chooses what can be paid in the Zone, or else the first space in board order', () => {
  const choice = scenario({ ...ATOM, round: 4, jet: ['0 Cyclops'], resources: [[0, 0, 1]] }).idleOnce();
  assert.equal(choice.places(0, 'Cyclops')[0], 'zone');
  const full = scenario({ ...ATOM, round: 4, jet: ['0 Cyclops', '1 Storm'], unplayed: [[]], resources: [[10, 10, 0]] });
  assert.ok(!full.options(0).includes('assign:zone'));
  const [first] = full.options(0);
  full.idleOnce();
  assert.equal(`assign:${full.places(0, 'Cyclops')[0]}`, first);
});

test('AH-RUL-95 an absent player draws from the deck and declines what is optional', () => {
  const t = scenario({ protocols: ['iceman', 'rictor'], hands: [[]] }).play('0 assign:office1', '0 pawn:Cyclops');
  assert.equal(t.at, 'drawing.choose');
  t.idleWhile(({ at }) => at === 'drawing.choose');
  assert.ok(!t.hand(0).includes('iceman') && !t.hand(0).includes('rictor') && t.hand(0).length > 0);
  const card = scenario({ hands: [['karma'], [], []] })
    .play('0 jet', '0 pawn:Cyclops')
    .idleOnce();
  assert.deepEqual([card.at, card.hand(0)], ['turn.act', ['karma']]);
});

test('AH-RUL-95 AH-RUL-104 an absent player discards what must be, and nothing that may be', () => {
  const must = scenario({ cards: { dangerAlly1: ['longshot', 0] }, protocols: [] });
  must.play('0 assign:longshot', '0 pawn:Cyclops');
  assert.equal(must.at, 'discarding.choose');
  assert.deepEqual([must.idleOnce().hand(0).length, must.at], [3, 'turn.act']);
  const hands = [['illyanasFarewell', 'iceman', 'beast']];
  const may = scenario({ options: { mission: 'attractions' }, hands, influence: 'cerebro', protocols: [] });
  may.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:illyanasFarewell');
  assert.equal(may.at, 'discarding.choose');
  assert.deepEqual([may.idleOnce().hand(0), may.world.vp[0]], [['iceman', 'beast'], 0]);
});

test('AH-RUL-95 AH-RUL-38 an absent player puts a freed captive on the first card space that takes it', () => {
  const t = scenario({
    at: 'mission',
    options: { mission: 'fall' },
    villains: { H1: 'death', H2: 'war', H3: 'pestilence', H4: 'famine' },
    captives: { H1: 'iceman' },
    effectMarkers: { H1: 'bitterVictory' },
    markers: { H11: 1, H13: 1, H15: 2, H17: 0 },
    resources: [[10, 10, 10]],
    jet: ['0 Cyclops'],
  }).play('0 assign:H18');
  const [first] = t.options(0);
  t.idleOnce();
  assert.equal(first, 'slot:officeAlly');
  assert.ok(t.log().includes('seat 0 recruits Iceman.') && !t.hand(0).includes('iceman'));
});

test('AH-MIS-05 AH-MIS-07 AH-GLO-06 Team-Ups are one location, each pair of tiles another', () => {
  const here = (...keys: string[]) => new Set(keys.map(key => locationOf(spaceNamed(key)))).size;
  assert.deepEqual(
    [here('teamUp1', 'teamUp4'), here('A1', 'A8'), here('A1', 'B1'), here('zone', 'zoneAlly2')],
    [1, 1, 2, 1],
  );
  const played = [[], [], ['loneHunter']];
  const t = scenario({
    at: 'institute',
    teams: ['magik', 'stormForge', 'wolverineJubilee'],
    order: [2, 0, 1],
    played,
    cards: { dangerAlly1: ['iceman', 2] },
    pawns: { danger: '1 Storm' },
  });
  t.play('2 assign:iceman', '2 pawn:Wolverine');
  assert.deepEqual(t.waiting, [0]);
});

test('AH-OBJ-04 AH-SCR-05 VP come from damage, and everybody sees them', () => {
  const t = scenario({ ...ATOM, jet: ['0 Cyclops'] }).play('0 assign:A1');
  assert.deepEqual(t.world.vp, [5, 0, 0]);
});
