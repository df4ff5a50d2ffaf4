// Pairing up: who may pair, when, and how a pair ends (DM-PRU).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { HOOKED, NO_DIE } from '../table/world.ts';

const ANGEL = 3;
const CYCLOPS = 6;
const WOLVERINE = 24;
const HEROES = [ANGEL, CYCLOPS, WOLVERINE];

/** Names of a die's partner. */
const partner = (t: Scenario, text: string, nth = 0): string => {
  const other = t.world.partner[t.die(0, text, nth)]!;
  return other === NO_DIE ? '' : (['Angel', 'Cyclops', 'Wolverine'].find(name => isDie(t, other, name)) ?? '?');
};
const isDie = (t: Scenario, die: number, name: string): boolean => t.world.slot[die] === t.world.slot[t.die(0, name)];

test('DM-PRU-01 a Heroic die that is fielded may pair with another own fielded Heroic die, or stay alone', () => {
  const position = {
    cards: [[...HEROES, 7], [WOLVERINE]],
    field: [['Cyclops 1', 'Iceman 1', 'Sidekick'], ['Wolverine 1']],
    reserve: [['Angel 1', 'Wolverine 1']],
  };
  const t = scenario(position).play('0 field:Angel');
  assert.deepEqual(t.open(0), ['Pair with Cyclops (level 1)', 'No pair']);
  t.play('0 pair:Cyclops');
  assert.deepEqual([partner(t, 'Angel'), partner(t, 'Cyclops')], ['Cyclops', 'Angel']);
  const alone = scenario(position).play('0 field:Angel', '0 alone');
  assert.deepEqual([partner(alone, 'Angel'), partner(alone, 'Cyclops')], ['', '']);
});
test('DM-PRU-02 only then: dice that are in the field already do not pair later', () => {
  const t = scenario({
    cards: [[...HEROES, 7], []],
    field: [['Cyclops 1', 'Wolverine 1'], []],
    reserve: [['Iceman 1', 'fist']],
  });
  t.play('0 field:Iceman');
  assert.equal(t.asked(0).id, 'main.react');
  assert.deepEqual(t.open(0, 'pair'), []);
  t.play('0 pass', '0 attack:Cyclops');
  assert.deepEqual([partner(t, 'Cyclops'), partner(t, 'Wolverine')], ['', '']);
});
test('DM-PRU-03 DM-PRU-04 DM-EX-29 dice of one character do not pair, but each may have a partner of its own', () => {
  const t = scenario({
    cards: [HEROES, []],
    field: [['Wolverine 1', 'Cyclops 1'], []],
    reserve: [['Angel 1', 'Angel 1']],
  });
  t.play('0 field:Angel', '0 pair:Wolverine', '0 field:Angel');
  assert.deepEqual(t.open(0, 'pair').sort(), ['Pair with Cyclops (level 1)', 'Pair with Wolverine (level 1)']);
  t.play('0 pair:Cyclops');
  assert.deepEqual([partner(t, 'Angel'), partner(t, 'Angel', 1)], ['Wolverine', 'Cyclops']);
  const same = scenario({ cards: [HEROES, []], field: [['Angel 1'], []], reserve: [['Angel 2', 'fist']] });
  assert.equal(same.play('0 field:Angel').asked(0).id, 'main.react');
});
test('DM-PRU-05 pairing with a paired die breaks its old pair', () => {
  const t = scenario({
    cards: [HEROES, []],
    field: [['Cyclops 1'], []],
    reserve: [['Angel 1', 'Wolverine 1', 'fist']],
  });
  t.play('0 field:Angel', '0 pair:Cyclops', '0 field:Wolverine', '0 pair:Cyclops');
  assert.deepEqual(
    ['Angel', 'Cyclops', 'Wolverine'].map(name => partner(t, name)),
    ['', 'Wolverine', 'Cyclops'],
  );
});
test('DM-PRU-06 both partners have the pairing effects of both cards', () => {
  const t = scenario({
    cards: [HEROES, [7]],
    field: [['Wolverine 1'], ['Iceman 1', 'Sidekick']],
    reserve: [['Cyclops 1', 'fist']],
  });
  t.play('0 field:Cyclops', '0 pair:Wolverine', '0 pass', '0 attack:Cyclops+Wolverine', '0 resolve:0');
  assert.equal(t.world.life[1], 18, "Cyclops' text, for each of them");
  assert.throws(() => t.play('1 block:Iceman>Cyclops'), /DM-RUL-41/);
  assert.throws(() => t.play('1 block:Iceman>Wolverine'), /DM-RUL-41/);
});
test("DM-PRU-07 a pair lasts through the opponent's turn, until the start of its player's next one", () => {
  const t = scenario({ cards: [HEROES, []], field: [['Cyclops 1'], []], reserve: [['Angel 1']] });
  t.play('0 field:Angel', '0 pair:Cyclops', '0 pass', '0 hold');
  assert.deepEqual([t.world.active, partner(t, 'Angel')], [1, 'Cyclops']);
  t.play('1 keep', '1 pass');
  assert.deepEqual([t.world.active, partner(t, 'Angel'), partner(t, 'Cyclops')], [0, '', '']);
});
test('DM-PRU-08 partners attack and block independently', () => {
  const t = scenario({ cards: [HEROES, []], field: [['Cyclops 1'], []], reserve: [['Angel 1']] });
  t.play('0 field:Angel', '0 pair:Cyclops', '0 pass', '0 attack:Angel');
  assert.deepEqual([t.dice(0, 'attack'), t.dice(0, 'field')], [['Angel 1'], ['Angel 1', 'Cyclops 1']]);
  t.play('0 pass', '1 keep');
  assert.deepEqual(t.dice(0, 'field'), ['Cyclops 1'], 'unblocked, Angel alone is used up');
});
test('DM-RUL-65 a die fielded free may pair up, with one in the field at that moment', () => {
  const t = scenario({
    basics: [34],
    cards: [HEROES, []],
    field: [['Wolverine 1'], []],
    used: [['Angel']],
    reserve: [['Transfer Power', 'Cyclops 1']],
    rolls: [4],
  });
  t.play('0 use:Transfer Power');
  assert.deepEqual(t.open(0, 'pair'), ['Pair with Wolverine (level 1)'], 'Cyclops is not in the field');
});
test('DM-RUL-65 dice in the attack zone count', () => {
  const t = scenario({
    basics: [34],
    cards: [HEROES, []],
    field: [['Wolverine 1'], ['Sidekick']],
    used: [['Angel']],
    reserve: [['Transfer Power']],
    rolls: [4],
    step: 'attack',
  });
  t.play('0 attack:Wolverine', '1 none', '0 use:Transfer Power');
  assert.deepEqual(t.open(0, 'pair'), ['Pair with Wolverine (level 1)']);
});
test('DM-RUL-66 the pair ends for both when one leaves the field, and not by spinning or damage', () => {
  const t = scenario({
    basics: [26, 30],
    cards: [HEROES, []],
    field: [['Wolverine 1'], []],
    reserve: [['Angel 1', 'Enrage', 'Reckless Melee', 'Reckless Melee']],
  });
  t.play('0 field:Angel', '0 pair:Wolverine', '0 use:Enrage', '0 choose:Wolverine', '0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'field'), partner(t, 'Wolverine')], [['Angel 1', 'Wolverine 2'], 'Angel']);
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'field'), partner(t, 'Wolverine')], [['Wolverine 2'], '']);
  assert.equal(t.world.partner[t.die(0, 'Angel')], NO_DIE);
});
test('DM-RUL-67 at the start of a turn pairs end before anything else happens', () => {
  const t = scenario({ cards: [[...HEROES, 122], []], active: 1, field: [['Angel 1', 'Cyclops 1'], []] });
  const [angel, cyclops, cerebro] = [t.die(0, 'Angel'), t.die(0, 'Cyclops'), t.die(0, 'Cerebro')];
  const w = t.world;
  [w.partner[angel], w.partner[cyclops]] = [cyclops, angel];
  [w.zone[cerebro], w.under[cerebro]] = [HOOKED, w.slot[angel]!];
  t.play('1 pass');
  assert.equal(t.asked(0).id, 'answering.offer', 'Cerebro answers the start of the turn');
  assert.deepEqual([partner(t, 'Angel'), partner(t, 'Cyclops')], ['', '']);
});
