// A match is its record: how it opened and what was answered. States, events and views of any moment follow from it.
import { advance, apply, clone, start, type Applied, type Opening } from './apply.ts';
import { decisionId, refusal } from './ask.ts';
import type { Game } from './game.ts';
import { mixUnseen } from './mixing.ts';
import { openingRandom, type Seed } from './seed.ts';
import type { Answer, Event, Json, Refusal, Seat, State, World } from './types.ts';
import { taught } from './undo.ts';

export const RECORD_FORMAT = 'longbox-match/1';

export interface MatchRecord {
  format: typeof RECORD_FORMAT;
  game: string;
  version: number;
  seats: number;
  options: Json;
  seed: Seed;
  /** The players' addition to the seed, made after it was committed to. */
  salt?: string;
  /** The position play began from, when it was not the opening: a scenario. */
  from?: State;
  reseeds?: Reseed[];
  answers: Answer[];
}

/** New dice from a position on, which are not bound to the rolls before. */
export interface Reseed {
  /** After so many answers. */
  at: number;
  seed: Seed;
  salt?: string;
  /** Things that nobody had seen by then were mixed as well. */
  mixed?: true;
  /** Something was taken back to this position, for the nth time that dice were replaced so; the seed follows from the
   *  table's own (see `seedAfterUndo`). */
  undone?: number;
}

/** The outcome of an answer that the rules take. */
export type Kept<W extends World> = Extract<Applied<W>, { ok: true }>;

/** A record that does not play: which answer, and why. */
export class ReplayError extends Error {
  readonly at: number;
  readonly refusal: Refusal | undefined;
  constructor(message: string, at: number, refusal?: Refusal) {
    super(message);
    this.at = at;
    this.refusal = refusal;
  }
}

export const newRecord = (game: { readonly id: string; readonly version: number }, opening: Opening): MatchRecord => ({
  format: RECORD_FORMAT,
  game: game.id,
  version: game.version,
  seats: opening.seats,
  options: opening.options ?? null,
  seed: opening.seed,
  ...(opening.salt !== undefined && { salt: opening.salt }),
  answers: [],
});

const CHECKPOINT_EVERY = 32;

/** A maker of positions: the rules of one version, with the engine that they run on. */
export interface Runner<W extends World = World> {
  start(opening: Opening, events: Event[]): State<W>;
  clone(state: State<W>): State<W>;
  /** The reason why an answer is refused. */
  refuse(state: State<W>, answer: Answer): Refusal | undefined;
  /** The outcome of an answer; the state stays as it is. */
  apply(state: State<W>, answer: Answer): Applied<W>;
  /** Plays a legal answer on the state itself. */
  advance(state: State<W>, answer: Answer, events?: Event[]): void;
  /** Did this answer roll dice or teach anybody anything? */
  taught(before: State<W>, after: State<W>): boolean;
  /** Gives the state new dice. */
  reseed(state: State<W>, dice: Omit<Reseed, 'at'>): void;
}
export const runnerOf = <W extends World>(game: Game<W>): Runner<W> => ({
  start: (opening, events) => start(game, opening, events),
  clone: state => clone(game, state),
  refuse: (state, answer) => refusal(game, state, answer),
  apply: (state, answer) => apply(game, state, answer),
  advance: (state, { seat, option, decision }, events) => advance(game, state, seat, option, events, decision),
  taught,
  reseed(state, { seed, salt, mixed }) {
    state.random = openingRandom(seed, salt);
    if (mixed) mixUnseen(game, state);
  },
});

/** A record being played or looked at. Earlier states are rebuilt from the nearest checkpoint. */
export class Match<W extends World> {
  readonly game: Game<W>;
  readonly record: MatchRecord;
  private readonly run: Runner<W>;
  /** The position now. */
  state: State<W>;
  /** Does somebody keep parts of the position? Then the next answer is played on a copy. */
  private isLent = false;
  /** The position before the last answer, where it is still at hand. */
  private before: State<W> | null = null;
  /** The events of the set-up and of each answer. */
  readonly events: Event[][] = [];
  private readonly checkpoints: State<W>[] = [];
  /** Of each answer, once somebody has asked: did it roll dice or teach anybody anything? */
  private readonly teaching: (boolean | undefined)[] = [];

  /** Plays the record through; throws a ReplayError when it does not fit the rules. */
  constructor(game: Game<W>, record: MatchRecord, run: Runner<W> = runnerOf(game)) {
    checkFits(game, record);
    this.game = game;
    this.run = run;
    this.record = { ...record, answers: [] };
    const opening: Event[] = [];
    this.state = record.from ? run.clone(record.from as State<W>) : run.start(record as Opening, opening);
    this.events.push(opening);
    this.mark();
    for (const answer of record.answers) {
      const refused = this.answer(answer);
      if (refused) throw refusedAt(this, answer, refused);
    }
  }

  /** The number of answers given. */
  get length(): number {
    return this.record.answers.length;
  }

  /** Plays an answer; what is refused, or fails, changes nothing. */
  answer(answer: Answer): Refusal | undefined {
    const refused = this.run.refuse(this.state, answer);
    if (refused) return refused;
    this.before = null;
    if (this.isLent) this.state = this.run.clone(this.state);
    this.isLent = false;
    const events: Event[] = [];
    try {
      this.run.advance(this.state, answer, events);
    } catch (error) {
      this.state = this.rebuilt(this.length);
      throw error;
    }
    this.noted(answer, events);
    return undefined;
  }
  /** The position now, for whoever keeps parts of it: it will stay as it is. */
  shown(): State<W> {
    this.isLent = true;
    return this.state;
  }
  /** The outcome that an answer would have, for `keep`; nothing changes. */
  tried(answer: Answer): Applied<W> {
    return this.run.apply(this.state, answer);
  }
  /** Goes on to what came of an answer `tried` on the present position. */
  keep(answer: Answer, { state, events }: Kept<W>): void {
    this.before = this.state;
    this.isLent = false;
    this.state = state;
    this.noted(answer, events);
  }
  private noted({ seat, decision, option }: Answer, events: Event[]): void {
    this.record.answers.push({ seat, decision, option });
    this.events.push(events);
    this.mark();
  }

  /** The state after the first `n` answers. */
  at(n: number): State<W> {
    this.checkPosition(n);
    return n === this.length ? this.run.clone(this.state) : this.rebuilt(n);
  }
  /** Shows the position after `from` answers and each one that followed, up to `to`, in order; they are only lent. */
  walk(from: number, visit: (n: number, state: State<W>) => void, to = this.length): void {
    if (from < to) {
      const state = this.at(from);
      for (let n = from; n < to; n++) {
        visit(n, state);
        this.step(state, n);
      }
    }
    if (to === this.length) visit(to, this.state);
  }
  private rebuilt(n: number): State<W> {
    const from = Math.floor(n / CHECKPOINT_EVERY);
    const state = this.run.clone(this.checkpoints[from]!);
    this.reseed(state, from * CHECKPOINT_EVERY);
    for (let i = from * CHECKPOINT_EVERY; i < n; i++) this.step(state, i);
    return state;
  }
  /** Plays the answer that was given after the first `n`. */
  private step(state: State<W>, n: number): void {
    this.run.advance(state, this.record.answers[n]!);
    this.reseed(state, n + 1);
  }

  /** The earliest position to which `seat` may go back alone: its own last answers, up to the last thing that was
   *  rolled or that anybody learned. */
  undoableTo(seat: Seat): number {
    const { answers } = this.record;
    let n = this.length;
    while (n > 0 && answers[n - 1]!.seat === seat && !this.hasTaught(n - 1)) n--;
    return n;
  }
  private hasTaught(n: number): boolean {
    return (this.teaching[n] ??= this.run.taught(this.lent(n), this.lent(n + 1)));
  }
  /** The position after the first `n` answers, where possible not a copy. */
  private lent(n: number): State<W> {
    if (n === this.length) return this.state;
    return n === this.length - 1 && this.before ? this.before : this.at(n);
  }

  /** Goes back to an earlier position. Who may is for `undoableTo` to say; beyond that all must consent. */
  undo(to: number): void {
    this.state = this.at(to);
    this.before = null;
    this.record.answers.length = to;
    this.events.length = to + 1;
    if (this.teaching.length > to) this.teaching.length = to;
    this.checkpoints.length = Math.floor(to / CHECKPOINT_EVERY) + 1;
    if (this.record.reseeds) this.record.reseeds = this.record.reseeds.filter(r => r.at <= to);
  }

  /** New dice from here on. They take the place of those that an undo to this position had brought. */
  reroll(dice: Omit<Reseed, 'at'>): void {
    const at = this.length;
    const kept = (this.record.reseeds ?? []).filter(r => r.at < at || r.undone === undefined);
    this.record.reseeds = [...kept, { at, ...dice }];
    this.state = this.rebuilt(at);
    this.before = null;
    // The answer before is not to be taken back freely any more: the dice after it would be the old ones.
    this.teaching.length = Math.min(this.teaching.length, Math.max(at - 1, 0));
  }

  /** A new match from an earlier position; with a seed of its own, future dice are new ones. */
  branch(at: number, seed?: Seed): Match<W> {
    return new Match(this.game, this.branchRecord(at, seed), this.run);
  }
  /** The same, not played yet. */
  branchRecord(at: number, seed?: Seed): MatchRecord {
    this.checkPosition(at);
    const { reseeds: all = [], ...record } = this.record;
    const reseeds = all.filter(r => r.at <= at);
    if (seed !== undefined) reseeds.push({ at, seed });
    const answers = record.answers.slice(0, at);
    return { ...record, answers, ...(reseeds.length && { reseeds }) };
  }

  private checkPosition(n: number): void {
    if (!Number.isInteger(n) || n < 0 || n > this.length)
      throw new RangeError(`there is no position ${n}; this match has 0 to ${this.length}`);
  }

  /** After every answer: a checkpoint now and then, new dice where the record says so. */
  private mark(): void {
    if (this.length % CHECKPOINT_EVERY === 0) this.checkpoints.push(this.run.clone(this.state));
    this.reseed(this.state, this.length);
  }
  /** New dice where the record says so. */
  private reseed(state: State<W>, at: number): void {
    if (this.record.reseeds) for (const dice of this.record.reseeds) if (dice.at === at) this.run.reseed(state, dice);
  }
}

function checkFits<W extends World>(game: Game<W>, record: MatchRecord): void {
  if (record.format !== RECORD_FORMAT) throw new ReplayError(`This is no '${String(RECORD_FORMAT)}' record.`, 0);
  if (record.game !== game.id) throw new ReplayError(`This is a record of ${record.game}, not of ${game.id}.`, 0);
  if (record.version !== game.version)
    throw new ReplayError(
      `The record was played with version ${record.version} of the rules of ${game.name}; here is ${game.version}.`,
      0,
    );
}

/** Where a record and the rules part: by which version it was begun, what was asked there, and what is refused. */
export function refusedAt<W extends World>(match: Match<W>, answer: Answer, refused: Refusal): ReplayError {
  const { game, state, length } = match;
  const { seat, decision, option } = answer;
  return new ReplayError(
    `Answer ${length + 1} does not play by version ${game.version} of the rules of ${game.name}, by which it was ` +
      `begun: asked was ${decisionId(state) || 'nothing'}; seat ${seat} answered ${decision} with ${option}, which ` +
      `${refused.rule} forbids.`,
    length,
    refused,
  );
}

/** The state after the first `upTo` answers of a record. */
export const replay = <W extends World>(game: Game<W>, record: MatchRecord, upTo = record.answers.length): State<W> =>
  new Match(game, { ...record, answers: record.answers.slice(0, upTo) }).state;
