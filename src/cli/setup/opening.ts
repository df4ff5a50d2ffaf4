// The opening of a match: seats, seed and set-up, from flags or from the menu.
import { complaints, type Opening } from '#engine/apply.ts';
import type { Game } from '#engine/game.ts';
import { quickRandom, type Generator } from '#engine/random.ts';
import { freshSeed, seedOf, type Seed } from '#engine/seed.ts';
import type { Json } from '#engine/types.ts';
import { didYouMean } from '#engine/did-you-mean.ts';
import { misused } from '../screen/complaint.ts';
import { withWords } from './settings-words.ts';

export interface OpeningRequest {
  seats?: number | undefined;
  /** Any text; a fresh one when left out. */
  seed?: string | undefined;
  /** One of the game's set-ups or trials; the first set-up, when left out. */
  setup?: string | undefined;
  /** Options that are made already, instead of a set-up. */
  options?: Json | undefined;
  /** Settings in words, 'ground=mud': they go above those of the set-up, or of the usual game where none is named. */
  set?: readonly string[] | undefined;
}

export const newSeed = (): Seed => freshSeed(bytes => crypto.getRandomValues(bytes));

export function openingFor(
  game: Game,
  { seats = game.seats.min, seed, setup, options, set = [] }: OpeningRequest,
): Opening {
  const whole = seed === undefined ? newSeed() : seedOf(seed);
  const opening: Opening = { seats, seed: whole, ...(options !== undefined && { options }) };
  const wrongSeats = seats < game.seats.min || seats > game.seats.max;
  const name = setup ?? (set.length || options !== undefined ? undefined : Object.keys(game.setups ?? {})[0]);
  if (name !== undefined && !wrongSeats) {
    const ways = { ...game.setups, ...game.trials };
    const make = Object.hasOwn(ways, name) ? ways[name] : undefined;
    if (!make) throw noSetup(game, name, Object.keys(ways));
    opening.options = make(seats, chanceOf(whole, 'set-up'));
  }
  if (set.length) opening.options = withWords(game, set, opening.options ?? null);
  const wrong = complaints(game, opening);
  if (wrong.length) throw misused(wrong.join(' '));
  return opening;
}

/** The set-ups named by commas, taken in turn: the one of game n. */
export const setupAt = (setup: string | undefined, n: number): string | undefined => {
  const names = setup?.split(',');
  return names?.[n % names.length];
};
/** Complains about seats and about each set-up named by commas, before anything runs. */
export function checkOpenings(game: Game, { setup, ...request }: OpeningRequest): void {
  for (const name of setup?.split(',') ?? [undefined]) openingFor(game, { ...request, setup: name });
}

function noSetup({ name }: Game, request: string, names: readonly string[]): Error {
  if (!names.length) return misused(`${name} has but one way to set up; leave --setup out.`);
  return misused(`${name} has no set-up '${request}'.${didYouMean(request, names)} There are: ${names.join(', ')}.`);
}

/** The number of seeds for thinkers with chances of their own. */
export const SEEDS = 2 ** 21;

/** A generator for what lies beside the match itself: bots, set-ups. The same seed gives the same chances. */
export const chanceOf = (seed: Seed, purpose: string): Generator =>
  quickRandom(Number.parseInt(seedOf(`${seed} ${purpose}`).slice(0, 12), 16));
