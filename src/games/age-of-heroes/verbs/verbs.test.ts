// The verbs of the vocabulary, one by one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testVerbs } from '#engine/testing/verbs.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { villainOf } from '../table/deck.ts';
import { locationOf, tileNamed } from '../table/spaces.ts';
import { LISTS } from './card-procedures.ts';
import type { KitVerbs } from './verb.ts';
import { verbs } from './verbs.ts';

testVerbs(verbs as KitVerbs, Object.fromEntries(LISTS), { on: 'ally' });

const RICH = [10, 10, 10];
const POOR = [0, 0, 0];
/** Seat 0 has played this Event in the Medical Bay. */
const event = (card: string, position: Position = {}) =>
  scenario({
    protocols: [],
    ...position,
    hands: [[card, ...(position.hands?.[0] ?? [])], ...(position.hands?.slice(1) ?? [])],
  }).play('0 assign:medical1', '0 pawn:Cyclops', `0 play:${card}`);
/** Seat 0 uses this Ally. */
const ally = (card: string, position: Position = {}, pawn = 'Cyclops') =>
  scenario({ protocols: [], resources: [POOR], cards: { dangerAlly1: [card, 0] }, ...position }).play(
    `0 assign:${card}`,
    `0 pawn:${pawn}`,
  );
const ATTRACTIONS = { mission: 'attractions' };

test('gain, vp, convert: resources and VP, after what is spent', () => {
  assert.deepEqual(ally('warlock').play('0 gain:mental').purse(0), [1, 2, 1]);
  const t = ally('dazzler', { resources: [[2, 0, 0]] });
  assert.deepEqual([t.purse(0), t.world.vp[0]], [[0, 3, 0], 2]);
});

test('AH-ACT-03 AH-ORD-01 chooseTurnOrder comes where it is printed', () => {
  const t = ally('banshee');
  assert.deepEqual([t.purse(0), t.hand(0).length, t.at], [[0, 0, 2], 1, 'ordering.choose']);
});

test('AH-ACT-02 what cannot be done of an action is skipped', () => {
  const t = scenario({ hands: [[]] }).play('0 assign:medical1', '0 pawn:Cyclops');
  assert.equal(t.at, 'ordering.choose');
});

test('AH-ACT-04 AH-ACT-05 AH-GLO-05 AH-RUL-55 reassign: another action, elsewhere', () => {
  const t = scenario({
    cards: { dangerAlly1: ['nightcrawler', 0] },
    pawns: { lab: '0 Jean Grey' },
    played: [['telekinesis']],
    resources: [POOR],
    protocols: [],
  });
  t.play('0 assign:nightcrawler', '0 pawn:Cyclops', '0 use');
  assert.ok(!t.options(0).includes('assign:lab') && t.options(0).includes('assign:danger'));
  t.play('0 assign:danger', '0 gain:willpower');
  assert.deepEqual([t.purse(0), t.refused('1 assign:lab')], [[6, 0, 1], undefined]);
});

test('AH-ACT-06 eachOpponent and eachPlayer go in turn order', () => {
  const t = event('theAdversarysBargain', { order: [2, 0, 1], passed: [false, false, true], next: [2, -1, -1] });
  assert.deepEqual(t.happened('drew'), ['drew 2', 'drew 1']);
});

test('AH-GLO-12 AH-RUL-104 lose and discard take what is there', () => {
  const t = event('sentinelAmbush', { resources: [POOR, [1, 0, 0], [5, 0, 0]] });
  assert.deepEqual([t.purse(1)[0], t.purse(2)[0]], [0, 3]);
  const wiped = event('mindWipe', { options: ATTRACTIONS, hands: [[], ['iceman']] }).play(
    '0 location:3',
    '1 discard:iceman',
  );
  assert.deepEqual([wiped.world.influence, wiped.hand(1).length, wiped.hand(0).length], [3, 0, 2]);
});

test('AH-RUL-105 AH-DRW-01 draw: as many as are said, no fewer', () => {
  const t = ally('longshot', { protocols: ['iceman'] });
  assert.deepEqual(t.options(0), ['deck', 'take:iceman']);
  t.play('0 deck', '0 deck', '0 deck', '0 deck');
  assert.equal(t.at, 'discarding.choose');
});

test('AH-TOK-03 placeToken: the side that is called for, each at another location where it says so', () => {
  const t = ally('magma').play('0 place:lab');
  assert.deepEqual(
    t.world.tokens.map(({ kind, value }) => [kind, value]),
    [['physical', 3]],
  );
  const three = event('mansionBaseballGame').play('0 place:office1');
  assert.ok(!three.options(0).includes('place:office2'));
  three.play('0 place:lab', '0 place:dorm');
  assert.equal(new Set(three.world.tokens.map(({ space }) => locationOf(space))).size, 3);
  assert.ok(three.world.tokens.every(({ kind, value }) => kind === 'vp' && value === 1));
  const bait = event('magnetosManifesto', { options: ATTRACTIONS }).play('0 place:danger');
  assert.deepEqual(
    bait.world.tokens.map(({ kind }) => kind),
    ['willpower', 'villain'],
  );
});

test('AH-TOK-06 AH-TOK-07 AH-RUL-35 gainVillainTokens: they stay until they are spent', () => {
  const t = ally('feral', { options: ATTRACTIONS, influence: 'cerebro' });
  assert.equal(t.world.villainTokens[0], 1);
  const spent = ally('shatterstar', { options: ATTRACTIONS, influence: 'cerebro', villainTokens: [1] });
  assert.deepEqual([spent.world.villainTokens[0], spent.world.vp[0]], [0, 2]);
});

test('AH-RUL-32 who assigns a pawn at the location of the Influence marker gains a Villain token, after paying', () => {
  const t = ally('shatterstar', { options: ATTRACTIONS, influence: 'dangerRoom', villainTokens: [1] });
  assert.equal(t.world.villainTokens[0], 1);
  assert.equal(
    scenario({ options: ATTRACTIONS, influence: 'dangerRoom', cards: { dangerAlly1: ['shatterstar', 0] } }).refused(
      '0 assign:shatterstar',
    ),
    'AH-ACT-01',
  );
});

test('AH-CNV-04 an alternative that cannot be paid is refused', () => {
  const t = scenario({ at: 'mission', round: 4, resources: [[0, 0, 1]], jet: ['0 Cyclops'] }).play('0 assign:zone');
  assert.equal(t.refused('0 choose:0'), 'AH-CNV-04');
});

test('AH-ALY-10 forEach: Mirage counts the Allies that one has recruited', () => {
  const cards = { dangerAlly1: ['mirage', 0], labAlly1: ['iceman', 0, 1], labAlly2: ['beast', 1] } as const;
  assert.equal(ally('mirage', { cards }).purse(0)[2], 1 + 2);
});

test('forEach over cards discarded: Illyana’s Farewell', () => {
  const t = event('illyanasFarewell', { options: ATTRACTIONS, hands: [['iceman', 'beast']], resources: [POOR] });
  t.play('0 discard:iceman', '0 discard:beast');
  assert.deepEqual([t.purse(0)[2], t.world.vp[0]], [2, 2]);
});

test('if: Captain Britain and Hated and Feared', () => {
  const draws = (willpower: number) =>
    ally('captainBritain', { options: ATTRACTIONS, influence: 'cerebro', resources: [[0, 0, willpower]] }).hand(0)
      .length;
  assert.deepEqual([2, 3].map(draws), [0, 2]);
  const t = event('hatedAndFeared', { vp: [5, 6, 5], resources: [POOR, [0, 0, 3], [0, 0, 3]] });
  assert.deepEqual([t.purse(1)[2], t.purse(2)[2]], [2, 3]);
});

test('returnHero, moveToJet: a Hero comes home, a Hero flies', () => {
  const back = event('simulationReset', { pawns: { danger: '0 Jean Grey' } }).play('0 pawn:Jean Grey');
  assert.ok(back.places(0, 'Jean Grey').every(place => place === 'board'));
  const t = event('blackbirdRefit', { pawns: { danger: '0 Jean Grey' } }).play('0 pawn:Jean Grey');
  assert.equal(t.places(0, 'Jean Grey')[0], 'jet 0');
});

test('activate: Cypher carries out another Ally, without a Recruitment bonus', () => {
  const cards = { dangerAlly1: ['cypher', 0], labAlly1: ['iceman', 1] } as const;
  const t = ally('cypher', { cards, pawns: { labAlly1: '1 Storm' }, resources: [POOR, POOR] }).play('0 choose:1');
  assert.deepEqual([t.purse(0), t.purse(1)], [[6, 0, 0], POOR]);
});

test('AH-RES-04 reduceCost and increaseCost of the next row: what is less or more is chosen', () => {
  const base: Position = { at: 'mission', villains: { A: 'avalanche', B: 'toad' }, jet: ['0 Cyclops'] };
  const less = scenario({ ...base, rowLess: [3], resources: [[1, 1, 0]] }).play(
    '0 assign:A1',
    '0 spare:physical',
    '0 spare:mental',
  );
  assert.deepEqual([less.purse(0), less.world.rowLess[0]], [POOR, 0]);
  const more = scenario({ ...base, rowMore: [1], resources: [[4, 3, 0]] }).play('0 assign:A1', '0 extra:mental');
  assert.deepEqual(more.purse(0), [1, 0, 0]);
});

test('AH-RUL-24 reduceCost of a slot; with five cards in the slots no more are played', () => {
  const t = event('privateLesson', { played: [['opticBlast', 'ricochetShot']], resources: [[1, 0, 0]] }).play(
    '0 evolve:telekinesis',
    '0 spare:physical',
  );
  assert.deepEqual([t.purse(0), t.world.played[0]!.length], [POOR, 3]);
  const full = scenario({
    played: [['opticBlast', 'ricochetShot', 'fieldCommander', 'telekinesis', 'telepathicBond']],
    unplayed: [['wideBeam']],
    resources: [RICH],
  });
  full.play('0 assign:cerebroEvolution', '0 pawn:Cyclops');
  assert.deepEqual([full.waiting, full.world.played[0]!.length], [[1], 5]);
});

test('AH-EVO-02 AH-CNV-01 the slot is paid before the Evolution card lies in it, also where nobody chooses', () => {
  const t = scenario({ played: [['opticBlast']], unplayed: [['ricochetShot']], resources: [[2, 0, 0]] });
  t.play('0 assign:cerebroEvolution', '0 pawn:Cyclops', '0 evolve:ricochetShot');
  assert.deepEqual(t.kinds.slice(-2), ['paid', 'evolved']);
});

test('takeFromDiscard, refreshProtocols, scout', () => {
  const t = ally('rachelSummers', { options: ATTRACTIONS, influence: 'cerebro', discard: ['karma'] }).play(
    '0 take:karma',
  );
  assert.deepEqual(t.hand(0), ['karma']);
  const fresh = ally('artieMaddicks', { protocols: ['karma'] });
  assert.deepEqual([fresh.pile('discard'), fresh.pile('protocols').length], [['karma'], 4]);
  const seen = ally('psylocke', { deck: ['iceman', 'rictor', 'beast'] });
  assert.deepEqual(new Set(seen.options(0)), new Set(['keep:iceman', 'keep:rictor', 'keep:beast']));
  seen.play('0 keep:rictor');
  assert.deepEqual([seen.hand(0), new Set(seen.pile('discard'))], [['rictor'], new Set(['iceman', 'beast'])]);
  assert.ok(seen.log(1).includes('seat 0 draws a card.'));
});

test('recruitBonus and moveAlly', () => {
  const t = event('birdBrainsRescue', { hands: [['iceman']], resources: [POOR] }).play(
    '0 play:iceman',
    '0 slot:dangerAlly2',
  );
  assert.equal(t.purse(0)[0], 2);
  const moved = event('siegePerilous', { cards: { labAlly1: ['iceman', 1] }, pawns: { danger: '0 Jean Grey' } });
  moved.play('0 use', '0 ally:iceman', '0 slot:zoneAlly1');
  assert.deepEqual([moved.world.slots.indexOf(0), moved.world.recruiters[9]], [9, 2]);
});

test('AH-RUL-84 a Student on a Mission tile deals damage for its player', () => {
  const scouts = {
    name: 'Scouts',
    type: 'event',
    effects: [{ do: 'assign', pawn: { kind: 'student', on: 'board' }, to: { kind: 'missionTile' }, anyPhase: true }],
  } as const;
  const t = event('scouts', {
    fixtures: [{ id: 'scouts', card: scouts }],
    students: [1],
    villains: { A: 'avalanche', B: 'toad' },
    resources: [RICH],
  });
  t.play('0 assign:A1');
  assert.deepEqual([t.world.marker[0], t.world.vp[0], t.places(0, 'Student')], [0, 5, ['A1']]);
});

test('AH-RUL-61 AH-RUL-63 Recruiters choose in turn order, must take the bonus, and lose what is above 10', () => {
  const cards = { medicalAlly: ['iceman', 1, 2] } as const;
  const t = scenario({ order: [0, 2, 1], cards, resources: [POOR, RICH, POOR] }).play(
    '0 assign:iceman',
    '0 pawn:Cyclops',
  );
  assert.deepEqual([t.waiting, t.options(2)], [[2], ['gain:physical', 'gain:mental', 'gain:willpower']]);
  t.play('2 gain:mental', '1 gain:mental');
  assert.deepEqual([t.purse(2), t.purse(1)], [[0, 1, 0], RICH]);
});

test('AH-RUL-43 AH-CRD-05 the ten steps of an assignment come one after the other', () => {
  const card = {
    name: 'Steps',
    type: 'ally',
    cost: { mental: 1 },
    effects: [{ do: 'gain', physical: 1 }],
    afterAssigning: [{ do: 'gainStudents', n: 1 }],
  } as const;
  const t = scenario({
    options: ATTRACTIONS,
    fixtures: [{ id: 'steps', card }],
    cards: { dangerAlly1: ['steps', 1] },
    tokens: { dangerAlly1: ['vp 1'] },
    influence: 'dangerRoom',
    teams: ['wolverineJubilee', 'stormForge', 'magik'],
    played: [['berserkerRage']],
    resources: [[0, 1, 0], POOR],
  }).play('0 assign:steps', '0 pawn:Wolverine');
  const steps = [
    'assigned',
    'scored',
    'paid',
    'tokensGained',
    'gained',
    'bonusGained',
    'gained',
    'studentsGained',
    'abilityActs',
    'gained',
  ];
  assert.deepEqual(t.kinds.slice(-steps.length), steps);
});

test('AH-RUL-66 AH-RUL-109 Defeats of one turn run in the order of their last marks', () => {
  const strike = {
    do: 'assign',
    pawn: { kind: 'hero', on: 'board' },
    to: { kind: 'missionTile' },
    anyPhase: true,
  } as const;
  const t = event('twice', {
    fixtures: [{ id: 'twice', card: { name: 'Twice', type: 'event', effects: [strike, strike] } }],
    villains: { A: 'avalanche', B: 'toad' },
    markers: { A2: 1, A3: 1, A7: 1, B3: 1, B5: 1, B6: 1 },
    resources: [RICH],
  });
  t.play('0 pawn:Cyclops', '0 assign:B4', '0 decline');
  while (t.at !== 'turn.act') t.idleOnce();
  assert.deepEqual(
    t.log().filter(line => line.endsWith('is defeated!')),
    ['Toad is defeated!', 'Avalanche is defeated!'],
  );
});

test('AH-RUL-31 a defeated Acolyte is replaced by a Lieutenant, and Magneto comes last', () => {
  const t = scenario({
    at: 'mission',
    options: ATTRACTIONS,
    villains: { A: 'javitz', B: 'senyaka' },
    markers: { A3: 1, A7: 1, A8: 1 },
    resources: [RICH],
    jet: ['0 Cyclops'],
    protocols: [],
  });
  t.play('0 assign:A2', '0 assign:zone', '0 choose:0', '0 gain:physical');
  assert.ok(t.log().some(line => line.endsWith('appears on Mission tile A.')));
  assert.equal(villainOf(t.world.villain[tileNamed('A')]!).tier, 'lieutenant');
  const last = scenario({
    at: 'mission',
    options: ATTRACTIONS,
    villains: { A: 'fabianCortez', B: 'gone' },
    markers: { A1: 1, A2: 1, A5: 1, A6: 1 },
    resources: [RICH],
    jet: ['0 Cyclops'],
    protocols: [],
  }).play('0 assign:A7');
  last.idleWhile(({ world }) => world.round === 1);
  assert.equal(villainOf(last.world.villain[tileNamed('C')]!).tier, 'magneto');
});
