// Tests of two texts or two rules that meet, which tests of single rules and cards do not cover.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId, explain } from '#engine/ask.ts';
import { diceMasters } from '../game.ts';
import { scenario, type Scenario } from './scenario.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';

const numbers = (t: Scenario, seat: number, die: string): [number, number] => [
  attackOf(t.world, t.die(seat, die)),
  defenseOf(t.world, t.die(seat, die)),
];
function pair(t: Scenario, seat: number, one: string, two: string): Scenario {
  const [a, b] = [t.die(seat, one), t.die(seat, two)];
  t.world.partner[a] = b;
  t.world.partner[b] = a;
  return t;
}

/** Both keep their dice, pass and hold until seat 0 may declare attackers. */
function toNextAttack(t: Scenario): Scenario {
  for (;;) {
    const [seat] = [0, 1].filter(s => explain(diceMasters, t.state, [s]).length) as [number];
    const { id } = t.asked(seat);
    if (id === 'attack.attackers' && seat === 0) return t;
    t.play(`${seat} ${id === 'turn.reroll' ? 'keep' : id === 'attack.attackers' ? 'hold' : 'pass'}`);
  }
}

// ---- once an attack ----------------------------------------------------------------------------------------

test('DM-RUL-88 Angel, Inspiring: one whom Toad makes attack as well gives the bonus no second time', () => {
  const t = scenario({
    step: 'attack',
    cards: [[2], [90]],
    field: [['Angel 1', 'Angel 2', 'Sidekick'], ['Toad 1']],
  });
  t.play('0 attack:Angel 1+Sidekick');
  assert.deepEqual(t.dice(0, 'attack'), ['Angel 1', 'Angel 2', 'Sidekick']);
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [2, 2]);
});
test('DM-RUL-88 Professor X, Founder: a partner whom Toad makes attack as well brings no second life', () => {
  const field = [['Professor X 1', 'Angel 1'], ['Toad 1']];
  const t = scenario({ step: 'attack', cards: [[81, 3], [90]], field, life: [10, 20] });
  pair(t, 0, 'Professor X', 'Angel').play('0 attack:Angel');
  assert.deepEqual([t.dice(0, 'attack').length, t.world.life[0]], [2, 11]);
});
test('DM-RUL-68 DM-RUL-88 Mystique twice as Angel, Inspiring: the bonus counts once', () => {
  const t = scenario({
    step: 'attack',
    cards: [[107], [2]],
    field: [['Mystique 1', 'Mystique 2', 'Sidekick'], ['Angel 1']],
  });
  t.play('0 attack:Mystique 1+Mystique 2');
  while (decisionId(t.state) === 'triggers.order') t.play('0 resolve:0');
  assert.equal(t.asked(1).id, 'blocking.blockers');
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [2, 2]);
});
test('DM-RUL-88 in the next attack of the same player the bonus is there again', () => {
  const t = scenario({ step: 'attack', cards: [[2], []], field: [['Angel 1', 'Sidekick'], ['Sidekick']] });
  t.play('0 attack:Angel', '1 block:Sidekick>Angel', '0 pass');
  toNextAttack(t).play('0 attack:Sidekick+Angel');
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [2, 2]);
});

// ---- effects that come too late ----------------------------------------------------------------------------

test('DM-RUL-32 after blocks, global abilities about attacking and blocking would do nothing', () => {
  const fight = {
    basics: [31],
    cards: [[15, 87, 39], [7]],
    field: [['Kitty Pryde 1'], ['Iceman 1']],
    reserve: [['mask', 'shield', 'bolt', 'bolt'], ['mask']],
  };
  const main = scenario(fight);
  const names = ['Kitty Pryde', 'Sentinel', 'Relentless', 'Cable'];
  const refused = (t: Scenario): (string | undefined)[] => names.map(name => t.refused(0, `global:${name}`));
  assert.deepEqual(refused(main), [undefined, undefined, undefined, undefined]);
  const t = scenario({ ...fight, step: 'attack' }).play('0 attack:Kitty Pryde', '1 block:Iceman>Kitty Pryde');
  assert.deepEqual(refused(t), ['DM-RUL-32', 'DM-RUL-32', 'DM-RUL-32', undefined], 'damage is never too late');
  assert.throws(() => t.play('0 bill:global Relentless=mask'), /cannot put/);
  t.play('0 pass');
  assert.ok(t.world.turns > 0, 'the other player has nothing to be asked about');
});
test('DM-RUL-32 DM-LVL-01 who is knocked out before the own block effect is not asked to spin', () => {
  const t = scenario({ step: 'attack', cards: [[68], [60]], field: [['Cable 3'], ['Vision 1']] });
  t.world.damage[t.die(1, 'Vision')] = 2;
  t.play('0 attack:Cable', '1 block:Vision>Cable');
  assert.deepEqual([t.dice(1, 'prep'), t.asked(0).id], [['Vision'], 'clash.react']);
});
test('DM-EX-22 DM-RUL-38 Enrage on one who attacks already: nothing is owed in the next turn', () => {
  const t = scenario({
    step: 'attack',
    cards: [[10], [7]],
    field: [['Juggernaut 2'], ['Iceman 1']],
    reserve: [['Enrage']],
  });
  t.play('0 attack:Juggernaut', '1 block:Iceman>Juggernaut', '0 use:Enrage', '0 choose:Juggernaut', '0 pass');
  toNextAttack(t);
  assert.deepEqual([t.dice(0, 'field'), t.refused(0, 'hold')], [['Juggernaut 3'], undefined]);
});
test('DM-RUL-95 Pyro, Pyrokinetic: without a bolt nothing is asked and nothing told', () => {
  const t = scenario({ step: 'attack', cards: [[83], []], field: [['Pyro 1'], ['Sidekick']], reserve: [['fist']] });
  t.play('0 attack:Pyro');
  assert.equal(t.asked(1).id, 'blocking.blockers');
  assert.deepEqual(t.happened('abilityUsed'), []);
});

// ---- dice that wait or are controlled ----------------------------------------------------------------------

test('DM-RUL-62 DM-ACT-05 Possession without an attack step goes to the used pile when the turn ends', () => {
  const bare = scenario({ basics: [29], cards: [[], [7]], field: [[], ['Iceman 1']], reserve: [['Possession']] });
  bare.play('0 use:Possession', '0 pass');
  assert.deepEqual([bare.dice(0, 'used'), bare.world.active], [['Possession'], 1]);
  const fallen = scenario({
    basics: [29],
    cards: [[13], [119]],
    field: [['Kitty Pryde 1'], ['Toad 1']],
    reserve: [['Possession']],
  });
  fallen.play('0 use:Possession', '0 pass');
  assert.deepEqual([fallen.dice(0, 'used'), fallen.dice(0, 'prep')], [['Possession'], ['Kitty Pryde']]);
});
test('DM-CTL-04 Magik, Redflag #133 under control: she goes to the prep area of her owner', () => {
  const t = scenario({
    basics: [29],
    cards: [[4], [104]],
    field: [['Cyclops 2'], ['Magik 1']],
    reserve: [['Possession']],
  });
  t.play('0 use:Possession', '0 pass', '0 attack:Magik', '0 pass');
  assert.deepEqual([t.dice(1, 'used'), t.world.active], [[], 1]);
  assert.ok(
    t.log.some(line => line.startsWith('seat 1 rolls Magik')),
    'her owner rolls her next turn',
  );
});

// ---- words -------------------------------------------------------------------------------------------------

test('DM-TIM-02 of two partners knocked out together each is named when they are ordered', () => {
  const t = scenario({
    cards: [[126, 3], [7]],
    field: [['Spider-Man 1', 'Angel 1'], ['Iceman 1']],
    reserve: [['Reckless Melee']],
  });
  pair(t, 0, 'Spider-Man', 'Angel');
  t.world.damage[t.die(0, 'Spider-Man')] = 2;
  t.world.damage[t.die(0, 'Angel')] = 1;
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.open(0), ['Spider-Man first', 'Angel first']);
});
test('DM-PAY-08 DM-FUN-01 refusals say what is missing or forbidden', () => {
  const said = (t: Scenario, line: string): string => {
    try {
      t.play(line);
      return 'nothing';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const bare = scenario({ cards: [[11], []], field: [['Juggernaut 1'], []] });
  assert.equal(said(bare, '0 activate:Juggernaut'), 'DM-PAY-08 You have no Sidekick in the field.');
  const panther = scenario({ step: 'attack', cards: [[38], []], field: [['Black Panther 1'], []] });
  assert.match(said(panther, '0 attack:Black Panther'), /^DM-FUN-01 It cannot attack while your opponent has no /);
  const kitty = scenario({ step: 'attack', cards: [[14], []], field: [['Kitty Pryde 1'], ['Sidekick']] });
  kitty.play('0 attack:Kitty Pryde');
  assert.equal(said(kitty, '1 block:Sidekick>Kitty Pryde'), 'DM-FUN-01 Sidekicks cannot block that attacker.');
  const angel = scenario({ step: 'attack', cards: [[63, 10], []], field: [['Angel 1', 'Juggernaut 1'], ['Sidekick']] });
  angel.play('0 attack:Angel+Juggernaut');
  assert.match(said(angel, '1 block:Sidekick>Angel'), /^DM-FUN-01 That attacker can be blocked only if all other /);
});
