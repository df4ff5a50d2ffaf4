// Tokens on action spaces: where they are put, and what taking them gives.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { spacesFor } from '../abilities/filters.ts';
import type { SpaceFilter, TokenKind } from '../cards/card.ts';
import type { T } from '../table/acts.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { gainResource, gainVillainTokens, indexOf } from '../table/resources.ts';
import { gainVp } from '../table/score.ts';
import { locationOf } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { partAt } from '../verbs/carry-out.ts';

/** What a token says on its face: a Villain token has no number. */
const faceOf = ({ token, value }: { token: TokenKind; value: number }) => ({
  token,
  value: token === 'villain' ? 0 : value,
});
/** AH-TOK-01, AH-TOK-03, AH-TOK-05 */
export function putToken(t: T, seat: Seat, space: number, token: TokenKind, value: number): void {
  t.world.tokens.push({ space, kind: token, value });
  if (t.watched) t.log('tokenPlaced', { seat, space, ...faceOf({ token, value }) });
}
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
    one: (t, my) =>
      my.done.length < (placed(my).copies ?? 1) && t.memo('free spaces', freeOf, my).length ? my.seat : null,
    facts: (_t, my) => faceOf(placed(my)),
    choices: {
      place: {
        of: 'space',
        each: (t, my) => t.memo('free spaces', freeOf, my),
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
/** AH-TOK-04: each token gives what its face says and goes back to the supply. */
export function takeTokens(t: T, seat: Seat, space: number): void {
  const w = t.world;
  if (!w.tokens.some(token => token.space === space)) return;
  const mine = w.tokens.filter(token => token.space === space);
  w.tokens = w.tokens.filter(token => token.space !== space);
  for (const { kind, value } of mine)
    if (kind === 'vp') gainVp(t, seat, value);
    else if (kind === 'villain') gainVillainTokens(t, seat, value);
    else gainResource(t, seat, indexOf(kind), value);
}
