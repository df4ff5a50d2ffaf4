// Answers that are not even offered: each is refused with the rule that forbids it, in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEAD, PLAN } from '../abilities/sources.ts';
import { SPECIAL } from '../cards/board.ts';
import { duel, scenario, type Duel, type Scenario } from '../scenario/scenario.ts';
import { numberOf } from '../table/deck.ts';
import { texts } from '../words/texts.ts';
import { TO_RECOVERY } from './movement.ts';

/** The rules that refuse these answers, in order. */
const refusedBy = (t: Scenario, ...lines: string[]): (string | undefined)[] => lines.map(line => t.refused(line));
/** What a seat is told when it tries this. */
function words(t: Scenario, line: string, seat = 0): string {
  const refused = t.match.answer({ seat, decision: t.at, option: line });
  assert.ok(refused, `${line} is allowed`);
  return String(texts[refused.say ?? refused.rule]);
}

// ---- planning ----------------------------------------------------------------------------------------------

test('MH-SET-02 MH-PUP-03 MH-ABL-05 MH-PLN-20 a plan for what is not the player’s, or not for now', () => {
  const t = scenario({
    seats: 2,
    at: 'planning',
    hands: [['braceForImpact', 'vision'], ['secondWind']],
    powerUps: [['shieldClearance']],
    stories: [3],
  });
  const [event, ally, others] = ['braceForImpact', 'vision', 'secondWind'].map(numberOf);
  const [own] = t.world.powerUps[0]!;
  const lines = [
    '0 plan:0:4:::',
    '0 plan:0::7::',
    `0 plan:0:::${own!}:`,
    '0 plan:0:::11:',
    `0 plan:0::::${event!}`,
    `0 plan:0::::${ally!}`,
    `0 plan:0::::${others!}`,
    `0 plan:0:::0:${ally!}`,
  ];
  const rules = ['MH-SET-02', 'MH-SET-02', 'MH-PUP-03', 'MH-PUP-03', 'MH-ABL-05', 'MH-PLN-20', 'MH-ABL-04'];
  rules.push('MH-PLN-20');
  assert.deepEqual(refusedBy(t, ...lines), rules);
});

test('MH-PLN-20 MH-PLN-23 MH-PUP-03 MH-ABL-05 the Ally step: cards of another kind, and an Ally in play', () => {
  const t = scenario({
    seats: 2,
    at: 'planning',
    pp: [5, 0],
    hands: [['braceForImpact', 'hawkeye']],
    allies: [{ vision: 1 }],
    powerUps: [['shieldClearance']],
    stories: [3],
  }).idleTo('allyStep.choose');
  const lines = [
    '0 ally:braceForImpact',
    '0 charged:vision',
    '0 ally:vision',
    '0 ally:viper',
    '0 buy:shieldClearance',
    '0 use:braceForImpact',
    '0 use:hawkeye',
    '0 use:shieldClearance',
  ];
  const rules = [
    'MH-PLN-20',
    'MH-PLN-23',
    'MH-PLN-23',
    'MH-PLN-20',
    'MH-PUP-03',
    'MH-ABL-05',
    'MH-ABT-17',
    'MH-ABL-05',
  ];
  assert.deepEqual(refusedBy(t, ...lines), rules);
});

test('MH-PLN-27 the Ally that has just come cannot make room for itself', () => {
  const t = scenario({
    seats: 2,
    at: 'planning',
    pp: [5, 0],
    hands: [['hawkeye']],
    allies: [{ vision: 0, scarletWitch: 0, blackBolt: 0 }],
  }).idleTo('allyStep.choose');
  assert.equal(t.play('0 ally:hawkeye').refused('0 discard:hawkeye'), 'MH-PLN-27');
});

// ---- the turn ----------------------------------------------------------------------------------------------

test('MH-SET-02 heroes of other Teams are not moved', () => {
  const t = scenario({ heroes: { thing: 'ready' } });
  assert.equal(t.refused('0 move:thing'), 'MH-SET-02');
  assert.match(words(t, 'move:7'), /another Team/);
});

test('MH-RES-10 MH-VAR-04 MH-SPH-01 MH-SPH-10 a Headline that is not there is not Troubleshot', () => {
  const rule = (special: number, area = 'special'): string | undefined =>
    scenario({ options: { scenario: 'galactus' }, special, headlines: { Queens: '' } }).refused(
      `0 troubleshoot:${area}`,
    );
  assert.deepEqual([rule(0), rule(2), rule(0, 'Queens')], ['MH-SPH-01', 'MH-SPH-10', 'MH-RES-10']);
  const fewer = scenario({ seats: 2, options: { headlines: 'fewer' } });
  assert.equal(fewer.refused('0 troubleshoot:Brooklyn'), 'MH-VAR-04');
});

test('MH-ABL-02 MH-ABL-04 MH-ABL-05 MH-ABT-02 MH-ABT-04 MH-ABT-17 MH-ABT-19 MH-PUP-02 abilities in a turn', () => {
  const t = scenario({
    hands: [['braceForImpact', 'hawkeye']],
    heroes: { ironMan: 'ready', thor: 'supporting' },
    allies: [{}, { vision: 1 }],
  });
  const lines = [
    '0 action:ironManSupport',
    '0 action:humanTorchSupport',
    '0 action:braceForImpact',
    '0 use:secondWind',
    '0 action:hawkeye',
    '0 use:vision',
    '0 use:thor',
    '0 use:shieldClearance',
    '0 use:viperLower',
    '0 use:redSkull',
  ];
  const rules = ['MH-ABL-02', 'MH-SET-02', 'MH-ABL-05', 'MH-ABL-04', 'MH-ABT-17', 'MH-ABT-19'];
  rules.push('MH-ABT-04', 'MH-PUP-02', 'MH-ABT-02', 'MH-ABT-02');
  assert.deepEqual(refusedBy(t, ...lines), rules);
});

test('MH-MOV-01 MH-MOV-06 MH-MOV-07 MH-SPH-01 MH-SPH-04 MH-SPH-10 places where a hero cannot go', () => {
  const to = (hero: string, place: string, special = 0): Scenario =>
    scenario({ seats: 2, options: { scenario: 'galactus' }, special, heroes: { [hero]: place } }).play(
      `0 move:${hero}`,
    );
  const ready = refusedBy(to('thor', 'ready'), '0 area:Queens', '0 home', '0 recovery', '0 district:special');
  assert.deepEqual(ready, ['MH-MOV-07', 'MH-MOV-06', 'MH-MOV-01', 'MH-SPH-01']);
  assert.equal(to('thor', 'Midtown', 2).refused('0 district:special'), 'MH-SPH-10');
  const supporting = refusedBy(to('thor', 'supporting', 1), '0 district:Midtown', '0 recovery', '0 home', '0 area:6');
  assert.deepEqual(supporting, ['MH-MOV-07', 'MH-MOV-01', 'MH-MOV-06', 'MH-SPH-04']);
  assert.match(words(to('thor', 'ready'), 'recovery'), /in a District/);
});

test('MH-MOV-02 MH-MOV-03 who cannot be brought', () => {
  const heroes = { thor: 'ready', hulk: 'supporting', ironMan: 'support Queens', captainAmerica: 'ready' };
  const t = scenario({ heroes }).play('0 move:thor', '0 district:Midtown');
  const rules = refusedBy(t, '0 bring:ironMan', '0 bring:captainAmerica', '0 bring:thing');
  assert.deepEqual(rules, ['MH-MOV-03', 'MH-MOV-02', 'MH-SET-02']);
});

test('MH-MOV-01 MH-MOV-04 MH-CRD-16 MH-SPH-01 MH-SPH-04 moves of several heroes that the Quinjet does not make', () => {
  const jet = (special: number): Scenario =>
    scenario({
      seats: 2,
      options: { scenario: 'galactus' },
      special,
      powerUps: [['quinjet']],
      heroes: { thor: 'ready', hulk: 'ready', captainAmerica: 'ready', ironMan: 'supporting' },
    }).play('0 action:quinjet');
  assert.deepEqual(refusedBy(jet(0), `0 go:${SPECIAL}:3:`, `0 go:${SPECIAL}:3:2`), ['MH-SPH-01', 'MH-SPH-01']);
  const lines = [`0 go:${SPECIAL}:3:2`, `0 go:${SPECIAL}:0+1+3:`, '0 go:0:0+1+3:2'];
  lines.push(`0 go:${TO_RECOVERY}:3:2`, `0 go:${TO_RECOVERY}:3:`);
  const rules = ['MH-SPH-04', 'MH-CRD-16', 'MH-CRD-16', 'MH-MOV-04', 'MH-CRD-16'];
  assert.deepEqual(refusedBy(jet(1), ...lines), rules);
});

test('MH-RUL-39 MH-MED-01 who is not treated', () => {
  const heroes = { thor: 'wounded', hulk: 'wounded', ironMan: 'ready', thing: 'wounded' };
  const t = scenario({ heroes }).play('0 treat');
  assert.deepEqual(refusedBy(t, '0 treat:ironMan', '0 treat:thing'), ['MH-MED-01', 'MH-RUL-39']);
});

test('MH-STO-07 a Story card that is not on the track is not moved', () => {
  const t = scenario({ stories: [1], track: ['avengers', 'xMen', 'xMen', 'xMen', 'xMen'] }).play('0 story');
  assert.equal(t.refused(`0 manipulate:${t.world.stories[0]![0]!}`), 'MH-STO-07');
});

// ---- Troubleshooting ---------------------------------------------------------------------------------------

const TROUBLE = { Queens: 'turfWarOnTheWaterfront' };

test('MH-TRB-08 MH-TRB-10 whose rating does not lower the Trouble Level', () => {
  const heroes = { thor: 'Astoria', hulk: 'Astoria', ironMan: 'support Queens', captainAmerica: 'Midtown' };
  const t = scenario({ heroes, headlines: TROUBLE }).play('0 troubleshoot:Queens').idleTo('troubleshooting.reduce');
  const rules = refusedBy(t, '0 hero:ironMan', '0 hero:captainAmerica', '0 hero:thing');
  assert.deepEqual(rules, ['MH-TRB-10', 'MH-TRB-08', 'MH-SET-02']);
});

test('MH-VIL-06 MH-VIL-10 MH-MWV-01 MH-MWV-02 MH-RUL-51 Villains that cannot be played', () => {
  const t = scenario({
    seats: 2,
    heroes: { thor: 'Astoria' },
    headlines: TROUBLE,
    threat: { Queens: 14 },
    plots: [['toad'], ['viper', 'pyro']],
    mostWanted: ['blob'],
    dice: 'T'.repeat(14),
  });
  t.play('0 troubleshoot:Queens').idleTo('lead.choose');
  assert.deepEqual(refusedBy(t, '1 lead:toad', '1 wanted:viper'), ['MH-VIL-06', 'MH-MWV-01']);
  t.play('1 lead:viper');
  const rules = refusedBy(t, '1 helper:viper', '1 helper:blob', '1 helper:toad');
  assert.deepEqual(rules, ['MH-RUL-51', 'MH-MWV-02', 'MH-VIL-10']);
});

test('MH-RUL-96 the same scheming option is not taken twice', () => {
  const t = scenario({
    seats: 2,
    options: { scenario: 'actsOfVengeance' },
    archnemesis: 0,
    heroes: { thor: 'Astoria' },
    headlines: TROUBLE,
  });
  t.play('0 troubleshoot:Queens').idleTo('scheming.choose').play('1 boost');
  assert.deepEqual([t.at, t.refused('1 boost')], ['scheming.again', 'MH-RUL-96']);
});

// ---- combat ------------------------------------------------------------------------------------------------

test('MH-CMB-01 MH-CMB-07 MH-MUL-05 who does not fight, and with what', () => {
  const heroes = { ironMan: 'support Queens', thor: 'wounded' };
  const t = duel({ with: ['captainAmerica', 'hulk'], against: 'vulture', heroes }).idleTo('sequence.fighter');
  const rules = refusedBy(t, '0 hero:ironMan', '0 hero:thor', '0 hero:thing');
  assert.deepEqual(rules, ['MH-CMB-01', 'MH-MUL-05', 'MH-SET-02']);
  t.play('0 hero:hulk').idleTo('sequence.powers');
  assert.deepEqual(refusedBy(t, '0 power:yellow', '0 power:red'), ['MH-CMB-07', undefined]);
});

test('MH-ABT-01 MH-ABT-02 MH-ABT-04 MH-ABT-06 MH-ABT-20 MH-RUL-106 abilities in a fight', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'vulture',
    heroes: { ironMan: 'supporting', thor: 'Midtown' },
    hands: [['braceForImpact'], ['secondWind']],
    helpers: ['toad', 'sabretooth'],
    rolls: 'B'.repeat(30),
  });
  const seen = new Set<string>();
  for (let n = 0; n < 40 && t.world.fight && t.fight.sequence < 2; n++) {
    const [seat] = t.waiting;
    if (t.at === 'ability.react') {
      const tried =
        seat === 0 ? ['thor', 'ironManSupport', 'toadLower', 'secondWind'] : ['secondWind', 'pyroLower', 'thing'];
      seen.add(`${seat!} ${refusedBy(t, ...tried.map(key => `${seat!} use:${key}`)).join(' ')}`);
    }
    t.idleOnce();
  }
  const heroes = '0 MH-ABT-04 MH-ABT-06 MH-ABT-02 MH-ABL-04';
  assert.deepEqual([...seen].sort(), [heroes, '1 MH-RUL-106 MH-ABT-20 MH-ABT-04']);
});

test('MH-ABT-02 MH-MPL-10 a Lead without an ability, and plans that work by themselves, are not used', () => {
  const asked = (against: string, more: Partial<Duel> = {}): Scenario => {
    const plots = [[], ['toad']];
    const t = duel({ with: 'captainAmerica', against, plots, hands: [['vision']], rolls: 'B'.repeat(60), ...more });
    return t.idleWhile(() => !(t.at === 'ability.react' && t.waiting.includes(1)));
  };
  const viper = LEAD + numberOf('viper');
  const lead = asked('viper', { helpers: ['vulture'] });
  assert.deepEqual(refusedBy(lead, `1 use:${viper}`, '1 use:rhino'), ['MH-ABT-02', 'MH-ABT-02']);
  assert.match(words(lead, `use:${viper}`, 1), /nothing to use/);
  const plans = asked('rhino', { plans: { redSkull: 3 } });
  const lines = [`1 use:${PLAN}`, `1 use:${PLAN + 1}`, '1 use:cosmicCube'];
  assert.deepEqual(refusedBy(plans, ...lines), ['MH-MPL-10', 'MH-MPL-10', undefined]);
  assert.equal(asked('rhino', { plans: { redSkull: 2 } }).refused('1 use:cosmicCube'), 'MH-MPL-10');
});

test('MH-ABT-20 MH-RUL-73 the Backup Effect that another player has played is his to use', () => {
  const t = scenario({
    heroes: { hulk: 'Astoria' },
    headlines: { Queens: 'maskedFightClubDrawsBlood' },
    plots: [[], ['avalanche', 'shocker'], ['pyro']],
    dice: `TTTT${'B'.repeat(20)}`,
    empty: ['villains'],
  }).play('0 troubleshoot:Queens', '1 lead:avalanche', '1 pass', '2 helper:pyro');
  assert.deepEqual([t.at, t.waiting], ['ability.react', [1]]);
  assert.deepEqual(refusedBy(t, '1 use:pyroLower', '1 use:toadLower'), ['MH-RUL-73', 'MH-ABT-20']);
  t.play('1 pass').powers('red', 'red').until('pyroLower');
  assert.deepEqual([t.waiting, t.refused('2 use:pyroLower')], [[2], undefined]);
});

test('MH-ABT-01 an ability is paid with cards of the right hand', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'vulture',
    hands: [['braceForImpact', 'hawkeye']],
    plots: [['toad']],
    rolls: 'B'.repeat(30),
  });
  for (let n = 0; n < 40 && !t.options(0).includes('use:captainAmerica'); n++) t.idleOnce();
  t.play('0 use:captainAmerica');
  assert.deepEqual([t.at, t.refused('0 discard:toad')], ['using.discard', 'MH-ABT-01']);
});
