// Resources, Villain tokens and VP: gained up to the limit, lost down to nothing, and paid; tokens on action spaces.
import type { Seat } from '#engine/types.ts';
import { MOST_RESOURCES, SCORE_TRACK } from '../cards/board.ts';
import { type Bundle, type Resource, RESOURCES, type TokenKind } from '../cards/card.ts';
import type { T } from './world.ts';

/** AH-RES-01, AH-RES-02: what is beyond 10 is lost, and not logged. */
export function gainResource(t: T, seat: Seat, resource: number, n: number): void {
  const mine = t.world.resources[seat]!;
  const gained = Math.min(MOST_RESOURCES - mine[resource]!, n);
  mine[resource]! += gained;
  if (gained > 0) t.log('gained', { seat, n: gained, resource });
}
/** Physical, Mental and Willpower of a bundle. */
export const amountsOf = (bundle: Bundle): number[] => RESOURCES.map(resource => bundle[resource] ?? 0);
/** Resources by number. */
export const KINDS = RESOURCES.map((_, i) => i);
export const indexOf = (resource: Resource): number => RESOURCES.indexOf(resource);
/** AH-GLO-12: takes what is there and stops at 0. */
export function loseResource(t: T, seat: Seat, resource: number, n: number): void {
  const mine = t.world.resources[seat]!;
  const lost = Math.min(n, mine[resource]!);
  mine[resource]! -= lost;
  if (lost > 0) t.log('lost', { seat, n: lost, resource });
}
/** Resources by kind, Villain tokens, and how many resources of the player's choice less and more. What is printed is
 *  read once and shared, so a cost is changed in a copy alone. */
export interface Due {
  readonly pay: readonly number[];
  readonly tokens: number;
  readonly less: number;
  readonly more: number;
}
/** AH-RES-03, AH-CNV-02, AH-CNV-03: a cost is paid in full; AH-ACT-01 has refused what cannot be paid. */
export function spend(t: T, seat: Seat, { pay: amounts, tokens }: Pick<Due, 'pay' | 'tokens'>): void {
  const { resources, villainTokens } = t.world;
  const mine = resources[seat]!;
  for (let kind = 0; kind < amounts.length; kind++) mine[kind]! -= amounts[kind]!;
  villainTokens[seat]! -= tokens;
  if (tokens || amounts.some(n => n > 0))
    t.log('paid', { seat, p: amounts[0]!, m: amounts[1]!, w: amounts[2]!, tokens });
}
/** AH-CNV-01: whatever is gained by it comes after the cost. Pays at once where nothing of the cost is of the player's
 *  choice; else asks, and says so by `false`. */
export function pay(t: T, seat: Seat, due: Due): boolean {
  const { pay: amounts, less, more } = due;
  if (more > 0 || less > 0) {
    t.call('payment', { seat, ...due, pay: amounts.slice() });
    return false;
  }
  spend(t, seat, due);
  return true;
}
/** AH-TOK-06, AH-TOK-08 */
export function gainVillainTokens(t: T, seat: Seat, n: number): void {
  t.world.villainTokens[seat]! += n;
  t.log('tokensGained', { seat, n });
}

// ---- tokens on action spaces -------------------------------------------------------------------------------

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

// ---- the score ---------------------------------------------------------------------------------------------

/** AH-SCR-05 */
export function gainVp(t: T, seat: Seat, n: number): void {
  t.world.vp[seat]! += n;
  t.log('scored', { seat, n });
}
/** AH-SCR-01..04, AH-RUL-89: where the score marker is, and the values of the Score tokens. */
export function scoreOf(vp: number): { marker: number; tokens: number[] } {
  const hundreds = Math.floor(vp / SCORE_TRACK);
  const tokens = new Array<number>(Math.floor(hundreds / 2)).fill(200);
  return { marker: vp % SCORE_TRACK, tokens: hundreds % 2 ? [...tokens, 100] : tokens };
}
