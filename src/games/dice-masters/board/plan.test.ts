// Answers that are made on the board are those that the rules take.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { composed, toggled, type Parts } from '#web/kit/picking.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import {
  blocked,
  canPick,
  firstParts,
  freed,
  given,
  isWhole,
  planOf,
  seatBelow,
  stoppable,
  type Plan,
} from './plan.ts';

const planned = (t: Scenario, seat: number): { plan: Plan; parts: Parts } => {
  const plan = planOf(t.asked(seat))!;
  return { plan, parts: firstParts(t.world, plan) };
};
function answer(t: Scenario, seat: number, plan: Plan, parts: Parts): void {
  const refused = t.match.answer({ seat, decision: decisionId(t.state), option: composed(plan, parts) });
  assert.equal(refused, undefined);
}
const fight = (blockers: readonly string[]): Scenario =>
  scenario({ step: 'attack', cards: [[4, 1], []], field: [['Cyclops 1', 'Angel 1'], blockers] });

test('dice to reroll are picked and dropped', () => {
  const t = scenario({ step: 'roll', prep: [['Sidekick', 'Sidekick'], []], rolls: [1, 2, 3] });
  const { plan, parts } = planned(t, 0);
  assert.equal(plan.kind, 'reroll');
  assert.equal(isWhole(plan, parts), false);
  const [a, b] = plan.things;
  assert.deepEqual(toggled(toggled(toggled([], b!), a!), b!), [a]);
  answer(t, 0, plan, [[a!]]);
});

test('attackers and then blockers, in either order and back again', () => {
  const t = fight(['Sidekick', 'Sidekick']);
  const attack = planned(t, 0);
  const [cyclops, angel] = [t.die(0, 'Cyclops'), t.die(0, 'Angel')];
  assert.deepEqual(attack.parts, [[]]);
  assert.ok(canPick(t.world, attack.plan, cyclops));
  answer(t, 0, attack.plan, [toggled(toggled([], cyclops), angel)]);

  const { plan, parts } = planned(t, 1);
  const [one, two] = [t.die(1, 'Sidekick'), t.die(1, 'Sidekick', 1)];
  assert.deepEqual([plan.kind, new Set(plan.whom)], ['block', new Set([cyclops, angel])]);
  assert.deepEqual(stoppable(t.world, plan, one), plan.whom);
  const first = blocked(t.world, plan, parts, one, cyclops);
  const at = plan.whom.indexOf(cyclops);
  assert.deepEqual(first[at], [one]);
  assert.deepEqual(blocked(t.world, plan, first, one, cyclops), parts, 'a second time takes it away');
  const moved = blocked(t.world, plan, first, one, angel);
  assert.deepEqual([moved[at], moved[1 - at]], [[], [one]], 'it blocks only one');
  assert.deepEqual(freed(moved, one), parts);
  answer(t, 1, plan, blocked(t.world, plan, first, two, cyclops));

  t.play('0 pass');
  const divide = planned(t, 0);
  assert.deepEqual([divide.plan.kind, divide.plan.n, divide.parts], ['divide', 4, [[0], [0]]]);
  let damage = divide.parts;
  for (const die of [one, two, two, two]) damage = given(divide.plan, damage, die);
  assert.deepEqual(damage, [[1], [3]]);
  assert.ok(isWhole(divide.plan, damage));
  assert.deepEqual(given(divide.plan, damage, two), [[1], [0]], 'when all is given, a click begins anew');
  answer(t, 0, divide.plan, damage);
});

test('other questions are picked option by option', () => {
  assert.equal(planOf(undefined), undefined);
  assert.equal(planOf(scenario().asked(0)), undefined);
});

test('whoever plays sits below', () => {
  assert.deepEqual([seatBelow(1), seatBelow('spectator'), seatBelow('everything')], [1, 0, 0]);
});
