// Timing: whose effects come first, and that one ends before the next begins (DM-TIM).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf } from '../abilities/stats.ts';

const [BISHOP, APOCALYPSE, MYSTIQUE, PYRO, SENTINEL, SHE_HULK, STORM] = [97, 96, 107, 111, 115, 116, 118];

const [TAKE_THAT, JUGGERNAUT] = [33, 12];

/** Both players' Bishops have hit each other for 5: each has 2 damage to deal. */
const bishops = (): Scenario =>
  scenario({
    step: 'attack',
    cards: [[BISHOP], [BISHOP]],
    field: [
      ['Bishop 3', 'Sidekick'],
      ['Bishop 3', 'Sidekick', 'Sidekick'],
    ],
  }).play('0 attack:Bishop', '1 block:Bishop>Bishop', '0 pass');

test('DM-TIM-01 of abilities that answer at the same time the active player resolves all of his first', () => {
  const t = bishops();
  assert.equal(t.asked(0).id, 'choosing.pick');
  assert.throws(() => t.asked(1));
  t.play('0 choose:Sidekick');
  assert.throws(() => t.asked(1), 'both of his points come first');
  t.play('0 choose:Sidekick');
  assert.equal(t.asked(1).id, 'choosing.pick', 'then the other player');
});

test('DM-TIM-01 the active player comes first also when he is the second seat', () => {
  const t = scenario({
    step: 'attack',
    active: 1,
    cards: [[BISHOP], [BISHOP]],
    field: [
      ['Bishop 3', 'Sidekick'],
      ['Bishop 3', 'Sidekick'],
    ],
  }).play('1 attack:Bishop', '0 block:Bishop>Bishop', '1 pass');
  assert.equal(t.asked(1).id, 'choosing.pick');
});

/** Pyro and Mystique attack together; Pyro's one bolt costs a life. */
const attackers = (): Scenario =>
  scenario({
    step: 'attack',
    cards: [[PYRO, MYSTIQUE], [SHE_HULK]],
    field: [
      ['Pyro 1', 'Mystique 1'],
      ['She-Hulk 1', 'Sidekick'],
    ],
    used: [['Sidekick'], []],
    rolls: [1],
  }).play('0 attack:Pyro+Mystique');

test('DM-TIM-02 a player with several effects at once chooses their order', () => {
  const t = attackers();
  assert.equal(t.asked(0).id, 'triggers.order');
  assert.equal(t.open(0).length, 2);
  t.play('0 resolve:0');
  assert.equal(t.world.life[1], 19, 'Pyro first');
  const other = attackers().play('0 resolve:1');
  assert.equal(other.world.life[1], 20, 'Mystique first');
  assert.equal(other.asked(0).id, 'choosing.pick');
  other.play('0 choose:She-Hulk');
  assert.equal(attackOf(other.world, other.die(0, 'Mystique')), 5);
  assert.equal(other.world.life[1], 19);
});

test('DM-TIM-03 an effect is resolved completely before the next one starts', () => {
  const t = scenario({
    step: 'attack',
    cards: [[BISHOP], [SHE_HULK]],
    field: [
      ['Bishop 1', 'Bishop 2'],
      ['She-Hulk 1', 'She-Hulk 1', 'Sidekick', 'Sidekick', 'Sidekick'],
    ],
  });
  t.play('0 attack:Bishop 1+Bishop 2', '1 block:She-Hulk>Bishop 1,She-Hulk>Bishop 2', '0 pass', '0 resolve:1');
  const uses = (): number => t.log.filter(line => /uses the ability/.test(line)).length;
  assert.equal(uses(), 1);
  t.play('0 choose:Sidekick');
  assert.equal(uses(), 1, 'one of two points is dealt, the other Bishop still waits');
  t.play('0 choose:Sidekick');
  assert.equal(uses(), 2);
});

test('DM-TIM-04 nothing is used between the start of an effect and its end', () => {
  const t = scenario({
    casual: true,
    cards: [[110], []],
    field: [[], ['Sidekick']],
    reserve: [['Psylocke 1', 'mask', 'mask'], ['bolt']],
  });
  t.play('0 field:Psylocke', '0 accept');
  assert.equal(t.asked(0).id, 'choosing.pick');
  assert.throws(() => t.play('1 global:Enrage'));
  t.play('0 choose:Psylocke');
  assert.equal(t.asked(1).id, 'main.react', 'afterwards it can be');
});

test('DM-TIM-04 but what changes its target, and only that', () => {
  const t = scenario({
    basics: [25, 26, TAKE_THAT],
    cards: [[], [STORM, JUGGERNAUT]],
    field: [[], ['Storm 1', 'Juggernaut 3', 'Sidekick']],
    reserve: [['Take That, Villain!'], ['mask', 'bolt']],
  });
  t.play('0 use:Take That, Villain!');
  const open = t.asked(1).options.map(({ id }) => id);
  assert.deepEqual(open.sort(), ['global:1181', 'pass'], 'not the global ability of Enrage');
  t.play('1 pass');
  assert.equal(t.world.damage[t.die(1, 'Juggernaut')], 3);
});

test('DM-RUL-96 a trigger that appears while another effect resolves waits until that one is finished', () => {
  const t = scenario({
    step: 'attack',
    cards: [[BISHOP], [APOCALYPSE, SENTINEL]],
    field: [['Bishop 3'], ['Apocalypse 2', 'Sentinel 1', 'Sidekick']],
  });
  t.play('0 attack:Bishop', '1 block:Apocalypse>Bishop', '0 pass', '0 choose:Apocalypse');
  assert.ok(t.dice(1, 'prep').includes('Apocalypse'));
  assert.deepEqual(t.open(0, 'choose'), ['Choose Sentinel (level 1)', 'Choose Sidekick']);
  t.play('0 choose:Sidekick');
  assert.deepEqual(t.dice(1, 'field'), ['Apocalypse 1', 'Sentinel 1'], 'he returns after the second point');
});
