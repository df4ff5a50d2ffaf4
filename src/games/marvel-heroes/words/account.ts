// The account of a rating in words: '4 = 3 + 1 Storm'.
import { ratingAccount, printed } from '../abilities/ratings.ts';
import { nameOf } from '../abilities/sources.ts';
import { MOST_DICE } from '../cards/board.ts';
import type { Fight, Side } from '../table/world.ts';

type Step = ReturnType<typeof ratingAccount>['steps'][number];
/** Whom a change comes from: 'Storm', not the name of the ability. */
const bearer = (source: number): string => (source < 0 ? 'a Master Plan' : nameOf(source).split(': ')[0]!);
function stepText({ op, n, source }: Step): string {
  if (source === undefined) return op === 'atMost' ? `, at most ${MOST_DICE}` : ', at least 0';
  if (op === 'set') return `, ${n} by ${bearer(source)}`;
  return ` ${n < 0 ? '−' : '+'} ${Math.abs(n)} ${bearer(source)}`;
}
/** '4 = 3 + 1 Storm'; nothing where the rating is as printed. */
export function accountText(f: Fight, side: Side, rating: number): string {
  const { value, steps } = ratingAccount(f, side, rating);
  return steps.length ? `${value} = ${printed(f, side, rating)}${steps.map(stepText).join('')}` : '';
}
