// The bots of a version of a game: those of today, or those of the kept release for its own tables and files.
import type { Bot } from '#bots/bot.ts';
import { thinkingOf, type Thinking } from '#bots/thinking.ts';
import { entryOf } from '#games/index.ts';
import { ofVersion, type Releases } from './releases.ts';

/** `find` tells the bots of today by their names. */
export async function thinkingAt(
  id: string,
  version: number | undefined,
  releases: Releases,
  find?: (name: string) => Bot | undefined,
): Promise<Thinking> {
  const game = await entryOf(id)?.load?.();
  if (!game) throw new Error(`there is no game '${id}' to play`);
  const wanted = { version: version ?? game.version, releases };
  const source = { today: () => thinkingOf(game, find), kept: ({ thinking }: { thinking: Thinking }) => thinking };
  const found = await ofVersion(game, wanted, source);
  if (!found) throw new Error(`version ${version} of '${id}' is not kept here`);
  return found;
}
