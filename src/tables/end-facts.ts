// What a table makes of the fact that it has ended: what stands, where its answers lead elsewhere, and what can follow.
import type { Match } from '#engine/match.ts';
import type { Result, Sequel, World } from '#engine/types.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';

/** Why a table is not shown whose answers do not lead to the end that it had. */
export const otherEnd = ({ name, version }: Ruleset): string =>
  `By version ${version} of the rules of ${name} its answers lead to another end than it had.`;
export const noEnd = ({ name, version }: Ruleset): string =>
  `It had ended, but by version ${version} of the rules of ${name} its answers do not end it.`;

/** The next match of the series, as the rules make it of how this one has ended; where they fail, there is none. */
export function sequelOf(game: Ruleset, match: Match<World> | null, result: Result | null): Sequel | null {
  if (!game.sequel || !match || !result) return null;
  try {
    return game.sequel(match.state.world, result);
  } catch {
    return null;
  }
}
