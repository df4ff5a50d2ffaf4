// A game's knowledge for bots: values, weights, horizons, features, and reasons in words.
import type { Table } from './rule-table.ts';
import type { Phrase, Pick, Seat, Text, World } from './types.ts';

/** A game's advice to bots. */
export interface BotKnowledge<W extends World = World> {
  /** The standing of `seat`, from 0 (lost) to 1 (won). */
  value(t: Table<W>, seat: Seat): number;
  /** The same as bots that search see it, where they see more; `value` otherwise. */
  keenValue?(t: Table<W>, seat: Seat): number;
  /** The weight of a legal option before it is tried: the more promising, the higher; 0 prunes it. */
  weigh?(t: Table<W>, seat: Seat, decision: string, pick: Pick): number;
  /** The same as bots that search weigh it, where they weigh better; `weigh` otherwise. */
  keenWeigh?(t: Table<W>, seat: Seat, decision: string, pick: Pick): number;
  /** The legal answer that comes to mind at once, so that play-outs need not weigh; nothing where they should. */
  quick?(t: Table<W>, seat: Seat, decision: string): string | undefined;
  /** Composed options that come to a bot's mind beside those suggested; what the rules refuse of them is left out. */
  propose?(t: Table<W>, seat: Seat, decision: string): readonly string[];
  /** Factor by which an option must outweigh the next to be taken untried; 0: drawn by weight, so that nobody can
   *  foresee it, unless the level plays to `longHorizons` and they have the decision. */
  sure?(decision: string): number;
  /** Decisions that only complete the answer before, such as which pawn goes: followed like inner questions. Only Age
   *  of Heroes has such; without this a tenth of its greedy answers would be others, found before the pawn is. */
  completing?: ReadonlySet<string>;
  /** Bounds of a bot's work in this game, where they differ from the usual ones. */
  effort?: Partial<Effort>;
  /** By decision, for bots that search; a decision without a horizon is chosen without a search. A game without any
   *  horizons is played to its end. */
  horizons?: Readonly<Record<string, Horizon<W>>>;
  /** The same for Mastermind and hints, which have longer to think. */
  longHorizons?: Readonly<Record<string, Horizon<W>>>;
  /** The table in numbers, from which `npm run learn` learns a value. */
  features?: Features<W>;
  /** Reasons for options, in the game's terms; loaded when somebody wants a hint. */
  reasons?(): Promise<Reasons<W>>;
}
/** The table in numbers: the same ones for every side, so that what is learned of one holds for all. */
export interface Features<W extends World = World> {
  readonly names: readonly string[];
  /** Those of the first side, then those of the next; each number is about as large as 1. */
  of(w: W, sides: number): Float32Array;
  /** The moment, beginning with the word for its kind: one table is kept of each. Nothing where none is to be. */
  moment(w: W): string | undefined;
}
/** Reasons for options, to be read by people. */
export interface Reasons<W extends World = World> {
  /** The best reason for the option, or nothing; the words of its key stand in `texts`. */
  reason(tried: Tried<W>): Phrase | undefined;
  texts: Record<string, Text>;
}
/** An option tried on tables that the seat can imagine: what is hidden differs from the truth and must not be told. */
export interface Tried<W extends World = World> {
  seat: Seat;
  decision: string;
  /** The option taken apart. */
  pick: Pick;
  before: W;
  after: W;
  /** The tables after all that it set off is done. */
  later: readonly W[];
}
/** The horizon of a decision: the point up to which all its options are played on, and the judgement there. */
export interface Horizon<W extends World = World> {
  /** Has come of the choice, made at the table `then`, what there is to judge? */
  isClear(then: W, now: W): boolean;
  /** The chance of `seat` to win from there, 0 to 1, rather than a value that tells options apart at once. */
  chance(t: Table<W>, seat: Seat): number;
  /** Composed options to compare beside those that all bots think of; what the rules refuse of them is left out. */
  also?(t: Table<W>, seat: Seat): readonly string[];
  /** Standard errors by which an option must beat the first that comes to mind; the best is taken when left out. */
  habit?: number;
  /** So many options are compared, those that a greedy bot thinks best; many, the heaviest, when left out. */
  greediest?: number;
  /** So many of the heaviest options are compared. */
  heaviest?: number;
  /** By decision: in play-outs everybody tries so many of the heaviest options and takes the one that looks best right
   *  after; elsewhere the heaviest. For games where those who take what is heaviest play far worse than bots do. */
  replies?: Readonly<Record<string, number>>;
  /** The decision is searched only where at most so many play; everywhere when left out. In Marvel Heroes alone it
   *  depends on the seats whether a search brings anything. */
  seatsAtMost?: number;
  /** Are options that the game prunes tried as well, after the others? For bids in Mutant Revolution: weights prune
   *  what a search may find good, and without this one answer in twenty would be another. */
  isWide?: true;
  /** Factor by which the option must outweigh the next to be taken without comparing, as it is where it is the only one
   *  not pruned; Infinity, or nothing here: it is always compared. */
  sure?(option: string): number;
}
/** Bounds of a bot's work for one answer. */
export interface Effort {
  /** Tables imagined, at least and at most: as many as `tries` allows. */
  guesses: { min: number; max: number };
  /** Options tried on each of them. */
  options: number;
  /** Options tried on all of them together. */
  tries: number;
  /** Answers played on, until what an option set off is resolved. */
  follow: number;
  /** Options thought of for each of those answers; with 1 the heaviest is taken untried. */
  replies: number;
}
