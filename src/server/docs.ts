// Tables as viewers see them. What did not change stays the same object, so that patches are quick to find.
import { changesFrom } from '#engine/patch.ts';
import { commitment } from '#engine/seed.ts';
import type { Json, Viewer, World } from '#engine/types.ts';
import { seenWorld } from '#engine/views.ts';
import type { SentDoc } from './protocol/short-options.ts';
import type { LogLine, SeatDoc } from './protocol/table-doc.ts';
import type { Given, Table, TakenSeat } from './table.ts';
import { told } from './telling.ts';

/** What one viewer has been shown: the log, grown in place line by line, and what answers do not change. */
export interface Seen {
  readonly viewer: Viewer;
  /** As JSON: a long log is sent again and again, and hardly ever looked at. */
  readonly lines: string[];
  /** What each line was made of. */
  readonly given: Given[];
  /** From which line on it was changed last, and how many were there before. */
  changed: { from: number; before: number };
  still: { at: number; doc: StillDoc; names: string[] } | undefined;
}
export const unseen = (viewer: Viewer): Seen => ({
  viewer,
  lines: [],
  given: [],
  changed: { from: 0, before: 0 },
  still: undefined,
});

type Moving = 'status' | 'stuck' | 'clocks' | 'seed' | 'salt' | 'answers' | 'undoableTo' | 'view' | 'offers' | 'result';
type MovingDoc = Pick<SentDoc, Moving>;
type StillDoc = Omit<SentDoc, Moving | 'log'>;

/** All but the log, in two parts: what stays as it is while people only answer need not be compared. */
export interface ShownDoc {
  still: StillDoc;
  moving: MovingDoc;
}
/** The table as it is now; the log lies in what is seen. */
export function shownDoc(table: Table, seen: Seen, player: string | null): ShownDoc {
  if (seen.still?.at !== table.arrangedAt)
    seen.still = { at: table.arrangedAt, doc: stillDoc(table, seen, player), names: namesAt(table) };
  return { still: seen.still.doc, moving: movingDoc(table, seen) };
}
export const withLog = ({ still, moving }: ShownDoc, { lines }: Seen): SentDoc => ({
  ...still,
  ...moving,
  log: lines.map(line => JSON.parse(line) as LogLine),
});
export const textWithLog = ({ still, moving }: ShownDoc, { lines }: Seen): string =>
  `${JSON.stringify({ ...still, ...moving }).slice(0, -1)},"log":[${lines.join(',')}]}`;
/** The patch from what was shown before, and of the log with the last doc, as JSON. */
export function patchFrom(before: ShownDoc, after: ShownDoc, seen: Seen): string {
  let text = changesFrom(before.moving, after.moving);
  if (before.still !== after.still) text = joined(text, changesFrom(before.still, after.still));
  return `{${joined(text, logChange(seen))}}`;
}
const joined = (a: string, b: string): string => a + (a && b && ',') + b;

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
function movingDoc(table: Table, seen: Seen): MovingDoc {
  const { made, match, result } = table;
  const { viewer } = seen;
  const view = table.viewFor(viewer);
  growLog(table, seen, view?.world);
  const { status } = table;
  const answers = match?.length ?? 0;
  const undoableTo = typeof viewer === 'number' && match && status === 'running' ? match.undoableTo(viewer) : answers;
  const doc: MovingDoc = { status, answers, undoableTo, view, offers: table.offers, result };
  if (table.stuck !== null) doc.stuck = table.stuck;
  if (made.clock.kind !== 'none') doc.clocks = { left: [...table.clocks.left], since: [...table.clocks.since] };
  if (status === 'over' && match) Object.assign(doc, { seed: match.record.seed, salt: match.record.salt ?? '' });
  return doc;
}
const namesAt = ({ seats }: Table): string[] =>
  seats.map(({ player, bot }, n) => player?.name ?? (bot === null ? `Player ${n + 1}` : `Bot ${n + 1}`));
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
  const { names } = seen.still!;
  match.walk(kept, (n, state) => {
    const seenThen = (): World => (n === match.length && world) || seenWorld(table.game, state, viewer);
    const events = match.events[n]!.map(event => told(table.game, names, event, seenThen, viewer));
    lines.push(JSON.stringify({ ...given[n]!, events } satisfies LogLine));
    seenGiven.push(given[n]!);
  });
}
/** How the log has changed with the last doc. */
export function logChange({ lines, changed: { from, before } }: Seen): string {
  if (from === lines.length && from === before) return '';
  const put = lines.length === from + 1 ? lines[from]! : lines.slice(from).join(',');
  return `"log":[${from},${before - from},[${put}]]`;
}

/** As whom a player looks: as the seat wanted, if it is theirs, or as their own first one, or from outside. */
export function viewerOf(table: Table, player: string | null, wanted?: Viewer): Viewer {
  const seats = player === null ? [] : table.seatsOf(player);
  return seats.find(seat => seat === wanted) ?? seats[0] ?? 'spectator';
}
