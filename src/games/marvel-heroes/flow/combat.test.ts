// Combat: sequences, attack phases, Outwit contest, several heroes, and when abilities are used.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { ratingAccount, ratingOf } from '../abilities/ratings.ts';
import { marvelHeroes as game } from '../game.ts';
import { duel, type Duel, type Scenario } from '../scenario/scenario.ts';
import { HEROES, VILLAINS } from '../table/world.ts';

const fight = (rolls: string, position: Partial<Duel> = {}) =>
  duel({ with: 'captainAmerica', against: 'vulture', rolls, ...position });
/** The powers of both sides in the next sequence. */
const powers = (hero: string, villain: string): [string, string] => [`0 power:${hero}`, `1 power:${villain}`];
/** Captain America (red 4/3/1) and Vulture (red 3/2/1) roll nothing but blanks. */
const QUIET = 'BBBB BB BBB BBB B B';

test('MH-CMB-01 MH-CMB-02 MH-CMB-03 MH-GLO-03 the hero begins with Initiative; each side picks a power', () => {
  const t = fight('');
  assert.deepEqual([t.at, t.waiting, t.fight.initiative], ['sequence.powers', [0, 1], HEROES]);
});
test('MH-CMB-04 MH-CMB-27 sequences follow until somebody is defeated; nobody withdraws', () => {
  const t = fight(`${QUIET}${QUIET}`).play(...powers('red', 'red'));
  assert.deepEqual([t.fight.sequence, t.at], [2, 'sequence.powers']);
  assert.deepEqual(t.options(0), ['power:red', 'power:orange', 'power:yellow']);
  assert.equal(t.play(...powers('red', 'red')).fight.sequence, 3);
});
test('MH-CMB-05 MH-CMB-26 attack, defend, attack, defend, Outwit, Outwit', () => {
  const t = fight(QUIET).play(...powers('red', 'red'));
  const rolls = t.match.events.flat().filter(({ kind }) => kind === 'rolled');
  assert.deepEqual(
    rolls.map(({ facts }) => [facts.side, facts.rating]),
    [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  );
});
test('MH-CMB-06 MH-INF-05 powers are picked in secret and shown together', () => {
  const t = fight(QUIET).play('0 power:red');
  assert.deepEqual([t.fight.powers, view(game, t.state, 1).sealed], [[-1, -1], {}]);
  assert.deepEqual(t.play('1 power:red').fight.last, [0, 0]);
});
test('MH-CMB-07 MH-RUL-65 only a colour in which the character has a power', () => {
  assert.deepEqual(fight('').options(1), ['power:red', 'power:orange']);
  assert.throws(() => fight('').play('1 power:yellow'));
});
test('MH-CMB-08 the same power may be picked again', () => {
  const t = fight(`${QUIET}${QUIET}`).play(...powers('red', 'red'), ...powers('red', 'red'));
  assert.equal(t.fight.sequence, 3);
});
test('MH-CMB-09 MH-CMB-10 MH-EX-18 MH-MUL-07 MH-RUL-61 MH-RUL-62 support boosts all rolls of the hero', () => {
  const t = fight('XX XD BBB BB XBBBB B X B B', { heroes: { hulk: 'support Queens' } }).play(
    ...powers('orange', 'orange'),
  );
  assert.deepEqual(t.happened('rolled'), ['rolled 5', 'rolled 0']);
  const quiet = fight('BB BBB BB XBBBB D X D D', { heroes: { hulk: 'support Queens' } });
  quiet.play(...powers('orange', 'orange'));
  assert.deepEqual(quiet.happened('rolled'), ['rolled 0', 'rolled 0', 'rolled 0', 'rolled 3', 'rolled 3', 'rolled 2']);
  const alone = fight('XX BBB BB BBBBB B B', { heroes: { hulk: 'support Brooklyn' } }).play(
    ...powers('orange', 'orange'),
  );
  assert.equal(alone.happened('rolled')[0], 'rolled 2');
});
test('MH-CMB-09 MH-MUL-07 MH-DIE-08 what takes dice boosting away takes that of a supporter too', () => {
  const dice = (helpers: string[]): number => {
    const t = fight(`XBBB ${'B'.repeat(20)}`, { heroes: { hulk: 'support Queens' }, helpers }).powers('red', 'red');
    return (t.match.events.flat().find(({ kind }) => kind === 'rolled')!.facts.dice as number[]).length;
  };
  assert.deepEqual([dice([]), dice(['puppetMaster'])], [5, 4]);
});
test('MH-CMB-11 MH-CMB-12 MH-CMB-13 the holder of Initiative attacks first, with the dice of the chosen power', () => {
  const t = fight('BBB BBB BBBB BB B B');
  t.fight.initiative = VILLAINS;
  t.play(...powers('red', 'red'));
  const [first, second] = t.match.events.flat().filter(({ kind }) => kind === 'rolled');
  assert.deepEqual([first!.facts.side, (first!.facts.dice as number[]).length], [1, 3]);
  assert.deepEqual([second!.facts.side, (second!.facts.dice as number[]).length], [0, 3]);
});
test('MH-CMB-14 MH-DIE-09 with Attack 0 the phase is skipped', () => {
  const t = duel({ with: 'mrFantastic', against: 'vulture', teams: ['fantasticFour', 'xMen'], rolls: 'BBB B BBBB B' });
  t.play(...powers('yellow', 'red'));
  assert.equal(t.happened('rolled').length, 4);
  assert.equal(t.fight.kos, 0);
});
test('MH-CMB-15 against Defend 0 one HIT is enough', () => {
  const t = fight('HBBB', { hands: [[], []], helpers: ['blastaar'] });
  t.fight.changes.push({ side: VILLAINS, kind: 'set', what: 1, n: 0, until: 'roll', source: -1, when: 0 });
  assert.deepEqual(t.play(...powers('red', 'red')).happened('rolled'), ['rolled 1', 'rolled 0']);
  assert.equal(t.world.vp[0], 2);
});
/** Plays on, idly, until somebody could use this. */
const until = (t: Scenario, ability: string): Scenario =>
  t.idleWhile(() => !(t.at === 'ability.react' && t.waiting.some(seat => t.options(seat).includes(`use:${ability}`))));
test('MH-CMB-15 MH-DIE-09 to a Defend roll of no dice no HITs are added', () => {
  const t = duel({
    with: 'thor',
    against: 'rhino',
    helpers: ['blastaar'],
    hands: [['neverGiveUp']],
    kos: { thor: 1 },
    initiative: VILLAINS,
    rolls: `HBBBB ${'B'.repeat(60)}`,
  });
  until(t.idleTo('sequence.powers').play(...powers('red', 'red')), 'blastaarLower').play('1 use:blastaarLower');
  t.idleWhile(() => t.world.fight !== null && !t.options(0).includes('use:neverGiveUp'));
  assert.equal(t.hero('thor'), 'wounded');
});
test('MH-CMB-16 MH-EX-16 a tie favours the attacker', () => {
  const t = duel({
    with: 'daredevil',
    against: 'absorbingMan',
    teams: ['marvelKnights', 'xMen'],
    rolls: 'HBD HhTH BBBB BB BB B',
  });
  t.play(...powers('red', 'red')).idleTo('sequence.powers');
  assert.deepEqual([t.fight.kos, t.kos('daredevil')], [1, 0]);
});
test('MH-CMB-15 MH-CMB-16 who wins ties is still hit by more HITs than he has', () => {
  const kos = (attack: string, helpers: string[]): number => {
    const t = fight(`${attack} HBB BBBB BBB B B`, { against: 'crossbones', helpers });
    if (helpers.length) t.until('absorbingManLower').play('1 use:absorbingManLower');
    return t.powers('red', 'red').idleTo('sequence.powers').fight.kos;
  };
  assert.equal(kos('HBBB', []), 1);
  assert.deepEqual([kos('HBBB', ['absorbingMan']), kos('HHBB', ['absorbingMan'])], [0, 1]);
});
test('MH-CMB-17 MH-EX-17 MH-RUL-60 0 HITs never score', () => {
  const t = fight('BT BB B BBBBB B BB', { against: 'avalanche' }).idleTo('sequence.powers');
  assert.equal(t.play(...powers('orange', 'orange')).fight.kos, 0);
});
test('MH-CMB-17 MH-RUL-60 when HITs are compared the attack is over', () => {
  const { attack, attackPlus } = fight(QUIET).play(...powers('red', 'red')).fight;
  assert.deepEqual([attack, attackPlus], [[], 0]);
});
test('MH-CMB-18 what is laid on one Attack roll is over with it', () => {
  const t = fight('B'.repeat(60), { helpers: ['pyro'] })
    .powers('red', 'red')
    .until('pyroLower');
  t.play('1 use:pyroLower').powers('red', 'red').idleTo('sequence.powers');
  const attacks = t.rolls.filter(roll => roll.startsWith('Villain attack'));
  assert.deepEqual(attacks, ['Villain attack 4', 'Villain attack 3']);
});
test('MH-CMB-18 one phase gives one KO at most', () => {
  const t = fight('DDDD BBB BBBB BBB B B', { against: 'crossbones' }).play(...powers('red', 'red'));
  assert.equal(t.idleTo('sequence.powers').fight.kos, 1);
});
test('MH-CMB-19 MH-CMB-20 MH-EX-19 MH-RUL-63 the last KO ends the sequence at once', () => {
  const t = fight('DDDD BBB', { against: 'crossbones' });
  t.fight.kos = 1;
  t.play(...powers('red', 'red')).idleTo('turn.act');
  assert.deepEqual([t.happened('rolled').length, t.world.vp[0]], [2, 2]);
});
test('MH-CMB-21 the second attack phase has the roles swapped', () => {
  const t = fight('BBBB BB HHH BBB B B').play(...powers('red', 'red'));
  assert.equal(t.kos('captainAmerica'), 1);
});
test('MH-CMB-22 MH-CMB-23 MH-RUL-64 who outwits gives a KO and has Initiative', () => {
  const t = fight('BBBB BB BBB BBB B H').play(...powers('red', 'red'));
  assert.deepEqual([t.kos('captainAmerica'), t.fight.initiative], [1, VILLAINS]);
  const won = fight('BBBB BB BBB BBB H B').play(...powers('red', 'red'));
  assert.equal(won.world.vp[0], 2);
});
test('MH-CMB-24 MH-EX-20 equal HITs change nothing', () => {
  const t = fight('BBBB BB BBB BBB D D').play(...powers('red', 'red'));
  assert.deepEqual([t.kos('captainAmerica'), t.fight.kos, t.fight.initiative], [0, 0, HEROES]);
  const less = fight('BBBB BB BBB BBB H D').play(...powers('red', 'red'));
  assert.deepEqual([less.kos('captainAmerica'), less.fight.initiative], [1, VILLAINS]);
});
test('MH-CMB-25 Outwit 0 is beaten by one HIT', () => {
  const t = fight('BBBB BB BBB BBB H');
  t.fight.changes.push({ side: HEROES, kind: 'set', what: 2, n: 0, until: 'roll', source: -1, when: 0 });
  assert.equal(t.play(...powers('red', 'red')).kos('captainAmerica'), 1);
});
test('MH-CMB-25 MH-DIE-09 to an Outwit roll of no dice no HITs are added', () => {
  const t = fight('BBBB BB BBB BBB B', { hands: [['luckyBreak']] }).idleTo('sequence.powers');
  t.fight.changes.push({ side: HEROES, kind: 'set', what: 2, n: 0, until: 'roll', source: -1, when: 0 });
  t.play(...powers('red', 'red')).idleWhile(() => t.fight.sequence < 2 && !t.options(0).includes('use:luckyBreak'));
  assert.deepEqual([t.fight.sequence, t.fight.kos], [2, 0]);
});
test('MH-DIE-08 MH-DIE-10 MH-RUL-12 ratings from 0 to 8, boosting on or off; each is accounted for', () => {
  const t = fight('');
  const { fight: f } = t;
  f.powers = [0, 0];
  const add = (n: number) =>
    f.changes.push({ side: HEROES, kind: 'add', what: 0, n, until: 'combat', source: 7, when: 0 });
  add(9);
  assert.equal(ratingOf(f, HEROES, 0), 8);
  add(-20);
  assert.equal(ratingOf(f, HEROES, 0), 0);
  assert.deepEqual(
    ratingAccount(f, HEROES, 0).steps.map(({ value }) => value),
    [13, -7, 0],
  );
});
test('MH-RUL-66 who is absent picks the highest Attack, red before orange', () => {
  const t = fight(QUIET).idleOnce();
  t.play('1 power:red');
  assert.equal(t.fight.last[0], 0);
});
test('MH-RUL-66 who is absent picks a later colour where its Attack is higher', () => {
  const t = fight('B'.repeat(60), { with: 'jeanGrey', teams: ['xMen', 'avengers'], helpers: ['toad'] });
  t.until('toadLower').play('1 use:toadLower').idleTo('sequence.powers');
  assert.deepEqual(t.options(0), ['power:orange', 'power:yellow'], 'red is locked by Toad');
  t.idleOnce().play('1 power:red');
  assert.equal(t.match.events.flat().find(({ kind }) => kind === 'heroPower')!.facts.colour, 2);
});
test('MH-CMB-05 MH-CMB-20 MH-ABT-16 MH-RUL-76 sequences without a KO are counted, from 0 again after one', () => {
  const t = fight('BBBB BBB BBBB BBB B B DDDD BBB BBBB BBB B B', { against: 'crossbones' });
  const counts = [t.fight.quiet];
  for (let n = 0; n < 2; n++) counts.push(t.powers('red', 'red').idleTo('sequence.powers').fight.quiet);
  assert.deepEqual([counts, t.fight.kos], [[1, 2, 1], 1]);
});
test('MH-RUL-76 after 50 sequences without a KO the side with Initiative wins', () => {
  const t = fight(QUIET);
  t.fight.quiet = 50;
  t.play(...powers('red', 'red'));
  assert.equal(t.world.vp[0], 2);
});

// ---- several heroes ----------------------------------------------------------------------------------------

const two = (rolls: string, position: Partial<Duel> = {}) =>
  fight(rolls, { with: ['captainAmerica', 'ironMan'], against: 'crossbones', ...position });
test('MH-MUL-01 MH-RUL-79 the fighting hero is named anew for each sequence', () => {
  const t = two('BBBB BBB BBBB BBB B B');
  assert.deepEqual([t.at, t.options(0)], ['sequence.fighter', ['hero:captainAmerica', 'hero:ironMan']]);
  t.play('0 hero:captainAmerica', ...powers('red', 'red')).idleTo('sequence.fighter');
  assert.equal(t.fight.sequence, 1);
});
test('MH-MUL-02 MH-MUL-04 MH-MUL-05 MH-EX-21 a defeated hero leaves and the fight goes on', () => {
  const t = two('DDDD BBB');
  t.world.ko[0] = 1;
  t.fight.initiative = VILLAINS;
  t.play('0 hero:captainAmerica', ...powers('red', 'red')).idleTo('sequence.powers');
  assert.deepEqual([t.hero('captainAmerica'), t.fight.hero, t.fight.initiative], ['wounded', 2, VILLAINS]);
  assert.equal(t.kos('captainAmerica'), 0);
  assert.equal(t.happened('rolled').length, 2);
});
test('MH-MUL-03 MH-MUL-06 KOs stay on a hero while another fights, and so does Initiative', () => {
  const t = two('BBBB BBB DDDD BBB B B BBBB BBB BBBB BBBB B B');
  t.play('0 hero:captainAmerica', ...powers('red', 'red')).idleTo('sequence.fighter');
  assert.deepEqual([t.kos('captainAmerica'), t.fight.initiative], [1, HEROES]);
  t.play('0 hero:ironMan', ...powers('red', 'red')).idleTo('sequence.fighter');
  assert.deepEqual([t.kos('captainAmerica'), t.fight.initiative], [1, HEROES]);
});
test('MH-RUL-67 who is absent sends the hero with the fewest KOs, then the higher Level', () => {
  assert.equal(two('').idleOnce().fight.hero, 2);
  const t = two('');
  t.world.ko[2] = 1;
  assert.equal(t.idleOnce().fight.hero, 0);
});
