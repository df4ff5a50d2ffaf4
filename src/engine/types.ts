// Data that is stored or sent: plain JSON, all of it. The definition of a game stands in definition.ts.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A chair at the table, 0-based. */
export type Seat = number;
/** A viewer: a seat, the public, or somebody who may see all of it (a finished game's replay). */
export type Viewer = Seat | 'spectator' | 'everything';
/** 'MR-BID-04': a line of the game's rules.md. */
export type RuleId = `${string}-${string}-${string}`;
/** The kind of thing a number on the table stands for: 'seat', 'card', 'die', 'space', or a kind of the game's own. */
export type Kind = string;
/** A thing that options and events point at and the screen lights up: 'card:31', 'seat:2', 'space:14'. */
export type Ref = `${Kind}:${number}`;
/** Words for people, with facts in braces: '{seat} wins {card} for {coins|1 coin|{coins} coins}.' */
export type Text = string;
export type Facts = { readonly [name: string]: Json };
/** Something to say: a key of the game's texts, and the facts that fill it. Rule code never builds a sentence. */
export interface Phrase {
  say: string;
  facts: Facts;
}

// ---- what is stored ----------------------------------------------------------------------------------------

/** One game in progress: all of it, hidden things included. Never leaves the server. */
export interface State<W extends World = World> {
  game: string;
  /** Version of the game's behaviour; grows whenever an old record could play differently. */
  version: number;
  seats: number;
  /** The generator's whole state (see random.ts). */
  random: number[];
  /** Dice fixed in advance by a scenario: what `random.die` shows next, before the generator is asked. */
  script?: number[];
  /** The procedures being resolved, innermost last. */
  stack: Frame[];
  world: W;
  /** The number of answers given, by seat. */
  answered: number[];
  /** Counts the times something was learned that no `seen` bit shows; what was learned cannot be taken back alone. */
  learned: number;
  result: Result | null;
}

/** The table. Its facts are public; what is hidden lies in piles and secrets, where each thing knows who saw it. */
export interface World extends HiddenWorld {
  /** Triggered abilities that wait for their turn to run (see triggers.ts). */
  waiting?: Waiting[];
}
declare const LOCALS: unique symbol;
/** Names the locals of a game's procedures, for types alone: `interface House extends World, WithLocals<HouseLocals>`
 *  types `t.call('auction', …)` and `t.outer('auction')`. Families of procedures have a pattern for a name:
 *  `[power: `power:${number}`]: Scope`. */
export interface WithLocals<L extends object> {
  readonly [LOCALS]?: L;
}
declare const TAKEN: unique symbol;
/** Locals of which a caller passes only these; the procedure sets the others itself before anybody reads them:
 *  `interface Attack extends Takes<'attacker' | 'target'>`. Without it a caller passes all of them. */
export interface Takes<K extends string> {
  readonly [TAKEN]?: K;
}
/** The locals that a caller passes. */
export type TakenOf<L> = typeof TAKEN extends keyof L ? { [K in NonNullable<L[typeof TAKEN]> & keyof L]: L[K] } : L;
/** The locals of a world's procedures, by procedure; any record for a world that names none. */
export type LocalsOf<W> = typeof LOCALS extends keyof W ? NonNullable<W[typeof LOCALS]> : Record<string, object>;
/** The names of procedures whose locals are numbers, texts and flags alone. */
export type PlainProcedure<W> = {
  [P in keyof LocalsOf<W>]: LocalsOf<W>[P][keyof LocalsOf<W>[P]] extends Plain ? P : never;
}[keyof LocalsOf<W>] &
  string;
type Plain = number | string | boolean | null | undefined;
/** The part of the table that not everybody sees. */
export interface HiddenWorld {
  piles?: Record<string, Pile | Pile[]>;
  secrets?: Record<string, Secret | Secret[]>;
}
export type OpenWorld<W extends World = World> = Omit<W, keyof HiddenWorld>;

/** Things by number, top last. `seen[i]` has a bit for each seat that knows `cards[i]`. */
export interface Pile {
  cards: number[];
  seen: number[];
  /** A bag: order means nothing, so views sort it and drawing is by chance. */
  loose?: true;
}

/** A number that only some seats know: a dial, a role, tokens behind a screen. */
export interface Secret {
  value: number;
  seen: number;
}

/** A triggered ability: the procedure to run, with the facts of the moment as its locals. */
export interface Waiting {
  owner: Seat;
  /** The thing it belongs to, for the owner who orders several. */
  source: number;
  run: string;
  my: Facts;
}

/** A place in the rules, 'procedure.step', and the procedure's local values. Locals are public: they name hidden things
 *  by where they lie (a pile), never by what they are. Made by `frameAt`: of one shape, so that they run quickly. */
export interface Frame {
  at: string;
  // oxlint-disable-next-line no-explicit-any -- typed where rules are written, by `procedure<W, Locals>()`
  my: any;
  /** The step at which this procedure goes on ('' = its end) once all that the step has called is done. */
  then?: string | undefined;
  /** Called in the same step and still to run, in order. */
  queue?: Frame[] | undefined;
  /** Secret answers given so far at this step, by seat. */
  sealed?: Record<Seat, string[]> | undefined;
  /** The caller's local that receives what this procedure gives. */
  into?: string | undefined;
}

export interface Answer {
  seat: Seat;
  /** The decision answered, 'auction.bid'. */
  decision: string;
  /** The option picked, 'bid:3'. */
  option: string;
  /** The number of answers the seat had given when it was asked: guards against late and doubled messages. */
  nth?: number;
}

export interface Result {
  /** By seat; 1 is the winner, ties share a rank; without a 1 nobody has won. */
  ranks: number[];
  rule: RuleId;
  reason: Phrase;
}

/** A match that follows from another in a series: its options, and what it is called. */
export interface Sequel {
  options: Json;
  say: Phrase;
}

// ---- what is sent ------------------------------------------------------------------------------------------

/** A question to one seat: pick exactly one option. Everything a player ever does is one of these. */
export interface Decision {
  /** procedure.step, e.g. 'auction.bid': the key of panels, logs, texts and bot statistics. */
  id: string;
  seat: Seat;
  /** The number of answers the seat has given before this one. */
  nth: number;
  rule: RuleId;
  prompt: Phrase;
  options: Option[];
  /** Composed options by verb: what one is made of. `options` then lists a few plausible ones. */
  forms: Record<string, Form>;
  /** The option answered for a seat whose clock has run out; absent when the seat may speak but is not waited for. */
  idle?: string;
}

export interface Option {
  /** Unique in its decision and stable across versions: 'pass', 'bid:3', 'deal:2:3:12+14'. */
  id: string;
  verb: string;
  label: Phrase;
  refs: Ref[];
  /** Present: shown greyed out with the reason; not legal. */
  refused?: Refusal;
}

/** A question as short as it can be sent: options of a verb that differ in a number alone are told together. */
export interface BriefDecision extends Omit<Decision, 'options' | 'prompt' | 'forms'> {
  options: (BriefOptions | Option)[];
  /** Left out where it says the id, and no facts. */
  prompt?: Phrase;
  /** Left out where there are none. */
  forms?: Record<string, Form>;
}
export interface BriefOptions {
  verb: string;
  /** The text key of their labels, where that is not the verb. */
  say?: string;
  /** The numbers: 'mark:3' for 3; left out where the verb stands alone. */
  each?: number[];
  /** The number is a thing of this kind, and the option points at it. */
  of?: Kind;
  /** Reasons why some are illegal, with their numbers (0 where the verb stands alone); the rule alone where it tells
   *  all. */
  refused?: [why: Refusal | RuleId, which: number[]][];
}

/** The reason of a refusal: the rule and its facts. Its words are the text under `say`, or the rule id. */
export interface Refusal {
  rule: RuleId;
  facts: Facts;
  say?: string;
}

/** The form of a composed option: whom or what it goes to, and what goes into each slot. Its id is 'verb:to:part:part',
 *  a part being numbers joined by '+', ascending unless the slot is ordered. */
export interface Form {
  /** The kind of the `to` numbers: 'seat' for deals. Forms that go to nobody have the one entry `to: 0`. */
  of?: Kind;
  to: { n: number; slots: Slot[]; refused?: Refusal }[];
  /** None of these options is legal where no listed one is, but passing: they only put listed ones together. */
  isExtra?: true;
}
export interface Slot {
  /** Text key of the slot's caption, and what fills it. */
  say: string;
  facts?: Facts;
  of?: Kind;
  /** The things that may go in. Left out, the part is one number from `min` to `max`. */
  things?: readonly number[];
  /** The number of times each of `things` may go in; once when left out. */
  times?: readonly number[];
  /** The number of things at least and at most (or the number's range). */
  min: number;
  max: number;
  /** The order counts (a path); otherwise numbers ascend. */
  ordered?: true;
}
/** A composed option, parsed. */
export interface Made {
  to: number;
  parts: number[][];
}

/** An option taken apart. */
export interface Pick {
  readonly verb: string;
  /** Its number; of a composed one, whom or what it goes to. */
  readonly n: number;
  readonly made?: Made;
}
/** The picks of each asked seat, in the order they were made. */
export type Picks = Record<Seat, Pick[]>;

/** Something that happened, for the log and for animation. Derived from answers, never stored. */
export interface Event {
  /** Past tense: 'cardWon'. */
  kind: string;
  facts: Facts;
  /** Facts that only these seats learn; they replace public ones of the same name. */
  secret?: { to: readonly Seat[]; facts: Facts };
}

/** The table as one viewer may see it, and nothing else. */
export interface View<W extends World = World, D = Decision> extends OpenView, OwnView<D> {
  /** The table with everything the viewer has not seen turned face down: -1 for a thing with back 0, -2 for back 1. */
  world: W;
}
/** The part of a view that is the same for all viewers. */
export interface OpenView {
  game: string;
  seats: number;
  /** The place in the rules, outermost first: 'round.recruit', 'auction.bid', with the locals of each. */
  stack: { at: string; my: Facts }[];
  waitingFor: Seat[];
  result: Result | null;
}
/** The part of a view that depends on the viewer. */
export interface OwnView<D = Decision> {
  viewer: Viewer;
  /** Questions to the viewer; also those it may answer without being waited for. */
  decisions: D[];
  /** Secret answers of the viewer's own side at this step. */
  sealed: Record<Seat, string[]>;
}

/** All a seat knows, in the form a bot thinks with: a state with holes, and the things that must fill them. */
export interface Knowledge<W extends World = World> {
  seat: Seat;
  state: State<W>;
  /** By back, ascending: the things this seat has not seen, wherever they lie. */
  unseen: number[][];
  /** The seats waited for: they show how far others are with their secret answers. */
  waitingFor: Seat[];
}
