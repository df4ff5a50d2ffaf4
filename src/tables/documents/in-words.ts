// What the game itself says in a document: events and undos in sentences, the roles of seats by name.
import { roleNames, sidesOf } from '#engine/seats.ts';
import { eventFor, type GameInfo } from '#engine/versions/ruleset.ts';
import type { Event, OpenWorld, Viewer } from '#engine/types.ts';
import { linked, parts } from '#engine/words.ts';
import type { Happening, SeatDoc, TakenBack } from '#protocol/table-doc.ts';
import type { Undone } from '../log/undone.ts';

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

/** The undos of a table as everybody may know them. */
export const undoDocs = (
  undos: readonly Undone[],
  game: Pick<GameInfo, 'texts' | 'names'>,
  names: readonly string[],
): TakenBack[] =>
  undos.map(({ lost, ...rest }) => {
    const described = (event: Event): Happening => describeEvent(game, names, event, () => lost!.world, 'spectator');
    return { ...rest, ...(lost && { events: lost.events.map(described).filter(one => one.said !== undefined) }) };
  });

/** Seats with their roles by name, and who plays together. */
export function withRoles(game: GameInfo, seats: readonly SeatDoc[]): SeatDoc[] {
  const roles = roleNames(game, seats.length);
  const sides = sidesOf(game, seats.length);
  const isPairedUp = new Set(sides).size < seats.length;
  return seats.map((doc, seat) => ({
    ...doc,
    ...(roles && { role: roles[seat]! }),
    ...(isPairedUp && { side: sides[seat]! }),
  }));
}
