// What the verbs do: cards that move figures, look at hands, change fights, and plans and Power-Ups that always work.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { ratingOf } from '../abilities/ratings.ts';
import { marvelHeroes as game } from '../game.ts';
import { duel, scenario, type Duel, type Position } from '../scenario/scenario.ts';
import { HEROES, NONE, VILLAINS } from '../table/world.ts';

const fight = (position: Partial<Duel> = {}) => duel({ with: 'captainAmerica', against: 'vulture', ...position });
const powers = (hero: string, villain: string): [string, string] => [`0 power:${hero}`, `1 power:${villain}`];
const diceOf = (t: ReturnType<typeof fight>, n: number): number =>
  (t.match.events.flat().filter(({ kind }) => kind === 'rolled')[n]!.facts.dice as number[]).length;

// ---- actions -----------------------------------------------------------------------------------------------

test('Hulk: Smash the Hideout discards a wanted Villain, or two cards of an opponent', () => {
  const position: Position = {
    heroes: { hulk: 'supporting' },
    mostWanted: ['rhino'],
    plots: [[], ['viper', 'toad', 'pyro']],
  };
  const first = scenario(position).play('0 action:hulkSupport', '0 discard:rhino');
  assert.deepEqual([first.world.mostWanted[0], first.pile('villainDiscard')], [NONE, ['rhino']]);
  const second = scenario(position).play('0 action:hulkSupport2');
  assert.equal(second.plots(1).length, 1);
});
test('Human Torch: Media Darling replaces a Headline without a Ready hero, once per Game Round', () => {
  const t = scenario({
    seats: 2,
    teams: ['fantasticFour', 'xMen'],
    heroes: { humanTorch: 'supporting', storm: 'Astoria' },
    headlines: { Queens: 'turfWarOnTheWaterfront', Brooklyn: 'demonsWalkTheEarth' },
  }).play('0 action:humanTorchSupport');
  assert.ok(!t.options(0).includes('headline:Queens'));
  t.play('0 headline:Brooklyn', '1 pass');
  assert.deepEqual([t.pile('headlineDiscard'), t.hand(0).length], [['demonsWalkTheEarth'], 1]);
  assert.ok(!t.options(0).includes('action:humanTorchSupport'));
});
test('Mr. Fantastic: Run the Numbers lowers a Threat by 2 in this Game Round', () => {
  const t = scenario({
    seats: 2,
    teams: ['fantasticFour', 'xMen'],
    heroes: { mrFantastic: 'supporting', thing: 'Astoria' },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    dice: 'T',
  }).play('0 action:mrFantasticSupport', '1 pass', '0 troubleshoot:Queens');
  assert.deepEqual(t.happened('troubleRolled'), ['troubleRolled 0 1']);
});
test('Daredevil, Nick Fury: Villain cards of others are seen by the user alone', () => {
  const t = scenario({
    seats: 2,
    teams: ['marvelKnights', 'xMen'],
    heroes: { daredevil: 'supporting' },
    plots: [[], ['viper']],
  });
  t.play('0 action:daredevilSupport');
  assert.deepEqual([t.world.piles.plots[1]!.seen, t.hand(0).length], [[3], 1]);
  const fury = scenario({ seats: 2, allies: [{ nickFury: 1 }], plots: [[], ['viper']] }).play('0 use:nickFury');
  assert.deepEqual([fury.world.piles.plots[1]!.seen, fury.at, fury.world.charges[0]], [[3], 'turn.act', [0]]);
  assert.ok(!fury.options(0).includes('use:nickFury'));
});
test('Wolverine: On the Scent discards a chosen Villain card', () => {
  const t = scenario({
    seats: 2,
    teams: ['xMen', 'avengers'],
    heroes: { wolverine: 'supporting' },
    plots: [[], ['viper', 'toad']],
  });
  t.play('0 action:wolverineSupport', '0 discard:toad');
  assert.deepEqual([t.plots(1), t.pile('villainDiscard')], [['viper'], ['toad']]);
});
test('Jean Grey: Threads of the Future takes two Story actions', () => {
  const t = scenario({ seats: 2, teams: ['xMen', 'avengers'], heroes: { jeanGrey: 'supporting' } });
  t.play('0 action:jeanGreySupport', '0 pass', '0 pass');
  assert.deepEqual([t.hand(0).length, t.waiting], [2, [1]]);
});
test('Spider-Man: Swing By moves a Ready and a Supporting hero', () => {
  const heroes = { spiderMan: 'support Queens', elektra: 'Midtown' };
  const t = scenario({ seats: 2, teams: ['marvelKnights', 'xMen'], heroes });
  t.play('0 action:spiderManSupport', '0 go:Chelsea:elektra:', '0 support:The Village:spiderMan');
  assert.deepEqual([t.hero('elektra'), t.hero('spiderMan')], ['Chelsea', 'support The Village']);
});
test('Quinjet, Fantasti-Car and Blackbird move groups', () => {
  const car = scenario({
    seats: 2,
    teams: ['fantasticFour', 'xMen'],
    heroes: { thing: 'Midtown', humanTorch: 'ready' },
    powerUps: [['fantastiCar']],
  }).play('0 action:fantastiCar', '0 go:recovery:humanTorch+thing:');
  assert.deepEqual([car.hero('thing'), car.hero('humanTorch')], ['recovery', 'recovery']);
  const jet = scenario({
    seats: 2,
    teams: ['xMen', 'avengers'],
    heroes: { storm: 'ready', cyclops: 'support Queens', jeanGrey: 'supporting' },
    powerUps: [['blackbird']],
  }).play('0 action:blackbird', '0 go:Midtown:storm:cyclops+jeanGrey');
  assert.deepEqual(
    [jet.hero('cyclops'), jet.hero('jeanGrey')],
    ['support Central Manhattan', 'support Central Manhattan'],
  );
  const squad = scenario({
    heroes: { thor: 'ready', hulk: 'supporting', ironMan: 'supporting' },
    powerUps: [['quinjet']],
  });
  squad.play('0 action:quinjet');
  assert.equal(squad.refused('0 go:Midtown:thor:hulk+ironMan'), 'MH-MOV-04');
});
test('Events: Meanwhile, Front Page News, Undercover, Night Nurse', () => {
  const track = ['avengers', 'xMen', 'xMen', 'xMen', 'xMen'] as const;
  const meanwhile = scenario({ seats: 2, hands: [['meanwhile']], track }).play('0 action:meanwhile');
  meanwhile.play(`0 manipulate:${meanwhile.world.track[0]!}`);
  assert.deepEqual([meanwhile.world.vp[0], meanwhile.hand(0).length], [1, 1]);
  const news = scenario({ seats: 2, hands: [['frontPageNews']], heroes: { thor: 'ready' } }).play(
    '0 action:frontPageNews',
  );
  assert.equal(news.play('0 headline:Queens').at, 'movement.hero');
  const undercover = scenario({ hands: [['undercover']], plots: [[], ['viper'], ['toad']] }).play(
    '0 action:undercover',
  );
  assert.deepEqual([undercover.plots(1), undercover.plots(2), undercover.hand(0).length], [[], [], 1]);
  const nurse = scenario({ hands: [['nightNurse']], heroes: { thor: 'wounded', hulk: 'wounded' } }).play(
    '0 action:nightNurse',
  );
  nurse.play('0 treat:thor', '0 treat:hulk', '0 support:hulk');
  assert.deepEqual([nurse.hero('thor'), nurse.hero('hulk')], ['recovery', 'supporting']);
});
test('MH-CRD-16 Night Nurse removes up to 2 Wounds: one for certain, and the second may be left', () => {
  const t = scenario({ hands: [['nightNurse']], heroes: { thor: 'wounded', hulk: 'wounded' } });
  assert.deepEqual(t.play('0 action:nightNurse').options(0), ['treat:hulk', 'treat:thor']);
  t.play('0 treat:thor', '0 pass', '0 support:thor');
  assert.deepEqual([t.hero('thor'), t.hero('hulk')], ['supporting', 'wounded']);
});
test('Baxter Building: Medical Treatment removes a second Wound once per Game Round', () => {
  const heroes = { thing: 'wounded', humanTorch: 'wounded', mrFantastic: 'wounded' };
  const t = scenario({ seats: 2, teams: ['fantasticFour', 'xMen'], heroes, powerUps: [['baxterBuilding']] });
  t.play('0 treat', '0 treat:thing', '0 treat:humanTorch', '0 support:thing', '1 pass', '0 treat');
  assert.deepEqual(
    [t.hero('thing'), t.hero('humanTorch'), t.hero('mrFantastic')],
    ['supporting', 'recovery', 'recovery'],
  );
});
test('Black Cat robs only who has more VP', () => {
  const position: Position = { seats: 2, allies: [{ blackCat: 1 }], hands: [[], ['vision']] };
  assert.deepEqual(
    scenario({ ...position, vp: [0, 3] })
      .play('0 use:blackCat')
      .hand(1),
    [],
  );
  assert.equal(scenario({ ...position, vp: [3, 0] }).refused('0 use:blackCat'), 'MH-CRD-16');
});
test('Old Favor, Stark Industries Grant, Heroes for Hire and the Danger Room help in Planning', () => {
  const favor = scenario({ seats: 2, at: 'planning', hands: [['oldFavor']], discard: ['vision'] });
  favor.play('0 plan::::', '1 plan::::', '0 use:oldFavor', '0 take:vision', '0 ally:vision');
  assert.deepEqual([favor.world.pp[0], favor.world.charges[0]], [4, [0]]);
  const grant = scenario({ seats: 2, at: 'planning', hands: [['starkIndustriesGrant']] });
  assert.equal(grant.refused('0 plan:thor+ironMan:::'), 'MH-PLN-15');
  grant.play('0 plan:thor+ironMan:::starkIndustriesGrant', '1 plan::::');
  assert.equal(grant.world.pp[0], 1);
  const room = scenario({ seats: 2, at: 'planning', teams: ['xMen', 'avengers'], powerUps: [['dangerRoom']] });
  assert.equal(room.play('0 plan::storm::', '1 plan::::').world.pp[0], 4);
});

test('MH-INF-01 an Ally taken openly tells nothing of the cards that lie beside it', () => {
  const seen = (other: string) => {
    const position: Position = { seats: 2, at: 'planning', hands: [['oldFavor', other]], discard: ['crystal'] };
    const t = scenario(position).play('0 plan::::', '1 plan::::', '0 use:oldFavor', '0 take:crystal');
    return view(game, t.state, 1).world.piles.hand[0]!.cards;
  };
  assert.deepEqual(seen('hawkeye'), seen('bodyArmor'));
});

// ---- fights ------------------------------------------------------------------------------------------------

test('Iron Man: Reroute Power rolls 5 dice', () => {
  const t = fight({ with: 'ironMan', hands: [['vision']], rolls: 'BBBBB BB' }).play(...powers('yellow', 'red'));
  t.play('0 use:ironMan').idleWhile(one => one.happened('rolled').length < 1);
  assert.equal(diceOf(t, 0), 5);
});
test('Absorbing Man and Rogue use the opponent’s rating where it is higher', () => {
  const t = fight({ with: 'captainAmerica', against: 'absorbingMan', deck: ['toad', 'pyro'], rolls: 'BBBB BBBBB' });
  t.idleTo('sequence.powers')
    .play(...powers('red', 'yellow'))
    .idleWhile(one => !one.options(1).includes('use:absorbingMan'));
  t.play('1 use:absorbingMan', '1 discard:toad');
  assert.equal(diceOf(t, 1), 5);
});
test('Hulk gains 1 die for each KO on him', () => {
  const t = fight({ with: 'hulk', hands: [['vision']], kos: { hulk: 2 }, rolls: 'B'.repeat(12) }).play(
    ...powers('orange', 'red'),
  );
  t.play('0 use:hulk');
  assert.equal(diceOf(t, 0), 7);
});
test('Enchantress switches the hero’s power by chance, Mr. Fantastic his own', () => {
  const rolls = 'B'.repeat(40);
  const t = fight({ against: 'enchantress', deck: ['toad', 'pyro'], rolls }).idleTo('sequence.powers');
  t.play(...powers('red', 'orange'), '1 use:enchantress', '1 discard:toad').idleTo('sequence.powers');
  assert.ok(t.fight.last[HEROES] === 1 || t.fight.last[HEROES] === 2);
  const own = fight({ with: 'mrFantastic', teams: ['fantasticFour', 'xMen'], hands: [['vision']], rolls });
  own.play(...powers('red', 'red'), '0 use:mrFantastic', '0 power:orange');
  assert.equal(own.fight.last[HEROES], 1);
});
test('Toad locks red, Baron Zemo makes the hero show first', () => {
  const toad = fight({ helpers: ['toad'] }).play('1 use:toadLower');
  assert.deepEqual(toad.options(0), ['power:orange', 'power:yellow']);
  const zemo = fight({ against: 'baronZemo', deck: ['toad', 'pyro'] }).play('1 use:baronZemo', '1 discard:toad');
  assert.deepEqual([zemo.at, zemo.waiting], ['sequence.show', [0]]);
  zemo.play('0 power:red');
  assert.deepEqual([zemo.at, zemo.waiting, zemo.fight.powers[0]], ['sequence.powers', [1], 0]);
});
test('Doctor Strange: Dispel removes a card, Binding Circle seals ability and Backups', () => {
  const knights = { teams: ['marvelKnights', 'xMen'] as const, hands: [['vision', 'hawkeye']] };
  const dispel = fight({
    ...knights,
    with: 'elektra',
    heroes: { doctorStrange: 'support Queens' },
    helpers: ['moleMan'],
  });
  dispel.play('0 use:doctorStrangeSupport', '0 discard:vision', '0 discard:moleMan');
  assert.deepEqual([dispel.fight.helpers, ratingOf(dispel.fight, VILLAINS, 1)], [[], 0]);
  const circle = fight({ ...knights, with: 'doctorStrange', against: 'avalanche', helpers: ['pyro'] });
  circle.play('0 use:doctorStrange', '0 discard:vision');
  assert.equal(circle.at, 'sequence.powers');
});
test('MH-CRD-16 Dead Batteries: the Hero player chooses which Ally loses a Plot Point', () => {
  const allies = [{ vision: 1, blackWidow: 0 }];
  const t = fight({ allies, helpers: ['crimsonDynamo'] }).play('1 use:crimsonDynamoLower');
  assert.deepEqual([t.at, t.waiting], ['draining.choose', [0]]);
  assert.deepEqual(t.play('0 drain:vision').allies(0), ['vision 0', 'blackWidow 0']);
  const other = fight({ allies, helpers: ['crimsonDynamo'] }).play('1 use:crimsonDynamoLower', '0 drain:blackWidow');
  assert.deepEqual(other.allies(0), ['vision 1']);
});
test('Thing takes the punch and goes to Recovery; Thor’s lightning never defeats', () => {
  const t = fight({
    with: 'mrFantastic',
    teams: ['fantasticFour', 'xMen'],
    heroes: { thing: 'support Queens' },
    hands: [['vision']],
    rolls: 'BBB BB HHH BBB',
  });
  t.idleTo('sequence.powers')
    .play(...powers('red', 'red'))
    .idleWhile(one => !one.options(0).includes('use:thingSupport'));
  t.play('0 use:thingSupport');
  assert.deepEqual([t.kos('mrFantastic'), t.hero('thing')], [0, 'recovery']);
  const thor = fight({ heroes: { thor: 'support Queens' }, hands: [['vision', 'hawkeye']], rolls: 'B'.repeat(30) });
  thor.play(...powers('red', 'red')).idleTo('sequence.powers');
  assert.ok(!thor.log().some(line => line.includes('Lightning')));
});
test('Silver Surfer boosts the hero and stops the boosting of the opponent', () => {
  const t = fight({ allies: [{ silverSurfer: 0 }], helpers: ['misterSinister'], rolls: 'XBBB B' }).play(
    '0 use:silverSurfer',
  );
  t.play(...powers('red', 'red'));
  assert.equal(diceOf(t, 0), 5);
});

// ---- Trouble, Power-Ups and plans --------------------------------------------------------------------------

const trouble = (position: Position = {}) =>
  scenario({
    seats: 2,
    heroes: { hulk: 'Astoria' },
    headlines: { Queens: 'maskedFightClubDrawsBlood' },
    dice: 'TTTT',
    ...position,
  }).play('0 troubleshoot:Queens');
test('Quick Response, Evacuation, Cleared Streets, Moon Knight and S.H.I.E.L.D. Clearance change Trouble', () => {
  assert.equal(trouble({ hands: [['quickResponse']] }).play('0 pass', '0 use:quickResponse').world.trouble, 2);
  assert.deepEqual(
    trouble({ hands: [['evacuation']] })
      .play('0 use:evacuation')
      .happened('troubleRolled'),
    ['troubleRolled 0 3'],
  );
  const streets = trouble({ hands: [['clearedStreets']], dice: 'TTTT BB' }).play(
    '0 pass',
    '0 use:clearedStreets',
    '0 reroll:0:0+1',
  );
  assert.equal(streets.world.trouble, 2);
  assert.equal(trouble({ allies: [{ moonKnight: 0 }] }).play('0 use:moonKnight').world.trouble, 3);
  const clearance = trouble({ powerUps: [['shieldClearance']] }).play('0 use:shieldClearance');
  assert.deepEqual([clearance.world.trouble, clearance.world.used.length], [2, 1]);
});
test('Cerebro lowers each Trouble roll; Sleeper Robots, Bribed Officials and the Crimelord work against a Team', () => {
  const xMen: Position = { teams: ['xMen', 'avengers'], heroes: { storm: 'Astoria' }, dice: 'TTTT' };
  assert.deepEqual(trouble({ ...xMen, powerUps: [['cerebro']] }).happened('troubleRolled'), ['troubleRolled 0 3']);
  const bribed = trouble({
    teams: ['marvelKnights', 'xMen'],
    heroes: { elektra: 'Astoria' },
    plans: { kingpin: 1 },
    dice: 'XTTT B',
  });
  assert.equal((bribed.world.task?.dice ?? []).length, 5);
  const crimelord = scenario({ seats: 2, at: 'planning', teams: ['marvelKnights', 'xMen'], plans: { kingpin: 3 } });
  assert.equal(crimelord.world.pp[0], 3);
});
test('Doom’s plans make Leads and Backups cheaper, and begin with Initiative', () => {
  const four: Position = { teams: ['fantasticFour', 'xMen'], heroes: { thing: 'Astoria' }, plans: { doctorDoom: 3 } };
  const t = trouble({ ...four, plots: [[], ['bullseye', 'blob']] });
  assert.equal(t.play('1 lead:bullseye').world.trouble, 2);
  assert.equal(t.play('1 helper:blob').world.trouble, 2);
  t.idleTo('sequence.powers');
  assert.equal(t.fight.initiative, VILLAINS);
});
test('Assassins for Hire lower the Requirement, Sanctum Sanctorum forbids scheming', () => {
  const knights: Position = { teams: ['marvelKnights', 'xMen'], heroes: { spiderMan: 'Astoria' } };
  const t = trouble({ ...knights, plans: { kingpin: 2 }, plots: [[], ['abomination']] });
  assert.equal(t.refused('1 lead:abomination'), undefined);
  const sanctum = trouble({ ...knights, powerUps: [['sanctumSanctorum']], archnemesis: 0 }).play(
    '0 use:sanctumSanctorum',
  );
  assert.equal(sanctum.at, 'attempt.choose');
});
test('Secret Identities: a Movement action after Troubleshooting', () => {
  const t = trouble({
    teams: ['marvelKnights', 'xMen'],
    heroes: { doctorStrange: 'Astoria' },
    powerUps: [['secretIdentities']],
  });
  assert.equal(t.at, 'turn.solved');
  t.play('0 use:secretIdentities', '0 move:doctorStrange', '0 district:Chelsea');
  assert.deepEqual([t.hero('doctorStrange'), t.waiting], ['Chelsea', [1]]);
});
