// The words with which a game explains hints; what its bots know comes with them.
import type { Reasons } from '#engine/definition.ts';
import { entryOf } from '#games/index.ts';

export const reasonsOf = async (game: string): Promise<Reasons | undefined> =>
  (await entryOf(game)!.load!()).bot?.reasons?.();
