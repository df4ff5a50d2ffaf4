// Verbs that force, forbid and price attacks and blocks, or make a character a Villain.
import { oneOf, record } from '#engine/kit/schema.ts';
import { OWN_SIDEKICKS } from '../abilities/energy.ts';
import { isAttacking } from '../abilities/targets.ts';
import { force, inField, NO_DIE } from '../table/world.ts';
import { acting, reaches, to, toEach, until, type Group } from './verb.ts';

export const dutyVerbs: Group<
  'mustAttack' | 'mustBlock' | 'cannotBlock' | 'attackCostsLife' | 'sidekicksUnblockable' | 'becomesVillain'
> = {
  /** DM-EX-22: an attacker has done so already. */
  mustAttack: toEach({
    schema: record({ to, until }),
    rules: ['DM-RUL-38', 'DM-RUL-39'],
    act(t, die, my, effect) {
      if (!isAttacking(t.world, die)) force(t, my, 'mustAttack', die, effect.until);
    },
    price: 1,
  }),
  mustBlock: toEach({
    schema: record({ to }, { whom: oneOf('this') }),
    rules: ['DM-RUL-39', 'DM-RUL-40'],
    act(t, die, my, { whom }) {
      if (inField(t.world, die)) force(t, my, 'mustBlock', die, 'turn', whom === 'this' ? my.die : NO_DIE);
    },
    price: 1,
  }),
  cannotBlock: toEach({
    schema: record({ to }, { until }),
    rules: ['DM-FUN-03'],
    act: (t, die, my, effect) => force(t, my, 'cannotBlock', die, effect.until),
    price: 2,
  }),
  /** DM-RUL-90 */
  attackCostsLife: toEach({
    schema: record({ to }),
    rules: ['DM-RUL-58', 'DM-RUL-90'],
    act: (t, die, my) => force(t, my, 'attackCostsLife', die),
    price: 1,
  }),
  sidekicksUnblockable: acting({
    schema: record({}),
    rules: ['DM-RUL-42'],
    act: (t, my) => force(t, my, 'sidekicksUnblockable', NO_DIE),
    canDo: (_effect, t, my, candidates) => reaches({ to: OWN_SIDEKICKS }, t, my, candidates),
    price: 3,
  }),
  /** DM-RUL-91 */
  becomesVillain: toEach({
    schema: record({ to }),
    rules: ['DM-RUL-91'],
    act: (t, die, my) => force(t, my, 'villain', die),
    price: 0.5,
  }),
};
