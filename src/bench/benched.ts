// The games of the shelf that benches look at, loaded.
import { SHELF } from '#games/index.ts';

export const BENCHED = await Promise.all(
  SHELF.filter(({ bench }) => bench).map(async entry => ({ entry, game: await entry.load() })),
);
