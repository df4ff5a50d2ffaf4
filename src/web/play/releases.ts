// The kept releases on the page: a table or file that was begun with earlier rules is shown and played by them.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { entryOf } from '../shelf.ts';
import { rulesOf } from '#engine/game-entry.ts';
import { ofVersion, type Release, type Releases } from '#tables/releases.ts';

/** Their list is loaded where an earlier version is asked for: it grows with each, and the first game needs none. */
export const keptReleases: Releases = Object.assign(
  async (game: string, version: number) => (await list()).kept(game, version),
  { versions: async (game: string) => (await list()).versions(game) },
);
const list = () => import('./kept-releases.ts');

/** The game as the rules of a version describe it; today's where that version is not kept. */
export async function infoOf(id: string, version: number): Promise<GameInfo> {
  const today: GameInfo = await rulesOf(entryOf(id)!);
  const source = { today: () => today, kept: ({ rules }: Release): GameInfo => rules };
  return (await ofVersion(today, { version, releases: keptReleases }, source)) ?? today;
}
