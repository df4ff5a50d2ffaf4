// Resources of the player's choice: those gained, and those lost.
import { choice } from '#engine/kit/question.ts';
import { RESOURCES } from '../cards/card.ts';
import type { Locals } from '../table/locals.ts';
import { gainResource, loseResource } from '../table/resources.ts';
import type { Heroes } from '../table/world.ts';

const KINDS = RESOURCES.map((_, i) => i);
/** AH-RES-04, AH-RES-05: one at a time, in any mix. */
export const gaining = choice<Heroes, Locals['gaining']>('gain', {
  rule: 'AH-RES-04',
  about: (_t, my) => ({ n: my.n }),
  of: 'resource',
  each: (_t, my) => (my.n > 0 ? KINDS : []),
  take(t, my, seat, kind) {
    gainResource(t, seat, kind, 1);
    my.n--;
    return 'choose';
  },
});
/** AH-RUL-37, AH-RUL-104 */
export const losing = choice<Heroes, Locals['losing']>('lose', {
  rule: 'AH-RUL-104',
  forced: 'take',
  of: 'resource',
  each: (t, my, seat) => (my.n > 0 ? KINDS.filter(kind => t.world.resources[seat]![kind]! > 0) : []),
  misfit: () => 'AH-RUL-104',
  take(t, my, seat, kind) {
    loseResource(t, seat, kind, 1);
    my.n--;
    return 'choose';
  },
});
