// What a seat may use at a moment of a fight or of a Trouble roll, and why it may not use the rest.
import { canDo } from '#engine/kit/effects.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import {
  type At,
  canPay,
  couldHaveEvent,
  heroSources,
  holds,
  isUsedUp,
  sideOf,
  timingFor,
  villainSources,
} from '../abilities/legality.ts';
import { isSealed } from '../abilities/ratings.ts';
import { abilityOf, effectsOf, RESOURCE, timingOf } from '../abilities/sources.ts';
import { RATINGS, type Timing } from '../cards/card.ts';
import { isAlly } from '../table/deck.ts';
import { HEROES, type T } from '../table/world.ts';
import type { Means, Scope } from '../verbs/verb.ts';
import { verbs } from '../verbs/verbs.ts';

/** Why something at hand cannot be used; false where it can. */
function unfit(t: T, seat: Seat, source: number, at: At, timing: Timing): RuleId | false {
  if (timingOf(source) !== timing) return 'MH-ABL-05';
  const w = t.world;
  const side = sideOf(w, seat);
  const ability = abilityOf(source);
  if (ability.roll && w.fight && !ability.roll.includes(RATINGS[w.fight.rating]!)) return 'MH-ABL-05';
  if (isUsedUp(w, source, ability, at)) return 'MH-ABT-07';
  if (!canPay(w, seat, side, ability.cost)) return 'MH-ABT-01';
  return !(holds(w, side, ability.if, at.koFrom) && isOfUse(t, { ...at, seat, source, side })) && 'MH-CRD-16';
}
/** Could its effects do anything, where it has some? */
function isOfUse(t: T, scope: Scope & Means): boolean {
  const effects = effectsOf(scope.source);
  return !effects.length || canDo(verbs, effects, t, scope, scope);
}
/** Why something at hand is not offered at a moment; MH-CRD-16: also where a card forbids its use. */
export function unfitAt(t: T, seat: Seat, source: number, at: At): RuleId {
  const timing = timingFor(t.world, at, sideOf(t.world, seat));
  return (timing ? unfit(t, seat, source, at, timing) : 'MH-ABL-05') || 'MH-CRD-16';
}

function openly(t: T, seat: Seat, at: At): number[] {
  const w = t.world;
  const side = sideOf(w, seat);
  const timing = timingFor(w, at, side);
  if (!timing || (w.fight && isSealed(w.fight, side, 'all'))) return [];
  const sources = side === HEROES ? heroSources(w, seat) : villainSources(w, seat);
  return sources.filter(source => !unfit(t, seat, source, at, timing));
}
/** What lies open and could be used by this seat now. */
export const usableOpenly = (t: T, at: At, seat: Seat): number[] => t.memo(openly, seat, at);
/** Events of the hand that may be played now. */
export function usableEvents(t: T, at: At, seat: Seat): number[] {
  const w = t.world;
  if (!couldHaveEvent(w, at, seat)) return [];
  const timing = timingFor(w, at, HEROES)!;
  const out: number[] = [];
  for (const card of w.piles.hand[seat]!.cards)
    if (!isAlly(card) && !unfit(t, seat, RESOURCE + card, at, timing)) out.push(RESOURCE + card);
  return out;
}
