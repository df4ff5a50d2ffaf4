// Seams between rounds: Upkeep with nothing left, the end of a round, and the Final Tournament.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from './scenario.ts';
import { statsOf } from './testing.ts';

const upkeep = (position: Position): Scenario => scenario({ at: 'upkeep', seats: 3, ...position });
/** Students of the others. */
const REST = [['Anole'], ['Broo']];
const QUIET = ['Wolverine, 0 power', 'Cyclops, 0 power', 'Magneto, 0 power', 'Storm, 0 power'];
const final = (rp: number[], position: Position = {}): Scenario =>
  scenario({ at: 'winning', own: QUIET.map(leader => [leader]), rp, hope: [5, 3, 4, 9], ...position });

test('MR-UPK-14 MR-RUL-33 the last Hero leaves unpaid, and the School meets its despair in the same stage', () => {
  const t = upkeep({ own: [['Rogue'], ...REST], hope: [0, 5, 5] });
  assert.deepEqual([t.at, t.own(0), t.open(0)], ['upkeep.despair', [], ['Lose 0 Hope', 'Lose 1 Revolution Point']]);
  t.play('0 loseHope');
  assert.deepEqual([t.world.hope[0], t.world.rp[0]], [0, 1]);
});

test('MR-UPK-12 MR-UPK-14 a Triumph Token brings its Hope before the Hero that holds it is let go', () => {
  const t = upkeep({ own: [['Rogue, triumph', 'Beast', 'Pixie']], hope: [0, 5, 5] });
  assert.equal(t.world.hope[0], 2);
  t.play('0 pay:Beast');
  assert.deepEqual([t.own(0), t.world.hope[0]], [['Beast', 'Pixie'], 1]);
});

test('MR-RUL-33 MR-RUL-34 half of what is left after the wages, and the Injured do not count', () => {
  const own = [['Rogue, injured', 'Pixie, injured', 'Armor, injured', 'Dust, injured']];
  const t = upkeep({ own, hope: [4, 5, 5] }).play('0 recover:', '0 pay:Rogue');
  assert.deepEqual([t.at, t.open(0)[0]], ['upkeep.despair', 'Lose 3 Hope']);
});

test('MR-UPK-03 MR-UPK-16 whoever recovers in the same Upkeep does not despair', () => {
  const t = upkeep({ own: [['Pixie, injured']], hope: [4, 5, 5] })
    .play('0 recover:Pixie')
    .idleTo('playStage.act');
  assert.ok(!t.kinds.includes('hopeLost'));
});

test('MR-UPK-08 MR-UPK-11 the sixth token comes from Recover, and the advance may be the sixth point', () => {
  const own = [['Rogue', 'Beast', 'Pixie', 'Armor', 'Dust, 0 power']];
  const t = upkeep({ own, rp: [5, 1, 1] }).play('0 recover:Dust', '0 advance:Wolverine+Rogue+Beast+Pixie+Armor+Dust');
  assert.deepEqual([t.world.rp[0], t.state.result, t.at], [6, null, 'upkeep.wages']);
});

test('MR-UPK-18 MR-REV-05 the advance of this Upkeep counts for the Plot Points of this round', () => {
  const own = [['Rogue', 'Beast', 'Pixie', 'Armor', 'Dust'], ...REST];
  const t = upkeep({ own, rp: [2, 1, 1], pp: [0, 6, 1] }).play('0 advance:Wolverine+Rogue+Beast+Pixie+Armor+Dust');
  t.idleTo('playStage.act');
  assert.deepEqual(
    [t.world.rp, t.world.pp],
    [
      [3, 1, 1],
      [3, 1, 1],
    ],
  );
});

test('MR-WIN-02 MR-WIN-03 6 alone wins, 5 goes on, whoever commands', () => {
  assert.deepEqual(final([5, 6, 5, 5]).state.result?.ranks, [2, 1, 2, 2]);
  assert.deepEqual([final([5, 5, 5, 5]).state.result, final([5, 5, 5, 5]).world.round], [null, 2]);
});

test('MR-TOU-08 MR-RUL-131 of three one cannot fight: the other two do, after its match is forfeited', () => {
  const own = [['Wolverine, 0 power'], ['Cyclops, injured'], ['Magneto, 0 power'], ['Storm']];
  const t = final([6, 6, 6, 1], { own });
  assert.deepEqual([t.at, t.waiting, t.kinds.includes('matchForfeited')], ['match.pick', [2], true]);
  t.play('2 pick:Magneto');
  assert.deepEqual(t.waiting, [0]);
});

test('MR-RUL-130 of three with equal Hope the lowest roll is sure, and those tied around the cut roll again', () => {
  const dice = [1, 1, 1, 5, 5, 5, 5, 5, 5, 6, 6, 6, 2, 2, 2];
  const t = final([6, 6, 6, 1], { hope: [4, 4, 4, 9], dice: [...dice, 1, 1, 1, 6, 6, 6] });
  assert.deepEqual([t.at, t.waiting], ['match.pick', [0]]);
  t.play('0 pick:Wolverine');
  assert.deepEqual(t.waiting, [2]);
});

test('MR-TOU-04 MR-TOU-12 the winner of a match is whole again in the next, without its tokens', () => {
  const own = [['Wolverine, 1 power'], ['Cyclops, 0 power'], ['Magneto, 0 power'], ['Storm']];
  const t = final([6, 6, 6, 1], { own, hope: [1, 2, 9, 9], dice: [6, 6, 6, 6, 6, 1, 1, 1, 1, 1] });
  t.play('0 pick:Wolverine', '1 pick:Cyclops').idleWhile(() => t.at !== 'match.pick');
  t.idleWhile(() => t.world.fight!.pcs.length < 2);
  for (const pc of t.world.fight!.pcs) assert.equal(statsOf(t, pc.seat), pc.start.join('/'));
});

test('MR-RUL-131 both champions fall in one attack: three dice decide the match, and the game', () => {
  const t = scenario({
    at: 'winning',
    run: 'pcTurn',
    locals: { seat: 0 },
    toAct: [1],
    fight: { pcs: ['Rogue E4 1/1/1', 'Cable E5 1/1/1'] },
    own: [
      ['Wolverine, 0 power', 'Rogue, 0 power'],
      ['Cyclops, 0 power', 'Cable, 0 power'],
    ],
    hands: [[], ['Hex Bolt']],
    pp: [0, 2, 0, 0],
    rp: [6, 6, 1, 1],
    dice: [6, 1, 1, 1, 1, 6, 6, 6],
  });
  t.play('0 attack:Cable', '1 pass', '1 pass', '1 play:Hex Bolt');
  assert.deepEqual([t.kinds.includes('matchDiced'), t.state.result?.ranks], [true, [2, 1, 2, 2]]);
});

test('MR-RUL-135 who is pressed and out of reach may use an Action of a Power only while it can still close in', () => {
  const t = scenario({ at: 'winning', rp: [6, 6, 1, 1], own: QUIET.map(leader => [leader]), hope: [1, 2, 3, 4] });
  t.play('0 pick:Wolverine', '1 pick:Cyclops').idleWhile(() => t.world.fight!.turn < 4);
  assert.equal(t.world.fight!.quiet, 3);
  t.idleTo('pcTurn.act');
  const [seat] = t.waiting as [number];
  assert.equal(t.refused(`${seat} done`), 'MR-RUL-135');
});
