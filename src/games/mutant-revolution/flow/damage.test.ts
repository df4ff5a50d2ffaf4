// Damage: which stats fall, who chooses, and who is out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena, FAR, statsOf, turnOf } from '../scenario/testing.ts';

const SWARM = { mission: 'Sentinel Swarm', tokens: FAR };
const hurt = (pc: string, n: number, assigner = 0) =>
  arena([pc, 'Cable I5'], { ...SWARM, run: 'damage', locals: { figure: 0, n, by: 1, assigner } });

test('MR-DMG-01 MR-DMG-02 MR-DMG-03 MR-EX-17 each point lowers a stat of the player’s choice, all of them', () => {
  const t = hurt('Nightcrawler E1', 3);
  assert.deepEqual([t.at, t.waiting], ['damage.lower', [0]]);
  t.play('0 lower:DEF', '0 lower:DEF');
  assert.equal(t.at, 'damage.lower');
  t.play('0 lower:SPD');
  assert.deepEqual([statsOf(t, 0), t.at === 'damage.lower'], ['3/2/2', false]);
});

test('MR-DMG-04 the Rule of One: a stat stays at 1 while another is higher; a lone choice is made unasked', () => {
  const t = hurt('Nightcrawler E1 1/3/2', 2);
  assert.deepEqual([t.open(0, 'lower'), t.refused('0 lower:ATK')], [['DEF, now 3', 'SPD, now 2'], 'MR-DMG-04']);
  t.play('0 lower:SPD');
  assert.equal(statsOf(t, 0), '1/2/1');
});

test('MR-DMG-05..08 MR-RUL-100 what goes beyond all stats at 1 makes zeros, three at most', () => {
  for (const [n, out, stats] of [
    [3, 0, '1/1/1'],
    [4, 1, '0/1/1'],
    [5, 2, '0/0/1'],
    [9, 3, '0/0/0'],
  ] as const) {
    const t = hurt('Nightcrawler E1 2/3/1', n);
    assert.deepEqual([t.world.fight!.pcs[0]!.out, statsOf(t, 0)], [out, stats], `${n} Damage`);
  }
});

test('MR-RUL-140 an absent player lowers the highest stat, SPD before ATK before DEF', () => {
  const first = (pc: string) => hurt(pc, 1).asked(0)[0]!.idle;
  assert.deepEqual(
    [first('Rogue E1'), first('Rogue E1 4/4/2'), first('Rogue E1 3/4/3')],
    ['lower:2', 'lower:0', 'lower:1'],
  );
});

test('MR-DMG-09 MR-RUL-102 for a token Psylocke’s player chooses the stats, under the Rule of One', () => {
  const position = { ...SWARM, with: { Psylocke: '1 power' }, dice: [6, 6, 1, 1, 1] };
  const t = turnOf(0, ['Psylocke E4 2/3/5', 'Rogue E5 1/3/4'], position).play('0 attack:Rogue', '0 power:Psylocke');
  assert.deepEqual([t.at, t.waiting, t.refused('0 lower:ATK')], ['damage.lower', [0], 'MR-DMG-04']);
  t.play('0 lower:SPD', '0 lower:SPD');
  assert.equal(statsOf(t, 1), '1/3/2');
});

test('MR-MCH-12..16 MR-RUL-114 MR-EX-22 marks by School; the last blow takes the token', () => {
  const blow = (figure: number, n: number, by: number) => ({ run: 'damage', locals: { figure, n, by, assigner: -1 } });
  const t = arena(['Rogue E1', 'Cable E9'], { ...SWARM, ...blow(10, 3, 0) });
  assert.deepEqual(
    [t.world.fight!.tokens[0]!.marks, t.world.fight!.damage],
    [
      [3, 0, 0, 0],
      [3, 0, 0, 0],
    ],
  );
  const last = arena(['Rogue E1', 'Cable E9'], { ...SWARM, ...blow(10, 6, 1) }).world.fight!;
  assert.deepEqual(
    [last.tokens[0]!.gone, last.tokens[0]!.marks, last.destroyed, last.damage],
    [true, [0, 0, 0, 0], [0, 1, 0, 0], [0, 6, 0, 0]],
  );
});
