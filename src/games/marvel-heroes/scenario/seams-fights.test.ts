// Seams of fights: defeats in the middle of a sequence, KOs inside of reactions, Initiative that changes hands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEROES, VILLAINS } from '../table/world.ts';
import { duel } from './scenario.ts';

const BLANKS = 'B'.repeat(80);
const XMEN = ['xMen', 'avengers'] as const;
const FANTASTIC = ['fantasticFour', 'xMen'] as const;

// ---- defeats -----------------------------------------------------------------------------------------------

test('MH-CMB-20 MH-MUL-04 who is defeated by the first attack neither strikes back nor outwits; one goes on', () => {
  const t = duel({
    with: ['captainAmerica', 'thor'],
    against: 'rhino',
    initiative: VILLAINS,
    kos: { captainAmerica: 1 },
    rolls: 'HHHHH BBB',
  }).play('0 hero:captainAmerica');
  t.powers('red', 'red').idleTo('sequence.powers');
  assert.deepEqual(t.rolls, ['Villain attack 5', 'hero defend 3']);
  assert.deepEqual([t.hero('captainAmerica'), t.fight.initiative, t.fight.sequence], ['wounded', VILLAINS, 2]);
});
test('MH-CMB-20 MH-RES-06 a Villain defeated by the first attack strikes nobody, and KOs of heroes go', () => {
  const t = duel({ with: 'thor', against: 'viper', kos: { thor: 1 }, rolls: 'HBBBB B' }).powers('red', 'red');
  t.idleTo('turn.act');
  assert.deepEqual([t.rolls.length, t.world.vp[0], t.kos('thor'), t.hero('thor')], [2, 2, 0, 'Astoria']);
});
test('MH-RUL-64 MH-RES-04 the Outwit contest that defeats the last hero loses the Headline', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'viper',
    kos: { captainAmerica: 1 },
    rolls: 'BBBB B BB BBB B HB',
  }).powers('red', 'red');
  t.idleTo('turn.act');
  assert.deepEqual([t.hero('captainAmerica'), t.headline('Queens'), t.world.vp[0]], ['wounded', '', 0]);
  assert.deepEqual([t.pile('villainDiscard').includes('viper'), t.kos('captainAmerica')], [true, 0]);
});
test('MH-MUL-04 MH-CMB-24 a hero who falls in the contest he began leaves Initiative to the Villain', () => {
  const t = duel({
    with: ['captainAmerica', 'thor'],
    against: 'rhino',
    kos: { captainAmerica: 1 },
    rolls: 'BBBB BBB BBBBB BBB B H',
  }).play('0 hero:captainAmerica');
  t.powers('red', 'red').idleTo('sequence.powers');
  assert.deepEqual([t.hero('captainAmerica'), t.fight.initiative], ['wounded', VILLAINS]);
});
test('MH-RES-01 MH-RES-11 the Villain falls to the second hero: the first stays wounded, the second there', () => {
  const t = duel({
    with: ['captainAmerica', 'thor'],
    against: 'vulture',
    initiative: VILLAINS,
    kos: { captainAmerica: 1 },
    rolls: 'HHH BBB BBB BBB HBBBB BB',
  }).play('0 hero:captainAmerica');
  t.powers('red', 'red').powers('red', 'red').idleTo('turn.act');
  assert.deepEqual([t.hero('captainAmerica'), t.hero('thor'), t.world.vp[0]], ['wounded', 'Astoria', 2]);
});
test('MH-MUL-03 MH-MUL-06 KOs stay with who rests, and to change heroes does not change Initiative', () => {
  const t = duel({
    with: ['captainAmerica', 'thor'],
    against: 'rhino',
    rolls: 'BBBB BBB HHHHH BBB B B',
  }).play('0 hero:captainAmerica');
  t.powers('red', 'red').idleTo('sequence.fighter').play('0 hero:thor');
  assert.deepEqual([t.kos('captainAmerica'), t.kos('thor'), t.fight.initiative], [1, 0, HEROES]);
});
test('MH-RES-03 a supporter stays on the Support space when the heroes lose, and still supports there', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'rhino',
    heroes: { hulk: 'support Queens' },
    kos: { captainAmerica: 1 },
    rolls: 'BBBB BBB HHHHH BBB',
  }).powers('red', 'red');
  t.idleTo('turn.act');
  assert.deepEqual([t.hero('captainAmerica'), t.hero('hulk')], ['wounded', 'support Queens']);
});

// ---- KOs inside of reactions -------------------------------------------------------------------------------

test('MH-ABT-15 MH-CMB-19 the KO of an ability at the end of a sequence is prevented inside of that window', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'misterSinister',
    heroes: { thor: 'support Queens' },
    hands: [['vision', 'rogue']],
    plots: [[], ['toad', 'pyro']],
    rolls: BLANKS,
  }).powers('red', 'red');
  t.until('thorSupport')
    .play('0 use:thorSupport')
    .idleWhile(({ at }) => at === 'using.discard');
  t.play('1 use:misterSinister').idleTo('sequence.powers');
  assert.deepEqual([t.fight.kos, t.fight.sequence, t.hand(0), t.pile('villainDiscard').length], [0, 2, [], 2]);
});
test('MH-ABT-12 MH-ABT-13 at the end of a sequence who has Initiative is asked first, the other side after', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'viper',
    helpers: ['sabretooth'],
    heroes: { thor: 'support Queens' },
    hands: [['vision', 'rogue']],
    rolls: BLANKS,
  });
  t.powers('red', 'red').until('sabretoothLower');
  assert.deepEqual(t.waiting, [1], 'Thor’s KO would defeat Viper, so that it is not offered');
  t.play('1 use:sabretoothLower').idleTo('sequence.powers');
  assert.equal(t.fight.initiative, VILLAINS);
});
test('MH-CRD-16 Apocalypse’s Horseman does not give the KO that would defeat', () => {
  const offered = (kos: number): boolean => {
    const position = { with: 'captainAmerica', against: 'rhino', helpers: ['apocalypse'], rolls: BLANKS };
    const t = duel({ ...position, kos: { captainAmerica: kos } }).powers('red', 'red');
    let isOffered = false;
    t.idleWhile(({ fight, at, waiting }) => {
      if (at === 'ability.react' && waiting.includes(1)) isOffered ||= t.options(1).includes('use:apocalypseLower');
      return fight.sequence === 1;
    });
    return isOffered;
  };
  assert.deepEqual([offered(0), offered(1)], [true, false]);
});
test('MH-CMB-23 MH-ABT-15 Thing takes the punch of an Outwit contest: no KO, no support, Initiative lost', () => {
  const t = duel({
    teams: FANTASTIC,
    with: 'invisibleWoman',
    against: 'viper',
    heroes: { thing: 'support Queens' },
    hands: [['vision']],
    rolls: 'BBBBB B BB BBBB B HB',
  }).powers('red', 'red');
  t.until('thingSupport').play('0 use:thingSupport').idleTo('sequence.powers');
  assert.deepEqual([t.kos('invisibleWoman'), t.hero('thing'), t.fight.initiative], [0, 'recovery', VILLAINS]);
});
test('MH-ABT-07 MH-RUL-74 Wolverine prevents or removes in a sequence, and may do the other in the next', () => {
  const t = duel({
    teams: XMEN,
    with: 'wolverine',
    against: 'rhino',
    kos: { wolverine: 1 },
    hands: [['vision', 'rogue', 'bodyArmor']],
    rolls: `BBBBB BBB HHHHH BBB ${BLANKS}`,
  });
  t.play('0 use:wolverine2').idleWhile(({ at }) => at === 'using.discard');
  assert.equal(t.kos('wolverine'), 0);
  let isOffered = false;
  t.powers('red', 'red').idleWhile(({ fight, at }) => {
    if (at === 'ability.react' && fight.sequence === 1) isOffered ||= t.options(0).includes('use:wolverine');
    return fight.sequence === 1;
  });
  assert.deepEqual([t.kos('wolverine'), isOffered], [1, false], 'his ability has been used in that sequence');
  assert.equal(t.until('wolverine2').fight.sequence, 2);
});
test('MH-ABT-16 what removes a KO at the end of a sequence removes none of that window', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'ultron',
    heroes: { thor: 'support Queens' },
    hands: [['vision', 'rogue']],
    plots: [[], ['toad']],
    initiative: VILLAINS,
    rolls: BLANKS,
  }).powers('red', 'red');
  t.until('thorSupport')
    .play('0 use:thorSupport')
    .idleWhile(({ at }) => at === 'using.discard');
  t.idleTo('sequence.powers');
  assert.deepEqual([t.fight.kos, t.plots(1).includes('toad')], [1, true]);
});

// ---- Initiative and ratings --------------------------------------------------------------------------------

test('MH-GLO-03 MH-ABT-11 Initiative taken at the start of a sequence counts for its first attack', () => {
  const t = duel({
    teams: ['marvelKnights', 'xMen'],
    with: 'elektra',
    against: 'rhino',
    initiative: VILLAINS,
    hands: [['vision']],
    rolls: BLANKS,
  });
  t.until('elektra').play('0 use:elektra').powers('red', 'red').idleTo('sequence.powers');
  assert.equal(t.rolls[0], 'hero attack 6');
});
test('MH-ABT-13 MH-RUL-68 both sides may take Initiative in one window: the last to take it has it', () => {
  const t = duel({
    teams: ['marvelKnights', 'xMen'],
    with: 'elektra',
    against: 'typhoidMary',
    hands: [['vision']],
    plots: [[], ['toad']],
    initiative: VILLAINS,
    rolls: BLANKS,
  });
  t.until('elektra').play('0 use:elektra');
  t.idleWhile(({ at }) => at === 'using.discard');
  assert.deepEqual([t.waiting, t.options(1)], [[1], ['pass', 'use:typhoidMary']]);
  t.play('1 use:typhoidMary').powers('red', 'red').idleTo('sequence.powers');
  assert.equal(t.rolls[0], 'Villain attack 2');
});
test('MH-CMB-14 MH-DIE-09 an attacker lowered to 0 rolls nothing, and nobody defends; the contest is held', () => {
  const t = duel({
    teams: FANTASTIC,
    with: 'mrFantastic',
    against: 'viper',
    allies: [{ medusa: 1 }],
    rolls: BLANKS,
  }).powers('yellow', 'orange');
  t.until('medusa').play('0 use:medusa').idleTo('sequence.powers');
  assert.deepEqual(t.rolls, ['hero outwit 4', 'Villain outwit 1'], 'he has Attack 0 and she has 1 − 2');
  assert.deepEqual(t.allies(0), ['medusa 0']);
});
test('MH-CMB-15 MH-CMB-17 against a guard blasted away one HIT scores, and none does not', () => {
  const kos = (attack: string): number => {
    const t = duel({
      with: 'captainAmerica',
      against: 'rhino',
      helpers: ['blastaar'],
      initiative: VILLAINS,
      rolls: `${attack} ${BLANKS}`,
    }).powers('red', 'red');
    t.until('blastaarLower').play('1 use:blastaarLower').idleTo('sequence.powers');
    assert.equal(t.rolls[1], 'hero defend 0');
    return t.kos('captainAmerica');
  };
  assert.deepEqual([kos('HBBBB'), kos('TBBBB')], [1, 0]);
});
test('MH-DIE-10 MH-DIE-04 a rating of 8 is the most, and boosting adds dice beyond it', () => {
  const t = duel({
    with: 'thor',
    against: 'rhino',
    heroes: { hulk: 'support Queens' },
    hands: [['allOutAttack']],
    rolls: `XXXXXXXX BBBBBBBB ${BLANKS}`,
  }).powers('red', 'red');
  t.until('allOutAttack').play('0 use:allOutAttack').idleTo('sequence.powers');
  const { facts } = t.match.events.flat().find(({ kind }) => kind === 'rolled')!;
  assert.deepEqual([facts.rate, (facts.dice as number[]).length], [8, 16]);
});
test('MH-CMB-09 MH-CRD-16 Rattled takes the boosting that a supporter gives, for its sequence alone', () => {
  const t = duel({
    with: 'thor',
    against: 'rhino',
    helpers: ['shocker'],
    heroes: { hulk: 'support Queens' },
    rolls: `XXXXX BBB BBBBB BBB BB B X B ${BLANKS}`,
  });
  t.until('shockerLower').play('1 use:shockerLower').powers('red', 'red').powers('orange', 'orange');
  t.idleWhile(({ rolls }) => rolls.length < 7);
  const dice = t.match.events.flat().flatMap(({ kind, facts }) => (kind === 'rolled' ? [facts.dice as number[]] : []));
  assert.deepEqual([dice[0]!.length, dice[6]!.length], [5, 4], 'one BOOST of three dice in the second sequence');
});
