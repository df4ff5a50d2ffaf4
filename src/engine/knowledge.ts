// A seat's knowledge, and a guess at the rest. Bots think with these alone, so they cannot cheat even by mistake.
import { clone } from './apply.ts';
import { asked } from './ask.ts';
import type { Random } from './definition.ts';
import type { Game } from './game.ts';
import { legalOptions } from './running/options.ts';
import { backOf, bit, eachPile, eachSecret, faceDown, HIDDEN } from './kit/piles.ts';
import { clockwise } from './seats.ts';
import type { Knowledge, Pile, Seat, State, World } from './types.ts';

/** The state with a hole wherever `seat` has not looked, and the things that must lie in the holes. */
export function knowledge<W extends World>(game: Game<W>, state: State<W>, seat: Seat): Knowledge<W> {
  const known = clone(game, state);
  const unseen: number[][] = [];
  known.random = [];
  delete known.script;
  eachPile(known.world, p => {
    for (let i = 0; i < p.cards.length; i++) if (!(p.seen[i]! & bit(seat))) hide(game, p, i, unseen);
    if (p.loose) tidy(p);
  });
  for (const things of unseen) things?.sort((a, b) => a - b);
  eachSecret(known.world, s => {
    if (!(s.seen & bit(seat))) s.value = HIDDEN;
  });
  const sealed = known.stack.at(-1)?.sealed;
  const sides = game.sides?.(state.seats) ?? clockwise(state.seats, 0, 0);
  for (const other in sealed) if (sides[Number(other)] !== sides[seat]) sealed[Number(other)]!.fill('');
  return { seat, state: known, unseen, waitingFor: [...asked(game, state)] };
}

function hide<W extends World>(game: Game<W>, p: Pile, index: number, unseen: number[][]): void {
  const card = p.cards[index]!;
  const back = game.back?.(card) ?? 0;
  while (unseen.length <= back) unseen.push([]);
  unseen[back]!.push(card);
  p.cards[index] = faceDown(back);
}

/** The order in a bag means nothing, so it must tell nothing. */
function tidy(p: Pile): void {
  const things = p.cards.map((card, i) => [card, p.seen[i]!] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  p.cards = things.map(([card]) => card);
  p.seen = things.map(([, seen]) => seen);
}

/** A whole state that fits what the seat knows: unseen things dealt anew, fresh dice, others' secret picks guessed. */
export function imagine<W extends World>(game: Game<W>, known: Knowledge<W>, random: Random): State<W> {
  let guess = deal(game, known, random);
  for (let tries = 1; tries < TRIES && game.plausible?.(guess.world, known.seat) === false; tries++)
    guess = deal(game, known, random);
  guessSealed(game, guess, known, random);
  return guess;
}
const TRIES = 16;

function deal<W extends World>(game: Game<W>, { seat, state, unseen }: Knowledge<W>, random: Random): State<W> {
  const guess = clone(game, state);
  guess.random = freshDice(random);
  const left = unseen.map(things => random.shuffle(things.slice()));
  eachPile(guess.world, p => {
    for (let i = 0; i < p.cards.length; i++) if (p.cards[i]! < 0) p.cards[i] = left[backOf(p.cards[i]!)]!.pop()!;
  });
  eachSecret(guess.world, (s, name, index) => {
    if (!(s.seen & bit(seat))) s.value = game.guess?.(guess.world, name, index, seat, random) ?? 0;
  });
  return guess;
}
/** The state of a generator that nobody knows. */
export const freshDice = (random: Random): number[] => [word(random), word(random), word(random), word(random)];
const word = (random: Random): number => random.below(2 ** 16) | (random.below(2 ** 16) << 16);

/** Others' secret answers by chance; who cannot be guessed is asked again. */
function guessSealed<W extends World>(game: Game<W>, guess: State<W>, known: Knowledge<W>, random: Random): void {
  const sealed = guess.stack.at(-1)?.sealed ?? {};
  for (const seat of Object.keys(sealed).map(Number)) {
    if (sealed[seat]![0] !== '') continue;
    const count = sealed[seat]!.length;
    const waits = known.waitingFor.includes(seat);
    let done = false;
    for (let tries = 0; tries < TRIES && !done; tries++) {
      const picks: string[] = (sealed[seat] = []);
      while (picks.length < count && pickOn(game, guess, seat, waits || picks.length < count - 1, random));
      done = picks.length === count;
    }
    if (!done) delete sealed[seat];
  }
}

/** Adds a legal secret pick after which the seat picks again, or does not, as `more` says; false when there is none. */
function pickOn<W extends World>(game: Game<W>, guess: State<W>, seat: Seat, more: boolean, random: Random): boolean {
  const { my, sealed } = guess.stack.at(-1)!;
  const picks = sealed![seat]!;
  const t = game.table.bind(guess);
  const ask = t.asking()!;
  for (const option of random.shuffle(legalOptions(t, ask, my, seat))) {
    picks.push(option);
    if ((ask.all!.more?.(t.bind(guess), my, seat) ?? false) === more) return true;
    picks.pop();
  }
  return false;
}

/** A state that looks the same to `seat`. */
export const determinize = <W extends World>(game: Game<W>, state: State<W>, seat: Seat, random: Random): State<W> =>
  imagine(game, knowledge(game, state, seat), random);
