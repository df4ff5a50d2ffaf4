// Tests of a fight in numbers: dice and their accounts, expected HITs, the chance of the roll at hand and of the fight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hitsWith, koChance } from '../abilities/odds.ts';
import { LEAD, RESOURCE } from '../abilities/sources.ts';
import { duel, type Duel, type Scenario } from '../scenario/scenario.ts';
import { HERO_KEYS, numberOf } from '../table/deck.ts';
import { HEROES, VILLAINS, type Marvel, type Side } from '../table/world.ts';
import { accountText } from '../words/names.ts';
import { fightBrief, ofHundred, useBrief, winFrom } from './fight-brief.ts';

const fight = (position: Partial<Duel> = {}): Scenario =>
  duel({ with: 'captainAmerica', against: 'vulture', ...position });
/** Captain America (red 4/3/1) and Vulture (red 3/2/1). */
const chosen = (position: Partial<Duel> = {}): Scenario => fight(position).play('0 power:red', '1 power:red');
const CAP = HERO_KEYS.indexOf('captainAmerica');
const hundredthsOf = (attack: number, defend: number): number =>
  ofHundred(koChance(hitsWith(attack), hitsWith(defend)));

test('before the powers are chosen there is the chance of the fight alone', () => {
  const { ratings, roll, win } = fightBrief(fight().world)!;
  assert.deepEqual([ratings, roll], [[[], []], undefined]);
  assert.ok(win > 50 && win < 100, String(win));
  assert.equal(fightBrief(fight({ hands: [] }).idleWhile(t => t.world.fight !== null).world), undefined);
});

test('dice, expected HITs and the chance of an attack before it is rolled, after it, and of the defence', () => {
  const t = chosen({ hands: [['vision', 'hawkeye']], rolls: 'HBBB DB HHB HBB B B' });
  const { ratings, roll } = fightBrief(t.world)!;
  assert.deepEqual(
    ratings.map(side => side.map(({ dice, hits }) => [dice, hits])),
    [
      [
        [4, 3.3],
        [3, 2.5],
        [1, 0.8],
      ],
      [
        [3, 2.5],
        [2, 1.7],
        [1, 0.8],
      ],
    ],
  );
  assert.deepEqual(roll, { by: HEROES, rating: 0, chance: hundredthsOf(4, 2) });
  t.play('0 pass');
  assert.equal(t.at, 'ability.react');
  const rolled = fightBrief(t.world)!.roll!;
  // One HIT lies there: the defence of two dice has at most one HIT in 24 of 36 throws.
  const most = hitsWith(2)[0]! + hitsWith(2)[1]!;
  assert.deepEqual([rolled.by, rolled.chance], [HEROES, ofHundred(most)]);
  t.play('0 pass');
  assert.deepEqual([t.fight.side, t.fight.rating, fightBrief(t.world)!.roll!.by], [HEROES, 1, VILLAINS]);
});

test('an ability is told by what it makes of the roll at hand', () => {
  const t = chosen({ hands: [['vision', 'allOutAttack', 'secondWind']], rolls: 'HBBB' });
  const more = useBrief(t.world, HEROES, RESOURCE + numberOf('allOutAttack'))!;
  assert.deepEqual([more.now.chance, more.then.chance], [hundredthsOf(4, 2), hundredthsOf(8, 2)]);
  t.play('0 pass');
  const again = useBrief(t.world, HEROES, RESOURCE + numberOf('secondWind'))!;
  assert.ok(again.then.chance > again.now.chance, JSON.stringify(again));
  assert.equal(useBrief(t.world, HEROES, RESOURCE + numberOf('vision')), undefined);
});

test('a defence that wins ties makes the attack less likely to land', () => {
  const t = chosen({ hands: [['vision', 'hawkeye']], rolls: 'BBBB BB HHB' }).play('0 pass', '0 pass');
  assert.deepEqual([t.fight.rating, t.fight.side], [1, HEROES]);
  const { now, then } = useBrief(t.world, HEROES, CAP)!;
  assert.deepEqual([now.by, now.chance > then.chance], [VILLAINS, true]);
  t.play('0 use:captainAmerica', '0 discard:vision');
  assert.equal(fightBrief(t.world)!.roll!.chance, then.chance);
  assert.equal(fightBrief(t.world)!.ratings[HEROES][1]!.account, '4 = 3 + 1 Captain America');
});

test('the second Outwit roll has odds where the HITs of the first are known', () => {
  const { world } = chosen({ hands: [['vision', 'hawkeye']], rolls: 'HBBB' });
  const contest = (side: Side): Marvel => ({
    ...world,
    fight: { ...world.fight!, side, rating: 2, dice: [], firsts: 0 },
  });
  const second = contest(VILLAINS);
  assert.equal(fightBrief(second)!.roll, undefined);
  assert.equal(useBrief(second, HEROES, RESOURCE + numberOf('scarletWitch')), undefined);
  assert.deepEqual(fightBrief(second, 0)!.roll, { by: VILLAINS, rating: 2, chance: 67 });
  const first = contest(HEROES);
  // One die each: more HITs in 4 of 6 throws against none of 2 in 6, and DOUBLE against one.
  assert.deepEqual(fightBrief(first)!.roll, { by: HEROES, rating: 2, chance: ofHundred((4 * 2 + 1 * 3) / 36) });
});

test('KOs and Initiative count for the chance to win', () => {
  const even = winFrom(fight().world, CAP);
  const hurt = fight({ kos: { captainAmerica: 1 } });
  assert.ok(winFrom(hurt.world, CAP) < even);
  const lead = fight();
  lead.world.fight!.initiative = VILLAINS;
  assert.ok(winFrom(lead.world, CAP) < even);
});

test('the account of a rating names what changes it', () => {
  const { world } = chosen({ hands: [['vision']], rolls: 'HBBB' });
  const f = world.fight!;
  const change = { side: HEROES, until: 'roll', when: 0, what: 0 } as const;
  const told = (...changes: object[]): string =>
    accountText({ ...f, changes: changes.map(one => ({ ...change, ...one })) as typeof f.changes }, HEROES, 0);
  const storm = HERO_KEYS.indexOf('storm');
  assert.equal(told(), '');
  assert.equal(told({ kind: 'add', n: 1, source: storm }), '5 = 4 + 1 Storm');
  assert.equal(told({ kind: 'add', n: -2, source: LEAD + numberOf('viper') }), '2 = 4 − 2 Viper');
  assert.equal(told({ kind: 'set', n: 6, source: RESOURCE + numberOf('blackBolt') }), '6 = 4, 6 by Black Bolt');
  assert.equal(told({ kind: 'add', n: 9, source: -1 }), '8 = 4 + 9 a Master Plan, at most 8');
});
