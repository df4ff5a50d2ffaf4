// The detailed combat of the rulebook, played through: Bryan (seat 0) attacks Kyle (seat 1) with all he has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackersOf } from '../abilities/legality.ts';
import { scenario, type Scenario } from './scenario.ts';
import type { Hit } from '../table/locals.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import { BLOCKED, has } from '../table/world.ts';

const stats = (t: Scenario, die: number): number[] => [attackOf(t.world, die), defenseOf(t.world, die)];

/** All dice of the fight by name. */
const fighters = (t: Scenario) => ({
  angel: t.die(0, 'Angel'),
  juggernaut2: t.die(0, 'Juggernaut 2'),
  juggernaut3: t.die(0, 'Juggernaut 3'),
  quicksilver: t.die(0, 'Quicksilver'),
  /** Blocked by Magneto, and by a Sidekick. */
  first: t.die(0, 'Sidekick'),
  second: t.die(0, 'Sidekick', 1),
  iceman1: t.die(1, 'Iceman 1'),
  iceman2: t.die(1, 'Iceman 2'),
  magneto: t.die(1, 'Magneto'),
  theirs: [t.die(1, 'Sidekick'), t.die(1, 'Sidekick', 1)] as const,
});

/** DM-EX-19: the attack. */
function attacked(): Scenario {
  const t = scenario({
    cards: [
      [2, 10, 21],
      [9, 18],
    ],
    field: [
      ['Angel 1', 'Juggernaut 2', 'Juggernaut 3', 'Quicksilver 2', 'Sidekick', 'Sidekick'],
      ['Iceman 1', 'Iceman 2', 'Magneto 1', 'Sidekick', 'Sidekick'],
    ],
    reserve: [['Enrage'], ['bolt']],
    step: 'attack',
  });
  return t.play('0 attack:Angel+Juggernaut 2+Juggernaut 3+Quicksilver+Sidekick+Sidekick');
}
/** DM-EX-20: the blocks. */
function blocked(): Scenario {
  const t = attacked();
  const f = fighters(t);
  const blocks = new Map([
    [f.juggernaut2, f.iceman1],
    [f.juggernaut3, f.iceman2],
    [f.first, f.magneto],
    [f.second, f.theirs[0]],
    [f.angel, f.theirs[1]],
  ]);
  return t.play(
    `1 block:0:${attackersOf(t.world)
      .map(die => blocks.get(die) ?? '')
      .join(':')}`,
  );
}
/** DM-EX-20: Kyle turns his Sidekicks to bolts; DM-EX-21: and doubles both Icemen. */
const melted = (): Scenario => blocked().play('0 pass', '1 global:Iceman', '1 choose:Sidekick', '1 choose:Sidekick');
const doubled = (): Scenario => melted().play('0 pass', '1 activate:Iceman 1', '0 pass', '1 activate:Iceman 2');
/** DM-EX-22: Bryan uses Enrage on Quicksilver. */
const enraged = (): Scenario => doubled().play('0 use:Enrage', '0 choose:Quicksilver', '0 pass');

test('DM-EX-19 Angel, Inspiring makes both attacking Sidekicks 2/2', () => {
  const t = attacked();
  const { first, second } = fighters(t);
  assert.deepEqual(
    [stats(t, first), stats(t, second)],
    [
      [2, 2],
      [2, 2],
    ],
  );
  assert.equal(t.asked(1).id, 'blocking.blockers');
});
test('DM-EX-20 Kyle turns both blocking Sidekicks to bolts, and who was blocked stays blocked', () => {
  const before = blocked();
  assert.deepEqual(stats(before, fighters(before).magneto), [4, 4], 'no bonus against Villains');
  const { angel, second } = fighters(before);
  const t = melted();
  assert.deepEqual([t.dice(1, 'reserve'), t.dice(1, 'used')], [['bolt', 'bolt'], ['Sidekick']]);
  assert.deepEqual(t.dice(1, 'field'), ['Iceman 1', 'Iceman 2', 'Magneto 1']);
  assert.deepEqual(
    [angel, second].map(die => has(t.world, die, BLOCKED)),
    [true, true],
  );
});
test('DM-EX-21 with these two bolts he doubles one Iceman die each', () => {
  const t = doubled();
  const { iceman1, iceman2 } = { iceman1: t.die(1, 'Iceman 1'), iceman2: t.die(1, 'Iceman 2') };
  assert.deepEqual([attackOf(t.world, iceman1), attackOf(t.world, iceman2)], [4, 6]);
  assert.deepEqual([t.dice(1, 'reserve'), t.dice(1, 'used')], [[], ['Sidekick', 'Sidekick', 'Sidekick']]);
});
test('DM-EX-22 Enrage raises Quicksilver to level 3; on Juggernaut it would raise his defense to 6', () => {
  const t = doubled().play('0 use:Enrage', '0 choose:Quicksilver');
  assert.equal(attackOf(t.world, t.die(0, 'Quicksilver 3')), 4);
  assert.deepEqual(t.dice(0, 'used'), ['Enrage']);
  const other = doubled();
  const juggernaut = other.die(0, 'Juggernaut 2');
  other.play('0 use:Enrage', '0 choose:Juggernaut 2', '0 pass');
  assert.equal(defenseOf(other.world, juggernaut), 6);
  assert.deepEqual(hitsOn(other, juggernaut), [4]);
});

/** The damage that was assigned to a die or player, while shields may still be used. */
const hitsOn = (t: Scenario, target: number): number[] =>
  (t.state.stack.at(-1)!.my as { parts: Hit[] }).parts.filter(hit => hit.target === target).map(hit => hit.n);
const hitsBy = (t: Scenario, source: number): number[] =>
  (t.state.stack.at(-1)!.my as { parts: Hit[] }).parts.filter(hit => hit.source === source).map(hit => hit.n);

test('DM-EX-23 damage is assigned', () => {
  const f = fighters(blocked());
  const t = enraged();
  assert.equal(t.asked(0).id, 'shielding.choose');
  assert.deepEqual(hitsOn(t, -2), [4], 'Kyle, by Quicksilver');
  assert.deepEqual([hitsOn(t, f.juggernaut2), defenseOf(t.world, f.juggernaut2)], [[4], 4]);
  assert.deepEqual([hitsOn(t, f.juggernaut3), defenseOf(t.world, f.juggernaut3)], [[6], 6]);
  assert.deepEqual([hitsOn(t, f.first), defenseOf(t.world, f.first)], [[4], 2]);
  assert.deepEqual([hitsOn(t, f.iceman1), hitsOn(t, f.iceman2)], [[7], [7]]);
  for (const die of [f.angel, f.second]) assert.deepEqual([hitsOn(t, die), hitsBy(t, die)], [[], []]);
});

/** DM-EX-24: Bryan saves the level 3 Juggernaut with the Sidekick that Magneto blocks. */
const saved = (): Scenario => {
  const { first } = fighters(blocked());
  return enraged().play('0 decline', '0 apply:Juggernaut', `0 choose:${first}`, '0 enough');
};

test('DM-EX-24 the Sidekick moved for Juggernaut is not knocked out, and its damage to Magneto stays', () => {
  const t = saved();
  assert.ok(t.log.includes('3 damage to Juggernaut (level 3) is prevented.'));
  assert.ok(t.log.some(line => /^Juggernaut.* takes 3 damage\.$/.test(line)));
  assert.ok(t.log.some(line => /^Magneto.* takes 2 damage\.$/.test(line)));
  const out = t.log.filter(line => line.includes('knocked out')).map(line => line.split(' ')[0]!);
  assert.deepEqual(out.sort(), ['Iceman', 'Iceman', 'Juggernaut']);
});
test('DM-EX-25 how that turn ends', () => {
  const t = saved();
  assert.deepEqual([t.world.active, t.asked(1).id], [1, 'turn.reroll']);
  assert.deepEqual(t.dice(0, 'prep'), ['Juggernaut']);
  assert.deepEqual(t.dice(0, 'field'), ['Angel 1', 'Juggernaut 3', 'Sidekick']);
  assert.deepEqual(t.dice(0, 'used'), ['Enrage', 'Quicksilver', 'Sidekick']);
  assert.deepEqual(t.dice(1, 'field'), ['Magneto 1']);
  assert.equal(t.dice(1, 'prep').filter(die => die.includes('Iceman')).length, 2);
  assert.deepEqual(t.dice(1, 'used'), ['Sidekick', 'Sidekick', 'Sidekick']);
  assert.deepEqual(t.world.life, [20, 16]);
});
test('DM-RUL-78 Juggernaut is a shield card: six energy buy him with a shield or a wild, not with a fist', () => {
  const six = (last: string) => ({ cards: [[10], []], reserve: [['fist', 'fist', 'bolt', 'bolt', 'mask', last]] });
  assert.equal(scenario(six('fist')).refused(0, 'buy:Juggernaut'), 'DM-BUY-04');
  for (const last of ['shield', 'wild']) {
    const t = scenario(six(last)).play('0 buy:Juggernaut');
    assert.ok(t.dice(0, 'used').includes('Juggernaut'));
  }
});
