// The result of a match from which people have resigned: the rules know nothing of that, the record's file does.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { sidesOf } from '#engine/seats.ts';
import type { Result, Seat } from '#engine/types.ts';
import { isGivenUp, ranksLeft } from '#tables/log/resigning.ts';

/** The result when all sides but one have given up; nothing while the match goes on. `isPerson` goes by seat. */
export function resultByResigning(
  game: GameInfo,
  isPerson: readonly boolean[],
  resigned: readonly Seat[],
): Result | null {
  const seat = resigned.at(-1);
  if (seat === undefined) return null;
  const sides = sidesOf(game, isPerson.length);
  const chairs = isPerson.map((one, n) => ({ isPerson: one, resigned: resigned.includes(n) }));
  if (!isGivenUp(sides, chairs)) return null;
  const rule = 'TABLE-END-1';
  return { ranks: ranksLeft(sides, chairs), rule, reason: { say: rule, facts: { seat } } };
}
