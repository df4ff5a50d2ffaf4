// Tests of the ten basic actions, with every burst and every global ability.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { isActive } from '../abilities/counting.ts';
import { attackOf } from '../abilities/stats.ts';
import { CAPTURED, cardOfDie, FIELD, HOOKED, put, type Duel } from '../table/world.ts';

/** Names of the dice that are captured, or of action dice that stay in the field. */
const zones = (t: Scenario, zone: 'captured' | 'hooked'): string[] =>
  t.world.zone
    .flatMap((at, die) => (at === { captured: CAPTURED, hooked: HOOKED }[zone] ? [die] : []))
    .map(die => cardOfDie(t.world, die)?.name ?? 'Sidekick')
    .sort();
/** Pairs two dice, as their fielding would have. */
const pairUp = (w: Duel, a: number, b: number): void => {
  w.partner[a] = b;
  w.partner[b] = a;
};
/** Puts a die under its captor. */
const captive = (w: Duel, die: number, captor: number): void => {
  put(w, die, CAPTURED);
  w.under[die] = captor;
};
/** Cyclops at level 2 against these dice, the first of which was just possessed. */
const possessed = (field: string[]): Scenario =>
  scenario({ basics: [29], cards: [[4], [7, 5]], field: [['Cyclops 2'], field], reserve: [['Possession']] }).play(
    '0 use:Possession',
    '0 pass',
    ...(field.length > 1 && field[1] === 'Sidekick' ? ['0 choose:Iceman'] : []),
  );

test('25 Ambush: +1 attack for each opposing character, until the turn ends', () => {
  const t = scenario({ cards: [[4], [7]], field: [['Cyclops 1'], ['Sidekick', 'Iceman 1']], reserve: [['Ambush']] });
  t.play('0 use:Ambush');
  const cyclops = t.die(0, 'Cyclops');
  assert.equal(attackOf(t.world, cyclops), 6);
  assert.deepEqual(t.dice(0, 'used'), ['Ambush']);
  t.play('0 pass', '0 hold');
  assert.equal(attackOf(t.world, cyclops), 4);
});
test('DM-RUL-32 25 Ambush: it needs an own character and does nothing without an opposing one', () => {
  const bare = scenario({ field: [[], ['Sidekick']], reserve: [['Ambush']] });
  assert.equal(bare.refused(0, 'use:Ambush'), 'DM-RUL-32');
  const alone = scenario({ field: [['Sidekick'], []], reserve: [['Ambush']] });
  assert.equal(alone.refused(0, 'use:Ambush'), 'DM-RUL-32');
});

test('26 Enrage: any character goes up a level and must attack at its next opportunity', () => {
  const t = scenario({ cards: [[4], []], field: [['Cyclops 1', 'Sidekick'], []], reserve: [['Enrage']] });
  t.play('0 use:Enrage', '0 choose:Cyclops', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Cyclops 2', 'Sidekick']);
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
  assert.throws(() => t.play('0 attack:Sidekick'), /DM-RUL-38/);
  t.play('0 attack:Cyclops');
  t.play('0 pass');
  assert.equal(t.world.life[1], 15);
});
test('26 Enrage: a Sidekick and a level 3 character cannot go up, but must attack', () => {
  const t = scenario({ field: [['Sidekick'], []], reserve: [['Enrage']] }).play('0 use:Enrage', '0 pass');
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
  const high = scenario({ cards: [[4], []], field: [['Cyclops 3'], []], reserve: [['Enrage']] });
  high.play('0 use:Enrage', '0 pass');
  assert.deepEqual(high.dice(0, 'field'), ['Cyclops 3']);
  assert.equal(high.refused(0, 'hold'), 'DM-RUL-38');
});
test('26 Enrage on an opposing character binds it in the turn of its player', () => {
  const t = scenario({ cards: [[], [4]], field: [[], ['Cyclops 1', 'Sidekick']], reserve: [['Enrage']] });
  t.play('0 use:Enrage', '0 choose:Cyclops', '0 pass', '1 keep', '1 pass');
  assert.equal(t.refused(1, 'hold'), 'DM-RUL-38');
  assert.throws(() => t.play('1 attack:Sidekick'), /DM-RUL-38/);
});
test('26 Enrage, global ability: a bolt gives any character +1 attack, as often as it is paid', () => {
  const t = scenario({ field: [['Sidekick'], []], reserve: [['bolt', 'wild', 'fist']] });
  t.play('0 global:Enrage', '0 global:Enrage');
  assert.equal(attackOf(t.world, t.die(0, 'Sidekick')), 3);
  assert.equal(t.refused(0, 'global:Enrage'), 'DM-GLO-03');
});

test('27 Feedback: each opposing character knocked out this turn costs its player 1 damage', () => {
  const t = scenario({
    basics: [27, 30],
    cards: [[], [7]],
    field: [['Sidekick'], ['Sidekick', 'Sidekick', 'Iceman 1']],
    reserve: [['Feedback', 'Reckless Melee']],
  });
  t.play('0 use:Feedback', '0 use:Reckless Melee');
  assert.deepEqual(t.world.life, [20, 18]);
  assert.deepEqual(t.dice(0, 'used'), ['Feedback', 'Reckless Melee']);
});
test('27 Feedback: two of them deal 2, and next turn it is over', () => {
  const t = scenario({
    basics: [27, 30],
    field: [[], ['Sidekick', 'Sidekick']],
    reserve: [['Feedback', 'Feedback', 'Reckless Melee']],
  });
  t.play('0 use:Feedback', '0 use:Feedback', '0 use:Reckless Melee');
  assert.deepEqual(t.world.life, [20, 16]);
  t.play('0 pass');
  assert.equal(t.world.active, 1);
  assert.deepEqual(t.world.forces, []);
});
test('27 Feedback: knock-outs in combat count too', () => {
  const t = scenario({ basics: [27], field: [['Sidekick'], ['Sidekick']], reserve: [['Feedback']], step: 'attack' });
  t.play('0 attack:Sidekick', '1 block:Sidekick>Sidekick', '0 use:Feedback', '0 pass');
  assert.deepEqual(t.world.life, [20, 19]);
});

test('DM-CAP-01 28 Imprisoned: captures opposing characters of total fielding cost 2 or less', () => {
  const t = scenario({
    basics: [28],
    cards: [[], [7, 4]],
    field: [[], ['Iceman 1', 'Cyclops 1', 'Sidekick', 'Iceman 2']],
    reserve: [['Imprisoned']],
  });
  t.play('0 use:Imprisoned', '0 choose:Iceman 1', '0 choose:Cyclops');
  assert.deepEqual(t.open(0, 'choose'), ['Choose Sidekick']);
  t.play('0 choose:Sidekick');
  assert.deepEqual([t.dice(1, 'field'), zones(t, 'captured')], [['Iceman 2'], ['Cyclops', 'Iceman', 'Sidekick']]);
  assert.deepEqual([t.dice(0, 'used'), zones(t, 'hooked')], [[], ['Imprisoned']]);
  assert.ok(!isActive(t.world, 1, t.world.slot[t.die(1, 'Cyclops')]!));
});
test('DM-RUL-32 28 Imprisoned: dearer characters cannot be captured; with nobody to capture it cannot be used', () => {
  const t = scenario({
    basics: [28],
    cards: [[], [10]],
    field: [['Sidekick'], ['Juggernaut 3']],
    reserve: [['Imprisoned']],
  });
  assert.equal(t.refused(0, 'use:Imprisoned'), 'DM-RUL-32');
});
test('DM-RUL-61 DM-CAP-02 28 Imprisoned: lasts over turns until its user damages the opponent', () => {
  const t = scenario({
    basics: [28, 30],
    field: [['Sidekick'], ['Sidekick']],
    reserve: [['Imprisoned']],
    bag: [
      ['Reckless Melee', 'Sidekick', 'Sidekick', 'Sidekick'],
      ['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick'],
    ],
    rolls: [1, 1, 1, 1, 5, 1, 1, 1],
  });
  t.play('0 use:Imprisoned', '0 choose:Sidekick', '0 pass', '0 hold', '1 keep', '1 pass');
  assert.deepEqual(zones(t, 'captured'), ['Sidekick']);
  t.play('0 keep', '0 use:Reckless Melee');
  assert.deepEqual(t.world.life, [19, 19]);
  assert.deepEqual([zones(t, 'captured'), t.dice(1, 'field')], [[], ['Sidekick']]);
  assert.deepEqual(
    t.dice(0, 'used').filter(die => die === 'Imprisoned'),
    ['Imprisoned'],
  );
});

test('DM-RUL-61 28 Imprisoned: loss of life and damage by the other player do not end it; two are independent', () => {
  const t = scenario({
    basics: [28, 30],
    active: 1,
    cards: [[7], []],
    field: [['Iceman 1', 'Sidekick'], ['Sidekick']],
    reserve: [[], ['Imprisoned', 'Imprisoned']],
  });
  t.play('1 use:Imprisoned', '1 choose:Iceman', '1 enough', '1 use:Imprisoned', '1 choose:Sidekick');
  assert.deepEqual(
    [zones(t, 'captured'), zones(t, 'hooked')],
    [
      ['Iceman', 'Sidekick'],
      ['Imprisoned', 'Imprisoned'],
    ],
  );
  t.play('1 pass', '1 attack:Sidekick', '1 pass');
  assert.equal(t.world.life[0], 19);
  assert.deepEqual([zones(t, 'captured'), t.dice(0, 'field')], [[], ['Iceman 1', 'Sidekick']]);
});
test('DM-RUL-61 28 Imprisoned: paying life sets nobody free, nor does damage to its own user', () => {
  const t = scenario({
    basics: [28],
    cards: [[], [5, 15]],
    field: [[], ['Kitty Pryde 1', 'Sidekick']],
    reserve: [['Imprisoned', 'mask'], []],
    bag: [[], ['Cyclops', 'Sidekick', 'Sidekick', 'Sidekick']],
    rolls: [4, 1, 1, 1],
  });
  t.play('0 use:Imprisoned', '0 choose:Kitty Pryde', '0 enough', '0 pass');
  t.play('1 keep', '1 pass', '0 global:Kitty Pryde', '1 field:Cyclops');
  assert.equal(t.world.life[0], 19, 'damage to the user of Imprisoned');
  t.play('1 pass', '1 attack:Sidekick');
  assert.equal(t.world.life[1], 19, 'life paid to attack');
  assert.deepEqual(zones(t, 'captured'), ['Kitty Pryde']);
});
test('DM-RUL-61 28 Imprisoned: captures in the attack step too, and the attacker stays blocked', () => {
  const t = scenario({
    basics: [28],
    cards: [[10], []],
    field: [['Juggernaut 1'], ['Sidekick']],
    reserve: [['Imprisoned']],
    step: 'attack',
  });
  t.play('0 attack:Juggernaut', '1 block:Sidekick>Juggernaut', '0 use:Imprisoned', '0 choose:Sidekick', '0 pass');
  assert.equal(t.world.life[1], 20);
  assert.deepEqual([t.dice(0, 'field'), zones(t, 'captured')], [['Juggernaut 1'], ['Sidekick']]);
});
test('DM-RUL-61 28 Imprisoned: it does not target, so that what actions cannot target is captured all the same', () => {
  const t = scenario({
    basics: [28],
    cards: [[], [89, 3]],
    field: [[], ['Storm 1', 'Angel 1']],
    reserve: [['Imprisoned']],
  });
  pairUp(t.world, t.die(1, 'Storm'), t.die(1, 'Angel'));
  t.play('0 use:Imprisoned');
  assert.deepEqual(t.open(0, 'choose'), ['Choose Storm (level 1)', 'Choose Angel (level 1)']);
});
test('DM-RUL-60 28 Imprisoned: who comes back has the same face, no damage, bonus or pair, and was not fielded', () => {
  const t = scenario({
    basics: [28, 26, 30],
    cards: [[], [3, 6]],
    field: [['Sidekick'], ['Angel 2', 'Cyclops 1']],
    reserve: [['Enrage', 'bolt', 'Reckless Melee', 'Imprisoned', 'Reckless Melee*']],
  });
  const angel = t.die(1, 'Angel');
  pairUp(t.world, angel, t.die(1, 'Cyclops'));
  t.play('0 global:Enrage', '0 choose:Angel', '0 use:Reckless Melee', '0 use:Imprisoned', '0 choose:Angel', '0 enough');
  t.play('0 use:Reckless Melee*');
  const w = t.world;
  assert.deepEqual(t.dice(1, 'field'), ['Angel 2', 'Cyclops 1']);
  assert.deepEqual([w.damage[angel], w.plusAttack[angel], w.partner[angel], w.marks[angel]], [0, 0, -1, 0]);
  assert.equal(w.zone[angel], FIELD);
  assert.equal(w.partner[t.die(1, 'Cyclops')], -1);
});
test('DM-CAP-03 a capture that says nothing else ends with the turn, or when its captor is knocked out', () => {
  const turn = scenario({
    basics: [30],
    cards: [[7], [4]],
    field: [['Iceman 1'], ['Cyclops 1']],
    reserve: [['Reckless Melee']],
  });
  captive(turn.world, turn.die(1, 'Cyclops'), turn.die(0, 'Iceman'));
  turn.play('0 use:Reckless Melee');
  assert.deepEqual(zones(turn, 'captured'), ['Cyclops']);
  turn.play('0 pass', '0 hold');
  assert.deepEqual([zones(turn, 'captured'), turn.dice(1, 'field')], [[], ['Cyclops 1']]);
  const fallen = scenario({
    basics: [30],
    cards: [[], [4]],
    field: [['Sidekick'], ['Cyclops 1']],
    reserve: [['Reckless Melee']],
  });
  captive(fallen.world, fallen.die(1, 'Cyclops'), fallen.die(0, 'Sidekick'));
  fallen.play('0 use:Reckless Melee');
  assert.deepEqual([zones(fallen, 'captured'), fallen.dice(1, 'field')], [[], ['Cyclops 1']]);
});

test('DM-RUL-62 29 Possession: as the attack step begins it takes one of a lower level, which must attack', () => {
  const t = scenario({
    basics: [29],
    cards: [[4], [7]],
    field: [['Cyclops 2'], ['Iceman 1', 'Iceman 2', 'Sidekick']],
    reserve: [['Possession']],
  });
  t.play('0 use:Possession');
  assert.deepEqual([zones(t, 'hooked'), t.dice(1, 'field').length], [['Possession'], 3]);
  t.play('0 pass');
  assert.deepEqual(t.open(0), ['Choose Iceman (level 1)', 'Choose Sidekick']);
  t.play('0 choose:Iceman');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'used')], [['Cyclops 2', 'Iceman 1'], ['Possession']]);
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
  assert.throws(() => t.play('0 attack:Cyclops'), /DM-RUL-38/);
});
test('DM-RUL-62 29 Possession: with one burst as without; with two an equal level will do', () => {
  const position = (die: string) =>
    ({ basics: [29], cards: [[4], [7]], field: [['Cyclops 2'], ['Iceman 2']], reserve: [[die]] }) as const;
  const one = scenario(position('Possession*')).play('0 use:Possession', '0 pass');
  assert.equal(one.asked(0).id, 'attack.attackers');
  assert.deepEqual([one.dice(1, 'field'), one.dice(0, 'used')], [['Iceman 2'], ['Possession']], 'nothing happens');
  const two = scenario(position('Possession**')).play('0 use:Possession', '0 pass');
  assert.deepEqual(two.dice(0, 'field'), ['Cyclops 2', 'Iceman 2']);
});
test('DM-RUL-62 29 Possession: in the attack step it cannot be used', () => {
  const t = scenario({ basics: [29], field: [['Sidekick'], ['Sidekick']], reserve: [['Possession']], step: 'attack' });
  t.play('0 attack:Sidekick', '1 none');
  assert.equal(t.refused(0, 'use:Possession'), 'DM-RUL-62');
});
test('DM-RUL-63 DM-CTL-04 29 Possession: unblocked or knocked out, the die goes to the prep area of its owner', () => {
  const unblocked = possessed(['Iceman 1']).play('0 attack:Iceman', '0 pass');
  assert.equal(unblocked.world.life[1], 18);
  assert.ok(
    unblocked.log.some(line => line.includes('rolls Iceman')),
    'its owner rolls it next turn',
  );
  const fallen = possessed(['Iceman 1', 'Cyclops 3']).play('0 attack:Iceman', '1 block:Cyclops>Iceman', '0 pass');
  assert.deepEqual([fallen.dice(0, 'prep'), fallen.dice(0, 'used')], [[], ['Possession']]);
  assert.ok(fallen.log.some(line => line.includes('rolls Iceman')));
});
test('DM-RUL-63 DM-CTL-05 DM-CTL-06 29 Possession: blocked and alive, it returns to the field of its owner', () => {
  const t = possessed(['Iceman 1', 'Sidekick']).play('0 attack:Iceman', '1 block:Sidekick>Iceman', '0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Cyclops 2'], ['Iceman 1']]);
  assert.deepEqual(t.dice(0, 'used'), ['Possession'], 'the die that controlled it stays where it is');
  assert.ok(!t.log.some(line => line.includes('fields Iceman')));
});
test('DM-CTL-05 a controlled die that could not attack returns to its owner when the turn ends', () => {
  const t = scenario({
    basics: [29, 32],
    cards: [[4], [14]],
    field: [['Cyclops 2'], ['Kitty Pryde 1']],
    reserve: [['Possession', 'Selective Shield']],
  });
  t.play('0 use:Possession', '0 use:Selective Shield', '0 energy:mask', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Cyclops 2', 'Kitty Pryde 1']);
  t.play('0 hold');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Cyclops 2'], ['Kitty Pryde 1']]);
});
test("DM-CTL-01 DM-RUL-64 a controlled die is the controller's and makes its card active for that player alone", () => {
  const t = possessed(['Iceman 1', 'Sidekick']);
  const slot = t.world.slot[t.die(0, 'Iceman')]!;
  assert.deepEqual([isActive(t.world, 0, slot), isActive(t.world, 1, slot)], [true, false]);
  t.play('0 attack:Iceman+Cyclops');
  assert.throws(() => t.play('1 block:Iceman>Cyclops'), /seat 1 has no Iceman/);
});
test('DM-CTL-02 a controlling character cannot attack itself, the controlled one can', () => {
  const t = scenario({ cards: [[4], [7]], field: [['Cyclops 2'], ['Iceman 1']], step: 'attack' });
  const [cyclops, iceman] = [t.die(0, 'Cyclops'), t.die(1, 'Iceman')];
  t.world.seat[iceman] = 0;
  t.world.forces.push({ kind: 'controls', whom: iceman, by: 0, die: cyclops, until: 'turn', action: 0, n: 0 });
  assert.throws(() => t.play('0 attack:Cyclops+Iceman'), /DM-CTL-02/);
  t.play('0 attack:Iceman', '0 pass');
  assert.equal(t.world.life[1], 18);
});
test('DM-CTL-03 DM-EX-30 a controlled die follows the card of its owner', () => {
  const t = scenario({
    basics: [29],
    cards: [[8, 4], [9]],
    field: [['Cyclops 2', 'Iceman 1'], ['Iceman 1']],
    reserve: [['Possession', 'bolt', 'bolt']],
  });
  const [own, taken] = [t.die(0, 'Iceman'), t.die(1, 'Iceman')];
  t.play('0 use:Possession', '0 pass', `0 attack:0:${[own, taken].sort((a, b) => a - b).join('+')}`);
  t.play(`0 activate:${own}`, `0 activate:${taken}`);
  assert.deepEqual([attackOf(t.world, own), attackOf(t.world, taken)], [3, 4]);
});
test('DM-RUL-36 action dice lie in the used pile while their effect lasts, except those that are part of it', () => {
  const t = scenario({
    basics: [26, 28, 29, 31],
    cards: [[4], []],
    field: [['Cyclops 1'], ['Sidekick']],
    reserve: [['Enrage', 'Imprisoned', 'Possession', 'Relentless']],
  });
  t.play(
    '0 use:Enrage',
    '0 choose:Cyclops',
    '0 use:Imprisoned',
    '0 choose:Sidekick',
    '0 use:Possession',
    '0 use:Relentless',
  );
  assert.deepEqual(t.dice(0, 'used'), ['Enrage']);
  assert.deepEqual(zones(t, 'hooked'), ['Imprisoned', 'Possession']);
  assert.deepEqual(t.dice(0, 'reserve'), ['generic Relentless']);
  t.play('0 pass');
  assert.deepEqual([t.dice(0, 'used'), zones(t, 'hooked')], [['Enrage', 'Possession'], ['Imprisoned']]);
});

test('30 Reckless Melee: without burst every character takes 1 damage', () => {
  const t = scenario({
    cards: [[4], []],
    field: [['Sidekick', 'Cyclops 1'], ['Sidekick']],
    reserve: [['Reckless Melee']],
  });
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Cyclops 1'], []]);
  assert.equal(t.world.damage[t.die(0, 'Cyclops')], 1);
  assert.deepEqual(t.world.life, [20, 20]);
});
test('30 Reckless Melee: with one burst both players take 1 damage and no character does', () => {
  const t = scenario({ field: [['Sidekick'], ['Sidekick']], reserve: [['Reckless Melee*']] });
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.world.life, [19, 19]);
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Sidekick'], ['Sidekick']]);
});
test('30 Reckless Melee: with two bursts both players and every character take 1 damage', () => {
  const t = scenario({ field: [['Sidekick'], ['Sidekick']], reserve: [['Reckless Melee**']] });
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.world.life, [19, 19]);
  assert.deepEqual([t.dice(0, 'prep'), t.dice(1, 'prep')], [['Sidekick'], ['Sidekick']]);
});

test('DM-RUL-71 31 Relentless: it becomes 2 generic energy at once and rerolls a character of the reserve pool', () => {
  const t = scenario({
    basics: [31],
    cards: [[7], []],
    reserve: [['Relentless', 'Iceman 1', 'Sidekick', 'bolt', 'fist']],
    rolls: [6],
  });
  t.play('0 use:Relentless');
  assert.deepEqual(t.open(0), ['Choose Iceman (level 1)', 'Choose Sidekick']);
  t.play('0 choose:Iceman');
  assert.deepEqual(t.dice(0, 'reserve'), ['Iceman 3', 'Sidekick', 'bolt', 'fist', 'generic Relentless']);
  t.play('0 buy:Iceman');
  assert.deepEqual(t.dice(0, 'reserve'), ['Iceman 3', 'Sidekick']);
});
test('DM-RUL-71 31 Relentless: it can be used without a die to reroll; what shows energy is none', () => {
  const t = scenario({ basics: [31], reserve: [['Relentless', 'bolt']] }).play('0 use:Relentless');
  assert.deepEqual([t.asked(0).id, t.dice(0, 'reserve')], ['main.react', ['bolt', 'generic Relentless']]);
});
test('31 Relentless: a character that rolls energy stays in the reserve pool', () => {
  const t = scenario({ basics: [31], reserve: [['Relentless', 'Sidekick']], rolls: [2] }).play('0 use:Relentless');
  assert.deepEqual(t.dice(0, 'reserve'), ['fist', 'generic Relentless']);
});
test('31 Relentless, global ability: for a mask a character cannot block this turn', () => {
  const t = scenario({
    basics: [31],
    cards: [[], [7]],
    field: [['Sidekick'], ['Iceman 1', 'Sidekick']],
    reserve: [['mask']],
  });
  t.play('0 global:Relentless', '0 choose:Iceman', '0 pass', '0 attack:Sidekick');
  assert.throws(() => t.play('1 block:Iceman>Sidekick'), /DM-FUN-03/);
  t.play('1 block:Sidekick>Sidekick', '0 pass');
  assert.deepEqual(t.world.forces, []);
});

test("DM-RUL-72 32 Selective Shield: characters of the type named cannot attack until the user's next turn", () => {
  const t = scenario({
    basics: [32],
    cards: [[4, 10], [7]],
    field: [
      ['Cyclops 1', 'Juggernaut 1'],
      ['Iceman 1', 'Sidekick'],
    ],
    reserve: [['Selective Shield', 'Cyclops 1', 'fist']],
    bag: [[], ['Iceman', 'Sidekick', 'Sidekick', 'Sidekick']],
    rolls: [4, 1, 1, 1],
  });
  t.play('0 use:Selective Shield', '0 energy:bolt', '0 field:Cyclops', '0 choose:Sidekick', '1 refuse', '0 pass');
  assert.throws(() => t.play('0 attack:Cyclops'), /DM-RUL-72/);
  t.play('0 attack:Juggernaut', '1 none', '0 pass', '1 keep', '1 field:Iceman', '1 pass');
  for (const text of ['Iceman', 'Iceman 1']) assert.throws(() => t.play(`1 attack:${text}`), /DM-RUL-72/);
  t.play('1 hold');
  assert.deepEqual(
    t.world.forces.map(force => force.kind),
    [],
  );
});
test('DM-RUL-72 32 Selective Shield: who attacks already goes on attacking', () => {
  const t = scenario({
    basics: [32],
    cards: [[4], []],
    field: [['Cyclops 1'], []],
    reserve: [['Selective Shield']],
    step: 'attack',
  });
  t.play('0 attack:Cyclops', '0 use:Selective Shield', '0 energy:bolt', '0 pass');
  assert.equal(t.world.life[1], 16);
});
test('32 Selective Shield: with two bursts one character of the type cannot block either, until that turn', () => {
  const t = scenario({
    basics: [32],
    cards: [[], [7, 10]],
    field: [['Sidekick'], ['Iceman 1', 'Iceman 2', 'Juggernaut 1']],
    reserve: [['Selective Shield**']],
  });
  t.play('0 use:Selective Shield', '0 energy:bolt');
  assert.deepEqual(t.open(0), ['Choose Iceman (level 1)', 'Choose Iceman (level 2)']);
  t.play('0 choose:Iceman 2', '0 pass', '0 attack:Sidekick');
  assert.throws(() => t.play('1 block:Iceman 2>Sidekick'), /DM-FUN-03/);
  t.play('1 block:Iceman 1>Sidekick', '0 pass');
  assert.deepEqual(t.world.forces.map(force => force.kind).sort(), ['cannotBlock', 'shieldedType']);
});
test('32 Selective Shield: with one burst it does what it does without', () => {
  const t = scenario({ basics: [32], cards: [[7], []], field: [['Iceman 1'], []], reserve: [['Selective Shield*']] });
  t.play('0 use:Selective Shield', '0 energy:bolt');
  assert.deepEqual([t.asked(0).id, t.world.forces.length], ['main.react', 1]);
});
test('32 Selective Shield, global ability: for a fist a blocked attacker deals no damage this turn', () => {
  const t = scenario({
    basics: [32],
    cards: [[4, 10], [7]],
    field: [['Cyclops 1', 'Juggernaut 1'], ['Iceman 2']],
    reserve: [[], ['fist']],
    step: 'attack',
  });
  t.play('0 attack:Cyclops+Juggernaut', '1 block:Iceman>Cyclops', '0 pass');
  assert.equal(t.refused(1, 'global:Selective Shield'), undefined);
  t.play('1 global:Selective Shield', '0 pass');
  assert.ok(!t.log.some(line => line.startsWith('Iceman takes')));
  assert.equal(t.world.life[1], 14, 'Juggernaut was not blocked');
});
test('32 Selective Shield, global ability: without a blocked attacker it cannot be used', () => {
  const t = scenario({ basics: [32], field: [['Sidekick'], ['Sidekick']], reserve: [['fist']], step: 'attack' });
  t.play('0 attack:Sidekick', '1 none');
  assert.equal(t.refused(0, 'global:Selective Shield'), 'DM-RUL-32');
});

test('33 Take That, Villain!: 3 damage to a Villain of either player, with one burst too', () => {
  for (const die of ['Take That, Villain!', 'Take That, Villain!*']) {
    const t = scenario({
      basics: [33],
      cards: [[18], [10, 7]],
      field: [['Magneto 2'], ['Juggernaut 2', 'Iceman 1']],
      reserve: [[die]],
    });
    t.play('0 use:Take That, Villain!');
    assert.deepEqual(t.open(0), ['Choose Magneto (level 2)', 'Choose Juggernaut (level 2)']);
    t.play('0 choose:Juggernaut');
    assert.equal(t.world.damage[t.die(1, 'Juggernaut')], 3);
  }
});
test('33 Take That, Villain!: 4 damage with two bursts; without a Villain it cannot be used', () => {
  const t = scenario({
    basics: [33],
    cards: [[], [18]],
    field: [[], ['Magneto 2']],
    reserve: [['Take That, Villain!**']],
  });
  t.play('0 use:Take That, Villain!');
  assert.equal(t.world.damage[t.die(1, 'Magneto')], 4);
  const none = scenario({
    basics: [33],
    cards: [[], [7]],
    field: [[], ['Iceman 1']],
    reserve: [['Take That, Villain!']],
  });
  assert.equal(none.refused(0, 'use:Take That, Villain!'), 'DM-RUL-32');
});

test('34 Transfer Power: a die of the used pile is rolled; a character is fielded free, with what it does then', () => {
  const t = scenario({
    basics: [34],
    cards: [[19], []],
    field: [[], ['Sidekick']],
    used: [['Quicksilver', 'Sidekick', 'Transfer Power']],
    reserve: [['Transfer Power']],
    rolls: [6],
  });
  t.play('0 use:Transfer Power');
  assert.deepEqual(t.open(0), ['Choose Quicksilver', 'Choose Sidekick']);
  t.play('0 choose:Quicksilver');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'prep')], [['Quicksilver 3'], ['Sidekick']]);
});
test('34 Transfer Power: energy sends it to the bag; with no character die in the used pile it cannot be used', () => {
  const t = scenario({
    basics: [34],
    cards: [[19], []],
    used: [['Quicksilver']],
    bag: [[], []],
    reserve: [['Transfer Power']],
    rolls: [2],
  });
  t.play('0 use:Transfer Power');
  assert.deepEqual([t.dice(0, 'bag'), t.dice(0, 'used')], [['Quicksilver'], ['Transfer Power']]);
  const none = scenario({ basics: [34], used: [['Transfer Power']], reserve: [['Transfer Power']] });
  assert.equal(none.refused(0, 'use:Transfer Power'), 'DM-RUL-32');
});
test('34 Transfer Power, global ability: for a shield two characters exchange their attack until the turn ends', () => {
  const t = scenario({
    basics: [34],
    cards: [[7], [10]],
    field: [
      ['Iceman 1', 'Sidekick'],
      ['Juggernaut 1', 'Sidekick'],
    ],
    reserve: [['shield']],
  });
  t.play('0 global:Transfer Power', '0 choose:Iceman', '0 choose:Juggernaut');
  assert.deepEqual([attackOf(t.world, t.die(0, 'Iceman')), attackOf(t.world, t.die(1, 'Juggernaut'))], [6, 2]);
  t.play('0 pass', '0 hold');
  assert.deepEqual([attackOf(t.world, t.die(0, 'Iceman')), attackOf(t.world, t.die(1, 'Juggernaut'))], [2, 6]);
});
test('34 Transfer Power, global ability: it needs a character on both sides', () => {
  const t = scenario({ basics: [34], field: [['Sidekick'], []], reserve: [['shield']] });
  assert.equal(t.refused(0, 'global:Transfer Power'), 'DM-RUL-32');
});
