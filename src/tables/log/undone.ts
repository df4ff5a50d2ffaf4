// The undos of a table: by whom, alone or by consent, and what had come of the answers; for all who read the log.
import type { Event, OpenWorld, State } from '#engine/types.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { TakenBack } from '#protocol/table-doc.ts';
import type { Given, SeatState } from './table-parts.ts';

/** An undo, and while it is one of the last few, its last events and the open part of the table by then. */
export interface Undone extends Omit<TakenBack, 'events'> {
  lost?: { events: Event[]; world: OpenWorld };
}
/** The part of a table that tells what an undo removes. */
interface Undoable {
  readonly game: Ruleset;
  readonly seats: readonly SeatState[];
  readonly given: readonly Given[];
  readonly match: { readonly events: Event[][] } | null;
  readonly undos: readonly Undone[];
  shows<What>(look: (game: Ruleset, state: State) => What): What | null;
}
/** Undos that keep their events, and how many events of each: a log may hold thousands. */
const WITH_EVENTS = 20;
const MOST_EVENTS = 20;

/** The list with one more: the answers after the first `to` are about to go. */
export function withUndone(table: Undoable, { at, by, to, agreed }: Omit<Undone, 'from' | 'lost'>): readonly Undone[] {
  const { undos, match, given } = table;
  const from = Math.max(given.length - 1, to);
  const others = agreed.filter(seat => table.seats[seat]!.player?.id !== table.seats[by]!.player?.id);
  const events =
    match?.events
      .slice(to + 1)
      .flat()
      .slice(-MOST_EVENTS) ?? [];
  const world = table.shows((game, state) => game.openWorld(state));
  const last: Undone = { at, by, from, to, agreed: others, ...(world && { lost: { events, world } }) };
  return [...undos, last].map((one, n, { length }) => (n === length - 1 - WITH_EVENTS ? withoutEvents(one) : one));
}
function withoutEvents({ lost: _, ...rest }: Undone): Undone {
  return rest;
}
