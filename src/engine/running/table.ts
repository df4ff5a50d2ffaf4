// A state while rules run on it: the few verbs that rule code has, and the loop that runs steps until a seat is asked.
import type { CompiledAsk, CompiledStep, Offers, Rules } from './compiled.ts';
import { copy, frameAt, ownInner } from '../copy.ts';
import type { Act, AskAll, Called, Next, Random, Table } from '../definition.ts';
import { type Derive, Memos } from './memos.ts';
import { legalOptions, owing } from './options.ts';
import { Generator } from '../random.ts';
import { BUDGET, ended, entryOf, inCircles, isStepOf, stepAfter } from './steps.ts';
import { clockwise } from '../seats.ts';
import type { Event, Facts, Frame, Json, LocalsOf, Pick, Picks, Result, Seat, State, World } from '../types.ts';

/** The answer by which a seat takes its secret picks back while others still think. */
export const UNSEAL = 'unseal';

/** One per game, bound to a state for the length of a call. */
export class Running<W extends World> implements Table<W> {
  world!: W;
  seats = 0;
  state!: State<W>;
  private readonly rules: Rules<W>;
  private readonly generator = new Generator({ random: [] });
  /** What the running step has called: the first of it, and what waits behind it. */
  private calling: Frame | null = null;
  private readonly more: Frame[] = [];
  /** Values derived since the question was last looked at. */
  private readonly memos = new Memos();
  private events: Event[] | undefined;
  private acting = false;
  /** What the last answer has set off so far: steps, effects run at once, and options. */
  private spent = 0;
  /** The seats waited for, and the options of a question that may answer itself, once they were found out. */
  private waitedFor: readonly Seat[] | null = null;
  private offering: string[] | null = null;
  /** The step looked up last: the same is asked for again and again. */
  private found: CompiledStep<W> | null = null;
  /** The first step of what it has called first. */
  private entered: CompiledStep<W> | null = null;
  /** The step that the frame at each depth goes on at, as far as it was noted: what is called mostly returns. */
  private readonly returns: (CompiledStep<W> | null)[] = [];

  constructor(rules: Rules<W>) {
    this.rules = rules;
  }

  /** Points the table at a state; `events` collects what is logged. */
  bind(state: State<W>, events?: Event[]): this {
    // Only what changes is written: a pointer from this old object to a young state costs more than the comparison.
    if (this.state !== state) this.generator.holder = this.state = state;
    if (this.world !== state.world) this.world = state.world;
    if (this.events !== events) this.events = events;
    this.seats = state.seats;
    this.acting = false;
    this.memos.clear();
    if (this.waitedFor !== null) this.waitedFor = this.offering = null;
    if (this.calling !== null) this.forgetCalls();
    return this;
  }

  // ---- what rule code may do -------------------------------------------------------------------------------

  get random(): Random {
    if (!this.acting) throw new Error(`${this.top.at}: asking must not roll dice`);
    return this.generator;
  }
  get over(): boolean {
    return this.state.result !== null;
  }
  get watched(): boolean {
    return this.events !== undefined;
  }
  call<P extends keyof LocalsOf<W> & string>(procedure: P, ...[locals, into]: Called<LocalsOf<W>[P]>): void {
    this.callByName(procedure, locals as object | undefined, into);
  }
  callByName(procedure: string, locals?: object, into?: string): void {
    const entry = entryOf(this.rules, this.found, procedure);
    if (locals) {
      if (locals === this.top?.my)
        throw new Error(`${this.top.at} calls '${procedure}' with its own locals; pass a copy`);
      if (!entry.isPlain) ownInner(locals as Record<string, unknown>);
    }
    const frame = frameAt(entry.id, locals ?? {}, into);
    if (this.calling !== null) this.more.push(frame);
    else {
      this.calling = frame;
      this.entered = entry;
    }
  }
  run(list: string, locals: object): boolean {
    const acts = entryOf(this.rules, null, list).list?.acts;
    if (!acts) {
      this.callByName(list, locals);
      return false;
    }
    this.spent += acts.length;
    for (let i = 0; i < acts.length; i++) if (acts[i]!(this, locals) === 'end') break;
    return true;
  }
  effectsOf<E>(list: string): readonly E[] {
    return (entryOf(this.rules, null, list).list?.effects ?? []) as readonly E[];
  }
  give(value: Json): 'end' {
    this.deliver(this.state.stack.length - 1, value);
    return 'end';
  }
  unwind(procedure: string, step: string, value: Json = null): 'end' {
    const { stack } = this.state;
    const at = this.enclosing(procedure);
    if (at < 0) throw new Error(`${this.top.at} leaves '${procedure}', which is not running`);
    const frame = stack[at]!;
    const to = step === 'end' ? '' : this.step(frame).jumps.get(step)?.id;
    if (to === undefined) throw new Error(`'${procedure}' has no step '${step}' to go on at`);
    if (!to) this.deliver(at, value);
    frame.then = to;
    frame.queue = frame.sealed = undefined;
    stack.length = at + 1;
    this.forgetCalls();
    return 'end';
  }
  outer<P extends keyof LocalsOf<W> & string>(procedure: P): LocalsOf<W>[P] | undefined {
    return this.state.stack[this.enclosing(procedure)]?.my as LocalsOf<W>[P] | undefined;
  }
  picked(seat: Seat): Pick[] {
    const ask = this.step(this.top).ask!;
    return (this.top.sealed?.[seat] ?? []).map(option => ask.options.find(option)!.pick);
  }
  log(kind: string, facts: Facts = {}, secret?: { to: readonly Seat[]; facts: Facts }): void {
    if (this.events && !this.over) this.events.push(secret ? { kind, facts, secret } : { kind, facts });
  }
  learn(): void {
    this.state.learned++;
  }
  clockwise(from: Seat, skip = 0): readonly Seat[] {
    return clockwise(this.seats, from, skip);
  }
  finish(result: Result): 'end' {
    this.state.result ??= result;
    return 'end';
  }
  memo<T, A extends readonly unknown[]>(derive: (t: Table<W>, ...about: A) => T, ...about: A): T {
    return this.acting ? derive(this, ...about) : (this.memos.of(this, derive as Derive, about) as T);
  }

  // ---- what the engine does --------------------------------------------------------------------------------

  get top(): Frame {
    return this.state.stack[this.state.stack.length - 1]!;
  }
  step(frame: Frame): CompiledStep<W> {
    if (this.found !== null && this.found.id === frame.at) return this.found;
    return (this.found = this.lookUp(frame.at));
  }
  private lookUp(at: string): CompiledStep<W> {
    const step = this.rules.steps.get(at);
    if (!step) throw new Error(`the rules of ${this.state.game} have no step '${at}'`);
    return step;
  }
  /** The question on the table, or nothing when the game is over. */
  asking(): CompiledAsk<W> | null {
    return this.state.result ? null : this.step(this.top).ask;
  }
  /** The seats that still owe an answer to the question on the table. */
  owing(ask: CompiledAsk<W>): readonly Seat[] {
    return (this.waitedFor ??= owing(this, ask, this.top));
  }
  /** May this seat answer now, waited for or not? */
  maySpeak(ask: CompiledAsk<W>, seat: Seat): boolean {
    return ask.any ? ask.any.any(this, this.top.my).includes(seat) : this.owing(ask).includes(seat);
  }
  /** The legal options of a seat that owes an answer, by id. */
  legal(ask: CompiledAsk<W>, seat: Seat): string[] {
    return this.offering ?? legalOptions(this, ask, this.top.my, seat);
  }
  /** Starts the outermost procedure. */
  begin(procedure: string): void {
    this.callByName(procedure);
    this.state.stack.push(this.calling!);
    this.calling = null;
    this.settle();
  }
  /** Takes a legal answer and runs on until somebody must choose again. */
  answer(seat: Seat, option: string): void {
    const frame = this.top;
    const step = this.step(frame);
    const ask = step.ask!;
    this.state.answered[seat]!++;
    this.acting = true;
    if (!ask.all) this.leave(frame, step, this.take(ask, frame.my, seat, option));
    else if (option === UNSEAL) delete frame.sealed![seat];
    else ((frame.sealed ??= {})[seat] ??= []).push(option);
    this.settle();
  }
  /** Takes an act beside the question, which is then looked at anew. */
  answerAside(decision: string, seat: Seat, option: string): void {
    this.state.answered[seat]!++;
    this.acting = true;
    this.take(this.rules.aside.get(decision)!, {}, seat, option);
    if (this.calling) throw new Error(`${decision} calls a procedure; what is done aside must be done at once`);
    this.settle();
  }
  private take(ask: Offers<W>, my: unknown, seat: Seat, option: string): Next<string> {
    const { offer, what } = ask.options.take(option);
    return offer.take!(this, my, seat, what);
  }
  private reveal(frame: Frame, ask: CompiledAsk<W>, question: AskAll<W, unknown, string>): Next<string> {
    const picks: Picks = {};
    const { sealed } = frame;
    for (let seat = 0; seat < this.seats; seat++) {
      const options = sealed?.[seat];
      if (options) picks[seat] = options.map(option => ask.options.find(option)!.pick);
    }
    frame.sealed = undefined;
    return question.reveal(this, frame.my, picks);
  }
  /** Runs steps until somebody must choose or the game ends. */
  settle(): void {
    const { state } = this;
    this.acting = true;
    this.memos.clear(); // an answer that was checked first has left what held before it
    this.waitedFor = this.offering = null;
    this.spent = 0;
    while (!state.result) {
      const frame = this.top;
      if (frame === undefined) throw ended(state);
      if (++this.spent > BUDGET) throw inCircles(state.stack.map(({ at }) => this.lookUp(at)));
      if (frame.then !== undefined) this.resume(frame);
      else if (!this.runStep(frame, this.step(frame))) break;
    }
    if (this.calling !== null) this.forgetCalls();
    this.acting = false;
  }
  /** Runs one step; false when it asks and waits. */
  private runStep(frame: Frame, step: CompiledStep<W>): boolean {
    const { ask } = step;
    if (!ask) return this.leave(frame, step, (step.step as Act<W, unknown, string>)(this, frame.my));
    this.acting = false;
    const waiting = owing(this, ask, this.top);
    const forced = ask.forced && waiting.length ? legalOptions(this, ask, frame.my, waiting[0]!) : null;
    if (forced !== null) this.spent += forced.length;
    if (waiting.length && forced?.length !== 1) return this.rest(waiting, forced);
    this.memos.clear();
    this.acting = true;
    if (!waiting.length) return this.leave(frame, step, ask.all ? this.reveal(frame, ask, ask.all) : undefined);
    return this.leave(frame, step, this.take(ask, frame.my, waiting[0]!, forced![0]!));
  }
  /** Notes what was found out about the question on the way: whoever goes on from here need not look again. */
  private rest(owing: readonly Seat[], offering: string[] | null): false {
    this.waitedFor = owing;
    this.offering = offering;
    return false;
  }
  /** Leaves a step for the one it names, the following one, or the caller: at once, or after what it has called. */
  private leave(frame: Frame, step: CompiledStep<W>, next: Next<string>): true {
    const { calling } = this;
    const to = stepAfter(step, next);
    if (frame.then !== undefined || frame !== this.top) this.forgetCalls(); // the step has unwound the stack
    else if (calling !== null) {
      frame.then = to ? to.id : '';
      this.returns[this.state.stack.length - 1] = to;
      if (this.more.length) frame.queue = this.more.splice(0);
      this.state.stack.push(calling);
      this.calling = null;
      this.found = this.entered;
    } else if (to === step) return true;
    else if (to) {
      frame.at = to.id;
      this.found = to;
    } else this.state.stack.pop();
    return true;
  }
  private forgetCalls(): void {
    this.calling = null;
    this.more.length = 0;
  }
  /** Goes on in a procedure whose step had called others. */
  private resume(frame: Frame): void {
    const { stack } = this.state;
    const called = frame.queue?.shift();
    if (called) return void stack.push(called);
    const { then } = frame;
    frame.queue = frame.then = undefined; // `delete` would make a slow object of it
    if (!then) return void stack.pop();
    frame.at = then;
    const back = this.returns[stack.length - 1];
    if (back && back.id === then) this.found = back;
  }
  private deliver(at: number, value: Json): void {
    const { into } = this.state.stack[at]!;
    if (into !== undefined) this.state.stack[at - 1]!.my[into] = copy(value);
  }
  /** The index of the nearest frame of `procedure`, or -1. */
  private enclosing(procedure: string): number {
    const { stack } = this.state;
    let at = stack.length - 1;
    while (at >= 0 && !isStepOf(procedure, stack[at]!.at)) at--;
    return at;
  }
}
