// Verbs of resources, VP, tokens and Students, and of what something costs.
import { among, either, oneOf, record, whole } from '#engine/kit/schema.ts';
import { lessBy } from '../abilities/costs.ts';
import { spacesFor } from '../abilities/filters.ts';
import { STUDENT_SPACES } from '../cards/board.ts';
import { COLOURS, RESOURCES } from '../cards/card.ts';
import { NONE } from '../table/pawns.ts';
import { amountsOf, gainResource, gainVillainTokens, gainVp, indexOf, loseResource } from '../table/resources.ts';
import { gainStudents, studentsOf, studentInSupply } from '../table/acts.ts';
import { putToken } from '../table/resources.ts';
import * as schemas from './schemas.ts';
import { always, asking, POINTS, VP_POINTS, worth, step, type Group } from './verb.ts';

const ANY = ['AH-RES-04', 'AH-RES-05'] as const;

export const resourceVerbs: Group<
  | 'gain'
  | 'lose'
  | 'vp'
  | 'gainVillainTokens'
  | 'gainStudents'
  | 'placeToken'
  | 'reduceCost'
  | 'increaseCost'
  | 'increaseGain'
> = {
  /** AH-RES-04, AH-RES-05 */
  gain: {
    schema: schemas.bundle,
    rules: ['AH-RES-02'],
    run(effect) {
      const amounts = amountsOf(effect);
      const { any } = effect;
      return (t, { seat }) => {
        for (let kind = 0; kind < amounts.length; kind++)
          if (amounts[kind]!) gainResource(t, seat, kind, amounts[kind]!);
        if (any) t.call('gaining', { seat, n: any });
      };
    },
    atOnce: ({ any }) => !any,
    canDo: always,
    price: ({ do: _, ...bundle }) => worth(bundle),
  },
  /** AH-GLO-12, AH-RUL-104 */
  lose: {
    schema: record({ resource: among(RESOURCES, 'choice'), n: whole(1) }),
    rules: ['AH-GLO-12', 'AH-RUL-104'],
    run: step((t, { seat }, { resource, n }) => {
      if (resource === 'choice') t.call('losing', { seat, n });
      else loseResource(t, seat, indexOf(resource), n);
    }),
    atOnce: ({ resource }) => resource !== 'choice',
    canDo({ resource }, { world: { resources } }, { seat }) {
      if (resource === 'choice') return resources[seat]!.some(n => n > 0);
      return resources[seat]![indexOf(resource)]! > 0;
    },
    price: ({ resource, n }) => -POINTS[resource]! * n,
  },
  vp: {
    schema: schemas.n,
    rules: ['AH-SCR-05'],
    run: step((t, { seat }, { n }) => gainVp(t, seat, n)),
    atOnce: true,
    canDo: always,
    price: ({ n }, _priceOf, { on }) => n * VP_POINTS[on],
  },
  gainVillainTokens: {
    schema: schemas.n,
    rules: ['AH-TOK-06', 'AH-TOK-07'],
    run: step((t, { seat }, { n }) => gainVillainTokens(t, seat, n)),
    atOnce: true,
    canDo: always,
    price: ({ n }) => n * 5,
  },
  gainStudents: {
    schema: schemas.n,
    rules: ['AH-STU-01', 'AH-STU-02'],
    run: step((t, { seat }, { n }) => gainStudents(t, seat, n)),
    atOnce: true,
    canDo: (_, { world }, { seat }) => studentsOf(world, seat) < STUDENT_SPACES && studentInSupply(world) !== NONE,
    price: ({ n }) => n * 9,
  },
  /** AH-TOK-01: on spaces of the player's choice, or on another token. */
  placeToken: {
    schema: record(
      {
        token: among(RESOURCES, 'vp', 'villain'),
        value: whole(),
        where: either(schemas.spaces, oneOf('sameSpace')),
      },
      { copies: whole(1) },
    ),
    rules: ['AH-TOK-01', 'AH-TOK-02', 'AH-TOK-03', 'AH-TOK-05'],
    run: step((t, my, { token, value, where }, path) => {
      if (where !== 'sameSpace') t.call('placing', { ...asking(my, path), done: [] }, 'put');
      else if (my.put !== NONE) putToken(t, my.seat, my.put, token, value);
    }),
    canDo: ({ where }, t, my) => (where === 'sameSpace' ? my.put !== NONE : spacesFor(t.world, where, my).length > 0),
    price: ({ token, value, copies = 1 }, _priceOf, { on }) =>
      ((token === 'vp' ? VP_POINTS[on] : POINTS[token]!) * value * copies) / 2,
  },
  /** Those of an Evolution card act while its Hero is assigned, and are read there. */
  reduceCost: {
    schema: record({ by: schemas.bundle, of: oneOf('evolutionSlot', 'space', 'nextRow') }),
    rules: ANY,
    run: step((t, my, { by, of }) => {
      if (of === 'evolutionSlot') my.less = lessBy(by);
      else if (of === 'nextRow') t.world.rowLess[my.seat]! += by.any ?? 0;
    }),
    atOnce: true,
    canDo: ({ of }) => of === 'nextRow',
    price: ({ by }) => worth(by),
  },
  increaseCost: {
    schema: record({ by: schemas.bundle, of: oneOf('damage', 'nextRow') }, { colour: among(COLOURS) }),
    rules: ['AH-RUL-120'],
    run: step((t, my, { by, of }) => {
      if (of === 'nextRow') t.world.rowMore[my.seat]! += by.any ?? 0;
    }),
    atOnce: true,
    canDo: always,
    price: ({ by }) => -worth(by),
  },
  /** Read when the VP of the damage are gained. */
  increaseGain: {
    schema: record({ vp: whole(-9) }),
    rules: [],
    run: () => () => undefined,
    atOnce: true,
    canDo: always,
    price: ({ vp }, _priceOf, { on }) => vp * VP_POINTS[on],
  },
};
