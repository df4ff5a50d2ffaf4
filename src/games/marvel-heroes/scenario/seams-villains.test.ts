// Seams of Troubleshooting: the last point of Trouble, decks that run out between two players, Most Wanted spaces.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, scenario, type Position, type Scenario } from './scenario.ts';

const BLANKS = 'B'.repeat(80);
/** Seat 0 takes on a Crime Headline in Astoria, worth 2 VP, with Captain America (Crime 2, Fight). */
const troubled = (position: Position): Scenario =>
  scenario({
    seats: 2,
    heroes: { captainAmerica: 'Astoria' },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    ...position,
  }).play('0 troubleshoot:Queens');
/** Captain America attacks in vain and takes his last KO. */
const LOST = 'BBBB DDD DDDDD BBB';

// ---- Trouble -----------------------------------------------------------------------------------------------

test('MH-TRB-12 MH-VIL-02 MH-MWV-01 at Trouble Level 0 nobody draws, and nobody Most Wanted comes', () => {
  const t = troubled({ threat: { Queens: 2 }, dice: 'TT', mostWanted: ['rhino'], plots: [[], ['viper']] });
  assert.deepEqual([t.world.vp[0], t.plots(1), t.mostWanted[0], t.at], [2, ['viper'], 'rhino', 'turn.act']);
});
test('MH-RUL-53 MH-MWV-03 at Trouble Level 1 a Villain of Cost 0 comes, and nothing pays for more', () => {
  const t = troubled({ threat: { Queens: 3 }, dice: 'TTT', plots: [[], ['viper', 'toad', 'pyro']] });
  t.play('1 lead:viper');
  assert.deepEqual(
    [t.world.trouble, t.refused('1 helper:toad'), t.refused('1 helper:pyro')],
    [1, undefined, undefined],
  );
  t.play('1 helper:toad');
  assert.deepEqual([t.world.trouble, t.refused('1 helper:pyro')], [0, undefined], 'MH-VIL-12');
});
test('MH-VIL-12 MH-VIL-13 who comes later spends what is left, and lower halves of Cost 0 at Trouble Level 0', () => {
  const t = troubled({
    seats: 4,
    threat: { Queens: 6 },
    dice: 'TTTTTT',
    plots: [[], ['viper'], ['scorpion', 'pyro'], ['toad', 'shocker']],
  });
  t.play('1 pass', '2 lead:scorpion');
  assert.equal(t.world.trouble, 2);
  t.play('2 helper:pyro', '2 pass', '3 helper:toad', '3 helper:shocker');
  assert.deepEqual([t.world.trouble, t.waiting], [1, [1]], 'clockwise, past the Hero player');
  t.play('1 helper:viper');
  assert.deepEqual([t.world.trouble, t.fight.helpers.length], [0, 4]);
});
test('MH-VIL-05 MH-EMP-02 the deck is empty after the first draw: the next player draws nothing and may lead', () => {
  const position: Position = { seats: 3, threat: { Queens: 4 }, dice: 'TTTT', plots: [[], [], ['viper']] };
  const t = troubled({ ...position, empty: ['villains'], deck: ['apocalypse'] });
  t.play('1 pass', '2 lead:viper');
  assert.deepEqual([t.plots(1), t.plots(2)], [['apocalypse'], []]);
});
test('MH-SCH-05 MH-EMP-01 a scheming draw shuffles the discards in between, and takes the highest Level there', () => {
  const t = scenario({
    seats: 2,
    heroes: { captainAmerica: 'Sunnyside', hulk: 'Sunnyside', thor: 'support Queens' },
    headlines: { Queens: 'gangLordsCallASummit' },
    empty: ['villains'],
    deck: ['viper'],
    discard: ['toad', 'pyro'],
    dice: BLANKS,
  }).play('0 troubleshoot:Queens', '1 draw');
  assert.deepEqual([t.plots(1).length, t.plots(1).includes('viper'), t.pile('villains').length], [2, true, 1]);
});
test('MH-SCH-04 MH-SCH-07 an increased Threat is gone with the action, also where the Headline stays', () => {
  const t = scenario({
    seats: 2,
    options: { scenario: 'inferno' },
    special: 1,
    vp: [15],
    heroes: { captainAmerica: 'special' },
    kos: { captainAmerica: 1 },
    plots: [[], ['viper']],
    dice: `TTTTTTTTTT BBBB B HH BBB ${BLANKS}`,
  }).play('0 troubleshoot:special', '1 threat');
  assert.equal(t.world.task!.threat, 10, '8, and 2 by Red Skull');
  t.idleTo('lead.choose').play('1 lead:viper').powers('red', 'red').idleTo('turn.act');
  assert.deepEqual([t.world.task, t.world.special, t.hero('captainAmerica')], [null, 1, 'wounded']);
});
test('MH-TRB-06 MH-RES-03 a skill on the Support space counts for the next hero, too', () => {
  const dice = (support: string): number => {
    const t = troubled({
      heroes: { hulk: 'Astoria', ironMan: support },
      headlines: { Queens: 'tinkeredWeaponsFloodTheStreets' },
      threat: { Queens: 2 },
      dice: 'XXBB',
    });
    const { facts } = t.match.events.flat().find(({ kind }) => kind === 'troubleRolled')!;
    return (facts.dice as number[]).length;
  };
  assert.deepEqual([dice('support Queens'), dice('support Brooklyn'), dice('supporting')], [2, 4, 4]);
});
test('MH-TRB-08 MH-TRB-09 MH-TRB-10 the hero with the skill need not be the one whose rating counts', () => {
  const t = troubled({
    heroes: { captainAmerica: 'Astoria', hulk: 'Astoria', thor: 'support Queens' },
    threat: { Queens: 5 },
    dice: 'XXXXX',
  });
  assert.deepEqual([t.at, t.options(0)], ['troubleshooting.reduce', ['hero:captainAmerica', 'hero:hulk']]);
  t.play('0 hero:hulk');
  assert.equal(t.world.trouble, 4);
});
test('MH-RES-09 MH-RES-10 a lost Headline leaves its space empty: who is there still has nothing to solve', () => {
  const t = troubled({
    heroes: { captainAmerica: 'Astoria', thing: 'Astoria' },
    kos: { captainAmerica: 1 },
    threat: { Queens: 9 },
    plots: [[], ['crossbones']],
    dice: `TTTTTTTTT ${LOST}`,
  });
  t.idleTo('lead.choose').play('1 lead:crossbones').powers('red', 'red').idleTo('turn.act');
  assert.deepEqual([t.headline('Queens'), t.refused('1 troubleshoot:Queens')], ['', 'MH-RES-10']);
  assert.deepEqual([t.hero('thing'), t.hero('captainAmerica')], ['Astoria', 'wounded'], 'MH-BRD-08');
});
test('MH-CRD-16 Latverian Embassy makes a Lead cheaper for the Nemesis alone', () => {
  const t = troubled({
    seats: 3,
    teams: ['fantasticFour', 'xMen', 'avengers'],
    plans: { doctorDoom: 1 },
    heroes: { invisibleWoman: 'Astoria' },
    threat: { Queens: 4 },
    dice: 'TTTT',
    plots: [[], ['scorpion'], ['executioner']],
  });
  assert.equal(t.world.trouble, 3);
  t.play('1 pass', '2 lead:executioner');
  assert.equal(t.world.trouble, 1, 'its Cost is 2');
});
test('MH-VIL-06 MH-CRD-16 Assassins for Hire lower the Requirement of a card, never its Cost', () => {
  const t = troubled({
    teams: ['marvelKnights', 'xMen'],
    plans: { kingpin: 2 },
    heroes: { doctorStrange: 'Astoria' },
    threat: { Queens: 4 },
    dice: 'TTTT',
    plots: [[], ['rhino', 'carnage', 'juggernaut']],
  });
  assert.equal(t.world.trouble, 3);
  assert.deepEqual(
    ['rhino', 'carnage', 'juggernaut'].map(card => t.refused(`1 lead:${card}`)),
    [undefined, 'MH-VIL-06', 'MH-VIL-06'],
  );
});

// ---- Most Wanted -------------------------------------------------------------------------------------------

test('MH-MWV-05 MH-MWV-06 who came from the last space and wins goes back to it, and nobody is asked', () => {
  const t = troubled({
    kos: { captainAmerica: 1 },
    threat: { Queens: 9 },
    mostWanted: ['bullseye', 'crossbones', 'venom'],
    dice: `TTTTTTTTT ${LOST}`,
  });
  t.idleTo('lead.choose').play('1 wanted:crossbones').powers('red', 'red').idleTo('turn.act');
  assert.deepEqual(t.mostWanted, ['bullseye', 'crossbones', 'venom']);
});
test('MH-MWV-08 MH-MWV-05 who is Most Wanted and loses is discarded, and the space stays empty', () => {
  const t = troubled({
    heroes: { thor: 'Astoria' },
    threat: { Queens: 6 },
    mostWanted: ['sabretooth'],
    dice: `TTTTTT HHBBB BB BBBBB BBB BB B`.concat(' HHBBB BB'),
  });
  t.idleTo('lead.choose').play('1 wanted:sabretooth').powers('red', 'red').powers('red', 'red').idleTo('turn.act');
  assert.deepEqual([t.mostWanted[0], t.pile('villainDiscard').includes('sabretooth'), t.world.vp[0]], ['', true, 2]);
});
test('MH-MWV-07 MH-RES-05 helpers of the winner are discarded, whoever stays wanted', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'crossbones',
    helpers: ['pyro', 'hammerhead'],
    kos: { captainAmerica: 1 },
    mostWanted: ['bullseye', 'rhino', 'venom'],
    rolls: LOST.concat('B'),
  }).powers('red', 'red');
  t.idleTo('mostWanted.choose').play('1 pass');
  assert.deepEqual(t.mostWanted, ['bullseye', 'rhino', 'venom']);
  assert.deepEqual(t.pile('villainDiscard'), ['crossbones', 'hammerhead', 'pyro']);
});
test('MH-MWV-01 MH-VIL-04 each Villain player may take the wanted one in turn, the Hero player never', () => {
  const t = troubled({ seats: 4, threat: { Queens: 6 }, dice: 'TTTTTT', mostWanted: ['sabretooth'] });
  for (const seat of [1, 2, 3]) {
    assert.deepEqual([t.waiting, t.options(seat).includes('wanted:sabretooth')], [[seat], true]);
    t.play(`${seat} pass`);
  }
  assert.deepEqual([t.world.vp[0], t.mostWanted[0]], [2, 'sabretooth'], 'MH-VIL-09');
});

// ---- cards that leave while they work ----------------------------------------------------------------------

test('MH-ABT-22 MH-ABT-21 Doctor Strange dispels an Agent: what it did ends with it', () => {
  const t = duel({
    teams: ['marvelKnights', 'xMen'],
    with: 'spiderMan',
    against: 'vulture',
    helpers: ['hammerhead'],
    heroes: { doctorStrange: 'support Queens' },
    hands: [['vision']],
    rolls: BLANKS,
  });
  t.until('doctorStrangeSupport').play('0 use:doctorStrangeSupport').idleTo('sequence.powers');
  t.powers('red', 'red').idleTo('sequence.powers');
  assert.ok(t.rolls.includes('Villain attack 3'));
  assert.deepEqual([t.fight.helpers, t.pile('villainDiscard')], [[], ['hammerhead']]);
});
test('MH-ABT-20 a Backup Effect that was used stays in force when its card is gone', () => {
  const t = duel({ with: 'captainAmerica', against: 'vulture', helpers: ['titania'], rolls: BLANKS });
  t.until('titaniaLower').play('1 use:titaniaLower');
  assert.deepEqual(t.pile('villainDiscard'), ['titania']);
  t.powers('red', 'red').idleTo('sequence.powers');
  assert.ok(t.rolls.includes('Villain attack 4'));
  t.powers('red', 'red').idleTo('sequence.powers');
  assert.ok(t.rolls.slice(6).includes('Villain attack 3'), 'for its sequence alone');
});
test('MH-ABT-17 MH-PLN-28 Crimson Dynamo discards an Ally without PP in the middle of a fight', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'vulture',
    helpers: ['crimsonDynamo'],
    allies: [{ vision: 0, hawkeye: 2 }],
    rolls: BLANKS,
  });
  t.until('crimsonDynamoLower').play('1 use:crimsonDynamoLower', '0 drain:vision');
  assert.deepEqual([t.allies(0), t.pile('resourceDiscard')], [['hawkeye 2'], ['vision']]);
});
test('MH-ABT-18 the last use of an Ally discards it before its effect, which comes all the same', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'rhino',
    allies: [{ sheHulk: 0 }],
    rolls: BLANKS,
  }).powers('red', 'red');
  t.until('sheHulk').play('0 use:sheHulk').idleTo('sequence.powers');
  assert.deepEqual([t.allies(0), t.pile('resourceDiscard'), t.fight.kos], [[], ['sheHulk'], 1]);
});
