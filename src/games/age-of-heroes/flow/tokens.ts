// Tokens on action spaces: where they are put.
import { procedure } from '#engine/game.ts';
import { spacesFor } from '../abilities/filters.ts';
import type { SpaceFilter } from '../cards/card.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { locationOf } from '../table/spaces.ts';
import { faceOf, putToken } from '../table/tokens.ts';
import type { Heroes, T } from '../table/world.ts';
import { partAt } from '../verbs/verb.ts';

const placed = (t: T, { path }: Locals['placing']) => partAt<'placeToken'>(t, path);
function freeSpaces(t: T, my: Locals['placing']): number[] {
  const where = placed(t, my).where as SpaceFilter;
  const spaces = spacesFor(t.world, where, my);
  if (!where.different || !my.done.length) return spaces;
  return spaces.filter(space => !my.done.some(other => locationOf(other) === locationOf(space)));
}
/** AH-TOK-01, AH-TOK-03, AH-TOK-05, AH-RUL-100; gives the space. */
export const placing = procedure<Heroes, Locals['placing']>()({
  choose: {
    rule: 'AH-TOK-01',
    idle: 'place',
    one: (t, my) => (my.done.length < (placed(t, my).copies ?? 1) && t.memo(freeSpaces, my).length ? my.seat : null),
    facts: (t, my) => faceOf(placed(t, my)),
    choices: {
      place: {
        of: 'space',
        each: (t, my) => t.memo(freeSpaces, my),
        misfit: () => 'AH-TOK-01',
        take(t, my, seat, space) {
          const { token, value } = placed(t, my);
          my.done.push(space);
          putToken(t, seat, space, token, value);
          return 'choose';
        },
      },
    },
  },
  give: (t, my) => t.give(my.done.at(-1) ?? NONE),
});
