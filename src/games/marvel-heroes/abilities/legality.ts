// When an ability may be used: its moment, its condition, its price, how often; and what lies open for a seat.
import type { Seat } from '#engine/types.ts';
import { COLOURS, type Ability, type Condition, type Cost, type Timing } from '../cards/card.ts';
import { heroOf, levelOf, planOf, powerUpOf, villainOf } from '../table/deck.ts';
import { hasSupporter, isSupportingIn, nemesisPlayer, teamHeroes } from '../table/figures.ts';
import type { KoFrom, Moment } from '../table/locals.ts';
import { type Fight, HEROES, type Marvel, NONE, otherSide, type Side, VILLAINS } from '../table/world.ts';
import { completedPlans, plansServe } from './passive.ts';
import { isSealed, koValue, kosOn } from './ratings.ts';
import { BOSS, COMBAT, LEAD, LOWER, PLAN, POWER_UP, RESOURCE, SECOND, SUPPORT } from './sources.ts';

/** A moment as abilities see it. */
export interface At {
  readonly at: Moment;
  readonly koSide: Side;
  readonly koFrom: KoFrom;
  /** What has been used at it, and the KOs marked by that. */
  readonly used: readonly number[];
  readonly marked: readonly [number, number];
}
export const sideOf = (w: Marvel, seat: Seat): Side => (!w.fight || w.fight.seat === seat ? HEROES : VILLAINS);

/** The timing that the moment has for a side; null where it has none. MH-ABT-15: a KO is prevented by who takes it. */
export function timingFor(w: Marvel, { at, koSide }: At, side: Side): Timing | null {
  if (at === 'beforeRoll') return w.fight!.side === side ? 'beforeOwnRoll' : 'beforeOpponentRoll';
  if (at === 'afterRoll') return w.fight!.side === side ? 'afterOwnRoll' : 'afterOpponentRoll';
  if (at === 'koPending') return koSide === side ? 'koPending' : null;
  return at;
}
/** Moments at which Events are played (MH-RUL-106). */
const EVENT_TIMINGS: ReadonlySet<Timing> = new Set([
  'beforeOwnRoll',
  'afterOwnRoll',
  'koPending',
  'beforeTroubleRoll',
  'afterTroubleRoll',
]);

export function holds(w: Marvel, side: Side, condition: Condition | undefined, from: KoFrom): boolean {
  if (!condition) return true;
  const c = condition;
  if (c.type !== undefined) return w.task!.type === c.type;
  return holdsInFight(w, side, c) && kosHold(w, side, c, from);
}
function holdsInFight(w: Marvel, side: Side, c: Condition): boolean {
  const f = w.fight!;
  if (c.initiative !== undefined && (f.initiative === side) !== c.initiative) return false;
  if (c.supporter && !hasSupporter(w, f.seat, f.area)) return false;
  if (c.levelAtMost !== undefined && levelOf(f.hero) > c.levelAtMost) return false;
  if (c.sameColours && f.powers[0] !== f.powers[1]) return false;
  return c.colour === undefined || f.powers[side] === COLOURS.indexOf(c.colour);
}
function kosHold(w: Marvel, side: Side, c: Condition, from: KoFrom): boolean {
  const own = kosOn(w, side);
  const other = otherSide(side);
  const theirs = kosOn(w, other);
  if (c.koFrom !== undefined && c.koFrom !== from) return false;
  if (c.notLastKO && theirs + 1 >= koValue(w.fight!, other)) return false;
  if (own < (c.ownKosAtLeast ?? 0) || own > (c.ownKosAtMost ?? Infinity)) return false;
  return theirs >= (c.opponentKosAtLeast ?? 0) && theirs <= (c.opponentKosAtMost ?? Infinity);
}
/** MH-ABT-01, MH-ABT-03, MH-ABT-05, MH-RUL-71 */
export const canPay = (w: Marvel, seat: Seat, side: Side, cost: Cost): boolean =>
  typeof cost !== 'object' || (side === HEROES ? w.piles.hand : w.piles.plots)[seat]!.cards.length >= cost.discard;
/** MH-ABT-07 */
export function isUsedUp({ used, fight }: Marvel, source: number, { limit }: Ability, at: At): boolean {
  const n = source % SECOND;
  if (at.used.includes(n)) return true;
  if (limit === 'round') return used.includes(n);
  return limit === 'sequence'
    ? fight!.usedInSequence.includes(n)
    : limit === 'combat' && fight!.usedInCombat.includes(n);
}
/** MH-ABT-04, MH-ABT-06, MH-ABT-17, MH-ABT-19, MH-RUL-62, MH-RUL-75: what lies open on the hero side. */
export function heroSources(w: Marvel, seat: Seat): number[] {
  const f = w.fight;
  const out: number[] = [];
  if (f && !w.wound[f.hero] && !isSealed(f, HEROES, 'ability')) {
    out.push(COMBAT + f.hero);
    if (heroOf(f.hero).combat.options) out.push(COMBAT + f.hero + SECOND);
  }
  if (f && !isSealed(f, HEROES, 'support'))
    for (const hero of teamHeroes(w, seat)) if (isSupportingIn(w, hero, f.area)) out.push(SUPPORT + hero);
  if (!f || !isSealed(f, HEROES, 'allies')) for (const card of w.allies[seat]!) out.push(RESOURCE + card);
  for (const n of w.powerUps[seat]!) if (powerUpOf(n).ability) out.push(POWER_UP + n);
  return out;
}
/** A lower half that is used: some Agents are, and only Backup Effects are sealed. */
function isHelpUsable(f: Fight, card: number): boolean {
  const { at, kind } = villainOf(card).lower;
  return at !== 'always' && (kind === 'agent' || !isSealed(f, VILLAINS, 'abilityAndBackups'));
}
/** MH-ABT-02, MH-ABT-20, MH-MPL-10, MH-RUL-73, MH-RUL-98: the Lead's ability is open to all Villain players, a Backup
 *  to who played it. */
export function villainSources(w: Marvel, seat: Seat): number[] {
  const f = w.fight!;
  const out: number[] = [];
  if (!isSealed(f, VILLAINS, 'abilityAndBackups')) {
    if (f.boss !== NONE) out.push(BOSS + f.boss);
    else if (villainOf(f.lead).ability) out.push(LEAD + f.lead);
  }
  for (let i = 0; i < f.helpers.length; i++)
    if (f.owners[i] === seat && isHelpUsable(f, f.helpers[i]!)) out.push(LOWER + f.helpers[i]!);
  if (nemesisPlayer(w, f.seat) !== seat || !plansServe(w, f)) return out;
  for (const plan of completedPlans(w, f.seat)) if (planOf(plan).ability) out.push(PLAN + plan);
  return out;
}
/** MH-RUL-106: the Hero player might have an Event, by all that others know. */
export function couldHaveEvent(w: Marvel, at: At, seat: Seat): boolean {
  if (sideOf(w, seat) !== HEROES || !w.piles.hand[seat]!.cards.length) return false;
  const timing = timingFor(w, at, HEROES);
  return timing !== null && EVENT_TIMINGS.has(timing) && !(w.fight && isSealed(w.fight, HEROES, 'all'));
}
