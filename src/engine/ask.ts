// The questions on the table: who is asked, what is legal, what is not and why, and the same for people.
import type { CompiledAsk, CompiledAside, Offers } from './running/compiled.ts';
import type { CompiledOffer } from './running/offers.ts';
import { composedId } from './running/option-cache.ts';
import { isEmpty } from './copy.ts';
import type { Random } from './definition.ts';
import { fits } from './forms.ts';
import type { Game } from './game.ts';
import type { Asking } from './labels.ts';
import { offeredTo } from './running/offered.ts';
import { legalOptions, refusalOf, verdictOn } from './running/options.ts';
import { no } from './refusals.ts';
import { NO_SEATS } from './seats.ts';
import { UNSEAL, type Running } from './running/table.ts';
import type { Answer, BriefDecision, Decision, Form, Made, Option, Refusal, Seat, State, World } from './types.ts';

/** The seats that are waited for; none when the game is over. */
export function asked<W extends World>(game: Game<W>, state: State<W>): readonly Seat[] {
  const t = game.table.bind(state);
  const ask = t.asking();
  return ask ? t.owing(ask) : NO_SEATS;
}

/** Names the pending decision, 'auction.bid', or '' when the game is over. */
export const decisionId = (state: State): string => (state.result ? '' : state.stack[state.stack.length - 1]!.at);

/** The legal options of a seat, by id. The search's view of the rules. */
export function legal<W extends World>(game: Game<W>, state: State<W>, seat: Seat): string[] {
  const t = game.table.bind(state);
  const ask = t.asking();
  return ask && t.maySpeak(ask, seat) ? legalOptions(t, ask, t.top.my, seat) : [];
}

/** Somebody who is waited for, and what they may choose. */
export interface Turn {
  seat: Seat;
  options: string[];
}
/** The seat that is next, by chance where several are waited for, and its legal options; nothing when the game is over.
 *  The same as `asked` and `legal` in one look: for play-outs. */
export function anyTurn<W extends World>(game: Game<W>, state: State<W>, random: Random): Turn | null {
  return turnAt(game.table.bind(state), random);
}
/** Plays a legal option in place, and tells who is next as `anyTurn` does, without a second look at the question. */
export function turnAfter<W extends World>(
  game: Game<W>,
  state: State<W>,
  seat: Seat,
  option: string,
  random: Random,
): Turn | null {
  const t = game.table.bind(state);
  t.answer(seat, option);
  return turnAt(t, random);
}
function turnAt<W extends World>(t: Running<W>, random: Random): Turn | null {
  const ask = t.asking();
  if (!ask) return null;
  const owing = t.owing(ask);
  const seat = owing.length === 1 ? owing[0]! : owing[random.below(owing.length)]!;
  return { seat, options: t.legal(ask, seat) };
}

/** A composed option made up by chance, which the rules may refuse; nothing where none is on offer. */
export function sampledOption<W extends World>(
  game: Game<W>,
  state: State<W>,
  seat: Seat,
  random: Random,
): string | undefined {
  const t = game.table.bind(state);
  const ask = t.asking();
  if (!ask || !t.maySpeak(ask, seat)) return undefined;
  const { my } = t.top;
  const open = ask.offers.filter(o => o.composed?.sample && (!o.when || o.when(t, my, seat)));
  if (!open.length) return undefined;
  const { verb, composed } = open[random.below(open.length)]!;
  const made = composed!.sample!(t, my, seat, random);
  return made && composedId(verb, made);
}

/** The reason why this answer is refused, or nothing. The server, the screen and the tests all ask here. */
export function refusal<W extends World>(game: Game<W>, state: State<W>, answer: Answer): Refusal | undefined {
  return refusalAt(game, game.table.bind(state), answer);
}

/** The same on a table that is bound already. */
export function refusalAt<W extends World>(game: Game<W>, t: Running<W>, answer: Answer): Refusal | undefined {
  const ask = t.asking();
  if (!ask) return no('ENGINE-END-1');
  const { seat, decision, option, nth } = answer;
  if (nth !== undefined && nth !== t.state.answered[seat]) return no('ENGINE-ASK-4');
  const { at, my, sealed } = t.top;
  if (decision !== at) {
    const aside = game.aside.get(decision);
    if (!aside) return no('ENGINE-ASK-1', { decision: at, answered: decision });
    return aside.aside.any(t).includes(seat) ? judge(t, aside, {}, seat, option) : no('ENGINE-ASK-2', { seat });
  }
  if (sealed?.[seat] && option === UNSEAL) return undefined;
  return t.maySpeak(ask, seat) ? judge(t, ask, my, seat, option) : no('ENGINE-ASK-2', { seat });
}

function judge<W extends World>(
  t: Running<W>,
  ask: Offers<W>,
  my: unknown,
  seat: Seat,
  option: string,
): Refusal | undefined {
  const picked = ask.options.find(option);
  if (!picked) return no('ENGINE-ASK-3', { option });
  const { offer, what } = picked;
  const isOpen = !offer.when || offer.when(t, my, seat);
  const form = isOpen ? offer.composed?.form(t, my, seat) : undefined;
  if (isOpen && isOffered(t, offer, my, seat, what, form)) return refusalOf(t, offer, my, seat, what, form);
  const verdict = offer.misfit?.(t, my, seat, what);
  return typeof verdict === 'string' ? no(verdict) : verdict || no('ENGINE-ASK-3', { option });
}

function isOffered<W extends World>(
  t: Running<W>,
  { each }: CompiledOffer<W>,
  my: unknown,
  seat: Seat,
  what: number | Made,
  form: Form | undefined,
): boolean {
  if (form) return fits(form, what as Made);
  return !each || contains(each(t, my, seat), what);
}
/** `includes`, without its detours: this is asked at every answer. */
function contains(list: readonly number[], n: unknown): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === n) return true;
  return false;
}

/** The questions as people see them: prompt, labels, things to light up, and why some options are greyed out. For the
 *  seats given (those waited for, when left out) also what they may answer without being waited for. */
export const explain = <W extends World>(game: Game<W>, state: State<W>, seats?: readonly Seat[]): Decision[] =>
  questions(game, state, seats, false) as Decision[];
/** The same for sending: without what follows from an option's id. */
export const brief = <W extends World>(game: Game<W>, state: State<W>, seats?: readonly Seat[]): BriefDecision[] =>
  questions(game, state, seats, true).map(shortened);
function shortened(decision: Question): BriefDecision {
  const { id, seat, nth, rule, options, prompt, forms, idle } = decision;
  const short: BriefDecision = { id, seat, nth, rule, options };
  if (prompt.say !== id || !isEmpty(prompt.facts)) short.prompt = prompt;
  if (!isEmpty(forms)) short.forms = forms;
  if (idle !== undefined) short.idle = idle;
  return short;
}
/** With its options told each or together. */
type Question = Omit<Decision, 'options'> & Pick<BriefDecision, 'options'>;

function questions<W extends World>(
  game: Game<W>,
  state: State<W>,
  seats: readonly Seat[] | undefined,
  isBrief: boolean,
): Question[] {
  const t = game.table.bind(state);
  const ask = t.asking();
  if (!ask) return [];
  const owing = t.owing(ask);
  const out: Question[] = [];
  const { at, my } = t.top;
  for (const seat of seats ?? owing)
    if (t.maySpeak(ask, seat)) {
      const decision = question({ game, t, at, my, seat }, ask, isBrief);
      if (owing.includes(seat)) decision.idle = idleOption(t, ask, seat);
      out.push(decision);
    }
  for (const seat of seats ?? []) {
    if (t.top.sealed?.[seat]) out.push(unsealing(t, ask, seat));
    for (const [id, aside] of game.aside)
      if (aside.aside.any(t).includes(seat)) out.push(beside({ game, t, at: id, my: {}, seat }, aside, isBrief));
  }
  return out;
}

function question<W extends World>(asking: Asking<W>, ask: CompiledAsk<W>, isBrief: boolean): Question {
  const { t, at, my, seat } = asking;
  const { question } = ask;
  const { options, forms } = offeredTo(asking, ask, isBrief);
  return {
    id: at,
    seat,
    nth: t.state.answered[seat]!,
    rule: ruleOf(t, ask),
    prompt: { say: question.say?.(t, my, seat) ?? at, facts: question.facts?.(t, my, seat) ?? {} },
    options,
    forms,
  };
}

function beside<W extends World>(asking: Asking<W>, ask: CompiledAside<W>, isBrief: boolean): Question {
  const { t, at, seat } = asking;
  const { options, forms } = offeredTo(asking, ask, isBrief);
  return {
    id: at,
    seat,
    nth: t.state.answered[seat]!,
    rule: ask.aside.rule,
    prompt: { say: at, facts: {} },
    options,
    forms,
  };
}

/** The decision of a seat that has answered in secret: it may still take its answer back. */
function unsealing<W extends World>(t: Running<W>, ask: CompiledAsk<W>, seat: Seat): Decision {
  const options: Option[] = [{ id: UNSEAL, verb: UNSEAL, label: { say: UNSEAL, facts: {} }, refs: [] }];
  const prompt = { say: 'sealed', facts: {} };
  return { id: t.top.at, seat, nth: t.state.answered[seat]!, rule: ruleOf(t, ask), prompt, options, forms: {} };
}

const ruleOf = <W extends World>(t: Running<W>, { question: { rule } }: CompiledAsk<W>) =>
  typeof rule === 'string' ? rule : rule(t, t.top.my);

/** The option answered for an absent player. */
export function idle<W extends World>(game: Game<W>, state: State<W>, seat: Seat): string {
  const t = game.table.bind(state);
  const ask = t.asking();
  if (!ask || !t.owing(ask).includes(seat)) throw new Error(`seat ${seat} is not asked now`);
  return idleOption(t, ask, seat);
}
function idleOption<W extends World>(t: Running<W>, ask: CompiledAsk<W>, seat: Seat): string {
  const { my } = t.top;
  const { idle } = ask.question;
  const wanted = typeof idle === 'string' ? idle : idle(t, my, seat);
  const first = firstNumbered(t, ask, my, seat, wanted);
  if (first !== undefined) return first;
  if (!judge(t, ask, my, seat, wanted)) return wanted;
  const options = legalOptions(t, ask, my, seat);
  const answered = options.find(o => o.startsWith(`${wanted}:`)) ?? options[0];
  if (answered === undefined) throw new Error(`${t.top.at} asks seat ${seat}, who has no legal option`);
  return answered;
}
/** The first legal option of a verb that goes with numbers. */
function firstNumbered<W extends World>(
  t: Running<W>,
  ask: CompiledAsk<W>,
  my: unknown,
  seat: Seat,
  verb: string,
): string | undefined {
  for (const offer of ask.offers) {
    if (offer.verb !== verb || !offer.each || (offer.when && !offer.when(t, my, seat))) continue;
    for (const n of offer.each(t, my, seat)) if (!verdictOn(t, offer, my, seat, n)) return ask.options.id(offer, n);
  }
  return undefined;
}
