// Describes events of a match in words, for one viewer.
import { eventFor, type GameInfo } from '#engine/versions/ruleset.ts';
import type { Event, OpenWorld, Viewer } from '#engine/types.ts';
import { linked, parts } from '#engine/words.ts';
import type { Happening } from '#protocol/table-doc.ts';

/** The event as the viewer may know it, with its sentence. `names` are those of the seats, `world` is the open part of
 *  the table at that moment. */
export function describeEvent(
  game: Pick<GameInfo, 'texts' | 'names'>,
  names: readonly string[],
  event: Event,
  world: () => OpenWorld,
  viewer: Viewer,
): Happening {
  const { kind, facts } = eventFor(event, viewer);
  if (!Object.hasOwn(game.texts, kind)) return { kind, facts };
  return { kind, facts, said: linked(parts(game, { say: kind, facts }, { world: world(), seats: names })) };
}
