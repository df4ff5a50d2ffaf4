// Hope given freely, while the Play stage or Change Allegiance runs and whatever else is being asked.
import type { Aside, Composed, Table } from '#engine/definition.ts';
import { NO_SEATS } from '#engine/seats.ts';
import type { Seat } from '#engine/types.ts';
import type { Revolution } from '../table/world.ts';

const isOpen = (t: Table<Revolution>): boolean => t.outer('playStage') !== undefined || t.outer('floor') !== undefined;

const hopeOffer: Composed<Revolution, object, never> = {
  form: (t, _my, seat) => ({
    of: 'seat',
    to: t.clockwise(seat, 1).map(n => ({ n, slots: [{ say: 'giftHope', min: 1, max: t.world.hope[seat]! }] })),
  }),
  when: (t, _my, seat) => t.world.hope[seat]! > 0,
  suggest: (t, _my, seat) => t.clockwise(seat, 1).map(to => ({ to, parts: [[1]] })),
  facts: (_t, _my, _seat, { to, parts }) => ({ seat: to, n: parts[0]![0]! }),
  refs: (_t, _my, _seat, { to }) => [`seat:${to}`],
  take: (t, _my, seat, { to, parts }) => give(t, seat, to, parts[0]![0]!),
};

/** MR-PLT-18, MR-RUL-57 */
export const gift: Aside<Revolution> = {
  rule: 'MR-RUL-57',
  any: t => (isOpen(t) ? t.clockwise(0) : NO_SEATS),
  choices: { gift: hopeOffer },
};

function give(t: Table<Revolution>, seat: Seat, to: Seat, n: number): void {
  t.world.hope[seat]! -= n;
  t.world.hope[to]! += n;
  if (t.watched) t.log('giftMade', { seat, to, n });
}
