// Defeat, respawn, retreat and extraction, the order of activations, rounds and Command Points.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DOWN } from '../table/world.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const has = (t: Scenario, seat: number, verb: string): boolean =>
  t.options(seat).some(option => option.split(':')[0] === verb);
/** Cap is defeated and has his turn before him. */
function fallen(position: object = {}): Scenario {
  const t = scenario({
    figures: { cap: '3,3', iron: '8,8', s1: '5,5' },
    cards: ['Shield Block', 'Hold the Line'],
    wounds: { cap: { attack: 2, defend: 2, move: 2, 'Shield Block': 3, 'Hold the Line': 3 } },
    dt: { 'Hold the Line': 2 },
    ap: { cap: 4 },
    green: '0,0 1,0',
    ...position,
  } as never);
  t.world.presence[0] = DOWN;
  t.world.at[0] = -1;
  return t;
}

test('ST-RSP-02 ST-RSP-03 ST-RSP-05 ST-RUL-72 the next turn is the respawn, healed, on a green point of choice', () => {
  const t = fallen().play('0 activate:cap');
  assert.equal(t.at, 'respawn.to');
  t.play('0 to:1,0');
  assert.deepEqual([t.where('cap'), t.wounds('cap'), t.dt('Hold the Line'), t.ap('cap')], ['1,0', 0, 1, 4]);
  assert.equal(t.at, 'heroPhase.floor');
});
test('ST-RSP-04 ST-RUL-74 until its following turn nothing happens to it', () => {
  const t = fallen({ figures: { cap: '3,3', iron: '8,8', winter: '3,0' } }).play('0 activate:cap', '0 to:1,0');
  t.idleTo('mastermindPhase.activate').play('1 activate:winter', '1 addAp');
  assert.equal(t.world.isSafe[0], true);
  t.play('1 attack');
  assert.equal(t.options(1).includes('figure:cap'), false);
});
test('ST-RSP-06 ST-RUL-73 where all points are taken the nearest free squares serve', () => {
  const t = fallen({ figures: { cap: '3,3', iron: '0,0', may: '1,0' } }).play('0 activate:cap');
  assert.deepEqual(t.options(0).length, 4);
});
test('ST-RET-01 ST-RET-02 ST-RET-03 ST-RET-04 ST-RET-05 a retreat is a defeat, and the turn is over', () => {
  const t = scenario({
    figures: { cap: '3,3', iron: '8,8' },
    cards: ['Hold the Line'],
    dt: { 'Hold the Line': 2 },
    green: '0,0',
  }).play('0 activate:cap', '0 retreat');
  assert.deepEqual([t.where('cap'), t.world.op, t.dt('Hold the Line'), t.at], ['down', [0, 1], 1, 'heroPhase.floor']);
  t.turn('iron').play('0 end', '0 activate:cap');
  assert.deepEqual([t.where('cap'), t.world.round], ['0,0', 3]);
  const late = scenario({ figures: { cap: '3,3' }, dice: [3] }).play('0 activate:cap', '0 roll:1');
  assert.equal(has(late, 0, 'retreat'), false);
});
test('ST-RET-06 ST-RET-07 ST-RUL-78 ST-RUL-79 on an own point a character may leave for good, without OP', () => {
  const t = scenario({ figures: { cap: '0,0', iron: '8,8' }, green: '0,0' }).play('0 activate:cap', '0 extract');
  assert.deepEqual([t.where('cap'), t.world.op], ['out', [0, 0]]);
  assert.deepEqual(
    t.options(0).filter(option => option.startsWith('activate')),
    ['activate:iron'],
  );
  assert.equal(has(scenario({ figures: { cap: '1,0' }, green: '0,0' }).play('0 activate:cap'), 0, 'extract'), false);
});
test('ST-RET-08 the defeated are not extracted', () => {
  assert.equal(fallen().play('0 activate:cap').at, 'respawn.to');
});
test('ST-RET-09 ST-EX-41 after a respawn in round 10 the earliest extraction is in round 12', () => {
  const at = (round: number): boolean => {
    const t = scenario({ figures: { may: '0,0' }, green: '0,0', round });
    t.world.respawned[2] = 10;
    return has(t.play('0 activate:may'), 0, 'extract');
  };
  assert.deepEqual([at(11), at(12)], [false, true]);
});
test('ST-RUL-71 a character that falls in its own turn has no more of it', () => {
  const t = scenario({
    figures: { cap: '3,3', iron: '9,9', winter: '4,3' },
    cards: ['Deflect'],
    ap: { winter: 1 },
    wounds: { cap: { attack: 1, defend: 2, move: 2 } },
  }).turn('cap');
  t.play('0 attack', '0 figure:winter', '1 card:Deflect');
  assert.deepEqual([t.where('cap'), t.at], ['down', 'heroPhase.floor']);
});

test('ST-RND-02 ST-RND-03 ST-RND-04 ST-RND-05 ST-RND-06 Command, Mastermind, Hero, End; each acts once', () => {
  const t = scenario({ at: 'command', figures: { cap: '0,0', iron: '0,2', winter: '9,9', s1: '9,7' }, round: 2 });
  assert.deepEqual([t.at, t.world.round, t.world.cp], ['mastermindPhase.activate', 3, [1, 1]]);
  t.play('1 activate:soldiers', '1 addAp');
  assert.equal(has(t, 1, 'activate'), false);
  t.play('1 end');
  assert.deepEqual(t.options(1), ['activate:winter', 'endPhase']);
  t.play('1 activate:winter', '1 addAp', '1 end', '0 activate:iron', '0 addAp', '0 end');
  assert.ok(!t.options(0).includes('activate:iron'));
  t.play('0 activate:cap', '0 addAp', '0 end');
  assert.deepEqual([t.at, t.world.round], ['mastermindPhase.activate', 4]);
});
test('ST-CMD-01 ST-CMD-02 ST-CMD-03 both teams gain 1 CP a round, 12 at most', () => {
  const t = scenario({ at: 'command', figures: { cap: '0,0', winter: '9,9' }, cp: [12, 3] });
  assert.deepEqual(t.world.cp, [12, 4]);
});
test('ST-RUL-103 ending a phase activates the others, who add AP', () => {
  const t = scenario({ at: 'mastermind', figures: { cap: '0,0', winter: '9,9', rad: '9,7' } }).play('1 endPhase');
  assert.deepEqual([t.ap('winter'), t.ap('rad'), t.at], [6, 6, 'heroPhase.floor']);
});
test('ST-RUL-03 ST-CMD-07 ST-SEAT-03 any hero seat may begin, or let others go first', () => {
  const t = scenario({ seats: 3, figures: { cap: '0,0', iron: '0,2', winter: '9,9' } });
  t.world.owner[1] = 1;
  assert.deepEqual([...t.waiting], [0, 1]);
  t.play('0 defer');
  assert.deepEqual([...t.waiting], [1]);
  t.play('1 activate:iron');
  assert.deepEqual([...t.waiting], [1]);
  t.play('1 addAp', '1 end');
  assert.deepEqual([...t.waiting], [0]);
  const both = scenario({ seats: 3, figures: { cap: '0,0', iron: '0,2' } });
  both.world.owner[1] = 1;
  both.play('0 defer', '1 defer');
  assert.deepEqual([both.at, ...both.waiting], ['heroPhase.must', 0]);
});
test('ST-RND-01 ST-RND-12 ST-END-05 ST-END-06 after round 12 more OP win, equal OP are a draw', () => {
  const end = (op: [number, number]): number[] =>
    scenario({ at: 'endPhase', round: 12, rounds: 12, op, figures: { cap: '0,0' } }).state.result!.ranks;
  assert.deepEqual(
    [end([3, 2]), end([2, 3]), end([2, 2])],
    [
      [1, 2],
      [2, 1],
      [1, 1],
    ],
  );
});
test('ST-RET-11 a defeat costs one round out of action, a retreat two', () => {
  /** Rounds in which the character could not act, until it can. */
  const lost = (t: Scenario): number => {
    let rounds = 0;
    for (let round = 0; round < 5; round++) {
      t.idleTo('heroPhase.floor').play('0 activate:cap');
      if (t.at === 'activation.open') return rounds;
      rounds++;
      t.idleTo('heroPhase.floor').play('0 endPhase').idleTo('mastermindPhase.activate');
    }
    return rounds;
  };
  assert.equal(lost(fallen()), 1);
  const retreated = scenario({ figures: { cap: '3,3', iron: '5,5', s1: '9,9' }, green: '0,0 0,1' });
  retreated.play('0 activate:cap', '0 retreat', '0 endPhase').idleTo('mastermindPhase.activate');
  assert.equal(1 + lost(retreated), 2);
});
