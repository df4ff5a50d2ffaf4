// An audit of the rulebook: positions where rules meet that no other test brings together. What is expected was taken
// from the ledger before the position was played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from './scenario.ts';

const numbers = (t: Scenario, seat: number, die: string): [number, number] => {
  const { attack, defense } = t.strength(seat, die);
  return [attack, defense];
};
const POSSESSION = { basics: [29], reserve: [['Possession']] };
const possessing = ['0 use:Possession', '0 pass'];

// ---- control -----------------------------------------------------------------------------------------------

test('DM-CTL-01 DM-CTL-04 Juggernaut, Unstoppable is paid with a possessed Sidekick, which goes to its owner', () => {
  const t = scenario({ ...POSSESSION, cards: [[11], []], field: [['Juggernaut 2'], ['Sidekick']] });
  t.play(...possessing, '0 attack:Juggernaut+Sidekick', '0 activate:Juggernaut');
  assert.deepEqual([t.dice(1, 'prep'), t.dice(0, 'used')], [['Sidekick'], ['Possession']]);
  assert.deepEqual(numbers(t, 0, 'Juggernaut'), [11, 8]);
  t.play('0 pass');
  assert.equal(t.world.life[1], 9, 'the Sidekick was gone before damage was assigned');
});
test('DM-CTL-04 DM-RUL-63 a possessed Sidekick falls in the fight: it lies with its owner at once', () => {
  const t = scenario({
    basics: [29, 30],
    cards: [[7], []],
    field: [['Iceman 2'], ['Sidekick']],
    reserve: [['Possession', 'Reckless Melee']],
  });
  t.play(...possessing, '0 attack:Sidekick', '0 use:Reckless Melee');
  assert.deepEqual([t.at, t.dice(0, 'prep'), t.dice(1, 'prep')], ['clash.react', [], ['Sidekick']]);
});
test('DM-CTL-04 DM-RUL-93 DM-DMG-13 Juggernaut, Cain Marko gives a possessed Sidekick; what it deals stays', () => {
  const field = [['Juggernaut 3'], ['Sidekick', 'Magneto 3']];
  const t = scenario({ ...POSSESSION, cards: [[10], [17]], field });
  t.play(...possessing, '0 attack:Juggernaut+Sidekick', '1 block:Magneto>Juggernaut', '0 pass');
  assert.deepEqual([t.at, t.world.life[1]], ['shielding.choose', 20]);
  t.play(`0 ${t.asked(0).options[0]!.id}`, '0 choose:Sidekick');
  assert.deepEqual([t.world.life[1], t.dice(0, 'field')], [19, ['Juggernaut 3']]);
  assert.deepEqual([t.happened('prevented'), t.happened('knockedOut')], [['prevented 0:Juggernaut 3'], []]);
  assert.deepEqual(t.dice(1, 'rolled').length, 5, 'the Sidekick lay in the prep area of its owner, who rolls it now');
});
test('DM-RUL-72 DM-CTL-05 one possessed of a shielded type cannot attack and goes back as the turn ends', () => {
  const t = scenario({
    ...POSSESSION,
    cards: [[1], [7]],
    field: [['Angel 2'], ['Iceman 1']],
    forces: [{ kind: 'shieldedType', by: 0, until: 'yourTurn' }],
  });
  t.play(...possessing);
  assert.deepEqual(t.dice(0, 'field'), ['Angel 2', 'Iceman 1']);
  assert.deepEqual([t.refused(0, 'attack:Iceman'), t.refused(0, 'hold')], ['DM-RUL-72', undefined]);
  t.play('0 hold');
  assert.deepEqual([t.dice(0, 'field'), t.look(1, 'Iceman')], [['Angel 2'], 'Iceman 1']);
});
test('DM-CTL-01 DM-RUL-38 Black Panther, Wakanda Chief possessed: with nobody opposing left he need not attack', () => {
  const t = scenario({ ...POSSESSION, cards: [[7], [38]], field: [['Iceman 2'], ['Black Panther 1']] });
  t.play(...possessing);
  assert.deepEqual([t.refused(0, 'attack:Black Panther'), t.refused(0, 'hold')], ['DM-FUN-01', undefined]);
});
test('DM-RUL-64 DM-RUL-91 Mister Sinister, Archvillain possessed: his bonus changes sides', () => {
  const field = [['Angel 3'], ['Mister Sinister 1', 'Iceman 1, 5 damage']];
  const t = scenario({ ...POSSESSION, cards: [[1], [46, 7]], field });
  assert.deepEqual(numbers(t, 1, 'Iceman'), [2, 6]);
  t.play('0 use:Possession', '0 pass', '0 choose:Mister Sinister');
  assert.deepEqual([t.dice(1, 'prep'), t.asked(0).id], [['Iceman'], 'attack.attackers']);
  assert.deepEqual(
    [numbers(t, 0, 'Angel'), numbers(t, 0, 'Mister Sinister')],
    [
      [3, 6],
      [4, 3],
    ],
  );
});
test('DM-RUL-66 DM-CTL-01 possession of a partner ends the pair, and who lived by it falls before attackers', () => {
  const field = [['Iceman 2'], ['Captain America 1, 3 damage, paired with Angel', 'Angel 1']];
  const t = scenario({ ...POSSESSION, cards: [[7], [100, 3]], field });
  assert.deepEqual(numbers(t, 1, 'Captain America'), [7, 7]);
  t.play('0 use:Possession', '0 pass', '0 choose:Angel');
  assert.deepEqual([t.dice(1, 'prep'), t.dice(1, 'field')], [['Captain America'], []]);
  assert.deepEqual(numbers(t, 0, 'Angel'), [2, 2]);
});
test('DM-RUL-83 DM-CTL-04 Magik, Illyana Rasputina falls under control and rolls a character', () => {
  const field = [['Angel 2'], ['Magik 1', 'Juggernaut 2']];
  const t = scenario({ ...POSSESSION, cards: [[1], [44, 12]], field, rolls: [5] });
  t.play(...possessing, '0 attack:Magik', '1 block:Juggernaut>Magik', '0 pass');
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 1:Magik']);
  assert.deepEqual(t.dice(1, 'field'), ['Juggernaut 2', 'Magik 2']);
});
test('DM-RUL-63 DM-CTL-04 Apocalypse, Time of Testing falls under control: he returns to his owner', () => {
  const field = [['Angel 3'], ['Apocalypse 2', 'Sentinel 3']];
  const t = scenario({ ...POSSESSION, cards: [[1], [96, 55]], field });
  t.play(...possessing, '0 attack:Apocalypse', '1 block:Sentinel>Apocalypse', '0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Angel 3'], ['Apocalypse 1', 'Sentinel 3']]);
});
test('DM-RUL-38 Enrage on a character that then attacks under control: nothing is owed by its owner', () => {
  const t = scenario({
    basics: [26, 29],
    cards: [[1], [7]],
    field: [['Angel 3'], ['Iceman 1', 'Sidekick']],
    reserve: [['Enrage', 'Possession']],
  });
  t.play('0 use:Enrage', '0 choose:Iceman', ...possessing, '0 choose:Iceman');
  t.play('0 attack:Iceman', '1 block:Sidekick>Iceman', '0 pass');
  assert.deepEqual([t.dice(1, 'field'), t.forces], [['Iceman 2'], []]);
});
test('DM-RUL-73 DM-RUL-62 Storm turns a Possession to a character of its user, which must attack and stays', () => {
  const t = scenario({
    basics: [29],
    cards: [[1], [58, 7]],
    field: [['Angel 2', 'Sidekick'], ['Iceman 1']],
    reserve: [['Possession'], ['mask']],
  });
  t.play(...possessing, '1 global:Storm', '1 choose:Angel');
  assert.deepEqual([t.dice(1, 'field'), t.refused(0, 'hold')], [['Iceman 1'], 'DM-RUL-38']);
  t.play('0 attack:Angel', '1 block:Iceman>Angel', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Angel 2', 'Sidekick']);
});
test('DM-RUL-89 DM-RUL-64 Namor, Atlantean ends a Possession: a bonus that had changed sides changes back', () => {
  const field = [
    ['Iceman 2', 'Sidekick'],
    ['Professor X 1', 'Namor 1', 'Cable 1'],
  ];
  const t = scenario({ ...POSSESSION, cards: [[7], [109, 80, 39]], field });
  t.play(...possessing, '0 choose:Professor X');
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [2, 2]);
  t.world.damage[t.die(0, 'Sidekick')] = 1;
  t.play('0 attack:Professor X+Sidekick', '1 block:Namor>Professor X', '1 accept');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'attack')], [['Sidekick'], []], 'the Sidekick had lived by it');
  assert.deepEqual(t.dice(1, 'field'), ['Cable 1', 'Namor 1', 'Professor X 1']);
});

// ---- knock-outs together and one after the other -----------------------------------------------------------

test('DM-RUL-66 DM-RUL-56 DM-DMG-10 who lived by the pair falls after the one whose damage was lethal', () => {
  const t = scenario({
    step: 'attack',
    cards: [
      [100, 3],
      [17, 12],
    ],
    field: [
      ['Captain America 1, paired with Angel', 'Angel 1'],
      ['Magneto 2', 'Juggernaut 2'],
    ],
  });
  t.play('0 attack:Captain America+Angel', '1 block:Juggernaut>Captain America,Magneto>Angel', '0 pass');
  assert.deepEqual(
    t.happened('knockedOut'),
    ['knockedOut 0:Captain America', 'knockedOut 1:Juggernaut', 'knockedOut 0:Angel'],
    'Angel with 5 damage against 6 falls only when the bonus is gone',
  );
});
test('DM-RUL-46 DM-DMG-10 Mystique, Ageless: who falls with her is not in the prep area yet', () => {
  const melee = { cards: [[47], []], reserve: [['Reckless Melee']] };
  const bare = scenario({ ...melee, field: [['Mystique 1', 'Sidekick'], []] }).play('0 use:Reckless Melee');
  assert.deepEqual(bare.dice(0, 'prep'), ['Mystique', 'Sidekick']);
  const prepared = scenario({ ...melee, field: [['Mystique 1', 'Sidekick'], []], prep: [['Sidekick']] });
  prepared.play('0 use:Reckless Melee');
  assert.deepEqual([prepared.dice(0, 'field'), numbers(prepared, 0, 'Mystique')], [['Mystique 1'], [3, 3]]);
});
test('DM-RUL-54 DM-BON-03 Bishop, XSE: his last point finds nobody once the others have fallen', () => {
  const field = [['Juggernaut 1', 'Sidekick'], ['Bishop 1']];
  const t = scenario({ step: 'attack', cards: [[12], [97]], field });
  t.play('0 attack:Juggernaut', '1 block:Bishop>Juggernaut', '0 pass', '1 choose:Juggernaut');
  assert.deepEqual(t.happened('knockedOut').toSorted(), [
    'knockedOut 0:Juggernaut',
    'knockedOut 0:Sidekick',
    'knockedOut 1:Bishop',
  ]);
});
test('DM-RUL-86 DM-RUL-83 Feedback counts a Magik, Illyana Rasputina who rolls herself back into the field', () => {
  const t = scenario({
    basics: [27, 30],
    cards: [[], [44]],
    field: [[], ['Magik 1, 3 damage']],
    reserve: [['Feedback', 'Reckless Melee']],
    rolls: [4],
  });
  t.play('0 use:Feedback', '0 use:Reckless Melee');
  assert.deepEqual([t.world.life[1], t.look(1, 'Magik')], [19, 'Magik 1']);
});
test('DM-RUL-86 DM-RUL-87 Rulk, Feedback and two Sidekicks at once: each is counted by each', () => {
  const t = scenario({
    basics: [27],
    cards: [[85], []],
    field: [['Red Hulk 1'], ['Sidekick', 'Sidekick']],
    reserve: [['Feedback']],
  });
  t.play('0 use:Feedback', '0 pass', '0 attack:Red Hulk', '1 block:Sidekick>Red Hulk,Sidekick>Red Hulk', '0 pass');
  t.play('0 divide:0:1:5');
  while (t.at === 'triggers.order') t.play('0 resolve:0');
  assert.equal(t.world.life[1], 20 - 2 * 1 - 2 * 2 - 2 * 1);
});
test('DM-RUL-53 DM-BON-03 Ant-Man turns attack and defense around: damage that was borne is lethal at once', () => {
  const t = scenario({ cards: [[75, 64], []], field: [['Magik 3, 2 damage'], []], reserve: [['fist']] });
  t.play('0 global:Ant-Man');
  assert.deepEqual([t.dice(0, 'prep'), t.asked(0).id], [['Magik'], 'main.react']);
});
test('DM-GLO-08 DM-RUL-81 two uses of Cable in one batch: Sabretooth, Survivor steps down once', () => {
  const t = scenario({
    cards: [[39], [86]],
    field: [[], ['Sabretooth 2, 2 damage']],
    reserve: [['2 bolt Cable', '2 bolt Cable']],
  });
  t.play('0 bill:global Cable+global Cable=2 bolt Cable+2 bolt Cable');
  assert.deepEqual([t.look(1, 'Sabretooth'), t.happened('survived').length], ['Sabretooth 1', 1]);
});
test('DM-GLO-08 DM-DMG-07 two uses of Cable in one batch may hit one Sidekick, which falls once', () => {
  const t = scenario({ cards: [[39], []], field: [[], ['Sidekick']], reserve: [['2 bolt Cable', '2 bolt Cable']] });
  t.play('0 bill:global Cable+global Cable=2 bolt Cable+2 bolt Cable');
  assert.deepEqual([t.happened('damaged').length, t.happened('knockedOut').length], [2, 1]);
});

// ---- the window after blocks -------------------------------------------------------------------------------

test('DM-RUL-65 DM-PRU-06 Transfer Power fields a Heroic die in the attack step: it pairs with an attacker', () => {
  const t = scenario({
    step: 'attack',
    basics: [34],
    cards: [[100, 3], [12]],
    field: [['Angel 2'], ['Juggernaut 1']],
    used: [['Captain America']],
    reserve: [['Transfer Power']],
    rolls: [4],
  });
  t.play('0 attack:Angel', '1 block:Juggernaut>Angel', '0 use:Transfer Power', '0 pair:Angel');
  assert.deepEqual(
    [numbers(t, 0, 'Angel'), numbers(t, 0, 'Captain America')],
    [
      [7, 7],
      [7, 7],
    ],
  );
  t.play('0 pass');
  assert.deepEqual(
    [t.dice(0, 'field'), t.happened('knockedOut')],
    [['Angel 2', 'Captain America 1'], ['knockedOut 1:Juggernaut']],
  );
});
test('DM-RUL-24 DM-BLK-06 Cyclops, Overlook fielded in the attack step fells a blocker: no block is undone', () => {
  const t = scenario({
    step: 'attack',
    basics: [34],
    cards: [[1, 5], []],
    field: [['Angel 1'], ['Sidekick']],
    used: [['Cyclops']],
    reserve: [['Transfer Power']],
    rolls: [4],
  });
  t.play('0 attack:Angel', '1 block:Sidekick>Angel', '0 use:Transfer Power', '0 pass');
  assert.deepEqual([t.world.life[1], t.dice(0, 'field')], [19, ['Angel 1', 'Cyclops 1']]);
});
test('DM-RUL-42 DM-RUL-91 Juggernaut, Kuurth keeps both blocks when an attacker becomes a Villain', () => {
  const t = scenario({
    step: 'attack',
    cards: [[1, 43], [73]],
    field: [['Angel 1', 'Sidekick'], ['Juggernaut 1']],
    reserve: [['shield']],
  });
  const kuurth = t.die(1, 'Juggernaut');
  t.play('0 attack:Angel+Sidekick', `1 block:0:${kuurth}:${kuurth}`, '0 global:Iron Man', '0 choose:Angel', '0 pass');
  assert.equal(t.at, 'combatDamage.divide');
  t.play('1 divide:0:2:4');
  assert.deepEqual([t.dice(0, 'prep'), t.world.life[1]], [['Angel', 'Sidekick'], 20]);
});
test('DM-RUL-44 DM-DMG-06 Juggernaut, Kuurth: one of two attackers falls, the other takes all', () => {
  const t = scenario({
    step: 'attack',
    cards: [[1], [73, 39]],
    field: [['Angel 3', 'Sidekick'], ['Juggernaut 1']],
    reserve: [[], ['bolt', 'bolt']],
  });
  const kuurth = t.die(1, 'Juggernaut');
  t.play('0 attack:Angel+Sidekick', `1 block:0:${kuurth}:${kuurth}`, '0 pass', '1 global:Cable', '1 choose:Sidekick');
  t.play('0 pass');
  assert.deepEqual([t.dice(0, 'prep'), t.world.life[1]], [['Angel', 'Sidekick'], 20]);
});
test('DM-RUL-91 DM-PRV-02 Iron Man, Industrialist: an attacker made a Villain deals him nothing', () => {
  const t = scenario({
    step: 'attack',
    cards: [[9], [124]],
    field: [['Iceman 3'], ['Iron Man 3']],
    reserve: [[], ['shield']],
  });
  t.play('0 attack:Iceman', '1 block:Iron Man>Iceman', '0 pass', '1 global:Iron Man', '1 choose:Iceman');
  assert.deepEqual(numbers(t, 1, 'Iron Man'), [10, 7]);
  t.play('0 pass');
  assert.deepEqual(t.happened('damaged'), ['damaged 0:Iceman 10']);
});
test('DM-RUL-91 Captain America, Special Ops and Take That, Villain! reach who became a Villain', () => {
  const t = scenario({
    basics: [33],
    cards: [
      [40, 43],
      [1, 7],
    ],
    field: [[], ['Angel 1', 'Iceman 1']],
    reserve: [['Captain America 1', 'fist', 'shield', 'shield', 'Take That, Villain!']],
  });
  assert.equal(t.refused(0, 'use:Take That, Villain!'), 'DM-RUL-32');
  t.play('0 global:Iron Man', '0 choose:Angel', '0 field:Captain America');
  assert.deepEqual(t.dice(1, 'prep'), ['Angel']);
  t.play('0 global:Iron Man', '0 choose:Iceman', '0 use:Take That, Villain!');
  assert.equal(t.look(1, 'Iceman').startsWith('Iceman 1, 3 damage'), true);
});
test('DM-ATK-05 DM-GLO-10 who falls to Toad, Tongue Lashing has attacked: the window comes', () => {
  const t = scenario({
    step: 'attack',
    cards: [[], [59]],
    field: [['Sidekick'], ['Toad 1']],
    reserve: [['bolt']],
  });
  t.play('0 attack:Sidekick');
  assert.deepEqual([t.dice(0, 'prep'), t.asked(0).id], [['Sidekick'], 'clash.react']);
});
test('DM-TIM-01 DM-RUL-77 Angel, Inspiring comes before Toad, Tongue Lashing: Sidekicks of Professor X live', () => {
  const t = scenario({
    step: 'attack',
    cards: [[2, 109], [59]],
    field: [['Angel 3', 'Professor X 1', 'Sidekick'], ['Toad 1']],
  });
  t.play('0 attack:Angel+Professor X+Sidekick');
  assert.deepEqual(t.dice(0, 'attack'), ['Angel 3', 'Professor X 1', 'Sidekick']);
  assert.deepEqual(
    [t.look(0, 'Sidekick'), numbers(t, 0, 'Sidekick')],
    ['Sidekick, 2 damage, +1 attack, +1 defense, hurt', [3, 3]],
  );
});

// ---- preventing, redirecting, capturing --------------------------------------------------------------------

test('DM-RUL-47 Wolverine, Antihero and Iron Man, Superhero: their player orders the shields', () => {
  const position = {
    step: 'attack',
    cards: [[53], [92, 103]],
    field: [['Sabretooth 3'], ['Wolverine 1, paired with Iron Man', 'Iron Man 1']],
  } as const;
  const t = scenario(position).play('0 attack:Sabretooth', '1 block:Wolverine>Sabretooth', '0 pass');
  const first = t.open(1).findIndex(one => one.includes('Wolverine'));
  assert.deepEqual([t.at, first >= 0, t.open(1).length], ['shielding.choose', true, 2]);
  t.play(`1 ${t.asked(1).options[first]!.id}`);
  assert.deepEqual(
    t.happened('damaged').filter(one => one.includes('Wolverine')),
    [],
  );
  assert.equal(t.happened('prevented').length, 1, 'nothing is left for Iron Man to prevent');
  const other = scenario(position).play('0 attack:Sabretooth', '1 block:Wolverine>Sabretooth', '0 pass');
  other.play(`1 ${other.asked(1).options[1 - first]!.id}`);
  assert.equal(other.happened('prevented').length, 2, '2 by Iron Man, the rest by Wolverine');
});
test('DM-RUL-61 DM-PRV-05 damage that Emma Frost turns back is not dealt by her side: captives stay', () => {
  const t = scenario({
    step: 'attack',
    basics: [28],
    cards: [[56], [123]],
    field: [['She-Hulk 1'], ['Emma Frost 1']],
    hooked: [[], ['Imprisoned']],
    captured: [['Sidekick, under Imprisoned']],
    forces: [{ kind: 'imprisons', die: '1:Imprisoned', by: 1, until: 'cancelled', action: 28 }],
  });
  t.play('0 attack:She-Hulk', '1 block:Emma Frost>She-Hulk', '0 pass');
  assert.deepEqual([t.world.life[0], t.dice(0, 'captured')], [19, ['Sidekick']]);
});
test('DM-CAP-01 DM-RUL-56 a captured Professor X, Trainer is active no more: who lived by him falls at once', () => {
  const t = scenario({
    basics: [28],
    cards: [[], [109]],
    field: [[], ['Professor X 1', 'Sidekick, 1 damage']],
    reserve: [['Imprisoned']],
  });
  t.play('0 use:Imprisoned', '0 choose:Professor X', '0 enough');
  assert.deepEqual([t.dice(1, 'captured'), t.dice(1, 'prep')], [['Professor X'], ['Sidekick']]);
});
test('DM-RUL-61 DM-RUL-60 a blocker captured in the attack step is free again by the damage of the same attack', () => {
  const t = scenario({
    step: 'attack',
    basics: [28],
    cards: [[1, 4], []],
    field: [['Angel 1', 'Cyclops 2'], ['Sidekick']],
    reserve: [['Imprisoned']],
  });
  t.play('0 attack:Angel+Cyclops', '1 block:Sidekick>Angel', '0 use:Imprisoned', '0 choose:Sidekick');
  if (t.at === 'choosing.pick') t.play('0 enough');
  t.play('0 pass');
  assert.deepEqual([t.world.life[1], t.dice(1, 'field')], [15, ['Sidekick']]);
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'used')], [['Angel 1'], ['Cyclops', 'Imprisoned']]);
});

// ---- paying, drawing, life ---------------------------------------------------------------------------------

test('DM-NRG-03 DM-RUL-25 one wild in a batch is one type only', () => {
  const t = scenario({
    cards: [[13, 19], []],
    reserve: [['wild', 'fist', 'fist', 'fist', 'fist']],
  });
  const all = 'wild+fist+fist+fist+fist';
  assert.equal(t.refused(0, `bill:buy Kitty Pryde+buy Quicksilver=${all}`), 'DM-RUL-25');
  assert.equal(t.refused(0, 'bill:buy Kitty Pryde=wild+fist'), undefined);
});
test('DM-RUL-15 DM-RUL-25 DM-GLO-03 energy without a die pays no typed part, and is gone when the turn ends', () => {
  const t = scenario({ cards: [[7], []], reserve: [['fist', 'fist']], loose: [2, 0], basics: [26] });
  assert.equal(t.refused(0, 'global:Enrage'), 'DM-GLO-03');
  assert.notEqual(t.refused(0, 'buy:Iceman'), undefined);
  assert.equal(t.refused(0, 'buy:Enrage'), undefined);
  t.play('0 pass');
  assert.deepEqual(t.world.loose, [0, 0]);
});
test('DM-RUL-30 DM-GLO-08 two uses of Professor X in one batch: what pays is moved by neither', () => {
  const t = scenario({
    cards: [[109], []],
    reserve: [['mask', 'mask']],
    used: [['Sidekick', 'Sidekick', 'Sidekick']],
  });
  t.play('0 bill:global Professor X+global Professor X=mask+mask');
  while (t.at === 'choosing.pick') t.play('0 choose:Sidekick');
  assert.deepEqual([t.dice(0, 'prep').length, t.dice(0, 'used').length], [3, 2]);
});
test('DM-PAY-02 DM-PAY-09 the inactive player spends one of two symbols and keeps the other', () => {
  const t = scenario({
    basics: [26],
    cards: [[7], [39]],
    field: [['Iceman 1'], []],
    reserve: [[], ['2 bolt Cable']],
  });
  t.play('0 pass', '1 global:Enrage');
  assert.deepEqual([t.dice(1, 'reserve'), t.dice(1, 'used')], [['1 bolt Cable'], []]);
});
test('DM-CLR-04 DM-CLR-03 what is cleared is drawn again in the same step when the bag runs out', () => {
  const t = scenario({
    step: 'clear',
    reserve: [['fist', 'bolt']],
    used: [['Sidekick', 'Sidekick']],
    bag: [['Sidekick']],
    rolls: [1, 1, 1, 1],
  });
  assert.deepEqual([t.dice(0, 'rolled').length, t.dice(0, 'bag').length, t.dice(0, 'used')], [4, 1, []]);
  assert.deepEqual([t.world.life[0], t.world.loose], [20, [0, 0]]);
});
test('DM-FUN-05 DM-RUL-88 She-Hulk, Superhero: two blocked partners bring 2 life once, never above the start', () => {
  const blocked = (life: number): number => {
    const field = [
      ['She-Hulk 1, paired with Angel', 'Angel 1'],
      ['Sidekick', 'Sidekick'],
    ];
    const t = scenario({ step: 'attack', cards: [[116, 3], []], field, life: [life, 20] });
    t.play('0 attack:She-Hulk+Angel', '1 block:Sidekick>She-Hulk,Sidekick>Angel');
    return t.world.life[0]!;
  };
  assert.deepEqual([blocked(15), blocked(19), blocked(20)], [17, 20, 20]);
});
test('DM-RUL-36 DM-ACT-07 DM-CLN-05 Relentless stays as energy after the turn, an action face does not', () => {
  const t = scenario({
    step: 'attack',
    basics: [26, 31],
    cards: [[1], [7]],
    field: [['Angel 1'], ['Iceman 1']],
    reserve: [['Relentless', 'Enrage']],
  });
  t.play('0 attack:Angel', '1 block:Iceman>Angel', '0 use:Relentless', '0 pass');
  assert.deepEqual([t.dice(0, 'reserve'), t.dice(0, 'used')], [['generic Relentless'], ['Enrage']]);
});

// ---- copying -----------------------------------------------------------------------------------------------

test('DM-RUL-68 DM-RUL-40 Mystique as X-23, Assassin: whom she names must block her', () => {
  const field = [
    ['Mystique 1', 'Sidekick'],
    ['X-23 1', 'Sidekick'],
  ];
  const t = scenario({ step: 'attack', cards: [[107], [93]], field });
  t.play('0 attack:Mystique+Sidekick', '0 choose:X-23');
  assert.deepEqual([t.refused(1, 'none'), t.refused(1, 'block:X-23>Sidekick')], ['DM-RUL-40', 'DM-RUL-40']);
  assert.deepEqual([t.refused(1, 'block:X-23>Mystique'), numbers(t, 0, 'Mystique')], [undefined, [5, 1]]);
});
test("DM-RUL-68 Mystique as Black Panther, T'Challa: his attack now, and his bonus while she attacks alone", () => {
  const field = [['Mystique 1', 'Sidekick'], ['Black Panther 1']];
  const alone = scenario({ step: 'attack', cards: [[107], [67]], field }).play('0 attack:Mystique');
  assert.deepEqual(numbers(alone, 0, 'Mystique'), [6, 1]);
  const both = scenario({ step: 'attack', cards: [[107], [67]], field }).play('0 attack:Mystique+Sidekick');
  assert.deepEqual(numbers(both, 0, 'Mystique'), [4, 1]);
});

// ---- demands to block --------------------------------------------------------------------------------------

test('DM-RUL-40 as many demands as characters may have are weighed without trying every declaration', () => {
  const four = (name: string): string[] => Array.from({ length: 4 }, () => `${name} 1`);
  const must = [...four('Iceman'), ...four('Angel')];
  const attackers = Array.from({ length: 8 }, () => 'Sidekick');
  const t = scenario({ step: 'attack', cards: [[], [7, 1]], field: [attackers, must] });
  for (const name of ['Iceman', 'Angel'])
    for (let nth = 0; nth < 4; nth++)
      t.world.forces.push({
        kind: 'mustBlock',
        whom: t.die(1, name, nth),
        by: 0,
        die: -1,
        until: 'turn',
        action: 0,
        n: -1,
      });
  t.play(`0 attack:${attackers.join('+')}`);
  assert.deepEqual([t.refused(1, 'none'), t.refused(1, 'block:Iceman>Sidekick')], ['DM-RUL-40', 'DM-RUL-40']);
  assert.equal(t.refused(1, `block:${must.map(name => `${name}>Sidekick`).join(',')}`), undefined);
});
test('DM-RUL-40 DM-RUL-41 two who must block stop one whom only two can block; one alone need not', () => {
  const field = [['She-Hulk 1'], ['Iceman 1', 'Iceman 2', 'Sidekick']];
  const t = scenario({
    step: 'attack',
    cards: [[88], [7]],
    field,
    forces: [
      { kind: 'mustBlock', whom: '1:Iceman 1', n: -1 },
      { kind: 'mustBlock', whom: '1:Iceman 2', n: -1 },
    ],
  });
  t.play('0 attack:She-Hulk');
  assert.deepEqual(
    [t.refused(1, 'none'), t.refused(1, 'block:Iceman 1>She-Hulk,Sidekick>She-Hulk')],
    ['DM-RUL-40', 'DM-RUL-40'],
  );
  assert.equal(t.refused(1, 'block:Iceman 1>She-Hulk,Iceman 2>She-Hulk'), undefined);
  const alone = scenario({
    step: 'attack',
    cards: [[88], [7]],
    field,
    forces: [{ kind: 'mustBlock', whom: '1:Iceman 1', n: -1 }],
  });
  alone.play('0 attack:She-Hulk');
  assert.deepEqual(
    [alone.refused(1, 'none'), alone.refused(1, 'block:Iceman 1>She-Hulk,Sidekick>She-Hulk')],
    [undefined, undefined],
  );
});
