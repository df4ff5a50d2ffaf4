// Bursts, whom texts mean, how long they last, and the fundamental rules (DM-BST, DM-TXT, DM-FUN).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf, defenseOf } from './stats.ts';
import { energyOf, fits, isAffiliated } from './targets.ts';
import { burstCounts } from './counting.ts';
import { levelOf, purchaseCost } from '../table/world.ts';

const attack = (t: Scenario, seat: number, die: string): number => attackOf(t.world, t.die(seat, die));

const melee = (face: string): Scenario =>
  scenario({ field: [['Sidekick'], ['Sidekick']], reserve: [[face], []] }).play('0 use:Reckless Melee');

test('DM-BST-01 one burst is for one-burst text, two bursts for two-burst text, text for either for both', () => {
  assert.deepEqual(melee('Reckless Melee*').world.life, [19, 19]);
  assert.deepEqual(melee('Reckless Melee*').dice(1, 'field'), ['Sidekick']);
  assert.deepEqual(melee('Reckless Melee**').world.life, [19, 19]);
  assert.deepEqual(melee('Reckless Melee**').dice(1, 'field'), []);
  assert.deepEqual([0, 1, 2].map(bursts => burstCounts(bursts, 1)), [false, true, false]); // oxfmt-ignore
  assert.deepEqual([0, 1, 2].map(bursts => burstCounts(bursts, 2)), [false, false, true]); // oxfmt-ignore
  assert.deepEqual([0, 1, 2].map(bursts => burstCounts(bursts, 'any')), [false, true, true]); // oxfmt-ignore
});

test('DM-BST-02 burst text that matches is no matter of choice', () => {
  const t = scenario({ life: [1, 1], field: [['Sidekick'], []], reserve: [['Reckless Melee*'], []] });
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.state.result?.ranks, [1, 2]);
  assert.deepEqual(t.dice(0, 'field'), ['Sidekick'], 'the basic effect could not be had instead');
});

test('DM-BST-03 bursts without text on the card do nothing', () => {
  for (const face of ['Ambush', 'Ambush*', 'Ambush**']) {
    const t = scenario({ field: [['Sidekick'], ['Sidekick', 'Sidekick']], reserve: [[face], []] });
    t.play('0 use:Ambush');
    assert.equal(attack(t, 0, 'Sidekick'), 3, face);
    assert.deepEqual(t.world.life, [20, 20]);
  }
  const villain = (face: string): Scenario =>
    scenario({ cards: [[], [16]], basics: [33], field: [[], ['Magneto 1']], reserve: [[face], []] });
  const hurt = (face: string): number[] => {
    const t = villain(face).play(`0 use:Take That, Villain!`);
    return t.world.damage.filter(n => n > 0);
  };
  assert.deepEqual(hurt('Take That, Villain!*'), [3], 'the card speaks of two bursts only');
  assert.deepEqual(hurt('Take That, Villain!**'), [], 'four fell Magneto');
});

test('DM-RUL-20 the face that a die finally shows counts, not one that was rerolled', () => {
  const t = scenario({
    step: 'roll',
    prep: [['Reckless Melee'], []],
    field: [['Sidekick'], ['Sidekick']],
    rolls: [6, 4],
  });
  t.play('0 reroll:Reckless Melee', '0 use:Reckless Melee');
  assert.deepEqual(t.world.life, [20, 20]);
  assert.deepEqual(t.dice(1, 'field'), []);
});

test('DM-RUL-20 for characters the burst follows the face shown, also after spinning', () => {
  const fell = (...use: string[]): number => {
    const t = scenario({ cards: [[85], []], field: [['Red Hulk 2'], ['Sidekick']], reserve: [['Enrage'], []] });
    t.play(...use, '0 pass', '0 attack:Red Hulk', '1 block:Sidekick>Red Hulk', '0 pass');
    if (t.state.stack.at(-1)!.at === 'triggers.order') t.play('0 resolve:0');
    return t.world.life[1]!;
  };
  assert.equal(fell(), 17);
  assert.equal(fell('0 use:Enrage', '0 choose:Red Hulk'), 19);
});

test("DM-TXT-01 a character that a text names is the player's own", () => {
  const t = scenario({
    cards: [[72, 13], [7]],
    field: [['Iceman 1', 'Kitty Pryde 1'], ['Iceman 1']],
    reserve: [['Sidekick'], []],
  });
  t.play('0 field:Sidekick');
  assert.deepEqual([attack(t, 0, 'Iceman'), attack(t, 1, 'Iceman')], [5, 2]);
  assert.equal(attack(t, 0, 'Kitty Pryde'), 2);
});

test('DM-TXT-02 the same character on the other side neither sets a text off nor gets anything from it', () => {
  const t = scenario({
    cards: [[72], [72]],
    field: [[], ['Iceman 1']],
    reserve: [['Iceman 1', 'bolt', 'Sidekick'], []],
  });
  t.play('0 field:Iceman', '0 field:Sidekick');
  assert.deepEqual([attack(t, 0, 'Iceman'), attack(t, 1, 'Iceman')], [5, 2]);
});

test('DM-TXT-03 texts speak of each die by itself', () => {
  const t = scenario({
    step: 'attack',
    cards: [[68], [7]],
    field: [
      ['Cable 1', 'Cable 2'],
      ['Iceman 2', 'Sidekick', 'Sidekick'],
    ],
  });
  t.play('0 attack:Cable 1+Cable 2', '1 block:Sidekick>Cable 1,Sidekick>Cable 2');
  t.play('0 resolve:0');
  assert.equal(t.world.damage[t.die(1, 'Iceman')], 4);
});

test('DM-TXT-04 an ability for once a turn may be used once by each die of the card, each use for one die', () => {
  const t = scenario({
    cards: [[9], []],
    field: [['Iceman 1', 'Iceman 2'], []],
    reserve: [['bolt', 'bolt', 'bolt'], []],
  });
  t.play('0 activate:Iceman 1');
  assert.deepEqual([attack(t, 0, 'Iceman 1'), attack(t, 0, 'Iceman 2')], [4, 3]);
  assert.equal(t.refused(0, 'activate:Iceman 1'), 'DM-TXT-04');
  t.play('0 activate:Iceman 2');
  assert.deepEqual([attack(t, 0, 'Iceman 1'), attack(t, 0, 'Iceman 2')], [4, 6]);
  assert.equal(t.dice(0, 'reserve').length, 1);
});

test('DM-TXT-05 what is not said to last longer ends with the turn, what is said to does not', () => {
  const t = scenario({
    cards: [[7], [13]],
    field: [['Iceman 1'], ['Kitty Pryde 1']],
    reserve: [['Ambush', 'Enrage'], []],
  });
  t.play('0 use:Ambush', '0 use:Enrage', '0 choose:Kitty Pryde');
  assert.equal(attack(t, 0, 'Iceman'), 3);
  t.play('0 pass', '0 hold', '1 keep');
  assert.equal(attack(t, 0, 'Iceman'), 2);
  t.play('1 pass');
  assert.equal(t.refused(1, 'hold'), 'DM-RUL-38', 'Enrage lasts until she has attacked');
});

test('DM-FUN-01 card text overrides the rules', () => {
  const both = (card: number): Scenario => {
    const t = scenario({
      step: 'attack',
      cards: [[], [card]],
      field: [['Sidekick', 'Sidekick'], ['Juggernaut 1']],
    }).play('0 attack:Sidekick+Sidekick');
    const die = t.die(1, 'Juggernaut');
    return t.play(`1 block:0:${die}:${die}`);
  };
  assert.throws(() => both(10), /DM-BLK-03/);
  assert.deepEqual(both(73).dice(1, 'attack'), ['Juggernaut 1']);
});

test('DM-FUN-02 effects choose among dice in the field, the attack zone included, and nowhere else', () => {
  const t = scenario({
    cards: [[19], [7]],
    field: [[], ['Iceman 1', 'Sidekick']],
    prep: [[], ['Sidekick', 'Iceman']],
    used: [[], ['Sidekick', 'Iceman']],
    reserve: [['Quicksilver 1', 'bolt'], ['Sidekick']],
  });
  t.play('0 field:Quicksilver');
  assert.equal(t.open(0, 'choose').length, 2);
  const clash = scenario({
    step: 'attack',
    field: [['Sidekick'], ['Sidekick']],
    reserve: [['bolt'], []],
  }).play('0 attack:Sidekick', '1 none', '0 global:Enrage');
  assert.equal(clash.open(0, 'choose').length, 2, 'one in the attack zone, one outside');
});

test('DM-FUN-03 what one card forbids, no other card allows', () => {
  const turn = (...lines: string[]): Scenario =>
    scenario({
      cards: [[69], [94]],
      active: 1,
      prep: [['Captain America', 'Captain America'], []],
      bag: [['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick'], []],
      reserve: [[], ['Cerebro']],
      rolls: [4, 4, 1, 2, 6, 6],
    }).play(...lines, '1 pass', '0 keep', '0 field:Captain America');
  assert.equal(turn().refused(0, 'field:Captain America'), undefined, 'free of charge');
  const dear = turn('1 use:Cerebro', '1 hook:Captain America');
  assert.equal(dear.refused(0, 'field:Captain America'), 'DM-FLD-04', 'at least 2, for nothing can lower it');
});

test('DM-FUN-03 who must block and cannot block does not block', () => {
  const t = scenario({
    cards: [[87], [7]],
    basics: [31],
    field: [['Sidekick'], ['Iceman 1']],
    reserve: [['shield', 'mask'], []],
  });
  t.play('0 global:Sentinel', '0 global:Relentless', '0 choose:Iceman', '0 pass', '0 attack:Sidekick');
  assert.throws(() => t.play('1 block:Iceman>Sidekick'), /DM-FUN-03/);
  t.play('1 none');
});

test('DM-FUN-04 DM-EX-26 spinning down cannot be paid with characters of level 1', () => {
  const paired = (die: string): Scenario =>
    scenario({
      cards: [[77, 89], [7]],
      field: [['Storm 1'], [die, 'Sidekick']],
      reserve: [['Marvel Girl 1', 'bolt'], []],
      life: [10, 20],
    }).play('0 field:Marvel Girl', '0 pair:Storm', '0 pass', '0 attack:Storm');
  const low = paired('Iceman 1');
  assert.equal(low.asked(1).id, 'blocking.blockers', 'nothing is offered');
  assert.equal(low.world.life[0], 10);
  assert.equal(paired('Iceman 2').asked(0).id, 'answering.offer');
});

test('DM-FUN-05 life never rises above the starting amount', () => {
  const gained = (life: number): number =>
    scenario({
      cards: [[81, 89], []],
      field: [['Storm 1'], ['Sidekick']],
      reserve: [['Professor X 1', 'bolt'], []],
      most: 15,
      life: [life, 15],
    }).play('0 field:Professor X', '0 pair:Storm', '0 pass', '0 attack:Storm').world.life[0]!;
  assert.equal(gained(15), 15);
  assert.equal(gained(14), 15);
  assert.equal(gained(3), 4);
});

test('DM-EX-28 four dice of Professor X, Trainer make Sidekicks 2/2, none leaves them 1/1', () => {
  const sidekick = (dice: string[]): number[] => {
    const t = scenario({ cards: [[109], []], field: [[...dice, 'Sidekick'], ['Sidekick']] });
    return [t.die(0, 'Sidekick'), t.die(1, 'Sidekick')].flatMap(d => [attackOf(t.world, d), defenseOf(t.world, d)]);
  };
  assert.deepEqual(sidekick(['Professor X 1', 'Professor X 1', 'Professor X 2', 'Professor X 3']), [2, 2, 1, 1]);
  assert.deepEqual(sidekick([]), [1, 1, 1, 1]);
});

test('DM-RUL-31 a Sidekick costs 0, is level 1 and has no title, type or affiliation', () => {
  const { world: w } = scenario({ field: [['Sidekick']] });
  const die = w.zone.indexOf(4);
  const eyes = { seat: 0, die: -1 };
  assert.deepEqual([purchaseCost(w, die), levelOf(w, die), energyOf(w, die)], [0, 1, -1]);
  assert.ok(!['X-Men', 'Avengers', 'Villain'].some(team => isAffiliated(w, die, team as 'Villain')));
  assert.ok(fits(w, eyes, { costAtMost: 0 }, die) && !fits(w, eyes, { costAtLeast: 1 }, die));
  assert.ok(!fits(w, eyes, { name: 'Sidekick' }, die) && !fits(w, eyes, { energy: ['bolt', 'fist'] }, die));
});

test('DM-RUL-31 what names a type does not mean Sidekicks', () => {
  const t = scenario({
    cards: [[7]],
    basics: [32],
    reserve: [['Selective Shield']],
    field: [['Sidekick', 'Iceman 1']],
  });
  t.play('0 use:Selective Shield', '0 energy:0', '0 pass', '0 attack:Sidekick', '0 pass');
  assert.equal(t.world.life[1], 19);
});
