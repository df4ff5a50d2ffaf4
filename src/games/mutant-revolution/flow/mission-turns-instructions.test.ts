// Special instructions of Mission Cards: when they are carried out, by whom, and what they do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missionOf } from '../cards/missions.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { arena, statsOf, type Fighters } from '../scenario/testing.ts';

const BROOD = { mission: 'Brood Infestation', tokens: ['I1', 'I2', 'H1', 'G1'] };
const CONSOLES = { mission: 'Cerebro Breach', tokens: ['I1', 'I2', 'H1', 'G1', 'E4'] };
/** The instructions alone. */
const instructed = (pcs: readonly string[], position: Fighters): Scenario =>
  arena(pcs, { run: 'instructions', ...position });

test('MR-RUL-125 MR-TRN-01 instructions come after the PCs and before the Mission Characters, by the Commander', () => {
  const t = arena(['Rogue E1 4/4/1', 'Pixie E9 2/2/1'], { run: 'fight', ...BROOD, commander: 2, dice: [6, 1] });
  t.play('0 first:Rogue', '0 done');
  assert.equal(t.at, 'pcTurn.act');
  t.play('1 done');
  assert.deepEqual([t.at, t.waiting], ['placement.place', [2]]);
  assert.deepEqual([t.refused('2 place:E8'), t.refused('2 place:E7')], ['MR-EXE-02', undefined]);
  t.play('2 place:A3');
  assert.deepEqual([t.at, t.token(4)], ['missionCharacters.pick', 'A3']);
  assert.ok(t.open(2).includes('Brood Warrior 5'));
});

test('MR-RUL-125 no more reinforcements come than the card says, wherever the first ones are', () => {
  const t = instructed(['Rogue E1', 'Pixie E9'], BROOD).play('0 place:A3');
  assert.equal(t.world.fight!.tokens.length, 5);
  const full = instructed(['Rogue E1', 'Pixie E9'], { ...BROOD, tokens: ['I1', 'gone', 'H1', 'G1', 'A1', 'A2'] });
  assert.notEqual(full.at, 'placement.place');
  assert.equal(full.world.fight!.tokens.length, 6);
});

test('MR-RUL-125 MR-RUL-106 whoever stands beside a Console takes Damage once, of nobody’s doing', () => {
  const pcs = ['Rogue E5', 'Pixie H2', 'Cable A1'];
  const t = instructed(pcs, { ...CONSOLES, commander: 1 });
  assert.deepEqual([t.at, t.waiting], ['damage.lower', [1]]);
  t.play('1 lower:1', '0 lower:0');
  assert.deepEqual(
    [0, 1, 2].map(seat => statsOf(t, seat)),
    ['3/4/4', '2/1/3', '4/3/5'],
  );
  assert.deepEqual(t.world.fight!.damage, [0, 0, 0, 0]);
});

test('MR-RUL-125 MR-EXE-04 a Mission ends when an instruction beats the last Player Character', () => {
  const fight = { ...CONSOLES, pcs: ['Rogue E5 1/1/1'] };
  const own = [['Rogue, 0 power', 'Wolverine, 0 power']];
  const t = scenario({ at: 'recruit', run: 'fight', own, fight }).play('0 done', '0 pay');
  assert.equal(t.gave, 'failure');
});

test('MR-RUL-125 several instructions are carried out in the order of the card', () => {
  const card = missionOf(200 + 2);
  assert.equal(card.name, 'Brood Infestation');
  const both = [...card.instructions!, { do: 'harm', near: 0, within: 1, damage: 1 }] as const;
  const before = card.instructions!;
  Object.assign(card, { instructions: both });
  try {
    const t = instructed(['Rogue H2', 'Pixie E9'], BROOD);
    assert.equal(t.at, 'placement.place');
    t.play('0 place:A3');
    assert.equal(t.at, 'damage.lower');
    assert.equal(statsOf(t.play('0 lower:0'), 0), '3/4/4');
  } finally {
    Object.assign(card, { instructions: before });
  }
});
