// Effects that cancel what is being played: an Event, a Reaction, an auction.
import { verb, type Verbs } from './verb.ts';

export const cancellingVerbs = {
  /** MR-RCT-07, MR-RCT-09, MR-RUL-54; Plot Points stay spent (MR-RCT-10), and no other cost is taken (MR-RCT-11). */
  cancelEvent: verb(t => {
    t.outer('event')!.cancelled = true;
    t.log('eventCancelled');
  }),
  /** MR-RCT-08: what the window around it answers. */
  cancelReaction: verb(t => {
    t.outer('reactions')!.cancelled = true;
    t.log('reactionCancelled');
  }),
  cancelAuction: verb(
    t => {
      t.outer('auction')!.cancelled = true;
      t.log('auctionCancelled');
    },
    t => t.outer('auction')?.cancelled ?? false,
  ),
} satisfies Partial<Verbs>;
