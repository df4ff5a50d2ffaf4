// The undos of a table: by whom, alone or by consent, and what had come of the answers; for all who read the log.
import type { Event, OpenWorld, State } from '#engine/types.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { TakenBack } from '#protocol/table-doc.ts';
import type { Given, TakenSeat } from './table-parts.ts';

/** An undo, and while it is one of the last few, its last events and the open part of the table by then. */
export interface Undone extends Omit<TakenBack, 'events'> {
  lost?: { events: Event[]; world: OpenWorld };
}
/** The part of a table that tells what is about to go. */
interface GoingBack {
  readonly game: Ruleset;
  readonly seats: readonly TakenSeat[];
  readonly given: readonly Given[];
  readonly match: { readonly events: Event[][] } | null;
  readonly takenBack: readonly Undone[];
  shows<What>(look: (game: Ruleset, state: State) => What): What | null;
}
/** Undos of which the events are told, and how many of each: a log may hold thousands. */
const TOLD = 20;
const MOST_EVENTS = 20;

/** The list with one more: the answers after the first `to` are about to go. */
export function withUndone(table: GoingBack, { at, by, to, agreed }: Omit<Undone, 'from' | 'lost'>): readonly Undone[] {
  const { takenBack, match, given } = table;
  const from = Math.max(given.length - 1, to);
  const others = agreed.filter(seat => table.seats[seat]!.player?.id !== table.seats[by]!.player?.id);
  const events =
    match?.events
      .slice(to + 1)
      .flat()
      .slice(-MOST_EVENTS) ?? [];
  const world = table.shows((game, state) => game.openWorld(state));
  const last: Undone = { at, by, from, to, agreed: others, ...(world && { lost: { events, world } }) };
  return [...takenBack, last].map((one, n, { length }) => (n === length - 1 - TOLD ? withoutEvents(one) : one));
}
function withoutEvents({ lost: _, ...rest }: Undone): Undone {
  return rest;
}
