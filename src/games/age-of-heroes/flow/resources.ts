// Resources of the player's choice: those gained, and those lost.
import { procedure } from '#engine/game.ts';
import { RESOURCES } from '../cards/card.ts';
import type { Locals } from '../table/locals.ts';
import { gainResource, loseResource } from '../table/resources.ts';
import type { Heroes } from '../table/world.ts';

const KINDS = RESOURCES.map((_, i) => i);
/** AH-RES-04, AH-RES-05: one at a time, in any mix. */
export const gaining = procedure<Heroes, Locals['gaining']>()({
  choose: {
    rule: 'AH-RES-04',
    idle: 'gain',
    one: (_t, my) => (my.n > 0 ? my.seat : null),
    facts: (_t, my) => ({ n: my.n }),
    choices: {
      gain: {
        of: 'resource',
        each: () => KINDS,
        take(t, my, seat, kind) {
          gainResource(t, seat, kind, 1);
          my.n--;
          return 'choose';
        },
      },
    },
  },
});
/** AH-RUL-37, AH-RUL-104 */
export const losing = procedure<Heroes, Locals['losing']>()({
  choose: {
    rule: 'AH-RUL-104',
    idle: 'lose',
    one: (t, my) => (my.n > 0 && t.world.resources[my.seat]!.some(n => n > 0) ? my.seat : null),
    forced: 'take',
    choices: {
      lose: {
        of: 'resource',
        each: (t, _my, seat) => KINDS.filter(kind => t.world.resources[seat]![kind]! > 0),
        misfit: () => 'AH-RUL-104',
        take(t, my, seat, kind) {
          loseResource(t, seat, kind, 1);
          my.n--;
          return 'choose';
        },
      },
    },
  },
});
