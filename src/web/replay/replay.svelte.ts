// A match being looked at again: any moment of it, through any eyes.
import { BOTS } from '#bots/bots.ts';
import type { Match, MatchRecord } from '#engine/match.ts';
import { openMatch, type Ruleset } from '#engine/versions/ruleset.ts';
import type { Viewer, World } from '#engine/types.ts';
import { entryOf, GAMES } from '../shelf.ts';
import { Games } from '#tables/live/games.ts';
import type { SavedMatch } from '#tables/files/match-file.ts';
import { withRoles } from '#tables/documents/in-words.ts';
import type { SeatDoc, TableDoc } from '#protocol/table-doc.ts';
import type { SeatChoice } from '#protocol/parts.ts';
import { api, guest, keptGuest } from '../play/online.ts';
import { playHere, USUAL } from '../play/quick.ts';
import type { Where } from '../play/table.svelte.ts';
import { keptReleases } from '../play/releases.ts';
import { languageOf, openIn } from '../play/languages.ts';
import { canDraw, captioned } from '../table/boards.ts';
import { matchDoc, matchLog } from '../table/match-docs.ts';
import { savedMatch } from './analyses.ts';
import { openedFile } from './match-file.ts';
import { linesOf, type Line } from './lines.ts';

/** The source of a match: a table, or a file that was opened. */
export type From = Where | 'file';
/** A match is shown by the rules that it was played with; where they are not kept, those of today say so. */
export const games = new Games(GAMES, keptReleases);

export class Replay {
  readonly where: From;
  readonly id: string;
  readonly saved: SavedMatch;
  readonly game: Ruleset;
  readonly seats: readonly SeatDoc[];
  readonly lines: readonly Line[];
  /** Ends that the page speaks the language of the game. */
  readonly leave: () => void = () => undefined;
  private readonly match: Match<World>;
  at = $state(0);
  viewer = $state<Viewer>('everything');
  /** The whole log as the viewer hears it. */
  readonly log = $derived.by(() => matchLog(this.game, this.match, this.seats, this.viewer));
  readonly doc = $derived.by(() => this.docAt(this.at, this.viewer));

  private constructor(where: From, id: string, saved: SavedMatch, game: Ruleset, match: Match<World>, lines: Line[]) {
    this.where = where;
    this.id = id;
    this.saved = saved;
    this.game = game;
    this.match = match;
    this.lines = lines;
    this.seats = withRoles(game, saved.players.map(seatOf));
    this.at = match.length;
  }
  static async open(where: From, id: string): Promise<Replay> {
    const saved = where === 'file' ? openedFile(id) : await savedMatch(where, id);
    const entry = entryOf(saved.game)!;
    const rules = await games.played(saved.game, saved.version);
    const isOfToday = rules.version === (await games.get(saved.game)).version;
    const [game, leave] = await openIn(rules, isOfToday ? languageOf(entry) : 'en');
    const match = openMatch(rules, saved);
    const kinds = entry.charts && canDraw(game) ? await captioned(entry, entry.charts()) : [];
    return Object.assign(new Replay(where, id, saved, game, match, linesOf(match, kinds)), { leave });
  }

  get length(): number {
    return this.match.length;
  }
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.length, Math.round(to)));
  }
  see(as: string): void {
    this.viewer = as === 'spectator' || as === 'everything' ? as : Number(as);
  }

  /** The table after so many answers, nothing hidden. */
  worldAt(n: number): World {
    return this.match.at(n).world;
  }

  private docAt(at: number, viewer: Viewer): TableDoc {
    const { saved, match, game } = this;
    const { version, options, commitment, seed } = saved;
    const isOver = at === match.length;
    return matchDoc(game, game.view(match.at(at), viewer), {
      id: this.id,
      version,
      options,
      commitment,
      seed,
      answers: at,
      seats: [...this.seats],
      log: this.log.slice(0, at + 1),
      status: isOver ? 'over' : 'running',
      result: (isOver && saved.result) || null,
    });
  }

  /** Another way on from this moment, with dice of its own: a game here against bots; the path to it. */
  async playOn(): Promise<string> {
    const record = this.match.branchRecord(this.at);
    const me = typeof this.viewer === 'number' ? this.viewer : 0;
    const seats = this.seats.map((_, n): SeatChoice => (n === me ? { kind: 'me' } : { kind: 'bot', level: USUAL }));
    return playHere({ game: this.game.id, seats, start: { record } });
  }
  /** Brings a game of this browser to the server; the path to it there. */
  async sendUp(name: string): Promise<string> {
    await guest(keptGuest()?.name ?? name);
    const seats = this.seats.map(({ kind, level = USUAL }): SeatChoice =>
      kind === 'bot' ? { kind, level } : { kind: 'me' },
    );
    const { players, resigned } = this.saved;
    const names = players.map(called => called.trim().slice(0, 24) || name);
    const body = {
      file: fileOf(this.saved),
      seats,
      names,
      isPublic: false,
      clock: { kind: 'none' },
      ...(resigned && { resigned }),
    };
    const { table } = await api<{ table: string }>('POST', '/api/records', body);
    return `/replay/table/${table}`;
  }
}

function seatOf(name: string): SeatDoc {
  return BOTS.some(bot => bot.name === name) ? { kind: 'bot', name, level: name } : { kind: 'person', name };
}
/** The record alone. */
function fileOf({ format, game, version, seats, options, seed, salt, reseeds, answers }: SavedMatch): MatchRecord {
  return {
    format,
    game,
    version,
    seats,
    options,
    seed,
    ...(salt !== undefined && { salt }),
    ...(reseeds && { reseeds }),
    answers,
  };
}
