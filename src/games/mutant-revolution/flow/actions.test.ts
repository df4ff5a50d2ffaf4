// A Player Character's turn: two Actions, walking, and Powers that change them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAR, statsOf, turnOf, whereIs } from '../scenario/testing.ts';

const SWARM = { mission: 'Sentinel Swarm', tokens: FAR };

test('MR-ACT-01 MR-ACT-02 MR-ACT-03 none, one or two Actions, of the same kind too', () => {
  const t = turnOf(0, ['Rogue E1', 'Cable E9'], SWARM);
  assert.deepEqual(t.open(0), ['Move', 'Done']);
  t.play('0 move', '0 to:E2', '0 move', '0 to:E3');
  assert.deepEqual([whereIs(t, 0), t.at === 'pcTurn.act'], ['E3', false]);
  const rested = turnOf(0, ['Rogue E1', 'Cable E9'], SWARM).play('0 done');
  assert.notEqual(rested.at, 'pcTurn.act');
});

test('MR-MOV-01 MR-MOV-04 MR-ATR-04 MR-EX-16 one Move goes up to SPD hexes, two twice as far', () => {
  const t = turnOf(0, ['Beast E1', 'Cable I5'], SWARM).play('0 move');
  assert.ok(t.open(0, 'to').includes('E5') && !t.open(0, 'to').includes('E6'));
  t.play('0 to:E5', '0 move', '0 to:E9');
  assert.equal(whereIs(t, 0), 'E9');
});

test('MR-MOV-02 MR-MOV-03 MR-RUL-23 MR-RUL-24 obstacles, characters and tokens are in the way', () => {
  const t = turnOf(0, ['Rogue A1 4/4/1', 'Cable A2'], { mission: 'Weapons Cache', tokens: ['B1'] }).play('0 move');
  assert.deepEqual(t.open(0, 'to'), ['B2']);
});

test('MR-RUL-92 a Move enters a hex; boxed in there is none; out and back takes SPD 2', () => {
  const boxed = turnOf(0, ['Rogue A1', 'Cable A2', 'Pixie B2'], { mission: 'Weapons Cache', tokens: ['B1'] });
  assert.equal(boxed.refused('0 move'), 'MR-RUL-92');
  assert.ok(turnOf(0, ['Rogue A1', 'Cable I5'], SWARM).play('0 move').open(0, 'to').includes('A1'));
});

test('MR-EX-18 MR-RUL-101 after a Move Wolverine regains a lost point for each token, as he likes', () => {
  const position = { ...SWARM, with: { Wolverine: '3 power' } };
  const t = turnOf(0, ['Wolverine E1 4/3/4', 'Cable E9'], position).play('0 move', '0 to:E2');
  assert.deepEqual([t.at, t.waiting], ['moment.react', [0]]);
  t.play('0 power:Wolverine');
  assert.deepEqual(t.open(0, 'restore'), ['ATK, now 4', 'DEF, now 3', 'SPD, now 4']);
  t.play('0 restore:SPD', '0 power:Wolverine', '0 restore:DEF', '0 power:Wolverine');
  assert.deepEqual([statsOf(t, 0), t.world.power[65]], ['5/4/5', 0]);
});

test('MR-CHA-01 Storm’s Charter lengthens a Move of her Student by three hexes', () => {
  const t = turnOf(3, ['', '', '', 'Pixie E1'], { ...SWARM, with: { Storm: '1 power' } }).play('3 move');
  t.play('3 power:Fair Winds');
  assert.deepEqual(
    ['E7', 'E8'].map(hex => t.open(3, 'to').includes(hex)),
    [true, false],
  );
  assert.equal(t.world.power[68], 0);
});

test('MR-RUL-01 Kitty Pryde walks through everything, and is not boxed in', () => {
  const t = turnOf(0, ['Kitty Pryde A1', 'Cable A2', 'Pixie B2'], {
    mission: 'Weapons Cache',
    tokens: ['B1'],
    with: { 'Kitty Pryde': '1 power' },
  });
  t.play('0 move', '0 power:Kitty Pryde');
  assert.ok(t.open(0, 'to').includes('C2') && !t.open(0, 'to').includes('B1'));
});

test('MR-RUL-24 Mercury passes through Characters, and objects stop her as obstacles do', () => {
  const corner = (pcs: string[], tokens: string[]) =>
    turnOf(0, ['Mercury E1 2/2/1', ...pcs], { mission: 'Weapons Cache', tokens, with: { Mercury: '1 power' } });
  assert.equal(corner(['Cable E9'], ['D1', 'E2', 'F1']).refused('0 move'), 'MR-RUL-92');
  const t = corner(['Cable D1'], ['E2', 'F1']).play('0 move', '0 power:Mercury');
  assert.deepEqual(t.open(0, 'to'), ['C1', 'D2']);
});

test('MR-RUL-24 who passes through obstacles too passes through objects', () => {
  const t = turnOf(0, ['Archangel E1', 'Cable E9'], {
    mission: 'Weapons Cache',
    tokens: ['D1', 'E2', 'F1'],
    with: { Archangel: '1 power' },
  }).play('0 move', '0 power:Archangel');
  assert.ok(t.open(0, 'to').includes('E3') && !t.open(0, 'to').includes('E2'));
});

test('MR-RUL-92 Kitty Pryde does not end where she began if all around is taken', () => {
  const t = turnOf(0, ['Kitty Pryde E1', 'Cable D1', 'Rogue E2', 'Pixie F1'], {
    ...SWARM,
    with: { 'Kitty Pryde': '1 power' },
  }).play('0 move', '0 power:Kitty Pryde');
  assert.ok(t.open(0, 'to').includes('E3') && !t.open(0, 'to').includes('E1'));
});

test('MR-RUL-92 whoever does not use it is stuck, and has used up the Action', () => {
  const t = turnOf(0, ['Kitty Pryde A1', 'Cable A2', 'Pixie B2'], {
    mission: 'Weapons Cache',
    tokens: ['B1'],
    with: { 'Kitty Pryde': '1 power' },
  });
  t.play('0 move', '0 pass');
  assert.deepEqual([t.at, t.world.fight!.pcs[0]!.actions], ['pcTurn.act', 1]);
});

test('MR-ACT-01 Northstar’s extra Action is a Move and nothing else', () => {
  const t = turnOf(0, ['Northstar E4', 'Cable E5', 'Pixie E3'], { ...SWARM, with: { Northstar: '1 power' } });
  t.play('0 power:Northstar', '0 attack:Cable').idleTo('pcTurn.act').play('0 attack:Pixie').idleTo('pcTurn.act');
  assert.deepEqual([t.open(0), t.refused('0 attack:Cable')], [['Move', 'Done'], 'MR-ACT-01']);
  t.play('0 move', '0 to:D4');
  assert.notEqual(t.at, 'pcTurn.act');
});

test('MR-ACT-07 MR-RUL-104 a Power that is a Special Action takes an Action and stirs the fight', () => {
  const t = turnOf(0, ['Triage E4 1/1/1', 'Cable E9'], { ...SWARM, with: { Triage: '1 power' } });
  t.play('0 power:Triage', '0 restore:DEF', '0 restore:DEF');
  assert.deepEqual([statsOf(t, 0), t.world.fight!.pcs[0]!.actions, t.world.fight!.stirred], ['1/3/1', 1, true]);
});

test('MR-RUL-01 Nightcrawler appears elsewhere within three hexes; Magneto moves another', () => {
  const t = turnOf(0, ['Nightcrawler E4', 'Cable E9'], { ...SWARM, with: { Nightcrawler: '1 power' } });
  t.play('0 power:Nightcrawler');
  assert.ok(t.open(0, 'to').includes('E7') && !t.open(0, 'to').includes('E8'));
  t.play('0 to:E7');
  assert.equal(whereIs(t, 0), 'E7');
  const far = turnOf(2, ['Rogue E4', 'Cable E9', 'Magneto E6'], { ...SWARM, with: { Magneto: '1 power' } });
  far.play('2 power:Magneto', '2 choose:Cable', '2 to:D8');
  assert.equal(whereIs(far, 1), 'D8');
});
