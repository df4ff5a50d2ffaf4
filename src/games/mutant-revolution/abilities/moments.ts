// Seats that could use something at a moment, by public knowledge alone, so that being asked tells nothing of a hand.
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import type { Moment, ReactionCard } from '../cards/card.ts';
import { madeUpPlots, madeUpReactions, REACTION_CARDS, reactionOf } from '../cards/plots.ts';
import type { AtMoment } from '../table/locals.ts';
import type { Revolution } from '../table/world.ts';
import { mayAnswer, type User } from './conditions.ts';
import { canUse } from './powers-and-charters.ts';
import { isUseful } from './useful.ts';

export const userAt = ({ on, acting }: AtMoment, seat: Seat): User => ({ seat, on, acting });

/** Reactions by the moment they name: each title with its cards. */
const byMoment = (all: readonly number[]) =>
  Map.groupBy(
    Array.from(Map.groupBy(all, reactionOf), ([reaction, cards]) => ({ reaction, cards })),
    ({ reaction }) => reaction.on,
  );
const REACTIONS_ON = byMoment(REACTION_CARDS);
const reactionsOn = (on: Moment) =>
  madeUpPlots.isEmpty ? REACTIONS_ON.get(on) : byMoment([...REACTION_CARDS, ...madeUpReactions()]).get(on);

/** Does the moment fit the Reaction (MR-RCT-01, MR-RUL-53), and would it change anything? */
export const isFor = (t: Table<Revolution>, user: User, { if: condition, effects }: ReactionCard): boolean =>
  mayAnswer(t, user, condition) && isUseful(t, user, effects);

/** Could this seat hold a Reaction for this moment, by public knowledge: a card in hand, Plot Points for the cheapest
 *  that is not among the cards face up, and a condition that everybody can check? */
function couldReact(t: Table<Revolution>, user: User, titles = reactionsOn(user.on)): boolean {
  const { pp, piles } = t.world;
  if (!titles || !piles.hand[user.seat]!.cards.length) return false;
  for (const { reaction, cards } of titles) {
    if (reaction.cost > pp[user.seat]! || !isFor(t, user, reaction)) continue;
    for (const card of cards)
      if (!piles.plotDiscard.cards.includes(card) && !piles.playing.cards.includes(card)) return true;
  }
  return false;
}
/** MR-RUL-51: could this seat use a Power, a Charter or a Reaction? Having passed does not matter (MR-PLT-11). */
export function could(t: Table<Revolution>, my: AtMoment, seat: Seat): boolean {
  const user = userAt(my, seat);
  return canUse(t, user) || couldReact(t, user);
}
/** Is anybody to be asked then? At most moments nobody is. */
export function isAwaited(t: Table<Revolution>, at: AtMoment): boolean {
  const titles = reactionsOn(at.on);
  const user = userAt(at, 0);
  for (; user.seat < t.seats; user.seat++) if (canUse(t, user) || (titles && couldReact(t, user, titles))) return true;
  return false;
}
