// Life: when it is gone, who has won; paying it (DM-WIN, DM-RUL-50, DM-RUL-51, DM-RUL-58).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';

const ICEMAN = 7;

test("DM-WIN-01 a player wins the moment the opponent's life is gone, and nothing more happens", () => {
  const t = scenario({
    life: [20, 1],
    cards: [[5], [ICEMAN]],
    field: [[], ['Sidekick', 'Iceman 1']],
    reserve: [['Cyclops 1', 'bolt'], []],
  });
  t.play('0 field:Cyclops');
  assert.deepEqual(t.state.result?.ranks, [1, 2]);
  assert.equal(t.state.result?.rule, 'DM-WIN-01');
  assert.deepEqual(t.dice(1, 'field'), ['Iceman 1', 'Sidekick'], 'the Sidekick was not knocked out any more');
  assert.deepEqual(t.world.life, [20, 0]);
  assert.throws(() => t.play('0 pass'), /ENGINE-END-1|not asked/);
});

test('DM-WIN-01 life that is left is life: one more point and play goes on', () => {
  const t = scenario({ life: [20, 2], cards: [[5], []], reserve: [['Cyclops 1', 'bolt'], []] }).play('0 field:Cyclops');
  assert.equal(t.state.result, null);
  assert.deepEqual(t.world.life, [20, 1]);
});

test('DM-WIN-02 DM-RUL-50 one effect takes the last life of both: the active player wins', () => {
  for (const active of [0, 1]) {
    const reserve = active ? [[], ['Reckless Melee*']] : [['Reckless Melee*'], []];
    const t = scenario({ life: [1, 1], active, reserve });
    t.play(`${active} use:Reckless Melee*`);
    assert.deepEqual(t.state.result?.ranks, active ? [2, 1] : [1, 2]);
  }
});

test('DM-RUL-50 with life left the other side of the effect still counts', () => {
  const t = scenario({ life: [1, 2], reserve: [['Reckless Melee*'], []] }).play('0 use:Reckless Melee*');
  assert.deepEqual(t.state.result?.ranks, [2, 1]);
  assert.deepEqual(t.world.life, [0, 1]);
});

test('DM-RUL-51 redirected combat damage and the attack would end both players: the active one wins', () => {
  const position = {
    step: 'attack' as const,
    cards: [[35], [123]],
    field: [['Ant-Man 1', 'Sidekick'], ['Emma Frost 1']],
  };
  const play = (life: number[]) =>
    scenario({ ...position, life }).play('0 attack:Ant-Man+Sidekick', '1 block:Emma Frost>Ant-Man', '0 pass');
  assert.deepEqual(play([1, 1]).state.result?.ranks, [1, 2]);
  assert.deepEqual(play([1, 2]).state.result?.ranks, [2, 1], 'alone it does');
});

test('DM-RUL-58 life is paid only by who has that much, and paying the last of it loses', () => {
  const cyclops = (life: number) =>
    scenario({
      life: [20, life],
      cards: [[4], [ICEMAN]],
      field: [[], ['Iceman 1']],
      reserve: [['Cyclops 1', 'bolt'], []],
    }).play('0 field:Cyclops');
  assert.equal(cyclops(4).play('1 payLife').world.life[1], 1);
  const last = cyclops(3).play('1 payLife');
  assert.deepEqual(last.state.result?.ranks, [1, 2]);
  const poor = cyclops(2);
  assert.throws(() => poor.asked(1), /not asked/);
  assert.equal(poor.world.damage[poor.die(1, 'Iceman')], 3);
});

test('DM-RUL-58 paying life is no damage: nothing that answers damage does', () => {
  const t = scenario({ cards: [[ICEMAN], [15]], field: [['Iceman 1'], []], reserve: [['mask'], []] });
  t.play('0 global:Kitty Pryde', '0 pass', '0 attack:Iceman');
  assert.deepEqual(t.world.life, [19, 20]);
  const [paid] = t.match.events.flat().filter(event => event.kind === 'lifeLost');
  assert.equal(paid?.facts.why, 'paid');
});
