// Moments: abilities that answer one are parked with the facts of the moment and run when the present effect is over.
import { park } from '#engine/kit/triggers.ts';
import type { Seat } from '#engine/types.ts';
import type { Moment, Triggered } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import { rosterOf, type Entry } from './roster.ts';
import { holds } from './targets.ts';
import { burstCounts, burstsOf } from './counting.ts';
import { HOOKED, inField, NO_DIE, type Duel, type T } from '../table/world.ts';

/** The scope that an ability starts with. */
export const scopeOf = (id: number, seat: Seat, die = NO_DIE, subject = die, n = 0): Scope => ({
  id,
  seat,
  die,
  subject,
  n,
  from: NO_DIE,
  spent: [],
  chosen: [],
  action: 0,
});

/** Something happens to one die: its own abilities answer, and those of its pair (DM-PRU-06). DM-TXT-02: the same
 *  character of the other player has another card and so another slot. */
export function raise(t: T, moment: Moment, die: number, facts: Facts = {}): void {
  for (const entry of rosterOf(t.world).triggered[moment] ?? []) answer(t, entry, die, facts);
}
/** What the moment tells, where there is anything to tell. */
type Facts = Partial<Pick<Scope, 'n' | 'spent' | 'from'>>;
function answer(t: T, entry: Entry<Triggered>, subject: number, facts: Facts): void {
  const w = t.world;
  const { slot, ability } = entry;
  const die = w.slot[subject] === slot ? subject : ability.pair ? w.partner[subject]! : NO_DIE;
  if (die === NO_DIE || w.slot[die] !== slot) return;
  if (ability.pair && w.partner[die] === NO_DIE) return;
  if (!burstCounts(burstsOf(w, die), ability.burst)) return;
  parkFor(t, entry, w.seat[die]!, die, subject, facts);
}

/** Something happens to several dice at once. */
export const raiseAll = (t: T, moment: Moment, dice: readonly number[]): void =>
  dice.forEach(die => raise(t, moment, die));

/** Something happens at the table: texts of cards that `seat` has active answer, once each or once a die
 *  (DM-TXT-03). */
export function raiseFor(t: T, moment: Moment, seat: Seat, subject = NO_DIE): void {
  const w = t.world;
  const answered: number[] = [];
  for (const entry of rosterOf(w).triggered[moment] ?? NONE) {
    const { slot, ability, id } = entry;
    if (ability.active && answered.includes(id)) continue; // DM-RUL-100
    if (ability.burst === 'none' && showsBurst(w, seat, w.cards[slot]!)) continue;
    for (let die = 0; die < w.zone.length; die++) {
      if (w.slot[die] !== slot || w.seat[die] !== seat || !(inField(w, die) || w.zone[die] === HOOKED)) continue;
      if (moment === 'youFieldAnother' && die === subject) continue;
      if (!burstCounts(burstsOf(w, die), ability.burst)) continue;
      parkFor(t, entry, seat, die, subject);
      answered.push(id);
      if (ability.active || ability.once) break;
    }
  }
}
const NONE: readonly Entry<Triggered>[] = [];

/** Does any of the seat's dice of a card show a burst, so that its text for none does not count? */
function showsBurst(w: Duel, seat: Seat, card: number): boolean {
  for (let die = 0; die < w.zone.length; die++)
    if (w.seat[die] === seat && inField(w, die) && w.cards[w.slot[die]!] === card && burstsOf(w, die)) return true;
  return false;
}

/** Parks an ability with the facts of its moment, if its condition holds. */
export function parkFor(
  t: T,
  { id, ability }: Entry<Triggered>,
  seat: Seat,
  die: number,
  subject: number,
  facts: Facts = {},
): void {
  const w = t.world;
  if (!holds(w, { seat, die }, ability.if)) return;
  if (ability.once && !isFirst(w, id, seat, ability.active ? NO_DIE : die)) return;
  const about = heedsSubject(ability) ? subject : die;
  const source = ability.pair ? about : die;
  const action = w.zone[die] === HOOKED ? w.cards[w.slot[die]!]! : 0; // DM-RUL-33: it is an action die that does it
  park(t, { owner: seat, source, run: 'answering', my: { ...scopeOf(id, seat, die, about), action, ...facts } });
}
/** DM-RUL-88, DM-ACV-02: once a turn for a die or, if it is of the kind that counts while active, for a card. A turn
 *  has but one attack, so this holds for declarations too, also for those whom Toad makes join them. */
function isFirst(w: Duel, id: number, seat: Seat, die: number): boolean {
  if (w.forces.some(f => f.kind === 'onceATurn' && f.n === id && f.by === seat && f.die === die)) return false;
  w.forces.push({ kind: 'onceATurn', whom: NO_DIE, by: seat, die, until: 'turn', action: 0, n: id });
  return true;
}
/** Does it matter which die the moment is about? If not, several of a kind wait as equals and nobody orders them. */
const heedsSubject = ({ effects }: Triggered): boolean =>
  effects.some(e => e.do === 'special' || (e.do === 'damage' && (e.by !== undefined || e.n === 'attack')));

/** Lets waiting abilities run, if there are any. */
export function drain(t: T): void {
  if (t.world.waiting!.length) t.call('triggers');
}
