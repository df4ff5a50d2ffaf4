// Activated abilities of characters: their controller pays for them when a global ability could be used (DM-RUL-37).
import type { Choice, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import { abilityOf, rosterOf } from '../abilities/roster.ts';
import { holds } from '../abilities/targets.ts';
import { scopeOf } from '../abilities/triggers.ts';
import { canAfford } from '../abilities/energy.ts';
import { isUseful } from '../verbs/index.ts';
import type { Activated } from '../cards/card.ts';
import { charactersOf, has, mark, USED_UP, type Duel, type T } from '../table/world.ts';
import { payEnergy, usedFor, type Paid } from './paying.ts';

export const activate: Choice<Duel, object, never> = {
  of: 'die',
  each: (t, _my, seat) => activators(t.world, seat),
  refuse: (t, _my, seat, die) => refuseActivate(t, seat, die),
  take(t, _my, seat, die) {
    t.call('activating', { ...scopeOf(activatedBy(t.world, die)!, seat, die) });
  },
};

const NO_DICE: readonly number[] = [];
/** Own characters with an ability that is paid for. */
export const activators = (w: Duel, seat: Seat): readonly number[] =>
  rosterOf(w).activated.length ? charactersOf(w, seat).filter(die => activatedBy(w, die) !== undefined) : NO_DICE;
const activatedBy = (w: Duel, die: number): number | undefined =>
  rosterOf(w).activated.find(entry => entry.slot === w.slot[die])?.id;

const activatedOf = (id: number): Activated => abilityOf(id) as Activated;

export function refuseActivate(t: T, seat: Seat, die: number): Verdict {
  const id = activatedBy(t.world, die)!;
  const ability = activatedOf(id);
  if (ability.oncePerTurn && has(t.world, die, USED_UP)) return 'DM-TXT-04';
  if (!holds(t.world, { seat, die }, ability.if)) return 'DM-PRU-06';
  if (!canAfford(t.world, seat, ability.activated))
    return ability.activated.sidekicks ? no('DM-PAY-08', {}, 'noSidekick') : 'DM-PAY-08';
  return !isUseful(t, scopeOf(id, seat, die)) && 'DM-RUL-32';
}

/** A paid ability of a character (DM-RUL-37). */
export const activating = procedure<Duel, Paid>()({
  begin(t, my) {
    mark(t.world, my.die, USED_UP);
    payEnergy(t, my.seat, activatedOf(my.id).activated, my.id);
  },
  ...usedFor(id => activatedOf(id).activated),
});
