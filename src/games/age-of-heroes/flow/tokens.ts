// Tokens on action spaces: where they are put.
import { procedure } from '#engine/game.ts';
import { spacesFor } from '../abilities/filters.ts';
import type { SpaceFilter } from '../cards/card.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { locationOf } from '../table/spaces.ts';
import { faceOf, putToken } from '../table/tokens.ts';
import type { Heroes, T } from '../table/world.ts';
import { partAt } from '../verbs/carry-out.ts';

const placed = ({ path }: Locals['placing']) => partAt<'placeToken'>(path);
function freeSpaces(w: Heroes, my: Locals['placing']): number[] {
  const where = placed(my).where as SpaceFilter;
  const spaces = spacesFor(w, where, my);
  if (!where.different || !my.done.length) return spaces;
  return spaces.filter(space => !my.done.some(other => locationOf(other) === locationOf(space)));
}
const freeOf = (t: T, my: Locals['placing']): number[] => freeSpaces(t.world, my);
/** AH-TOK-01, AH-TOK-03, AH-TOK-05, AH-RUL-100; gives the space. */
export const placing = procedure<Heroes, Locals['placing']>()({
  choose: {
    rule: 'AH-TOK-01',
    idle: 'place',
    one: (t, my) => (my.done.length < (placed(my).copies ?? 1) && t.memo(freeOf, my).length ? my.seat : null),
    facts: (_t, my) => faceOf(placed(my)),
    choices: {
      place: {
        of: 'space',
        each: (t, my) => t.memo(freeOf, my),
        misfit: () => 'AH-TOK-01',
        take(t, my, seat, space) {
          const { token, value } = placed(my);
          my.done.push(space);
          putToken(t, seat, space, token, value);
          return 'choose';
        },
      },
    },
  },
  give: (t, my) => t.give(my.done.at(-1) ?? NONE),
});
