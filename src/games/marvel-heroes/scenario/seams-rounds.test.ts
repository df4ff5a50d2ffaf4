// Seams of rounds: Planning between two Game Rounds, wounds and Allies across it, the tokens, and cards in a turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from './scenario.ts';

const planned = (plan: string, position: Position): Scenario =>
  scenario({ seats: 2, at: 'planning', ...position }).play(`0 plan:${plan}`, '1 plan::::');

// ---- Planning ----------------------------------------------------------------------------------------------

test('MH-PLN-06 MH-ABL-05 a Grant pays for the plan that it is played with, and is discarded with it', () => {
  const t = scenario({ seats: 2, at: 'planning', hands: [['starkIndustriesGrant']] });
  assert.equal(t.refused('0 plan:thor+hulk:captainAmerica::'), 'MH-PLN-15');
  t.play('0 plan:thor+hulk:captainAmerica::starkIndustriesGrant', '1 plan::::');
  assert.deepEqual([t.world.pp[0], t.pile('resourceDiscard'), t.hand(0)], [0, ['starkIndustriesGrant'], []]);
});
test('MH-PLN-02 MH-PLN-08 MH-PLN-12 who is on a Support space is available, and is taken back unpaid', () => {
  const t = planned(':::', { heroes: { hulk: 'support Queens', thor: 'Midtown' } });
  assert.deepEqual([t.world.pp[0], t.hero('hulk'), t.hero('thor')], [3, 'recovery', 'recovery']);
});
test('MH-MED-02 MH-GLO-12 a Wound treated in the Missions brings a Plot Point in the next Planning phase', () => {
  const next = (line: string): number => {
    const t = scenario({ seats: 2, actionRound: 5, heroes: { hulk: 'wounded' } });
    return t.play(`0 ${line}`, '1 pass').idleTo('planning.assign').world.pp[0]!;
  };
  assert.deepEqual([next('treat'), next('pass')], [4, 3]);
});
test('MH-PLN-17 MH-PLN-18 who is wounded is healed after the plan, and cannot act in that Game Round', () => {
  const t = scenario({ seats: 2, at: 'planning', heroes: { hulk: 'wounded' } });
  assert.equal(t.refused('0 plan:hulk:::'), 'MH-PLN-17');
  t.play('0 plan::::', '1 plan::::');
  assert.deepEqual(
    [t.hero('hulk'), t.refused('0 move:hulk'), t.refused('0 treat')],
    ['recovery', 'MH-MOV-08', 'MH-MED-03'],
  );
});
test('MH-PLN-27 MH-PLN-28 the Ally that makes room is lost with its PP, and may be any but the new one', () => {
  const t = planned(':::', {
    hands: [['sheHulk']],
    allies: [{ vision: 2, hawkeye: 0, beast: 1 }],
    pp: [2],
  }).play('0 charged:sheHulk');
  assert.deepEqual([t.at, t.refused('0 discard:sheHulk')], ['room.choose', 'MH-PLN-27']);
  t.play('0 discard:vision');
  assert.deepEqual([t.allies(0), t.pile('resourceDiscard')], [['hawkeye 0', 'beast 1', 'sheHulk 2'], ['vision']]);
});
test('MH-PLN-24 MH-CRD-16 Heroes for Hire spare the PP of a linked Ally: nothing paid, nothing placed', () => {
  const position: Position = {
    teams: ['marvelKnights', 'xMen'],
    powerUps: [['heroesForHire']],
    hands: [['blackWidow']],
  };
  const t = planned(':::', position);
  t.play('0 ally:blackWidow');
  assert.deepEqual([t.allies(0), t.world.pp[0]], [['blackWidow 0'], 4]);
});
test('MH-PLN-21 MH-CRD-16 an Old Favor fetches an Ally, which is still the only one of the phase', () => {
  const t = planned(':::', { hands: [['oldFavor', 'hawkeye']], discard: ['vision'] });
  t.play('0 use:oldFavor', '0 take:vision', '0 ally:vision');
  assert.deepEqual([t.allies(0), t.world.pp[0]], [['vision 0'], 4], 'it costs nothing');
  assert.equal(t.at, 'turn.act', 'there is nothing left to take, and no second Ally');
});
test('MH-PLN-29 MH-PLN-30 six Story cards buy one Power-Up with the plan and another in the Ally step', () => {
  const t = planned('::quinjet:', { stories: [6] });
  assert.equal(t.refused('0 buy:quinjet'), 'MH-PUP-03');
  t.play('0 buy:avengersMansion');
  assert.deepEqual([t.powerUps(0), t.world.stories[0], t.world.vp[0]], [['quinjet', 'avengersMansion'], [], 0]);
});
test('MH-PLN-04 MH-PUP-02 a Power-Up bought in Planning pays from the next Game Round on', () => {
  const t = planned('::avengersMansion:', { stories: [3] });
  assert.equal(t.world.pp[0], 4);
});
test('MH-INF-06 MH-PLN-16 of two plans the first is told nobody before the second is made', () => {
  const t = scenario({ seats: 2, at: 'planning' }).play('0 plan:thor:::');
  assert.deepEqual([t.waiting, t.world.pp, t.hero('thor')], [[1], [4, 4], 'recovery']);
  assert.ok(!t.log(1).some(line => line.includes('Thor')));
});

// ---- tokens and Headlines ----------------------------------------------------------------------------------

test('MH-GRS-07 MH-GRS-11 all level: the Nemesis with the most Henchmen, and the First Player moves on', () => {
  const t = scenario({ seats: 4, at: 'setUp', gameRound: 2, first: 2 });
  assert.equal(t.world.archnemesis, 2, 'Kingpin has Henchmen 4, and opposes the Marvel Knights');
  assert.equal(t.world.first, 3);
});
test('MH-GRS-08 the token leaves an Archnemesis whose Team leads no more', () => {
  const t = scenario({ seats: 2, at: 'setUp', gameRound: 3, archnemesis: 0, vp: [4, 5] });
  assert.equal(t.world.archnemesis, 1);
});
test('MH-GRS-04 MH-SCN-11 an open Headline keeps its token, which grows where the Scenario says so', () => {
  const t = scenario({
    seats: 2,
    options: { scenario: 'kreeSkrullWar' },
    at: 'setUp',
    gameRound: 2,
    headlines: { Queens: 'turfWarOnTheWaterfront', Brooklyn: '' },
    threat: { Queens: 5 },
    deck: ['demonsWalkTheEarth'],
  });
  assert.deepEqual(
    [t.headline('Queens'), t.headline('Brooklyn')],
    ['turfWarOnTheWaterfront 6', 'demonsWalkTheEarth 6'],
  );
});
test('MH-EMP-02 MH-GRS-04 a space for which no Headline is left stays empty; others are filled in order', () => {
  const t = scenario({
    seats: 2,
    at: 'setUp',
    gameRound: 2,
    headlines: { 'The Village': '', Queens: '' },
    empty: ['headlines'],
    deck: ['turfWarOnTheWaterfront'],
  });
  assert.deepEqual([t.headline('The Village'), t.headline('Queens')], ['turfWarOnTheWaterfront 3', '']);
});
test('MH-RES-10 MH-MOV-09 a hero goes where no Headline is, and has it before him once it is laid', () => {
  const t = scenario({ seats: 2, actionRound: 5, headlines: { Queens: '' }, heroes: { captainAmerica: 'ready' } });
  t.play('0 move:captainAmerica', '0 district:Astoria', '1 pass').idleTo('planning.assign');
  t.play('0 plan:captainAmerica:::', '1 plan::::').idleTo('turn.act');
  assert.notEqual(t.headline('Queens'), '');
  assert.equal(t.hero('captainAmerica'), 'Astoria');
});

// ---- in a turn ---------------------------------------------------------------------------------------------

test('MH-MOV-02 MH-MOV-03 who was brought is on a Support space, and is not brought again', () => {
  const t = scenario({ seats: 2, heroes: { thor: 'ready', captainAmerica: 'ready', hulk: 'supporting' } });
  t.play('0 move:thor', '0 district:Astoria', '0 bring:hulk', '1 pass');
  t.play('0 move:captainAmerica', '0 district:Midtown');
  assert.deepEqual([t.at, t.hero('hulk')], ['turn.act', 'support Queens'], 'nobody is left to bring');
});
test('MH-CRD-16 Front Page News replaces no Headline where heroes stand, and moves one all the same', () => {
  const t = scenario({
    seats: 2,
    hands: [['frontPageNews']],
    heroes: { thor: 'Astoria', thing: 'Brooklyn Heights' },
    headlines: {
      'Upper Manhattan': '',
      'Central Manhattan': '',
      'The Village': '',
      'Lower Manhattan': '',
      Queens: 'turfWarOnTheWaterfront',
      Brooklyn: 'maskedFightClubDrawsBlood',
    },
  }).play('0 action:frontPageNews');
  assert.equal(t.at, 'movement.hero');
  t.play('0 move:thor', '0 district:Midtown');
  assert.deepEqual([t.headline('Queens'), t.hero('thor')], ['turfWarOnTheWaterfront 3', 'Midtown']);
});
test('MH-EMP-01 MH-EMP-02 Undercover takes from those who have, and draws where nothing is left to draw', () => {
  const t = scenario({
    seats: 3,
    hands: [['undercover']],
    plots: [[], ['toad'], []],
    empty: ['resources'],
  }).play('0 action:undercover');
  assert.deepEqual([t.plots(1), t.hand(0), t.pile('resourceDiscard')], [[], [], ['undercover']]);
});
test('MH-STO-01 MH-EMP-02 a Story action on an empty Resource deck still moves the track', () => {
  const t = scenario({
    seats: 2,
    empty: ['resources'],
    track: ['xMen', 'xMen', 'xMen', 'xMen', 'avengers'],
  }).play('0 story', '0 advance');
  assert.deepEqual([t.hand(0), t.world.vp[0]], [[], 1]);
});
test('MH-MED-01 MH-CRD-16 Night Nurse heals one or two, and one of them supports at once', () => {
  const t = scenario({ seats: 2, hands: [['nightNurse']], heroes: { thor: 'wounded', hulk: 'wounded' } });
  t.play('0 action:nightNurse', '0 treat:thor', '0 pass', '0 support:thor');
  assert.deepEqual([t.hero('thor'), t.hero('hulk')], ['supporting', 'wounded']);
});
