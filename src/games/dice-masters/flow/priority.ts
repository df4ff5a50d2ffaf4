// Priority: the active player acts as often as wanted, then offers the other one action, until both pass (DM-PRI).
import type { Choices, Procedure } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { window, type Locals } from '#engine/kit/windows.ts';
import { rosterOf } from '../abilities/roster.ts';
import { diceIn, other, RESERVE, type Duel, type T } from '../table/world.ts';
import { activators, refuseActivate } from './activated-abilities.ts';
import { refuseGlobal } from './global-abilities.ts';

/** DM-PRI-01, DM-PRI-02, DM-PRI-03, DM-PRI-04, DM-PRI-07, DM-RUL-22, DM-RUL-34; DM-GLO-09: the active player comes
 *  first. DM-PRI-05, DM-PRI-06: what answers something has its own moment and is no choice here. */
export const priority = (choices: Choices<Duel, Locals<object>, never>): Procedure<Duel> =>
  window<Duel>({
    rule: 'DM-PRI-01',
    policy: 'priority',
    sides: t => [[t.world.active], [other(t.world.active)]],
    could: (t, _my, seat) => seat === t.world.active || couldStart(t, seat),
    again: (t, _my, seat) => seat === t.world.active && !t.world.casual,
    after: 'next',
    ends: (t, _my, passes, side) => side === 0 && (passes >= 2 || !couldStart(t, other(t.world.active))),
    // The prompt of the other player names whose turn it is.
    facts: ({ world: { active } }, _my, seat) => (seat === active ? {} : { theirs: 1, seat: active }),
    choices,
  });

/** Could the inactive player start anything? All of it is public, so skipping him tells nothing. */
function couldStart(t: T, seat: Seat): boolean {
  const acting = activators(t.world, seat);
  if (!acting.length && !t.world.loose[seat] && !diceIn(t.world, seat, RESERVE).length) return false;
  return (
    rosterOf(t.world).atWill.some(id => !refuseGlobal(t, seat, id)) || acting.some(die => !refuseActivate(t, seat, die))
  );
}
