// The bots of a version of a game: those of today, or those of the kept release for its own tables and files.
import type { Thinking } from '#bots/thinking.ts';
import type { Game } from '#engine/game.ts';
import { ofVersion, type Release, type Releases } from './releases.ts';

/** `make` makes the bots of today, so that nobody loads them with this file. Of today's version, when none is named. */
export async function thinkingAt(
  game: Game,
  version: number | undefined,
  releases: Releases,
  make: (game: Game) => Thinking,
): Promise<Thinking> {
  const wanted = { version: version ?? game.version, releases };
  const found = await ofVersion(game, wanted, { today: () => make(game), kept: ({ thinking }: Release) => thinking });
  if (!found) throw new Error(`version ${version} of '${game.id}' is not kept here`);
  return found;
}
