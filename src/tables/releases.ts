// Kept releases: earlier rules of a game with their engine and bots, each built into one file (npm run release).
import type { Thinking } from '#bots/thinking.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import type { View } from '#engine/types.ts';

export interface Release {
  readonly rules: Ruleset;
  readonly thinking: Thinking;
  /** The table as text, where the game has it. */
  readonly draw?: (view: View) => string;
}
/** Loads a kept version of a game, where there is one. */
export type Releases = (game: string, version: number) => Promise<Release> | undefined;
