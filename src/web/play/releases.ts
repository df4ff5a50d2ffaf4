// The kept releases on the page: a table or file that was begun with earlier rules is shown and played by them.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { entryOf, rulesOf } from '#games/index.ts';
import { ofVersion, type Release, type Releases } from '#tables/releases.ts';

const FILES = import.meta.glob<Release>('../../../releases/*.js');

export const keptReleases: Releases = (game, version) => FILES[`../../../releases/${game}-${version}.js`]?.();

/** The game as the rules of a version describe it; today's where that version is not kept. */
export async function infoOf(id: string, version: number): Promise<GameInfo> {
  const today: GameInfo = await rulesOf(entryOf(id)!);
  const source = { today: () => today, kept: ({ rules }: Release): GameInfo => rules };
  return (await ofVersion(today, { version, releases: keptReleases }, source)) ?? today;
}
