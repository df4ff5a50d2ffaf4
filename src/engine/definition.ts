// The definition of a game: its table, its procedures with their questions, its words. Functions live only here.
import type {
  Event,
  Facts,
  Form,
  Json,
  Kind,
  Made,
  OpenWorld,
  Picks,
  PlainProcedure,
  Ref,
  Refusal,
  Result,
  RuleId,
  Seat,
  Sequel,
  Text,
  World,
} from './types.ts';
import type { BotKnowledge } from './bot-knowledge.ts';
import type { Setting } from './kit/settings.ts';
import type { Random, Table } from './rule-table.ts';

export type { Called, Random, Table } from './rule-table.ts';

export interface GameDefinition<W extends World = World> {
  id: string;
  name: string;
  version: number;
  /** The shape of what is seen of the table, counted up when a board that draws it must change; 1 when left out. A
   *  board may know several, and so draw games of earlier versions. */
  shape?: number;
  seats: { min: number; max: number };
  /** Settings that the host may choose: the lobby, the terminal and the API offer them (see settings.ts). */
  settings?: readonly Setting[];
  /** Complaints about these set-up options beside those of the settings, in words; none when they are fine. */
  complain?(options: Json, seats: number): Text[];
  /** Named ways to set the game up (formats, scenarios): what `options` they mean, some of it by chance if they like.
   *  The lobby offers them, and fuzzing plays them all. */
  setups?: Record<string, (seats: number, random: Random) => Json>;
  /** Set-ups for tests, which nobody is offered: shorter games, or later ones. Fuzzing plays these instead, where
   *  players who choose by chance would hardly ever end a usual game. */
  trials?: Record<string, (seats: number, random: Random) => Json>;
  /** Lays out the table; the first procedure then runs. */
  setup(seats: number, options: Json, random: Random): W;
  first: string;
  procedures: Record<string, Procedure<W>>;
  /** Procedures whose locals are numbers, texts and flags alone: a call need not look for lists and records to copy. */
  plain?: readonly PlainProcedure<W>[];
  /** Acts that are open to seats beside the question on the table, such as gifts at any time; they never call. */
  asides?: Record<string, Aside<W>>;
  /** The side of each seat (0, 0, 1: the first two play and win as one); every seat for itself when left out. */
  sides?(seats: number): readonly number[];
  /** The role of each seat, as a key of `texts`; seats of one role are numbered: 'Mastermind', 'Heroes 2'. */
  roles?(seats: number): readonly string[];
  /** The next match of a series with the same seats, made of how this one ended; null where the series is over. */
  sequel?(world: W, result: Result): Sequel | null;
  /** Do these options open a match of a series, in a game with sequels? All do when left out. */
  isSeries?(options: Json): boolean;
  /** Things with the same back (0, 1, …) cannot be told apart until seen; one back for all when left out. */
  back?(card: number): number;
  /** A value for a secret that `seat` does not know, from what it does know. */
  guess?(world: W, secret: string, index: number, seat: Seat, random: Random): number;
  /** Could the guessed table be true, by all that `seat` can deduce? Implausible deals are dealt again, a few times. */
  plausible?(world: W, seat: Seat): boolean;
  /** Copies the table; must equal the generic copy, only faster. */
  copy(world: W): W;
  /** Component counts that no play may change ('coins': 100), beside the cards in piles, which are counted anyway. */
  inventory?(world: W): Record<string, number>;
  /** Names of the things in this game, read off its last position: fuzzing counts in how many games each was seen. */
  tally?(world: W): readonly string[];
  /** The numbers that one whole game adds to a report on many, from its last position and its log. */
  account?(world: W, events: readonly Event[], result: Result): Account;
  /** All words: prompts by decision id, labels by verb, refusals by rule id, log sentences by event kind. */
  texts: Record<string, Text>;
  /** Names of things, by kind; hidden ones too: -1 is a thing with back 0 ('a card'), -2 one with back 1. They are made
   *  from the open part of the table alone: a thing has one name for all. */
  names: Record<Kind, (n: number, world: OpenWorld<W>) => Text>;
  /** Texts printed on things, by kind, for people who look them up. */
  about?: Record<Kind, About<W>>;
  bot?: BotKnowledge<W>;
}

/** Numbers of one game that are summed up over many. */
export interface Account {
  /** The number of rounds, where the game is played in rounds. */
  rounds?: number;
  counts: Counts;
}
/** By table, row and column: 'Mission', 'Sentinel Swarm', 'success'. All columns are shares of the first one. */
export type Counts = Record<string, Record<string, Record<string, number>>>;

/** Things that can be read: cards, boards, tiles. */
export interface About<W extends World = World> {
  text(n: number, world: W): Text;
  /** Those that the table has, as they are to be listed; left out where the text is listed under another kind. */
  each?(world: W): readonly number[];
}

/** The key under which the procedure of a card's list of effects has that list; no step has it. */
export const LIST = Symbol('list');
export interface EffectList<W extends World = World> {
  readonly effects: readonly { readonly do: PropertyKey }[];
  /** Its steps, where none of them ever asks: they may run inside another step. */
  readonly acts: readonly Act<W, object, string>[] | null;
}

/** Steps in rulebook order. Falling off the end returns to the caller. */
export interface Procedure<W extends World = World> {
  readonly [LIST]?: EffectList<W>;
  // oxlint-disable-next-line no-explicit-any -- locals are typed where rules are written
  readonly [step: string]: Step<W, any, string>;
}
export type Step<W extends World, L, N extends string> = Act<W, L, N> | Ask<W, L, N>;
export type Ask<W extends World, L, N extends string> = AskOne<W, L, N> | AskAny<W, L, N> | AskAll<W, L, N>;
/** The next step: nothing = the following one, a step's name, or 'end'. */
export type Next<N extends string> = N | 'end' | void;

/** Does something without asking. */
export type Act<W extends World, L, N extends string> = (t: Table<W>, my: L) => Next<N>;

interface Question<W extends World, L> {
  rule: RuleId | ((t: Table<W>, my: L) => RuleId);
  /** The verb (its first legal option) or the option answered for an absent player. */
  idle: string | ((t: Table<W>, my: L, seat: Seat) => string);
  /** Key of the prompt's words; the decision's id when left out. */
  say?(t: Table<W>, my: L, seat: Seat): string;
  /** Facts for the prompt. */
  facts?(t: Table<W>, my: L, seat: Seat): Facts;
}

/** The rules' verdict on a pick: nothing (fine), or the rule that forbids it: `no(rule, facts)`, or the bare id. */
export type Verdict = Refusal | RuleId | false | undefined;

/** Options of one verb: 'pass', or with `each` one for every number: 'play:31'. Numbers of a kind light up that. */
export interface Offer<W extends World, L> {
  of?: Kind;
  each?(t: Table<W>, my: L, seat: Seat): readonly number[];
  /** Left out where it makes no sense; what is merely forbidden is refused, so that people see why. */
  when?(t: Table<W>, my: L, seat: Seat): boolean;
  refuse?(t: Table<W>, my: L, seat: Seat, n: number): Verdict;
  misfit?: Offer<W, L>['refuse']; // says by which rule a number is refused that is not among them
  /** Facts for the label beside `{[of]: n}`; its words are the text under 'decision:verb', or 'verb'. */
  facts?(t: Table<W>, my: L, seat: Seat, n: number): Facts;
  /** More things to light up: look-alikes that this option stands for, a path, a line of sight. */
  refs?(t: Table<W>, my: L, seat: Seat, n: number): readonly Ref[];
  form?: undefined;
}
export interface Choice<W extends World, L, N extends string> extends Offer<W, L> {
  take(t: Table<W>, my: L, seat: Seat, n: number): Next<N>;
}
/** Options too many to list, made up of parts by the player: deals, payments, divisions. */
export interface ComposedOffer<W extends World, L> {
  form(t: Table<W>, my: L, seat: Seat): Form;
  /** A few plausible ones, for bots and as buttons; none to whom or what the form greys out. */
  suggest(t: Table<W>, my: L, seat: Seat): readonly Made[];
  /** Any one of them by chance, so that random play reaches what nobody suggests. It may be one the rules refuse. */
  sample?(t: Table<W>, my: L, seat: Seat, random: Random): Made | undefined;
  when?(t: Table<W>, my: L, seat: Seat): boolean;
  refuse?(t: Table<W>, my: L, seat: Seat, made: Made): Verdict;
  misfit?: ComposedOffer<W, L>['refuse']; // says by which rule an answer is refused that the form does not hold
  facts?(t: Table<W>, my: L, seat: Seat, made: Made): Facts;
  refs?(t: Table<W>, my: L, seat: Seat, made: Made): readonly Ref[];
}
export interface Composed<W extends World, L, N extends string> extends ComposedOffer<W, L> {
  take(t: Table<W>, my: L, seat: Seat, made: Made): Next<N>;
}
export type Choices<W extends World, L, N extends string> = Record<string, Choice<W, L, N> | Composed<W, L, N>>;

/** Asks one seat; `null` skips the step. */
export interface AskOne<W extends World, L, N extends string> extends Question<W, L> {
  one(t: Table<W>, my: L): Seat | null;
  choices: Choices<W, L, N>;
  /** 'take': a lone legal option is taken unasked. Only where everybody can see that there is but one. */
  forced?: 'take';
}
/** An open floor: any of these seats may speak, in any order, and each answer counts at once. */
export interface AskAny<W extends World, L, N extends string> extends Question<W, L> {
  any(t: Table<W>, my: L): readonly Seat[];
  /** Those of them that are waited for; all, when left out. The step is over when nobody is. */
  awaits?(t: Table<W>, my: L): readonly Seat[];
  choices: Choices<W, L, N>;
}
/** Asks several seats at once, in secret until the last has answered; without any of them `reveal` runs at once. */
export interface AskAll<W extends World, L, N extends string> extends Question<W, L> {
  all(t: Table<W>, my: L): readonly Seat[];
  choices: Record<string, Offer<W, L> | ComposedOffer<W, L>>;
  /** Does the seat pick again? (Three secret cards are three picks.) `t.picked(seat)` has the picks so far. */
  more?(t: Table<W>, my: L, seat: Seat): boolean;
  reveal(t: Table<W>, my: L, picks: Picks): Next<N>;
}
/** Acts that are open to some seats at any time, beside whatever is being asked. */
export interface Aside<W extends World> {
  rule: RuleId;
  any(t: Table<W>): readonly Seat[];
  choices: Choices<W, object, never>;
}
