// Checks the laws on random play. A game's test calls `checkLaws(game, …)` and is done; fuzzing calls the same.
import { advance, apply, start, type Opening } from '../apply.ts';
import { asked, decisionId, explain, legal, refusal, sampledOption } from '../ask.ts';
import { copy, difference } from '../copy.ts';
import type { Random } from '../definition.ts';
import type { Game } from '../game.ts';
import { ANSWER_LAWS } from './law-book-answers.ts';
import { ASKING_LAWS, inventoryOf, type Asking, type Finding } from './law-book.ts';
import { Match, newRecord, type MatchRecord } from '../match.ts';
import { quickRandom } from '../random.ts';
import { seedOf } from '../seed.ts';
import type { Answer, State, World } from '../types.ts';
import { taught } from '../undo.ts';

export interface LawOptions {
  /** The number of games to play. */
  games: number;
  /** Number of the first game; game n of a seed is always the same game. */
  from?: number;
  seed?: string | number;
  /** Seats in every game; all allowed numbers in turn, when left out. */
  seats?: number;
  /** One of the game's set-ups or trials; all trials in turn, or else all set-ups, when left out. */
  setup?: string;
  /** The costly laws are checked at one moment in this many (1: at every moment). */
  every?: number;
  /** Checks these laws alone, by name. */
  only?: readonly string[];
  /** A game with more answers than this does not end. */
  maxAnswers?: number;
  progress?(report: LawReport): void;
}
/** Laws that are no check of a moment but of the whole run. */
export const RUN_LAWS = {
  runs: 'the rules run without an error',
  ends: 'every game ends',
  accepted: 'what is offered is accepted',
  replays: 'the record replays to the same end, and any part of it',
} as const;
/** All laws, by name. */
export const LAWS: readonly string[] = [...ASKING_LAWS, ...ANSWER_LAWS]
  .map(law => law.name)
  .concat(Object.values(RUN_LAWS));

export interface LawReport {
  games: number;
  answers: number;
  /** The number of answers that could be taken back. */
  undoable: number;
  longest: number;
  /** The number of times each decision was asked. */
  decisions: Record<string, number>;
  /** The number of games in which each thing was seen that the game counts (its cards, say). */
  tally: Record<string, number>;
}

/** A law that does not hold, with all that is needed to see it again. */
export class LawBroken extends Error {
  readonly law: string;
  readonly finding: string;
  readonly game: number;
  readonly answer: number;
  readonly seats: number;
  readonly setup: string | undefined;
  readonly record: MatchRecord;
  constructor(law: string, finding: string, game: number, setup: string | undefined, record: MatchRecord) {
    const { seats, answers } = record;
    const which = setup === undefined ? '' : `, set-up ${setup}`;
    const where = `game ${game}, ${seats} seats${which}, answer ${answers.length}`;
    super(`${record.game} breaks the law '${law}' (${where}): ${finding}`);
    this.law = law;
    this.finding = finding;
    this.game = game;
    this.answer = answers.length;
    this.seats = seats;
    this.setup = setup;
    this.record = record;
  }
}

export function checkLaws<W extends World>(game: Game<W>, options: LawOptions): LawReport {
  const report: LawReport = { games: 0, answers: 0, undoable: 0, longest: 0, decisions: {}, tally: {} };
  const { from = 0, games } = options;
  for (let number = from; number < from + games; number++) {
    new Trial(game, number, options, report).run();
    options.progress?.(report);
  }
  return report;
}

/** One random game played under the laws. */
class Trial<W extends World> {
  private readonly game: Game<W>;
  private readonly number: number;
  private readonly options: LawOptions;
  private readonly report: LawReport;
  private readonly setup: string | undefined;
  private readonly random: Random;
  private readonly record: MatchRecord;

  constructor(game: Game<W>, number: number, options: LawOptions, report: LawReport) {
    this.game = game;
    this.number = number;
    this.options = options;
    this.report = report;
    const setups = Object.keys(game.trials ?? game.setups ?? {});
    const { min, max } = game.seats;
    const seed = seedOf(`${options.seed ?? 1} ${number}`);
    const seats = options.seats ?? min + (number % (max - min + 1));
    this.random = quickRandom(Number.parseInt(seed.slice(0, 12), 16));
    this.setup = options.setup ?? setups[Math.floor(number / (max - min + 1)) % setups.length];
    const ways = { ...game.setups, ...game.trials };
    const chosen = this.setup === undefined ? null : ways[this.setup]!(seats, this.random);
    this.record = newRecord(game, { seats, seed, options: chosen });
  }

  run(): void {
    const { game, record, random, report } = this;
    let state = this.attempt(() => start(game, record as Opening));
    const inventory = inventoryOf(game, state.world);
    while (!state.result) {
      if (record.answers.length >= (this.options.maxAnswers ?? 5000))
        this.broken(RUN_LAWS.ends, `not after ${record.answers.length} answers`);
      const at = decisionId(state);
      report.decisions[at] = (report.decisions[at] ?? 0) + 1;
      const thorough = random.below(this.options.every ?? 1) === 0;
      const before = thorough ? copy(state) : state;
      state = this.step({ game, state, before, inventory, random }, thorough);
    }
    this.hold(RUN_LAWS.replays, () => checkReplay(game, record, state, random));
    report.games++;
    report.longest = Math.max(report.longest, record.answers.length);
    for (const name of game.tally?.(state.world) ?? []) report.tally[name] = (report.tally[name] ?? 0) + 1;
  }

  /** Asks and answers once; the laws are checked when it is to be thorough. */
  private step(asking: Asking<W>, thorough: boolean): State<W> {
    const { game, record, random, report } = this;
    if (thorough) for (const law of ASKING_LAWS) this.hold(law.name, () => law.check(asking));
    const answer = this.attempt(() => randomAnswer(game, asking.state, random));
    const done = this.attempt(() => apply(game, asking.state, answer));
    if (!done.ok) return this.broken(RUN_LAWS.accepted, `${answer.option}: ${done.refusal.rule}`);
    const { state: after, events } = done;
    if (thorough)
      for (const law of ANSWER_LAWS) this.hold(law.name, () => law.check({ ...asking, answer, after, events }));
    if (thorough && !taught(asking.state, after)) report.undoable++;
    record.answers.push(answer);
    report.answers++;
    return after;
  }

  private hold(law: string, check: () => Finding): void {
    if (this.options.only && !this.options.only.includes(law)) return;
    const found = this.attempt(check, law);
    if (found !== undefined) this.broken(law, found);
  }
  private attempt<T>(run: () => T, law: string = RUN_LAWS.runs): T {
    try {
      return run();
    } catch (error) {
      if (error instanceof LawBroken) throw error;
      return this.broken(law, error instanceof Error ? error.message : String(error));
    }
  }
  private broken(law: string, finding: string): never {
    const { number, setup, record } = this;
    throw new LawBroken(law, finding, number, setup, record);
  }
}

/** Any answer that may be given now, often enough one that nobody suggests. */
function randomAnswer<W extends World>(game: Game<W>, state: State<W>, random: Random): Answer {
  const unusual = random.below(8) === 0 ? unusualAnswer(game, state, random) : undefined;
  if (unusual && !refusal(game, state, unusual)) return unusual;
  const waited = asked(game, state);
  const seat = pick(waited, random);
  return { seat, decision: decisionId(state), option: pick(legal(game, state, seat), random) };
}
const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;

/** An act of a seat that need not be waited for, or a composed option made up by chance. */
function unusualAnswer<W extends World>(game: Game<W>, state: State<W>, random: Random): Answer | undefined {
  const seat = random.below(state.seats);
  const composed = sampledOption(game, state, seat, random);
  if (composed !== undefined) return { seat, decision: decisionId(state), option: composed };
  const decisions = explain(game, state, [seat]).filter(d => d.options.some(o => !o.refused));
  if (!decisions.length) return undefined;
  const decision = pick(decisions, random);
  const open = decision.options.filter(o => !o.refused);
  return { seat, decision: decision.id, option: pick(open, random).id };
}

/** Laws of the whole match: the record gives the same end, and its parts the same moments. */
function checkReplay<W extends World>(game: Game<W>, record: MatchRecord, end: State<W>, random: Random): Finding {
  const match = new Match(game, record);
  const found = difference(match.state, end);
  if (found) return found;
  const at = random.below(record.answers.length + 1);
  const middle = match.at(at);
  for (let n = at; n < record.answers.length; n++) {
    const { seat, option, decision } = record.answers[n]!;
    advance(game, middle, seat, option, undefined, decision);
  }
  match.undo(at);
  for (const answer of record.answers.slice(at)) match.answer(answer);
  return difference(middle, end) ?? difference(match.state, end);
}
