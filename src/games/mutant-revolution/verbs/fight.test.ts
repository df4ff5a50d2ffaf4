// Tests of effects in the arena, card by card, and of the Powers that are there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAR, statsOf, turnOf, whereIs } from '../scenario/testing.ts';

const SWARM = { mission: 'Sentinel Swarm', tokens: FAR };
const rolls = (lines: string[]): string[] => lines.filter(line => /^Attack \d/.test(line));

test('MR-POW-04 who stays at home lends no Power', () => {
  const t = turnOf(0, ['Rogue E4', 'Cable E5'], { ...SWARM, more: [['Dagger, 2 power']] }).play('0 attack:Cable');
  assert.ok(rolls(t.log()).length === 1);
});

test('MR-CHA-05 MR-RUL-127 a Charter is for the own Hero or Student in the arena, for nobody else', () => {
  const bystander = turnOf(0, ['Rogue E4', 'Cable A1', 'Pixie E5'], { ...SWARM, with: { Cyclops: '3 power' } });
  assert.equal(rolls(bystander.play('0 attack:Pixie').log()).length, 1);
  assert.notEqual(bystander.at, 'moment.react');
  const absent = turnOf(0, ['Rogue E4', '', 'Pixie E5'], { ...SWARM, with: { Cyclops: '3 power' } });
  assert.notEqual(absent.play('0 attack:Pixie').at, 'moment.react');
});

test('MR-CHA-01 Cyclops’s Charter rolls the own dice again', () => {
  const position = { ...SWARM, with: { Cyclops: '1 power' }, dice: [1, 1, 6, 6, 6, 6, 6, 5] };
  const t = turnOf(1, ['Rogue E4', 'Cable E5 2/3/5'], position);
  t.play('1 attack:Rogue', '1 power:Field Tactics');
  assert.ok(t.log().includes('seat 1 rolls again: 6 and 5.'));
});

test('MR-RUL-134 in a match Charters help too, but not a Leader who fights', () => {
  const match = (pc: string) => turnOf(2, ['Nightcrawler E7', '', pc], { with: { Magneto: '1 power' } });
  assert.deepEqual(match('Rogue E5').open(2, 'attack'), ['Attack Nightcrawler']);
  const leads = turnOf(2, ['Nightcrawler E8', '', 'Magneto E5'], { with: { Magneto: '1 power' } }).play('2 pass');
  assert.deepEqual(leads.open(2, 'attack'), []);
});

test('MR-RUL-149 what is triggered together runs from whoever acts, then clockwise', () => {
  const t = turnOf(2, ['Pixie E5', '', 'Oya E4 3/1/3'], {
    ...SWARM,
    with: { Oya: '1 power', Pixie: '1 power' },
    dice: [6, 1, 1, 1, 1],
  });
  t.play('2 attack:Pixie', '0 lower:SPD');
  assert.deepEqual([t.at, t.waiting], ['moment.react', [2]]);
  t.play('2 power:Oya');
  assert.deepEqual([statsOf(t, 2), t.waiting], ['3/2/3', [0]]);
  t.play('0 power:Pixie', '0 to:E7');
  assert.equal(whereIs(t, 0), 'E7');
});

test('MR-RUL-95 X-23 rolls up to two dice of her choice again, each once', () => {
  const dice = [1, 1, 2, 6, 6, 6, 6, 6, 5, 4];
  const t = turnOf(0, ['X-23 E4', 'Rogue E5'], { ...SWARM, with: { 'X-23': '1 power' }, dice });
  t.play('0 attack:Rogue', '0 power:X-23');
  assert.deepEqual([t.at, t.open(0)], ['reroll.choose', ['The 1', 'The 2', 'The 6', 'Enough']]);
  t.play('0 reroll:1', '0 reroll:1');
  assert.ok(t.log().includes('seat 0 rolls again: 5, 4, 2 and 6.'));
});

test('MR-RUL-95 Storm turns a die of hers by two, to 6 at most', () => {
  const dice = [1, 5, 6, 6, 4, 4];
  const t = turnOf(3, ['Rogue E4 4/2/4', '', '', 'Storm E5'], { ...SWARM, with: { Storm: '1 power' }, dice });
  t.play('3 attack:Rogue', '3 power:Storm');
  assert.deepEqual(t.open(3), ['The 1 to 3', 'The 5 to 6']);
});

test('MR-RUL-05 MR-RUL-97 dice are added and taken away before the roll, down to none', () => {
  const armor = turnOf(0, ['Rogue E4 1/4/4', 'Armor E5 2/1/2'], {
    ...SWARM,
    with: { Armor: '1 power' },
    dice: [6, 1, 1, 1],
  });
  armor.play('0 attack:Armor', '1 power:Armor');
  assert.deepEqual(rolls(armor.log()), ['Attack 6, defence 1, 1 and 1.']);
  const quire = turnOf(0, ['Quentin Quire E4 1/3/4', 'Rogue E5 4/2/4'], {
    ...SWARM,
    with: { 'Quentin Quire': '1 power' },
    dice: [3],
  }).play('0 attack:Rogue', '0 power:Quentin Quire');
  assert.ok(quire.log().includes('Rogue takes 1 Damage.'));
});

test('MR-ATK-09 MR-RUL-01 Shark-Girl’s unopposed dice hit from 2 on; Firestar’s 6 hurts more', () => {
  const shark = turnOf(0, ['Shark-Girl E4 2/2/2', 'Rogue E5 4/1/4'], {
    ...SWARM,
    with: { 'Shark-Girl': '1 power' },
    dice: [2, 2, 6],
  }).play('0 attack:Rogue', '0 power:Shark-Girl');
  assert.ok(shark.log().includes('Rogue takes 1 Damage.'));
  const star = turnOf(0, ['Firestar E4 1/2/4', 'Rogue E5 4/1/4'], {
    ...SWARM,
    with: { Firestar: '1 power' },
    dice: [6, 1],
  });
  assert.ok(star.play('0 attack:Rogue', '0 power:Firestar').log().includes('Rogue takes 2 Damage.'));
});

test('MR-RUL-01 what Iceman freezes attacks with one die less to the end of the next Mission Turn', () => {
  const t = turnOf(0, ['Iceman E4 1/4/4', 'Rogue E5 4/1/4'], { ...SWARM, with: { Iceman: '1 power' }, dice: [6, 1] });
  t.play('0 attack:Rogue', '1 lower:SPD', '0 power:Iceman');
  assert.deepEqual(t.world.lasting, [{ kind: 'dice.attack', whom: 1, n: -1, by: 0, until: 'nextMissionTurn' }]);
});

test('MR-RUL-01 after a hit Polaris pushes her target to a free hex beside it', () => {
  const t = turnOf(0, ['Polaris E4 1/5/4', 'Rogue E5 4/1/4'], { ...SWARM, with: { Polaris: '1 power' }, dice: [6, 1] });
  t.play('0 attack:Rogue', '1 lower:SPD', '0 power:Polaris');
  assert.deepEqual(t.open(0, 'to'), ['D4', 'D5', 'E6', 'F4', 'F5']);
  t.play('0 to:E6');
  assert.equal(whereIs(t, 1), 'E6');
});

test('MR-RUL-01 Magik steps through a disc as one Action and has an attack to spare', () => {
  const t = turnOf(0, ['Magik E1', 'Rogue E6', 'Pixie D5'], { ...SWARM, with: { Magik: '1 power' } });
  t.play('0 power:Magik', '0 to:E5', '0 attack:Rogue');
  t.idleWhile(() => t.at !== 'pcTurn.act');
  t.play('0 attack:Pixie');
  t.idleWhile(() => t.at === 'damage.lower' || t.at === 'defeat.ransom' || t.at === 'defeat.recruit');
  assert.notEqual(t.at, 'pcTurn.act');
});

test('MR-RUL-127 a Reaction prevents Damage, saves from the worst, or gives another Action', () => {
  const field = turnOf(0, ['Rogue E4 1/4/4', 'Pixie E5 2/1/3'], {
    ...SWARM,
    hands: [[], ['Force Field']],
    pp: [1, 2, 1, 1],
    dice: [6, 1],
  });
  field.play('0 attack:Pixie', '1 pass', '1 play:Force Field');
  assert.equal(statsOf(field, 1), '2/1/3');
  const more = turnOf(0, ['Rogue E4', 'Pixie E9'], { ...SWARM, hands: [['Secondary Mutation']], pp: [2, 1, 1, 1] });
  more.play('0 play:Secondary Mutation');
  assert.equal(more.world.fight!.pcs[0]!.actions, 3);
});

test('MR-RUL-126 nobody leaves a mission', () => {
  const verbs = turnOf(0, ['Rogue E4', 'Pixie E5'], SWARM)
    .asked(0)[0]!
    .options.map(({ verb }) => verb);
  assert.deepEqual([...new Set(verbs)], ['move', 'attack', 'done']);
});
