// The rules of a version of a game: those of today, or a kept release, which is a built file with earlier rules, their
// engine and their bots (npm run release).
import type { Thinking } from '#bots/thinking.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { View } from '#engine/types.ts';

export interface Release {
  readonly rules: Ruleset;
  readonly thinking: Thinking;
  /** The table as text, where the game has it. */
  readonly draw?: (view: View) => string;
}
/** Loads a kept version of a game, where there is one. */
export interface Releases {
  (game: string, version: number): Promise<Release | undefined> | undefined;
  /** The kept versions, to explain to people why something cannot go on. */
  versions?(game: string): readonly number[] | Promise<readonly number[]>;
}
export const NO_RELEASES: Releases = () => undefined;

/** A version of a game, and where earlier ones are kept. */
export interface WantedVersion {
  readonly version: number;
  readonly releases: Releases;
}
/** The source of a rule set: the game of today, or a kept release. */
interface Source<T> {
  today(): T | Promise<T>;
  kept(release: Release): T | Promise<T>;
}
/** Picks something from the rules of a version; undefined where that version is neither today's nor kept. All that need
 *  rules, bots, words or drawings of a version come here (decision 0009). */
export async function ofVersion<T>(
  today: { readonly id: string; readonly version: number },
  { version, releases }: WantedVersion,
  source: Source<T>,
): Promise<T | undefined> {
  if (today.version === version) return source.today();
  const release = await releases(today.id, version);
  return release && source.kept(release);
}
