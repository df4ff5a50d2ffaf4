// What bots should know: how well a seat stands, and which options are worth a look.
import type { BotKnowledge, Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import type { Bidding } from './flow/auction.ts';
import { characterWorth, farFrom, HOPE, PURSE, recruitWorth, standings } from './worth.ts';
import { MOST_RP, type Goods, type Revolution } from './world.ts';

/** A lead of this many Revolution Points is as good as won three times in four or so. */
const LEAD = 1.5;

/** By the lead over the best of the others, and half as much over the rest of them. */
function value(t: Table<Revolution>, seat: Seat): number {
  const sums = standings(t.world);
  const own = sums[seat]!;
  let best = -Infinity;
  let total = 0;
  sums.forEach((sum, other) => {
    if (other === seat) return;
    best = Math.max(best, sum);
    total += sum;
  });
  const mean = total / (sums.length - 1);
  return 1 / (1 + Math.exp(((2 * best + mean) / 3 - own) / LEAD));
}

/** Nothing is done for its own sake: of equals the quiet option is the best. */
const QUIET = new Set(['pass', 'done', 'ready', 'decline']);
/** What only prolongs bargaining. */
const FLOOR: Record<string, number> = { unready: 0, withdraw: 0, order: 0, counter: 0.05, offer: 0.1, send: 0.5 };

function weigh(t: Table<Revolution>, seat: Seat, decision: string, option: string): number {
  const [verb, n] = option.split(':') as [string, string | undefined];
  const w = t.world;
  if (decision === 'auction.bid') return weighBid(t, seat, Number(n));
  if (decision === 'move.to' && w.fight) return 1 / (1 + farFrom(w.fight, seat, Number(n)));
  if (decision === 'initiative.choose') return Number(n) === seat ? 2 : 1;
  if (decision === 'floor.floor' && verb === 'accept') return weighOffer(w, Number(n));
  if (decision === 'floor.floor' && verb in FLOOR) return FLOOR[verb]!;
  return QUIET.has(verb) ? 2 : 1;
}

// ---- bids and deals ----------------------------------------------------------------------------------------

/** The Mission Commander gains 1 RP; the nearer the goal, the dearer it is. */
const COMMAND = 4;
const COMMAND_AT_GOAL = 10;
/** How much of what they do not need the rich put on one prize. */
const SPENT = 0.3;
/** Bids so far above the fair one are not thought of. */
const MARGIN = 1;

function weighBid(t: Table<Revolution>, seat: Seat, n: number): number {
  const beyond = n + t.world.stake[seat]! - fairBid(t, seat);
  return n > 0 && beyond > MARGIN ? 0 : 1 / (1 + Math.abs(beyond));
}
/** What the prize is worth to a seat, in Hope; the rich can spare some of theirs. */
function fairBid(t: Table<Revolution>, seat: Seat): number {
  const spare = t.world.hope[seat]! + t.world.stake[seat]! - PURSE;
  return prizeWorth(t, seat) + Math.max(0, SPENT * spare);
}
function prizeWorth(t: Table<Revolution>, seat: Seat): number {
  const w = t.world;
  if (t.outer<Bidding>('auction')?.prize === 'commander') return w.rp[seat]! >= MOST_RP - 1 ? COMMAND_AT_GOAL : COMMAND;
  const [card] = w.piles.offered.cards;
  return card === undefined ? 0 : recruitWorth(w, seat, card) / HOPE;
}

/** More is got than given. */
function weighOffer(w: Revolution, n: number): number {
  const { give, get } = w.offers.find(offer => offer.n === n)!;
  const worth = ({ hope, characters }: Goods): number =>
    characters.reduce((sum, c) => sum + characterWorth(w, c), HOPE * hope);
  return worth(give) > worth(get) ? 3 : 0;
}

export const bot: BotKnowledge<Revolution> = { value, weigh };
