// Rewards: Hope at once, RP and Triumph Tokens for a success.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbered } from '../scenario/position.ts';
import { arena, FAR, rewarded, turnOf } from '../scenario/testing.ts';

const MACHINE = { mission: 'The Black King’s Machine', tokens: ['E5'] };

test('MR-REW-01 MR-REW-02 MR-EX-12 2 Hope for each damaging attack, however much Damage it does', () => {
  const dice = [6, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1];
  const t = turnOf(0, ['Cable E4 2/3/5', 'Pixie A5'], { ...MACHINE, with: { Cable: '1 power' }, dice });
  t.play('0 attack:Hellfire Sentinel');
  assert.equal(t.world.hope[0], 11);
  const miss = turnOf(0, ['Cable E4 2/3/5', 'Pixie A5'], { ...MACHINE, dice: [1, 1, 6, 6, 6] });
  assert.equal(miss.play('0 attack:Hellfire Sentinel').world.hope[0], 9);
});

test('MR-RUL-96 Hope is earned also when the hit removes or defeats its target', () => {
  const t = turnOf(0, ['Rogue E4', 'Pixie A5'], {
    mission: 'Sentinel Swarm',
    tokens: ['E5', ...FAR.slice(1)],
    dice: [6, 6, 6, 6, 1, 1, 1],
  }).play('0 attack:Sentinel 1', '0 lower:SPD');
  assert.deepEqual([t.world.hope[0], t.world.fight!.destroyed], [10, [1, 0, 0, 0]]);
  const duel = turnOf(0, ['Rogue E4', 'Pixie E5 1/1/1', 'Cable A1'], {
    mission: 'Danger Room Duel',
    tokens: [],
    dice: [6, 1, 1, 1, 1],
  }).play('0 attack:Pixie', '1 pay');
  assert.deepEqual([duel.world.hope[0], duel.world.hope[1]], [11, 8]);
});

test('MR-REW-01 MR-RUL-106 Hope is earned also for what a card destroys or defeats, but not for its Damage', () => {
  const struck = (attacker: number, pcs: string[], mission: string, tokens: string[]) => {
    const t = arena(pcs, {
      mission,
      tokens,
      run: 'attack',
      locals: { attacker, target: 0 },
      dice: [6, 1, 1, 1, 1, 1, 1, 1],
      hands: [['Hex Bolt']],
      pp: [3, 0, 0, 0],
    });
    return t.passUntil('damage.lower').play('0 lower:SPD', '0 play:Hex Bolt');
  };
  const pcs = ['Rogue E5', 'Cable I5'];
  const raid = (marks: number) => [`E6, ${marks} damage by 1`, 'A1', 'A2', 'A3', 'A4', 'A5'];
  assert.equal(struck(10, pcs, 'Purifier Raid', raid(2)).world.hope[0], 10);
  assert.equal(struck(10, pcs, 'Purifier Raid', raid(0)).world.hope[0], 9);
  assert.equal(struck(10, pcs, 'The Black King’s Machine', ['E6']).world.hope[0], 9);
  const duel = struck(1, ['Rogue E5', 'Cable E6 1/1/1', 'Pixie A1'], 'Danger Room Duel', []).play('1 pay');
  assert.deepEqual(duel.world.hope.slice(0, 2), [11, 4]);
});

test('MR-REW-03/05/07 MR-EX-13 MR-RUL-115 all who did most get the RP in full, and a Triumph Token', () => {
  const w = rewarded('Avengers at the Gates', ['Rogue E1', 'Cable A3', 'Pixie E9', 'Dagger I3'], 'success', {
    damage: [1, 4, 4, 0],
  });
  assert.deepEqual(w.rp, [1, 2, 2, 1]);
  assert.deepEqual(
    ['Rogue', 'Cable', 'Pixie', 'Dagger'].map(name => w.triumph[numbered(name)]),
    [0, 1, 1, 0],
  );
});

test('MR-REW-04 a failed mission gives nobody RP; Hope that was earned in it is kept', () => {
  const w = rewarded('Avengers at the Gates', ['Rogue E1', 'Cable A3'], 'failure', { damage: [1, 4, 0, 0] });
  assert.deepEqual([w.rp, w.triumph.every(n => n === 0)], [[1, 1, 1, 1], true]);
  const last = { mission: 'Avengers at the Gates', tokens: ['E5'], toAct: [], dice: [6, 6, 6, 6, 1, 1, 1] };
  const t = turnOf(0, ['Rogue E4'], { ...last }).play('0 attack:Captain America');
  t.world.fight!.failed = true;
  t.play('0 done').idleWhile(() => t.world.fight !== null);
  assert.deepEqual([t.kinds.includes('missionFailed'), t.world.hope[0]], [true, 10]);
});

test('MR-REW-06 MR-REW-08 MR-REW-10 the defeated win RP but no Triumph Token; who earns nothing gets none', () => {
  const w = rewarded('Avengers at the Gates', ['Rogue E1', 'Cable A3'], 'success', { damage: [1, 4, 0, 0] }, [1]);
  assert.deepEqual([w.rp, w.triumph.every(n => n === 0)], [[1, 2, 1, 1], true]);
});

test('MR-REW-09 MR-RUL-116 one Triumph Token at most; RP beyond 6 still count for it', () => {
  const w = rewarded('Avengers at the Gates', ['Rogue E1', 'Cable A3'], 'success', { damage: [3, 3, 0, 0] }, [], {
    rp: [6, 1, 1, 1],
    with: { Cable: '0 power, triumph' },
  });
  assert.deepEqual([w.rp, w.triumph[numbered('Rogue')], w.triumph[numbered('Cable')]], [[6, 2, 1, 1], 1, 1]);
});

test('MR-RUL-115 with nothing done nobody is rewarded', () => {
  const w = rewarded('Avengers at the Gates', ['Rogue E1', 'Cable A3'], 'success', {});
  assert.deepEqual(w.rp, [1, 1, 1, 1]);
});

test('MR-REW-03 most destroyed, and the last one standing, who gains more over a Leader', () => {
  const pcs = ['Rogue E1', 'Cable A3'];
  assert.deepEqual(rewarded('Sentinel Swarm', pcs, 'success', { destroyed: [2, 1, 0, 0] }).rp, [2, 1, 1, 1]);
  assert.deepEqual(rewarded('Trial by Combat', pcs, 'success', {}, [0]).rp, [1, 2, 1, 1]);
  assert.deepEqual(rewarded('Trial by Combat', ['Wolverine E1', 'Cable A3'], 'success', {}, [0]).rp, [1, 3, 1, 1]);
});

test('MR-RUL-111 First Contact: the Student on top of the discard pile joins, without Power Tokens', () => {
  const w = rewarded('First Contact', ['Rogue E1', 'Cable A3'], 'success', { feats: [2, 1, 0, 0] }, [], {
    recruitDiscard: ['Armor', 'Colossus'],
  });
  assert.deepEqual([w.owner[numbered('Armor')], w.power[numbered('Armor')], w.owner[numbered('Colossus')]], [0, 0, -1]);
});
