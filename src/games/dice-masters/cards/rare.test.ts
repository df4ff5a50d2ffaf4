// Rare and super-rare cards: each ability, each global ability and each burst text at work.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import { isAffiliated } from '../abilities/targets.ts';

const numbers = (t: Scenario, seat: number, die: string): [number, number] => [
  attackOf(t.world, t.die(seat, die)),
  defenseOf(t.world, t.die(seat, die)),
];
const hurt = (t: Scenario, seat: number, die: string): number => t.world.damage[t.die(seat, die)]!;
const [CYCLOPS, KITTY, MAGNETO, JUGGERNAUT] = [5, 13, 18, 12];
const [TAKE_THAT, MELEE] = [33, 30];

// ---- 95 to 99 ----------------------------------------------------------------------------------------------

test('95 Ant-Man, The Insect World: a life raises him a level when he is fielded', () => {
  const t = scenario({ cards: [[95], []], reserve: [['Ant-Man 1'], []] });
  t.play('0 field:Ant-Man', '0 accept');
  assert.deepEqual(t.dice(0, 'field'), ['Ant-Man 2']);
  assert.equal(t.world.life[0], 19);
});
test('95 Ant-Man, The Insect World: the payment may be declined, and is not offered at level 3', () => {
  const t = scenario({ cards: [[95], []], reserve: [['Ant-Man 1', 'Ant-Man 3', 'bolt'], []] });
  t.play('0 field:Ant-Man 1', '0 decline');
  assert.deepEqual(t.dice(0, 'field'), ['Ant-Man 1']);
  t.play('0 field:Ant-Man 3');
  assert.equal(t.asked(0).id, 'main.react');
  assert.equal(t.world.life[0], 20);
});
test('95 Ant-Man, The Insect World, global: a fist exchanges attack and defense of an own character', () => {
  const t = scenario({ cards: [[95], [117]], field: [['Ant-Man 3'], ['Spider-Man 1']], reserve: [['fist'], []] });
  t.play('0 global:Ant-Man');
  assert.deepEqual(numbers(t, 0, 'Ant-Man'), [2, 5]);
  assert.deepEqual(numbers(t, 1, 'Spider-Man'), [3, 3]);
});

/** Seat 0 fields Psylocke and pays to knock out the die named. */
const psylocke = (cards: number[], field: string[], victim: string): Scenario =>
  scenario({ cards: [[110], cards], field: [[], field], reserve: [['Psylocke 1', 'mask', 'mask'], []] }).play(
    '0 field:Psylocke',
    '0 accept',
    `0 choose:${victim}`,
  );

test('96 Apocalypse, Time of Testing *: knocked out with a burst he returns one level lower', () => {
  const t = psylocke([96], ['Apocalypse 2', 'Sidekick'], 'Apocalypse');
  assert.deepEqual(t.dice(1, 'field'), ['Apocalypse 1', 'Sidekick']);
  assert.deepEqual(t.dice(1, 'prep'), []);
});
test('96 Apocalypse, Time of Testing: without a burst he stays out', () => {
  const t = psylocke([96], ['Apocalypse 1', 'Sidekick'], 'Apocalypse');
  assert.deepEqual(t.dice(1, 'field'), ['Sidekick']);
  assert.deepEqual(t.dice(1, 'prep'), ['Apocalypse']);
});
test('96 Apocalypse, Time of Testing *: he returns without damage and outside the fight', () => {
  const t = scenario({ step: 'attack', cards: [[96], [JUGGERNAUT]], field: [['Apocalypse 3'], ['Juggernaut 2']] });
  t.play('0 attack:Apocalypse', '1 block:Juggernaut>Apocalypse', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Apocalypse 2']);
  assert.deepEqual(t.dice(1, 'field'), []);
});

test('DM-RUL-54 97 Bishop, XSE: 1 damage of choice for every 2 combat damage, also when it fells him', () => {
  const t = scenario({
    step: 'attack',
    cards: [[97], [JUGGERNAUT]],
    field: [['Bishop 1'], ['Juggernaut 1', 'Sidekick', 'Sidekick']],
  });
  t.play('0 attack:Bishop', '1 block:Juggernaut>Bishop', '0 pass');
  assert.deepEqual(t.dice(0, 'prep'), ['Bishop']);
  assert.deepEqual(t.open(0, 'choose').length, 2);
  t.play('0 choose:Sidekick', '0 choose:Juggernaut');
  assert.deepEqual(t.dice(1, 'field'), [], 'Juggernaut took 2 by the fight and 1 by Bishop');
});
test('97 Bishop, XSE: odd damage is rounded down, and damage of several blockers counts together', () => {
  const t = scenario({
    step: 'attack',
    cards: [[97], [117]],
    field: [['Bishop 1'], ['Sidekick', 'Sidekick', 'Sidekick', 'Spider-Man 1']],
  });
  t.play(
    '0 attack:Bishop',
    '1 block:Sidekick>Bishop,Sidekick>Bishop,Sidekick>Bishop',
    '0 pass',
    '0 divide:0:2:0:0',
    '0 choose:Spider-Man',
  );
  assert.equal(t.asked(1).id, 'turn.reroll', 'three damage are one point');
  assert.deepEqual(t.dice(1, 'field'), ['Sidekick', 'Sidekick', 'Spider-Man 1']);
});
test('97 Bishop, XSE: other damage does not count', () => {
  const t = scenario({
    cards: [[102], [97]],
    field: [['Sidekick'], ['Bishop 1']],
    reserve: [['Falcon 1'], []],
  });
  t.play('0 field:Falcon', '0 accept');
  assert.equal(hurt(t, 1, 'Bishop'), 2);
  assert.equal(hurt(t, 0, 'Falcon'), 0);
  assert.equal(t.asked(0).id, 'main.react');
});

test('DM-RUL-88 98 Black Panther, Diversion: he stays home, one non-fist character cannot block', () => {
  const t = scenario({
    step: 'attack',
    cards: [[98], [117, 109]],
    field: [
      ['Black Panther 1', 'Sidekick', 'Sidekick'],
      ['Spider-Man 1', 'Professor X 1', 'Sidekick'],
    ],
  });
  t.play('0 attack:Sidekick+Sidekick', '0 accept');
  assert.deepEqual(t.open(0, 'choose'), ['Choose Professor X (level 1)', 'Choose Sidekick']);
  t.play('0 choose:Professor X');
  assert.equal(t.asked(1).id, 'blocking.blockers', 'one choice, not one for each attacker');
  assert.throws(() => t.play('1 block:Professor X>Sidekick'), /DM-FUN-03/);
  t.play('1 block:Sidekick>Sidekick');
});
test('98 Black Panther, Diversion: nothing when he attacks himself; each die that stays home may choose', () => {
  const field = [
    ['Black Panther 1', 'Black Panther 1', 'Sidekick'],
    ['Sidekick', 'Sidekick'],
  ];
  const t = scenario({ step: 'attack', cards: [[98], []], field });
  t.play('0 attack:Black Panther+Black Panther');
  assert.equal(t.asked(1).id, 'blocking.blockers');
  const home = scenario({ step: 'attack', cards: [[98], []], field });
  home.play('0 attack:Sidekick', '0 resolve:0', '0 accept', '0 decline');
  assert.equal(home.asked(1).id, 'blocking.blockers');
});

test('99 Cable, Time Traveler: two bolts send his damage past his blocker', () => {
  const t = scenario({
    step: 'attack',
    cards: [[99], []],
    field: [['Cable 1'], ['Sidekick']],
    reserve: [['bolt', '2 bolt Cable'], []],
  });
  t.play('0 attack:Cable', '1 block:Sidekick>Cable', '0 accept', '0 payWith:bolt', '0 pass');
  assert.equal(t.world.life[1], 17);
  assert.deepEqual(t.dice(1, 'field'), ['Sidekick']);
  assert.deepEqual(t.dice(0, 'field'), ['Cable 1'], 'he was blocked and stays in the field');
});
test('99 Cable, Time Traveler: without the payment he fights his blocker', () => {
  const t = scenario({
    step: 'attack',
    cards: [[99], []],
    field: [['Cable 1'], ['Sidekick']],
    reserve: [['bolt', 'bolt'], []],
  });
  t.play('0 attack:Cable', '1 block:Sidekick>Cable', '0 decline', '0 pass');
  assert.equal(t.world.life[1], 20);
  assert.deepEqual(t.dice(1, 'field'), []);
});
test('99 Cable, Time Traveler, global: an opposing character takes 1 damage and must block', () => {
  const t = scenario({
    cards: [[99], [117]],
    field: [['Sidekick'], ['Spider-Man 1', 'Sidekick']],
    reserve: [['bolt', 'bolt'], []],
  });
  t.play('0 global:Cable', '0 choose:Spider-Man');
  assert.equal(hurt(t, 1, 'Spider-Man'), 1);
  t.play('0 pass', '0 attack:Sidekick');
  assert.equal(t.refused(1, 'none'), 'DM-RUL-40');
  t.play('1 block:Spider-Man>Sidekick');
});

// ---- 100 to 106 --------------------------------------------------------------------------------------------

/** Seat 0 fields the first and pairs it with the second, which is in the field. */
const paired = (
  cards: number[],
  fielded: string,
  partner: string,
  more: Parameters<typeof scenario>[0] = {},
): Scenario =>
  scenario({
    ...more,
    cards: [cards, ...(more.cards?.slice(1) ?? [[]])],
    field: [[partner, ...(more.field?.[0] ?? [])], more.field?.[1] ?? []],
    reserve: [[fielded, ...(more.reserve?.[0] ?? [])], more.reserve?.[1] ?? []],
  }).play(`0 field:${fielded}`, `0 pair:${partner}`);

test('100 Captain America, Superhero: both of the pair have +4 attack and +4 defense', () => {
  const t = paired([100, 116], 'Captain America 1', 'She-Hulk 1', { reserve: [['bolt'], []] });
  assert.deepEqual(numbers(t, 0, 'Captain America'), [7, 7]);
  assert.deepEqual(numbers(t, 0, 'She-Hulk'), [9, 8]);
});
test('100 Captain America, Superhero: alone he has what his face shows', () => {
  const t = scenario({
    cards: [[100, 116], []],
    field: [['She-Hulk 1'], []],
    reserve: [['Captain America 1', 'bolt'], []],
  });
  t.play('0 field:Captain America', '0 alone');
  assert.deepEqual(numbers(t, 0, 'Captain America'), [3, 3]);
});

test('101 Emma Frost, Graceful: opposing fist characters have 1 attack less, however many Emma Frosts', () => {
  const t = scenario({
    cards: [
      [101, 116],
      [117, 109],
    ],
    field: [
      ['Emma Frost 1', 'Emma Frost 2', 'She-Hulk 1'],
      ['Spider-Man 1', 'Professor X 1'],
    ],
  });
  assert.deepEqual(numbers(t, 1, 'Spider-Man'), [2, 3]);
  assert.deepEqual(numbers(t, 1, 'Professor X'), [1, 5]);
  assert.deepEqual(numbers(t, 0, 'She-Hulk'), [5, 4]);
});

test('102 Falcon, Air Strike: a Sidekick given up deals 2 damage', () => {
  const t = scenario({
    cards: [[102], [115]],
    field: [
      ['Sidekick', 'Sidekick'],
      ['Sentinel 1', 'Sidekick'],
    ],
    reserve: [['Falcon 1'], []],
  });
  t.play('0 field:Falcon', '0 accept', '0 choose:Sentinel');
  assert.equal(hurt(t, 1, 'Sentinel'), 2);
  assert.deepEqual(t.dice(0, 'field'), ['Falcon 1', 'Sidekick']);
  assert.deepEqual(t.dice(0, 'used'), ['Sidekick']);
});
test('102 Falcon, Air Strike: not offered without a Sidekick', () => {
  const t = scenario({ cards: [[102], []], field: [[], ['Sidekick']], reserve: [['Falcon 1'], []] });
  t.play('0 field:Falcon');
  assert.equal(t.asked(0).id, 'main.react');
});

test('103 Iron Man, Superhero: the first 2 damage to each of the pair are prevented each turn', () => {
  const t = paired([103, 112, 106], 'Iron Man 1', 'Red Hulk 1', {
    reserve: [['bolt', 'bolt', 'bolt', 'wild', 'wild', 'wild', 'wild'], []],
  });
  t.play('0 global:Mister Sinister', '0 choose:Iron Man');
  assert.equal(hurt(t, 0, 'Iron Man'), 1);
  t.play('0 global:Mister Sinister', '0 choose:Iron Man');
  assert.equal(hurt(t, 0, 'Iron Man'), 4, 'the second 3 come through');
  t.play('0 global:Mister Sinister', '0 choose:Red Hulk');
  assert.equal(hurt(t, 0, 'Red Hulk'), 1);
});
test('103 Iron Man, Superhero: alone he takes all', () => {
  const t = scenario({ cards: [[103, 106], []], field: [['Iron Man 1'], []], reserve: [['bolt', 'bolt'], []] });
  t.play('0 global:Mister Sinister');
  assert.equal(hurt(t, 0, 'Iron Man'), 3);
});

test('104 Magik, Redflag #133: rerolled until a mask shows, 1 damage for each character face before', () => {
  const t = scenario({ step: 'attack', cards: [[104], []], field: [['Magik 1'], []], rolls: [4, 6, 2] });
  t.play('0 attack:Magik');
  t.play('0 pass');
  assert.equal(t.world.life[1], 17, '1 by the attack, 2 by the rolls');
  assert.deepEqual(t.dice(0, 'used'), ['Magik']);
});
test('104 Magik, Redflag #133: a mask at once deals nothing more; a blocked Magik is not rerolled', () => {
  const t = scenario({ step: 'attack', cards: [[104], []], field: [['Magik 1'], []], rolls: [1] });
  t.play('0 attack:Magik', '0 pass');
  assert.equal(t.world.life[1], 19);
  const blocked = scenario({ step: 'attack', cards: [[104], []], field: [['Magik 1'], ['Sidekick']] });
  blocked.play('0 attack:Magik', '1 block:Sidekick>Magik', '0 pass');
  assert.deepEqual(blocked.dice(0, 'field'), ['Magik 1']);
});

test('105 Marvel Girl, Telepath: a bolt lowers a character and raises her', () => {
  const t = scenario({
    cards: [[105], [117]],
    field: [[], ['Spider-Man 2']],
    reserve: [['Marvel Girl 1', 'bolt', 'bolt'], []],
  });
  t.play('0 field:Marvel Girl', '0 accept', '0 choose:Spider-Man');
  assert.deepEqual(t.dice(0, 'field'), ['Marvel Girl 2']);
  assert.deepEqual(t.dice(1, 'field'), ['Spider-Man 1']);
});

test('106 Mister Sinister, Nathaniel Essex: he returns at his level when a Sidekick fell with him', () => {
  const t = scenario({
    step: 'attack',
    cards: [[106], [117]],
    field: [
      ['Mister Sinister 2', 'Sidekick'],
      ['Spider-Man 1', 'Sidekick'],
    ],
  });
  t.play('0 attack:Mister Sinister+Sidekick', '1 block:Spider-Man>Mister Sinister,Sidekick>Sidekick', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Mister Sinister 2']);
  assert.deepEqual(t.dice(0, 'prep'), ['Sidekick']);
});
test('106 Mister Sinister, Nathaniel Essex: a Sidekick of the opponent does not bring him back', () => {
  const t = psylocke([106], ['Mister Sinister 2', 'Sidekick'], 'Mister Sinister');
  assert.deepEqual(t.dice(1, 'prep'), ['Mister Sinister']);
});
test('DM-RUL-82 106 Mister Sinister, Nathaniel Essex: a Sidekick that falls later brings him back, once', () => {
  const t = scenario({
    cards: [[106], []],
    field: [['Mister Sinister 3', 'Sidekick', 'Sidekick'], []],
    reserve: [['bolt', 'bolt', 'wild', 'wild', '2 bolt Mister Sinister'], []],
  });
  t.play('0 global:Mister Sinister', '0 choose:Mister Sinister');
  assert.deepEqual(t.dice(0, 'prep'), ['Mister Sinister']);
  t.play('0 global:Mister Sinister');
  assert.deepEqual(t.dice(0, 'field'), ['Mister Sinister 3', 'Sidekick']);
  assert.deepEqual(t.dice(0, 'prep'), ['Sidekick']);
});
test('DM-RUL-82 106 Mister Sinister, Nathaniel Essex: at most once for a knock-out', () => {
  const t = scenario({
    cards: [[106, 16], []],
    field: [['Mister Sinister 3', 'Sidekick', 'Sidekick'], []],
    reserve: [
      ['Magneto 1', '2 mask Magneto', 'wild', 'bolt', 'bolt', '2 bolt Mister Sinister', '2 bolt Mister Sinister'],
      [],
    ],
  });
  t.play('0 global:Mister Sinister', '0 choose:Mister Sinister', '0 global:Mister Sinister');
  assert.deepEqual(t.dice(0, 'field'), ['Mister Sinister 3', 'Sidekick']);
  t.play('0 field:Magneto', '0 accept');
  while (t.at === 'paying.pick') t.play('0 payWith:2 mask Magneto');
  t.play('0 choose:Mister Sinister');
  assert.deepEqual(t.dice(0, 'prep'), ['Mister Sinister', 'Sidekick'], 'moved there, not knocked out');
  t.play('0 global:Mister Sinister', '0 choose:Sidekick');
  assert.deepEqual(t.dice(0, 'prep'), ['Mister Sinister', 'Sidekick', 'Sidekick']);
});
test('DM-RUL-82 106 Mister Sinister, Nathaniel Essex: not in a later turn', () => {
  const t = scenario({
    cards: [[106], []],
    field: [['Mister Sinister 3', 'Sidekick'], []],
    reserve: [['bolt', 'bolt'], []],
    bag: [[], ['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']],
    rolls: [1, 1, 6, 6],
  });
  t.play(
    '0 global:Mister Sinister',
    '0 choose:Mister Sinister',
    '0 pass',
    '0 hold',
    '1 keep',
    '1 global:Mister Sinister',
  );
  assert.deepEqual(t.dice(0, 'prep'), ['Mister Sinister', 'Sidekick']);
  assert.deepEqual(t.dice(0, 'field'), []);
});
test('106 Mister Sinister, Nathaniel Essex, global: each player picks an own character, the active first', () => {
  const t = scenario({
    cards: [[106], [117]],
    field: [
      ['Mister Sinister 3', 'Sidekick'],
      ['Spider-Man 2', 'Sidekick'],
    ],
    reserve: [['bolt', 'bolt'], []],
  });
  t.play('0 global:Mister Sinister', '0 choose:Sidekick');
  assert.deepEqual(t.open(1), ['Choose Spider-Man (level 2)', 'Choose Sidekick']);
  t.play('1 choose:Spider-Man');
  assert.equal(hurt(t, 1, 'Spider-Man'), 3);
  assert.deepEqual(t.dice(0, 'prep'), ['Sidekick']);
});

// ---- 107: copying ------------------------------------------------------------------------------------------

const mystique = (card: number, opposing: string[], own: string[] = [], more: object = {}): Scenario =>
  scenario({ step: 'attack', cards: [[107], [card]], field: [['Mystique 3', ...own], opposing], ...more });

test('DM-RUL-68 107 Mystique, Alias: You: she takes the attack of an opposing character until end of turn', () => {
  const t = mystique(116, ['She-Hulk 2', 'Sidekick']);
  t.play('0 attack:Mystique', '0 choose:She-Hulk');
  assert.deepEqual(numbers(t, 0, 'Mystique'), [6, 1], 'the attack alone, as a number');
  t.play('1 block:Sidekick>Mystique');
  t.world.plusAttack[t.die(1, 'She-Hulk')] = 3;
  assert.deepEqual(numbers(t, 0, 'Mystique'), [6, 1], 'what the other gains later is not copied');
});
test('DM-CPY-01 107 Mystique, Alias: You: copied numbers hold what the other die has because of its burst', () => {
  const t = scenario({
    step: 'attack',
    cards: [[107, JUGGERNAUT], [124]],
    field: [['Mystique 1', 'Juggernaut 1'], ['Iron Man 3']],
  });
  const [attacker, ironMan] = [t.die(0, 'Juggernaut'), t.die(1, 'Iron Man')];
  t.world.zone[attacker] = t.world.zone[ironMan] = 5;
  t.world.foe[ironMan] = attacker;
  assert.equal(attackOf(t.world, ironMan), 10, 'doubled by the burst while engaged with a Villain');
  t.play('0 attack:Mystique');
  assert.equal(attackOf(t.world, t.die(0, 'Mystique')), 10);
});
test('DM-CPY-02 107 Mystique, Alias: You: she keeps her own bursts', () => {
  const t = mystique(119, ['Toad 3']);
  t.play('0 attack:Mystique');
  assert.equal(attackOf(t.world, t.die(0, 'Mystique')), 4);
  assert.equal(t.dice(0, 'attack')[0], 'Mystique 3', 'her face and with it her burst are as before');
  const plain = scenario({ step: 'attack', cards: [[107], [119]], field: [['Mystique 1'], ['Toad 1']] });
  plain.play('0 attack:Mystique');
  assert.equal(attackOf(plain.world, plain.die(0, 'Mystique')), 2);
});
test('DM-CPY-03 DM-RUL-68 107 Mystique, Alias: You: what the other does when attacking happens at once', () => {
  const t = mystique(2, ['Angel 1', 'Sidekick'], ['Sidekick']);
  t.play('0 attack:Mystique', '0 choose:Angel');
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [2, 2]);
  assert.deepEqual(numbers(t, 1, 'Sidekick'), [1, 1]);
});
test('DM-CPY-03 DM-RUL-68 107 Mystique, Alias: You: limits on blocking an attacker count for her', () => {
  const t = mystique(14, ['Kitty Pryde 1', 'Sidekick']);
  t.play('0 attack:Mystique', '0 choose:Kitty Pryde');
  assert.throws(() => t.play('1 block:Sidekick>Mystique'), /DM-FUN-01/);
  t.play('1 block:Kitty Pryde>Mystique');
});
test('DM-CPY-03 DM-RUL-68 107 Mystique, Alias: You: bonuses of attackers count for her, others do not', () => {
  const t = mystique(121, ['X-23 1', 'Sidekick']);
  t.play('0 attack:Mystique', '0 choose:X-23');
  assert.deepEqual(numbers(t, 0, 'Mystique'), [5, 2]);
  const standing = scenario({
    step: 'attack',
    cards: [[107], [115, 109]],
    field: [['Mystique 3'], ['Sentinel 1', 'Professor X 1']],
  });
  standing.play('0 attack:Mystique', '0 choose:Sentinel');
  assert.deepEqual(numbers(standing, 0, 'Mystique'), [5, 1], 'nothing for the X-Men that oppose her');
});
test('DM-CPY-04 107 Mystique, Alias: You: copied text that names the other character means her', () => {
  const t = scenario({
    step: 'attack',
    cards: [[107, 115], [63]],
    field: [
      ['Mystique 1', 'Sentinel 1'],
      ['Angel 1', 'Sidekick'],
    ],
  });
  t.play('0 attack:Mystique+Sentinel', '0 choose:Angel');
  assert.throws(() => t.play('1 block:Sidekick>Mystique'), /DM-FUN-01/);
  t.play('1 block:Sidekick>Mystique,Angel>Sentinel');
});
test('107 Mystique, Alias: You: copying another Mystique comes to an end', () => {
  const t = mystique(107, ['Mystique 1', 'Sidekick']);
  t.play('0 attack:Mystique', '0 choose:Mystique', '0 choose:Mystique');
  assert.equal(t.asked(1).id, 'blocking.blockers');
});
test('107 Mystique, Alias: You: copies end with the turn', () => {
  const t = mystique(121, ['X-23 1', 'Sidekick'], ['Sidekick']);
  t.play('0 attack:Mystique', '0 choose:X-23', '1 block:X-23>Mystique', '0 pass');
  assert.equal(t.world.forces.length, 0);
});

// ---- 108 to 116 --------------------------------------------------------------------------------------------

test('108 Namor, Imperius Rex: alone at the end of a turn he fields up to two Sidekicks', () => {
  const t = scenario({
    cards: [[108], []],
    field: [['Namor 1'], []],
    used: [['Sidekick'], []],
    prep: [['Sidekick', 'Sidekick'], []],
  });
  t.play('0 pass', '0 hold', '0 choose:Sidekick', '0 choose:Sidekick');
  assert.deepEqual(t.dice(0, 'field'), ['Namor 1', 'Sidekick', 'Sidekick']);
});
test("DM-RUL-95 108 Namor, Imperius Rex: also at the end of the opponent's turn; none is allowed", () => {
  const t = scenario({ active: 1, cards: [[108], []], field: [['Namor 1'], []], used: [['Sidekick'], []] });
  t.play('1 pass');
  assert.deepEqual(t.open(0), ['Choose Sidekick', 'That is enough']);
  t.play('0 enough');
  assert.deepEqual(t.dice(0, 'field'), ['Namor 1']);
});
test('108 Namor, Imperius Rex: not beside another character', () => {
  const t = scenario({ cards: [[108], []], field: [['Namor 1', 'Sidekick'], []], used: [['Sidekick'], []] });
  t.play('0 pass', '0 hold');
  assert.equal(t.asked(1).id, 'turn.reroll');
});

test('109 Professor X, Trainer: own Sidekicks have +1 attack and +1 defense, however many Professors', () => {
  const t = scenario({
    cards: [[109], []],
    field: [['Professor X 1', 'Professor X 2', 'Sidekick'], ['Sidekick']],
  });
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [2, 2]);
  assert.deepEqual(numbers(t, 1, 'Sidekick'), [1, 1]);
});
test('DM-RUL-95 109 Professor X, Trainer, global: up to two Sidekicks from used pile to prep area', () => {
  const t = scenario({
    cards: [[109], []],
    reserve: [['mask', '2 mask Professor X'], []],
    used: [['Sidekick', 'Sidekick', 'Sidekick'], []],
  });
  t.play('0 global:Professor X', '0 choose:Sidekick', '0 choose:Sidekick');
  assert.deepEqual(t.dice(0, 'prep'), ['Sidekick', 'Sidekick']);
  t.play('0 global:Professor X', '0 enough');
  assert.deepEqual(t.dice(0, 'prep'), ['Sidekick', 'Sidekick']);
});

test('DM-RUL-95 110 Psylocke, Kwannon the Assassin: two masks knock out any character; it may be declined', () => {
  const t = psylocke([116], ['She-Hulk 3', 'Sidekick'], 'She-Hulk');
  assert.deepEqual(t.dice(1, 'prep'), ['She-Hulk']);
  const kept = scenario({
    cards: [[110], [116]],
    field: [[], ['She-Hulk 3']],
    reserve: [['Psylocke 1', 'mask', 'mask'], []],
  });
  kept.play('0 field:Psylocke', '0 decline');
  assert.deepEqual(kept.dice(1, 'field'), ['She-Hulk 3']);
  assert.deepEqual(kept.dice(0, 'reserve'), ['mask', 'mask']);
});

test('DM-RUL-85 111 Pyro, Uncontrolled: every die of the used pile is rolled, 1 damage for each bolt symbol', () => {
  const t = scenario({
    step: 'attack',
    cards: [[111, 106], []],
    field: [['Pyro 1'], []],
    used: [['Sidekick', 'Sidekick', 'Mister Sinister'], []],
    rolls: [1, 5, 3],
  });
  t.play('0 attack:Pyro');
  assert.equal(t.world.life[1], 17, 'two bolts of Mister Sinister and one of a Sidekick; a wild counts nothing');
  assert.deepEqual(t.dice(0, 'used'), ['Mister Sinister', 'Sidekick', 'Sidekick']);
});
test('111 Pyro, Uncontrolled: no bolts, no damage', () => {
  const t = scenario({
    step: 'attack',
    cards: [[111], []],
    field: [['Pyro 1'], []],
    used: [['Sidekick', 'Sidekick'], []],
    rolls: [6, 2],
  });
  t.play('0 attack:Pyro');
  assert.equal(t.world.life[1], 20);
});
test('DM-RUL-85 111 Pyro, Uncontrolled, global: of two dice drawn and rolled those with a bolt symbol are kept', () => {
  const t = scenario({
    cards: [[111], []],
    reserve: [['bolt', 'bolt'], []],
    bag: [['Sidekick', 'Sidekick'], []],
    rolls: [5, 1],
  });
  t.play('0 global:Pyro');
  assert.deepEqual(t.dice(0, 'reserve'), ['bolt']);
  assert.deepEqual(t.dice(0, 'bag'), ['Sidekick'], 'a wild goes back');
});

test('112 Red Hulk, Superhero: both of the pair have +3 attack', () => {
  const t = paired([112, 116], 'Red Hulk 1', 'She-Hulk 1', { reserve: [['bolt'], []] });
  assert.deepEqual(numbers(t, 0, 'Red Hulk'), [9, 5]);
  assert.deepEqual(numbers(t, 0, 'She-Hulk'), [8, 4]);
});

test('113 Sabretooth, Superpowered: both of the pair are at level 3 when the turn ends', () => {
  const t = paired([113, 116], 'Sabretooth 1', 'She-Hulk 1', { reserve: [['bolt'], []] });
  t.play('0 pass', '0 hold');
  assert.deepEqual(t.dice(0, 'field'), ['Sabretooth 3', 'She-Hulk 3']);
});
test('113 Sabretooth, Superpowered: alone he stays as he is', () => {
  const t = scenario({ cards: [[113], []], field: [['Sabretooth 1'], []] });
  t.play('0 pass', '0 hold');
  assert.deepEqual(t.dice(0, 'field'), ['Sabretooth 1']);
});

test('DM-RUL-21 114 Scarlet Witch, Unity Squad: one die of the first roll is rerolled before the own reroll', () => {
  const t = scenario({
    cards: [[114], []],
    reserve: [['Scarlet Witch 1'], []],
    rolls: [6, 6, 6, 6, 1, 2],
  });
  t.play('0 field:Scarlet Witch', '0 pass', '0 hold');
  assert.equal(t.asked(0).id, 'opponentRerolls.reroll');
  t.play('0 rerollOne:Sidekick');
  assert.equal(t.asked(1).id, 'turn.reroll', 'then the opponent rerolls as always');
  t.play('1 reroll:bolt');
  assert.deepEqual(t.dice(1, 'reserve'), ['Sidekick', 'Sidekick', 'Sidekick', 'fist']);
});
test('DM-RUL-21 114 Scarlet Witch, Unity Squad: it may be left, and holds for one turn only', () => {
  const t = scenario({
    cards: [[114], []],
    reserve: [['Scarlet Witch 1'], []],
    rolls: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  });
  t.play('0 field:Scarlet Witch', '0 pass', '0 hold', '0 keep', '1 keep', '1 pass', '0 keep', '0 pass', '0 hold');
  assert.equal(t.asked(1).id, 'turn.reroll');
});

test('115 Sentinel, Robot: +1 attack and +1 defense for each opposing X-Men character', () => {
  const t = scenario({
    cards: [[115], [109, CYCLOPS, 117]],
    field: [['Sentinel 1'], ['Professor X 1', 'Cyclops 1', 'Cyclops 2', 'Spider-Man 1']],
  });
  assert.deepEqual(numbers(t, 0, 'Sentinel'), [8, 8]);
});
test('115 Sentinel, Robot, global: an X-Men character must block', () => {
  const t = scenario({
    cards: [[115], [109, 117]],
    field: [['Sentinel 1'], ['Professor X 1', 'Spider-Man 1']],
    reserve: [['shield'], []],
  });
  t.play('0 global:Sentinel', '0 pass', '0 attack:Sentinel');
  assert.throws(() => t.play('1 block:Spider-Man>Sentinel'), /DM-RUL-40/);
  t.play('1 block:Professor X>Sentinel');
});

test('DM-RUL-88 116 She-Hulk, Superhero: 2 life when she, her partner or both become blocked', () => {
  const both = { life: [10, 20], field: [[], ['Sidekick', 'Sidekick']], reserve: [['bolt'], []] };
  const t = paired([116, 112], 'She-Hulk 1', 'Red Hulk 1', both);
  t.play('0 pass', '0 attack:She-Hulk+Red Hulk', '1 block:Sidekick>She-Hulk,Sidekick>Red Hulk');
  assert.equal(t.world.life[0], 12, 'once for both');
  const one = paired([116, 112], 'She-Hulk 1', 'Red Hulk 1', both);
  one.play('0 pass', '0 attack:She-Hulk+Red Hulk', '1 block:Sidekick>Red Hulk');
  assert.equal(one.world.life[0], 12);
});
test('116 She-Hulk, Superhero: nothing when alone', () => {
  const t = scenario({
    step: 'attack',
    life: [10, 20],
    cards: [[116], []],
    field: [['She-Hulk 1'], ['Sidekick']],
  });
  t.play('0 attack:She-Hulk', '1 block:Sidekick>She-Hulk');
  assert.equal(t.world.life[0], 10);
});

// ---- 117 to 126 --------------------------------------------------------------------------------------------

test('117 Spider-Man, Spider Sense: damage of fist characters is halved, rounded down', () => {
  const t = scenario({ step: 'attack', cards: [[117], [116, 115]], field: [['Spider-Man 3'], ['She-Hulk 1']] });
  t.play('0 attack:Spider-Man', '1 block:She-Hulk>Spider-Man', '0 pass');
  assert.ok(t.log.includes('Spider-Man (level 3) takes 2 damage.'));
});
test('117 Spider-Man, Spider Sense: damage of others is not', () => {
  const t = scenario({ step: 'attack', cards: [[117], [115]], field: [['Spider-Man 3'], ['Sentinel 1']] });
  t.play('0 attack:Spider-Man', '1 block:Sentinel>Spider-Man', '0 pass');
  assert.ok(t.log.some(line => /^Spider-Man.* takes 5 damage/.test(line)));
});

test('DM-PRV-04 118 Storm, Lady Liberator: the first 2 damage of action dice each turn may go to the opponent', () => {
  const t = scenario({
    basics: [25, 26, MELEE],
    cards: [[], [118]],
    field: [[], ['Storm 2']],
    reserve: [['Reckless Melee', 'Reckless Melee', 'Reckless Melee'], []],
  });
  t.play('0 use:Reckless Melee', '1 apply:Storm', '0 use:Reckless Melee', '1 apply:Storm', '0 use:Reckless Melee');
  assert.equal(t.world.life[0], 18, 'a player, whom this action does not hit, takes it');
  assert.equal(hurt(t, 1, 'Storm'), 1, 'no more than 2 a turn');
});
test('118 Storm, Lady Liberator: it may be declined', () => {
  const t = scenario({
    cards: [[], [118]],
    field: [[], ['Storm 2']],
    reserve: [['Reckless Melee'], []],
  });
  t.play('0 use:Reckless Melee', '1 decline');
  assert.equal(hurt(t, 1, 'Storm'), 1);
  assert.equal(t.world.life[0], 20);
});
test('118 Storm, Lady Liberator, global: the target of an action die is changed', () => {
  const t = scenario({
    basics: [25, 26, TAKE_THAT],
    cards: [[118], [JUGGERNAUT, 117]],
    field: [[], ['Juggernaut 3', 'Spider-Man 2']],
    reserve: [['Take That, Villain!'], ['mask']],
  });
  t.play('0 use:Take That, Villain!', '1 global:Storm');
  assert.equal(hurt(t, 1, 'Juggernaut'), 0);
  assert.equal(hurt(t, 1, 'Spider-Man'), 3, 'though no Villain');
});

/** Seat 0 ends the main step; seat 1 has Toad. */
const toad = (...field: string[]): Scenario =>
  scenario({ cards: [[116], [119]], field: [['She-Hulk 1', 'Sidekick'], field] }).play('0 pass');

test("119 Toad, Mortimer Toynbee: a character chosen as the opponent's main step ends must attack", () => {
  const t = toad('Toad 3');
  t.play('1 choose:She-Hulk');
  assert.equal(hurt(t, 0, 'She-Hulk'), 0);
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
  assert.throws(() => t.play('0 attack:Sidekick'), /DM-RUL-38/);
  t.play('0 attack:She-Hulk');
});
test('119 Toad, Mortimer Toynbee *: while one of the Toads shows a burst it takes 2 damage as well, once', () => {
  const t = toad('Toad 3', 'Toad 1');
  t.play('1 choose:She-Hulk');
  assert.equal(hurt(t, 0, 'She-Hulk'), 2);
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
});

test('120 Vision, Victor Shade: an attacking mask or fist character takes what it dealt him', () => {
  const t = scenario({ step: 'attack', cards: [[113], [120]], field: [['Sabretooth 1'], ['Vision 1']] });
  t.play('0 attack:Sabretooth', '1 block:Vision>Sabretooth', '0 pass');
  assert.deepEqual(t.dice(0, 'prep'), ['Sabretooth'], '1 by the fight and 3 after it');
  assert.deepEqual(t.dice(1, 'field'), ['Vision 1']);
});
test('120 Vision, Victor Shade: not other types, and not blockers', () => {
  const t = scenario({ step: 'attack', cards: [[CYCLOPS], [120]], field: [['Cyclops 1'], ['Vision 2']] });
  t.play('0 attack:Cyclops', '1 block:Vision>Cyclops', '0 pass');
  assert.ok(t.log.some(line => /^Cyclops.* takes 2 damage/.test(line)));
  assert.equal(t.log.filter(line => /^Cyclops.* takes/.test(line)).length, 1);
  const blocker = scenario({ step: 'attack', cards: [[120], [113]], field: [['Vision 1'], ['Sabretooth 1']] });
  blocker.play('0 attack:Vision', '1 block:Sabretooth>Vision', '0 pass');
  assert.deepEqual(blocker.dice(1, 'field'), ['Sabretooth 1']);
});

test('121 X-23, Killing Machine: she must attack while the opponent has a character of cost 5 or more', () => {
  const t = scenario({ step: 'attack', cards: [[121], [115]], field: [['X-23 1'], ['Sentinel 1']] });
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
  const free = scenario({ step: 'attack', cards: [[121], [KITTY]], field: [['X-23 1'], ['Kitty Pryde 1']] });
  assert.equal(free.refused(0, 'hold'), undefined);
});
test('121 X-23, Killing Machine: +1 defense while attacking', () => {
  const t = scenario({ step: 'attack', cards: [[121], []], field: [['X-23 1'], ['Sidekick']] });
  assert.deepEqual(numbers(t, 0, 'X-23'), [5, 2]);
  t.play('0 attack:X-23');
  assert.deepEqual(numbers(t, 0, 'X-23'), [5, 3]);
});

test('DM-RUL-52 123 Emma Frost, Hellfire Club: the first 1 damage of each fist character is redirected', () => {
  const t = scenario({
    step: 'attack',
    cards: [[123], [117, 113, 115]],
    field: [['Emma Frost 1'], ['Spider-Man 1', 'Sabretooth 1', 'Sidekick']],
  });
  t.play('0 attack:Emma Frost', '1 block:Spider-Man>Emma Frost,Sabretooth>Emma Frost', '0 pass', '0 divide:0:3:0');
  assert.equal(t.world.life[1], 18, '1 of each source');
  assert.deepEqual(t.dice(0, 'field'), ['Emma Frost 1'], '2 and 2 of 5');
});
test('123 Emma Frost, Hellfire Club: damage of others is hers', () => {
  const t = scenario({ step: 'attack', cards: [[123], []], field: [['Emma Frost 1'], ['Sidekick']] });
  t.play('0 attack:Emma Frost', '1 block:Sidekick>Emma Frost', '0 pass');
  assert.equal(t.world.life[1], 20);
});

test('DM-PRV-02 124 Iron Man, Industrialist: all damage of Villains is prevented', () => {
  const t = scenario({ step: 'attack', cards: [[124], [JUGGERNAUT]], field: [['Iron Man 1'], ['Juggernaut 3']] });
  t.play('0 attack:Iron Man', '1 block:Juggernaut>Iron Man', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Iron Man 1']);
  assert.ok(!t.log.some(line => /^Iron Man.* takes/.test(line)));
});
test('124 Iron Man, Industrialist: damage of others is not', () => {
  const t = scenario({ step: 'attack', cards: [[124], [116]], field: [['Iron Man 1'], ['She-Hulk 1']] });
  t.play('0 attack:Iron Man', '1 block:She-Hulk>Iron Man', '0 pass');
  assert.deepEqual(t.dice(0, 'prep'), ['Iron Man']);
});
test('124 Iron Man, Industrialist *: on the burst face his attack is doubled while engaged with a Villain', () => {
  const t = scenario({
    step: 'attack',
    cards: [[124], [JUGGERNAUT, 116]],
    field: [
      ['Iron Man 3', 'Iron Man 2'],
      ['Juggernaut 1', 'Juggernaut 1'],
    ],
  });
  assert.equal(attackOf(t.world, t.die(0, 'Iron Man 3')), 5);
  t.play('0 attack:Iron Man 3+Iron Man 2', '1 block:Juggernaut>Iron Man 3,Juggernaut>Iron Man 2');
  assert.equal(attackOf(t.world, t.die(0, 'Iron Man 3')), 10);
  assert.equal(attackOf(t.world, t.die(0, 'Iron Man 2')), 4, 'no burst');
});
test('124 Iron Man, Industrialist, global: a character is also a Villain this turn', () => {
  const t = scenario({
    cards: [[124], [116]],
    field: [[], ['She-Hulk 1']],
    reserve: [['shield'], []],
  });
  t.play('0 global:Iron Man');
  assert.ok(isAffiliated(t.world, t.die(1, 'She-Hulk'), 'Villain'));
  t.play('0 pass');
  assert.ok(!isAffiliated(t.world, t.die(1, 'She-Hulk'), 'Villain'), 'the turn is over');
});

test('DM-RUL-21 125 Scarlet Witch, Controls Probability: one more reroll of any dice after the normal one', () => {
  const t = scenario({
    step: 'roll',
    cards: [[125], []],
    field: [['Scarlet Witch 1', 'Scarlet Witch 2'], []],
    prep: [['Sidekick', 'Sidekick'], []],
    rolls: [1, 1, 2, 2, 3],
  });
  t.play('0 reroll:bolt+bolt', '0 reroll:fist');
  assert.deepEqual(t.dice(0, 'reserve'), ['fist', 'mask']);
});
test('125 Scarlet Witch, Controls Probability: only while she is in the field', () => {
  const t = scenario({ step: 'roll', cards: [[125], []], prep: [['Sidekick', 'Sidekick'], []], rolls: [1, 1, 2] });
  t.play('0 reroll:bolt');
  assert.equal(t.asked(0).id, 'main.react');
});

/** Spider-Man and Red Hulk paired; both attack. */
const spiders = (...field: string[]): Scenario =>
  paired([126, 112], 'Spider-Man 1', 'Red Hulk 1', {
    cards: [[], [MAGNETO, CYCLOPS, 109, 115]],
    field: [[], field],
  }).play('0 pass', '0 attack:Spider-Man+Red Hulk');

test('126 Spider-Man, Superhero: each of the pair that falls may deal its attack to a bolt or mask character', () => {
  const t = spiders('Sentinel 1', 'Sentinel 1', 'Professor X 3', 'Cyclops 1');
  t.play('1 block:Sentinel>Spider-Man,Sentinel>Red Hulk', '0 pass');
  assert.deepEqual(t.dice(0, 'prep'), ['Red Hulk', 'Spider-Man']);
  t.play('0 resolve:0', '0 accept');
  assert.deepEqual(t.open(0, 'choose'), ['Choose Cyclops (level 1)', 'Choose Professor X (level 3)']);
  t.play('0 choose:Cyclops', '0 accept');
  assert.deepEqual(t.dice(1, 'field'), [], 'Cyclops by 6 of Spider-Man, Professor X by 9 of Red Hulk');
  const last = t.match.events.flat().findLast(({ kind }) => kind === 'damaged');
  assert.equal(last?.facts?.source, t.die(0, 'Red Hulk'), 'each deals its own');
});
test('126 Spider-Man, Superhero: with the attack it had, bonuses of the pair included; it may be declined', () => {
  const t = spiders('Sentinel 3', 'Magneto 3');
  t.play('1 block:Sentinel>Spider-Man', '0 pass', '0 accept');
  assert.ok(t.log.some(line => /^Magneto.* takes 6 damage/.test(line)));
  const no = spiders('Sentinel 3', 'Magneto 3');
  no.play('1 block:Sentinel>Spider-Man', '0 pass', '0 decline');
  assert.ok(!no.log.some(line => /^Magneto.* takes/.test(line)));
});
test('126 Spider-Man, Superhero: not when he is alone', () => {
  const t = scenario({
    step: 'attack',
    cards: [[126], [MAGNETO, 115]],
    field: [['Spider-Man 1'], ['Sentinel 1', 'Magneto 1']],
  });
  t.play('0 attack:Spider-Man', '1 block:Sentinel>Spider-Man', '0 pass');
  assert.equal(t.asked(1).id, 'turn.reroll');
});
