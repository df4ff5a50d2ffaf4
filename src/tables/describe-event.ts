// What happened, told to one viewer as the table was then.
import type { Game } from '#engine/game.ts';
import type { Event, OpenWorld, Viewer } from '#engine/types.ts';
import { eventFor } from '#engine/views.ts';
import { linked, parts } from '#engine/words.ts';
import type { Happening } from '#protocol/table-doc.ts';

/** An event as the viewer hears of it; `names` says who sits where, and `world` what then lay open. */
export function told(
  game: Game,
  names: readonly string[],
  event: Event,
  world: () => OpenWorld,
  viewer: Viewer,
): Happening {
  const { kind, facts } = eventFor(event, viewer);
  if (!Object.hasOwn(game.texts, kind)) return { kind, facts };
  return { kind, facts, said: linked(parts(game, { say: kind, facts }, { world: world(), seats: names })) };
}
