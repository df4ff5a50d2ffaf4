// Verbs that put dice somewhere else.
import { oneOf, record, said } from '#engine/kit/schema.ts';
import { send } from '../abilities/knock-outs.ts';
import { slotsFor } from '../abilities/reach.ts';
import { SIDEKICK_CHARACTER } from '../table/dice.ts';
import { force, BAG, FIELD, isSidekick, NO_DIE, PREP, put, RESERVE, USED } from '../table/world.ts';
import { acting, affiliation, always, to, toEach, type Group } from './verb.ts';

const INTO = { prep: PREP, used: USED, bag: BAG, reserve: RESERVE };
/** Own dice to the prep area or the reserve pool, others' out of the field. */
const INTO_PRICES = { prep: 0.5, used: 2, bag: 2, reserve: 0.5 };

export const placeVerbs: Group<'move' | 'field' | 'leaveAttack' | 'hook' | 'nextFieldingFree'> = {
  move: toEach({
    schema: record({ to, into: oneOf('prep', 'used', 'bag', 'reserve') }),
    rules: ['DM-RUL-86'],
    act: (t, die, _my, { into }) => t.log('moved', { die, zone: send(t.world, die, INTO[into]) }),
    price: ({ into }) => INTO_PRICES[into],
  }),
  /** DM-RUL-24: without paying. */
  field: toEach({
    schema: record({ to }),
    rules: ['DM-RUL-24'],
    act(t, die, my) {
      if (isSidekick(t.world, die)) t.world.face[die] = SIDEKICK_CHARACTER;
      t.call('fielding', { die, seat: my.seat, spent: [] });
    },
    price: 2,
  }),
  /** DM-BLK-07 */
  leaveAttack: toEach({
    schema: record({ to }),
    rules: ['DM-BLK-07', 'DM-ACV-06'],
    act: (t, die) => put(t.world, die, FIELD),
    price: 2,
  }),
  hook: {
    schema: record({}, { affiliation, character: said }),
    rules: ['DM-RUL-76'],
    run:
      ({ do: _, ...on }) =>
      (t, { seat, die }) =>
        t.call('hooking', { seat, die, on }),
    canDo: always,
    futile: (on, t) => !slotsFor(t.world, on).length,
    price: 1,
  },
  nextFieldingFree: acting({
    schema: record({}),
    rules: ['DM-FLD-02'],
    act: (t, my) => force(t, my, 'freeFielding', NO_DIE),
    price: 0.5,
  }),
};
