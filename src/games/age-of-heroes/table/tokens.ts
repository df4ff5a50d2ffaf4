// Tokens on action spaces: how they are put there, and what taking them gives.
import type { Seat } from '#engine/types.ts';
import type { TokenKind } from '../cards/card.ts';
import { gainResource, gainVillainTokens, gainVp, indexOf } from './resources.ts';
import type { T } from './world.ts';

/** What a token says on its face: a Villain token has no number. */
export const faceOf = ({ token, value }: { token: TokenKind; value: number }) => ({
  token,
  value: token === 'villain' ? 0 : value,
});
/** AH-TOK-01, AH-TOK-03, AH-TOK-05 */
export function putToken(t: T, seat: Seat, space: number, token: TokenKind, value: number): void {
  t.world.tokens.push({ space, kind: token, value });
  t.log('tokenPlaced', { seat, space, ...faceOf({ token, value }) });
}
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
