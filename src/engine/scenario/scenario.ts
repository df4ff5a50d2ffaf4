// Scenarios: a match from any position, played in lines as people would say them and read by named looks. A game adds
// its way to write positions and what its things are called:
//   scenario({ coins: [2, 9] }).play('0 bid:2', '1 bid:9').log()
import { resume } from '../apply.ts';
import { asked, decisionId, explain, idle, legal, refusal } from '../ask.ts';
import { copy } from '../copy.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Game } from '../game.ts';
import { Match, newRecord } from '../match.ts';
import { phraseOf } from '../refusals.ts';
import { answerIn, checkStep, lineName, type Notation } from './scenario-lines.ts';
import { seedOf } from '../seed.ts';
import { SEAT_NAMES, sentence } from './transcript.ts';
import type { Decision, Event, Facts, Json, Option, Seat, State, Viewer, World } from '../types.ts';
import { words } from '../words.ts';

export type { Notation, Reading } from './scenario-lines.ts';

/** The beginning of a scenario. */
export interface Beginning<W extends World> {
  game: Game<W>;
  /** Lays out the table; what runs before somebody is asked does not run yet. */
  lay(): State<W>;
  seed?: number;
  options?: Json;
  /** Everything is laid out, played and looked at inside of this: made-up cards are there only then. */
  within?: Within;
}
export type Within = <T>(run: () => T) => T;
const DIRECTLY: Within = run => run();
/** These fields of a world as a position may set them. */
export type Settable<W, K extends keyof W> = {
  readonly [F in K]?: W[F] extends (infer I)[] ? readonly I[] : W[F];
};
/** Throws at a part that positions do not have, with the near word: types alone do not see every misspelling. */
export function checkParts(position: object, known: readonly string[]): void {
  for (const part of Object.keys(position))
    if (!known.includes(part)) throw new Error(`a position has no '${part}'.${didYouMean(part, known)}`);
}
/** Sets what a position names by the name that it has in the world; a list by seat may be shorter, the rest stays. */
export function layFields<W extends object, K extends keyof W>(
  world: W,
  position: Settable<W, K>,
  fields: readonly K[],
): void {
  for (const field of fields) {
    const value = copy(position[field]);
    if (value === undefined) continue;
    world[field] = Array.isArray(value)
      ? (Object.assign([...(world[field] as unknown[])], value) as W[K])
      : (value as W[K]);
  }
}

/** More answers in a row than any scenario needs. */
const ENDLESS = 500;
const PASS = 'pass';

/** The match from the position, with what ran before somebody was asked as its first events. */
function begin<W extends World>({ game, lay, seed = 1, options = null }: Beginning<W>): Match<W> {
  const state = lay();
  const opening: Event[] = [];
  resume(game, state, opening);
  const record = newRecord(game, { seats: state.seats, seed: seedOf(seed), options });
  const match = new Match(game, { ...record, from: state as State });
  match.events[0]!.push(...opening);
  return match;
}
/** The same object, whose members all run inside of `within`. */
const entered = <T extends object>(of: T, within: Within): T =>
  new Proxy(of, {
    get(target, key, self) {
      const member: unknown = within(() => Reflect.get(target, key, self));
      if (typeof member !== 'function' || key === 'within') return member;
      return (...given: unknown[]): unknown => within(() => Reflect.apply(member, self, given));
    },
  });

/** A scenario being played, without the looks `asked` and `log`, which one game writes in a way of its own. */
export abstract class ScenarioPlayer<W extends World> {
  readonly game: Game<W>;
  readonly match: Match<W>;
  protected readonly notation: Notation<W>;

  /** Runs code that looks at the table where the scenario's made-up cards are there. */
  readonly within: Within;

  constructor(beginning: Beginning<W>, notation: Notation<W>) {
    this.game = beginning.game;
    this.notation = notation;
    this.within = beginning.within ?? DIRECTLY;
    this.match = this.within(() => begin(beginning));
    if (beginning.within) return entered(this, beginning.within);
  }
  get state(): State<W> {
    return this.match.state;
  }
  get world(): W {
    return this.match.state.world;
  }

  // ---- play ------------------------------------------------------------------------------------------------

  /** '2 bid:7': the seat and its answer; throws the rule that refuses, with its words. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const refused = this.match.answer(answerIn(this.game, this.notation, this.state, line));
      if (refused)
        throw new Error(
          `${refused.rule} ${words(this.game, phraseOf(refused), { world: this.world, seats: SEAT_NAMES })}`,
        );
    }
    return this;
  }
  /** Everybody whom the window on the table asks passes, until it has closed. */
  nobodyReacts(): this {
    const { at } = this;
    const frame = this.state.stack.at(-1);
    do this.pass(`nobody can react at '${at}'`);
    while (this.at === at && this.state.stack.at(-1) === frame);
    return this;
  }
  /** Everybody passes until this question is on the table; '' is the end of the game. */
  passUntil(decision: string): this {
    return this.goTo(decision, () => this.pass(`the game does not come to '${decision}' by passing`));
  }
  private pass(complaint: string): void {
    const [seat] = this.waiting;
    if (seat === undefined || !legal(this.game, this.state, seat).includes(PASS))
      throw new Error(`${complaint}: seat ${seat} cannot pass at '${this.at}'`);
    this.match.answer({ seat, decision: this.at, option: PASS });
  }
  /** The first seat waited for is absent. */
  idleOnce(): this {
    const seat = this.waiting[0]!;
    this.match.answer({ seat, decision: this.at, option: idle(this.game, this.state, seat) });
    return this;
  }
  /** Everybody is absent until this question is on the table; '' is the end of the game. */
  idleTo(decision: string): this {
    return this.goTo(decision, () => this.idleOnce());
  }
  /** Everybody is absent as long as this holds. */
  idleWhile(holds: (t: this) => boolean): this {
    for (let n = 0; holds(this); n++) {
      if (!this.at || n > ENDLESS) throw new Error(`it never ends at '${this.at}'`);
      this.idleOnce();
    }
    return this;
  }
  private goTo(decision: string, step: () => void): this {
    if (decision) checkStep(this.game, decision);
    for (let n = 0; this.at !== decision; n++) {
      if (!this.at || n > ENDLESS) throw new Error(`the game does not come to '${decision}'; it is at '${this.at}'`);
      step();
    }
    return this;
  }

  // ---- looks -----------------------------------------------------------------------------------------------

  /** The question on the table; '' when the game is over. */
  get at(): string {
    return decisionId(this.state);
  }
  /** The seats waited for. */
  get waiting(): readonly Seat[] {
    return asked(this.game, this.state);
  }
  /** The questions to a seat, what it may do aside too. */
  questions(seat: Seat): Decision[] {
    return explain(this.game, this.state, [seat]);
  }
  /** The rule that refuses a line, '0 bid:3' or (0, 'bid:3'); nothing when it may be said. */
  refused(...line: [line: string] | [seat: Seat, said: string]): string | undefined {
    return refusal(this.game, this.state, answerIn(this.game, this.notation, this.state, line.join(' ')))?.rule;
  }
  /** Labels of the open options of a verb (of all verbs when left out), as people read them. */
  open(seat: Seat, verb?: string): string[] {
    return this.openOptions(seat, verb).map(o => this.label(o));
  }
  /** The legal answers of the seat, as lines say them. */
  options(seat: Seat): string[] {
    const all = legal(this.game, this.state, seat);
    const open = this.openOptions(seat).filter(({ id }) => all.includes(id));
    return open.map(({ id, verb, refs }) => {
      const [kind = '', n] = refs[0]?.split(':') ?? [];
      return id === `${verb}:${n}` ? `${verb}:${lineName(this.game, this.notation, this.world, kind, Number(n))}` : id;
    });
  }
  private openOptions(seat: Seat, verb?: string): Option[] {
    const all = this.questions(seat).flatMap(({ options }) => options);
    return all.filter(o => !o.refused && (verb === undefined || o.verb === verb));
  }
  protected label({ label }: Option): string {
    return words(this.notation.labels ?? this.game, label, { world: this.world });
  }
  /** The cards of a pile as lines call them, the top last; of those by seat, the seat's. */
  pile(name: keyof W['piles'] & string, seat: Seat = 0): string[] {
    const found = this.world.piles?.[name];
    const { cards } = Array.isArray(found) ? found[seat]! : found!;
    return cards.map(n => lineName(this.game, this.notation, this.world, 'card', n));
  }
  /** The log as the viewer may read it; first what ran before anybody was asked. */
  sentences(viewer: Viewer = 'everything'): string[] {
    const { match } = this;
    return match.events.flatMap((events, n) => events.map(event => sentence(this.game, match.at(n), event, viewer)));
  }
  /** Kinds of what happened, in order. */
  get kinds(): string[] {
    return this.match.events.flat().map(({ kind }) => kind);
  }
  /** The events of these kinds, in short: 'coinsGained 1 3' for the seat and the number. */
  happened(...kinds: string[]): string[] {
    return this.match.events
      .flat()
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, facts }) =>
        [kind, this.subject(facts), facts.n as number].filter(part => part !== undefined).join(' '),
      );
  }
  /** The one to whom something happened. */
  protected subject({ seat }: Facts): string | number | undefined {
    return seat as number | undefined;
  }
}

/** A scenario being played. */
export class Scenario<W extends World> extends ScenarioPlayer<W> {
  /** The questions to a seat, what it may do aside too. */
  asked(seat: Seat): Decision[] {
    return this.questions(seat);
  }
  /** The log as the viewer may read it; first what ran before anybody was asked. */
  log(viewer: Viewer = 'everything'): string[] {
    return this.sentences(viewer);
  }
}
