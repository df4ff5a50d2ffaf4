// The table as text, as the version that is played draws it.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { entryOf } from '../shelf.ts';
import { rulesOf, type Draw } from '#engine/game-entry.ts';
import { ofVersion, type Release } from '#tables/releases.ts';
import { keptReleases } from './releases.ts';

/** Draws the table of a version as text, where it can. */
export async function drawingOf({ id, version }: GameInfo): Promise<Draw | undefined> {
  const entry = entryOf(id)!;
  const source = { today: () => entry.draw?.(), kept: ({ draw }: Release) => draw };
  return ofVersion(await rulesOf(entry), { version, releases: keptReleases }, source);
}
