// What a seat may use: at a moment of a fight or of a Trouble roll, as an action or before it; and why not the rest.
import type { Choice, Verdict } from '#engine/definition.ts';
import { canDo } from '#engine/kit/effects.ts';
import { no } from '#engine/refusals.ts';
import type { Facts, RuleId, Seat } from '#engine/types.ts';
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
import { completedPlans, plansServe } from '../abilities/passive.ts';
import { isSealed } from '../abilities/ratings.ts';
import {
  abilityOf,
  BOSS,
  effectsOf,
  hasOptions,
  LEAD,
  LOWER,
  PLAN,
  POWER_UP,
  RESOURCE,
  SECOND,
  SUPPORT,
  timingOf,
} from '../abilities/sources.ts';
import { RATINGS, type Timing } from '../cards/card.ts';
import { HERO_COUNT, isAlly, planOf, powerUpOf, villainOf } from '../table/deck.ts';
import { isSupportingIn, nemesisPlayer, teamHeroes } from '../table/figures.ts';
import { type Fight, HEROES, type Marvel, SUPPORTING, type T } from '../table/world.ts';
import type { Means, Scope } from '../verbs/verb.ts';
import { verbs } from '../verbs/verbs.ts';
import { inHand, isOwn, otherTeam } from './refusals.ts';

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
function unfitAt(t: T, seat: Seat, source: number, at: At): RuleId {
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

// ---- why not -----------------------------------------------------------------------------------------------

/** Why an ability cannot be used in a window, or at a time of the round. */
export function unusable(t: T, seat: Seat, source: number, at: At | Timing): Verdict {
  const w = t.world;
  const n = source % SECOND;
  if (n < BOSS) return noHeroAbility(w, seat, n) || untimely(t, seat, source, at);
  if (n < POWER_UP || n >= LEAD) return noVillainAbility(w, seat, n) || untimely(t, seat, source, at);
  return (n < RESOURCE ? noPowerUp(w, seat, n) : noResource(w, seat, n - RESOURCE)) || untimely(t, seat, source, at);
}
/** MH-ABL-05, MH-ABT-07: what is at hand has another moment, or is used up. */
function untimely(t: T, seat: Seat, source: number, at: At | Timing): Verdict {
  if (typeof at === 'object') return unfitAt(t, seat, source, at);
  if (timingOf(source) !== at) return 'MH-ABL-05';
  return abilityOf(source).limit === 'round' && t.world.used.includes(source % SECOND) ? 'MH-ABT-07' : 'MH-CRD-16';
}
/** MH-ABT-04, MH-ABT-06, MH-ABL-02, MH-BRD-08 */
function noHeroAbility(w: Marvel, seat: Seat, n: number): Verdict {
  const hero = n % HERO_COUNT;
  const f = w.fight;
  if (!isOwn(w, seat, hero)) return otherTeam(w, seat, hero);
  if (n < SUPPORT) return f?.hero !== hero && 'MH-ABT-04';
  if (!f) return w.status[hero] !== SUPPORTING && 'MH-ABL-02';
  if (f.seat !== seat) return 'MH-BRD-08';
  return !isSupportingIn(w, hero, f.area) && 'MH-ABT-06';
}
/** MH-ABT-02, MH-ABT-20, MH-RUL-73 */
function noVillainAbility(w: Marvel, seat: Seat, n: number): Verdict {
  const f = w.fight;
  if (!f || f.seat === seat) return 'MH-ABT-02';
  if (n < PLAN) return n - BOSS !== f.boss && 'MH-ABT-02';
  if (n < POWER_UP) return noPlan(w, f, seat, n - PLAN);
  if (n < LOWER) return n - LEAD !== f.lead ? 'MH-ABT-02' : !villainOf(f.lead).ability && unusedBy('MH-ABT-02');
  const at = f.helpers.indexOf(n - LOWER);
  return at < 0 ? 'MH-ABT-20' : f.owners[at] !== seat && 'MH-RUL-73';
}
/** What has no ability that is used. */
const unusedBy = (rule: RuleId): Verdict => no(rule, {}, 'nothingToUse');
/** MH-MPL-10, MH-RUL-98 */
function noPlan(w: Marvel, f: Fight, seat: Seat, plan: number): Verdict {
  const isCompleted = completedPlans(w, f.seat).includes(plan);
  if (nemesisPlayer(w, f.seat) !== seat || !isCompleted || !plansServe(w, f)) return 'MH-MPL-10';
  return !planOf(plan).ability && unusedBy('MH-MPL-10');
}
/** MH-PUP-02: a Power-Up that the seat has not, or that is never used. */
const noPowerUp = (w: Marvel, seat: Seat, n: number): Verdict =>
  !(w.powerUps[seat]!.includes(n - POWER_UP) && powerUpOf(n - POWER_UP).ability) && 'MH-PUP-02';
/** MH-ABL-04, MH-ABT-17, MH-ABT-19, MH-RUL-106 */
function noResource(w: Marvel, seat: Seat, card: number): Verdict {
  const isVillain = sideOf(w, seat) !== HEROES;
  if (!isAlly(card)) return !inHand(w, seat, card) ? 'MH-ABL-04' : isVillain && 'MH-RUL-106';
  if (inHand(w, seat, card)) return 'MH-ABT-17';
  return (isVillain || !w.allies[seat]!.includes(card)) && 'MH-ABT-19';
}

// ---- in a turn ---------------------------------------------------------------------------------------------

/** What is known of an ability that is used outside of fights. */
const IN_A_TURN = { side: HEROES, koSide: HEROES, koFrom: '', marked: [0, 0] } as const;

/** MH-ABL-01..05, MH-ABL-07, MH-RUL-40, MH-RUL-72, MH-RUL-111: what may be used as the action or before it. */
export function usableAt(t: T, seat: Seat, at: 'action' | 'beforeAction'): number[] {
  const w = t.world;
  const out: number[] = [];
  const add = (source: number): void => {
    if (timingOf(source) !== at || (abilityOf(source).limit === 'round' && w.used.includes(source))) return;
    for (const one of hasOptions(source) ? [source, source + SECOND] : [source])
      if (isOfUse(t, { ...IN_A_TURN, seat, source: one })) out.push(one);
  };
  for (const hero of teamHeroes(w, seat)) if (w.status[hero] === SUPPORTING) add(SUPPORT + hero);
  for (const n of w.powerUps[seat]!) if (powerUpOf(n).ability) add(POWER_UP + n);
  for (const card of w.allies[seat]!) add(RESOURCE + card);
  for (const card of w.piles.hand[seat]!.cards) if (!isAlly(card)) add(RESOURCE + card);
  return out;
}

/** What its use costs: cards of the hand, and whether the card itself is discarded. */
export function costFacts(w: Marvel, seat: Seat, source: number): Facts {
  const { cost } = abilityOf(source);
  if (typeof cost === 'object') return { discard: cost.discard };
  const isLast = cost === 'charge' && !w.charges[seat]![w.allies[seat]!.indexOf((source % SECOND) - RESOURCE)];
  return { leaves: cost === 'self' || isLast };
}

/** Power-Ups of the seat that may be used at a time of the round. */
export const powerUpsAt = (w: Marvel, seat: Seat, at: Timing): number[] =>
  w.powerUps[seat]!.flatMap(n =>
    powerUpOf(n).ability?.at === at && !w.used.includes(POWER_UP + n) ? [POWER_UP + n] : [],
  );

/** An ability to use at a time of the round; `then` is where the asking procedure goes on. */
export const useAt = <N extends string = never>(
  at: Timing,
  each: (t: T, seat: Seat) => readonly number[],
  then?: N | 'end',
): Choice<Marvel, object, N> => ({
  of: 'ability',
  each: (t, _my, seat) => each(t, seat),
  misfit: (t, _my, seat, source) => unusable(t, seat, source, at),
  facts: (t, _my, seat, source) => costFacts(t.world, seat, source),
  take(t, _my, seat, source) {
    t.call('using', { seat, source, koSide: HEROES, koFrom: '' });
    return then;
  },
});
