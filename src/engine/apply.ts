// Plays: starts a game, takes answers, copies states. No I/O, no clock, no hidden state.
import { refusal, refusalAt } from './ask.ts';
import { copyFrame } from './copy.ts';
import type { Game } from './game.ts';
import { Generator } from './random.ts';
import { settingComplaints } from './kit/settings.ts';
import { openingRandom, type Seed } from './seed.ts';
import type { Answer, Event, Frame, Json, Refusal, Seat, State, World } from './types.ts';

/** The start of a game; the same opening and the same answers always give the same game. */
export interface Opening {
  seats: number;
  seed: Seed;
  /** The players' addition to the seed, made after it was committed to. */
  salt?: string;
  options?: Json;
}

/** Complaints about an opening, in words for people; empty when it is fine. */
export function complaints<W extends World>(game: Game<W>, { seats, options = null }: Opening): string[] {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
    return [`${game.name} is for ${wanted} players, not ${seats}.`];
  }
  const wrong = game.settings ? settingComplaints(game, options, seats) : [];
  return wrong.length ? wrong : (game.complain?.(options, seats) ?? []);
}

export function start<W extends World>(game: Game<W>, opening: Opening, events?: Event[]): State<W> {
  const wrong = complaints(game, opening);
  if (wrong.length) throw new Error(wrong.join(' '));
  const holder = { random: openingRandom(opening.seed, opening.salt) };
  const world = game.setup(opening.seats, opening.options ?? null, new Generator(holder));
  const state: State<W> = {
    game: game.id,
    version: game.version,
    seats: opening.seats,
    random: holder.random,
    stack: [],
    world,
    answered: new Array<number>(opening.seats).fill(0),
    learned: 0,
    result: null,
  };
  game.table.bind(state, events).begin(game.first);
  return state;
}

export type Applied<W extends World> = { ok: true; state: State<W>; events: Event[] } | { ok: false; refusal: Refusal };

/** Checks an answer and returns the state after it; the given state stays as it was. */
export function apply<W extends World>(game: Game<W>, state: State<W>, answer: Answer): Applied<W> {
  const refused = refusal(game, state, answer);
  if (refused) return { ok: false, refusal: refused };
  const next = clone(game, state);
  const events: Event[] = [];
  advance(game, next, answer.seat, answer.option, events, answer.decision);
  return { ok: true, state: next, events };
}

/** Checks an answer and plays it in place; what is refused changes nothing. */
export function play<W extends World>(
  game: Game<W>,
  state: State<W>,
  answer: Answer,
  events?: Event[],
): Refusal | undefined {
  const t = game.table.bind(state, events);
  const refused = refusalAt(game, t, answer);
  if (refused) return refused;
  const { seat, decision, option } = answer;
  if (decision === t.top.at) t.answer(seat, option);
  else t.answerAside(decision, seat, option);
  return undefined;
}

/** Plays an answer known to be legal, in place: for search and replay. */
export function advance<W extends World>(
  game: Game<W>,
  state: State<W>,
  seat: Seat,
  option: string,
  events?: Event[],
  decision?: string,
): void {
  const t = game.table.bind(state, events);
  if (decision !== undefined && game.aside.has(decision)) t.answerAside(decision, seat, option);
  else t.answer(seat, option);
}

export function clone<W extends World>(game: Game<W>, state: State<W>): State<W> {
  const { stack } = state;
  const frames: Frame[] = new Array(stack.length);
  for (let i = 0; i < stack.length; i++) frames[i] = copyFrame(stack[i]!);
  const copied: State<W> = {
    game: state.game,
    version: state.version,
    seats: state.seats,
    random: state.random.slice(),
    stack: frames,
    world: game.copy(state.world),
    answered: state.answered.slice(),
    learned: state.learned,
    result: state.result,
  };
  if (state.script) copied.script = state.script.slice();
  return copied;
}

/** Runs a state that was set up by hand, in place, until somebody is asked: for scenarios. */
export function resume<W extends World>(game: Game<W>, state: State<W>, events?: Event[]): void {
  game.table.bind(state, events).settle();
}

/** The number of answers that led to this state. */
export const answerCount = (state: State): number => state.answered.reduce((sum, n) => sum + n, 0);
