// The game's knowledge for bots: how well a seat stands, and which options are worth a look.
import { weighBy } from '#engine/kit/bot-kit.ts';
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { recruitOf } from '../table/deck.ts';
import { features } from './features.ts';
import { onOffer, scoreOf, type House } from '../table/world.ts';

/** The worth of a coin and of a card in hand in points, as long as there are rounds to spend them. */
const COIN = 0.2;
const CARD = 0.3;
/** A lead of this many points is as good as won two times in three or so. */
const LEAD = 3;

function worth(w: House, seat: Seat): number {
  if (w.round === w.rounds) return scoreOf(w, seat);
  return scoreOf(w, seat) + COIN * w.coins[seat]! + CARD * w.piles.hand[seat]!.cards.length;
}

function value(t: Table<House>, seat: Seat): number {
  let best = -Infinity;
  for (const other of t.clockwise(seat, 1)) best = Math.max(best, worth(t.world, other));
  return 1 / (1 + Math.exp((best - worth(t.world, seat)) / LEAD));
}

/** The worth of the recruit on offer to a seat, in coins. */
function fairBid(w: House, seat: Seat): number {
  const wanted = w.piles.won[seat]!.cards.length < w.secrets.goal[seat]!.value;
  return 2 * recruitOf(onOffer(w)).worth + (wanted ? 3 : 0);
}

const weigh = weighBy<House>(
  {
    'auction.bid': (t, seat, { n }) => weighBid(t.world, seat, n),
    'market.floor': (t, _seat, { verb, n }) => (verb === 'accept' ? weighOffer(t.world, n) : verb === 'deal' ? 0.2 : 1),
  },
  (_t, _seat, { verb }) => (verb === 'pass' ? 0.3 : 1),
);

function weighBid(w: House, seat: Seat, n: number): number {
  const beyond = n + w.stakes[seat]! - fairBid(w, seat);
  return beyond > 2 && n > 0 ? 0 : 1 / (1 + Math.abs(beyond));
}

/** More is got than given, in points. */
function weighOffer(w: House, n: number): number {
  const { give, get } = w.offers.find(offer => offer.n === n)!;
  const points = ({ coins, cards }: typeof give): number =>
    COIN * coins + cards.reduce((sum, card) => sum + recruitOf(card).worth, 0);
  return points(give) > points(get) ? 2 : 0.1;
}

export const bot: BotKnowledge<House> = { value, weigh, features };
