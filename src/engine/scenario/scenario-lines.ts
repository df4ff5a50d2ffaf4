// Lines of scenarios: '0 bid:3', '1 block:Sidekick>Cyclops', '0 auction.bid bid:3'. They are read by what the rules
// offer, so that a game says only what its things are called. What no question and no thing is called throws at once.
import type { CompiledOffer } from '../running/offers.ts';
import { decisionId, explain } from '../ask.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Game } from '../game.ts';
import { UNSEAL } from '../running/table.ts';
import type { Answer, Decision, Form, Kind, Phrase, Seat, Slot, State, World } from '../types.ts';
import { words, type Speaker } from '../words.ts';

/** The notation of a game's lines. */
export interface Notation<W extends World> {
  /** All things of a kind that a seat could name, offered or not; what is called like none of them is misspelt. */
  things(world: W, kind: Kind, seat: Seat): readonly number[];
  /** The name of a thing in lines; the game's own name, when left out or nothing. */
  name?(world: W, kind: Kind, n: number): string | undefined;
  /** Is it called so? For things with several names; by `name` when left out or nothing. */
  isCalled?(world: W, kind: Kind, n: number, text: string): boolean | undefined;
  /** Verbs that are written in a way of their own: what follows the colon, as an option's id. */
  verbs?: Readonly<Record<string, (reading: Reading<W>, rest: string) => string>>;
  /** Labels without the numbers that help people choose. */
  labels?: Speaker<W>;
}
/** A line being read. */
export interface Reading<W extends World> {
  readonly state: State<W>;
  readonly seat: Seat;
  /** The question to the seat. */
  readonly decision: Decision;
}
/** A line taken apart. */
interface Line {
  seat: Seat;
  /** The question it answers, where it names one. */
  step: string;
  /** 'bid:3' */
  said: string;
  verb: string;
}

/** The names that a game's lines may use. */
interface Known {
  steps: readonly string[];
  verbs: readonly string[];
}
const vocabularies = new WeakMap<object, Known>();
function vocabularyOf<W extends World>(game: Game<W>): Known {
  const found = vocabularies.get(game.steps);
  if (found) return found;
  const asks = [...game.steps.values()].flatMap(({ id, ask }) => (ask ? [[id, ask] as const] : []));
  const all = [...asks, ...game.aside];
  const verbs = new Set([UNSEAL, ...all.flatMap(([, { offers }]) => offers.map(({ verb }) => verb))]);
  const known = { steps: all.map(([id]) => id), verbs: [...verbs] };
  vocabularies.set(game.steps, known);
  return known;
}

/** Throws unless the game has such a question. */
export function checkStep<W extends World>(game: Game<W>, step: string): void {
  const { steps } = vocabularyOf(game);
  if (!steps.includes(step)) throw new Error(`${game.name} asks no '${step}'.${didYouMean(step, steps)}`);
}

function takenApart<W extends World>(game: Game<W>, { seats }: State<W>, line: string): Line {
  const found = /^(\d+) (?:([^\s.]+\.\w+) )?((\w+)(?::.*)?)$/s.exec(line);
  if (!found) throw new Error(`'${line}' is no line: write the seat and its answer, as '0 bid:3'`);
  const [, seat, step = '', said, verb] = found as unknown as [string, string, string | undefined, string, string];
  if (Number(seat) >= seats) throw new Error(`'${line}': there is no seat ${seat}, only 0 to ${seats - 1}`);
  if (step) checkStep(game, step);
  const { verbs } = vocabularyOf(game);
  if (!verbs.includes(verb))
    throw new Error(`'${line}': ${game.name} has no verb '${verb}'.${didYouMean(verb, verbs)}`);
  return { seat: Number(seat), step, said, verb };
}

/** The answer that a line gives: to the question on the table, or an act beside it. */
export function answerIn<W extends World>(game: Game<W>, notation: Notation<W>, state: State<W>, line: string): Answer {
  const { seat, step, said, verb } = takenApart(game, state, line);
  const at = decisionId(state);
  if (step && step !== at && !game.aside.has(step)) throw new Error(`'${line}': the table is at '${at}'`);
  const offering = (id: string): CompiledOffer<W> | undefined =>
    (game.aside.get(id) ?? game.steps.get(id)?.ask)?.offers.find(offer => offer.verb === verb);
  const id = step || ([at, ...game.aside.keys()].find(offering) ?? at);
  const offer = offering(id);
  const decision = explain(game, state, [seat]).find(asked => asked.id === id);
  const rest = said.slice(verb.length + 1);
  const reader = decision && said.includes(':') ? new Reader(game, notation, { state, seat, decision }) : undefined;
  return { seat, decision: id, option: (offer && reader?.option(offer, rest)) ?? said };
}

/** Turns names into the numbers of options. */
class Reader<W extends World> {
  private readonly game: Game<W>;
  private readonly notation: Notation<W>;
  private readonly reading: Reading<W>;
  constructor(game: Game<W>, notation: Notation<W>, reading: Reading<W>) {
    this.game = game;
    this.notation = notation;
    this.reading = reading;
  }
  option({ verb, offer }: CompiledOffer<W>, rest: string): string | undefined {
    const { decision } = this.reading;
    const own = this.notation.verbs?.[verb];
    if (own) return /^[\d+:]+$/.test(rest) ? undefined : own(this.reading, rest);
    const form = decision.forms[verb];
    if (form) return `${verb}:${this.composed(form, rest)}`;
    if (offer.form || !rest) return undefined;
    const offered = decision.options.filter(o => o.verb === verb);
    const numbers = offered.map(o => Number(o.id.slice(verb.length + 1)));
    const n = this.find(offer.of, numbers, rest);
    const labelled = n === undefined ? offered.find(({ label }) => this.says(label).includes(rest)) : undefined;
    return labelled?.id ?? `${verb}:${n ?? this.misspelt(offer.of, numbers, rest)}`;
  }
  /** 'to:part:part' with names for numbers; 'part:part' where the form goes to nobody. */
  private composed(form: Form, text: string): string {
    const parts = text.split(':');
    const nobody = form.of === undefined && form.to.length === 1 && form.to[0]!.slots.length === parts.length;
    const all = form.to.map(({ n }) => n);
    const to = nobody ? form.to[0]!.n : this.number(form.of, all, parts.shift()!);
    const slots = form.to.find(({ n }) => n === to)?.slots ?? [];
    return [to, ...parts.map((part, i) => this.part(slots[i], part))].join(':');
  }
  /** Look-alikes are taken in turn. */
  private part(slot: Slot | undefined, text: string): string {
    if (text === '') return '';
    const left = (slot?.things ?? []).flatMap((n, i) => new Array<number>(slot?.times?.[i] ?? 1).fill(n));
    const numbers = text.split('+').map(name => {
      const n = this.number(slot?.of, left, name);
      if (left.includes(n)) left.splice(left.indexOf(n), 1);
      return n;
    });
    return (slot?.ordered ? numbers : numbers.sort((a, b) => a - b)).join('+');
  }
  private number(kind: Kind | undefined, offered: readonly number[], text: string): number {
    return this.find(kind, offered, text) ?? this.misspelt(kind, offered, text);
  }
  /** The first that is called so among those offered, or else among all there are: the rules then say why not. */
  private find(kind: Kind | undefined, offered: readonly number[], text: string): number | undefined {
    if (/^\d+$/.test(text)) return Number(text);
    return kind === undefined ? undefined : this.nameable(kind, offered).find(n => this.isCalled(kind, n, text));
  }
  private misspelt(kind: Kind | undefined, offered: readonly number[], text: string): never {
    const { seat, decision } = this.reading;
    const known = kind === undefined ? [] : this.nameable(kind, offered).map(n => this.nameOf(kind, n));
    const where = `seat ${seat} cannot name '${text}' at ${decision.id}`;
    throw new Error(`${where}: there is no ${text} here.${didYouMean(text, known)}`);
  }
  private nameable(kind: Kind, offered: readonly number[]): number[] {
    const { state, seat } = this.reading;
    return [...offered, ...this.notation.things(state.world, kind, seat)];
  }
  private says(label: Phrase): string {
    return words(this.notation.labels ?? this.game, label, { world: this.reading.state.world });
  }
  private isCalled(kind: Kind, n: number, text: string): boolean {
    const { notation, reading } = this;
    return notation.isCalled?.(reading.state.world, kind, n, text) ?? this.nameOf(kind, n) === text;
  }
  private nameOf(kind: Kind, n: number): string {
    return lineName(this.game, this.notation, this.reading.state.world, kind, n);
  }
}

/** The name of a thing in lines. */
export const lineName = <W extends World>(
  game: Game<W>,
  notation: Notation<W>,
  world: W,
  kind: Kind,
  n: number,
): string => notation.name?.(world, kind, n) ?? game.names[kind]?.(n, world) ?? String(n);
