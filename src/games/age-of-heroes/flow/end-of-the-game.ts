// The end of the game: last scoring, Villain tokens, the winner.
import { procedure } from '#engine/game.ts';
import type { RuleId } from '#engine/types.ts';
import { PARAMETERS } from '../cards/missions.ts';
import type { Effect } from '../cards/card.ts';
import { countOf, isTrue } from '../abilities/filters.ts';
import { scopeAt } from '../abilities/legality.ts';
import { gainVp } from '../table/resources.ts';
import { evolutionOf } from '../table/deck.ts';
import type { Scope } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import type { Heroes, T } from '../table/world.ts';

/** AH-END-01: a card ends the game. */
export const ending = procedure<Heroes>()({ score: t => finish(t, 'AH-END-01') });
/** AH-END-02: nothing after it is carried out. AH-RUL-90: cards that score at game end, then Villain tokens. */
export function finish(t: T, rule: RuleId): 'end' {
  const w = t.world;
  for (const seat of w.order) scoreAtEnd(t, seat);
  for (const seat of w.order) payForTokens(t, seat);
  t.log('gameEnded', { vp: [...w.vp] });
  return t.finish({ ranks: ranksOf(w), rule, reason: { say: 'final', facts: { vp: [...w.vp] } } });
}
function scoreAtEnd(t: T, seat: number): void {
  for (const n of t.world.played[seat]!) {
    const { when, effects } = evolutionOf(n);
    if (when.on !== 'gameEnd') continue;
    for (const effect of effects) gainVp(t, seat, scoreOf(t.world, effect, scopeAt(seat, NONE, NONE)));
  }
}
/** The VP of an effect that is scored as a whole: of those that can be (`isScored` in verbs/card-procedures.ts). */
function scoreOf(w: Heroes, effect: Effect, my: Scope): number {
  if (effect.do === 'vp') return effect.n;
  if (effect.do !== 'forEach' && effect.do !== 'if') return 0;
  const times =
    effect.do === 'if'
      ? Number(isTrue(w, effect.is, effect.n ?? 0, my))
      : Math.min(countOf(w, effect.count, my), effect.max ?? Infinity);
  return times * effect.then.reduce((sum, one) => sum + scoreOf(w, one, my), 0);
}
/** AH-RUL-34, AH-RUL-88 */
function payForTokens(t: T, seat: number): void {
  const w = t.world;
  const tokens = w.villainTokens[seat]!;
  if (w.mission !== 'attractions' || !tokens) return;
  const lost = Math.min(w.vp[seat]!, -PARAMETERS.price!.vpPerVillainToken! * tokens);
  w.vp[seat]! -= lost;
  t.log('vpLost', { seat, n: lost });
}
/** AH-OBJ-03, AH-END-03..07: VP, then Willpower, Mental and Physical. */
export function ranksOf({ vp, resources }: Heroes): number[] {
  const keys = vp.map((n, seat) => [n, ...resources[seat]!.toReversed()]);
  const isBetter = (a: number[], b: number[]): boolean => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at >= 0 && a[at]! > b[at]!;
  };
  return keys.map(mine => 1 + keys.filter(other => isBetter(other, mine)).length);
}
