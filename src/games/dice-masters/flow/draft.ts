// The draft: stacks of one title, taken in turns in the open (DM-DRF).
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { cardOf } from '../cards/index.ts';
import { limitOf, stacksIn, versionsIn } from '../table/collection.ts';
import type { Drafting } from '../table/locals.ts';
import { layCards } from '../table/starting-table.ts';
import { other, type Duel } from '../table/world.ts';

/** DM-DRF-01: how many more dice the seat's team may have; the number of dice is the starting life. */
export function roomOf(w: Duel, seat: Seat): number {
  let room = w.mostLife;
  for (const slot of w.slot) if (w.holder[slot] === seat) room--;
  return room;
}
/** DM-RUL-08: what one player has taken the other cannot take. */
const openStacks = (w: Duel, taken: readonly number[]): number[] =>
  stacksIn(w.starterBox).filter(stack => !taken.includes(stack));
/** DM-DRF-07, DM-RUL-97: none up to the card's limit, the dice there are, and the room in the team. */
function amounts(w: Duel, { picker, card }: Drafting): number[] {
  const most = Math.min(limitOf(cardOf(card), w.starterBox), roomOf(w, picker));
  return Array.from({ length: most + 1 }, (_, n) => n);
}

export const draft = procedure<Duel, Drafting>()({
  /** DM-DRF-02, DM-RUL-98, DM-DRF-05; DM-DRF-04: the first player is known by now. */
  opens(t, my) {
    const w = t.world;
    t.log('middleLaid', { slots: w.cards.map((_, slot) => slot) });
    my.taken = [];
    my.picker = other(w.active);
  },
  /** DM-DRF-03, DM-DRF-06; a full team takes stacks without dice, which are not used (DM-DRF-08). */
  pick: {
    rule: 'DM-DRF-05',
    idle: 'take',
    one: (_t, my) => my.picker,
    facts: (t, my) => ({ n: roomOf(t.world, my.picker) }),
    choices: {
      take: {
        of: 'stack',
        each: (t, my) => openStacks(t.world, my.taken),
        take(t, my, seat, stack) {
          my.taken.push(stack);
          my.stack = stack;
          t.log('stackTaken', { seat, stack });
          return roomOf(t.world, seat) ? undefined : 'next';
        },
      },
    },
  },
  version: {
    rule: 'DM-DRF-06',
    idle: 'version',
    one: (_t, my) => my.picker,
    facts: (_t, my) => ({ stack: my.stack }),
    choices: {
      version: {
        of: 'card',
        each: (t, my) => versionsIn(my.stack, t.world.starterBox).map(card => card.number),
        take: (_t, my, _seat, card) => void (my.card = card),
      },
    },
  },
  dice: {
    rule: 'DM-DRF-07',
    idle: (t, my) => `dice:${amounts(t.world, my).at(-1)!}`,
    one: (_t, my) => my.picker,
    facts: (_t, my) => ({ card: my.card }),
    choices: {
      dice: {
        each: (t, my) => amounts(t.world, my),
        /** DM-DRF-09 */
        take(t, { card }, seat, dice) {
          if (dice) layCards(t.world, seat, [{ card, dice }]);
          t.log('drafted', { seat, card, n: dice });
        },
      },
    },
  },
  /** DM-DRF-05: on until every stack is taken; once both teams are full the rest could only be taken without dice. */
  next(t, my) {
    const w = t.world;
    if (!openStacks(w, my.taken).length || (!roomOf(w, 0) && !roomOf(w, 1))) return 'end';
    my.picker = other(my.picker);
    return 'pick';
  },
});
