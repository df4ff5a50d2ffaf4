// Tests of the common cards beyond the starter box, one by one; Cerebro in all three versions.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { send } from '../abilities/knock-outs.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf, defenseOf, fieldingCost } from '../abilities/stats.ts';
import { HOOKED, RESERVE, USED } from '../table/world.ts';
import { CARDS, cardOf } from './index.ts';

const statsOf = (t: Scenario, seat: number, die: string): number[] => [
  attackOf(t.world, t.die(seat, die)),
  defenseOf(t.world, t.die(seat, die)),
];
const damageOn = (t: Scenario, seat: number, die: string): number => t.world.damage[t.die(seat, die)]!;
/** Plays to the end of the attack step: nobody does anything in the clash. */
const fight = (t: Scenario, ...lines: string[]): Scenario => t.play(...lines, '0 pass');

test('35 Ant-Man, Biophysicist: no text; 2 fist, three levels that cost 0, 0 and 1 to field', () => {
  const t = scenario({ cards: [[35], []], reserve: [['fist', 'bolt', 'Ant-Man 1', 'Ant-Man 2', 'Ant-Man 3']] });
  const dice = ['Ant-Man 1', 'Ant-Man 2', 'Ant-Man 3'];
  assert.deepEqual(
    dice.map(die => [fieldingCost(t.world, t.die(0, die)), ...statsOf(t, 0, die)]),
    [
      [0, 2, 1],
      [0, 3, 1],
      [1, 5, 2],
    ],
  );
  t.play('0 buy:Ant-Man');
  assert.deepEqual(t.dice(0, 'used'), ['Ant-Man', 'Sidekick', 'Sidekick']);
  assert.equal(t.refused(0, 'field:Ant-Man 3'), 'DM-FLD-04');
});

describe('36 Apocalypse, Awakened', () => {
  test('36 Apocalypse: +5 defense only in the turn in which it was fielded', () => {
    const t = scenario({
      cards: [[36], []],
      field: [['Apocalypse 2']],
      reserve: [['Apocalypse 1', 'bolt']],
      rolls: [1, 1, 1, 1],
    });
    t.play('0 field:Apocalypse');
    assert.deepEqual(statsOf(t, 0, 'Apocalypse 1'), [3, 10]);
    assert.deepEqual(statsOf(t, 0, 'Apocalypse 2'), [5, 6]);
    t.play('0 pass', '0 hold');
    assert.equal(t.world.active, 1);
    assert.deepEqual(statsOf(t, 0, 'Apocalypse 1'), [3, 5]);
  });
});

describe('37 Bishop, Omega Squad', () => {
  const blocked = (attacker: number, name: string): Scenario =>
    fight(
      scenario({ cards: [[attacker], [37]], field: [[name], ['Bishop 1']], step: 'attack' }),
      `0 attack:${name}`,
      `1 block:Bishop>${name}`,
    );
  test('37 Bishop: bolt characters deal him no damage', () => {
    const t = blocked(7, 'Iceman 3');
    assert.ok(t.log.some(line => line.includes('4 damage to Bishop')));
    assert.equal(t.world.damage[t.die(1, 'Bishop')], 0);
  });
  test('37 Bishop: others do', () => {
    const t = blocked(61, 'X-23 3');
    assert.deepEqual(t.dice(1, 'field'), []);
    assert.ok(t.dice(1, 'prep').includes('Bishop'));
  });
});

test('38 Black Panther, Wakanda Chief: attacks only if the opponent has a character', () => {
  const alone = scenario({ cards: [[38], []], field: [['Black Panther 1']], step: 'attack' });
  assert.throws(() => alone.play('0 attack:Black Panther'), /DM-FUN-01/);
  assert.deepEqual(alone.open(0), ['Do not attack']);
  const met = scenario({ cards: [[38], []], field: [['Black Panther 1'], ['Sidekick']], step: 'attack' });
  met.play('0 attack:Black Panther', '1 none', '0 pass');
  assert.equal(met.world.life[1], 16);
});

describe('39 Cable, Man of Action', () => {
  test('39 Cable: blocked, he deals 1 damage to an opposing character of his choice', () => {
    const t = scenario({
      cards: [[39], [42]],
      field: [['Cable 1'], ['Falcon 1', 'Sidekick', 'Falcon 3']],
      step: 'attack',
    });
    t.play('0 attack:Cable', '1 block:Falcon 1>Cable');
    assert.equal(t.open(0, 'choose').length, 3);
    t.play('0 choose:Sidekick');
    assert.deepEqual(t.dice(1, 'prep'), ['Sidekick']);
  });
  test('39 Cable: unblocked, he does not', () => {
    const t = scenario({ cards: [[39], []], field: [['Cable 1'], ['Sidekick']], step: 'attack' });
    t.play('0 attack:Cable', '1 none');
    assert.equal(t.asked(0).id, 'clash.react');
  });
  test('39 Cable, global: 2 bolts for 1 damage, and the character must block', () => {
    const t = scenario({
      cards: [[39], [42]],
      field: [
        ['Cable 2', 'Sidekick'],
        ['Falcon 1', 'Sidekick'],
      ],
      reserve: [['2 bolt Cable']],
    });
    t.play('0 global:Cable', '0 choose:Falcon', '0 pass', '0 attack:Sidekick+Cable');
    assert.equal(damageOn(t, 1, 'Falcon'), 1);
    assert.equal(t.refused(1, 'none'), 'DM-RUL-40');
    assert.throws(() => t.play('1 block:Sidekick>Cable'), /DM-RUL-40/);
    t.play('1 block:Falcon>Sidekick');
    assert.equal(t.asked(0).id, 'clash.react');
  });
  test('39 Cable, global: who is knocked out by it has nothing left to do', () => {
    const t = scenario({
      cards: [[39], []],
      field: [['Cable 1'], ['Sidekick', 'Sidekick']],
      reserve: [['bolt', 'wild']],
    });
    t.play('0 global:Cable', '0 pass', '0 attack:Cable');
    assert.deepEqual(t.dice(1, 'prep'), ['Sidekick']);
    assert.equal(t.refused(1, 'none'), undefined);
  });
  test('DM-RUL-92 39 Cable, global: opposing is seen from who uses it, not from who has the card', () => {
    const t = scenario({
      cards: [[39], [42]],
      field: [['Cable 3'], ['Falcon 1']],
      reserve: [[], ['bolt', 'bolt']],
    });
    t.play('0 pass', '1 global:Cable');
    assert.equal(damageOn(t, 0, 'Cable'), 1);
    assert.equal(damageOn(t, 1, 'Falcon'), 0);
  });
});

test('40 Captain America, Special Ops: an opposing Villain goes to the prep area of its owner, not knocked out', () => {
  const t = scenario({
    cards: [[40], [36, 42, 51]],
    field: [[], ['Apocalypse 3', 'Falcon 1', 'Pyro 1']],
    reserve: [['Captain America 1', 'bolt']],
  });
  t.play('0 field:Captain America');
  assert.deepEqual(t.open(0, 'choose'), ['Choose Apocalypse (level 3)', 'Choose Pyro (level 1)']);
  t.play('0 choose:Apocalypse');
  assert.deepEqual(t.dice(1, 'prep'), ['Apocalypse']);
  assert.ok(!t.log.some(line => line.includes('knocked out')));
});

describe('41 Emma Frost, Archvillain', () => {
  const blocked = (...more: string[]): Scenario =>
    fight(
      scenario({ cards: [[61, 51], [41]], field: [['X-23 3', ...more], ['Emma Frost 3']], step: 'attack' }),
      '0 attack:X-23',
      '1 block:Emma Frost>X-23',
    );
  test('41 Emma Frost: fist characters deal her no damage while the opponent has no Villain', () => {
    assert.deepEqual(blocked().dice(1, 'field'), ['Emma Frost 3']);
  });
  test('41 Emma Frost: with a Villain in the field they do', () => {
    assert.deepEqual(blocked('Pyro 1').dice(1, 'field'), []);
  });
});

test('42 Falcon, Samuel Wilson: no text; 2 fist, three levels', () => {
  const t = scenario({ cards: [[42], []], field: [['Falcon 1', 'Falcon 2', 'Falcon 3']], reserve: [['fist', 'bolt']] });
  assert.deepEqual(
    ['Falcon 1', 'Falcon 2', 'Falcon 3'].map(die => [fieldingCost(t.world, t.die(0, die)), ...statsOf(t, 0, die)]),
    [
      [0, 2, 2],
      [1, 3, 3],
      [1, 4, 3],
    ],
  );
  t.play('0 buy:Falcon');
  assert.deepEqual(t.dice(0, 'used'), ['Falcon', 'Sidekick', 'Sidekick']);
});

describe('43 Iron Man, Upright', () => {
  const hit = (level: number, attacker: number, name: string): number => {
    const t = scenario({ cards: [[attacker], [43]], field: [[name], [`Iron Man ${level}`]], step: 'attack' });
    const line = fight(t, `0 attack:${name}`, `1 block:Iron Man>${name}`).log.find(l => / damage to Iron/.test(l));
    return Number(line?.split(' ')[0] ?? 0);
  };
  test('43 Iron Man: damage from a Villain is lessened by 1', () => {
    assert.equal(hit(1, 51, 'Pyro 1'), 1);
    assert.equal(hit(1, 42, 'Falcon 2'), 0);
  });
  test('43 Iron Man, burst: by 2 instead', () => {
    assert.equal(hit(3, 51, 'Pyro 1'), 2);
    assert.equal(hit(3, 42, 'Falcon 2'), 0);
  });
  test('43 Iron Man: every amount by itself', () => {
    const t = scenario({ cards: [[43], [51]], field: [['Iron Man 1'], ['Pyro 1', 'Pyro 1']], step: 'attack' });
    t.play('0 attack:Iron Man', '1 block:Pyro 1>Iron Man,Pyro 1>Iron Man', '0 pass', '0 divide:0:3:0');
    assert.equal(t.log.filter(line => line === '1 damage to Iron Man (level 1) is prevented.').length, 2);
    assert.deepEqual(t.dice(0, 'field'), ['Iron Man 1']);
  });
  test('43 Iron Man, global: 1 shield makes any character a Villain, a Sidekick too', () => {
    const t = scenario({
      cards: [[43], [42]],
      field: [['Iron Man 1'], ['Falcon 2', 'Sidekick']],
      reserve: [['shield']],
      active: 0,
    });
    t.play('0 global:Iron Man', '0 choose:Falcon', '0 pass', '0 attack:Iron Man', '1 block:Falcon>Iron Man', '0 pass');
    assert.ok(t.log.includes('1 damage to Iron Man (level 1) is prevented.'), t.log.join('\n'));
  });
  test('DM-RUL-91 43 Iron Man, global: affiliation is kept, and "no Villain" is checked anew at once', () => {
    const t = scenario({
      cards: [
        [43, 50],
        [46, 54],
      ],
      field: [['Psylocke 1', 'Iron Man 1'], ['Mister Sinister 1']],
      reserve: [['shield']],
      rolls: [1, 1, 1, 1],
    });
    assert.deepEqual(statsOf(t, 1, 'Mister Sinister'), [4, 3]);
    t.play('0 global:Iron Man', '0 choose:Psylocke');
    assert.deepEqual(statsOf(t, 1, 'Mister Sinister'), [4, 1]);
    t.play('0 pass', '0 hold');
    assert.deepEqual(statsOf(t, 1, 'Mister Sinister'), [4, 3]);
    const still = scenario({
      cards: [
        [43, 50],
        [54, 51],
      ],
      field: [['Psylocke 1'], ['Pyro 1']],
      reserve: [[], ['shield', 'Scarlet Witch 1']],
      active: 1,
    });
    still.play('1 global:Iron Man', '1 choose:Psylocke', '1 field:Scarlet Witch');
    assert.equal(damageOn(still, 0, 'Psylocke'), 1);
  });
});

describe('44 Magik, Illyana Rasputina', () => {
  const fallen = (...rolls: number[]): Scenario =>
    fight(
      scenario({ cards: [[61], [44]], field: [['X-23 1'], ['Magik 1']], step: 'attack', rolls }),
      '0 attack:X-23',
      '1 block:Magik>X-23',
    );
  test('DM-RUL-83 44 Magik: knocked out, she is rolled and returns to the field at the level shown', () => {
    const t = fallen(6, 1, 1, 1, 1);
    assert.ok(t.log.some(line => /^Magik.* is knocked out/.test(line)));
    assert.deepEqual(t.dice(1, 'field'), ['Magik 3']);
    assert.equal(damageOn(t, 1, 'Magik'), 0);
    assert.ok(!t.dice(1, 'prep').includes('Magik'));
  });
  test('DM-RUL-83 44 Magik: on energy she stays in the prep area as a knocked-out die', () => {
    const t = fallen(2, 1, 1, 1, 1, 1);
    assert.deepEqual(t.dice(1, 'field'), []);
    assert.ok(t.world.active === 1);
    assert.ok(t.dice(1, 'prep').includes('Magik'));
  });
});

test('45 Marvel Girl, Telekinetic: every opposing character that can goes down a level', () => {
  const t = scenario({
    cards: [[45], [42, 38]],
    field: [[], ['Falcon 3', 'Falcon 1', 'Black Panther 2', 'Sidekick']],
    reserve: [['Marvel Girl 1', 'bolt']],
  });
  t.play('0 field:Marvel Girl');
  assert.deepEqual(t.dice(1, 'field'), ['Black Panther 1', 'Falcon 1', 'Falcon 2', 'Sidekick']);
});
test('45 Marvel Girl, Telekinetic: who has more damage than the lower level bears is knocked out', () => {
  const t = scenario({
    cards: [[45], [42]],
    field: [[], ['Falcon 2']],
    reserve: [['Marvel Girl 1', 'bolt']],
  });
  t.world.damage[t.die(1, 'Falcon')] = 2;
  t.play('0 field:Marvel Girl');
  assert.deepEqual(t.dice(1, 'prep'), ['Falcon']);
});

test('46 Mister Sinister, Archvillain: own characters have +2 defense, once, while the opponent has no Villain', () => {
  const field = ['Mister Sinister 1', 'Mister Sinister 2', 'Sidekick'];
  const t = scenario({ cards: [[46], [42]], field: [field, ['Falcon 1']] });
  assert.deepEqual(statsOf(t, 0, 'Mister Sinister 1'), [4, 3]);
  assert.deepEqual(statsOf(t, 0, 'Sidekick'), [1, 3]);
  assert.deepEqual(statsOf(t, 1, 'Falcon'), [2, 2]);
  const met = scenario({ cards: [[46], [51]], field: [field, ['Pyro 1']] });
  assert.deepEqual(statsOf(met, 0, 'Sidekick'), [1, 1]);
});

test('47 Mystique, Ageless: +1/+1 for each die in the own prep area', () => {
  const t = scenario({
    cards: [[47], []],
    field: [['Mystique 1', 'Sidekick']],
    prep: [
      ['Sidekick', 'Enrage'],
      ['Sidekick', 'Sidekick', 'Sidekick'],
    ],
  });
  assert.deepEqual(statsOf(t, 0, 'Mystique'), [3, 3]);
  assert.deepEqual(statsOf(t, 0, 'Sidekick'), [1, 1]);
});

test('48 Namor, The Sub-Mariner: cannot be blocked while the player has two other characters', () => {
  const attack = (...others: string[]): Scenario =>
    scenario({ cards: [[48], []], field: [['Namor 1', ...others], ['Sidekick']], step: 'attack' }).play(
      '0 attack:Namor',
    );
  assert.throws(
    () => attack('Sidekick', 'Sidekick').play('1 block:Sidekick>Namor'),
    /DM-FUN-01 That attacker cannot be blocked/,
  );
  const one = attack('Sidekick').play('1 block:Sidekick>Namor');
  assert.equal(one.asked(0).id, 'clash.react');
});

describe('49 Professor X, Recruiting Young Mutants', () => {
  const fielded = (...lines: string[]): Scenario =>
    scenario({
      cards: [[49], []],
      reserve: [['Professor X 1', 'mask']],
      bag: [['Sidekick', 'Sidekick', 'Sidekick', 'Enrage']],
      rolls: [5, 6],
    }).play('0 field:Professor X', ...lines);
  test('49 Professor X: up to 2 Sidekicks of the bag are rolled into the reserve pool', () => {
    const t = fielded('0 choose:Sidekick', '0 choose:Sidekick');
    assert.deepEqual(t.dice(0, 'reserve'), ['Sidekick', 'wild']);
    assert.deepEqual(t.dice(0, 'bag'), ['Enrage', 'Sidekick']);
    t.play('0 field:Sidekick');
    assert.deepEqual(t.dice(0, 'field'), ['Professor X 1', 'Sidekick']);
  });
  test('49 Professor X: one or none of them will do', () => {
    assert.deepEqual(fielded('0 choose:Sidekick', '0 enough').dice(0, 'reserve'), ['wild']);
    assert.deepEqual(fielded('0 enough').dice(0, 'reserve'), []);
  });
  test('49 Professor X, global: 1 mask moves up to two Sidekicks from the used pile to the prep area', () => {
    const t = scenario({
      cards: [[49], []],
      reserve: [['1 mask Professor X']],
      used: [['Sidekick', 'Sidekick', 'Sidekick', 'Enrage']],
    });
    t.play('0 global:Professor X', '0 choose:Sidekick', '0 choose:Sidekick');
    assert.deepEqual(t.dice(0, 'prep'), ['Sidekick', 'Sidekick']);
    assert.deepEqual(t.dice(0, 'used'), ['Enrage', 'Professor X', 'Sidekick']);
  });
  test('DM-RUL-30 49 Professor X, global: the Sidekick that pays is not moved by that use, but by a later one', () => {
    const t = scenario({
      cards: [[49], []],
      reserve: [['mask', 'wild']],
      used: [['Sidekick']],
    });
    t.play('0 global:Professor X', '0 choose:Sidekick');
    assert.deepEqual(t.dice(0, 'prep'), ['Sidekick']);
    assert.deepEqual(t.dice(0, 'used'), ['Sidekick']);
    assert.equal(t.asked(0).id, 'main.react');
    t.play('0 global:Professor X', '0 choose:Sidekick');
    assert.deepEqual(t.dice(0, 'prep'), ['Sidekick', 'Sidekick']);
    assert.equal(t.refused(0, 'global:Professor X'), 'DM-GLO-03');
  });
});
test('DM-RUL-35 a character or action face cannot lie in the reserve pool of the inactive player', () => {
  const t = scenario({ bag: [['Sidekick'], ['Sidekick', 'Sidekick', 'Enrage']] });
  const w = t.world;
  const [own, character, energy] = [0, 1, 1].map((seat, i) => t.die(seat, 'Sidekick', i === 2 ? 1 : 0)) as [
    number,
    number,
    number,
  ];
  const action = t.die(1, 'Enrage');
  w.face[energy] = 0;
  w.face[action] = 5;
  for (const die of [own, character, energy, action]) send(w, die, RESERVE);
  assert.deepEqual(
    [own, character, energy, action].map(die => w.zone[die]),
    [RESERVE, USED, RESERVE, USED],
  );
});

test('50 Psylocke, Betsy Braddock: an opposing character of cost 2 or less goes to its used pile', () => {
  const t = scenario({
    cards: [[50], [42, 38]],
    field: [['Sidekick'], ['Falcon 3', 'Black Panther 1', 'Sidekick']],
    reserve: [['Psylocke 1']],
  });
  t.play('0 field:Psylocke');
  assert.deepEqual(t.open(0, 'choose'), ['Choose Falcon (level 3)', 'Choose Sidekick']);
  t.play('0 choose:Falcon');
  assert.deepEqual(t.dice(1, 'used'), ['Falcon']);
});

test('51 Pyro, Saint-John Allerdyce: blocked, he deals 1 damage to the opponent', () => {
  const attack = (): Scenario =>
    scenario({ cards: [[51], []], field: [['Pyro 1'], ['Sidekick']], step: 'attack' }).play('0 attack:Pyro');
  assert.equal(attack().play('1 block:Sidekick>Pyro').world.life[1], 19);
  assert.equal(attack().play('1 none').world.life[1], 20);
});

describe('52 Red Hulk, Thunderbolt Ross', () => {
  const after = (level: number, step: 'attack' | 'main' = 'attack'): Scenario =>
    scenario({
      cards: [[52], [42]],
      field: [[`Red Hulk ${level}`], ['Falcon 2']],
      step,
      rolls: [1, 1, 1, 1],
    });
  test('52 Red Hulk, burst: damaged in the attack step and not knocked out, he goes up a level at end of turn', () => {
    const t = after(1).play('0 attack:Red Hulk', '1 block:Falcon>Red Hulk', '0 pass');
    assert.deepEqual(t.dice(0, 'field'), ['Red Hulk 2']);
  });
  test('52 Red Hulk, burst: also as a blocker in the turn of the opponent', () => {
    const t = scenario({ cards: [[52], [42]], field: [['Red Hulk 1'], ['Falcon 2']], step: 'attack', active: 1 });
    t.play('1 attack:Falcon', '0 block:Red Hulk>Falcon', '1 pass');
    assert.deepEqual(t.dice(0, 'field'), ['Red Hulk 2']);
  });
  test('52 Red Hulk: without a burst, or without damage in the attack step, he does not', () => {
    const high = after(3).play('0 attack:Red Hulk', '1 block:Falcon>Red Hulk', '0 pass');
    assert.deepEqual(high.dice(0, 'field'), ['Red Hulk 3']);
    const calm = scenario({
      cards: [[52], []],
      field: [['Red Hulk 1', 'Sidekick'], ['Sidekick']],
      reserve: [['Reckless Melee']],
      rolls: [1, 1, 1, 1, 1],
    });
    calm.play('0 use:Reckless Melee');
    assert.equal(damageOn(calm, 0, 'Red Hulk'), 1);
    calm.play('0 pass', '0 hold');
    assert.deepEqual(calm.dice(0, 'field'), ['Red Hulk 1']);
  });
});

test('53 Sabretooth, Something to Prove: at the start of the own turn all of them go up one level', () => {
  const position = {
    cards: [[53], []],
    field: [['Sabretooth 1', 'Sabretooth 2', 'Sabretooth 3']],
    step: 'start' as const,
    rolls: [1, 1, 1, 1],
  };
  assert.deepEqual(scenario(position).dice(0, 'field'), ['Sabretooth 2', 'Sabretooth 3', 'Sabretooth 3']);
  const other = scenario({ ...position, active: 1 });
  assert.deepEqual(other.dice(0, 'field'), ['Sabretooth 1', 'Sabretooth 2', 'Sabretooth 3']);
});

test('54 Scarlet Witch, Wanda Maximoff: 1 damage for each other Villain to every opposing X-Men character', () => {
  const t = scenario({
    cards: [
      [54, 51, 42],
      [37, 36],
    ],
    field: [
      ['Pyro 1', 'Pyro 2', 'Falcon 1'],
      ['Bishop 1', 'Bishop 2', 'Apocalypse 1'],
    ],
    reserve: [['Scarlet Witch 1']],
  });
  t.play('0 field:Scarlet Witch');
  assert.equal(damageOn(t, 1, 'Apocalypse'), 0);
  assert.ok(t.log.filter(line => line === '2 damage to Bishop (level 1) is prevented.').length === 1);
  const hurt = scenario({
    cards: [[54, 51], [45]],
    field: [
      ['Pyro 1', 'Pyro 2'],
      ['Marvel Girl 1', 'Marvel Girl 2'],
    ],
    reserve: [['Scarlet Witch 1']],
  });
  hurt.play('0 field:Scarlet Witch');
  assert.deepEqual([damageOn(hurt, 1, 'Marvel Girl 1'), damageOn(hurt, 1, 'Marvel Girl 2')], [2, 2]);
});

describe('55 Sentinel, Mutant Hunter', () => {
  const attack = (...lines: string[]): Scenario =>
    scenario({
      cards: [[55], [45, 42]],
      field: [
        ['Sentinel 1', 'Sidekick'],
        ['Marvel Girl 1', 'Falcon 1'],
      ],
      step: 'attack',
    }).play('0 attack:Sentinel+Sidekick', ...lines);
  test('55 Sentinel: an opposing X-Men character of its choice must block it', () => {
    const t = attack('0 accept');
    assert.equal(t.refused(1, 'none'), 'DM-RUL-40');
    assert.throws(() => t.play('1 block:Marvel Girl>Sidekick'), /DM-RUL-40/);
    t.play('1 block:Marvel Girl>Sentinel');
    assert.equal(t.asked(0).id, 'clash.react');
  });
  test('55 Sentinel: it may be left', () => {
    assert.equal(attack('0 decline').refused(1, 'none'), undefined);
  });
});

test('56 She-Hulk, Jennifer Walters: blocked, she goes up a level before damage', () => {
  const attack = (level: number): Scenario =>
    scenario({ cards: [[56], []], field: [[`She-Hulk ${level}`], ['Sidekick']], step: 'attack' }).play(
      '0 attack:She-Hulk',
      '1 block:Sidekick>She-Hulk',
    );
  assert.deepEqual(attack(1).dice(0, 'attack'), ['She-Hulk 2']);
  assert.deepEqual(attack(3).dice(0, 'attack'), ['She-Hulk 3']);
});

test('57 Spider-Man, Hero for Hire: an opposing character of his choice cannot block this turn', () => {
  const t = scenario({
    cards: [[57], [42]],
    field: [
      ['Spider-Man 1', 'Sidekick'],
      ['Falcon 1', 'Sidekick'],
    ],
    step: 'attack',
  });
  t.play('0 attack:Spider-Man+Sidekick', '0 choose:Falcon');
  assert.throws(() => t.play('1 block:Falcon>Sidekick'), /DM-FUN-03/);
  t.play('1 block:Sidekick>Spider-Man');
  assert.equal(t.asked(0).id, 'clash.react');
});

describe('58 Storm, Weather Witch', () => {
  test('58 Storm: damage from action dice is prevented, other damage is not', () => {
    const t = scenario({ cards: [[58], []], field: [['Storm 1'], ['Sidekick']], reserve: [['Reckless Melee']] });
    t.play('0 use:Reckless Melee');
    assert.deepEqual(t.dice(0, 'field'), ['Storm 1']);
    assert.deepEqual(t.dice(1, 'prep'), ['Sidekick']);
    const struck = scenario({
      cards: [[58], [39]],
      field: [['Storm 1']],
      reserve: [[], ['bolt', 'bolt']],
      active: 1,
    });
    struck.play('1 global:Cable');
    assert.deepEqual(struck.dice(0, 'prep'), ['Storm']);
  });

  const enraged = (mask: readonly [string[], string[]]): Scenario =>
    scenario({
      cards: [[58, 42], [42]],
      field: [['Falcon 1'], ['Falcon 2', 'Sidekick']],
      reserve: [['Enrage', ...mask[0]], mask[1]],
    });
  test('DM-RUL-73 58 Storm, global: the inactive player changes the target of an action to any other character', () => {
    const t = enraged([[], ['mask']]).play('0 use:Enrage', '0 choose:Falcon 1');
    assert.deepEqual(t.open(1), ['Pass', 'Use the global ability of Storm, Weather Witch']);
    t.play('1 global:Storm');
    assert.deepEqual(t.open(1), ['Choose Falcon (level 2)', 'Choose Sidekick']);
    t.play('1 choose:Falcon');
    assert.deepEqual(t.dice(1, 'field'), ['Falcon 3', 'Sidekick']);
    assert.deepEqual(t.dice(0, 'field'), ['Falcon 1']);
    assert.deepEqual(t.dice(1, 'used'), ['Sidekick']);
    assert.deepEqual(t.dice(0, 'used'), ['Enrage']);
  });
  test('DM-RUL-73 58 Storm, global: the other player may answer that, the active one first', () => {
    const t = enraged([['mask'], ['mask']]).play('0 use:Enrage', '0 choose:Falcon 1', '0 pass');
    t.play('1 global:Storm', '1 choose:Falcon 2');
    assert.equal(t.asked(0).id, 'retargeting.offer');
    t.play('0 global:Storm', '0 choose:Falcon 1');
    assert.deepEqual(t.dice(0, 'field'), ['Falcon 2']);
    assert.deepEqual(t.dice(1, 'field'), ['Falcon 2', 'Sidekick']);
  });
  test('DM-RUL-73 58 Storm, global: who passes lets the target stand', () => {
    const t = enraged([[], ['mask']]).play('0 use:Enrage', '0 choose:Falcon 1', '1 pass');
    assert.deepEqual(t.dice(0, 'field'), ['Falcon 2']);
    assert.deepEqual(t.dice(1, 'reserve'), ['mask']);
  });
  test('DM-RUL-73 58 Storm, global: the new target need not be legal for the action', () => {
    const t = scenario({
      cards: [[58, 42], []],
      basics: [25, 26, 30],
      field: [['Falcon 1'], ['Sidekick', 'Sidekick']],
      reserve: [['Ambush'], ['mask']],
    });
    t.play('0 use:Ambush', '1 global:Storm');
    assert.deepEqual(statsOf(t, 0, 'Falcon'), [2, 2]);
    const stats = [0, 1].map(nth => attackOf(t.world, t.die(1, 'Sidekick', nth))).sort((a, b) => a - b);
    assert.deepEqual(stats, [1, 3]);
  });
  const paired = (): Scenario => {
    const t = scenario({
      cards: [[58], [89, 3]],
      field: [['Sidekick'], ['Storm 1', 'Angel 1', 'Angel 2']],
      reserve: [['Enrage'], ['mask']],
    });
    const [storm, angel] = [t.die(1, 'Storm'), t.die(1, 'Angel 1')];
    t.world.partner[storm] = angel;
    t.world.partner[angel] = storm;
    return t.play('0 use:Enrage');
  };
  test('DM-RUL-33 to choose a die is to target it, so dice that actions cannot target are not offered', () => {
    assert.deepEqual(paired().open(0, 'choose'), ['Choose Angel (level 2)', 'Choose Sidekick']);
  });
  test('DM-RUL-73 58 Storm, global: even dice that actions cannot target may become the target', () => {
    const t = paired().play('0 choose:Sidekick', '1 global:Storm');
    assert.deepEqual(t.open(1), ['Choose Storm (level 1)', 'Choose Angel (level 1)', 'Choose Angel (level 2)']);
    t.play('1 choose:Angel 1');
    assert.deepEqual(t.dice(1, 'field'), ['Angel 2', 'Angel 2', 'Storm 1']);
  });
  test('DM-RUL-73 58 Storm, global: a die in the used pile is no such target', () => {
    const t = scenario({
      cards: [[58, 42], []],
      basics: [34],
      field: [['Sidekick'], ['Sidekick']],
      reserve: [['Transfer Power'], ['mask']],
      used: [['Falcon']],
      rolls: [4],
    });
    t.play('0 use:Transfer Power');
    assert.deepEqual(t.dice(0, 'field'), ['Falcon 1', 'Sidekick']);
    assert.equal(t.asked(0).id, 'main.react');
  });
  test('DM-RUL-33 effects on all dice target nobody, so that nothing can change their target', () => {
    const t = scenario({
      cards: [[58], []],
      field: [['Sidekick'], ['Sidekick']],
      reserve: [['Reckless Melee'], ['mask']],
    });
    t.play('0 use:Reckless Melee');
    assert.equal(t.asked(0).id, 'main.react');
    assert.deepEqual([t.dice(0, 'prep'), t.dice(1, 'prep')], [['Sidekick'], ['Sidekick']]);
  });
  test('DM-RUL-73 58 Storm, global: it cannot be used at will, nor against what is no action die', () => {
    const t = scenario({
      cards: [[58, 39], []],
      field: [['Cable 3'], ['Sidekick', 'Sidekick']],
      reserve: [['bolt', 'bolt', 'mask'], ['mask']],
    });
    assert.ok(!t.asked(0).options.some(o => o.id === 'global:581'));
    t.play('0 global:Cable');
    assert.deepEqual(t.dice(1, 'prep'), ['Sidekick']);
  });
});

describe('59 Toad, Tongue Lashing', () => {
  const field = ['Falcon 3', 'Sidekick', 'Sidekick'];
  test('59 Toad: opposing characters but Sidekicks must attack if they can', () => {
    const t = scenario({ cards: [[42], [59]], field: [field, ['Toad 3']], step: 'attack' });
    assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
    assert.throws(() => t.play('0 attack:Sidekick'), /DM-RUL-38/);
    t.play('0 attack:Falcon');
    assert.equal(damageOn(t, 0, 'Falcon'), 0);
  });
  test('DM-RUL-77 59 Toad, burst: each attacker takes 2 damage when declared, once however many Toads', () => {
    const t = scenario({ cards: [[42], [59]], field: [field, ['Toad 1', 'Toad 2', 'Toad 3']], step: 'attack' });
    t.play('0 attack:Falcon+Sidekick');
    assert.equal(t.asked(1).id, 'blocking.blockers');
    assert.equal(damageOn(t, 0, 'Falcon'), 2);
    assert.deepEqual(t.dice(0, 'prep'), ['Sidekick']);
    assert.deepEqual(t.dice(0, 'field'), ['Falcon 3', 'Sidekick']);
  });
  test('DM-RUL-77 59 Toad, burst: as an attack effect of the defender, after those of the attacker', () => {
    const t = scenario({
      cards: [[57], [59]],
      field: [['Spider-Man 1'], ['Toad 1', 'Sidekick']],
      step: 'attack',
    });
    t.play('0 attack:Spider-Man');
    assert.equal(damageOn(t, 0, 'Spider-Man'), 0);
    t.play('0 choose:Toad');
    assert.equal(damageOn(t, 0, 'Spider-Man'), 2);
  });
});

test('60 Vision, Density Control: blocking, he may go up a level', () => {
  const block = (level: number): Scenario =>
    scenario({ cards: [[], [60]], field: [['Sidekick'], [`Vision ${level}`]], step: 'attack' }).play(
      '0 attack:Sidekick',
      '1 block:Vision>Sidekick',
    );
  assert.deepEqual(block(1).play('1 accept').dice(1, 'attack'), ['Vision 2']);
  assert.deepEqual(block(1).play('1 decline').dice(1, 'attack'), ['Vision 1']);
  assert.equal(block(3).asked(0).id, 'clash.react');
});

test('61 X-23, Scent of Murder: never blocks', () => {
  const t = scenario({ cards: [[], [61]], field: [['Sidekick'], ['X-23 1']], step: 'attack' }).play(
    '0 attack:Sidekick',
  );
  assert.throws(() => t.play('1 block:X-23>Sidekick'), /DM-FUN-03/);
  assert.deepEqual(t.open(1), ['Do not block']);
});

const hookOf = (t: Scenario): number => t.world.zone.indexOf(HOOKED);

describe('62 Cerebro, Cybernetic Intelligence', () => {
  const hooked = (face = 'Cerebro'): Scenario =>
    scenario({
      cards: [
        [62, 37, 42],
        [42, 45],
      ],
      field: [[], ['Falcon 3', 'Sidekick']],
      reserve: [[face, 'Bishop 1', 'Falcon 1', 'Bishop 2', 'fist', 'fist']],
      rolls: [1, 1, 1, 1],
    }).play('0 use:Cerebro');
  test('62 Cerebro: it is put on an X-Men card, and no other', () => {
    assert.deepEqual(hooked().open(0), [
      'Put it on Bishop, Omega Squad of Player 1',
      'Put it on Marvel Girl, Telekinetic of Player 2',
    ]);
  });
  test('62 Cerebro: whenever a die of that card is fielded, one opposing die is knocked out', () => {
    const t = hooked().play('0 hook:Bishop', '0 field:Bishop 1', '0 choose:Falcon');
    assert.deepEqual(t.dice(1, 'prep'), ['Falcon']);
    t.play('0 field:Bishop 2');
    assert.deepEqual(t.dice(1, 'prep'), ['Falcon', 'Sidekick']);
    const other = hooked().play('0 hook:Bishop', '0 field:Falcon');
    assert.equal(other.asked(0).id, 'main.react');
    assert.deepEqual(other.dice(1, 'prep'), []);
  });
  test('DM-RUL-76 62 Cerebro: it stays on the card over turns, as no character, whatever its bursts', () => {
    for (const face of ['Cerebro', 'Cerebro*', 'Cerebro**']) {
      const t = hooked(face).play('0 hook:Bishop');
      assert.deepEqual([t.dice(0, 'reserve').includes(face), t.dice(0, 'used'), t.dice(0, 'field')], [false, [], []]);
      t.play('0 pass');
      assert.equal(t.world.active, 1);
      assert.equal(t.world.cards[t.world.under[hookOf(t)]!], 37);
    }
  });
  test('DM-RUL-76 62 Cerebro: its owner takes it off in the own main step, and then it marks nothing', () => {
    const t = hooked().play('0 hook:Bishop', '0 unhook:Cerebro');
    assert.deepEqual(t.dice(0, 'used'), ['Cerebro']);
    assert.equal(t.world.under[t.die(0, 'Cerebro')], -1);
    t.play('0 field:Bishop 1');
    assert.equal(t.asked(0).id, 'main.react');
    assert.deepEqual(t.dice(1, 'prep'), []);
    assert.deepEqual(t.open(0, 'unhook'), []);
  });
  test('DM-RUL-76 62 Cerebro: effects that cancel actions take it off too', () => {
    const t = scenario({
      cards: [[62, 37], [80]],
      field: [['Sidekick'], ['Namor 1']],
      reserve: [['Cerebro']],
    });
    t.play('0 use:Cerebro', '0 hook:Bishop', '0 pass', '0 attack:Sidekick', '1 block:Namor>Sidekick', '1 accept');
    assert.deepEqual(t.dice(0, 'used'), ['Cerebro']);
    assert.equal(hookOf(t), -1);
  });
  test('DM-RUL-76 62 Cerebro: putting it on a card is the use of an action die, and needs such a card', () => {
    const t = scenario({ cards: [[62, 42], []], reserve: [['Cerebro']] });
    assert.equal(t.refused(0, 'use:Cerebro'), 'DM-RUL-32');
    const energy = scenario({ cards: [[62, 37], []], reserve: [['2 mask Cerebro']] });
    assert.deepEqual(energy.open(0, 'use'), []);
  });
  test('DM-RUL-28 62 Cerebro: 1 mask of its two can be spent, but the rest is lost', () => {
    const t = scenario({ cards: [[62, 49], []], reserve: [['2 mask Cerebro']], used: [['Sidekick', 'Sidekick']] });
    t.play('0 global:Professor X', '0 choose:Sidekick', '0 enough');
    assert.deepEqual(t.dice(0, 'reserve'), []);
    assert.deepEqual(t.dice(0, 'used'), ['Cerebro', 'Sidekick']);
    const both = scenario({
      cards: [[62, 49, 37], []],
      reserve: [['2 mask Cerebro', 'Bishop 1']],
      used: [['Sidekick']],
    });
    both.play('0 bill:global Professor X+field Bishop 1=2 mask Cerebro', '0 choose:Sidekick');
    assert.deepEqual(both.dice(0, 'field'), ['Bishop 1']);
    assert.deepEqual(both.dice(0, 'prep'), ['Sidekick']);
  });
});

describe('94 Cerebro, Supercomputer', () => {
  const hooked = (...reserve: string[]): Scenario =>
    scenario({
      cards: [
        [94, 42],
        [42, 58],
      ],
      reserve: [['Cerebro', 'Falcon 1'], reserve],
    }).play('0 use:Cerebro');
  test('94 Cerebro: it is put on a character card', () => {
    assert.deepEqual(hooked().open(0), [
      'Put it on Falcon, Samuel Wilson of Player 1',
      'Put it on Falcon, Samuel Wilson of Player 2',
      'Put it on Storm, Weather Witch of Player 2',
    ]);
  });
  test("94 Cerebro: the opponent's dice of that card cost at least 2 to field", () => {
    const t = hooked('Storm 1', 'Falcon 1', 'bolt').play('0 hook:Storm');
    assert.equal(fieldingCost(t.world, t.die(1, 'Storm 1')), 2);
    assert.equal(fieldingCost(t.world, t.die(1, 'Falcon 1')), 0);
    t.world.forces.push({ kind: 'freeFielding', whom: 1, by: 1, die: 0, until: 'turn', action: 0, n: 0 });
    assert.equal(fieldingCost(t.world, t.die(1, 'Storm 1')), 2);
  });
  test('94 Cerebro: on the own card it makes nothing dearer', () => {
    const t = hooked('Falcon 1').play('0 hook:Falcon');
    assert.equal(fieldingCost(t.world, t.die(0, 'Falcon 1')), 0);
  });
});

describe('122 Cerebro, Mutant Hunter', () => {
  const hooked = (bag: string[], ...rolls: number[]): Scenario =>
    scenario({
      cards: [[122, 42], []],
      reserve: [['Cerebro']],
      bag: [bag, ['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']],
      rolls: [1, 1, 1, 1, ...rolls],
    }).play('0 use:Cerebro', '0 hook:Falcon', '0 pass', '1 keep', '1 pass');
  const BAG = ['Falcon 1', 'Sidekick', 'Sidekick', 'Sidekick', 'Sidekick', 'Enrage'];
  test('122 Cerebro: it is put on any card, a basic action too', () => {
    const t = scenario({ cards: [[122, 42], []], reserve: [['Cerebro']], basics: [25, 26] }).play('0 use:Cerebro');
    assert.equal(t.open(0, 'hook').length, 4);
  });
  test('DM-RUL-19 122 Cerebro: at the start of the turn a die of that card comes out of the bag, rolled', () => {
    const t = hooked(BAG, 5, 1, 1, 1, 1);
    assert.equal(t.asked(0).id, 'answering.offer');
    t.play('0 accept');
    assert.equal(t.asked(0).id, 'turn.reroll');
    assert.deepEqual(t.dice(0, 'reserve'), ['Falcon 2']);
    assert.deepEqual(t.dice(0, 'used'), ['Cerebro']);
    assert.equal(t.dice(0, 'prep').length, 4);
    assert.throws(() => t.play('0 reroll:Falcon'), /no Falcon/);
    t.play('0 keep');
    assert.ok(t.dice(0, 'reserve').includes('Falcon 2'));
  });
  test('DM-RUL-19 122 Cerebro: what was there before is cleared, and next turn so is the die it brought', () => {
    const t = hooked(BAG, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).play(
      '0 accept',
      '0 keep',
      '0 pass',
      '1 keep',
      '1 pass',
    );
    assert.ok(t.world.active === 0);
    assert.ok(!t.dice(0, 'reserve').some(die => die.includes('Falcon')));
  });
  test('122 Cerebro: it may stay where it is, and brings nothing when the bag has no such die', () => {
    const stays = hooked(BAG, 1, 1, 1, 1).play('0 decline');
    assert.equal(stays.world.under[hookOf(stays)], 1);
    assert.deepEqual(stays.dice(0, 'reserve'), []);
    const none = hooked(['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick'], 1, 1, 1, 1).play('0 accept');
    assert.deepEqual(none.dice(0, 'reserve'), []);
    assert.deepEqual(none.dice(0, 'used'), ['Cerebro']);
  });
});

test('DM-RUL-70 affiliations are X-Men, Avengers, Villain or none; actions have none', () => {
  const count = (affiliation: string | null): number =>
    CARDS.filter(card => card.energy && card.die !== 'cerebro' && card.affiliation === affiliation).length;
  assert.deepEqual([count('X-Men'), count('Villain'), count(null), count('Avengers')], [38, 33, 23, 19]);
  assert.deepEqual(
    [62, 94, 122, 25, 33].map(number => cardOf(number).affiliation),
    [null, null, null, null, null],
  );
  assert.deepEqual(
    [37, 40, 36, 39].map(number => cardOf(number).affiliation),
    ['X-Men', 'Avengers', 'Villain', null],
  );
});
