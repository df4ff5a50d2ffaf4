// Seams between chapters: standing texts, pairs and shields that change while something else goes on. What is expected
// was taken from the rulebook before the position was played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from './scenario.ts';

test('DM-PRU-05 DM-BON-08 a Hero takes the partner of another, who lived by the pair and falls at once', () => {
  const t = scenario({
    cards: [[100, 3, 6], []],
    field: [['Captain America 1, 3 damage, paired with Angel', 'Angel 1'], []],
    reserve: [['Cyclops 1', 'fist']],
  });
  t.play('0 field:Cyclops', '0 pair:Angel');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'field')], [['Captain America'], ['Angel 1', 'Cyclops 1']]);
});
test('DM-RUL-56 DM-BON-08 Magneto, Archvillain falls as a Villain is fielded against him', () => {
  const t = scenario({
    cards: [[12], [18]],
    field: [[], ['Magneto 1, 5 damage']],
    reserve: [['Juggernaut 1', 'fist']],
  });
  assert.equal(t.strength(1, 'Magneto').defense, 7);
  t.play('0 field:Juggernaut');
  assert.deepEqual([t.dice(1, 'prep'), t.happened('abilityUsed')], [['Magneto'], []], 'Juggernaut came to a Villain');
});
test('DM-RUL-91 DM-BON-08 Iron Man makes an opposing Sidekick a Villain, and Magneto falls', () => {
  const t = scenario({
    cards: [[43], [18]],
    field: [['Sidekick'], ['Magneto 1, 5 damage']],
    reserve: [['shield']],
  });
  t.play('0 global:Iron Man', '0 choose:Sidekick');
  assert.deepEqual(t.dice(1, 'prep'), ['Magneto']);
});
test('DM-RUL-56 DM-TIM-03 Sentinel, Robot bears less by each X-Man that its own side knocks out', () => {
  const t = scenario({
    cards: [[115, 110], [7]],
    field: [['Sentinel 1, 6 damage'], ['Iceman 1', 'Iceman 2']],
    reserve: [['Psylocke 1', 'mask', 'mask']],
  });
  t.play('0 field:Psylocke', '0 accept', '0 choose:Iceman 1');
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 1:Iceman', 'knockedOut 0:Sentinel']);
});
test('DM-RUL-56 DM-DMG-10 Mystique, Raven Darkholme falls in a second wave, after two Villains', () => {
  const t = scenario({
    cards: [
      [79, 51],
      [111, 7],
    ],
    field: [
      ['Mystique 1, 1 damage', 'Pyro 1'],
      ['Pyro 1', 'Iceman 1'],
    ],
    reserve: [['Reckless Melee']],
  });
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 0:Pyro', 'knockedOut 1:Pyro', 'knockedOut 0:Mystique']);
});
test('DM-RUL-56 Angel, Superhero gives the pair +2 defense, which the partner keeps when Angel falls', () => {
  const t = scenario({
    cards: [[3, 100], []],
    field: [['Angel 1, paired with Captain America', 'Captain America 1'], []],
    reserve: [['shield', 'Reckless Melee']],
  });
  t.play('0 activate:Angel');
  assert.deepEqual(t.strength(0, 'Captain America'), { attack: 7, defense: 9 });
  t.world.damage[t.die(0, 'Angel')] = 7;
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'prep'), t.strength(0, 'Captain America')], [['Angel'], { attack: 3, defense: 5 }]);
});
test('DM-RUL-47 DM-BON-01 Iron Man, Superhero has two to spare in the whole turn, fight and all', () => {
  const t = scenario({
    cards: [[103, 3], [7]],
    field: [['Iron Man 1, paired with Angel', 'Angel 3'], ['Iceman 1']],
    reserve: [['Reckless Melee']],
  });
  t.play('0 use:Reckless Melee', '0 pass', '0 attack:Iron Man', '1 block:Iceman>Iron Man');
  if (t.at === 'clash.react') t.play('0 pass');
  assert.deepEqual(t.happened('prevented'), [
    'prevented 0:Iron Man 1',
    'prevented 0:Angel 1',
    'prevented 0:Iron Man 1',
  ]);
  assert.deepEqual(t.happened('damaged').slice(-2), ['damaged 1:Iceman 3', 'damaged 0:Iron Man 1']);
});
test('DM-RUL-91 DM-PRV-01 Emma Frost, Archvillain is shielded no more once an attacker is made a Villain', () => {
  const t = scenario({
    step: 'attack',
    cards: [[23, 43], [41]],
    field: [['Wolverine 3'], ['Emma Frost 1']],
    reserve: [['shield']],
  });
  t.play('0 attack:Wolverine', '1 block:Emma Frost>Wolverine', '0 global:Iron Man', '0 choose:Wolverine', '0 pass');
  assert.deepEqual(t.happened('knockedOut', 'prevented'), ['knockedOut 1:Emma Frost']);
});
test('DM-PRV-04 DM-RUL-51 Storm, Lady Liberator turns the Melee of the active player on his last life', () => {
  const t = scenario({
    cards: [[], [118]],
    life: [1, 20],
    field: [[], ['Storm 1']],
    reserve: [['Reckless Melee']],
  });
  t.play('0 use:Reckless Melee').play(`1 ${t.asked(1).options[0]!.id}`);
  assert.deepEqual(t.state.result?.ranks, [2, 1]);
});
test('DM-RUL-61 a lost life is no damage: Red Hulk, Rulk does not set free what his side has imprisoned', () => {
  const t = scenario({
    basics: [28, 30],
    cards: [[85], [7]],
    field: [['Red Hulk 3'], ['Sidekick']],
    hooked: [['Imprisoned']],
    captured: [['Iceman 1, under Imprisoned, owned by 1']],
    forces: [{ kind: 'imprisons', by: 0, die: '0:Imprisoned', until: 'cancelled', action: 28 }],
    reserve: [['Reckless Melee']],
  });
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.world.life[1], t.dice(0, 'captured').length + t.dice(1, 'captured').length], [19, 1]);
});
test('DM-RUL-61 DM-PRV-05 damage that Storm turns back comes from the die of the other: it frees nobody', () => {
  const t = scenario({
    active: 1,
    basics: [28, 30],
    cards: [[118], [7]],
    field: [['Storm 1'], []],
    hooked: [['Imprisoned']],
    captured: [['Iceman 1, under Imprisoned, owned by 1']],
    forces: [{ kind: 'imprisons', by: 0, die: '0:Imprisoned', until: 'cancelled', action: 28 }],
    reserve: [[], ['Reckless Melee']],
  });
  t.play('1 use:Reckless Melee').play(`0 ${t.asked(0).options[0]!.id}`);
  assert.deepEqual([t.world.life[1], t.dice(0, 'captured').length + t.dice(1, 'captured').length], [19, 1]);
});
test('DM-RUL-21 Scarlet Witch, Unity Squad falls in the turn she came: the other turn is changed all the same', () => {
  const t = scenario({
    cards: [[114], []],
    reserve: [['Scarlet Witch 1', 'Reckless Melee', 'Reckless Melee', 'Reckless Melee']],
  });
  t.play('0 field:Scarlet Witch', '0 use:Reckless Melee', '0 use:Reckless Melee', '0 use:Reckless Melee', '0 pass');
  assert.deepEqual([t.dice(0, 'prep'), t.at, t.waiting], [['Scarlet Witch'], 'opponentRerolls.reroll', [0]]);
});
test('DM-RUL-86 DM-RUL-91 a Sidekick made a Villain is moved to the prep area: that is no fall', () => {
  const t = scenario({
    cards: [[78, 40, 43], []],
    field: [['Mister Sinister 2'], ['Sidekick']],
    reserve: [['shield', 'Captain America 1', 'fist']],
  });
  t.play('0 global:Iron Man', '0 choose:Sidekick', '0 field:Captain America');
  assert.deepEqual([t.dice(1, 'prep'), t.world.life[1], t.happened('knockedOut')], [['Sidekick'], 20, []]);
});
test('DM-RUL-91 DM-DMG-11 the same Sidekick knocked out is a Villain that falls', () => {
  const t = scenario({
    cards: [[78, 43], []],
    field: [['Mister Sinister 2'], ['Sidekick']],
    reserve: [['shield', 'Reckless Melee']],
  });
  t.play('0 global:Iron Man', '0 choose:Sidekick', '0 use:Reckless Melee');
  assert.deepEqual([t.dice(1, 'prep'), t.world.life[1]], [['Sidekick'], 19]);
});
test('DM-RUL-41 DM-RUL-42 She-Hulk, Lady Liberator is blocked by two, one of whom falls: the block stands', () => {
  const t = scenario({
    step: 'attack',
    cards: [[88], [7]],
    field: [['She-Hulk 1'], ['Iceman 1', 'Sidekick']],
    reserve: [['Reckless Melee']],
  });
  t.play('0 attack:She-Hulk', '1 block:Iceman>She-Hulk,Sidekick>She-Hulk', '0 use:Reckless Melee', '0 pass');
  assert.deepEqual([t.world.life[1], t.happened('knockedOut')], [20, ['knockedOut 1:Sidekick', 'knockedOut 1:Iceman']]);
});
test('DM-DMG-06 DM-RUL-44 Juggernaut, Kuurth blocks two, one of whom leaves: all he deals goes to the other', () => {
  const t = scenario({
    step: 'attack',
    cards: [[9, 1], [73]],
    field: [['Sidekick', 'Angel 1'], ['Juggernaut 1']],
    reserve: [['bolt']],
  });
  const juggernaut = t.die(1, 'Juggernaut');
  t.play('0 attack:Angel+Sidekick', `1 block:0:${juggernaut}:${juggernaut}`, '0 global:Iceman');
  while (t.at === 'choosing.pick')
    t.play(t.refused(0, 'choose:Sidekick') === undefined ? '0 choose:Sidekick' : '0 enough');
  t.play('0 pass');
  assert.deepEqual(t.happened('damaged'), ['damaged 1:Juggernaut 2', 'damaged 0:Angel 6']);
});
