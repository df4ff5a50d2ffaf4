// Global abilities: either player pays and uses them, no matter whose card it is (DM-GLO).
import type { Choice, Verdict } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { abilityPrice, isShort, suggestPayment } from '../abilities/energy.ts';
import { abilityOf, rosterOf } from '../abilities/roster.ts';
import { scopeOf } from '../abilities/triggers.ts';
import { isLate, isUseful } from '../verbs/index.ts';
import type { Global } from '../cards/card.ts';
import type { Duel, T } from '../table/world.ts';
import { GLOBAL } from './paying.ts';

/** DM-GLO-01, DM-GLO-02, DM-GLO-03, DM-GLO-04, DM-GLS-07: those of all cards, for both players, as often as they can
 *  pay. Only the main step and the window after blocks offer them (DM-GLO-05, DM-GLO-06), the active player first
 *  (DM-GLO-09); it is skipped with the attack (DM-GLO-10). Those that react are not among them (DM-GLO-07). Several
 *  that are paid for together are a bill (DM-GLO-08). */
export const global: Choice<Duel, object, never> = {
  of: 'ability',
  each: t => rosterOf(t.world).atWill,
  refuse: (t, _my, seat, id) => refuseGlobal(t, seat, id),
  take(t, _my, seat, id) {
    t.call('billed', { seat, items: [GLOBAL + id], payment: null });
  },
};

export function refuseGlobal(t: T, seat: Seat, id: number): Verdict {
  const ability = abilityOf(id);
  if (!('global' in ability)) return 'DM-GLO-01';
  if (isShort(t, seat, abilityPrice(ability.global))) return 'DM-GLO-03';
  if (isLate(t.world, ability)) return 'DM-RUL-32';
  const scope = scopeOf(id, seat); // DM-RUL-92: seen from its user
  if (picksInReserve(ability)) scope.spent = suggestPayment(t.world, seat, abilityPrice(ability.global))!;
  return !isUseful(t, scope) && 'DM-RUL-32';
}
/** DM-RUL-30: what pays for it cannot be picked by it, which matters where it picks in the reserve pool. */
const picksInReserve = ({ effects: [first] }: Global): boolean =>
  first?.do === 'choose' && (first.which.in === 'reserve' || first.which.in === 'fieldOrReserve');
