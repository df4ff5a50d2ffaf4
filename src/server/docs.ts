// Tables as viewers see them. What did not change stays the same object, so that patches are quick to find.
import type { Patch } from '#engine/patch.ts';
import { commitment } from '#engine/seed.ts';
import type { Event, Json, State, Viewer } from '#engine/types.ts';
import type { Happening, LogLine, SeatDoc, TableDoc } from './protocol/table-doc.ts';
import type { Given, Table, TakenSeat } from './table.ts';
import { told } from './telling.ts';

/** The log of one viewer, grown in place line by line. */
export interface Seen {
  readonly viewer: Viewer;
  readonly lines: LogLine[];
  /** What each line was made of. */
  readonly given: Given[];
  /** From which line on it was changed last, and how many were there before. */
  changed: { from: number; before: number };
}
export const unseen = (viewer: Viewer): Seen => ({ viewer, lines: [], given: [], changed: { from: 0, before: 0 } });

export function tableDoc(table: Table, seen: Seen, player: string | null): TableDoc {
  const { made, match, result } = table;
  const { viewer } = seen;
  const shown = table.viewFor(viewer);
  const muted = (player !== null && table.muted.get(player)) || [];
  growLog(table, seen);
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

/** Brings the lines up to date; those that were there before stay. */
function growLog(table: Table, seen: Seen): void {
  const { match, given } = table;
  const { lines, given: seenGiven, viewer } = seen;
  let kept = match ? Math.min(lines.length, given.length) : 0;
  while (kept > 0 && seenGiven[kept - 1] !== given[kept - 1]) kept--;
  seen.changed = { from: kept, before: lines.length };
  lines.length = seenGiven.length = kept;
  if (!match || kept === given.length) return;
  match.walk(kept, (n, state) => {
    const events = match.events[n]!.map(event => happening(table, event, state, viewer));
    lines.push({ ...given[n]!, events });
    seenGiven.push(given[n]!);
  });
}
/** How the log has changed with the last doc: it is one list that grows, so that comparing docs does not tell. */
export function logPatch({ lines, changed: { from, before } }: Seen): Patch {
  if (from === lines.length && from === before) return [];
  return [{ at: ['log'], from, cut: before - from, put: lines.slice(from) as unknown as Json[] }];
}

/** An event as the viewer hears of it. */
function happening(table: Table, event: Event, state: State, viewer: Viewer): Happening {
  const { game, seats } = table;
  const names = seats.map(({ player, bot }, n) => player?.name ?? (bot === null ? `Player ${n + 1}` : `Bot ${n + 1}`));
  return told(game, names, event, state, viewer);
}

/** As whom a player looks: as the seat wanted, if it is theirs, or as their own first one, or from outside. */
export function viewerOf(table: Table, player: string | null, wanted?: Viewer): Viewer {
  const seats = player === null ? [] : table.seatsOf(player);
  return seats.find(seat => seat === wanted) ?? seats[0] ?? 'spectator';
}
