// Tables as viewers see them. What did not change stays the same object, so that patches are quick to find.
import { brief } from '#engine/ask.ts';
import { changesFrom } from '#engine/patch.ts';
import { roleNames } from '#engine/seats.ts';
import { commitment } from '#engine/seed.ts';
import type { BriefDecision, HiddenWorld, Json, OpenWorld, OwnView, State, Viewer } from '#engine/types.ts';
import { openWorld, ownView, ownWorld } from '#engine/views.ts';
import { OpenDocs, type OpenChange, type OpenDoc, type OpenFacts } from './shared-documents.ts';
import type { SentDoc, SentView } from '#protocol/short-options.ts';
import type { LogLine, SeatDoc, TableDoc } from '#protocol/table-doc.ts';
import { hashSlowly } from './slow-hash.ts';
import { Pauses } from './time-slices.ts';
import type { Given, Table, TakenSeat } from './table.ts';
import { told } from './describe-event.ts';

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
  /** Shared by all who look at the table. */
  readonly open: OpenDocs;
}
/** Whoever looks with the same eyes as somebody else has the log from there. */
export const unseen = (viewer: Viewer, open = new OpenDocs(), like?: Seen): Seen => ({
  viewer,
  lines: like ? [...like.lines] : [],
  given: like ? [...like.given] : [],
  changed: { from: 0, before: 0 },
  still: undefined,
  open,
});

type StillDoc = Omit<SentDoc, keyof OpenFacts | 'undoableTo' | 'view' | 'log'>;
interface OwnDoc {
  undoableTo: number;
  game: { view: OwnView<BriefDecision>; world: HiddenWorld } | null;
}

/** All but the log, in three parts: what stays as it is while people only answer need not be compared, and what all
 *  see alike need be only once. */
export interface ShownDoc {
  still: StillDoc;
  open: OpenDoc;
  own: OwnDoc;
}
/** The table as it is now; the log lies in what is seen. */
export function shownDoc(table: Table, seen: Seen, player: string | null): ShownDoc {
  const still = stillNow(table, seen, player);
  const own = ownDoc(table, seen.viewer);
  const open = seen.open.of(table);
  growLog(table, seen);
  return { still: still.doc, open, own };
}
/** Reads a long log a little at a time, for somebody who has been shown nothing yet. */
export async function readSlowly(table: Table, seen: Seen, player: string | null): Promise<void> {
  stillNow(table, seen, player);
  const pauses = new Pauses();
  for (let to = STRETCH; table.match && to < table.match.length; to += STRETCH) {
    if (pauses.isDue) await pauses.rest();
    growLog(table, seen, to);
  }
}
/** Lines of the log in one go. */
const STRETCH = 32;
function stillNow(table: Table, seen: Seen, player: string | null): NonNullable<Seen['still']> {
  if (seen.still?.at !== table.arrangedAt)
    seen.still = { at: table.arrangedAt, doc: stillDoc(table, seen, player), names: namesAt(table) };
  return seen.still;
}
export const hashWithLog = (shown: ShownDoc, { lines }: Seen): Promise<string> => hashSlowly(withoutLog(shown), lines);
export const withLog = (shown: ShownDoc, { lines }: Seen): SentDoc => ({
  ...withoutLog(shown),
  log: lines.map(line => JSON.parse(line) as LogLine),
});
export const textWithLog = (shown: ShownDoc, { lines }: Seen): string =>
  `${JSON.stringify(withoutLog(shown)).slice(0, -1)},"log":[${lines.join(',')}]}`;
const withoutLog = (shown: ShownDoc): Omit<SentDoc, 'log'> => {
  const { still, open, own } = shown;
  return { ...still, ...open.facts, undoableTo: own.undoableTo, view: viewOf(shown) };
};
const viewOf = ({ open, own }: ShownDoc): SentView | null =>
  open.game && own.game && { ...open.game.view, ...own.game.view, world: { ...open.game.world, ...own.game.world } };

/** The patch from what was shown before, and of the log with the last doc, as JSON. */
export function patchFrom(before: ShownDoc, after: ShownDoc, seen: Seen): string {
  const open = seen.open.changeFrom(before.open, after.open);
  let text = open.facts;
  if (before.own.undoableTo !== after.own.undoableTo) text = joined(text, `"undoableTo":${after.own.undoableTo}`);
  text = joined(text, viewChange(before, after, open));
  if (before.still !== after.still) text = joined(text, changesFrom(before.still, after.still));
  return `{${joined(text, logChange(seen))}}`;
}
const joined = (a: string, b: string): string => a + (a && b && ',') + b;
const named = (name: string, changes: string): string => changes && `"${name}":{${changes}}`;

function viewChange(before: ShownDoc, after: ShownDoc, open: OpenChange): string {
  const [from, to] = [before.own.game, after.own.game];
  if (!from || !to || !before.open.game || !after.open.game) return changesFrom(onlyView(before), onlyView(after));
  const world = joined(open.world, changesFrom(from.world, to.world));
  return named('view', joined(named('world', world), joined(open.view, changesFrom(from.view, to.view))));
}
const onlyView = (shown: ShownDoc) => ({ view: viewOf(shown) });

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
    seats: seatDocs(table),
    viewer,
    clock: made.clock,
    commitment: commitmentOf(table),
    chat: table.chat.filter(line => !muted.includes(line.player)),
    muted: [...muted],
    ...(table.next !== null && { rematch: table.next.table }),
    ...seriesOf(table),
    ...(made.start && { from: fromOf(made.start) }),
  };
}
function ownDoc(table: Table, viewer: Viewer): OwnDoc {
  const game = table.shows((game, state) => ({
    view: ownView(game, state, viewer, brief),
    world: ownWorld(game, state, viewer),
  }));
  const { match } = table;
  const undoableTo =
    typeof viewer === 'number' && match && table.status === 'running' ? match.undoableTo(viewer) : (match?.length ?? 0);
  return { undoableTo, game };
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

function seriesOf(table: Table): Pick<TableDoc, 'series'> {
  const { made, next, game } = table;
  if (!game.sequel) return {};
  const after = next?.what === 'sequel' && { next: next.table };
  return { series: { ...(made.series ?? { place: 1 }), ...after } };
}
function seatDocs({ game, seats, sides }: Table): SeatDoc[] {
  const roles = roleNames(game, seats.length);
  const isPairedUp = new Set(sides).size < seats.length;
  return seats.map((taken, seat) => ({
    ...seatDoc(taken),
    ...(roles && { role: roles[seat]! }),
    ...(isPairedUp && { side: sides[seat]! }),
  }));
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

/** Brings the lines up to date, or up to there; those that were there before stay. */
function growLog(table: Table, seen: Seen, to = Infinity): void {
  const { match, given } = table;
  const { lines, given: seenGiven } = seen;
  let kept = match ? Math.min(lines.length, given.length) : 0;
  while (kept > 0 && seenGiven[kept - 1] !== given[kept - 1]) kept--;
  seen.changed = { from: kept, before: lines.length };
  if (kept < lines.length) lines.length = seenGiven.length = kept;
  if (!match) return;
  for (let line; (line = known(table, seen)) !== undefined;) add(seen, line, given);
  if (lines.length === match.length) add(seen, lineAt(table, seen, match.length, match.state), given);
  else if (lines.length < match.length)
    match.walk(lines.length, (n, state) => add(seen, lineAt(table, seen, n, state), given), Math.min(to, match.length));
}
/** The next line, if somebody else was told the same. */
const known = ({ given }: Table, { lines, open }: Seen): string | undefined =>
  lines.length < given.length ? open.line(lines.length, given[lines.length]!) : undefined;
function add({ lines, given }: Seen, line: string, all: readonly Given[]): void {
  given.push(all[lines.length]!);
  lines.push(line);
}
/** What nobody saw alone is told to all alike. */
function lineAt(table: Table, { viewer, still, open }: Seen, n: number, state: State): string {
  const given = table.given[n]!;
  const known = open.line(n, given);
  if (known !== undefined) return known;
  const match = table.match!;
  const all = match.events[n]!;
  const now = n === match.length ? open.of(table).game?.world : undefined;
  const world = (): OpenWorld => now ?? openWorld(table.game, state);
  const events = all.map(event => told(table.game, still!.names, event, world, viewer));
  const line = JSON.stringify({ ...given, events } satisfies LogLine);
  if (!all.some(({ secret }) => secret)) open.keepLine(n, given, line);
  return line;
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
