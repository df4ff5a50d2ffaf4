// Tables as viewers see them. What did not change stays the same object, so that patches are quick to find.
import type { Patch } from '#engine/patch.ts';
import { commitment } from '#engine/seed.ts';
import type { Json, Viewer, World } from '#engine/types.ts';
import { seenWorld } from '#engine/views.ts';
import type { LogLine, SeatDoc, TableDoc } from './protocol/table-doc.ts';
import type { Given, Table, TakenSeat } from './table.ts';
import { told } from './telling.ts';

/** What one viewer has been shown: the log, grown in place line by line, and what answers do not change. */
export interface Seen {
  readonly viewer: Viewer;
  readonly lines: LogLine[];
  /** What each line was made of. */
  readonly given: Given[];
  /** From which line on it was changed last, and how many were there before. */
  changed: { from: number; before: number };
  still: { at: number; doc: StillDoc } | undefined;
}
export const unseen = (viewer: Viewer): Seen => ({
  viewer,
  lines: [],
  given: [],
  changed: { from: 0, before: 0 },
  still: undefined,
});

export function tableDoc(table: Table, seen: Seen, player: string | null): TableDoc {
  if (seen.still?.at !== table.arrangedAt) seen.still = { at: table.arrangedAt, doc: stillDoc(table, seen, player) };
  return { ...seen.still.doc, ...movingDoc(table, seen) };
}

type Moving =
  ('status' | 'stuck' | 'clocks' | 'seed' | 'salt' | 'answers' | 'undoableTo') | ('view' | 'log' | 'offers' | 'result');
type StillDoc = Omit<TableDoc, Moving>;

/** What stays as it is while people only answer. */
function stillDoc(table: Table, { viewer }: Seen, player: string | null): StillDoc {
  const { made } = table;
  const muted = (player !== null && table.muted.get(player)) || [];
  return {
    id: made.id,
    game: made.game,
    version: made.version,
    options: made.options,
    isPublic: made.isPublic,
    madeAt: table.madeAt,
    seats: table.seats.map(seatDoc),
    viewer,
    clock: made.clock,
    commitment: commitmentOf(table),
    chat: table.chat.filter(line => !muted.includes(line.player)),
    muted: [...muted],
    ...(table.rematch !== null && { rematch: table.rematch }),
    ...(made.start && { from: fromOf(made.start) }),
  };
}
function movingDoc(table: Table, seen: Seen): Pick<TableDoc, Moving> {
  const { made, match, result } = table;
  const { viewer } = seen;
  const view = table.viewFor(viewer);
  growLog(table, seen, view?.world);
  const { status } = table;
  const answers = match?.length ?? 0;
  return {
    status,
    ...(table.stuck !== null && { stuck: table.stuck }),
    ...(made.clock.kind !== 'none' && { clocks: { left: [...table.clocks.left], since: [...table.clocks.since] } }),
    ...(status === 'over' && match && { seed: match.record.seed, salt: match.record.salt ?? '' }),
    answers,
    undoableTo: typeof viewer === 'number' && match && status === 'running' ? match.undoableTo(viewer) : answers,
    view,
    log: seen.lines,
    offers: table.offers,
    result,
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
function growLog(table: Table, seen: Seen, world: World | undefined): void {
  const { match, given } = table;
  const { lines, given: seenGiven, viewer } = seen;
  let kept = match ? Math.min(lines.length, given.length) : 0;
  while (kept > 0 && seenGiven[kept - 1] !== given[kept - 1]) kept--;
  seen.changed = { from: kept, before: lines.length };
  lines.length = seenGiven.length = kept;
  if (!match || kept === given.length) return;
  const names = table.seats.map(
    ({ player, bot }, n) => player?.name ?? (bot === null ? `Player ${n + 1}` : `Bot ${n + 1}`),
  );
  match.walk(kept, (n, state) => {
    const seenThen = (): World => (n === match.length && world) || seenWorld(table.game, state, viewer);
    const events = match.events[n]!.map(event => told(table.game, names, event, seenThen, viewer));
    lines.push({ ...given[n]!, events });
    seenGiven.push(given[n]!);
  });
}
/** How the log has changed with the last doc: it is one list that grows, so that comparing docs does not tell. */
export function logPatch({ lines, changed: { from, before } }: Seen): Patch {
  if (from === lines.length && from === before) return [];
  return [{ at: ['log'], from, cut: before - from, put: lines.slice(from) as unknown as Json[] }];
}

/** As whom a player looks: as the seat wanted, if it is theirs, or as their own first one, or from outside. */
export function viewerOf(table: Table, player: string | null, wanted?: Viewer): Viewer {
  const seats = player === null ? [] : table.seatsOf(player);
  return seats.find(seat => seat === wanted) ?? seats[0] ?? 'spectator';
}
