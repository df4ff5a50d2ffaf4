// Analysis of a finished match: each seat's chance after every answer, the turning points, and what was luck in them.
import { advance, clone } from '#engine/apply.ts';
import { decisionId, legal } from '#engine/ask.ts';
import type { Reasons } from '#engine/bot-knowledge.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { freshDice, knowledge } from '#engine/knowledge.ts';
import { labelOf } from '#engine/labels.ts';
import type { Match } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { Answer, Phrase, Seat, State, World } from '#engine/types.ts';
import { worth } from './candidates.ts';
import { explained, type Hint } from './hints.ts';
import { Stopwatch } from './search/clock.ts';
import { search } from './search/search.ts';
import { weightedPlayOut } from './weights.ts';

export interface TurningPoint {
  /** The number of answers given, this one included. */
  n: number;
  answer: Answer;
  label: Phrase;
  /** The seat whose chance it changed most, and that chance before and after. */
  whose: Seat;
  from: number;
  to: number;
  /** The part of the change that was luck: what the same answer did not bring about on other dice. */
  luck: number;
  /** An answer that would have been better for the seat that answered. */
  better?: Hint;
}
/** Was a turning point mostly luck? */
export const isLuck = ({ from, to, luck }: Pick<TurningPoint, 'from' | 'to' | 'luck'>): boolean =>
  luck * (to - from) > 0 && Math.abs(luck) >= Math.abs(to - from) / 2;
export interface Analysis {
  /** By seat, after each answer: the chance of winning, 0 to 1. */
  chances: number[][];
  /** In the order of the match. */
  turns: TurningPoint[];
}
export interface Progress {
  done: number;
  of: number;
}
export interface AnalysisBounds {
  /** Time for the whole analysis, roughly; every position is sampled once in any case. */
  milliseconds?: number;
  /** Samples of each position at most. */
  samples?: number;
  /** Iterations of the search for a better answer at a turning point. */
  iterations?: number;
}

const POINTS = 6;
/** Answers that a sample is played on for before it is judged. */
const AHEAD = 8;
/** Positions before and after an answer that are compared; single ones would differ by chance alone. */
const SPAN = 3;
/** Smaller changes are noise. */
const TURN = 0.06;
/** Answers closer together than this belong to one turning point. */
const NEAR = 8;
/** The factor by which a turning point gets more samples, and their number at most. */
const CLOSELY = 3;
const MOST_LOOKS = 36;
/** A better answer is mentioned from this gain in chance on, with a margin for answers that were tried little. */
const BETTER = 0.02;
const SPREAD = { judged: 0.15, ended: 0.5 };
/** Milliseconds for the search for a better answer at most, so that slow machines report their progress. */
const A_LOOK = 1500;
/** Positions sampled between two reports of progress. */
const AT_ONCE = 8;

/** Analyses a match step by step; yields its progress, so that the caller can do other work in between. */
export function* analysed<W extends World>(
  match: Match<W>,
  { milliseconds = Infinity, samples = 12, iterations = 300 }: AnalysisBounds,
  reasons?: Reasons<W>,
): Generator<Progress, Analysis> {
  const looking = new Looking(match, samples, milliseconds / 2);
  yield* looking.look();
  const watch = new Stopwatch(milliseconds / 2);
  const found = looking.turns();
  const turns: TurningPoint[] = [];
  for (const [i, n] of found.entries()) {
    yield { done: looking.length + (i * looking.length) / found.length, of: 2 * looking.length };
    if (i && !watch.hasTime()) break;
    const point = looking.closely(n, iterations, reasons);
    const isKnown = turns.some(({ n: other }) => other === point.n);
    if (!isKnown && Math.abs(point.to - point.from) >= TURN) turns.push(point);
  }
  const largest = turns.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from)).slice(0, POINTS);
  return { chances: looking.chances(), turns: largest.sort((a, b) => a.n - b.n) };
}

class Looking<W extends World> {
  private readonly game: Game<W>;
  private readonly match: Match<W>;
  private readonly samples: number;
  private readonly watch: Stopwatch;
  private readonly positions: State<W>[] = [];
  /** SPAN and NEAR, shorter in short matches. */
  private readonly span: number;
  private readonly near: number;
  /** By position and seat: the sum of what the samples were worth. */
  private readonly sums: number[][];
  private readonly counts: number[];

  constructor(match: Match<W>, samples: number, milliseconds: number) {
    this.game = match.game;
    this.match = match;
    this.samples = samples;
    this.watch = new Stopwatch(milliseconds);
    match.walk(0, (_n, state) => this.positions.push(clone(match.game, state)));
    this.span = Math.min(SPAN, Math.ceil(this.length / 30));
    this.near = Math.min(NEAR, Math.ceil(this.length / 10));
    this.sums = this.positions.map(({ seats }) => new Array<number>(seats).fill(0));
    this.counts = this.positions.map(() => 0);
  }
  get length(): number {
    return this.positions.length;
  }

  /** Samples every position once, then again while there is time; each round uses the same random numbers for all. */
  *look(): Generator<Progress, void> {
    for (let round = 0; round < this.samples; round++)
      for (let n = 0; n < this.length; n++) {
        if (round && !this.watch.hasTime()) return;
        this.add(n, this.judged(this.positions[n]!, quickRandom(round)));
        const done = (round * this.length + n) / this.samples;
        if (n % AT_ONCE === 0) yield { done, of: 2 * this.length };
      }
  }
  private add(n: number, worths: readonly number[]): void {
    this.counts[n]!++;
    worths.forEach((one, seat) => (this.sums[n]![seat]! += one));
  }
  private at(n: number): number[] {
    return this.sums[n]!.map(sum => sum / this.counts[n]!);
  }
  chances(): number[][] {
    const all = this.positions.map((_, n) => this.at(n));
    return this.sums[0]!.map((_, seat) => all.map(now => now[seat]!));
  }

  /** The worth of each seat's standing after a few more answers on new dice, scaled to a sum of 1. */
  private judged(position: State<W>, random: Random): number[] {
    const state = clone(this.game, position);
    state.random = freshDice(random);
    weightedPlayOut(this.game, state, random, AHEAD);
    return this.worths(state);
  }
  private worths(state: State<W>): number[] {
    const all = Array.from({ length: state.seats }, (_, seat) => worth(this.game, state, seat));
    const sum = all.reduce((a, b) => a + b, 0);
    return sum ? all.map(one => one / sum) : all;
  }

  /** Finds turning points: the largest changes, each a local maximum. */
  turns(): number[] {
    const swings = this.positions.map((_, n) => (n ? Math.abs(this.swing(n).by) : 0));
    const isLargest = (n: number): boolean =>
      swings.slice(Math.max(0, n - this.near), n + this.near + 1).every(other => other <= swings[n]!);
    return swings
      .flatMap((swing, n) => (swing >= TURN && isLargest(n) ? [n] : []))
      .sort((a, b) => swings[b]! - swings[a]!)
      .slice(0, 2 * POINTS);
  }
  /** The seat whose chance changed most around an answer, and the change. */
  private swing(n: number): { whose: Seat; by: number } {
    const [before, after] = [this.around(n - this.span, n), this.around(n, n + this.span)];
    const all = after.map((chance, whose) => ({ whose, by: chance - before[whose]! }));
    return all.reduce((most, one) => (Math.abs(one.by) > Math.abs(most.by) ? one : most));
  }
  /** The mean of the positions from one to before another. */
  private around(from: number, to: number): number[] {
    const first = Math.max(0, from);
    const sums = this.sums[0]!.map(() => 0);
    const last = Math.min(this.length, to);
    for (let n = first; n < last; n++) this.at(n).forEach((chance, seat) => (sums[seat]! += chance));
    return sums.map(sum => sum / (last - first));
  }

  /** A turn of events looked at closely: the answer in it that changed most, and what was luck in it. */
  closely(around: number, iterations: number, reasons: Reasons<W> | undefined): TurningPoint {
    const { game, positions, match } = this;
    const random = quickRandom(around);
    const times = Math.min(CLOSELY * this.samples, MOST_LOOKS);
    const near = positions.flatMap((_, n) => (n >= around - this.span && n < around + this.span ? [n] : []));
    for (const at of near) for (let i = 0; i < times; i++) this.add(at, this.judged(positions[at]!, random));
    const { whose } = this.swing(around);
    const step = (at: number): number => Math.abs(this.at(at)[whose]! - this.at(at - 1)[whose]!);
    const n = near.slice(1).reduce((most, at) => (step(at) > step(most) ? at : most));
    const before = positions[n - 1]!;
    const answer = match.record.answers[n - 1]!;
    const [from, to] = [this.around(n - this.span, n)[whose]!, this.around(n, n + this.span)[whose]!];
    const luck = this.at(n)[whose]! - this.expected(before, answer, whose, random, times);
    const better = this.better(before, answer, iterations, reasons);
    const label = labelOf(game, before, answer)!;
    return { n, answer, label, whose, from, to, luck, ...(better && { better }) };
  }
  /** The chance that the same answer brings on any dice. */
  private expected(before: State<W>, answer: Answer, whose: Seat, random: Random, times: number): number {
    const { seat, option, decision } = answer;
    let sum = 0;
    for (let i = 0; i < times; i++) {
      const again = clone(this.game, before);
      again.random = freshDice(random);
      advance(this.game, again, seat, option, undefined, decision);
      sum += this.judged(again, random)[whose]!;
    }
    return sum / times;
  }

  /** The better answer that a search finds with the seat's knowledge, if any. */
  private better(
    before: State<W>,
    { seat, decision, option }: Answer,
    iterations: number,
    reasons: Reasons<W> | undefined,
  ): Hint | undefined {
    const { game } = this;
    if (decision !== decisionId(before) || legal(game, before, seat).length < 2) return undefined;
    const random = quickRandom(iterations);
    const known = knowledge(game, before, seat);
    const found = search(game, known, random, { iterations, milliseconds: A_LOOK, horizons: 'long' });
    const given = found.find(one => one.option === option);
    if (!given?.visits || given === found[0]) return undefined;
    const [best] = explained(game, known, random, found, reasons);
    const doubt = (game.bot ? SPREAD.judged : SPREAD.ended) / Math.sqrt(given.visits);
    return best!.option !== option && best!.chance - given.chance >= BETTER + doubt ? best : undefined;
  }
}
