// The effect vocabulary: what each verb does. Questions are asked by procedures of the flow.
import type { Act } from '#engine/definition.ts';
import type { Verb, Vocabulary } from '#engine/kit/effects.ts';
import { isOffered } from '../abilities/possible.ts';
import { countOf, isTrue } from '../abilities/counts.ts';
import { canPayNow, dueOf, lessBy } from '../abilities/costs.ts';
import { isLimited } from '../abilities/moments.ts';
import type { Arguments, Effects } from '../cards/card.ts';
import { dealProtocols, discardAll } from '../table/acts.ts';
import { amountsOf, gainResource, gainVillainTokens, gainVp, indexOf, loseResource } from '../table/resources.ts';
import { gainStudents } from '../table/students.ts';
import { typesIn } from '../table/deck.ts';
import type { Scope } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { INSTITUTE, slotOf } from '../table/spaces.ts';
import { putToken } from '../table/tokens.ts';
import type { Heroes, T } from '../table/world.ts';
import { asking, carryOut, payFor } from './carry-out.ts';
import { chooseOrder, play, recruit } from './playing.ts';
import { movingVerbs } from './moving-verbs.ts';

export type Do = Act<Heroes, Scope, string>;
/** A verb of one step. */
export const verb = <V extends keyof Arguments>(
  run: (t: T, my: Scope, effect: { do: V } & Arguments[V], path: string) => void,
): Verb<Heroes, Scope, { do: V } & Arguments[V]> => ({
  steps: (effect, path): Do[] => [(t, my) => run(t, my, effect, path)],
});
const then = ({ then: inner }: { then: Effects }): Record<string, Effects> => ({ then: inner });
/** A verb with effects inside of it, whose path it gets, and which it runs or not. */
const around = <V extends 'convert' | 'forEach' | 'if' | 'eachPlayer' | 'eachOpponent'>(
  run: (t: T, my: Scope, effect: { do: V } & Arguments[V], path: string) => void,
): Verb<Heroes, Scope, { do: V } & Arguments[V]> => ({
  branches: effect => then(effect as unknown as { then: Effects }),
  steps(effect, path): Do[] {
    const inner = `${path}/then`;
    return [(t, my) => run(t, my, effect, inner)];
  },
});

export const verbs: Vocabulary<Heroes, Scope, Arguments> = {
  ...movingVerbs,
  /** AH-RES-04, AH-RES-05 */
  gain: {
    steps(effect): Do[] {
      const amounts = amountsOf(effect);
      const { any } = effect;
      return [
        (t, { seat }) => {
          for (let kind = 0; kind < amounts.length; kind++)
            if (amounts[kind]!) gainResource(t, seat, kind, amounts[kind]!);
          if (any) t.call('gaining', { seat, n: any });
        },
      ];
    },
  },
  /** AH-CNV-01..03: the cost is paid before the gain; where it cannot be paid, the part is skipped. */
  convert: around((t, my, { spend }, path) => {
    const due = dueOf(spend);
    if (!canPayNow(t.world, my.seat, due)) return;
    payFor(t, my.seat, due, path, { ...my });
  }),
  vp: verb((t, { seat }, { n }) => gainVp(t, seat, n)),
  /** AH-DRW-01; AH-RUL-37: a Horseman may let the next player in turn order draw. */
  draw: verb((t, { seat }, { n, who }) => {
    const { order } = t.world;
    t.call('drawing', { seat: who ? order[(order.indexOf(seat) + 1) % order.length]! : seat, n });
  }),
  /** AH-LOC-03, AH-LOC-04 */
  placeInProtocols: verb((t, { seat }) => t.call('protocols', { seat })),
  /** AH-CRD-01 */
  play: {
    steps({ of: types }): Do[] {
      const of = typesIn(types);
      return [(t, my) => t.call('playing', play(my.seat, of, false, my.less), 'last')];
    },
  },
  /** AH-ORD-01, AH-RUL-85 */
  chooseTurnOrder: verb((t, { seat }) => chooseOrder(t, seat, true)),
  gainStudents: verb((t, { seat }, { n }) => gainStudents(t, seat, n)),
  gainVillainTokens: verb((t, { seat }, { n }) => gainVillainTokens(t, seat, n)),
  /** AH-DMG-07: the icon was chosen before the cost was paid. */
  damage: verb((t, { seat, pawn, space, icon }) => {
    if (icon !== NONE) t.call('damage', { seat, pawn, space, icon });
  }),
  /** AH-TOK-01 */
  placeToken: {
    steps: ({ token, value, where }, path): Do[] => [
      (t, my) => {
        if (where !== 'sameSpace') t.call('placing', { ...my, path, done: [] }, 'put');
        else if (my.put !== NONE) putToken(t, my.seat, my.put, token, value);
      },
    ],
  },
  /** AH-ALY-09, AH-RUL-106 */
  addRecruiterMarker: verb((t, { seat }) => t.call('recruiting', { seat })),
  /** AH-DEF-08: done when the Defeat comes to it. */
  replaceFrom: verb(t => void (t.outer('defeat')!.isReplaced = true)),
  /** AH-END-02, AH-RUL-28, AH-RUL-40 */
  endGame: verb(t => t.call('ending')),
  /** AH-RUL-104 */
  discard: verb((t, { seat }, { n }) => t.call('discarding', { seat, n, isOptional: false, done: 0 }, 'n')),
  /** AH-GLO-12, AH-RUL-104 */
  lose: verb((t, { seat }, { resource, n }) => {
    if (resource === 'choice') t.call('losing', { seat, n });
    else loseResource(t, seat, indexOf(resource), n);
  }),
  /** Those of an Evolution card act while its Hero is assigned, and are read there. */
  reduceCost: verb((t, my, { by, of }) => {
    if (of === 'evolutionSlot') my.less = lessBy(by);
    else if (of === 'nextRow') t.world.rowLess[my.seat]! += by.any ?? 0;
  }),
  increaseCost: verb((t, my, { by, of }) => {
    if (of === 'nextRow') t.world.rowMore[my.seat]! += by.any ?? 0;
  }),
  /** Read when the VP of the damage are gained. */
  increaseGain: verb(() => undefined),
  /** AH-RUL-80 */
  takeFromDiscard: verb((t, { seat }, { n }) => t.call('salvaging', { seat, n })),
  refreshProtocols: verb(t => {
    discardAll(t, t.world.piles.protocols);
    dealProtocols(t);
  }),
  /** AH-RUL-33 */
  moveInfluenceMarker: verb((t, { seat }, { steps }) => {
    const w = t.world;
    if (w.influence === NONE) return;
    if (!steps) return t.call('influencing', { seat });
    w.influence = (w.influence + steps) % INSTITUTE.length;
    t.log('influenceMoved', { location: w.influence });
  }),
  /** AH-RUL-38: freed before its Defeat effects run. */
  freeCaptive: verb(() => undefined),
  /** AH-RUL-117 */
  scout: verb((t, { seat }, { look, take }) => t.call('scouting', { seat, look, take })),
  /** AH-RUL-118 */
  recruitBonus: verb((t, my, { of }) => {
    const slot = of === 'same' ? slotOf(my.space) : my.last;
    const card = slot >= 0 ? t.world.slots[slot]! : NONE;
    if (card !== NONE) recruit(t, my.seat, slot, card);
  }),
  moveAlly: verb((t, { seat }) => t.call('movingAlly', { seat, from: NONE })),
  /** Read when a space is chosen. */
  enterOccupied: verb(() => undefined),
  /** AH-ACT-02, AH-RUL-46 */
  chooseOne: {
    branches: ({ of }) => Object.fromEntries(of.map((one, i) => [String(i), one])),
    steps: (_, path): Do[] => [(t, my) => t.call('alternative', asking(my, path))],
  },
  /** AH-RUL-123 */
  may: {
    branches: then,
    steps: (effect, path): Do[] => [
      (t, my) => {
        if (isOffered(t, my, effect)) t.call('option', asking(my, path));
      },
    ],
  },
  forEach: {
    branches: then,
    steps({ count, max = Infinity }, path): Do[] {
      const inner = `${path}/then`;
      return [
        (t, my) => {
          if (count === 'handCardsDiscarded')
            t.call('discarding', { seat: my.seat, n: max, isOptional: true, done: 0 }, 'n');
        },
        (t, my) => {
          for (let n = Math.min(countOf(t.world, count, my), max); n > 0; n--) carryOut(t, inner, { ...my });
        },
      ];
    },
  },
  if: around((t, my, { is, n = 0 }, path) => {
    if (isTrue(t.world, is, n, my)) carryOut(t, path, { ...my });
  }),
  /** AH-ACT-06 */
  eachPlayer: around((t, my, _effect, path) => {
    for (const seat of t.world.order) carryOut(t, path, { ...my, seat });
  }),
  eachOpponent: around((t, my, _effect, path) => {
    for (const seat of t.world.order) if (seat !== my.seat) carryOut(t, path, { ...my, seat });
  }),
};
/** The card acts once a round: it has acted. */
export function markUsed(t: T, source: number): void {
  if (source !== NONE && isLimited(source) && !t.world.used.includes(source)) t.world.used.push(source);
}
