// The kept releases on the page: a table or file that was begun with earlier rules is shown and played by them.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { rulesOf } from '#engine/game-entry.ts';
import { ofVersion, type Release, type Releases } from '#tables/releases.ts';
import type { ShelfEntry } from '../kit/shelf-entry.ts';
import { entryOf } from '../shelf.ts';

/** Their list is loaded where an earlier version is asked for: it grows with each, and the first game needs none. */
export const keptReleases: Releases = Object.assign(
  async (game: string, version: number) => (await list()).kept(game, version),
  { versions: async (game: string) => (await list()).versions(game) },
);
const list = () => import('./kept-releases.ts');

/** Picks something from a game in the version that is played: from its shelf entry today, or from a kept release. */
export async function ofPlayed<T>(
  { id, version }: Pick<GameInfo, 'id' | 'version'>,
  today: (entry: ShelfEntry) => T | Promise<T>,
  kept: (release: Release) => T | Promise<T>,
): Promise<T | undefined> {
  const entry = entryOf(id)!;
  const source = { today: () => today(entry), kept };
  return ofVersion(await rulesOf(entry), { version, releases: keptReleases }, source);
}
/** The game as the rules of a version describe it; today's where that version is not kept. */
export const infoOf = async (id: string, version: number): Promise<GameInfo> =>
  (await ofPlayed<GameInfo>({ id, version }, rulesOf, ({ rules }) => rules)) ?? rulesOf(entryOf(id)!);
