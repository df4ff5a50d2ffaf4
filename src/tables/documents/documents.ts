// Documents of tables as viewers see them, and the patches between them. Unchanged parts stay the same objects, so that
// they are quickly compared.
import { changesFrom } from '#engine/patch.ts';
import { isInSeries } from '#engine/versions/ruleset.ts';
import { commitment } from '#engine/seed.ts';
import type { BriefDecision, HiddenWorld, OpenWorld, OwnView, State, Viewer } from '#engine/types.ts';
import { committedSeed, isPractice } from '../log/dice.ts';
import { makerOf } from '../commands/filling.ts';
import { OpenDocs, type OpenChange, type OpenDoc, type OpenFacts } from './shared-documents.ts';
import { decisionsChange, writtenDecisions, type WrittenDecision } from './decision-changes.ts';
import type { SentDoc, SentView } from '#protocol/short-options.ts';
import type { Start } from '#protocol/entries.ts';
import { shownName } from '#protocol/names.ts';
import type { ChatLine, LogLine, TableDoc } from '#protocol/table-doc.ts';
import { namesOf, seatNames } from '../log/names.ts';
import { seatDocs } from './seats.ts';
import { hashInSlices } from './sliced-hash.ts';
import { TimeSlice } from '../time-slices.ts';
import type { GameWords } from '#engine/game-entry.ts';
import { standInOf } from '../commands/stand-ins.ts';
import type { Given, Table } from '../log/table.ts';
import { describeEvent, undoDocs } from './in-words.ts';
import { member, members, stretchChange, within, withMember } from './patch-writer.ts';

/** The log as one viewer has it, grown line by line, and the part of the document that answers do not change. */
export interface Transcript {
  readonly viewer: Viewer;
  /** The language of the lines; English when left out. */
  readonly words: GameWords | undefined;
  /** Lines as JSON, because they are sent often and hardly ever read here. */
  readonly lines: string[];
  /** The answer behind each line. */
  readonly given: Given[];
  /** The last change: from which line on, and how many lines there were before. */
  changed: { from: number; before: number };
  still: { at: number; doc: StillDoc; names: string[] } | undefined;
  /** Shared by all who look at the table. */
  readonly open: OpenDocs;
}
/** An empty transcript, or one with the lines of another from the same perspective. */
export const newTranscript = (
  viewer: Viewer,
  open = new OpenDocs(),
  like?: Transcript,
  words = like?.words,
): Transcript => ({
  viewer,
  words,
  lines: like ? [...like.lines] : [],
  given: like ? [...like.given] : [],
  changed: { from: 0, before: 0 },
  still: undefined,
  open,
});

type StillDoc = Omit<SentDoc, keyof OpenFacts | 'undoableTo' | 'view' | 'log'>;
interface OwnDoc {
  undoableTo: number;
  /** The number of the hidden part of the table (see `OpenDocs`). */
  hidden: number;
  game: { view: OwnView<BriefDecision>; world: HiddenWorld } | null;
  /** The table that the hidden part was seen of. */
  of: HiddenWorld | undefined;
  /** The decisions of the view, ready to be compared and sent. */
  decisions: WrittenDecision[];
}

/** A document without its log, in three parts: what answers do not change need not be compared, and what all viewers
 *  see alike is compared only once. */
export interface DocParts {
  still: StillDoc;
  open: OpenDoc;
  own: OwnDoc;
}
/** The document of the table now; brings the log in the transcript up to date. What has not changed since the document
 *  `before` is taken from it. */
export function docParts(table: Table, transcript: Transcript, player: string | null, before?: DocParts): DocParts {
  const still = stillNow(table, transcript, player);
  const own = ownDoc(table, transcript, before?.own);
  const open = transcript.open.of(table);
  extendLog(table, transcript);
  return { still: still.doc, open, own };
}
/** Fills a new transcript with a long log, in time slices. */
export async function readInSlices(table: Table, transcript: Transcript, player: string | null): Promise<void> {
  stillNow(table, transcript, player);
  const slice = new TimeSlice();
  for (let to = STRETCH; table.match && to < table.match.length; to += STRETCH) {
    if (slice.isSpent) await slice.pause();
    extendLog(table, transcript, to);
  }
}
/** Lines between two looks at the clock. */
const STRETCH = 32;
function stillNow(table: Table, transcript: Transcript, player: string | null): NonNullable<Transcript['still']> {
  if (transcript.still?.at !== table.arrangedAt)
    transcript.still = { at: table.arrangedAt, doc: stillDoc(table, transcript, player), names: namesAt(table) };
  return transcript.still;
}
export const hashWithLog = (parts: DocParts, { lines }: Transcript): Promise<string> =>
  hashInSlices(withoutLog(parts), lines);
export const withLog = (parts: DocParts, { lines }: Transcript): SentDoc => ({
  ...withoutLog(parts),
  log: lines.map(line => JSON.parse(line) as LogLine),
});
export const textWithLog = (parts: DocParts, lines: readonly string[]): string =>
  withMember(JSON.stringify(withoutLog(parts)), 'log', `[${lines.join(',')}]`);
const withoutLog = (parts: DocParts): Omit<SentDoc, 'log'> => {
  const { still, open, own } = parts;
  return { ...still, ...open.facts, undoableTo: own.undoableTo, view: viewOf(parts) };
};
const viewOf = ({ open, own }: DocParts): SentView | null =>
  open.game && own.game && { ...open.game.view, ...own.game.view, world: { ...open.game.world, ...own.game.world } };

/** The patch between two documents and of the last change of the log, as JSON. */
export function patchFrom(before: DocParts, after: DocParts, transcript: Transcript): string {
  const open = transcript.open.changeFrom(before.open, after.open);
  const isUndoSame = before.own.undoableTo === after.own.undoableTo;
  const undo = isUndoSame ? '' : member('undoableTo', `${after.own.undoableTo}`);
  const still = before.still === after.still ? '' : changesFrom(before.still, after.still);
  return `{${members(open.facts, undo, viewChange(before, after, open), still, member('log', logChange(transcript)))}}`;
}
function viewChange(before: DocParts, after: DocParts, open: OpenChange): string {
  const [from, to] = [before.own.game, after.own.game];
  if (!from || !to || !before.open.game || !after.open.game) return changesFrom(onlyView(before), onlyView(after));
  const world = within('world', members(open.world, changesFrom(from.world, to.world)));
  const decisions = member('decisions', decisionsChange(before.own.decisions, after.own.decisions));
  const sealed = within('sealed', changesFrom(from.view.sealed, to.view.sealed));
  return within('view', members(world, open.view, decisions, sealed));
}
const onlyView = (parts: DocParts) => ({ view: viewOf(parts) });

function stillDoc(table: Table, { viewer, words }: Transcript, player: string | null): StillDoc {
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
    ...(words && { language: words.language }),
    clock: made.clock,
    standIn: standInOf(made),
    ...maker(table),
    commitment: commitmentOf(table),
    ...voidRoundsOf(table),
    chat: chatFor(table, muted),
    muted: [...muted],
    ...(table.undos.length && { takenBack: undoDocs(table.undos, words ?? table.game, namesAt(table)) }),
    ...(table.next !== null && { rematch: table.next.table }),
    ...seriesOf(table),
    ...(made.start && { from: fromOf(made.start) }),
    ...(isPractice(made) && { practice: true as const }),
  };
}
function ownDoc(table: Table, { viewer, open }: Transcript, before: OwnDoc | undefined): OwnDoc {
  const hidden = open.hiddenAt(table);
  const { game: seen, of } = before ?? {};
  const known = before?.hidden === hidden ? seen?.world : undefined;
  const game = table.shows((game, state) => ({
    view: game.ownView(state, viewer),
    world: known ?? game.ownWorld(state, viewer, seen && of ? { of, seen: seen.world } : undefined),
  }));
  const { match } = table;
  const undoableTo =
    typeof viewer === 'number' && match && table.status === 'running' ? match.undoableTo(viewer) : (match?.length ?? 0);
  return { undoableTo, hidden, game, of: match?.state.world, decisions: writtenDecisions(game?.view.decisions ?? []) };
}
function maker({ made }: Table): Pick<TableDoc, 'maker'> {
  const by = makerOf(made);
  return by ? { maker: by.id } : {};
}
const namesAt = (table: Table): string[] =>
  seatNames(table).map((name, n) =>
    table.seats[n]!.player ? name! : name === null ? `Player ${n + 1}` : `Bot ${n + 1}`,
  );
/** Talk by the names of the table; lines that say the same already stay the same objects. */
function chatFor(table: Table, muted: readonly string[]): ChatLine[] {
  const names = namesOf(table);
  return table.chat
    .filter(line => !muted.includes(line.player))
    .map(line => {
      const name = names.of({ id: line.player, name: line.name });
      return name === line.name ? line : { ...line, name };
    });
}
const fromOf = ({ table, record, by }: Start): NonNullable<TableDoc['from']> => ({
  ...(table !== undefined && { table }),
  at: record.answers.length,
  ...(by && { by: shownName(by.name) }),
});

const commitments = new WeakMap<object, string>();
function commitmentOf({ made }: Table): string {
  let parts = commitments.get(made);
  if (parts === undefined) commitments.set(made, (parts = commitment(committedSeed(made))));
  return parts;
}

function voidRoundsOf({ drawing: { voidRounds } }: Table): Pick<TableDoc, 'redrawn'> {
  if (!voidRounds.length) return {};
  return {
    redrawn: voidRounds.map(({ without, why }) => ({
      without: without.map(({ player }) => shownName(player.name)),
      why,
    })),
  };
}

function seriesOf(table: Table): Pick<TableDoc, 'series'> {
  const { made, next, game } = table;
  if (!isInSeries(game, made.options)) return {};
  const after = next?.what === 'sequel' && { next: next.table };
  return { series: { ...(made.series ?? { place: 1 }), ...after } };
}
/** Brings the lines up to date, or up to `to`; unchanged ones stay. */
function extendLog(table: Table, transcript: Transcript, to = Infinity): void {
  const { match, given } = table;
  const { lines, given: seenGiven } = transcript;
  let kept = match ? Math.min(lines.length, given.length) : 0;
  while (kept > 0 && seenGiven[kept - 1] !== given[kept - 1]) kept--;
  transcript.changed = { from: kept, before: lines.length };
  if (kept < lines.length) lines.length = seenGiven.length = kept;
  if (!match) return;
  for (let line; (line = sharedLine(table, transcript)) !== undefined;) add(transcript, line, given);
  if (lines.length === match.length) add(transcript, lineAt(table, transcript, match.length, match.state), given);
  else if (lines.length < match.length)
    match.walk(
      lines.length,
      (n, state) => add(transcript, lineAt(table, transcript, n, state), given),
      Math.min(to, match.length),
    );
}
/** The next line, if another transcript has made it for all. */
const sharedLine = ({ given }: Table, { lines, open, words }: Transcript): string | undefined =>
  lines.length < given.length ? open.line(lines.length, given[lines.length]!, words?.language) : undefined;
function add({ lines, given }: Transcript, line: string, all: readonly Given[]): void {
  given.push(all[lines.length]!);
  lines.push(line);
}
/** A line of the log; one without secrets is shared by all viewers. */
function lineAt(table: Table, { viewer, words, still, open }: Transcript, n: number, state: State): string {
  const given = table.given[n]!;
  const known = open.line(n, given, words?.language);
  if (known !== undefined) return known;
  const match = table.match!;
  const all = match.events[n]!;
  const now = n === match.length ? open.of(table).game?.world : undefined;
  const world = (): OpenWorld => now ?? table.game.openWorld(state);
  const events = all.map(event => describeEvent(words ?? table.game, still!.names, event, world, viewer));
  const line = JSON.stringify({ ...given, events } satisfies LogLine);
  if (!all.some(({ secret }) => secret)) open.keepLine(n, given, line, words?.language);
  return line;
}
/** The last change of the log, as JSON; empty where there was none. */
export function logChange({ lines, changed: { from, before } }: Transcript): string {
  return from === lines.length && from === before ? '' : stretchChange(from, before - from, lines.slice(from));
}

/** The viewer that a player may be: the wanted seat if it is theirs, else their first seat, else a spectator. */
export function viewerOf(table: Table, player: string | null, wanted?: Viewer): Viewer {
  const seats = player === null ? [] : table.seatsOf(player);
  return seats.find(seat => seat === wanted) ?? seats[0] ?? 'spectator';
}
