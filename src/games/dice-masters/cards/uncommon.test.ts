// Uncommon characters: what each of them does at the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';

const attack = (t: Scenario, seat: number, die: string): number => attackOf(t.world, t.die(seat, die));
const defense = (t: Scenario, seat: number, die: string): number => defenseOf(t.world, t.die(seat, die));
/** The attack step begins. */
const fight = (position: Position): Scenario => scenario({ step: 'attack', ...position });
const NONE: string[] = [];
/** The names of those knocked out so far, by the log. */
const fallen = (t: Scenario): string[] =>
  t.log.flatMap(line => /^(.*?)( \(.*\))? is knocked out/.exec(line)?.[1] ?? []).sort();

test('63 Angel, Flying High: is blocked only if every other attacking shield character is', () => {
  const t = fight({
    cards: [[63, 10], []],
    field: [
      ['Angel 1', 'Juggernaut 1', 'Sidekick'],
      ['Sidekick', 'Sidekick', 'Sidekick'],
    ],
  });
  t.play('0 attack:Angel+Juggernaut+Sidekick');
  assert.throws(() => t.play('1 block:Sidekick>Angel'), /DM-FUN-01/);
  t.play('1 block:Sidekick>Angel,Sidekick>Juggernaut');
  assert.equal(t.dice(1, 'attack').length, 2);
});

test('63 Angel, Flying High: other Angels and attackers without a shield may be left unblocked', () => {
  const t = fight({ cards: [[63, 7], []], field: [['Angel 1', 'Angel 2', 'Iceman 1'], ['Sidekick']] });
  t.play('0 attack:Angel 1+Angel 2+Iceman', '1 block:Sidekick>Angel 2');
  assert.deepEqual(t.dice(1, 'attack'), ['Sidekick']);
});

test('64 Ant-Man, Pym Particles: has 2 more defense while attacking, not while blocking', () => {
  const t = fight({ cards: [[64], []], field: [['Ant-Man 1'], ['Sidekick']] });
  assert.equal(defense(t, 0, 'Ant-Man'), 1);
  t.play('0 attack:Ant-Man');
  assert.equal(defense(t, 0, 'Ant-Man'), 3);
  const blocks = fight({ cards: [[], [64]], field: [['Sidekick'], ['Ant-Man 1']] });
  blocks.play('0 attack:Sidekick', '1 block:Ant-Man>Sidekick');
  assert.equal(defense(blocks, 1, 'Ant-Man'), 1);
});

test('64 Ant-Man, Pym Particles, global: a fist exchanges attack and defense of an own character for a turn', () => {
  const t = scenario({ cards: [[64, 8], []], field: [['Iceman 2'], ['Sidekick']], reserve: [['fist', 'bolt'], []] });
  t.play('0 global:Ant-Man');
  assert.deepEqual([attack(t, 0, 'Iceman'), defense(t, 0, 'Iceman')], [6, 3]);
  assert.deepEqual(t.dice(0, 'used'), ['Sidekick']);
  t.play('0 activate:Iceman');
  assert.deepEqual([attack(t, 0, 'Iceman'), defense(t, 0, 'Iceman')], [7, 4]);
  t.play('0 pass', '0 hold', '1 keep', '1 pass');
  assert.deepEqual([attack(t, 0, 'Iceman'), defense(t, 0, 'Iceman')], [3, 6]);
});

test('65 Apocalypse, Archvillain: takes no damage while the opponent has no Villain in the field', () => {
  const position = (villain: string[]): Position => ({
    cards: [[65], [7, 79]],
    field: [['Apocalypse 1'], ['Iceman 3', ...villain]],
  });
  const safe = fight(position([])).play('0 attack:Apocalypse', '1 block:Iceman>Apocalypse', '0 pass');
  assert.equal(safe.log.filter(line => line.includes('prevented')).length, 1);
  assert.ok(!safe.log.some(line => /Apocalypse.* takes/.test(line)));
  const hurt = fight(position(['Mystique 1'])).play('0 attack:Apocalypse', '1 block:Iceman>Apocalypse', '0 pass');
  assert.ok(hurt.log.some(line => /Apocalypse.* takes 4 damage/.test(line)));
});

test('66 Bishop, Branded a Mutant: has 2 more attack while engaged with a bolt character', () => {
  const t = fight({
    cards: [[66], [7, 13]],
    field: [
      ['Bishop 1', 'Bishop 2'],
      ['Iceman 1', 'Kitty Pryde 1'],
    ],
  });
  t.play('0 attack:Bishop 1+Bishop 2');
  assert.equal(attack(t, 0, 'Bishop 1'), 2);
  t.play('1 block:Iceman>Bishop 1,Kitty Pryde>Bishop 2');
  assert.deepEqual([attack(t, 0, 'Bishop 1'), attack(t, 0, 'Bishop 2')], [4, 3]);
});

test("67 Black Panther, T'Challa: has 2 more attack as the only attacker", () => {
  const position: Position = { cards: [[67], []], field: [['Black Panther 1', 'Sidekick'], ['Sidekick']] };
  const alone = fight(position);
  assert.equal(attack(alone, 0, 'Black Panther'), 4);
  alone.play('0 attack:Black Panther');
  assert.equal(attack(alone, 0, 'Black Panther'), 6);
  const joined = fight(position).play('0 attack:Black Panther+Sidekick');
  assert.equal(attack(joined, 0, 'Black Panther'), 4);
});

test('68 Cable, Techno-Organic: when blocked, every opposing character takes 2 damage before the fight', () => {
  const t = fight({ cards: [[68], [7]], field: [['Cable 1'], ['Iceman 1', 'Sidekick', 'Sidekick']] });
  t.play('0 attack:Cable', '1 block:Sidekick>Cable');
  assert.deepEqual(t.dice(1, 'field'), ['Iceman 1']);
  assert.equal(t.world.damage[t.die(1, 'Iceman')], 2);
  assert.equal(t.world.damage[t.die(0, 'Cable')], 0);
  const unblocked = fight({ cards: [[68], [7]], field: [['Cable 1'], ['Iceman 1']] });
  unblocked.play('0 attack:Cable', '1 none');
  assert.equal(unblocked.world.damage[unblocked.die(1, 'Iceman')], 0);
});

test('68 Cable, Techno-Organic, global: two bolts deal 1 damage to an opposing character, which must block', () => {
  const position: Position = {
    cards: [[68], [7]],
    field: [['Sidekick'], ['Iceman 1', 'Sidekick']],
    reserve: [['bolt', 'bolt'], []],
  };
  const t = scenario(position).play('0 global:Cable', '0 choose:Iceman');
  assert.equal(t.world.damage[t.die(1, 'Iceman')], 1);
  t.play('0 pass', '0 attack:Sidekick');
  assert.equal(t.refused(1, 'none'), 'DM-RUL-40');
  assert.throws(() => t.play('1 block:Sidekick>Sidekick'), /DM-RUL-40/);
  t.play('1 block:Iceman>Sidekick');
  const gone = scenario(position).play('0 global:Cable', '0 choose:Sidekick', '0 pass', '0 attack:Sidekick');
  assert.deepEqual(gone.dice(1, 'prep'), ['Sidekick']);
  assert.equal(gone.refused(1, 'none'), undefined);
});

test('69 Captain America, "Follow Me!": the next character of this turn costs nothing to field, and only that', () => {
  const t = scenario({
    cards: [[69, 16], []],
    reserve: [['Captain America 1', 'Magneto 3', 'Magneto 2', 'bolt', 'fist'], []],
  });
  assert.equal(t.refused(0, 'field:Magneto 3'), 'DM-FLD-04');
  t.play('0 field:Captain America', '0 field:Magneto 3');
  assert.deepEqual(t.dice(0, 'field'), ['Captain America 1', 'Magneto 3']);
  assert.equal(t.dice(0, 'reserve').length, 2, 'the bolt or the fist paid for Captain America alone');
  assert.equal(t.refused(0, 'field:Magneto 2'), 'DM-FLD-04');
});

test('69 Captain America, "Follow Me!": what was not used is gone with the turn', () => {
  const t = scenario({ cards: [[69], []], reserve: [['Captain America 1', 'bolt'], []], life: [20, 20] });
  t.play('0 field:Captain America', '0 pass', '0 hold');
  assert.ok(!t.world.forces.some(f => f.kind === 'freeFielding'));
});

test('DM-RUL-74 70 Cyclops, Field Leader: combat damage of bolt characters is 1 higher before it is divided', () => {
  const t = fight({
    cards: [[70, 7], [7]],
    field: [
      ['Cyclops 1', 'Cyclops 2', 'Iceman 1', 'Sidekick'],
      ['Iceman 1', 'Iceman 2'],
    ],
  });
  t.play('0 attack:Iceman+Sidekick', '1 block:Iceman 1>Iceman 1,Iceman 2>Iceman 1', '0 pass');
  assert.equal(t.asked(0).id, 'combatDamage.divide');
  assert.throws(() => t.play('0 divide:0:1:1'), /DM-RUL-45/);
  t.play('0 divide:0:1:2');
  assert.equal(t.world.life[1], 19, 'the Sidekick has no type');
  const log = t.log.join(' ');
  assert.match(log, /Iceman \(level 1\) takes 1 damage.*Iceman \(level 2\) takes 2 damage/);
});

test('DM-RUL-74 70 Cyclops, Field Leader: other damage of bolt characters is 1 higher for each recipient', () => {
  const t = scenario({
    cards: [
      [70, 84],
      [7, 16],
    ],
    field: [
      ['Cyclops 3', 'Cyclops 3'],
      ['Iceman 1', 'Iceman 2', 'Magneto 1'],
    ],
    reserve: [['Quicksilver 1'], []],
  });
  t.play('0 field:Quicksilver');
  assert.equal(t.world.damage[t.die(1, 'Iceman 1')], 3);
  assert.equal(t.world.damage[t.die(1, 'Iceman 2')], 3);
  assert.equal(t.world.damage[t.die(0, 'Cyclops')], 3);
});

test('71 Falcon, Recon: when Falcon attacks, own Sidekicks cannot be blocked this turn', () => {
  const position: Position = { cards: [[71], []], field: [['Falcon 1', 'Sidekick'], ['Sidekick']] };
  const t = fight(position).play('0 attack:Falcon+Sidekick');
  assert.throws(() => t.play('1 block:Sidekick>Sidekick'), /DM-FUN-01 That attacker cannot be blocked/);
  t.play('1 block:Sidekick>Falcon');
  const home = fight(position).play('0 attack:Sidekick', '1 block:Sidekick>Sidekick');
  assert.deepEqual(home.dice(1, 'attack'), ['Sidekick']);
});

test('72 Iceman, Mister Friese: own Icemen gain 3 attack the first time another character is fielded in a turn', () => {
  const t = scenario({
    cards: [[72], [72]],
    field: [['Iceman 1', 'Iceman 2'], ['Iceman 3']],
    reserve: [['Sidekick', 'Sidekick'], []],
  });
  t.play('0 field:Sidekick', '0 field:Sidekick');
  assert.deepEqual([attack(t, 0, 'Iceman 1'), attack(t, 0, 'Iceman 2'), attack(t, 1, 'Iceman 3')], [5, 6, 4]);
});

test('72 Iceman, Mister Friese: fielding himself is not another character', () => {
  const t = scenario({ cards: [[72], []], reserve: [['Iceman 1', 'Iceman 2', 'bolt', 'bolt', 'Sidekick'], []] });
  t.play('0 field:Iceman 1');
  assert.equal(attack(t, 0, 'Iceman 1'), 2);
  t.play('0 field:Iceman 2');
  assert.deepEqual([attack(t, 0, 'Iceman 1'), attack(t, 0, 'Iceman 2')], [5, 6], 'a second die is another character');
  t.play('0 field:Sidekick');
  assert.equal(attack(t, 0, 'Iceman 1'), 5, 'only the first time in a turn');
});

test('73 Juggernaut, Kuurth: blocks two attackers while the opponent has no Villain', () => {
  const two = (cards: number[], field: string[]): Scenario =>
    fight({ cards: [cards, [73]], field: [field, ['Juggernaut 1']] });
  const both = (t: Scenario): string => `1 block:0:${t.die(1, 'Juggernaut')}:${t.die(1, 'Juggernaut')}`;
  const t = two([7, 13], ['Iceman 3', 'Kitty Pryde 1']).play('0 attack:Iceman+Kitty Pryde');
  t.play(both(t), '0 pass', '1 divide:0:2:4');
  assert.ok(t.log.some(line => /Juggernaut.* takes 4 damage/.test(line)));
  assert.deepEqual(t.dice(0, 'field'), ['Iceman 3']);
  assert.deepEqual(t.dice(0, 'prep'), ['Kitty Pryde']);
  assert.deepEqual(t.world.life, [20, 20]);
  const villain = two([79, 13], ['Mystique 1', 'Kitty Pryde 1']).play('0 attack:Mystique+Kitty Pryde');
  assert.throws(() => villain.play(both(villain)), /DM-BLK-03/);
});

test('73 Juggernaut, Kuurth: never more than two', () => {
  const t = fight({ cards: [[], [73]], field: [['Sidekick', 'Sidekick', 'Sidekick'], ['Juggernaut 1']] });
  const die = t.play('0 attack:Sidekick+Sidekick+Sidekick').die(1, 'Juggernaut');
  assert.throws(() => t.play(`1 block:0:${die}:${die}:${die}`), /DM-BLK-03/);
});

test('74 Kitty Pryde, Just a Phase: a mask sends one blocker out of the attack zone, and she stays blocked', () => {
  const position: Position = {
    cards: [[74], []],
    field: [['Kitty Pryde 1'], ['Sidekick', 'Sidekick']],
    reserve: [['mask'], []],
  };
  const block = ['0 attack:Kitty Pryde', '1 block:Sidekick>Kitty Pryde'];
  const t = fight(position).play(...block, '0 accept');
  assert.deepEqual([t.dice(1, 'attack'), t.dice(1, 'field')], [NONE, ['Sidekick', 'Sidekick']]);
  assert.deepEqual(t.dice(0, 'used'), ['Sidekick']);
  t.play('0 pass');
  assert.deepEqual(t.world.life, [20, 20]);
  assert.deepEqual(t.dice(0, 'field'), ['Kitty Pryde 1']);
  const kept = fight(position).play(...block, '0 decline');
  assert.deepEqual([kept.dice(1, 'attack'), kept.dice(0, 'reserve')], [['Sidekick'], ['mask']]);
  const poor = fight({ ...position, reserve: [['fist'], []] }).play(...block);
  assert.equal(poor.asked(0).id, 'clash.react', 'without a mask nothing is offered');
});

test('75 Magik, Lightchylde: a die other than a Sidekick sends both out of the attack zone', () => {
  const position = (bag: string[]): Position => ({
    cards: [[10], [75]],
    field: [['Juggernaut 1', 'Sidekick'], ['Magik 1']],
    bag: [['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick'], bag],
  });
  const lines = ['0 attack:Juggernaut+Sidekick', '1 block:Magik>Juggernaut'];
  const t = fight(position(['Magik'])).play(...lines);
  assert.deepEqual([t.dice(0, 'attack'), t.dice(1, 'attack')], [['Sidekick'], NONE]);
  assert.deepEqual(t.dice(1, 'bag'), ['Magik'], 'the drawn die goes back');
  t.play('0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Juggernaut 1'], ['Magik 1']]);
  const sidekick = fight(position(['Sidekick'])).play(...lines);
  assert.deepEqual(sidekick.dice(1, 'attack'), ['Magik 1']);
  assert.deepEqual(sidekick.dice(1, 'bag'), ['Sidekick']);
  const nothing = fight(position([])).play(...lines);
  assert.deepEqual(nothing.dice(1, 'attack'), ['Magik 1'], 'with nothing to draw the fight goes on');
});

test('DM-RUL-75 76 Magneto, Hellfire Club: a draw of the opponent costs 2 life, refill or not', () => {
  const t = scenario({
    cards: [[], [76]],
    step: 'clear',
    field: [[], ['Magneto 1', 'Magneto 2']],
    bag: [['Sidekick'], []],
    used: [['Sidekick', 'Sidekick', 'Sidekick'], []],
  });
  assert.deepEqual(t.world.life, [18, 20]);
  const villain = scenario({ cards: [[79], [76]], step: 'clear', field: [['Mystique 1'], ['Magneto 1']] });
  assert.deepEqual(villain.world.life, [20, 20], 'not while the opponent has a Villain');
  const own = scenario({ cards: [[76], []], step: 'clear', field: [['Magneto 1'], []] });
  assert.deepEqual(own.world.life, [20, 20], 'own draws do nothing');
});

test('DM-RUL-75 76 Magneto, Hellfire Club: a draw by an effect is another event', () => {
  const t = scenario({ cards: [[83], [76]], field: [[], ['Magneto 1']], reserve: [['bolt'], []] });
  t.play('0 global:Pyro');
  assert.equal(t.world.life[0], 18);
});

test('77 Marvel Girl, Superhero: when she or her partner attacks, a non-Heroic may go down for 1 life', () => {
  const t = scenario({
    cards: [
      [77, 89],
      [7, 81],
    ],
    field: [['Storm 1'], ['Iceman 3', 'Professor X 3']],
    reserve: [['Marvel Girl 1', 'bolt'], []],
    life: [10, 20],
  });
  t.play('0 field:Marvel Girl', '0 pair:Storm', '0 pass', '0 attack:Marvel Girl+Storm');
  t.play('0 accept');
  assert.deepEqual(t.dice(1, 'field'), ['Iceman 2', 'Professor X 3']);
  assert.equal(t.world.life[0], 11);
  t.play('0 decline');
  assert.deepEqual([t.world.life[0], t.dice(1, 'field')[0]], [11, 'Iceman 2']);
});

test('77 Marvel Girl, Superhero: alone she does nothing', () => {
  const t = fight({ cards: [[77], [7]], field: [['Marvel Girl 1'], ['Iceman 3']], life: [10, 20] });
  t.play('0 attack:Marvel Girl');
  assert.equal(t.asked(1).id, 'blocking.blockers');
});

test('DM-RUL-86 78 Mister Sinister, Nasty Boy: each knock-out of a Villain costs the opponent 1, one by one', () => {
  const t = scenario({
    cards: [[78], [79]],
    field: [
      ['Mister Sinister 1', 'Mister Sinister 2'],
      ['Mystique 1', 'Mystique 2', 'Sidekick'],
    ],
    reserve: [['Reckless Melee**'], []],
  });
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.dice(0, 'prep'), ['Mister Sinister']);
  assert.equal(t.world.life[0], 19);
  assert.deepEqual(t.dice(1, 'field'), ['Mystique 1', 'Mystique 2'], 'each has the other Villains');
  assert.equal(t.world.life[1], 18, '1 by the action, 1 for the fallen Sinister');
});

test('DM-RUL-86 78 Mister Sinister, Nasty Boy: Villains on both sides count, a move to the prep area does not', () => {
  const t = fight({
    cards: [[78], [79]],
    field: [
      ['Mister Sinister 3', 'Mister Sinister 1'],
      ['Mystique 1', 'Mystique 2'],
    ],
  });
  t.play('0 attack:Mister Sinister 3+Mister Sinister 1');
  t.play('1 block:Mystique 1>Mister Sinister 1,Mystique 2>Mister Sinister 3', '0 pass');
  assert.deepEqual(fallen(t).length, 4);
  assert.equal(t.world.life[1], 20 - 4, 'two Mystiques and two Sinisters');
});

test('78 Mister Sinister, Nasty Boy, global: each player picks an own character that takes 3 damage', () => {
  const t = scenario({
    cards: [[78, 7], [7]],
    field: [
      ['Iceman 1', 'Sidekick'],
      ['Iceman 2', 'Sidekick'],
    ],
    reserve: [['bolt', 'bolt'], []],
  });
  t.play('0 global:Mister Sinister', '0 choose:Iceman');
  assert.deepEqual(t.open(1, 'choose').length, 2);
  t.play('1 choose:Sidekick');
  assert.deepEqual(t.dice(1, 'prep'), ['Sidekick']);
  assert.equal(t.world.damage[t.die(0, 'Iceman')], 3);
});

test('78 Mister Sinister, Nasty Boy, global: works with characters on one side only, not with none', () => {
  const one = scenario({ cards: [[78], []], field: [[], ['Sidekick']], reserve: [['bolt', 'bolt'], []] });
  one.play('0 global:Mister Sinister');
  assert.deepEqual(one.dice(1, 'prep'), ['Sidekick']);
  const none = scenario({ cards: [[78], []], reserve: [['bolt', 'bolt'], []] });
  assert.equal(none.refused(0, 'global:Mister Sinister'), 'DM-RUL-32');
});

test('79 Mystique, Raven Darkholme: 1 attack and 1 defense for each other Villain in either field', () => {
  const t = scenario({
    cards: [
      [79, 78],
      [84, 7],
    ],
    field: [
      ['Mystique 1', 'Mister Sinister 1'],
      ['Quicksilver 1', 'Iceman 1'],
    ],
    reserve: [['Sidekick'], []],
  });
  assert.deepEqual([attack(t, 0, 'Mystique'), defense(t, 0, 'Mystique')], [3, 3]);
});

test('80 Namor, Atlantean: when blocking, the bonus of Ambush is taken away', () => {
  const t = scenario({
    cards: [[13], [80]],
    field: [['Kitty Pryde 1'], ['Namor 1']],
    reserve: [['Ambush'], []],
  });
  t.play('0 use:Ambush');
  assert.equal(attack(t, 0, 'Kitty Pryde'), 3);
  t.play('0 pass', '0 attack:Kitty Pryde', '1 block:Namor>Kitty Pryde', '1 accept');
  assert.equal(attack(t, 0, 'Kitty Pryde'), 2);
});

test('80 Namor, Atlantean: may be declined, and is offered only if an action effect lasts', () => {
  const position: Position = { cards: [[13], [80]], field: [['Kitty Pryde 1'], ['Namor 1']] };
  const lines = ['0 attack:Kitty Pryde', '1 block:Namor>Kitty Pryde'];
  assert.equal(
    fight(position)
      .play(...lines)
      .asked(0).id,
    'clash.react',
  );
  const t = scenario({ ...position, reserve: [['Ambush'], []] }).play('0 use:Ambush', '0 pass', ...lines);
  assert.equal(t.asked(1).id, 'answering.offer');
  t.play('1 decline');
  assert.equal(attack(t, 0, 'Kitty Pryde'), 3);
});

test('81 Professor X, Founder: while paired, an attack of him or his partner gains 1 life', () => {
  const t = scenario({
    cards: [[81, 89], []],
    field: [['Storm 1'], ['Sidekick']],
    reserve: [['Professor X 1', 'bolt'], []],
    life: [10, 20],
  });
  t.play('0 field:Professor X', '0 pair:Storm', '0 pass', '0 attack:Storm');
  assert.equal(t.world.life[0], 11);
});

test('DM-RUL-88 81 Professor X, Founder: once a declaration, not once for each of the pair', () => {
  const t = scenario({
    cards: [[81, 89, 92], []],
    field: [['Storm 1', 'Wolverine 1'], ['Sidekick']],
    reserve: [['Professor X 1', 'Professor X 2', 'bolt', 'bolt', 'bolt'], []],
    life: [10, 20],
  });
  t.play('0 field:Professor X 1', '0 pair:Storm', '0 field:Professor X 2', '0 pair:Wolverine', '0 pass');
  t.play('0 attack:Professor X 1+Storm');
  assert.equal(t.world.life[0], 11, 'both of the pair attack: once');
});

test('DM-RUL-88 81 Professor X, Founder: each of his dice speaks for its own pair', () => {
  const t = scenario({
    cards: [[81, 89, 92], []],
    field: [['Storm 1', 'Wolverine 1'], ['Sidekick']],
    reserve: [['Professor X 1', 'Professor X 2', 'bolt', 'bolt', 'bolt'], []],
    life: [10, 20],
  });
  t.play('0 field:Professor X 1', '0 pair:Storm', '0 field:Professor X 2', '0 pair:Wolverine', '0 pass');
  t.play('0 attack:Storm+Wolverine', '0 resolve:0');
  assert.equal(t.world.life[0], 12);
});

test('82 Psylocke, Ninjutsu: an opposing character of cost 2 or less is knocked out at level 1', () => {
  const t = scenario({
    cards: [[82], [13, 7]],
    field: [[], ['Kitty Pryde 1', 'Iceman 1', 'Sidekick']],
    reserve: [['Psylocke 1'], []],
  });
  t.play('0 field:Psylocke');
  assert.equal(t.open(0, 'choose').length, 2, 'Iceman costs 4');
  t.play('0 choose:Kitty Pryde');
  assert.deepEqual(t.dice(1, 'prep'), ['Kitty Pryde']);
});

test('82 Psylocke, Ninjutsu: above level 1 it goes down a level', () => {
  const t = scenario({ cards: [[82], [13]], field: [[], ['Kitty Pryde 3']], reserve: [['Psylocke 1'], []] });
  t.play('0 field:Psylocke');
  assert.deepEqual([t.dice(1, 'field'), t.dice(1, 'prep')], [['Kitty Pryde 2'], NONE]);
  const sidekick = scenario({ cards: [[82], []], field: [[], ['Sidekick']], reserve: [['Psylocke 1'], []] });
  sidekick.play('0 field:Psylocke');
  assert.deepEqual(sidekick.dice(1, 'prep'), ['Sidekick']);
});

test('83 Pyro, Pyrokinetic: when attacking, up to 2 bolts deal 1 damage each to the opponent', () => {
  const position: Position = {
    cards: [[83], []],
    field: [['Pyro 1'], ['Sidekick']],
    reserve: [['bolt', 'wild', 'bolt'], []],
  };
  const t = fight(position).play('0 attack:Pyro', '0 pay:2', '0 payWith:bolt', '0 payWith:bolt');
  assert.equal(t.world.life[1], 18);
  assert.equal(t.dice(0, 'reserve').length, 1);
  const none = fight(position).play('0 attack:Pyro', '0 pay:0');
  assert.deepEqual([none.world.life[1], none.dice(0, 'reserve').length], [20, 3]);
  const poor = fight({ ...position, reserve: [['fist'], []] }).play('0 attack:Pyro');
  assert.equal(poor.asked(1).id, 'blocking.blockers', 'without bolts nothing is asked');
});

test('83 Pyro, Pyrokinetic, global: of two dice drawn and rolled, those with bolts stay in the reserve pool', () => {
  const roll = (rolls: number[]): Scenario =>
    scenario({
      cards: [[83], []],
      reserve: [['bolt'], []],
      bag: [['Sidekick', 'Sidekick'], []],
      used: [['Pyro'], []],
      rolls,
    }).play('0 global:Pyro');
  const one = roll([1, 2]);
  assert.deepEqual([one.dice(0, 'reserve'), one.dice(0, 'bag')], [['bolt'], ['Sidekick']]);
  const both = roll([1, 1]);
  assert.deepEqual([both.dice(0, 'reserve'), both.dice(0, 'bag')], [['bolt', 'bolt'], NONE]);
  const wild = roll([5, 6]);
  assert.deepEqual([wild.dice(0, 'reserve'), wild.dice(0, 'bag')], [NONE, ['Sidekick', 'Sidekick']]);
});

test('84 Quicksilver, Villainous: all X-Men take 2 damage when he is fielded', () => {
  const t = scenario({
    cards: [
      [84, 13],
      [7, 16],
    ],
    field: [['Kitty Pryde 1'], ['Iceman 1', 'Magneto 1', 'Sidekick']],
    reserve: [['Quicksilver 1'], []],
  });
  t.play('0 field:Quicksilver');
  assert.deepEqual(t.dice(0, 'prep'), ['Kitty Pryde']);
  assert.equal(t.world.damage[t.die(1, 'Iceman')], 2);
  assert.equal(t.world.damage[t.die(1, 'Magneto')], 0);
  assert.equal(t.dice(1, 'field').length, 3);
});

test('84 Quicksilver, Villainous: all X-Men take 2 damage when he is knocked out', () => {
  const t = fight({
    cards: [[84], [7, 13]],
    field: [['Quicksilver 1'], ['Iceman 1', 'Kitty Pryde 1']],
  });
  t.play('0 attack:Quicksilver', '1 block:Iceman>Quicksilver', '0 pass');
  assert.deepEqual(fallen(t), ['Iceman', 'Kitty Pryde', 'Quicksilver'], '3 from the fight and 2 fell Iceman');
});

test('DM-RUL-86 85 Red Hulk, a.k.a. Rulk: an opposing Sidekick knocked out costs 1 life, once for all', () => {
  const t = scenario({
    cards: [[85], []],
    field: [
      ['Red Hulk 3', 'Red Hulk 3', 'Sidekick'],
      ['Sidekick', 'Sidekick'],
    ],
    reserve: [['Reckless Melee'], []],
  });
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.world.life, [20, 18]);
});

test('DM-RUL-87 85 Red Hulk, a.k.a. Rulk, burst: a Sidekick knocked out by his damage costs 2 more', () => {
  const block = (level: number): Scenario =>
    fight({ cards: [[85], []], field: [[`Red Hulk ${level}`, 'Sidekick'], ['Sidekick']] });
  const burst = block(1).play('0 attack:Red Hulk', '1 block:Sidekick>Red Hulk', '0 pass', '0 resolve:0');
  assert.equal(burst.world.life[1], 17);
  const plain = block(3).play('0 attack:Red Hulk', '1 block:Sidekick>Red Hulk', '0 pass');
  assert.equal(plain.world.life[1], 19, 'level 3 shows no burst');
  const other = block(1).play('0 attack:Sidekick', '1 block:Sidekick>Sidekick', '0 pass');
  assert.equal(other.world.life[1], 19, 'somebody else knocked it out');
});

test('DM-RUL-81 86 Sabretooth, Survivor: lethal damage sets him down a level without damage, until level 1', () => {
  const t = scenario({
    cards: [[7], [86]],
    field: [['Sidekick'], ['Sabretooth 3']],
    reserve: [['bolt', 'bolt', 'Reckless Melee'], []],
    basics: [30],
  });
  t.world.damage[t.die(1, 'Sabretooth')] = 3;
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.dice(1, 'field'), ['Sabretooth 2']);
  assert.equal(t.world.damage[t.die(1, 'Sabretooth')], 0);
  assert.ok(
    t.log.some(line => /Sabretooth.* takes 1 damage/.test(line)),
    'the damage counts as taken',
  );
});

test('DM-RUL-81 86 Sabretooth, Survivor: each time lethal damage is found; at level 1 he is knocked out', () => {
  const meet = (level: number): Scenario =>
    fight({ cards: [[10], [86]], field: [['Juggernaut 3'], [`Sabretooth ${level}`]] }).play(
      '0 attack:Juggernaut',
      '1 block:Sabretooth>Juggernaut',
      '0 pass',
    );
  assert.deepEqual(meet(2).dice(1, 'field'), ['Sabretooth 1']);
  assert.deepEqual(fallen(meet(1)), ['Sabretooth']);
});

test('87 Sentinel, Archvillain: without an opposing Villain all opposing X-Men fall, 1 damage for each', () => {
  const position = (more: string[]): Position => ({
    cards: [
      [87, 13],
      [7, 13, 79],
    ],
    field: [['Kitty Pryde 1'], ['Iceman 3', 'Kitty Pryde 1', 'Sidekick', ...more]],
    reserve: [['Sentinel 1', 'bolt'], []],
  });
  const t = scenario(position([])).play('0 field:Sentinel');
  assert.deepEqual(t.dice(1, 'prep'), ['Iceman', 'Kitty Pryde']);
  assert.equal(t.world.life[1], 18);
  assert.deepEqual(t.dice(0, 'field'), ['Kitty Pryde 1', 'Sentinel 1']);
  const villain = scenario(position(['Mystique 1'])).play('0 field:Sentinel');
  assert.deepEqual([villain.dice(1, 'prep'), villain.world.life[1]], [NONE, 20]);
});

test('87 Sentinel, Archvillain, global: a shield names an X-Men character that must block', () => {
  const t = scenario({
    cards: [[87], [7]],
    field: [['Sidekick'], ['Iceman 1', 'Sidekick']],
    reserve: [['shield'], []],
  });
  t.play('0 global:Sentinel', '0 pass', '0 attack:Sidekick');
  assert.throws(() => t.play('1 block:Sidekick>Sidekick'), /DM-RUL-40/);
  t.play('1 block:Iceman>Sidekick');
  const none = scenario({ cards: [[87], []], field: [[], ['Sidekick']], reserve: [['shield'], []] });
  assert.equal(none.refused(0, 'global:Sentinel'), 'DM-RUL-32');
});

test('88 She-Hulk, Lady Liberator: is blocked by two or more, or not at all', () => {
  const t = fight({ cards: [[88], []], field: [['She-Hulk 1'], ['Sidekick', 'Sidekick']] });
  t.play('0 attack:She-Hulk');
  assert.throws(() => t.play('1 block:Sidekick>She-Hulk'), /DM-RUL-41/);
  assert.equal(t.refused(1, 'none'), undefined);
  t.play('1 block:Sidekick>She-Hulk,Sidekick>She-Hulk');
  assert.equal(t.dice(1, 'attack').length, 2);
});

test('89 Storm, Superhero: while paired, action dice cannot target her or her partner', () => {
  const t = scenario({
    cards: [[89, 92, 7], []],
    field: [['Wolverine 1', 'Iceman 1'], []],
    reserve: [['Storm 1', 'Enrage'], []],
  });
  t.play('0 field:Storm', '0 pair:Wolverine', '0 use:Enrage');
  assert.deepEqual(t.dice(0, 'field'), ['Iceman 2', 'Storm 1', 'Wolverine 1'], 'Iceman is the only one to choose');
  const alone = scenario({
    cards: [[89, 92], []],
    field: [['Wolverine 1'], []],
    reserve: [['Storm 1', 'Enrage', 'Enrage'], []],
  });
  alone.play('0 field:Storm', '0 alone', '0 use:Enrage');
  assert.equal(alone.open(0, 'choose').length, 2);
});

test('DM-RUL-33 89 Storm, Superhero: nor can an action die that lies on a card', () => {
  const fielded = (storm: string): Scenario =>
    scenario({
      cards: [
        [62, 37],
        [89, 3],
      ],
      field: [[], [storm, 'Angel 1']],
      reserve: [['Cerebro', 'Bishop 1', 'bolt']],
    }).play('0 use:Cerebro', '0 hook:Bishop', '0 field:Bishop');
  const t = fielded('Storm 1, paired with Angel 1');
  assert.deepEqual([t.at, t.dice(1, 'prep')], ['main.react', []]);
  assert.equal(fielded('Storm 1').play('0 choose:Storm').dice(1, 'prep')[0], 'Storm');
});
test('89 Storm, Superhero: global abilities may still choose the pair', () => {
  const t = scenario({
    cards: [[89, 92], []],
    field: [['Wolverine 1'], []],
    reserve: [['Storm 1', 'bolt', 'Enrage'], []],
  });
  t.play('0 field:Storm', '0 pair:Wolverine');
  assert.equal(t.refused(0, 'use:Enrage'), 'DM-RUL-32');
  t.play('0 global:Enrage', '0 choose:Storm');
  assert.equal(attack(t, 0, 'Storm'), 3);
});

test('90 Toad, Sniveling Servant: when the opponent attacks, you make one more character attack, once', () => {
  const t = fight({
    cards: [[7, 13], [90]],
    field: [
      ['Iceman 1', 'Kitty Pryde 1', 'Sidekick'],
      ['Toad 1', 'Toad 3'],
    ],
  });
  t.play('0 attack:Sidekick');
  assert.equal(t.open(1, 'choose').length, 2);
  t.play('1 choose:Iceman');
  assert.deepEqual(t.dice(0, 'attack'), ['Iceman 1', 'Sidekick']);
  assert.equal(t.asked(1).id, 'blocking.blockers');
});

test('90 Toad, Sniveling Servant: nobody is made to attack when nobody attacks, or when it would cost life', () => {
  const held = fight({ cards: [[7], [90]], field: [['Iceman 1'], ['Toad 1']] }).play('0 hold');
  assert.equal(held.world.active, 1);
  const t = scenario({
    cards: [[7, 15], [90]],
    field: [['Iceman 1', 'Sidekick'], ['Toad 1']],
    reserve: [['mask'], []],
  });
  t.play('0 global:Kitty Pryde', '0 choose:Iceman', '0 pass', '0 attack:Sidekick');
  assert.deepEqual(t.dice(0, 'attack'), ['Sidekick']);
});

test('90 Toad, Sniveling Servant: blocking the one he chose halves its attack, rounded down', () => {
  const position: Position = { cards: [[7, 13], [90]], field: [['Iceman 2', 'Kitty Pryde 2'], ['Toad 3']] };
  const t = fight(position).play('0 attack:Kitty Pryde', '1 block:Toad>Iceman');
  assert.equal(attack(t, 0, 'Iceman'), 1);
  const other = fight(position).play('0 attack:Kitty Pryde', '1 block:Toad>Kitty Pryde');
  assert.deepEqual([attack(other, 0, 'Iceman'), attack(other, 0, 'Kitty Pryde')], [3, 3]);
});

test('91 Vision, Android: damage from mask characters is prevented, from others not', () => {
  const meet = (card: number, die: string): Scenario =>
    fight({ cards: [[card], [91]], field: [[die], ['Vision 1']] }).play(
      `0 attack:${die}`,
      `1 block:Vision>${die}`,
      '0 pass',
    );
  assert.deepEqual(meet(16, 'Magneto 3').dice(1, 'field'), ['Vision 1']);
  assert.deepEqual(fallen(meet(10, 'Juggernaut 3')), ['Vision']);
});

test('92 Wolverine, Antihero: while paired, fist and shield dice deal no damage to him or his partner', () => {
  const setUp = (pair: string): Scenario =>
    scenario({
      cards: [
        [92, 89],
        [10, 7],
      ],
      field: [['Storm 1'], ['Juggernaut 3', 'Iceman 3']],
      reserve: [['Wolverine 1', 'bolt'], []],
    }).play('0 field:Wolverine', pair, '0 pass', '0 attack:Wolverine+Storm');
  const t = setUp('0 pair:Storm').play('1 block:Juggernaut>Storm,Iceman>Wolverine', '0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'prep')], [['Storm 1'], ['Wolverine']]);
  const alone = setUp('0 alone').play('1 block:Juggernaut>Storm', '0 pass');
  assert.deepEqual(alone.dice(0, 'prep'), ['Storm']);
});

test('93 X-23, Assassin: an opposing fist or bolt character of your choice must block her', () => {
  const t = fight({
    cards: [[93], [7, 92, 13]],
    field: [
      ['X-23 1', 'Sidekick'],
      ['Iceman 1', 'Wolverine 1', 'Kitty Pryde 1'],
    ],
  });
  t.play('0 attack:X-23+Sidekick');
  assert.equal(t.open(0, 'choose').length, 2);
  t.play('0 choose:Iceman');
  assert.equal(t.refused(1, 'none'), 'DM-RUL-40');
  assert.throws(() => t.play('1 block:Iceman>Sidekick'), /DM-RUL-40/);
  t.play('1 block:Iceman>X-23');
});

test('DM-RUL-86 78 Mister Sinister, Nasty Boy: a Villain moved to the prep area was not knocked out', () => {
  const t = scenario({
    cards: [[78, 16], [79]],
    field: [['Mister Sinister 1'], ['Mystique 1']],
    reserve: [['Magneto 1', 'bolt', 'mask', 'mask'], []],
  });
  t.play('0 field:Magneto', '0 accept', '0 choose:Mystique');
  assert.deepEqual([t.dice(1, 'prep'), t.world.life[1]], [['Mystique'], 20]);
});

/** An action die of the active player, then an attack that Namor blocks, cancelling it. */
const cancelled = (position: Position, ...use: string[]): Scenario =>
  scenario({ ...position, cards: [position.cards?.[0] ?? [13], [80, ...(position.cards?.[1] ?? [])]] })
    .play(...use, '0 pass', '0 attack:Kitty Pryde', '1 block:Namor>Kitty Pryde')
    .play('1 accept');

test("DM-RUL-89 80 Namor, Atlantean: Enrage's obligation is cancelled, its level is not", () => {
  const t = cancelled(
    {
      cards: [[13], [7]],
      field: [['Kitty Pryde 1'], ['Namor 3', 'Iceman 1']],
      reserve: [['Enrage'], []],
    },
    '0 use:Enrage',
    '0 choose:Iceman',
  );
  t.play('0 pass', '1 keep', '1 pass');
  assert.equal(t.asked(1).id, 'attack.attackers');
  assert.equal(t.refused(1, 'hold'), undefined);
  assert.deepEqual(t.dice(1, 'field'), ['Iceman 2', 'Namor 3']);
});

test('DM-RUL-89 80 Namor, Atlantean: Feedback is cancelled', () => {
  const position: Position = {
    field: [['Kitty Pryde 1'], ['Namor 1']],
    reserve: [['Feedback'], []],
    basics: [26, 27],
  };
  const t = cancelled(position, '0 use:Feedback').play('0 pass');
  assert.ok(!t.world.forces.some(f => f.kind === 'feedback'));
  assert.deepEqual(fallen(t), ['Kitty Pryde']);
  assert.deepEqual(t.world.life, [20, 20]);
});

test('DM-RUL-89 80 Namor, Atlantean: Selective Shield is cancelled for its whole length', () => {
  const t = cancelled(
    { field: [['Kitty Pryde 1'], ['Namor 1']], reserve: [['Selective Shield'], []], basics: [26, 32] },
    '0 use:Selective Shield',
    '0 energy:3',
  );
  t.play('0 pass', '1 keep', '1 pass', '1 attack:Namor');
  assert.deepEqual(t.dice(1, 'attack'), ['Namor 1']);
});

test('DM-RUL-89 80 Namor, Atlantean: the captives of Imprisoned go free and its die is used up', () => {
  const t = cancelled(
    { field: [['Kitty Pryde 1'], ['Namor 1', 'Sidekick']], reserve: [['Imprisoned'], []], basics: [26, 28] },
    '0 use:Imprisoned',
    '0 choose:Sidekick',
    '0 enough',
  );
  assert.deepEqual(t.dice(1, 'field'), ['Namor 1', 'Sidekick']);
  assert.deepEqual(t.dice(0, 'used'), ['Imprisoned']);
});

test("DM-RUL-89 80 Namor, Atlantean: Possession's control ends", () => {
  const t = scenario({
    cards: [[13], [80, 7]],
    field: [['Kitty Pryde 2'], ['Namor 3', 'Iceman 1']],
    reserve: [['Possession'], []],
    basics: [26, 29],
  });
  t.play('0 use:Possession', '0 pass', '0 attack:Iceman');
  assert.deepEqual(t.dice(0, 'attack'), ['Iceman 1']);
  t.play('1 block:Namor>Iceman', '1 accept');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Kitty Pryde 2'], ['Iceman 1', 'Namor 3']]);
  t.play('0 pass');
  assert.deepEqual([t.world.life, fallen(t)], [[20, 20], NONE]);
});

test('DM-RUL-89 80 Namor, Atlantean: a Cerebro comes off its card', () => {
  const t = cancelled(
    { cards: [[13, 94], []], field: [['Kitty Pryde 1'], ['Namor 1']], reserve: [['Cerebro'], []] },
    '0 use:Cerebro',
    '0 hook:Namor',
  );
  assert.deepEqual(t.dice(0, 'used'), ['Cerebro']);
});

test('DM-RUL-89 80 Namor, Atlantean: of several action effects one is chosen, the others last', () => {
  const t = scenario({
    cards: [[13], [80]],
    field: [['Kitty Pryde 1'], ['Namor 1', 'Sidekick']],
    reserve: [['Ambush', 'Enrage'], []],
  });
  t.play('0 use:Ambush', '0 use:Enrage', '0 choose:Sidekick', '0 pass');
  t.play('0 attack:Kitty Pryde', '1 block:Namor>Kitty Pryde', '1 accept');
  assert.equal(t.open(1, 'cancel').length, 2);
  t.play('1 cancel:Enrage');
  assert.equal(attack(t, 0, 'Kitty Pryde'), 4, 'the Ambush lasts');
  assert.ok(!t.world.forces.some(f => f.kind === 'mustAttack'));
});

test('64 Ant-Man, Pym Particles: damage he has borne does not knock him out when he comes home', () => {
  const t = fight({
    cards: [[64], [108]],
    basics: [25, 32],
    field: [['Ant-Man 3'], ['Namor 1']],
    reserve: [[], ['fist']],
    used: [[], ['Sidekick', 'Sidekick']],
  });
  t.play('0 attack:Ant-Man', '1 block:Namor>Ant-Man', '0 pass', '1 global:Selective Shield', '0 pass');
  while (t.state.stack.at(-1)!.at === 'choosing.pick') t.play('1 enough');
  assert.ok(t.log.some(line => /Ant-Man.* takes 3 damage/.test(line)));
  assert.deepEqual([t.dice(0, 'field'), fallen(t)], [['Ant-Man 3'], NONE]);
});

test('69 Captain America, "Follow Me!": a character fielded by an effect is the next one, too', () => {
  const t = scenario({
    cards: [[69, 16, 7], []],
    basics: [25, 34],
    reserve: [['Captain America 1', 'Transfer Power', 'Magneto 1', 'bolt'], []],
    used: [['Iceman'], []],
    rolls: [4],
  });
  t.play('0 field:Captain America');
  assert.equal(t.refused(0, 'field:Magneto'), undefined);
  t.play('0 use:Transfer Power', '0 choose:Iceman');
  assert.deepEqual(t.dice(0, 'field'), ['Captain America 1', 'Iceman 1']);
  assert.equal(t.refused(0, 'field:Magneto'), 'DM-FLD-04');
});

test('DM-RUL-81 86 Sabretooth, Survivor: a defense of zero without damage knocks him out at any level', () => {
  const t = scenario({ cards: [[], [86]], field: [['Sidekick'], ['Sabretooth 3']], reserve: [['bolt'], []] });
  t.world.plusDefense[t.die(1, 'Sabretooth')] = -4;
  t.play('0 global:Enrage', '0 choose:Sidekick');
  assert.deepEqual(t.dice(1, 'prep'), ['Sabretooth']);
});
