// Turn structure: players alternate, and the steps of a turn come in their order (DM-TRN).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { scenario } from '../scenario/scenario.ts';

const many = (n: number, die = 'Sidekick'): string[] => new Array<string>(n).fill(die);

const BOLT = 1;

test('DM-TRN-01 turns alternate', () => {
  const t = scenario({ step: 'start' });
  const seats: number[] = [];
  for (let i = 0; i < 4; i++) {
    seats.push(t.world.active);
    t.play(`${t.world.active} keep`, `${t.world.active} pass`);
    if (decisionId(t.state) === 'attack.attackers') t.play(`${t.world.active} hold`);
  }
  assert.deepEqual(seats, [0, 1, 0, 1]);
});

test('DM-TRN-02 DM-TRN-03 clear and draw, roll, main, attack, clean up; nothing comes back', () => {
  const t = scenario({
    field: [['Sidekick', 'Sidekick']],
    reserve: [['fist']],
    step: 'start',
    rolls: [BOLT!, BOLT!, BOLT!, BOLT!],
  });
  const asked = [decisionId(t.state)];
  assert.deepEqual([t.dice(0, 'used'), t.dice(0, 'prep').length], [['Sidekick'], 4]);
  for (const line of ['0 keep', '0 pass', '0 attack:Sidekick', '0 pass']) {
    t.play(line);
    asked.push(decisionId(t.state));
  }
  assert.deepEqual(asked, ['turn.reroll', 'main.react', 'attack.attackers', 'clash.react', 'turn.reroll']);
  assert.deepEqual([t.world.active, t.dice(0, 'field'), t.dice(0, 'used')], [1, ['Sidekick'], many(2)]);
});

test('DM-TRN-03 in the attack step nothing of the main step is left to do', () => {
  const position = { field: [['Sidekick']], reserve: [['fist', 'fist', 'fist', 'Ambush', 'bolt']] };
  const t = scenario(position).play('0 pass', '0 attack:Sidekick');
  const verbs = new Set(t.asked(0).options.map(o => o.verb));
  assert.deepEqual([...verbs], ['pass', 'use', 'global']);
  assert.ok(t.asked(0).forms.bill!.to[0]!.slots[0]!.things!.every(item => item >= 10_000));
});

test('DM-RUL-67 DM-RUL-21 each turn begins anew: Scarlet Witch, Controls Probability rerolls each time', () => {
  const t = scenario({
    step: 'cleanUp',
    active: 1,
    basics: [25, 27, 30],
    cards: [[125], []],
    field: [['Scarlet Witch 1'], []],
  });
  for (const _ of [1, 2]) {
    t.play('0 keep');
    assert.equal(t.at, 'turn.reroll');
    t.play('0 keep', '0 pass', '0 hold', '1 keep', '1 pass');
  }
});
