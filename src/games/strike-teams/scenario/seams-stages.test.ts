// Seams at the ends of turns, rounds, stages and missions: several cards at once, last points, ties, full dials.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena } from '../table/testing.ts';
import { scenario } from './scenario.ts';

test('ST-CMD-01 ST-CMD-02 a full dial stays at 12 when a round begins', () => {
  const t = scenario({ at: 'command', figures: { cap: '0,0', s1: '9,9' }, cp: [12, 11] });
  assert.deepEqual(t.world.cp, [12, 12]);
});
test('ST-CMD-02 the CP of a standing Generator go beyond 12 no more than others', () => {
  const t = scenario({
    at: 'command',
    round: 5,
    stages: ['s1-2', 's2-5', 's3-1'],
    tokens: [['generator', '5,5', 2]],
    figures: { cap: '0,0', s1: '9,9' },
    cp: [3, 11],
  });
  assert.deepEqual([t.world.round, t.world.cp], [6, [4, 12]]);
});
test('ST-DIE-06 ST-CMD-02 a miss with the die gives the others no thirteenth CP', () => {
  const t = scenario({ figures: { cap: '0,0', s1: '9,9' }, cp: [0, 12], dice: [4] });
  t.play('0 activate:cap', '0 roll:3');
  assert.deepEqual(t.world.cp, [0, 12]);
});
test('ST-APZ-03 ST-DIE-07 AP of the die that pass the red space at home are lost', () => {
  const t = scenario({ figures: { cap: '0,0', s1: '9,9' }, zones: ['A', ''], ap: { cap: 5 }, dice: [3] });
  t.play('0 activate:cap', '0 roll:3');
  assert.equal(t.ap('cap'), 6);
});
test('ST-OPS-10 ST-RUL-96 a Prison that falls in the last turn of Stage 1 is not failed with it', () => {
  const t = scenario({
    round: 4,
    stages: ['s1-1', 's2-1', 's3-1'],
    map: 'W1',
    figures: { may: '9,3', winter: '18,2' },
    tokens: [['prison', '8,3']],
    green: '0,5',
    red: '18,2',
  });
  t.turn('may').play('0 breakToken:prison', '0 end').idleTo('mastermindPhase.activate');
  assert.deepEqual([t.world.round, t.world.op, t.stage(1)], [5, [0, 0], 's1-1']);
});
test('ST-END-01 ST-END-02 two cards that run out with the same round are both failed', () => {
  const t = scenario({
    at: 'endPhase',
    round: 8,
    stages: ['s1-2', 's2-1', 's3-1'],
    tokens: [
      ['dossier', '3,3'],
      ['superweapon', '5,5', 2],
    ],
    figures: { cap: '0,0', s1: '9,9' },
  });
  assert.deepEqual([t.world.op, t.token('dossier'), t.token('superweapon')], [[0, 5], 'gone', 'gone']);
});
test('ST-RUL-95 ST-OPS-02 bombs that are left explode before their card is scored, and fell a hero beside one', () => {
  const t = scenario({
    at: 'endPhase',
    round: 8,
    stages: ['s1-3', 's2-2', 's3-1'],
    isClosed: [true, false, false],
    tokens: [['bomb', '3,3', 2]],
    figures: { cap: '3,4', winter: '4,3', s1: '9,9' },
    wounds: { cap: { attack: 2, defend: 2 }, winter: { attack: 2, defend: 2 } },
  });
  assert.deepEqual([t.where('cap'), t.where('winter'), t.world.op], ['down', 'down', [1, 4]]);
});
test('ST-END-05 ST-END-06 the last points of round 12 make a draw, and nobody has won', () => {
  const t = scenario({
    at: 'endPhase',
    round: 12,
    stages: ['s1-1', 's2-1', 's3-1'],
    isClosed: [false, true, true],
    tokens: [{ token: 'prison' }, ['prisoner', 'cap']],
    deeds: [[3, 'damaged', 'prison']],
    figures: { cap: '3,3', s1: '9,9' },
    op: [4, 0],
  });
  assert.deepEqual([t.world.op, t.state.result?.ranks, t.state.result?.rule], [[4, 4], [1, 1], 'ST-END-06']);
});
test('ST-TOK-09 ST-END-05 the Prisoner who comes home in the last turn of round 12 wins the mission', () => {
  const t = scenario({
    round: 12,
    stages: ['s1-1', 's2-1', 's3-1'],
    isClosed: [false, true, true],
    green: '4,3',
    tokens: [{ token: 'prison' }, ['prisoner', 'cap']],
    deeds: [[3, 'damaged', 'prison']],
    figures: { cap: '3,3', s1: '9,9' },
    op: [0, 3],
  });
  t.turn('cap').play('0 advance:4,3', '0 end');
  assert.deepEqual(
    [t.world.op, t.state.result?.ranks],
    [
      [4, 3],
      [1, 2],
    ],
  );
});
test('ST-RUL-112 the blow that would free a controlled hero and fells it is the Mastermind’s, for both', () => {
  const t = scenario({
    round: 9,
    stages: ['s1-1', 's2-1', 's3-6'],
    isClosed: [true, true, false],
    picks: ['', '', 'quake'],
    figures: { cap: '3,3', quake: '4,3', s1: '9,9' },
    wounds: { quake: { attack: 2, defend: 1 } },
  });
  t.turn('cap').play('0 attack', '0 figure:quake').idleTo('turn.act');
  assert.deepEqual([t.where('quake'), t.world.op, t.stage(3)], ['down', [0, 5], 's3-6 failed']);
});
test('ST-OPS-08 a controlled hero who falls by a soldier first is the Mastermind’s', () => {
  const t = scenario({
    at: 'mastermind',
    round: 9,
    stages: ['s1-1', 's2-1', 's3-6'],
    isClosed: [true, true, false],
    picks: ['', '', 'quake'],
    figures: { cap: '0,0', quake: '4,3', s1: '7,3' },
    wounds: { quake: { attack: 1, defend: 2, move: 2 } },
  });
  t.turn('soldiers').play('1 mobilize:s1', '1 attack', '1 figure:quake').idleTo('turn.act');
  assert.deepEqual([t.where('quake'), t.world.op, t.stage(3)], ['down', [0, 5], 's3-6 failed']);
});
test('ST-RET-10 ST-OPS-07 the last hero out in Stage 3 scores at once, and nothing is left for round 12', () => {
  const t = scenario({
    round: 10,
    stages: ['s1-1', 's2-1', 's3-1'],
    isClosed: [true, true, false],
    green: '0,0',
    out: 'may',
    deeds: [[9, 'out', 'may']],
    figures: { cap: '0,0', s1: '9,9' },
  });
  t.play('0 activate:cap', '0 extract');
  assert.deepEqual([t.world.op, t.stage(3)], [[4, 0], 's3-1 won']);
  assert.deepEqual(t.idleTo('').world.op, [4, 0]);
});
test('ST-RUL-93 ST-RUL-94 a leader who retreats is defeated: its head and its first defeat score', () => {
  const t = scenario({
    at: 'mastermind',
    round: 6,
    stages: ['s1-1', 's2-1', 's3-2'],
    isClosed: [true, true, false],
    picks: ['', '', 'winter'],
    figures: { cap: '0,0', winter: '5,5', rad: '9,9' },
  });
  t.play('1 activate:winter', '1 retreat');
  assert.deepEqual([t.world.op, t.picks(3), t.at], [[3, 0], ['winter', 'rad'], 'mastermindPhase.activate']);
});
test('ST-SPC-06 ST-END-05 a hero who is felled in the last turn of the mission is still a point', () => {
  const t = scenario({
    round: 12,
    map: arena(12, 12, { '4,3': 'm' }),
    figures: { cap: '3,3', s1: '9,9' },
    wounds: { cap: { attack: 1, defend: 2, move: 1 } },
  });
  t.turn('cap').play('0 attack', '0 object:4,3');
  assert.deepEqual(
    [t.world.op, t.state.result?.ranks],
    [
      [0, 1],
      [2, 1],
    ],
  );
});
