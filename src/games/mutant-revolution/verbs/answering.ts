// Effects that change what somebody does just now: cards, bids, refusals and defeats. They change the frame around.
import { nothing, record, whole } from '#engine/kit/schema.ts';
import type { Seat } from '#engine/types.ts';
import { HOSPITALIZED, MILDEST } from '../abilities/stats.ts';
import type { AnswerArguments } from '../cards/card.ts';
import { isLeader } from '../cards/numbers.ts';
import { pcOf } from '../table/figures.ts';
import { raiseBid, roomToRaise } from '../table/points-and-hope.ts';
import type { T } from '../table/world.ts';
import { always, atHand, does, type VerbsOf } from './verb.ts';

export const answerVerbs: VerbsOf<AnswerArguments> = {
  /** Plot Points stay spent, and no other cost is taken (MR-RCT-11). */
  cancelEvent: {
    schema: nothing,
    rules: ['MR-RCT-06', 'MR-RCT-07', 'MR-RCT-09', 'MR-RCT-10', 'MR-RUL-54'],
    run: does(t => {
      t.outer('event')!.cancelled = true;
      t.log('eventCancelled');
    }),
    canDo: always,
    price: 0.3,
  },
  /** What the window around it answers. */
  cancelReaction: {
    schema: nothing,
    rules: ['MR-RCT-08'],
    run: does(t => {
      t.outer('reactions')!.cancelled = true;
      t.log('reactionCancelled');
    }),
    canDo: always,
    price: 0.08,
  },
  cancelAuction: {
    schema: nothing,
    rules: ['MR-BID-10', 'MR-RTR-06'],
    run: does(t => {
      t.outer('auction')!.cancelled = true;
      t.log('auctionCancelled');
    }),
    canDo: (_effect, t) => !t.outer('auction')?.cancelled,
    price: 0.3,
  },
  raiseBid: {
    schema: record({ n: whole(1) }),
    rules: ['MR-BID-05'],
    run: does((t, my, { n }) => {
      t.log('bidRaised', { seat: my.by, n: raiseBid(t.world, t.outer('auction')!, my.by, n) });
    }),
    canDo(_effect, t, my) {
      const bidding = t.outer('auction');
      return bidding === undefined || (!bidding.cancelled && roomToRaise(t.world, bidding, my.by) !== 0);
    },
    price: 0.25,
  },
  spoilBid: {
    schema: nothing,
    rules: ['MR-BID-05', 'MR-BID-10'],
    run: does((t, my) => {
      const { bids } = t.outer('auction')!;
      for (const seat of highestBut(t, my.by)) {
        bids[seat] = 0;
        t.log('bidSpoiled', { seat });
      }
    }),
    canDo: (_effect, t, my) => highestBut(t, my.by).length > 0,
    price: 0.5,
  },
  /** MR-RUL-88: at 0 Revolution Points a refusal costs nothing anyway. */
  waiveRefusal: {
    schema: nothing,
    rules: ['MR-CHO-06'],
    run: does((t, my) => {
      t.outer('invitations')!.waived = true;
      t.log('refusalWaived', { seat: my.by });
    }),
    canDo: (_effect, t, my) => t.world.rp[my.acting]! > 0 && !t.outer('invitations')?.waived,
    price: 0.45,
  },
  changeSeverity: {
    schema: record({ by: whole(-2, 2) }),
    rules: ['MR-DMG-08', 'MR-RUL-151'],
    run: atHand('defeat')((defeat, { by }) => {
      defeat.severity = Math.max(MILDEST, Math.min(HOSPITALIZED, defeat.severity + by));
    }),
    canDo: ({ by }, t) => by >= 0 || t.outer('defeat')?.severity !== MILDEST,
    price: 0.25,
  },
  waivePayment: {
    schema: nothing,
    rules: ['MR-DEF-06'],
    run: atHand('defeat')(defeat => {
      defeat.waived = true;
    }),
    canDo: isSomethingToPay,
    price: 0.6,
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
function isSomethingToPay(_effect: object, t: T): boolean {
  const defeat = t.outer('defeat');
  if (!defeat || defeat.waived || defeat.severity === HOSPITALIZED) return false;
  return !isLeader(pcOf(t.world, defeat.pc)!.character);
}
