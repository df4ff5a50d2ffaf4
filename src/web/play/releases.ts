// The kept releases on the page: a table or file that was begun with earlier rules is shown and played by them.
import type { GameInfo } from '#engine/ruleset.ts';
import { entryOf, rulesOf, type Draw } from '#games/index.ts';
import type { Release, Releases } from '#tables/releases.ts';

const FILES = import.meta.glob<Release>('../../../releases/*.js');

export const keptReleases: Releases = (game, version) => FILES[`../../../releases/${game}-${version}.js`]?.();

/** Draws the table of a version as text, where it can. */
export async function drawingOf({ id, version }: GameInfo): Promise<Draw | undefined> {
  const entry = entryOf(id)!;
  const isToday = (await rulesOf(entry)).version === version;
  return isToday ? entry.draw?.() : (await keptReleases(id, version))?.draw;
}
/** What the rules of a version say of the game; today's where that version is not kept. */
export async function infoOf(id: string, version: number): Promise<GameInfo> {
  const today = await rulesOf(entryOf(id)!);
  return today.version === version ? today : ((await keptReleases(id, version))?.rules ?? today);
}
