// Tables as viewers see them. What did not change stays the same object, so that patches are quick to find.
import { commitment } from '#engine/seed.ts';
import type { Event, Json, State, Viewer } from '#engine/types.ts';
import { eventFor, seenWorld } from '#engine/views.ts';
import { parts } from '#engine/words.ts';
import type { Happening, LogLine, SeatDoc, TableDoc } from './protocol/table-doc.ts';
import type { Given, Table, TakenSeat } from './table.ts';

/** The log of one viewer, grown line by line. */
export interface Seen {
  readonly viewer: Viewer;
  lines: LogLine[];
  /** What each line was made of. */
  given: readonly Given[];
}
export const unseen = (viewer: Viewer): Seen => ({ viewer, lines: [], given: [] });

export function tableDoc(table: Table, seen: Seen, player: string | null): TableDoc {
  const { made, match, result } = table;
  const { viewer } = seen;
  const shown = table.viewFor(viewer);
  const muted = (player !== null && table.muted.get(player)) || [];
  seen.lines = logOf(table, seen);
  seen.given = table.given.slice();
  const isOver = table.status === 'over';
  return {
    id: made.id,
    game: made.game,
    version: made.version,
    options: made.options,
    isPublic: made.isPublic,
    madeAt: table.madeAt,
    status: table.status,
    ...(table.stuck !== null && { stuck: table.stuck }),
    seats: table.seats.map(seatDoc),
    viewer,
    clock: made.clock,
    ...(made.clock.kind !== 'none' && { clocks: { left: [...table.clocks.left], since: [...table.clocks.since] } }),
    commitment: commitmentOf(table),
    ...(isOver && match && { seed: match.record.seed, salt: match.record.salt ?? '' }),
    answers: match?.length ?? 0,
    undoableTo:
      typeof viewer === 'number' && match && table.status === 'running'
        ? match.undoableTo(viewer)
        : (match?.length ?? 0),
    view: shown,
    log: seen.lines,
    chat: muted.length ? table.chat.filter(line => !muted.includes(line.player)) : [...table.chat],
    muted: [...muted],
    offers: [...table.offers],
    result,
    ...(table.rematch !== null && { rematch: table.rematch }),
    ...(made.start && { from: fromOf(made.start) }),
  };
}
const fromOf = ({ table, record }: { table?: string; record: { answers: readonly Json[] | readonly object[] } }) => ({
  ...(table !== undefined && { table }),
  at: record.answers.length,
});

const commitments = new WeakMap<object, string>();
function commitmentOf({ made }: Table): string {
  let shown = commitments.get(made);
  if (shown === undefined) commitments.set(made, (shown = commitment(made.start?.record.seed ?? made.seed)));
  return shown;
}

function seatDoc({ player, bot, resigned }: TakenSeat): SeatDoc {
  return {
    kind: bot ? 'bot' : player ? 'person' : 'open',
    name: player?.name ?? bot ?? '',
    ...(player && { player: player.id }),
    ...(bot && { level: bot }),
    ...(resigned && { resigned: true as const }),
  };
}

/** The lines so far; those that were there before are the same objects. */
function logOf(table: Table, seen: Seen): LogLine[] {
  const { match, given } = table;
  if (!match) return [];
  let kept = Math.min(seen.lines.length, given.length);
  while (kept > 0 && seen.given[kept - 1] !== given[kept - 1]) kept--;
  const out = seen.lines.slice(0, kept);
  if (kept < given.length)
    match.walk(kept, (n, state) => {
      const events = match.events[n]!.map(event => happening(table, event, state, seen.viewer));
      out.push({ ...given[n]!, events });
    });
  return out;
}
/** An event as the viewer hears of it. */
function happening(table: Table, event: Event, state: State, viewer: Viewer): Happening {
  const { game, seats } = table;
  const { kind, facts } = eventFor(event, viewer);
  if (!Object.hasOwn(game.texts, kind)) return { kind, facts };
  const names = seats.map(({ player, bot }, n) => player?.name ?? (bot === null ? `Player ${n + 1}` : `Bot ${n + 1}`));
  const said = parts(game, { say: kind, facts }, { world: seenWorld(game, state, viewer), seats: names });
  return { kind, facts, said: said.map(({ text, ref }) => (ref === undefined ? text : [text, ref])) };
}

/** As whom a player looks: as the seat wanted, if it is theirs, or as their own first one, or from outside. */
export function viewerOf(table: Table, player: string | null, wanted?: Viewer): Viewer {
  const seats = player === null ? [] : table.seatsOf(player);
  return seats.find(seat => seat === wanted) ?? seats[0] ?? 'spectator';
}
