// When abilities are used, by whom, and what they cost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, scenario, type Duel } from '../scenario/scenario.ts';
import { HEROES, VILLAINS } from '../table/world.ts';

const fight = (position: Partial<Duel> = {}) => duel({ with: 'captainAmerica', against: 'vulture', ...position });
const powers = (hero: string, villain: string): [string, string] => [`0 power:${hero}`, `1 power:${villain}`];
const QUIET = 'BBBB BB BBB BBB B B';
const usable = (t: ReturnType<typeof fight>, seat: number): string[] =>
  t.options(seat).filter(option => option.startsWith('use:'));

test('MH-ABT-01 MH-ABT-03 MH-RUL-70 MH-RUL-71 a hero’s ability costs a Resource card, any one, shown to all', () => {
  const t = fight({ hands: [['vision', 'hawkeye']], rolls: QUIET });
  t.play(...powers('red', 'red'), '0 pass', '0 pass', '0 use:captainAmerica');
  assert.deepEqual([t.at, t.options(0)], ['using.discard', ['discard:hawkeye', 'discard:vision']]);
  t.play('0 discard:vision');
  assert.deepEqual(t.pile('resourceDiscard'), ['vision']);
});
test('MH-ABT-01 a Villain’s ability costs a Villain card', () => {
  const t = fight({ against: 'avalanche', deck: ['toad', 'pyro'] });
  assert.deepEqual([t.at, t.waiting, usable(t, 1)], ['ability.react', [1], ['use:avalanche']]);
  assert.deepEqual(t.play('1 use:avalanche').options(1), ['discard:pyro', 'discard:toad']);
});
test('MH-ABT-02 every Villain player may pay for the Lead’s ability', () => {
  const t = scenario({
    seats: 3,
    heroes: { hulk: 'Astoria' },
    headlines: { Queens: 'maskedFightClubDrawsBlood' },
    plots: [[], ['avalanche'], ['toad']],
    dice: 'TTTT',
    empty: ['villains'],
  }).play('0 troubleshoot:Queens', '1 lead:avalanche', '2 pass');
  assert.deepEqual([t.at, t.waiting], ['ability.react', [2]]);
  t.play('2 use:avalanche');
  assert.deepEqual([t.plots(2), t.pile('villainDiscard')], [[], ['toad']]);
});
test('MH-ABT-04 only the hero who fights uses his combat ability', () => {
  const t = fight({ with: ['captainAmerica', 'ironMan'], hands: [['vision']] }).play('0 hero:captainAmerica');
  t.play(...powers('red', 'red'));
  assert.deepEqual([t.at, usable(t, 0)], ['ability.react', []]);
});
test('MH-ABT-05 MH-ABT-08 abilities as often as they can be paid, different ones on one roll', () => {
  const t = fight({ hands: [['bodyArmor', 'vision', 'hawkeye']], allies: [{ spiderWoman: 1 }], rolls: QUIET });
  t.play(...powers('red', 'red')).idleWhile(one => !usable(one, 0).length);
  assert.deepEqual(usable(t, 0), ['use:captainAmerica', 'use:spiderWoman']);
  t.play('0 use:spiderWoman');
  assert.deepEqual(usable(t, 0), ['use:captainAmerica']);
});
test('MH-ABT-06 a combat support ability needs the Support space of the fight', () => {
  const at = (place: string) => fight({ with: 'hulk', heroes: { captainAmerica: place }, hands: [['vision']] });
  assert.deepEqual(usable(at('support Queens'), 0), ['use:captainAmericaSupport']);
  assert.equal(at('support Brooklyn').at, 'sequence.powers');
});
test('MH-ABT-07 the same ability is not used twice on a roll', () => {
  const t = fight({ hands: [['vision', 'hawkeye', 'rogue']], rolls: QUIET });
  t.play(...powers('red', 'red')).idleWhile(one => !usable(one, 0).length);
  t.play('0 use:captainAmerica', '0 discard:vision');
  assert.deepEqual([t.at, usable(t, 0), t.refused('0 use:captainAmerica')], ['ability.react', [], 'MH-ABT-07']);
});
test('MH-ABT-09 MH-ABT-10 the dice of dice boosting can be rolled again', () => {
  const t = fight({ heroes: { hulk: 'support Queens' }, allies: [{ hawkeye: 1 }], rolls: 'XBBB B HH DD' });
  t.play(...powers('red', 'red'), '0 use:hawkeye');
  assert.equal(t.fight.dice.length, 5);
  t.play('0 reroll:0:1+4');
  const again = t.match.events.flat().find(({ kind }) => kind === 'rerolled')!;
  assert.deepEqual(again.facts.dice, [5, 3, 1, 1, 3]);
});
test('MH-ABT-11 what works on a sequence is used at its start, before powers are picked', () => {
  const t = fight({ with: 'humanTorch', teams: ['fantasticFour', 'xMen'], hands: [['vision']] });
  assert.deepEqual([t.at, t.fight.powers], ['ability.react', [-1, -1]]);
  t.play('0 use:humanTorch');
  assert.equal(t.at, 'sequence.powers');
});
test('MH-ABT-12 what works on the next sequence is used when the present one is over', () => {
  const t = fight({ helpers: ['sabretooth'], rolls: QUIET }).play(...powers('red', 'red'));
  assert.deepEqual([t.at, t.fight.sequence, usable(t, 1)], ['ability.react', 1, ['use:sabretoothLower']]);
  t.play('1 use:sabretoothLower');
  assert.deepEqual([t.fight.sequence, t.fight.initiative], [2, VILLAINS]);
});
test('MH-ABT-13 MH-RUL-68 the side with Initiative goes first; two passes in a row close the window', () => {
  const t = fight({ with: 'elektra', teams: ['marvelKnights', 'xMen'], against: 'avalanche', hands: [['vision']] });
  assert.deepEqual(t.waiting, [0]);
  t.play('0 pass');
  assert.deepEqual(t.waiting, [1]);
  assert.equal(t.play('1 pass').at, 'sequence.powers');
});
test('MH-RUL-68 on the Villain side the controller is asked first, then the others clockwise', () => {
  const t = scenario({
    seats: 4,
    heroes: { hulk: 'Astoria' },
    headlines: { Queens: 'maskedFightClubDrawsBlood' },
    plots: [[], ['toad'], ['avalanche', 'pyro'], ['shocker']],
    dice: 'TTTT',
    empty: ['villains'],
  }).play('0 troubleshoot:Queens', '1 pass', '2 lead:avalanche', '2 pass', '3 pass', '1 pass');
  assert.deepEqual(t.waiting, [2]);
  assert.deepEqual(t.play('2 pass').waiting, [3]);
  assert.deepEqual(t.play('3 pass').waiting, [1]);
});
test('MH-ABT-14 after a roll, before the next one', () => {
  const t = fight({ allies: [{ hawkeye: 0 }], rolls: QUIET }).play(...powers('red', 'red'));
  assert.deepEqual([t.at, t.happened('rolled').length], ['ability.react', 1]);
});
test('MH-ABT-15 a KO is prevented when it is about to be marked', () => {
  const t = fight({ allies: [{ vision: 1 }], rolls: 'BBBB BB HHH BBB B B' }).play(...powers('red', 'red'));
  assert.deepEqual([t.at, t.kos('captainAmerica')], ['ability.react', 0]);
  t.play('0 use:vision');
  assert.deepEqual([t.kos('captainAmerica'), t.fight.sequence, t.world.charges[0]], [0, 2, [0]]);
});
test('MH-ABT-16 MH-RUL-74 to remove is another thing than to prevent: only what was marked earlier', () => {
  const wolverine = { with: 'wolverine', teams: ['xMen', 'avengers'] as const, hands: [['vision', 'hawkeye']] };
  const t = fight({ ...wolverine, rolls: 'BBBBB BB HHH BBB' })
    .play(...powers('red', 'red'))
    .idleWhile(one => !one.options(0).some(option => option.startsWith('use:wolverine')));
  assert.deepEqual(usable(t, 0), ['use:wolverine']);
  const later = fight(wolverine);
  assert.deepEqual([later.at, usable(later, 0)], ['sequence.powers', []]);
  const hurt = fight({ ...wolverine, kos: { wolverine: 1 } });
  assert.deepEqual(usable(hurt, 0), ['use:wolverine2']);
  hurt.play('0 use:wolverine2', '0 discard:vision');
  assert.equal(hurt.kos('wolverine'), 0);
});
test('MH-ABT-16 Ultron does not remove the KO that Lightning has scored at the same moment', () => {
  const struck = (koOnVillain: number) => {
    const t = fight({
      heroes: { thor: 'support Queens' },
      against: 'ultron',
      hands: [['vision', 'rogue']],
      plots: [[], ['toad']],
      initiative: VILLAINS,
      koOnVillain,
      rolls: 'B'.repeat(60),
    })
      .idleTo('sequence.powers')
      .play(...powers('red', 'red'));
    t.idleWhile(one => !usable(one, 0).includes('use:thorSupport')).play('0 use:thorSupport');
    return t.idleWhile(one => one.at === 'using.discard');
  };
  const first = struck(0);
  assert.deepEqual([first.fight.kos, first.fight.sequence, first.at], [1, 2, 'sequence.powers']);
  const second = struck(1);
  assert.deepEqual([second.fight.kos, usable(second, 1)], [2, ['use:ultron']]);
  second.play('1 use:ultron').idleWhile(one => one.at === 'using.discard');
  assert.equal(second.fight.kos, 1);
});
test('MH-ABT-17 MH-EX-14 MH-EX-15 an Ally without PP is discarded by its activation', () => {
  const t = fight({ allies: [{ spiderWoman: 0 }], rolls: 'BB BBB BB BBBB B B' });
  t.play(...powers('yellow', 'orange'), '0 use:spiderWoman');
  const defend = t.match.events.flat().filter(({ kind }) => kind === 'rolled')[3]!;
  assert.deepEqual([(defend.facts.dice as number[]).length, t.pile('resourceDiscard')], [4, ['spiderWoman']]);
});
test('MH-ABT-18 MH-EX-13 an Ally with 2 PP works three times', () => {
  const t = fight({
    allies: [{ spiderWoman: 2 }],
    rolls: 'B'.repeat(42),
  });
  for (let i = 0; i < 3; i++) t.play(...powers('yellow', 'orange'), '0 use:spiderWoman');
  assert.deepEqual([t.world.allies[0], t.pile('resourceDiscard'), t.fight.sequence], [[], ['spiderWoman'], 4]);
});
test('MH-ABT-19 MH-RUL-75 only the Hero player’s Allies are used', () => {
  const t = fight({ allies: [{}, { spiderWoman: 2 }], rolls: QUIET }).play(...powers('red', 'red'));
  assert.equal(t.at, 'sequence.powers');
});
test('MH-ABT-20 MH-RUL-73 a Backup Effect is used once, by who played it, and discarded', () => {
  const t = fight({ helpers: ['pyro'], rolls: QUIET }).play(...powers('red', 'red'));
  assert.deepEqual([t.waiting, usable(t, 1)], [[1], ['use:pyroLower']]);
  t.play('1 use:pyroLower');
  assert.deepEqual([t.fight.helpers, t.pile('villainDiscard')], [[], ['pyro']]);
});
test('MH-ABT-21 an Agent works during the whole combat', () => {
  const t = fight({ helpers: ['hammerhead'], rolls: 'BBBB BB BBBB BBB B B BBBB BB BBBB BBB B B' });
  t.play(...powers('red', 'red'), ...powers('red', 'red'));
  const attacks = t.match.events
    .flat()
    .filter(({ kind, facts }) => kind === 'rolled' && facts.side === 1 && facts.rating === 0);
  assert.deepEqual(
    attacks.map(({ facts }) => (facts.dice as number[]).length),
    [4, 4],
  );
});
test('MH-ABT-22 Backup Effects that were not used are discarded after the combat', () => {
  const t = fight({ helpers: ['toad'], rolls: 'DDDD BB' })
    .idleTo('sequence.powers')
    .play(...powers('red', 'red'));
  assert.deepEqual(t.pile('villainDiscard'), ['toad', 'vulture']);
});
test('MH-RUL-69 windows are there where somebody could use something, and only there', () => {
  assert.equal(fight({ rolls: QUIET }).play(...powers('red', 'red')).fight.sequence, 2);
  const t = fight({ helpers: ['pyro', 'toad', 'sabretooth', 'mysterio'], rolls: QUIET });
  const moments: unknown[] = [];
  for (let n = 0; n < 40 && t.world.fight && t.fight.sequence < 2; n++) {
    if (t.at === 'ability.react') moments.push(t.questions(1)[0]!.prompt.facts.moment);
    t.idleOnce();
  }
  assert.deepEqual(moments.slice(0, 4), ['sequenceStart', 'afterReveal', 'beforeRoll', 'sequenceEnd']);
});
test('MH-RUL-106 in a fight Events are played by the Hero player alone, who might always have one', () => {
  const t = fight({ hands: [['hawkeye'], ['bodyArmor', 'secondWind']], rolls: QUIET }).play(...powers('red', 'red'));
  const asked = new Set<number>();
  while (t.at === 'ability.react') {
    asked.add(t.waiting[0]!);
    t.idleOnce();
  }
  assert.deepEqual([...asked], [0]);
  const event = fight({ hands: [['braceForImpact']], rolls: 'BBBB BB BBB' }).play(
    ...powers('red', 'red'),
    '0 pass',
    '0 pass',
  );
  assert.deepEqual(usable(event, 0), ['use:captainAmerica', 'use:braceForImpact']);
  event.play('0 use:braceForImpact');
  assert.deepEqual([event.pile('resourceDiscard'), event.hand(0)], [['braceForImpact'], []]);
});
test('the sides of a fight are heroes and Villains', () => assert.deepEqual([HEROES, VILLAINS], [0, 1]));
