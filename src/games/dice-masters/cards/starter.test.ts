// Tests of the characters of the starter box, one by one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf, defenseOf, fieldingCost } from '../abilities/stats.ts';

/** Attack and defense of a die, as they are now. */
const stats = (t: Scenario, seat: number, text: string, nth = 0): number[] => {
  const die = t.die(seat, text, nth);
  return [attackOf(t.world, die), defenseOf(t.world, die)];
};
/** Lines of the log about knock-outs. */
const fallen = (t: Scenario): string[] => t.log.filter(line => line.includes('knocked out'));

test('1 Angel, Air Transport: fielded, it may bring one Sidekick from the used pile into the field', () => {
  const t = scenario({ cards: [[1], []], reserve: [['Angel 1']], used: [['Sidekick', 'Sidekick', 'Enrage']] });
  t.play('0 field:Angel', '0 accept');
  assert.deepEqual(t.dice(0, 'field'), ['Angel 1', 'Sidekick']);
  assert.deepEqual(t.dice(0, 'used'), ['Enrage', 'Sidekick']);
});
test('1 Angel, Air Transport: the Sidekick that paid for it cannot be brought, and it may be declined', () => {
  const paid = scenario({ cards: [[1], []], reserve: [['Angel 2', 'fist']] }).play('0 field:Angel');
  assert.deepEqual(paid.dice(0, 'used'), ['Sidekick']);
  assert.deepEqual(paid.dice(0, 'field'), ['Angel 2']);
  assert.equal(paid.asked(0).id, 'main.react');
  const declined = scenario({ cards: [[1], []], reserve: [['Angel 1']], used: [['Sidekick']] });
  declined.play('0 field:Angel', '0 decline');
  assert.deepEqual(declined.dice(0, 'field'), ['Angel 1']);
});

test('2 Angel, Inspiring: attacking, it gives own Sidekicks +1 attack and +1 defense, once however many Angels', () => {
  const t = scenario({
    cards: [[2], [7]],
    field: [
      ['Angel 1', 'Angel 1', 'Sidekick'],
      ['Sidekick', 'Iceman 1'],
    ],
    step: 'attack',
  });
  t.play('0 attack:Angel+Angel');
  assert.deepEqual(stats(t, 0, 'Sidekick'), [2, 2]);
  assert.deepEqual(stats(t, 1, 'Sidekick'), [1, 1]);
  assert.deepEqual(stats(t, 0, 'Angel'), [2, 2]);
});
test('DM-RUL-69 2 Angel, Inspiring: in the field alone it gives nothing; an attack without it neither', () => {
  const t = scenario({ cards: [[2], []], field: [['Angel 1', 'Sidekick', 'Sidekick'], ['Sidekick']], step: 'attack' });
  assert.deepEqual(stats(t, 0, 'Sidekick'), [1, 1]);
  t.play('0 attack:Sidekick');
  assert.deepEqual(stats(t, 0, 'Sidekick', 1), [1, 1]);
});

test('3 Angel, Superhero: paired, a shield gives it and its partner +2 defense, once a turn', () => {
  const t = scenario({
    cards: [[3, 24], []],
    field: [['Wolverine 1'], []],
    reserve: [['Angel 1', 'shield', 'shield']],
  });
  t.play('0 field:Angel', '0 pair:Wolverine', '0 activate:Angel');
  assert.deepEqual(
    [stats(t, 0, 'Angel'), stats(t, 0, 'Wolverine')],
    [
      [2, 4],
      [5, 4],
    ],
  );
  assert.deepEqual(t.dice(0, 'reserve'), ['shield']);
  assert.equal(t.refused(0, 'activate:Angel'), 'DM-TXT-04');
});
test('3 Angel, Superhero: unpaired it cannot', () => {
  const t = scenario({ cards: [[3], []], field: [['Angel 1'], []], reserve: [['shield']] });
  assert.equal(t.refused(0, 'activate:Angel'), 'DM-PRU-06');
});

test('4 Cyclops, Optic Blast: 3 damage to an opposing character of its choice', () => {
  const t = scenario({
    cards: [[4], [10, 7]],
    field: [['Sidekick'], ['Juggernaut 1', 'Iceman 1']],
    reserve: [['Cyclops 1', 'fist']],
  });
  t.play('0 field:Cyclops');
  assert.deepEqual(t.open(0, 'choose'), ['Choose Juggernaut (level 1)', 'Choose Iceman (level 1)']);
  t.play('0 choose:Juggernaut', '1 refuse');
  assert.deepEqual(t.dice(1, 'prep'), ['Juggernaut']);
  assert.deepEqual(t.world.life, [20, 20]);
});
test('DM-RUL-94 4 Cyclops, Optic Blast: the opponent may pay 3 life once the target is known', () => {
  const t = scenario({ cards: [[4], [7]], field: [[], ['Iceman 1']], reserve: [['Cyclops 1', 'fist']] });
  t.play('0 field:Cyclops');
  assert.deepEqual(t.open(1), ['Pay 3 life', 'Do not pay']);
  t.play('1 payLife');
  assert.deepEqual(t.world.life, [20, 17]);
  assert.equal(t.world.damage[t.die(1, 'Iceman')], 0);
});
test('4 Cyclops, Optic Blast: who has not 3 life cannot pay, and without a target nothing happens', () => {
  const poor = scenario({
    cards: [[4], [7]],
    life: [20, 2],
    field: [[], ['Iceman 1']],
    reserve: [['Cyclops 1', 'fist']],
  });
  poor.play('0 field:Cyclops');
  assert.equal(poor.world.damage[poor.die(1, 'Iceman')], 3);
  const alone = scenario({ cards: [[4], []], reserve: [['Cyclops 1', 'fist']] }).play('0 field:Cyclops');
  assert.equal(alone.asked(0).id, 'main.react');
  assert.ok(!alone.log.some(line => line.includes('uses the ability')));
});

test('5 Cyclops, Overlook: the opponent and every opposing character take 1 damage', () => {
  const t = scenario({
    cards: [[5], [7]],
    field: [['Sidekick'], ['Sidekick', 'Iceman 1']],
    reserve: [['Cyclops 1', 'fist']],
  });
  t.play('0 field:Cyclops');
  assert.deepEqual(t.world.life, [20, 19]);
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Cyclops 1', 'Sidekick'], ['Iceman 1']]);
  assert.equal(t.world.damage[t.die(1, 'Iceman')], 1);
});

test('DM-PRU-06 6 Cyclops, Superhero: paired, it and its partner each deal 1 damage when they attack', () => {
  const t = scenario({
    cards: [[6, 24], []],
    field: [['Wolverine 1', 'Sidekick'], ['Sidekick']],
    reserve: [['Cyclops 1', 'fist']],
  });
  t.play('0 field:Cyclops', '0 pair:Wolverine', '0 pass', '0 attack:Cyclops+Wolverine+Sidekick', '0 resolve:0');
  assert.deepEqual(t.world.life, [20, 18]);
  assert.equal(t.asked(1).id, 'blocking.blockers');
});
test('6 Cyclops, Superhero: unpaired it deals nothing', () => {
  const t = scenario({ cards: [[6], []], field: [['Cyclops 1'], ['Sidekick']], step: 'attack' });
  t.play('0 attack:Cyclops');
  assert.deepEqual(t.world.life, [20, 20]);
});

test('7 Iceman, Cryokinetic: no ability; levels 2/4, 3/6, 4/6, each for a fielding cost of 1', () => {
  const t = scenario({ cards: [[7], []], field: [['Iceman 1', 'Iceman 2', 'Iceman 3'], []], reserve: [['bolt']] });
  const levels = ['Iceman 1', 'Iceman 2', 'Iceman 3'];
  assert.deepEqual(
    levels.map(text => stats(t, 0, text)),
    [
      [2, 4],
      [3, 6],
      [4, 6],
    ],
  );
  assert.deepEqual(
    levels.map(text => fieldingCost(t.world, t.die(0, text))),
    [1, 1, 1],
  );
  assert.deepEqual(t.open(0, 'activate'), []);
});

test('8 Iceman, Robert Louis Drake: each bolt gives +1 attack and +1 defense', () => {
  const t = scenario({ cards: [[8], []], field: [['Iceman 1'], []], reserve: [['bolt', 'wild', 'fist']] });
  t.play('0 activate:Iceman', '0 payWith:wild', '0 activate:Iceman');
  assert.deepEqual(stats(t, 0, 'Iceman'), [4, 6]);
  assert.equal(t.refused(0, 'activate:Iceman'), 'DM-PAY-08');
});

test('DM-EX-27 9 Iceman, Too Cool for Words: three bolts double three dice, none of them twice', () => {
  const t = scenario({
    cards: [[9], []],
    field: [['Iceman 1', 'Iceman 2', 'Iceman 3'], []],
    reserve: [['bolt', 'bolt', 'bolt', 'wild']],
  });
  t.play('0 activate:Iceman 1', '0 payWith:bolt', '0 activate:Iceman 2', '0 payWith:bolt');
  assert.equal(t.refused(0, 'activate:Iceman 1'), 'DM-TXT-04');
  t.play('0 activate:Iceman 3', '0 payWith:bolt');
  assert.deepEqual(
    [1, 2, 3].map(level => stats(t, 0, `Iceman ${level}`)[0]),
    [4, 6, 8],
  );
  assert.deepEqual(
    [1, 2, 3].map(level => t.refused(0, `activate:Iceman ${level}`)),
    Array(3).fill('DM-TXT-04'),
  );
});
test('DM-RUL-57 9 Iceman, Too Cool for Words: doubling counts the bonuses gained before, not those after', () => {
  const t = scenario({
    cards: [[9], []],
    field: [['Iceman 1', 'Iceman 1'], []],
    reserve: [['bolt', 'bolt', 'bolt', 'bolt']],
  });
  const [a, b] = [t.die(0, 'Iceman'), t.die(0, 'Iceman', 1)];
  t.play('0 global:Enrage', `0 activate:${a}`, `0 activate:${b}`, '0 global:Enrage', `0 choose:${b}`);
  assert.deepEqual([attackOf(t.world, a), attackOf(t.world, b)], [6, 5]);
});
test('9 Iceman, global ability: own Sidekick dice of field and reserve pool become bolts, any number of them', () => {
  const t = scenario({
    cards: [[], [9]],
    field: [['Sidekick', 'Sidekick'], ['Sidekick']],
    reserve: [['bolt', 'mask', 'shield'], []],
  });
  t.play('0 global:Iceman', '0 choose:Sidekick', '0 choose:mask', '0 enough');
  assert.deepEqual(t.dice(0, 'reserve'), ['bolt', 'bolt', 'shield']);
  assert.deepEqual(t.dice(0, 'field'), ['Sidekick']);
  assert.deepEqual(t.dice(1, 'field'), ['Sidekick']);
});
test('DM-RUL-30 9 Iceman, global ability: the die that pays is no die to turn', () => {
  const t = scenario({ cards: [[9], []], reserve: [['bolt']] });
  assert.equal(t.refused(0, 'global:Iceman'), 'DM-RUL-32');
});

test('10 Juggernaut, Cain Marko: each Sidekick moved to the used pile prevents up to 3 damage', () => {
  const t = scenario({
    cards: [[10], [4]],
    field: [['Juggernaut 2', 'Sidekick', 'Sidekick', 'Sidekick'], ['Cyclops 3']],
    step: 'attack',
  });
  t.play('0 attack:Juggernaut', '1 block:Cyclops>Juggernaut', '0 pass');
  assert.deepEqual(t.open(0, 'apply'), ['Use Juggernaut, Cain Marko']);
  t.play('0 apply:Juggernaut', '0 choose:Sidekick', '0 enough');
  assert.deepEqual(t.dice(0, 'used'), ['Sidekick']);
  assert.deepEqual(t.dice(0, 'field'), ['Juggernaut 2', 'Sidekick', 'Sidekick']);
  assert.deepEqual(fallen(t), ['Cyclops is knocked out.']);
});
test('10 Juggernaut, Cain Marko: two Sidekicks take all of 6 damage; declined, he falls', () => {
  const position = {
    cards: [[10], [4]],
    field: [['Juggernaut 2', 'Sidekick', 'Sidekick', 'Sidekick'], ['Cyclops 3']],
    step: 'attack',
  } as const;
  const saved = scenario(position).play('0 attack:Juggernaut', '1 block:Cyclops>Juggernaut', '0 pass');
  saved.play('0 apply:Juggernaut', '0 choose:Sidekick', '0 choose:Sidekick');
  assert.ok(saved.log.includes('6 damage to Juggernaut (level 2) is prevented.'));
  assert.deepEqual(saved.dice(0, 'used'), ['Sidekick', 'Sidekick']);
  const lost = scenario(position).play('0 attack:Juggernaut', '1 block:Cyclops>Juggernaut', '0 pass', '0 decline');
  assert.deepEqual(lost.dice(0, 'prep'), ['Juggernaut']);
});
test('DM-RUL-93 10 Juggernaut, Cain Marko: a moved Sidekick that attacks still deals its damage', () => {
  const t = scenario({
    cards: [[10], [4]],
    field: [['Juggernaut 1', 'Sidekick'], ['Cyclops 1']],
    step: 'attack',
  });
  t.play(
    '0 attack:Juggernaut+Sidekick',
    '1 block:Cyclops>Juggernaut',
    '0 pass',
    '0 apply:Juggernaut',
    '0 choose:Sidekick',
  );
  assert.equal(t.world.life[1], 19);
  assert.deepEqual(t.dice(0, 'field'), ['Juggernaut 1']);
  assert.deepEqual(t.dice(0, 'used'), ['Sidekick']);
});

test('11 Juggernaut, Unstoppable: once a turn a Sidekick moved to the used pile gives +4 and +4', () => {
  const t = scenario({ cards: [[11], []], field: [['Juggernaut 1', 'Sidekick', 'Sidekick'], []] });
  t.play('0 activate:Juggernaut');
  assert.deepEqual(stats(t, 0, 'Juggernaut'), [10, 7]);
  assert.deepEqual(t.dice(0, 'used'), ['Sidekick']);
  assert.equal(t.refused(0, 'activate:Juggernaut'), 'DM-TXT-04');
  const alone = scenario({ cards: [[11], []], field: [['Juggernaut 1'], ['Sidekick']] });
  assert.equal(alone.refused(0, 'activate:Juggernaut'), 'DM-PAY-08');
});

test('12 Juggernaut, Archvillain: fielded, a Sidekick may go for 1 damage and 1 life', () => {
  const t = scenario({
    cards: [[12], []],
    life: [15, 20],
    field: [['Sidekick'], []],
    reserve: [['Juggernaut 1', 'fist']],
  });
  t.play('0 field:Juggernaut', '0 accept');
  assert.deepEqual(t.world.life, [16, 19]);
  assert.deepEqual(t.dice(0, 'field'), ['Juggernaut 1']);
  assert.deepEqual(t.dice(0, 'used'), ['Sidekick', 'Sidekick']);
});
test('12 Juggernaut, Archvillain: not against a Villain, and not without a Sidekick; it may be declined', () => {
  const villain = { cards: [[12], [18]], field: [['Sidekick'], ['Magneto 1']], reserve: [['Juggernaut 1', 'fist']] };
  assert.equal(scenario(villain).play('0 field:Juggernaut').asked(0).id, 'main.react');
  const alone = { cards: [[12], []], reserve: [['Juggernaut 1', 'fist']] };
  assert.equal(scenario(alone).play('0 field:Juggernaut').asked(0).id, 'main.react');
  const declined = scenario({ cards: [[12], []], field: [['Sidekick'], []], reserve: [['Juggernaut 1', 'fist']] });
  declined.play('0 field:Juggernaut', '0 decline');
  assert.deepEqual([declined.world.life[1], declined.dice(0, 'field')], [20, ['Juggernaut 1', 'Sidekick']]);
});

test('13 Kitty Pryde, Ariel: no ability; she costs 2 and her levels 0, 0 and 1 to field', () => {
  const t = scenario({
    cards: [[13], []],
    field: [['Kitty Pryde 1', 'Kitty Pryde 2', 'Kitty Pryde 3'], ['Sidekick']],
    reserve: [['mask', 'fist']],
  });
  const levels = ['Kitty Pryde 1', 'Kitty Pryde 2', 'Kitty Pryde 3'];
  assert.deepEqual(
    levels.map(text => stats(t, 0, text)),
    [
      [2, 2],
      [3, 2],
      [3, 3],
    ],
  );
  assert.deepEqual(
    levels.map(text => fieldingCost(t.world, t.die(0, text))),
    [0, 0, 1],
  );
  t.play('0 buy:Kitty Pryde', '0 pass', '0 attack:Kitty Pryde 1', '1 block:Sidekick>Kitty Pryde 1');
  assert.deepEqual(t.dice(1, 'attack'), ['Sidekick']);
});

test('14 Kitty Pryde, Sprite: Sidekicks cannot block her, others can', () => {
  const t = scenario({
    cards: [[14], [7]],
    field: [
      ['Kitty Pryde 1', 'Sidekick'],
      ['Sidekick', 'Iceman 1'],
    ],
    step: 'attack',
  });
  t.play('0 attack:Kitty Pryde+Sidekick');
  assert.throws(() => t.play('1 block:Sidekick>Kitty Pryde'), /DM-FUN-01/);
  t.play('1 block:Iceman>Kitty Pryde,Sidekick>Sidekick');
  assert.deepEqual(t.dice(1, 'attack'), ['Iceman 1', 'Sidekick']);
});

test('15 Kitty Pryde, Shadowcat: she cannot be blocked in the turn in which she was fielded', () => {
  const t = scenario({
    cards: [[15], [7]],
    field: [['Kitty Pryde 2'], ['Iceman 1']],
    reserve: [['Kitty Pryde 1']],
  });
  t.play('0 field:Kitty Pryde', '0 pass', '0 attack:Kitty Pryde 1+Kitty Pryde 2');
  assert.throws(() => t.play('1 block:Iceman>Kitty Pryde 1'), /DM-FUN-01 That attacker cannot be blocked/);
  t.play('1 block:Iceman>Kitty Pryde 2', '0 pass');
  assert.equal(t.world.life[1], 18);
});
test('DM-RUL-90 15 Kitty Pryde, global ability: attacking costs its controller 1 life for each use', () => {
  const t = scenario({
    cards: [[15], [7]],
    active: 1,
    life: [20, 3],
    field: [[], ['Sidekick', 'Iceman 1']],
    reserve: [['mask', 'wild'], []],
  });
  t.play(
    '1 pass',
    '0 global:Kitty Pryde',
    '0 choose:Sidekick',
    '1 pass',
    '0 global:Kitty Pryde',
    '0 choose:Sidekick',
    '1 pass',
  );
  assert.equal(t.world.life[1], 3);
  t.play('1 attack:Sidekick+Iceman');
  assert.equal(t.world.life[1], 1);
});
test('DM-RUL-58 15 Kitty Pryde, global ability: who has too little life cannot attack with it; nobody must pay', () => {
  const t = scenario({
    cards: [[15], []],
    life: [1, 20],
    field: [['Sidekick', 'Kitty Pryde 1'], []],
    reserve: [['mask', 'wild', 'Enrage']],
  });
  t.play(
    '0 use:Enrage',
    '0 choose:Sidekick',
    '0 global:Kitty Pryde',
    '0 choose:Sidekick',
    '0 global:Kitty Pryde',
    '0 choose:Sidekick',
    '0 pass',
  );
  assert.throws(() => t.play('0 attack:Sidekick'), /DM-RUL-58/);
  t.play('0 hold');
  assert.equal(t.world.active, 1);
});

test("16 Magneto, Field Control: for two masks a character of any field goes to its owner's prep area", () => {
  const t = scenario({
    cards: [[16], [7]],
    field: [[], ['Iceman 1']],
    reserve: [['Magneto 1', 'fist', '2 mask Magneto']],
  });
  t.play('0 field:Magneto', '0 accept');
  assert.deepEqual(t.open(0, 'choose'), ['Choose Magneto (level 1)', 'Choose Iceman (level 1)']);
  t.play('0 choose:Iceman');
  assert.deepEqual([t.dice(1, 'prep'), t.dice(1, 'field')], [['Iceman'], []]);
  assert.deepEqual(t.dice(0, 'reserve'), []);
  assert.deepEqual(fallen(t), []);
});
test('16 Magneto, Field Control: a character of the reserve pool can go too; without two masks no offer', () => {
  const t = scenario({ cards: [[16], []], reserve: [['Magneto 1', 'fist', 'mask', 'wild', 'Sidekick']] });
  t.play('0 field:Magneto', '0 accept', '0 choose:Sidekick');
  assert.deepEqual(t.dice(0, 'prep'), ['Sidekick']);
  const poor = scenario({ cards: [[16], []], reserve: [['Magneto 1', 'mask', 'mask']] });
  assert.equal(poor.play('0 field:Magneto').asked(0).id, 'main.react');
});

test('DM-RUL-84 17 Magneto, Will to Live: unblocked, he goes to the prep area instead of the used pile', () => {
  const t = scenario({ cards: [[17], []], field: [['Magneto 1', 'Sidekick'], []], step: 'attack' });
  t.play('0 attack:Magneto+Sidekick', '0 pass');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'used')], [['Magneto'], ['Sidekick']]);
});
test('17 Magneto, Will to Live: what never was in the field goes to the used pile', () => {
  const t = scenario({ cards: [[17], []], reserve: [['Magneto 1']] }).play('0 pass');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'used')], [[], ['Magneto']]);
});

test('18 Magneto, Archvillain: +3 and +3 while the opponent has no Villain in the field', () => {
  const t = scenario({
    cards: [[18], [10]],
    active: 1,
    field: [['Magneto 1'], []],
    reserve: [[], ['Juggernaut 1', 'fist']],
  });
  assert.deepEqual(stats(t, 0, 'Magneto'), [7, 7]);
  t.play('1 field:Juggernaut');
  assert.deepEqual(stats(t, 0, 'Magneto'), [4, 4]);
});

test('19 Quicksilver, Pietro Maximoff: fielded, 1 damage to an opposing character of choice', () => {
  const t = scenario({
    cards: [[19], [7]],
    field: [['Sidekick'], ['Sidekick', 'Iceman 1']],
    reserve: [['Quicksilver 1']],
  });
  t.play('0 field:Quicksilver');
  assert.deepEqual(t.open(0), ['Choose Iceman (level 1)', 'Choose Sidekick']);
  t.play('0 choose:Sidekick');
  assert.deepEqual(t.dice(1, 'prep'), ['Sidekick']);
});

test('20 Quicksilver, Thanks to Isotope E: fielded, 1 damage to every opposing Sidekick', () => {
  const t = scenario({
    cards: [[20], [7]],
    field: [['Sidekick'], ['Sidekick', 'Sidekick', 'Iceman 1']],
    reserve: [['Quicksilver 1']],
  });
  t.play('0 field:Quicksilver');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Quicksilver 1', 'Sidekick'], ['Iceman 1']]);
  assert.equal(t.world.damage[t.die(1, 'Iceman')], 0);
});

test('21 Quicksilver, Former Villain: blocked, 1 damage to every opposing character before combat damage', () => {
  const t = scenario({
    cards: [[21], [7]],
    field: [
      ['Quicksilver 1', 'Sidekick'],
      ['Sidekick', 'Sidekick', 'Iceman 1'],
    ],
    step: 'attack',
  });
  t.play('0 attack:Quicksilver+Sidekick', '1 block:Sidekick>Quicksilver');
  assert.equal(t.asked(0).id, 'clash.react');
  assert.deepEqual(t.dice(1, 'field'), ['Iceman 1']);
  assert.equal(t.world.damage[t.die(1, 'Iceman')], 1);
  t.play('0 pass');
  assert.equal(t.world.life[1], 19);
  assert.deepEqual(t.dice(0, 'field'), ['Quicksilver 1']);
});
test('21 Quicksilver, Former Villain: unblocked he deals no such damage', () => {
  const t = scenario({ cards: [[21], []], field: [['Quicksilver 1'], ['Sidekick']], step: 'attack' });
  t.play('0 attack:Quicksilver', '1 none');
  assert.deepEqual(t.dice(1, 'field'), ['Sidekick']);
});

test('DM-RUL-80 22 Wolverine, The Best There Is: each amount dealt to a blocker is doubled after division', () => {
  const t = scenario({ cards: [[22], [7]], field: [['Wolverine 1'], ['Iceman 2', 'Iceman 1']], step: 'attack' });
  t.play('0 attack:Wolverine', '1 block:Iceman 1>Wolverine,Iceman 2>Wolverine', '0 pass');
  assert.equal(t.asked(0).prompt.facts.n, 5);
  t.play('0 divide:0:3:2');
  assert.ok(t.log.includes('Iceman takes 6 damage.') && t.log.includes('Iceman takes 4 damage.'), t.log.join());
});
test('22 Wolverine, The Best There Is: not to players, and not when he blocks', () => {
  const t = scenario({ cards: [[22], []], field: [['Wolverine 1'], []], step: 'attack' });
  t.play('0 attack:Wolverine', '0 pass');
  assert.equal(t.world.life[1], 15);
  const blocking = scenario({ cards: [[18], [22]], field: [['Magneto 3'], ['Wolverine 1']], step: 'attack' });
  blocking.play('0 attack:Magneto', '1 block:Wolverine>Magneto', '0 pass');
  assert.deepEqual(blocking.dice(0, 'field'), ['Magneto 3']);
});

test('23 Wolverine, Not Very Nice: blocked, two fists let him strike a blocker first', () => {
  const t = scenario({
    cards: [[23], [7]],
    field: [['Wolverine 1'], ['Iceman 1', 'Sidekick']],
    reserve: [['fist', 'wild']],
    step: 'attack',
  });
  t.play('0 attack:Wolverine', '1 block:Iceman>Wolverine,Sidekick>Wolverine', '0 accept');
  t.play('0 choose:Iceman');
  assert.deepEqual([t.dice(1, 'prep'), t.dice(0, 'reserve')], [['Iceman'], []]);
  t.play('0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Wolverine 1']);
});
test('23 Wolverine, Not Very Nice: it may be declined, and one fist is not enough', () => {
  const position = (reserve: string[]) =>
    ({ cards: [[23], [7]], field: [['Wolverine 1'], ['Iceman 1']], reserve: [reserve], step: 'attack' }) as const;
  const t = scenario(position(['2 fist Wolverine'])).play(
    '0 attack:Wolverine',
    '1 block:Iceman>Wolverine',
    '0 decline',
  );
  assert.deepEqual([t.dice(1, 'attack'), t.dice(0, 'reserve')], [['Iceman 1'], ['2 fist Wolverine']]);
  const poor = scenario(position(['fist'])).play('0 attack:Wolverine', '1 block:Iceman>Wolverine');
  assert.equal(poor.asked(0).id, 'clash.react');
});

test('DM-PRU-06 24 Wolverine, Superhero: paired, he and his partner can be blocked only by two or more', () => {
  const t = scenario({
    cards: [[24, 6], [7]],
    field: [
      ['Cyclops 1', 'Sidekick'],
      ['Iceman 1', 'Sidekick', 'Sidekick'],
    ],
    reserve: [['Wolverine 1', 'fist']],
  });
  t.play('0 field:Wolverine', '0 pair:Cyclops', '0 pass', '0 attack:Wolverine+Cyclops+Sidekick', '0 resolve:0');
  assert.throws(() => t.play('1 block:Iceman>Wolverine'), /DM-RUL-41/);
  assert.throws(() => t.play('1 block:Iceman>Cyclops'), /DM-RUL-41/);
  t.play('1 block:Iceman>Cyclops,Sidekick>Cyclops,Sidekick>Sidekick');
  assert.equal(t.asked(0).id, 'clash.react');
});
test('24 Wolverine, Superhero: unpaired one blocker is enough', () => {
  const t = scenario({ cards: [[24], [7]], field: [['Wolverine 1'], ['Iceman 1']], step: 'attack' });
  t.play('0 attack:Wolverine', '1 block:Iceman>Wolverine');
  assert.equal(t.asked(0).id, 'clash.react');
});
