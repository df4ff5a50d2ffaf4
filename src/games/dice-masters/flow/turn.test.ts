// The turn: play areas, clear and draw, roll and reroll, and the order of the steps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { quickRandom } from '#engine/random.ts';
import { scenario } from '../scenario/scenario.ts';
import { BOTH, diceLeft, draw, has, mark, PARTIAL, PREP, put, ROLLING, ZONES } from '../table/world.ts';
import { rolling } from './turn.ts';

const many = (n: number, die = 'Sidekick'): string[] => new Array<string>(n).fill(die);
const [BOLT, FIST, MASK, SHIELD, WILD, CHARACTER] = [1, 2, 3, 4, 5, 6];

// ---- play areas --------------------------------------------------------------------------------------------

test('DM-ZON-01 each player has a bag, prep area, reserve pool, field with attack zone, and used pile', () => {
  for (const zone of ['bag', 'prep', 'reserve', 'field', 'attack', 'used']) assert.ok(ZONES.some(z => z === zone));
  const both = [['Sidekick'], ['Sidekick']];
  const t = scenario({ bag: both, prep: both, reserve: both, field: both, used: both });
  for (const seat of [0, 1])
    for (const zone of ['bag', 'prep', 'reserve', 'field', 'used'] as const)
      assert.deepEqual(t.dice(seat, zone), ['Sidekick'], `${zone} of seat ${seat}`);
});

test('DM-ZON-02 the bag is drawn from by chance', () => {
  const bag = [['Kitty Pryde', ...many(7)]];
  const drawn = Array.from({ length: 24 }, (_, seed) => {
    const t = scenario({ cards: [[14]], bag, step: 'start', seed });
    assert.equal(t.dice(0, 'bag').length, 4);
    return t.dice(0, 'bag').includes('Kitty Pryde');
  });
  assert.deepEqual([drawn.includes(true), drawn.includes(false)], [true, true]);
});

test('DM-ZON-03 an empty bag is filled with the whole used pile, and drawing goes on', () => {
  const t = scenario({ cards: [[14]], bag: [[]], used: [['Kitty Pryde', ...many(5)]], step: 'start' });
  assert.deepEqual([t.dice(0, 'used'), t.dice(0, 'bag').length, t.dice(0, 'prep').length], [[], 2, 4]);
});

test('DM-ZON-03 the used pile of the other player is no part of it', () => {
  const t = scenario({ bag: [[]], used: [many(5), many(3)], step: 'start' });
  assert.deepEqual([t.dice(0, 'bag').length, t.dice(1, 'used').length], [1, 3]);
});

test('DM-ZON-04 DM-ROL-01 what was drawn and what waits in the prep area is rolled together', () => {
  const t = scenario({ cards: [[14]], prep: [['Kitty Pryde', 'Sidekick']], step: 'start', rolls: [4, 1, 2, 3, 4, 5] });
  assert.deepEqual(t.dice(0, 'rolled'), ['Kitty Pryde 1', 'bolt', 'fist', 'mask', 'shield', 'wild']);
});

test('DM-ZON-05 from the reserve pool energy is spent, actions are used, characters are fielded', () => {
  const t = scenario({
    reserve: [['Ambush', 'Sidekick', 'fist', 'fist', 'fist'], []],
    used: [['Enrage']],
    prep: [['Sidekick']],
    field: [['Sidekick'], ['Sidekick']],
  });
  assert.deepEqual(t.open(0), [
    'Pass',
    'Purchase a die of Ambush',
    'Purchase a die of Enrage',
    'Purchase a die of Reckless Melee',
    'Field Sidekick',
    'Use Ambush (action)',
  ]);
});

test('DM-ZON-06 only characters in the field attack and block', () => {
  const position = { cards: [[14], [7]], field: [['Kitty Pryde 1'], ['Iceman 1']], prep: [['Sidekick'], ['Sidekick']] };
  const t = scenario({ ...position, used: [['Kitty Pryde'], ['Iceman']] }).play('0 pass');
  assert.deepEqual(t.asked(0).forms.attack!.to[0]!.slots[0]!.things, [t.die(0, 'Kitty Pryde 1')]);
  t.play('0 attack:Kitty Pryde');
  assert.deepEqual(t.asked(1).forms.block!.to[0]!.slots[0]!.things, [t.die(1, 'Iceman 1')]);
});

test('DM-ZON-07 a character in the attack zone is still in the field', () => {
  const t = scenario({ field: [['Sidekick', 'Sidekick'], ['Sidekick']], reserve: [['Reckless Melee', 'Ambush']] });
  t.play('0 pass', '0 attack:Sidekick', '1 none');
  assert.deepEqual([t.dice(0, 'attack').length, t.dice(0, 'field').length], [1, 2]);
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'prep').length], [[], 2]);
});

test('DM-ZON-08 used dice stay used as long as the bag is not refilled', () => {
  const t = scenario({ bag: [many(5)], used: [many(3)], step: 'start', rolls: many(4).map(() => BOLT!) });
  assert.deepEqual([t.dice(0, 'bag').length, t.dice(0, 'used').length], [1, 3]);
});

test('DM-ZON-09 dice nobody has purchased lie on their cards: basic actions for both, others for one', () => {
  const { world: w } = scenario({ cards: [[14], [7]] });
  assert.deepEqual(w.cards, [14, 7, 25, 26, 30]);
  assert.deepEqual(w.holder, [0, 1, BOTH, BOTH, BOTH]);
  assert.deepEqual(
    w.cards.map((_, slot) => diceLeft(w, slot)),
    [4, 4, 3, 3, 3],
  );
});

// ---- steps -------------------------------------------------------------------------------------------------

test('DM-TRN-01 turns alternate', () => {
  const t = scenario({ step: 'start' });
  const seats: number[] = [];
  for (let i = 0; i < 4; i++) {
    seats.push(t.world.active);
    t.play(`${t.world.active} keep`, `${t.world.active} pass`);
    if (decisionId(t.state) === 'attack.attackers') t.play(`${t.world.active} hold`);
  }
  assert.deepEqual(seats, [0, 1, 0, 1]);
});

test('DM-TRN-02 DM-TRN-03 clear and draw, roll, main, attack, clean up; nothing comes back', () => {
  const t = scenario({
    field: [['Sidekick', 'Sidekick']],
    reserve: [['fist']],
    step: 'start',
    rolls: [BOLT!, BOLT!, BOLT!, BOLT!],
  });
  const asked = [decisionId(t.state)];
  assert.deepEqual([t.dice(0, 'used'), t.dice(0, 'prep').length], [['Sidekick'], 4]);
  for (const line of ['0 keep', '0 pass', '0 attack:Sidekick', '0 pass']) {
    t.play(line);
    asked.push(decisionId(t.state));
  }
  assert.deepEqual(asked, ['turn.reroll', 'main.react', 'attack.attackers', 'clash.react', 'turn.reroll']);
  assert.deepEqual([t.world.active, t.dice(0, 'field'), t.dice(0, 'used')], [1, ['Sidekick'], many(2)]);
});

test('DM-TRN-03 in the attack step nothing of the main step is left to do', () => {
  const position = { field: [['Sidekick']], reserve: [['fist', 'fist', 'fist', 'Ambush', 'bolt']] };
  const t = scenario(position).play('0 pass', '0 attack:Sidekick');
  const verbs = new Set(t.asked(0).options.map(o => o.verb));
  assert.deepEqual([...verbs], ['pass', 'use', 'global']);
  assert.ok(t.asked(0).forms.bill!.to[0]!.slots[0]!.things!.every(item => item >= 10_000));
});

// ---- clear and draw ----------------------------------------------------------------------------------------

test('DM-CLR-01 the active player clears the own reserve pool, and only that', () => {
  const t = scenario({ reserve: [['fist', 'generic'], ['bolt']], step: 'start' });
  assert.deepEqual([t.dice(0, 'reserve'), t.dice(0, 'used')], [[], ['Ambush', 'Sidekick']]);
  assert.deepEqual(t.dice(1, 'reserve'), ['bolt']);
});

test('DM-CLR-02 four dice are drawn into the prep area', () => {
  const t = scenario({ step: 'start' });
  assert.deepEqual([t.dice(0, 'prep').length, t.dice(0, 'bag').length], [4, 4]);
  assert.deepEqual([t.dice(1, 'prep').length, t.dice(1, 'bag').length], [0, 8]);
});

test('DM-CLR-03 fewer than four: all of them, then the used pile, until four are drawn in total', () => {
  for (let seed = 0; seed < 8; seed++) {
    const bag = [['Kitty Pryde', 'Kitty Pryde', 'Kitty Pryde']];
    const t = scenario({ cards: [[14]], bag, used: [many(4)], step: 'start', seed, rolls: [1, 1, 1, 1] });
    assert.deepEqual(t.dice(0, 'rolled'), [...many(3, '1 mask Kitty Pryde'), 'bolt']);
    assert.deepEqual([t.dice(0, 'bag').length, t.dice(0, 'used')], [3, []]);
  }
});

test('DM-CLR-04 dice just cleared take part in the refill', () => {
  const t = scenario({ bag: [[]], reserve: [['fist', 'fist', 'mask']], used: [['Sidekick']], step: 'start' });
  assert.deepEqual([t.dice(0, 'prep').length, t.dice(0, 'used'), t.world.life[0]], [4, [], 20]);
});

test('DM-CLR-05 with exactly four the bag is empty and the used pile stays', () => {
  const t = scenario({ bag: [many(4)], used: [many(4)], step: 'start' });
  assert.deepEqual([t.dice(0, 'bag'), t.dice(0, 'used').length], [[], 4]);
});

test('DM-CLR-06 DM-CLR-07 DM-EX-01 every missing die costs 1 life and gives 1 generic energy', () => {
  const t = scenario({ bag: [['Sidekick']], used: [['Sidekick']], life: [10], step: 'start', rolls: [FIST!, MASK!] });
  assert.deepEqual([t.dice(0, 'prep').length, t.world.life[0], t.world.loose[0]], [2, 8, 2]);
  t.play('0 keep', '0 buy:Ambush');
  assert.deepEqual([t.world.loose[0], t.dice(0, 'reserve').length], [0, 1]);
});

test('DM-RUL-15 energy without a die is lost at the end of the turn', () => {
  const t = scenario({ bag: [['Sidekick']], step: 'start', rolls: [FIST!] });
  assert.equal(t.world.loose[0], 3);
  t.play('0 keep', '0 pass');
  assert.deepEqual([t.world.active, t.world.loose], [1, [0, 0]]);
});

test('DM-CLR-08 missing dice are a loss of life, not damage: a capture that ends with damage goes on', () => {
  const t = scenario({
    basics: [28],
    active: 1,
    reserve: [[], ['Imprisoned']],
    field: [['Sidekick', 'Sidekick'], ['Sidekick']],
    bag: [[], many(7)],
  });
  t.play('1 use:Imprisoned', '1 choose:Sidekick', '1 enough', '1 pass', '1 hold');
  assert.deepEqual([t.world.active, t.world.life, t.dice(0, 'field')], [0, [16, 20], ['Sidekick']]);
  const lost = t.match.events.flat().find(event => event.kind === 'lifeLost')!;
  assert.deepEqual(lost.facts, { seat: 0, n: 4, why: 'missing' });
});

test('DM-RUL-16 a draw by an effect takes what there is and costs nothing', () => {
  const t = scenario({ bag: [['Sidekick']], used: [['Sidekick']] });
  assert.equal(draw(t.world, 0, 4, PREP, quickRandom(1)).length, 2);
  assert.deepEqual([t.world.life[0], t.world.loose[0]], [20, 0]);
});

test('DM-RUL-16 Pyro draws two dice though only one is there', () => {
  const t = scenario({ cards: [[83]], reserve: [['2 bolt Pyro']], bag: [['Sidekick']], rolls: [BOLT!] });
  t.play('0 bill:global Pyro=1 of 2 bolt Pyro');
  assert.deepEqual([t.world.life[0], t.dice(0, 'reserve')], [20, ['1 bolt Pyro', 'bolt']]);
});

test('DM-RUL-17 who has no life left for the missing dice loses before rolling', () => {
  const t = scenario({ bag: [['Sidekick']], life: [3, 1], step: 'start' });
  assert.deepEqual([t.state.result!.ranks, t.state.result!.rule], [[2, 1], 'DM-RUL-17']);
  assert.ok(has(t.world, t.die(0, 'Sidekick'), ROLLING));
});

test('DM-RUL-18 a die that comes into the prep area in the own turn waits for the next one', () => {
  const t = scenario({ field: [['Sidekick']], step: 'start' });
  const die = t.world.zone.findIndex((zone, d) => zone === 4 && t.world.seat[d] === 0);
  put(t.world, die, PREP);
  assert.ok(!rolling(t.world).includes(die));
  t.play('0 keep');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'reserve').length], [['Sidekick'], 4]);
});

// ---- roll and reroll ---------------------------------------------------------------------------------------

test('DM-ROL-02 DM-ROL-03 any set of the dice is rerolled as one group, none to all', () => {
  const position = { step: 'start' as const, rolls: [BOLT!, FIST!, MASK!, CHARACTER!, SHIELD!, WILD!] };
  const t = scenario(position);
  const [slot] = t.asked(0).forms.reroll!.to[0]!.slots;
  assert.deepEqual([slot!.things!.length, slot!.max], [4, 4]);
  t.play('0 reroll:bolt+mask');
  assert.deepEqual(t.dice(0, 'reserve'), ['Sidekick', 'fist', 'shield', 'wild']);
  assert.deepEqual(scenario(position).play('0 keep').dice(0, 'reserve'), ['Sidekick', 'bolt', 'fist', 'mask']);
  const all = scenario({ ...position, rolls: [1, 2, 3, 6, 5, 5, 5, 5] }).play('0 reroll:bolt+fist+mask+Sidekick');
  assert.deepEqual(all.dice(0, 'reserve'), many(4, 'wild'));
});

test('DM-ROL-04 there is no second reroll', () => {
  const t = scenario({ step: 'start', rolls: [BOLT!, FIST!, MASK!, CHARACTER!, SHIELD!] }).play('0 reroll:bolt');
  assert.equal(decisionId(t.state), 'main.react');
  assert.ok(!('reroll' in t.asked(0).forms));
});

test('DM-ROL-05 rolled dice move to the reserve pool as they are', () => {
  const t = scenario({ cards: [[14]], prep: [['Kitty Pryde']], step: 'start', rolls: [5, 1, 2, 3, 4] });
  const faces = t.dice(0, 'rolled');
  t.play('0 keep');
  assert.deepEqual([t.dice(0, 'reserve'), t.dice(0, 'prep')], [faces, []]);
});

test('DM-PAY-07 a die of which a part was spent is not among those to reroll', () => {
  const t = scenario({ step: 'start' });
  const die = rolling(t.world)[0]!;
  mark(t.world, die, PARTIAL);
  assert.ok(!t.asked(0).forms.reroll!.to[0]!.slots[0]!.things!.includes(die));
  assert.throws(() => t.play(`0 reroll:0:${die}`), /ENGINE-ASK-3/);
});
