// The game's knowledge for bots: which options are worth a look, how far to look, and what is learned of the table.
import { weighBy } from '#engine/kit/bot-kit.ts';
import { learnedBot, type LearnedHorizon } from '#engine/kit/learned-value.ts';
import type { Seat } from '#engine/types.ts';
import { recruitOf } from '../table/deck.ts';
import { features } from './features.ts';
import { learned } from './learned.ts';
import { onOffer, type House } from '../table/world.ts';

/** The worth of a coin in points. */
const COIN = 0.2;

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

/** A bid tells when the recruit is sold, an event when the round is over. */
const horizons: Record<string, LearnedHorizon<House>> = {
  'auction.bid': { isClear: (_then, now) => !now.piles.auctioned.cards.length },
  'turn.play': { isClear: (then, now) => now.round > then.round, habit: 1 },
};

export const bot = learnedBot<House>({ weigh, features, learned, horizons });
