// Tests of characters that may, must and cannot attack and block (DM-RUL-38 to DM-RUL-42, DM-BLK-03).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackersOf, bestBlocks, forcedBy } from './legality.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { NO_DIE, type Force } from '../table/world.ts';

const KITTY = 13;
const ICEMAN = 7;
const LADY_LIBERATOR = 88;
/** Rolls of Sidekicks that no global ability here asks for. */
const MASKS = Array.from({ length: 40 }, () => 3);
const fight = (position: Position): Scenario => scenario({ step: 'attack', ...position });
const ruleOf = (t: Scenario, line: string): string | undefined => {
  try {
    t.play(line);
    return undefined;
  } catch (error) {
    return (error as Error).message.split(' ')[0];
  }
};
const demand = (t: Scenario, whom: number, n = NO_DIE): void => {
  const force: Force = { kind: 'mustBlock', whom, by: 0, die: NO_DIE, until: 'turn', action: 0, n };
  t.world.forces.push(force);
};

test('DM-RUL-38 who must attack is part of every declaration, and none is illegal', () => {
  const t = scenario({ cards: [[ICEMAN], []], field: [['Iceman 1', 'Sidekick'], []], reserve: [['Enrage'], []] });
  t.play('0 use:Enrage', '0 choose:Iceman', '0 pass');
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
  assert.equal(ruleOf(t, '0 attack:Sidekick'), 'DM-RUL-38');
  assert.deepEqual(t.asked(0).idle, `attack:0:${t.die(0, 'Iceman')}`);
  t.play('0 attack:Iceman');
  assert.deepEqual(t.dice(0, 'attack'), ['Iceman 2']);
});

test("DM-RUL-38 Enrage's demand lasts over turns until the die has attacked once", () => {
  const t = scenario({
    cards: [[], [ICEMAN]],
    field: [['Sidekick'], ['Iceman 1']],
    reserve: [['Enrage'], []],
    rolls: MASKS,
  });
  t.play('0 use:Enrage', '0 choose:Iceman', '0 pass', '0 hold', '1 keep', '1 pass');
  assert.equal(t.refused(1, 'hold'), 'DM-RUL-38');
  t.play('1 attack:Iceman', '0 block:Sidekick>Iceman', '1 pass', '0 keep', '0 pass', '1 keep', '1 pass');
  assert.equal(t.refused(1, 'hold'), undefined, 'it has attacked');
});

test('DM-RUL-38 an attack step in which it could not attack does not use the demand up', () => {
  const t = scenario({
    cards: [[], [38]],
    field: [[], ['Black Panther 1', 'Sidekick']],
    reserve: [['Enrage'], []],
    rolls: MASKS,
    active: 0,
  });
  t.play('0 use:Enrage', '0 choose:Black Panther', '0 pass', '1 keep', '1 pass');
  assert.equal(t.refused(1, 'hold'), undefined, 'Black Panther cannot attack a bare field');
  t.play('1 attack:Sidekick', '1 pass', '0 keep');
  assert.ok(t.world.forces.some(force => force.kind === 'mustAttack' && force.whom === t.die(1, 'Black Panther')));
});

test('DM-RUL-39 nobody is forced to pay: who must attack but would pay for it may stay', () => {
  const t = scenario({
    cards: [[ICEMAN], [15]],
    field: [['Iceman 1'], []],
    reserve: [['Enrage', 'mask'], []],
  });
  t.play('0 use:Enrage', '0 global:Kitty Pryde', '0 pass');
  assert.equal(t.refused(0, 'hold'), undefined);
  t.play('0 attack:Iceman');
  assert.equal(t.world.life[0], 19, 'or pays of its own will');
});

test('DM-RUL-40 who must block does if it can, whomever the player likes', () => {
  const t = fight({
    cards: [[ICEMAN], [KITTY]],
    field: [
      ['Iceman 1', 'Sidekick'],
      ['Kitty Pryde 1', 'Sidekick'],
    ],
  });
  t.play('0 attack:Iceman+Sidekick');
  demand(t, t.die(1, 'Kitty Pryde'));
  assert.equal(t.refused(1, 'none'), 'DM-RUL-40');
  assert.equal(ruleOf(t, '1 block:Sidekick>Iceman'), 'DM-RUL-40');
  t.play('1 block:Kitty Pryde>Sidekick');
  assert.deepEqual(t.dice(1, 'attack'), ['Kitty Pryde 1']);
});

test('DM-RUL-40 a demand to block one attacker is not met by blocking another', () => {
  const t = fight({ cards: [[ICEMAN], [KITTY]], field: [['Iceman 1', 'Sidekick'], ['Kitty Pryde 1']] });
  t.play('0 attack:Iceman+Sidekick');
  demand(t, t.die(1, 'Kitty Pryde'), t.die(0, 'Iceman'));
  assert.equal(ruleOf(t, '1 block:Kitty Pryde>Sidekick'), 'DM-RUL-40');
  t.play('1 block:Kitty Pryde>Iceman');
});

test('DM-RUL-40 of demands that conflict as many as possible are met', () => {
  const t = fight({
    cards: [[ICEMAN], [KITTY]],
    field: [
      ['Iceman 1', 'Sidekick'],
      ['Kitty Pryde 1', 'Sidekick'],
    ],
  });
  t.play('0 attack:Iceman+Sidekick');
  const [iceman, small, kitty, blocker] = [
    t.die(0, 'Iceman'),
    t.die(0, 'Sidekick'),
    t.die(1, 'Kitty Pryde'),
    t.die(1, 'Sidekick'),
  ];
  demand(t, kitty, iceman);
  demand(t, kitty, small);
  demand(t, blocker);
  assert.equal(ruleOf(t, '1 block:Kitty Pryde>Iceman'), 'DM-RUL-40', 'the Sidekick is missing');
  assert.equal(ruleOf(t, '1 block:Sidekick>Iceman'), 'DM-RUL-40');
  t.play('1 block:Kitty Pryde>Sidekick,Sidekick>Sidekick');
});

test('DM-RUL-40 there is always a declaration to offer, and absent players make it', () => {
  const t = fight({
    cards: [[ICEMAN], [KITTY]],
    field: [
      ['Iceman 1', 'Sidekick'],
      ['Kitty Pryde 1', 'Sidekick'],
    ],
  });
  t.play('0 attack:Iceman+Sidekick');
  demand(t, t.die(1, 'Kitty Pryde'), t.die(0, 'Sidekick'));
  demand(t, t.die(1, 'Sidekick'), t.die(0, 'Iceman'));
  const best = bestBlocks(t.world, 1, attackersOf(t.world));
  assert.deepEqual(best, [[t.die(1, 'Sidekick')], [t.die(1, 'Kitty Pryde')]]);
  assert.equal(t.asked(1).idle, `block:0:${best.map(b => b.join('+')).join(':')}`);
});

test('DM-RUL-40 who cannot block need not', () => {
  const t = fight({ cards: [[14], []], field: [['Kitty Pryde 1'], ['Sidekick']] }).play('0 attack:Kitty Pryde');
  demand(t, t.die(1, 'Sidekick'));
  assert.equal(t.refused(1, 'none'), undefined, 'Sidekicks cannot block Kitty Pryde, Sprite');
});

test('DM-RUL-41 who can be blocked only by two or more is not blocked by one', () => {
  const t = fight({ cards: [[LADY_LIBERATOR], [KITTY]], field: [['She-Hulk 1'], ['Kitty Pryde 1', 'Sidekick']] });
  t.play('0 attack:She-Hulk');
  assert.equal(ruleOf(t, '1 block:Sidekick>She-Hulk'), 'DM-RUL-41');
  t.play('1 block:Sidekick>She-Hulk,Kitty Pryde>She-Hulk');
  assert.equal(t.dice(1, 'attack').length, 2);
});

test('DM-RUL-41 a demand alone does not make a second blocker help, but another attacker is then blocked', () => {
  const position = {
    cards: [[LADY_LIBERATOR], [KITTY]],
    field: [
      ['She-Hulk 1', 'Sidekick'],
      ['Kitty Pryde 1', 'Sidekick'],
    ],
  };
  const alone = fight(position).play('0 attack:She-Hulk');
  demand(alone, alone.die(1, 'Kitty Pryde'));
  assert.equal(alone.refused(1, 'none'), undefined);
  const both = fight(position).play('0 attack:She-Hulk+Sidekick');
  demand(both, both.die(1, 'Kitty Pryde'));
  assert.equal(both.refused(1, 'none'), 'DM-RUL-40');
  both.play('1 block:Kitty Pryde>Sidekick');
  const two = fight(position).play('0 attack:She-Hulk');
  demand(two, two.die(1, 'Kitty Pryde'));
  demand(two, two.die(1, 'Sidekick'));
  assert.equal(two.refused(1, 'none'), 'DM-RUL-40', 'two who must block do it together');
});

test('DM-FUN-01 DM-BLK-01 a block that a text forbids is refused by the rule that texts go first', () => {
  const refused = (card: number, attacker: string): [string, string] => {
    const t = fight({ cards: [[card], []], field: [[`${attacker} 1`, 'Sidekick', 'Sidekick'], ['Sidekick']] });
    t.play(`0 attack:${attacker}`);
    try {
      return [t.play(`1 block:Sidekick>${attacker}`).at, ''];
    } catch (error) {
      const [rule, ...words] = (error as Error).message.split(' ');
      return [rule!, words.join(' ')];
    }
  };
  assert.deepEqual(refused(48, 'Namor'), ['DM-FUN-01', 'That attacker cannot be blocked.']);
  assert.deepEqual(refused(14, 'Kitty Pryde'), ['DM-FUN-01', 'Sidekicks cannot block that attacker.']);
});

test('DM-RUL-42 restrictions count when blockers are declared, later changes undo nothing', () => {
  const t = fight({
    cards: [[48], [ICEMAN]],
    field: [['Namor 1', 'Sidekick', 'Sidekick'], ['Iceman 1']],
  });
  t.play('0 attack:Namor+Sidekick+Sidekick');
  assert.equal(ruleOf(t, '1 block:Iceman>Namor'), 'DM-FUN-01', 'two others are in the field');
  const later = fight({
    basics: [32],
    cards: [[48], [ICEMAN]],
    field: [['Namor 1', 'Sidekick'], ['Iceman 1']],
    reserve: [['Selective Shield**'], []],
  });
  later.play('0 attack:Namor+Sidekick', '1 block:Iceman>Namor', '0 use:Selective Shield', '0 energy:bolt');
  assert.ok(forcedBy(later.world, later.die(1, 'Iceman'), 'cannotBlock'));
  later.play('0 pass');
  assert.deepEqual(later.happened('damaged'), ['damaged 1:Iceman 3', 'damaged 0:Namor 2'], 'it goes on blocking');
});

test('DM-BLK-03 Juggernaut, Kuurth blocks two attackers, not three, while no opposing Villain is there', () => {
  const position = {
    cards: [[ICEMAN, KITTY, 10], [73]],
    field: [
      ['Iceman 1', 'Kitty Pryde 1', 'Sidekick'],
      ['Juggernaut 1', 'Sidekick'],
    ],
  };
  const t = fight(position).play('0 attack:Iceman+Kitty Pryde+Sidekick');
  const [big, small] = [t.die(1, 'Juggernaut'), t.die(1, 'Sidekick')];
  assert.equal(ruleOf(t, `1 block:0:${big}:${big}:${big}`), 'DM-BLK-03');
  assert.equal(ruleOf(t, `1 block:0:${small}:${small}:`), 'DM-BLK-03');
  t.play(`1 block:0:${big}::${big}`);
  assert.deepEqual([t.world.foe[big], t.world.foe2[big]], [attackersOf(t.world)[0], attackersOf(t.world)[2]]);
  const villain = fight({ ...position, field: [['Iceman 1', 'Juggernaut 1', 'Sidekick'], ['Juggernaut 1']] });
  villain.play('0 attack:Iceman+Juggernaut+Sidekick');
  const die = villain.die(1, 'Juggernaut');
  assert.equal(ruleOf(villain, `1 block:0:${die}:${die}:`), 'DM-BLK-03');
});

test('DM-BLK-03 DM-RUL-40 who may block two meets two demands', () => {
  const t = fight({ cards: [[ICEMAN, KITTY], [73]], field: [['Iceman 1', 'Kitty Pryde 1'], ['Juggernaut 1']] });
  t.play('0 attack:Iceman+Kitty Pryde');
  const die = t.die(1, 'Juggernaut');
  for (const attacker of attackersOf(t.world)) demand(t, die, attacker);
  assert.equal(ruleOf(t, `1 block:0:${die}:`), 'DM-RUL-40');
  t.play(`1 block:0:${die}:${die}`);
});
