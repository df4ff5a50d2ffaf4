// Positions that games seldom come to, and what others can tell from a fight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { hitsWith, koChance } from '../abilities/odds.ts';
import { oddsWith } from '../abilities/roll-odds.ts';
import { marvelHeroes as game } from '../game.ts';
import { duel, scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { abilityNamed } from '../scenario/writing.ts';
import { HERO_KEYS } from '../table/deck.ts';
import { VILLAINS } from '../table/world.ts';

const troubled = (position: Position) =>
  scenario({ seats: 2, headlines: { Queens: 'reactorTestRunsWild' }, threat: { Queens: 2 }, ...position });
const dice = (t: ReturnType<typeof scenario>): number =>
  (t.match.events.flat().find(({ kind }) => kind === 'troubleRolled')!.facts.dice as number[]).length;

test('MH-RUL-59 who is absent neither schemes nor attempts', () => {
  const t = scenario({
    seats: 2,
    heroes: { thor: 'Sunnyside' },
    headlines: { Queens: 'gangLordsCallASummit' },
    threat: { Queens: 1 },
    dice: 'T',
  }).play('0 troubleshoot:Queens');
  assert.equal(t.at, 'scheming.choose');
  assert.equal(t.idleOnce().at, 'attempt.choose');
  t.idleOnce();
  assert.deepEqual([t.world.vp[0], t.world.plans[0], t.at], [4, 0, 'turn.act']);
});
test('MH-SPH-04 on the Special Headline support gives neither skill nor boosting nor abilities', () => {
  const t = scenario({
    seats: 2,
    options: { scenario: 'galactus' },
    special: 1,
    vp: [15, 0],
    heroes: { thor: 'special', ironMan: 'support Queens', captainAmerica: 'support Brooklyn' },
    hands: [['vision']],
    plots: [[], ['vulture']],
    dice: 'XTTTTTTTT B XBBBB BB',
  }).play('0 troubleshoot:special', '0 pass');
  assert.equal(dice(t), 10);
  t.idleTo('lead.choose').play('1 lead:vulture', '1 pass');
  assert.equal(t.at, 'sequence.powers');
  t.play('0 power:red', '1 power:red', '0 pass');
  assert.equal(t.fight.dice.length, 5);
});
test('MH-BRD-08 a hero of another Team in the District or Support space does not help', () => {
  const heroes = { hulk: 'Long Island City', mrFantastic: 'Long Island City' };
  assert.equal(dice(troubled({ heroes, dice: 'XT B' }).play('0 troubleshoot:Queens')), 3);
  const support = { hulk: 'Long Island City', mrFantastic: 'support Queens' };
  assert.equal(dice(troubled({ heroes: support, dice: 'XT B' }).play('0 troubleshoot:Queens')), 3);
});
test('MH-EMP-01 MH-EMP-02 the Villain deck is made anew too, and may hold nothing', () => {
  const position: Position = { seats: 2, heroes: { hulk: 'Long Island City' }, dice: 'DDDD', empty: ['villains'] };
  const headlines = { Queens: 'schoolchildrenHeldForRansom' };
  const again = scenario({ ...position, headlines, discard: ['viper', 'toad'] }).play('0 troubleshoot:Queens');
  assert.deepEqual([again.at, again.plots(1)], ['lead.choose', ['viper', 'toad']]);
  const none = scenario({ ...position, headlines }).play('0 troubleshoot:Queens');
  assert.deepEqual([none.at, none.plots(1)], ['lead.choose', []]);
});
test('MH-RUL-106 MH-INF-01 others see the same, and as often, whether or not an Event is in hand', () => {
  const seen = (card: string): string[] => {
    const t = duel({ with: 'captainAmerica', against: 'vulture', hands: [[card]], rolls: 'B'.repeat(60) });
    const out: string[] = [];
    for (let n = 0; n < 30 && t.world.fight; n++) {
      const { world, waitingFor, stack, decisions } = view(game, t.state, 1);
      out.push(JSON.stringify([world, waitingFor, stack, decisions]));
      t.idleOnce();
    }
    return out;
  };
  const [withEvent, without] = [seen('braceForImpact'), seen('rogue')];
  assert.ok(withEvent.length > 10);
  assert.deepEqual(withEvent, without);
});
test('nothing is half paid: a refused answer leaves the table as it was', () => {
  const t = scenario({ seats: 2, at: 'planning', stories: [2, 0] });
  const before = JSON.stringify(t.state);
  for (const line of ['0 plan:thor+hulk:::', '0 plan:::quinjet:', '0 plan:thor:thor::'])
    assert.ok(t.refused(line), line);
  assert.throws(() => t.play('0 plan:thor+hulk:::'), /MH-PLN-15/);
  assert.equal(JSON.stringify(t.state), before);
});

// ---- cards against cards -----------------------------------------------------------------------------------

const until = (t: Scenario, ability: string): Scenario =>
  t.idleWhile(() => !(t.at === 'ability.react' && t.waiting.some(seat => t.options(seat).includes(`use:${ability}`))));
const pick = (t: Scenario, hero: string, villain: string): Scenario =>
  t.idleTo('sequence.powers').play(`0 power:${hero}`, `1 power:${villain}`);

test('MH-CRD-16 Thor counts another HIT only with the red power, and the page foretells no more', () => {
  const outcome = (colour: string, dice: string): number[] => {
    const t = duel({ with: 'thor', against: 'rhino', hands: [['vision']], rolls: `${dice} HHB ${'B'.repeat(40)}` });
    until(pick(t, colour, 'red'), 'thor');
    const { chance } = oddsWith(t.world, 0, abilityNamed('thor'))!;
    t.play('0 use:thor').idleTo('sequence.powers');
    return [t.fight.kos, Math.round(100 * chance)];
  };
  const odds = (hits: number): number => Math.round(100 * koChance([...Array<number>(hits).fill(0), 1], hitsWith(3)));
  assert.deepEqual(outcome('red', 'BBBBB'), [1, odds(2)]);
  assert.deepEqual(outcome('orange', 'BBB'), [0, odds(1)]);
});
test('MH-CRD-16 Cerebro lowers a Trouble roll that is made again, also where the first one came to nothing', () => {
  const t = troubled({
    teams: ['xMen', 'avengers'],
    powerUps: [['cerebro']],
    hands: [['clearedStreets']],
    heroes: { cyclops: 'Long Island City' },
    dice: 'BB DD',
  }).play('0 troubleshoot:Queens');
  until(t, 'clearedStreets').play('0 use:clearedStreets', '0 reroll:0+1');
  assert.ok(t.log(1).includes('The Trouble Level is 3 now.'));
});
test('MH-CMB-07 MH-CRD-16 Mr. Fantastic does not switch to a colour that he may not choose', () => {
  const t = duel({
    teams: ['fantasticFour', 'xMen'],
    with: 'mrFantastic',
    against: 'kraven',
    helpers: ['toad'],
    hands: [['vision', 'rogue']],
    plots: [[], ['pyro']],
    rolls: 'B'.repeat(60),
  });
  pick(until(t, 'toadLower').play('1 use:toadLower'), 'orange', 'red');
  until(t, 'kraven').play('1 use:kraven').idleTo('sequence.powers');
  assert.deepEqual(t.options(0), ['power:yellow'], 'red is locked by Toad, orange by Kraven');
  t.play('0 power:yellow', '1 power:red');
  assert.deepEqual([t.fight.rating, t.fight.side], [1, 0], 'he attacks with 0, so Kraven has attacked');
  assert.equal(t.hand(0).length, 2);
});
test('MH-CMB-14 what Rogue has taken from the Defend roll goes with the attack that is skipped', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'wizard',
    allies: [{ rogue: 1 }],
    plots: [[], ['toad']],
    rolls: 'B'.repeat(60),
  });
  pick(t, 'orange', 'orange').play('0 use:rogue', '1 use:wizard');
  pick(t, 'red', 'orange').idleTo('sequence.powers');
  const defended = t.match.events
    .flat()
    .filter(({ kind, facts: { side, rating } }) => kind === 'rolled' && side === 1 && rating === 1);
  assert.deepEqual(
    defended.map(({ facts }) => facts.rate),
    [4],
  );
});

// ---- moves of several heroes -------------------------------------------------------------------------------

test('MH-MOV-01 MH-MOV-06 cards that move several heroes move nobody to where he is; nor does he bring anybody', () => {
  const jet = scenario({
    seats: 2,
    powerUps: [['quinjet']],
    heroes: { thor: 'Astoria', hulk: 'supporting', ironMan: 'supporting', captainAmerica: 'ready' },
  }).play('0 action:quinjet');
  assert.equal(jet.refused('0 go:Astoria:thor+captainAmerica:hulk+ironMan'), 'MH-MOV-01');
  assert.equal(jet.refused('0 go:Astoria:captainAmerica:hulk'), undefined);
  const knights: Position = { seats: 2, teams: ['marvelKnights', 'xMen'] };
  const there = { spiderMan: 'support Queens', elektra: 'Astoria' };
  const swing = scenario({ ...knights, heroes: { ...there, daredevil: 'ready', doctorStrange: 'supporting' } }).play(
    '0 action:spiderManSupport',
  );
  assert.equal(swing.refused('0 go:Astoria:elektra:'), 'MH-MOV-01');
  assert.equal(swing.play('0 pass').refused('0 support:Queens:spiderMan'), 'MH-MOV-06');
  const mutants: Position = { seats: 2, teams: ['xMen', 'avengers'], powerUps: [['blackbird']] };
  const bird = scenario({ ...mutants, heroes: { storm: 'ready', cyclops: 'support Queens' } });
  assert.equal(bird.play('0 action:blackbird').refused('0 go:Astoria:storm:cyclops'), 'MH-MOV-06');
});
/** Rolls, by whom, of which rating, with how many dice. */
const rolls = (t: Scenario): string[] =>
  t.match.events
    .flat()
    .filter(({ kind }) => kind === 'rolled')
    .map(({ facts }) => [facts.by, facts.rating, facts.rate].map(Number).join(' '));
test('MH-CRD-16 to use the opponent’s rating if it is higher never lowers what a card has made of the own', () => {
  const t = duel({
    teams: ['fantasticFour', 'xMen'],
    with: 'thing',
    against: 'rhino',
    allies: [{ blackBolt: 0 }],
    hands: [['sleightOfHand']],
    rolls: 'B'.repeat(60),
  });
  until(pick(t, 'red', 'red'), 'blackBolt').play('0 use:blackBolt');
  until(t, 'sleightOfHand').play('0 use:sleightOfHand').idleTo('sequence.powers');
  const thing = HERO_KEYS.indexOf('thing');
  assert.equal(rolls(t)[0], `${thing} 0 7`);
});
test('MH-CRD-16 All-Out Attack opens the guard of who attacked, also if another hero fights before', () => {
  const t = duel({
    with: ['thor', 'hulk'],
    against: 'rhino',
    hands: [['allOutAttack']],
    initiative: VILLAINS,
    rolls: 'B'.repeat(100),
  });
  const fights = (hero: string): Scenario => pick(t.idleTo('sequence.fighter').play(`0 hero:${hero}`), 'red', 'red');
  until(fights('thor'), 'allOutAttack').play('0 use:allOutAttack');
  fights('hulk');
  fights('thor').idleTo('sequence.fighter');
  const [hulk, thor] = [HERO_KEYS.indexOf('hulk'), HERO_KEYS.indexOf('thor')];
  const defended = rolls(t).filter(roll => roll.includes(' 1 ') && Number.parseInt(roll, 10) < HERO_KEYS.length);
  assert.deepEqual(defended, [`${thor} 1 3`, `${hulk} 1 2`, `${thor} 1 2`]);
});
test('MH-RUL-107 MH-TRB-11 lowered and rolled again, in either order, the Trouble Level is the same', () => {
  const level = (...uses: string[]): string => {
    const position = {
      heroes: { hulk: 'Long Island City' },
      hands: [['quickResponse', 'clearedStreets']],
      dice: 'BT DD',
    };
    const t = troubled(position).play('0 troubleshoot:Queens');
    for (const use of uses) {
      until(t, use).play(`0 use:${use}`);
      if (t.at === 'rerolling.choose') t.play('0 reroll:0+1');
    }
    return t.happened('troubleChanged').at(-1)!;
  };
  const levels = [level('quickResponse', 'clearedStreets'), level('clearedStreets', 'quickResponse')];
  assert.deepEqual(levels, ['troubleChanged 2', 'troubleChanged 2']);
});
