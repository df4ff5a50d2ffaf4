// Verbs of cards: drawn, discarded, looked at, recruited and moved.
import { nothing, oneOf, record, whole } from '#engine/kit/schema.ts';
import { movableAllies, recruitable } from '../abilities/card-spaces.ts';
import { cardsLeft, dealProtocols, deckLeft, discardAll } from '../table/acts.ts';
import { NONE } from '../table/pawns.ts';
import { slotOf } from '../table/spaces.ts';
import type { T } from '../table/world.ts';
import * as schemas from './schemas.ts';
import { always, step, type Group } from './verb.ts';

const handOf = ({ world }: T, seat: number): readonly number[] => world.piles.hand[seat]!.cards;

export const cardVerbs: Group<
  | 'draw'
  | 'placeInProtocols'
  | 'discard'
  | 'takeFromDiscard'
  | 'refreshProtocols'
  | 'scout'
  | 'addRecruiterMarker'
  | 'recruitBonus'
  | 'moveAlly'
  | 'freeCaptive'
> = {
  /** AH-DRW-01; AH-RUL-37: a Horseman may let the next player in turn order draw. */
  draw: {
    schema: record({ n: whole(1) }, { who: oneOf('nextPlayer') }),
    rules: ['AH-DRW-01', 'AH-DRW-02'],
    run: step((t, { seat }, { n, who }) => {
      const { order } = t.world;
      t.call('drawing', { seat: who ? order[(order.indexOf(seat) + 1) % order.length]! : seat, n });
    }),
    canDo: (_, t) => cardsLeft(t.world),
    price: ({ n, who }) => n * (who ? -4 : 4),
  },
  /** AH-LOC-03, AH-LOC-04 */
  placeInProtocols: {
    schema: nothing,
    rules: ['AH-LOC-03', 'AH-LOC-04'],
    run: step((t, { seat }) => t.call('protocols', { seat })),
    canDo: (_, t, { seat }) => handOf(t, seat).length > 0,
    price: (_, _priceOf, { isForced }) => (isForced ? -4 : -2),
  },
  /** AH-RUL-104 */
  discard: {
    schema: schemas.n,
    rules: ['AH-RUL-104'],
    run: step((t, { seat }, { n }) => t.call('discarding', { seat, n, isOptional: false, done: 0 }, 'n')),
    canDo: (_, t, { seat }) => handOf(t, seat).length > 0,
    price: ({ n }) => n * -3,
  },
  /** AH-RUL-80 */
  takeFromDiscard: {
    schema: schemas.n,
    rules: ['AH-RUL-80'],
    run: step((t, { seat }, { n }) => t.call('salvaging', { seat, n })),
    canDo: (_, t) => t.world.piles.discard.cards.length > 0,
    price: ({ n }) => n * 6,
  },
  refreshProtocols: {
    schema: nothing,
    rules: ['AH-SET-06'],
    run: () => t => {
      discardAll(t, t.world.piles.protocols);
      dealProtocols(t);
    },
    atOnce: true,
    canDo: (_, t) => cardsLeft(t.world),
    price: 3,
  },
  /** AH-RUL-117: never from the Protocols. */
  scout: {
    schema: record({ look: whole(1), take: whole(1) }),
    rules: ['AH-DRW-03'],
    run: step((t, { seat }, { look, take }) => t.call('scouting', { seat, look, take })),
    canDo: (_, t) => deckLeft(t.world),
    price: ({ look, take }) => take * 4 + look - take,
  },
  /** AH-ALY-09, AH-RUL-106 */
  addRecruiterMarker: {
    schema: nothing,
    rules: ['AH-ALY-09', 'AH-RUL-106', 'AH-RUL-108'],
    run: step((t, { seat }) => t.call('recruiting', { seat })),
    canDo: (_, t, { seat }) => recruitable(t.world, seat).length > 0,
    price: 13,
  },
  /** AH-RUL-118: of the card just played, or of the card that the pawn is on. */
  recruitBonus: {
    schema: record({ of: oneOf('last', 'same') }),
    rules: ['AH-ALY-06'],
    run: step((t, { seat, space, last }, { of }) => {
      const slot = of === 'same' ? slotOf(space) : last;
      const card = slot >= 0 ? t.world.slots[slot]! : NONE;
      if (card !== NONE) t.call('recruitment', { seat, slot, card });
    }),
    canDo: ({ of }, _t, { space }) => of === 'same' && space !== NONE,
    price: 5,
  },
  moveAlly: {
    schema: nothing,
    rules: ['AH-RUL-64', 'AH-RUL-119'],
    run: step((t, { seat }) => t.call('movingAlly', { seat, from: NONE })),
    canDo: (_, t) => movableAllies(t.world).length > 0,
    price: 4,
  },
  /** AH-RUL-38: freed before its Defeat effects run. */
  freeCaptive: {
    schema: nothing,
    rules: ['AH-RUL-38'],
    run: () => () => undefined,
    atOnce: true,
    canDo: always,
    price: 0,
  },
};
