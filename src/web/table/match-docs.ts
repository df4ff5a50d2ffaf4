// A match that is played in the page, or was played once, as the document of a table that boards and panels can show.
import type { Match } from '#engine/match.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { Viewer, World } from '#engine/types.ts';
import type { LogLine, SeatDoc, TableDoc } from '#protocol/table-doc.ts';
import { describeEvent } from '#tables/documents/in-words.ts';

/** What the view does not tell. */
type Beside = Pick<
  TableDoc,
  'id' | 'version' | 'options' | 'commitment' | 'seed' | 'answers' | 'seats' | 'log' | 'status' | 'result'
>;

export const matchDoc = (game: Ruleset, view: NonNullable<TableDoc['view']>, beside: Beside): TableDoc => ({
  game: game.id,
  isPublic: false,
  madeAt: 0,
  viewer: view.viewer,
  clock: { kind: 'none' },
  undoableTo: beside.answers,
  view,
  chat: [],
  muted: [],
  offers: [],
  ...beside,
});
/** The lines of its log from the answer with this number on, as a viewer hears them. */
export function matchLog(
  game: Ruleset,
  match: Match<World>,
  seats: readonly SeatDoc[],
  viewer: Viewer,
  from = 0,
): LogLine[] {
  const names = seats.map(({ name, role }, n) => name || role || `Player ${n + 1}`);
  const log: LogLine[] = [];
  match.walk(Math.min(from, match.length), (n, state) => {
    if (n < from) return;
    const events = match.events[n]!.map(event =>
      describeEvent(game, names, event, () => game.openWorld(state), viewer),
    );
    const answer = match.record.answers[n - 1];
    log.push({ at: 0, events, ...(answer && { seat: answer.seat }) });
  });
  return log;
}
