// Roll and reroll step: what is rolled, and what may be rerolled (DM-ROL).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { scenario } from '../scenario/scenario.ts';
import { mark, PARTIAL } from '../table/world.ts';
import { rolling } from './roll-and-reroll.ts';

const many = (n: number, die = 'Sidekick'): string[] => new Array<string>(n).fill(die);

const [BOLT, FIST, MASK, SHIELD, WILD, CHARACTER] = [1, 2, 3, 4, 5, 6];

test('DM-ROL-02 DM-ROL-03 any set of the dice is rerolled as one group, none to all', () => {
  const position = { step: 'start' as const, rolls: [BOLT!, FIST!, MASK!, CHARACTER!, SHIELD!, WILD!] };
  const t = scenario(position);
  const [slot] = t.asked(0).forms.reroll!.to[0]!.slots;
  assert.deepEqual([slot!.things!.length, slot!.max], [4, 4]);
  t.play('0 reroll:bolt+mask');
  assert.deepEqual(t.dice(0, 'reserve'), ['Sidekick', 'fist', 'shield', 'wild']);
  assert.deepEqual(scenario(position).play('0 keep').dice(0, 'reserve'), ['Sidekick', 'bolt', 'fist', 'mask']);
  const all = scenario({ ...position, rolls: [1, 2, 3, 6, 5, 5, 5, 5] }).play('0 reroll:bolt+fist+mask+Sidekick');
  assert.deepEqual(all.dice(0, 'reserve'), many(4, 'wild'));
});

test('DM-ROL-04 there is no second reroll', () => {
  const t = scenario({ step: 'start', rolls: [BOLT!, FIST!, MASK!, CHARACTER!, SHIELD!] }).play('0 reroll:bolt');
  assert.equal(decisionId(t.state), 'main.react');
  assert.ok(!('reroll' in t.asked(0).forms));
});

test('DM-ROL-05 rolled dice move to the reserve pool as they are', () => {
  const t = scenario({ cards: [[14]], prep: [['Kitty Pryde']], step: 'start', rolls: [5, 1, 2, 3, 4] });
  const faces = t.dice(0, 'rolled');
  t.play('0 keep');
  assert.deepEqual([t.dice(0, 'reserve'), t.dice(0, 'prep')], [faces, []]);
});

test('DM-PAY-07 a die of which a part was spent is not among those to reroll', () => {
  const t = scenario({ step: 'start' });
  const die = rolling(t.world)[0]!;
  mark(t.world, die, PARTIAL);
  assert.ok(!t.asked(0).forms.reroll!.to[0]!.slots[0]!.things!.includes(die));
  assert.throws(() => t.play(`0 reroll:0:${die}`), /ENGINE-ASK-3/);
});

const ICEMAN = 9;

test('DM-RUL-79 four dice drawn and two in the prep area are six; eight need two more there', () => {
  const rolled = (prep: string[]): number => {
    const t = scenario({ step: 'cleanUp', cards: [[], [ICEMAN]], prep: [[], prep] });
    return t.asked(1).forms.reroll!.to[0]!.slots[0]!.things!.length;
  };
  assert.equal(rolled(['Iceman', 'Iceman']), 6);
  assert.equal(rolled(['Iceman', 'Iceman', 'Sidekick', 'Sidekick']), 8);
});
