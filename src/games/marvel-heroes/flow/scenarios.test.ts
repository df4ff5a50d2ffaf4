// Special Headlines, the ten Scenarios, and how the game is won.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position } from '../scenario/scenario.ts';
import { headlineOf } from '../table/deck.ts';

const game = (name: string, position: Position = {}) =>
  scenario({ seats: 2, options: { scenario: name }, actionRound: 5, ...position });
/** Everybody passes to the end of the Action Round. */
const roundOver = (t: ReturnType<typeof game>) => {
  while (t.at === 'turn.act') t.play(`${t.waiting[0]!} pass`);
  return t;
};
const ended = (t: ReturnType<typeof game>) => t.state.result?.rule;

// ---- Special Headlines -------------------------------------------------------------------------------------

/** Cyclops (Danger 3, Protection) on Galactus: Threat 9, Danger, Science, 6 VP. */
const galactus = (position: Position = {}) =>
  game('galactus', {
    teams: ['xMen', 'avengers'],
    heroes: { cyclops: 'special' },
    special: 1,
    vp: [15, 3],
    dice: 'BBBBBBBBB',
    ...position,
  });
test('MH-SPH-01 MH-RUL-92 it enters at the end of the action that reaches 15 VP', () => {
  const track = ['xMen', 'xMen', 'xMen', 'xMen', 'avengers'] as const;
  const t = game('galactus', { vp: [14, 0], track }).play('0 story', '0 advance');
  assert.deepEqual([t.world.vp[0], t.world.special], [15, 1]);
});
/** A Story action of the Avengers that brings them to 15 VP. */
const STORY_OUT = { vp: [14, 0], track: ['xMen', 'xMen', 'xMen', 'xMen', 'avengers'] } satisfies Position;
test('MH-SPH-01 MH-RUL-92 it is open before the movements that follow the action', () => {
  const late = game('galactus', { ...STORY_OUT, hands: [['onTheDouble']], heroes: { thor: 'ready' } });
  late.play('0 use:onTheDouble', '0 story', '0 advance');
  assert.deepEqual([late.at, late.world.special], ['movement.hero', 1]);
  assert.equal(late.play('0 move:thor', '0 district:special').hero('thor'), 'special');
  const solved = game('galactus', {
    teams: ['marvelKnights', 'xMen'],
    vp: [14, 0],
    powerUps: [['secretIdentities']],
    heroes: { daredevil: 'Astoria' },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    threat: { Queens: 1 },
    dice: 'BB',
  });
  solved.play('0 troubleshoot:Queens').idleTo('turn.solved');
  assert.equal(solved.world.special, 1);
  solved.play('0 use:secretIdentities', '0 move:daredevil', '0 district:special');
  assert.equal(solved.hero('daredevil'), 'special');
});
test('MH-RUL-93 MH-SPH-03 in the Action Round of its entry nobody solves it, however fast he is there', () => {
  const allies = [{}, { nightcrawler: 1 }];
  const heroes = { storm: 'ready' };
  const t = game('galactus', { ...STORY_OUT, teams: ['avengers', 'xMen'], actionRound: 1, allies, heroes });
  t.play('0 story', '0 advance', '1 use:nightcrawler', '1 go:special:storm:');
  assert.equal(t.refused('1 troubleshoot:special'), 'MH-RUL-93');
  assert.ok(!t.options(1).includes('troubleshoot:special'));
  assert.throws(() => t.play('1 troubleshoot:special'), /has just entered/);
  assert.equal(t.play('1 pass', '0 pass').refused('1 troubleshoot:special'), undefined);
});
test('MH-SPH-02 MH-RUL-91 Ready heroes can enter it, as a District outside of all Areas', () => {
  const t = galactus({ heroes: { cyclops: 'ready', storm: 'supporting' } }).play('0 move:cyclops');
  assert.ok(t.options(0).includes('district:special'));
  t.play('0 district:special');
  assert.deepEqual([t.hero('cyclops'), t.waiting], ['special', [1]]);
});
test('MH-SPH-04 it has no Support space', () => {
  const t = galactus({ heroes: { cyclops: 'special', storm: 'supporting' } }).play('0 move:storm');
  assert.equal(t.options(0).length, 6);
});
test('MH-SPH-05 MH-SPH-06 no plan there; scheming for the Archnemesis or with the icon', () => {
  assert.equal(galactus().play('0 troubleshoot:special').at, 'turn.act');
  const t = galactus({ archnemesis: 0 }).play('0 troubleshoot:special');
  assert.equal(t.at, 'scheming.choose');
  assert.equal(t.play('1 pass').at, 'turn.act');
  const inferno = game('inferno', { special: 1, heroes: { thor: 'special' }, vp: [15, 0] });
  assert.equal(inferno.play('0 troubleshoot:special').at, 'scheming.choose');
});
test('MH-SPH-07 MH-SPH-10 MH-WIN-07 solved once, it ends the game after the Action Round', () => {
  const t = galactus().play('0 troubleshoot:special');
  assert.deepEqual([t.world.vp[0], t.world.special, t.at], [21, 2, 'turn.act']);
  assert.ok(!t.options(1).includes('troubleshoot:special'));
  assert.equal(ended(t.play('1 pass')), 'MH-SPH-07');
});
test('MH-SPH-08 when the Villain wins it stays, and the heroes are wounded', () => {
  const t = galactus({ dice: `${'T'.repeat(9)} BBBBB BBBBB DDDDD BB`, plots: [[], ['rhino']], kos: { cyclops: 1 } });
  t.play('0 troubleshoot:special').idleTo('lead.choose').play('1 lead:rhino').idleTo('sequence.powers');
  t.world.ko[12] = 1;
  t.play('0 power:red', '1 power:orange').idleTo('turn.act');
  assert.deepEqual([t.world.special, t.hero('cyclops')], [1, 'wounded']);
});
test('MH-SPH-09 in Planning a hero there is in a District', () => {
  const t = galactus({ at: 'planning' }).play('0 plan:cyclops:::', '1 plan::::');
  assert.equal(t.hero('cyclops'), 'special');
});

// ---- Scenarios ---------------------------------------------------------------------------------------------

test('MH-SCN-03 MH-SCN-10 MH-EX-25 Maximum Carnage: Crime has Threat +1; it ends with the round', () => {
  const t = game('maximumCarnage', { at: 'setUp', gameRound: 2 });
  for (const [area, card] of t.world.headline.entries()) {
    const { type, threat } = headlineOf(card);
    assert.equal(t.world.threat[area], threat + (type === 'crime' ? 1 : 0));
  }
  assert.equal(ended(roundOver(game('maximumCarnage', { special: 1, vp: [15, 0] }))), 'MH-SCN-03');
  assert.equal(ended(roundOver(game('maximumCarnage', { special: 0, vp: [14, 0] }))), undefined);
});
test('MH-SCN-08 MH-RUL-98 a Special Headline that nobody has solved ends the game by the rule of its Scenario', () => {
  const rules = ['galactus', 'inferno', 'houseOfM'].map(name => ended(roundOver(game(name, { special: 1 }))));
  assert.deepEqual(rules, ['MH-SCN-08', 'MH-SCN-08', 'MH-RUL-98']);
});
test('MH-SCN-04 MH-RUL-94 Born Again: after the Action Round that leaves a player with 15 VP', () => {
  const t = game('bornAgain', { actionRound: 2, vp: [15, 2] });
  assert.equal(ended(t.play('0 pass')), undefined);
  assert.equal(ended(t.play('1 pass')), 'MH-SCN-04');
});
test('MH-SCN-05 MH-RUL-95 The Evolutionary War: Game Round 3, or 15 VP; 1 PP more', () => {
  assert.equal(game('evolutionaryWar', { at: 'planning' }).world.pp[0], 5);
  assert.equal(ended(roundOver(game('evolutionaryWar', { gameRound: 2 }))), undefined);
  assert.equal(ended(roundOver(game('evolutionaryWar', { gameRound: 3 }))), 'MH-WIN-02');
  assert.equal(ended(roundOver(game('evolutionaryWar', { actionRound: 1, vp: [0, 16] }))), 'MH-SCN-05');
});
/** Captain America loses to Crossbones, who bears the icon. */
const brood = (mostWanted: string[]) => {
  const t = game('broodWars', {
    actionRound: 1,
    heroes: { captainAmerica: 'Astoria' },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    threat: { Queens: 6 },
    plots: [[], ['crossbones']],
    dice: 'TTTTTT BBBB BBB XBBB H BBB',
    mostWanted,
  }).play('0 troubleshoot:Queens', '1 lead:crossbones', '1 pass');
  t.world.ko[0] = 1;
  return t.play('0 power:red', '1 power:red').idleTo(mostWanted.length === 3 ? '' : 'turn.act');
};
test('MH-SCN-06 MH-RUL-97 MH-RUL-99 Brood Wars: the wanted are boosted, and all lose when no space is free', () => {
  const t = brood(['rhino', 'venom']);
  assert.ok(t.happened('rolled').includes('rolled 2'));
  assert.equal(ended(t), undefined);
  assert.equal(ended(roundOver(game('broodWars', { actionRound: 1, vp: [15, 0] }))), 'MH-SCN-06');
  const { result } = brood(['rhino', 'venom', 'ultron']).state;
  assert.deepEqual([result!.rule, result!.ranks], ['MH-RUL-97', [2, 2]]);
});
test('MH-SCN-07 MH-RUL-96 Acts of Vengeance: other Nemeses, two options, and a Conclusion wins at once', () => {
  const nemeses = (seats: number) => scenario({ seats, options: { scenario: 'actsOfVengeance' } }).world.nemesis;
  assert.deepEqual(
    [nemeses(2), nemeses(3), nemeses(4)],
    [
      [1, 0],
      [2, 0, 1],
      [3, 0, 1, 2],
    ],
  );
  const t = game('actsOfVengeance', {
    actionRound: 1,
    heroes: { thor: 'Sunnyside' },
    headlines: { Queens: 'gangLordsCallASummit' },
    threat: { Queens: 1 },
    plans: { doctorDoom: 2 },
    dice: 'TT',
  }).play('0 troubleshoot:Queens', '1 threat');
  assert.deepEqual(t.options(1), ['pass', 'draw', 'boost']);
  t.play('1 pass', '1 attempt', '0 decline');
  assert.deepEqual([ended(t), t.state.result!.ranks], ['MH-SCN-07', [2, 1]]);
  assert.equal(ended(roundOver(game('actsOfVengeance', { gameRound: 5 }))), 'MH-WIN-02');
});
test('MH-SCN-08 Galactus and Inferno: a Special Headline at 15 VP, Danger or Mystery Threat +1', () => {
  for (const [name, type] of [
    ['galactus', 'danger'],
    ['inferno', 'mystery'],
  ] as const) {
    const t = game(name, { at: 'setUp', gameRound: 2 });
    t.world.headline.forEach((card, area) => {
      const printed = headlineOf(card);
      assert.equal(t.world.threat[area], printed.threat + (printed.type === type ? 1 : 0));
    });
  }
});
const houseOfM = (position: Position = {}) =>
  game('houseOfM', { special: 1, vp: [15, 0], heroes: { thor: 'special' }, deck: ['vulture'], ...position });
test('MH-SCN-09 MH-RUL-98 House of M: Magneto is fought by the challenge rules, without Trouble or Villains', () => {
  const t = houseOfM({ dice: 'DDDDD BBBB' }).play('0 troubleshoot:special').idleTo('sequence.powers');
  assert.deepEqual([t.fight.boss, t.fight.controller, t.fight.helpers.length], [3, 1, 1]);
  t.fight.kos = 1;
  t.play('0 power:red', '1 power:red');
  assert.deepEqual([t.world.vp[0], t.world.special], [21, 2]);
  assert.equal(ended(t.play('1 pass')), 'MH-SPH-07');
  const lost = houseOfM({ dice: 'BBBBB BBBB DDDDD BBB' }).play('0 troubleshoot:special').idleTo('sequence.powers');
  lost.world.ko[3] = 2;
  lost.play('0 power:red', '1 power:red').idleTo('turn.act');
  assert.deepEqual([lost.hero('thor'), lost.world.special], ['wounded', 1]);
  const renewed = game('houseOfM', { at: 'setUp', gameRound: 2, headlines: { Queens: 'demonsWalkTheEarth' } });
  assert.ok(renewed.pile('headlineDiscard').includes('demonsWalkTheEarth'));
});
test('MH-RUL-98 MH-MPL-10 MH-CHL-07 plans of others do not serve Magneto; his own adds a henchman', () => {
  const against = (team: 'fantasticFour' | 'avengers' | 'xMen', plans: Record<string, number>, hero: string) =>
    houseOfM({
      teams: [team, team === 'xMen' ? 'avengers' : 'xMen'],
      plans,
      heroes: { [hero]: 'special' },
      deck: ['vulture', 'toad'],
      plots: [[], ['pyro']],
      dice: 'B'.repeat(60),
    })
      .play('0 troubleshoot:special')
      .idleTo('sequence.powers');
  const doom = against('fantasticFour', { doctorDoom: 3 }, 'thing');
  assert.deepEqual([doom.fight.initiative, doom.fight.changes], [0, []]);
  const skull = against('avengers', { redSkull: 3 }, 'thor');
  skull.play('0 power:red', '1 power:red');
  for (let n = 0; skull.fight.sequence < 2; skull.idleOnce())
    if (skull.waiting[0] === 1) assert.equal(skull.refused('1 use:cosmicCube'), 'MH-MPL-10', `window ${n++}`);
  assert.equal(against('xMen', { magneto: 2 }, 'storm').fight.helpers.length, 2);
});
test('MH-SCN-12 Secret War: the Nemesis schemes on every Headline, without attempts there', () => {
  const t = game('secretWar', {
    actionRound: 1,
    heroes: { thor: 'Sunnyside' },
    headlines: { Queens: 'starWitnessMarkedForDeath' },
    threat: { Queens: 1 },
    dice: 'T',
  }).play('0 troubleshoot:Queens');
  assert.equal(t.at, 'scheming.choose');
  assert.notEqual(t.play('1 pass').at, 'attempt.choose');
  assert.equal(ended(roundOver(game('secretWar', { gameRound: 4 }))), 'MH-WIN-02');
});
test('MH-SCN-11 Kree-Skrull War: open Headlines grow, and 20 VP end it', () => {
  const t = game('kreeSkrullWar', { at: 'setUp', gameRound: 2, headlines: { Queens: 'demonsWalkTheEarth' } });
  assert.equal(t.world.threat[4], 7);
  assert.equal(ended(roundOver(game('kreeSkrullWar', { actionRound: 1, vp: [19, 0] }))), undefined);
  assert.equal(ended(roundOver(game('kreeSkrullWar', { actionRound: 1, vp: [20, 0] }))), 'MH-SCN-11');
});
test('MH-RND-04 MH-RUL-100 after Game Round 5 the game ends at the latest', () => {
  assert.equal(ended(roundOver(game('bornAgain', { gameRound: 4 }))), undefined);
  assert.equal(ended(roundOver(game('bornAgain', { gameRound: 5 }))), 'MH-RUL-100');
});

// ---- winning -----------------------------------------------------------------------------------------------

const ranks = (position: Position) => roundOver(game('bornAgain', { gameRound: 5, ...position })).state.result!.ranks;
test('MH-WIN-01 MH-WIN-02 the Scenario ends the game; most VP win', () =>
  assert.deepEqual(ranks({ vp: [9, 11] }), [2, 1]));
test('MH-WIN-01 MH-WIN-07 the markers stay where they are when the game ends', () => {
  const { gameRound, actionRound } = roundOver(game('bornAgain', { actionRound: 2, vp: [15, 2] })).world;
  assert.deepEqual([gameRound, actionRound], [1, 2]);
  assert.equal(roundOver(game('bornAgain', { gameRound: 5 })).world.gameRound, 5);
});
test('MH-WIN-03 tied, who scored the Special Headline wins', () => {
  assert.deepEqual(ranks({ vp: [9, 9], solver: 1, powerUps: [['quinjet'], []] }), [2, 1]);
});
test('MH-WIN-04 then who has more Power-Ups', () =>
  assert.deepEqual(ranks({ vp: [9, 9], powerUps: [['quinjet'], []] }), [1, 2]));
test('MH-WIN-05 then the victory is shared', () => assert.deepEqual(ranks({ vp: [9, 9] }), [1, 1]));
test('MH-BRD-09 MH-RUL-06 past 25 the score keeps counting', () => {
  const track = ['xMen', 'xMen', 'xMen', 'xMen', 'avengers'] as const;
  const t = game('bornAgain', { vp: [26, 0], track }).play('0 story', '0 advance');
  assert.equal(t.world.vp[0], 27);
});
