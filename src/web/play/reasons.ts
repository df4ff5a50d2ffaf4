// The words with which a game explains hints; what its bots know comes with them.
import type { Reasons } from '#engine/bot-knowledge.ts';
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { entryOf } from '../shelf.ts';
import { rulesOf } from '#engine/game-entry.ts';
import { ofVersion, type Release } from '#tables/releases.ts';
import { reasonsIn } from './languages.ts';
import { keptReleases } from './releases.ts';

/** Those of the version that is played. */
export async function reasonsOf(game: GameInfo): Promise<Reasons | undefined> {
  const { id, version } = game;
  const entry = entryOf(id)!;
  const source = {
    today: async () => (await entry.load()).bot?.reasons?.(),
    kept: ({ rules }: Release) => rules.bot?.reasons?.(),
  };
  return reasonsIn(game, await ofVersion(await rulesOf(entry), { version, releases: keptReleases }, source));
}
