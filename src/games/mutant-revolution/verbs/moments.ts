// What seats could use at a moment, and who could use anything: by public knowledge alone, so that being asked tells
// nothing of a hand.
import { canDo } from '#engine/kit/effects.ts';
import type { Seat } from '#engine/types.ts';
import type { Moment, ReactionCard } from '../cards/card.ts';
import { madeUpPlots, madeUpReactions, REACTION_CARDS, reactionOf } from '../cards/plots.ts';
import type { AtMoment, Scope } from '../table/locals.ts';
import { NONE, type Revolution, type T } from '../table/world.ts';
import { holds, mayAnswer } from '../abilities/conditions.ts';
import { usesLeft, sourcesOn, type Source } from '../abilities/powers-and-charters.ts';
import { pcOf } from '../table/figures.ts';
import { declares, verbs } from './index.ts';

/** A seat that could use something then, as the effects would see it. */
export const userAt = ({ on, acting }: AtMoment, seat: Seat): Scope => ({ by: seat, self: NONE, on, acting });

// ---- Powers and Charters -----------------------------------------------------------------------------------

/** Defeated Characters have left the arena, but their defeat itself may still be answered. */
const isThere = (w: Revolution, { by, on }: Scope): boolean => !pcOf(w, by)?.out || on === 'pc.defeated';
const isOffered = (t: T, user: Scope, { power: { effects, if: condition } }: Source): boolean =>
  !effects.every(declares) && holds(t, user, condition) && canDo(verbs, effects, t, user);

/** The user's sources that name this moment and have their condition met. */
export function sourcesAt(t: T, user: Scope): readonly Source[] {
  const sources = sourcesOn(t.world, user.by, user.on).filter(source => isOffered(t, user, source));
  return isThere(t.world, user) ? sources : [];
}
export const sourceAt = (t: T, user: Scope, n: number): Source => sourcesAt(t, user).find(source => source.n === n)!;
/** Could the user use one of them now? */
const canUse = (t: T, user: Scope): boolean =>
  sourcesOn(t.world, user.by, user.on).some(source => usesLeft(t.world, source) > 0 && isOffered(t, user, source)) &&
  isThere(t.world, user);

// ---- Reactions ---------------------------------------------------------------------------------------------

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
export const isFor = (t: T, user: Scope, { if: condition, effects }: ReactionCard): boolean =>
  mayAnswer(t, user, condition) && canDo(verbs, effects, t, user);

/** Could this seat hold a Reaction for this moment, by public knowledge: a card in hand, Plot Points for the cheapest
 *  that is not among the cards face up, and a condition that everybody can check? */
function couldReact(t: T, user: Scope): boolean {
  const { pp, piles } = t.world;
  const titles = reactionsOn(user.on);
  if (!titles || !piles.hand[user.by]!.cards.length) return false;
  for (const { reaction, cards } of titles) {
    if (reaction.cost > pp[user.by]! || !isFor(t, user, reaction)) continue;
    for (const card of cards)
      if (!piles.plotDiscard.cards.includes(card) && !piles.playing.cards.includes(card)) return true;
  }
  return false;
}
/** MR-RUL-51: could this seat use a Power, a Charter or a Reaction? Having passed does not matter (MR-PLT-11). */
export function could(t: T, my: AtMoment, seat: Seat): boolean {
  const user = userAt(my, seat);
  return canUse(t, user) || couldReact(t, user);
}
/** Is anybody to be asked then? At most moments nobody is. */
export const isAwaited = (t: T, at: AtMoment): boolean => t.clockwise(0).some(seat => could(t, at, seat));
