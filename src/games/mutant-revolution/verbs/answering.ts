// Effects that change what somebody does just now: cards, bids, refusals and defeats. They change the frame around.
import type { Seat } from '#engine/types.ts';
import { HOSPITALIZED, MILDEST } from '../abilities/stats.ts';
import type { AnswerArguments } from '../cards/card.ts';
import { isLeader } from '../cards/numbers.ts';
import { pcOf } from '../table/figures.ts';
import { raiseBid, roomToRaise } from '../table/points-and-hope.ts';
import type { T } from '../table/world.ts';
import type { Verbs } from './verb.ts';

export const answerVerbs: Verbs<AnswerArguments> = {
  /** MR-RCT-07, MR-RCT-09, MR-RUL-54; Plot Points stay spent (MR-RCT-10), and no other cost is taken (MR-RCT-11). */
  cancelEvent: {
    price: 0.3,
    run(t) {
      t.outer('event')!.cancelled = true;
      t.log('eventCancelled');
    },
  },
  /** MR-RCT-08: what the window around it answers. */
  cancelReaction: {
    price: 0.08,
    run(t) {
      t.outer('reactions')!.cancelled = true;
      t.log('reactionCancelled');
    },
  },
  cancelAuction: {
    price: 0.3,
    run(t) {
      t.outer('auction')!.cancelled = true;
      t.log('auctionCancelled');
    },
    futile: t => t.outer('auction')?.cancelled ?? false,
  },
  raiseBid: {
    price: 0.25,
    run: (t, my, { n }) => t.log('bidRaised', { seat: my.by, n: raiseBid(t.world, t.outer('auction')!, my.by, n) }),
    futile(t, { seat }) {
      const bidding = t.outer('auction');
      return bidding !== undefined && (bidding.cancelled || !roomToRaise(t.world, bidding, seat));
    },
  },
  spoilBid: {
    price: 0.5,
    run(t, my) {
      const { bids } = t.outer('auction')!;
      for (const seat of highestBut(t, my.by)) {
        bids[seat] = 0;
        t.log('bidSpoiled', { seat });
      }
    },
    futile: (t, { seat }) => !highestBut(t, seat).length,
  },
  /** MR-RUL-88: at 0 Revolution Points a refusal costs nothing anyway. */
  waiveRefusal: {
    price: 0.45,
    run(t, my) {
      t.outer('invitations')!.waived = true;
      t.log('refusalWaived', { seat: my.by });
    },
    futile: (t, { acting }) => !t.world.rp[acting] || (t.outer('invitations')?.waived ?? false),
  },
  /** MR-RUL-151 */
  changeSeverity: {
    price: 0.25,
    run(t, _my, { by }) {
      const defeat = t.outer('defeat');
      if (defeat) defeat.severity = Math.max(MILDEST, Math.min(HOSPITALIZED, defeat.severity + by));
    },
    futile: (t, _user, { by }) => by < 0 && t.outer('defeat')?.severity === MILDEST,
  },
  waivePayment: {
    price: 0.6,
    run(t) {
      const defeat = t.outer('defeat');
      if (defeat) defeat.waived = true;
    },
    futile: isNothingToPay,
  },
};

/** The other bidders who lead with Hope that they have bid on this reveal. */
function highestBut(t: T, seat: Seat): Seat[] {
  const bidding = t.outer('auction');
  if (!bidding || bidding.cancelled) return [];
  const { live, bids } = bidding;
  const totals = live.map(other => bids[other]! + t.world.stake[other]!);
  const most = Math.max(...totals);
  return live.filter((other, i) => other !== seat && totals[i] === most && bids[other]! > 0);
}

/** MR-DEF-08, MR-DEF-13: the hospitalized cannot be paid for, and a Leader need not be. */
function isNothingToPay(t: T): boolean {
  const defeat = t.outer('defeat');
  if (!defeat) return false;
  const { pc, severity, waived } = defeat;
  return waived || severity === HOSPITALIZED || isLeader(pcOf(t.world, pc)!.character);
}
