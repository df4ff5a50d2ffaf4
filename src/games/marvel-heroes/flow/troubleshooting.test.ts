// Troubleshooting: the Trouble roll and its reduction, playing Villains, Most Wanted Villains, what comes of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Villain } from '../cards/card.ts';
import { duel, scenario, type Position } from '../scenario/scenario.ts';
import { NONE } from '../table/world.ts';

/** A Mystery Headline in Astoria, where Hulk (Mystery 0) is: the Trouble Level is the number of dice. */
const trouble = (n: number, position: Position = {}) =>
  scenario({
    seats: 4,
    heroes: { hulk: 'Astoria' },
    headlines: { Queens: 'maskedFightClubDrawsBlood' },
    threat: { Queens: n },
    dice: 'T'.repeat(n),
    ...position,
  }).play('0 troubleshoot:Queens');
const rolled = (position: Position) =>
  scenario({ seats: 2, headlines: { Queens: 'reactorTestRunsWild' }, threat: { Queens: 5 }, ...position })
    .play('0 troubleshoot:Queens')
    .happened('troubleRolled')[0];
const thug = (requirement: number, cost: number): { id: string; card: Villain } => ({
  id: 'thug',
  card: {
    name: 'Thug',
    tier: 1,
    requirement,
    cost,
    ko: 1,
    isMostWanted: true,
    powers: { red: { name: 'Fists', attack: 1, defend: 1, outwit: 1 } },
    lower: { kind: 'backup', trouble: 0, at: 'combatStart', cost: 'self', effects: [] },
  },
});

test('MH-TRB-01 a Ready hero in the District is needed', () => {
  const t = scenario({ headlines: { Queens: 'maskedFightClubDrawsBlood' }, heroes: { hulk: 'Steinway' } });
  assert.equal(t.refused('0 troubleshoot:Queens'), 'MH-TRB-01');
});
test('MH-TRB-02 he chooses one of several Headlines', () => {
  const t = scenario({
    headlines: { Queens: 'maskedFightClubDrawsBlood', Brooklyn: 'turfWarOnTheWaterfront' },
    heroes: { hulk: 'Astoria', thor: 'Brooklyn Heights' },
  });
  const open = t.options(0).filter(option => option.startsWith('troubleshoot'));
  assert.deepEqual(open, ['troubleshoot:Queens', 'troubleshoot:Brooklyn']);
});
test('MH-TRB-03 Trouble roll, reduction, Villains, combat, resolution', () => {
  const t = duel({ with: 'captainAmerica', against: 'vulture', rolls: 'DDDD BB' }).play('0 power:red', '1 power:red');
  const steps = ['troubleRolled', 'troubleReduced', 'leadPlayed', 'combatBegun', 'headlineScored'];
  assert.deepEqual(
    t.kinds.filter(kind => steps.includes(kind)),
    steps,
  );
});
test('MH-TRB-04 MH-TRB-05 MH-TRB-07 MH-EX-02 MH-GLO-02 MH-GLO-11 MH-DIE-04 MH-DIE-06 MH-RUL-02 boosted dice', () => {
  assert.equal(rolled({ heroes: { hulk: 'Long Island City' }, dice: 'BTHXD D' }), 'troubleRolled 0 7');
});
test('MH-EX-03 MH-DIE-05 a BOOST on an extra die gives no further die', () => {
  assert.equal(rolled({ heroes: { hulk: 'Long Island City' }, dice: 'BTHXD X' }), 'troubleRolled 0 6');
});
test('MH-TRB-04 MH-DIE-04 a Trouble die that newly shows BOOST gives an extra die too', () => {
  const t = scenario({
    seats: 2,
    headlines: { Queens: 'reactorTestRunsWild' },
    threat: { Queens: 2 },
    heroes: { hulk: 'Long Island City' },
    hands: [['clearedStreets']],
    dice: 'BT X D',
  }).play('0 troubleshoot:Queens');
  t.until('clearedStreets').play('0 use:clearedStreets', '0 reroll:0:0');
  assert.deepEqual(t.happened('troubleChanged'), ['troubleChanged 4']);
});
test('MH-TRB-06 MH-EX-01 MH-DIE-07 with the skill in the District nothing is boosted', () => {
  assert.equal(rolled({ heroes: { ironMan: 'Long Island City' }, dice: 'BTHXD' }), 'troubleRolled 0 5');
});
test('MH-EX-04 MH-RUL-47 MH-RUL-48 the skill on the Support space of the Area serves as well', () => {
  const heroes = { hulk: 'Long Island City', ironMan: 'support Queens' };
  assert.equal(rolled({ heroes, dice: 'BTHXD' }), 'troubleRolled 0 5');
  assert.equal(rolled({ heroes: { ...heroes, ironMan: 'support Brooklyn' }, dice: 'BTHXD B' }), 'troubleRolled 0 5');
});
test('MH-TRB-08 MH-TRB-09 MH-EX-05 MH-RUL-49 one hero lowers it, whom the player chooses', () => {
  const t = scenario({
    seats: 2,
    teams: ['marvelKnights', 'xMen'],
    heroes: { elektra: 'Astoria', daredevil: 'Astoria' },
    headlines: { Queens: 'tinkeredWeaponsFloodTheStreets' },
    threat: { Queens: 5 },
    dice: 'TTTTT',
  }).play('0 troubleshoot:Queens');
  assert.deepEqual(t.options(0), ['hero:daredevil', 'hero:elektra']);
  assert.equal(t.play('0 hero:daredevil').world.trouble, 2);
});
test('MH-TRB-10 who supports does not lower it', () => {
  const t = trouble(3, { heroes: { hulk: 'Astoria', ironMan: 'support Queens' } });
  assert.equal(t.world.trouble, 3);
});
test('MH-TRB-11 MH-TRB-12 MH-EX-06 MH-VIL-09 MH-BRD-11 at 0 nobody draws and the Headline is scored', () => {
  const t = scenario({
    seats: 2,
    teams: ['marvelKnights', 'xMen'],
    heroes: { doctorStrange: 'Steinway' },
    headlines: { Queens: 'whoReplacedTheSenator' },
    threat: { Queens: 3 },
    dice: 'TTT',
  }).play('0 troubleshoot:Queens');
  assert.deepEqual([t.world.vp, t.plots(1), t.waiting], [[4, 0], [], [1]]);
});
test('MH-DIE-11 MH-RUL-05 a Trouble roll may take more than 8 dice', () => assert.equal(trouble(12).world.trouble, 12));
test('MH-RUL-46 the roll is the Hero player’s', () =>
  assert.deepEqual(trouble(3).happened('troubleRolled'), ['troubleRolled 0 3']));

// ---- Villains ----------------------------------------------------------------------------------------------

test('MH-VIL-01 MH-VIL-02 MH-INF-07 the Nemesis player first, then clockwise; each draws a card', () => {
  const t = trouble(3);
  assert.deepEqual([t.waiting, t.plots(1).length, t.plots(2).length], [[1], 1, 0]);
  t.play('1 pass');
  assert.deepEqual([t.waiting, t.plots(2).length], [[2], 1]);
  t.play('2 pass', '3 pass');
  assert.deepEqual([t.world.vp[0], t.waiting], [3, [1]]);
  assert.ok(t.log(0).includes('seat 1 draws a Villain card.'));
});
test('MH-VIL-03 MH-VAR-01 two cards with two players', () => assert.equal(trouble(3, { seats: 2 }).plots(1).length, 2));
test('MH-VIL-04 MH-RUL-57 MH-RUL-58 he may play what he has just drawn; who is absent passes', () => {
  const t = trouble(3, { deck: ['viper'] });
  assert.ok(t.options(1).includes('lead:viper'));
  assert.deepEqual(t.idleOnce().waiting, [2]);
});
test('MH-VIL-05 MH-VIL-15 MH-GLO-05 after one Lead nobody else draws or leads', () => {
  const t = trouble(3, { plots: [[], ['viper']] }).play('1 lead:viper', '1 pass');
  assert.deepEqual([t.plots(2), t.plots(3), t.at], [[], [], 'sequence.powers']);
});
test('MH-VIL-06 the Trouble Level must meet the Requirement', () => {
  const t = trouble(4, { plots: [[], ['abomination', 'bullseye']] });
  assert.deepEqual([t.refused('1 lead:abomination'), t.refused('1 lead:bullseye')], ['MH-VIL-06', undefined]);
});
test('MH-VIL-07 MH-EX-08 MH-VIL-11 MH-VIL-12 the Lead costs Trouble, and so do lower halves', () => {
  const t = trouble(4, { plots: [[], ['bullseye', 'blob', 'blastaar', 'pyro']], deck: ['shocker'] });
  assert.equal(t.play('1 lead:bullseye').world.trouble, 1);
  assert.deepEqual([t.refused('1 helper:blastaar'), t.refused('1 helper:blob')], ['MH-VIL-12', undefined]);
  t.play('1 helper:blob', '1 helper:pyro', '1 helper:shocker');
  assert.deepEqual([t.world.trouble, t.fight.helpers.length], [0, 3]);
});
test('MH-VIL-08 MH-RUL-52 a cost above the Trouble Level cannot be paid', () => {
  const t = trouble(2, { plots: [[], ['thug']], fixtures: [thug(1, 3)] });
  assert.equal(t.refused('1 lead:thug'), 'MH-VIL-08');
});
test('MH-EX-07 who cannot play one lets the next draw', () => {
  const t = trouble(2, { plots: [[], ['blob'], ['thug']], deck: ['rhino'], fixtures: [thug(2, 2)] });
  assert.deepEqual(t.options(1), ['pass']);
  t.play('1 pass', '2 lead:thug');
  assert.equal(t.world.trouble, 0);
});
test('MH-VIL-10 MH-VIL-13 MH-VIL-14 MH-RUL-50 every Villain player may add once, the Lead’s player first', () => {
  const t = trouble(6, { plots: [[], [], ['viper', 'pyro'], ['shocker']], deck: ['toad'] });
  assert.ok(!t.options(1).some(option => option.startsWith('helper')));
  t.play('1 pass', '2 lead:viper');
  assert.deepEqual(t.waiting, [2]);
  t.play('2 helper:pyro', '2 pass');
  assert.deepEqual(t.waiting, [3]);
  assert.deepEqual(t.play('3 helper:shocker').waiting, [1]);
});
test('MH-VIL-16 the Lead is controlled by who played it', () => {
  const t = trouble(3, { plots: [[], [], ['viper']] })
    .play('1 pass', '2 lead:viper')
    .idleTo('sequence.powers');
  assert.deepEqual([t.fight.controller, t.waiting], [2, [0, 2]]);
});
test('MH-RUL-51 a Lead’s own lower half is not used', () => {
  const t = trouble(3, { plots: [[], ['viper']] }).play('1 lead:viper');
  assert.ok(!t.options(1).includes('helper:viper'));
});

// ---- Most Wanted -------------------------------------------------------------------------------------------

test('MH-MWV-01 MH-MWV-02 MH-MWV-05 any Villain player may lead with one, and it leaves its space', () => {
  const t = trouble(6, { mostWanted: ['rhino', 'venom'], plots: [[], ['viper']] });
  assert.ok(t.options(1).includes('wanted:rhino'));
  t.play('1 pass', '2 wanted:rhino');
  assert.deepEqual([t.world.mostWanted[0], t.fight.controller], [NONE, 2]);
  assert.ok(!t.options(2).includes('helper:venom'));
});
test('MH-MWV-03 MH-MWV-04 MH-EX-09 its Requirement counts as 0, its cost is paid', () => {
  const position = { mostWanted: ['thug'], fixtures: [thug(6, 3)] };
  assert.equal(trouble(2, position).refused('1 wanted:thug'), 'MH-VIL-08');
  assert.equal(trouble(3, position).play('1 wanted:thug').world.trouble, 0);
});
test('MH-RUL-53 with cost 0 it is played at Trouble Level 1', () => {
  assert.equal(trouble(1, { mostWanted: ['thug'], fixtures: [thug(4, 0)] }).refused('1 wanted:thug'), undefined);
});
/** Captain America with one KO loses to a Lead with the icon. */
const lost = (position: Position = {}) => {
  const t = duel({ with: 'captainAmerica', against: 'crossbones', rolls: 'BBBB BBB DDDD BBB', ...position });
  t.world.ko[0] = 1;
  return t.play('0 power:red', '1 power:red').idleTo(position.mostWanted ? 'mostWanted.choose' : 'turn.act');
};
test('MH-MWV-06 MH-RES-05 a winner with the icon goes to an empty space', () => {
  const t = lost();
  assert.equal(t.world.mostWanted[0] !== NONE, true);
  assert.ok(!t.pile('villainDiscard').includes('crossbones'));
});
test('MH-MWV-07 MH-RUL-59 when all are full the Nemesis player replaces one or discards the winner', () => {
  const full = { mostWanted: ['rhino', 'venom', 'ultron'] };
  const t = lost(full);
  assert.deepEqual([t.waiting, t.refused('1 replace:viper')], [[1], 'MH-MWV-07']);
  t.play('1 replace:venom');
  assert.deepEqual([t.pile('villainDiscard').includes('venom'), t.world.mostWanted.length], [true, 3]);
  assert.ok(lost(full).idleOnce().pile('villainDiscard').includes('crossbones'));
});
test('MH-MWV-08 MH-RUL-78 a loser with the icon is discarded', () => {
  const t = duel({ with: 'captainAmerica', against: 'crossbones', rolls: 'DDDD BBB' });
  t.fight.kos = 1;
  t.play('0 power:red', '1 power:red').idleTo('turn.act');
  assert.ok(t.pile('villainDiscard').includes('crossbones'));
  assert.deepEqual(t.world.mostWanted, [NONE, NONE, NONE]);
});

// ---- resolution --------------------------------------------------------------------------------------------

test('MH-RES-01 MH-RES-02 MH-RUL-77 the defeated are In Recovery with one Wound and no KO', () => {
  const t = lost();
  assert.deepEqual([t.hero('captainAmerica'), t.world.wound[0], t.kos('captainAmerica')], ['wounded', 1, 0]);
});
test('MH-RES-03 heroes on Support spaces are untouched', () => {
  assert.equal(lost({ heroes: { hulk: 'support Queens' } }).hero('hulk'), 'support Queens');
});
test('MH-RES-04 MH-RES-09 MH-RES-13 the Headline is discarded with its token; nobody scores; Trouble 0', () => {
  const t = lost();
  assert.deepEqual([t.pile('headlineDiscard'), t.world.vp, t.world.trouble], [['turfWarOnTheWaterfront'], [0, 0], 0]);
  assert.deepEqual([t.world.headline[4], t.world.threat[4]], [NONE, 0]);
});
test('MH-RES-09 with a Headline goes what has lowered its Threat', () => {
  const headlines = { Queens: 'turfWarOnTheWaterfront' };
  const t = scenario({ headlines, calm: { Queens: 2 }, hands: [['frontPageNews']] });
  t.play('0 action:frontPageNews', '0 headline:Queens');
  assert.deepEqual([t.pile('headlineDiscard'), t.world.calm[4]], [['turfWarOnTheWaterfront'], 0]);
});
test('MH-RES-06 MH-RES-07 MH-RES-08 MH-RES-11 MH-RES-12 MH-GLO-04 the heroes win', () => {
  const t = duel({ with: 'captainAmerica', against: 'vulture', helpers: ['pyro'], rolls: 'DDDD BB' });
  t.world.ko[0] = 1;
  t.play('0 power:red', '1 power:red').idleTo('turn.act');
  assert.deepEqual([t.kos('captainAmerica'), t.hero('captainAmerica')], [0, 'Astoria']);
  assert.deepEqual([t.world.vp[0], t.world.trouble, t.pile('scored')], [2, 0, ['turfWarOnTheWaterfront']]);
  assert.deepEqual(t.pile('villainDiscard'), ['pyro', 'vulture']);
});
