// Seats of a document with what the game says of them: their roles by name, and who plays together.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { roleNames, sidesOf } from '#engine/seats.ts';
import type { SeatDoc } from '#protocol/table-doc.ts';

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
