// Plays many games between bots of one kind and sums up what they report: here, or spread over threads.
import { bareTable, playOut } from '#bots/play-out.ts';
import { play, start, type Opening } from '#engine/apply.ts';
import type { Counts } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { seatsBySide, sideRanks, sidesOf, winningSides } from '#engine/seats.ts';
import type { Event, Json, Result } from '#engine/types.ts';
import { chanceOf, openingFor, setupAt } from '../setup/opening.ts';
import { oneBot } from '../setup/seating.ts';
import { spread, type Games, type ManyGames } from './threads.ts';

export interface Stretch extends Games {
  seed: string;
  seats: number;
  setup: string | undefined;
  /** The bot in all seats. */
  bot: string;
  /** Is each game followed by its sequels? */
  isSeries?: boolean;
}

/** Whole numbers all of them, so that sums are the same in whatever order they are made. */
export interface Sums {
  games: number;
  /** No side alone was first. */
  draws: number;
  /** Not over after the most answers a game may take. */
  unended: number;
  /** By side; by seat where each plays for itself. */
  wins: number[];
  /** The number of games that took so many rounds, and so many answers. */
  rounds: Record<number, number>;
  answers: Record<number, number>;
  counts: Counts;
}
const MOST_ANSWERS = 20_000;

export const noSums = (sides: number): Sums => ({
  games: 0,
  draws: 0,
  unended: 0,
  wins: new Array<number>(sides).fill(0),
  rounds: {},
  answers: {},
  counts: {},
});

export function balanceHere(game: Game, stretch: Stretch): Sums {
  const sums = noSums(seatsBySide(sidesOf(game, stretch.seats)).length);
  for (let n = stretch.from; n < stretch.from + stretch.games; n++) playOne(game, stretch, n, sums);
  return sums;
}

/** Game n of a seed is always the same game, and so are the sequels that follow it. */
function playOne(game: Game, stretch: Stretch, n: number, sums: Sums): void {
  const { seed, seats, setup, isSeries } = stretch;
  const opening = openingFor(game, { seats, setup: setupAt(setup, n), seed: `${seed} ${n}` });
  let options = playFrom(game, opening, stretch, sums);
  if (!isSeries) return;
  for (let place = 2; options !== undefined; place++)
    options = playFrom(game, openingFor(game, { seats, options, seed: `${seed} ${n} ${place}` }), stretch, sums);
}
/** Plays a game; returns the options of its sequel, if there is one. */
function playFrom(game: Game, opening: Opening, { seats, bot }: Stretch, sums: Sums): Json | undefined {
  const events: Event[] = [];
  const state = start(game, opening, events);
  const table = { ...bareTable(game, state), answer: answerTo(game, state, events) };
  const bots = new Array(seats).fill(oneBot(bot));
  const answers = playOut(table, bots, chanceOf(opening.seed, 'bots'), MOST_ANSWERS);
  sums.games++;
  addTo(sums.answers, answers, 1);
  if (!state.result) {
    sums.unended++;
    return undefined;
  }
  sumUp(game, state.world, events, state.result, sums);
  return game.sequel?.(state.world, state.result)?.options;
}
const answerTo =
  (game: Game, state: ReturnType<typeof start>, events: Event[]): ReturnType<typeof bareTable>['answer'] =>
  answer =>
    play(game, state, answer, events);

function sumUp(
  game: Game,
  world: Parameters<Game['copy']>[0],
  events: readonly Event[],
  result: Result,
  sums: Sums,
): void {
  const { won } = winningSides(sideRanks(result.ranks, sidesOf(game, result.ranks.length)));
  if (won.length === 1) sums.wins[won[0]!]!++;
  else sums.draws++;
  const account = game.account?.(world, events, result);
  if (!account) return;
  if (account.rounds !== undefined) addTo(sums.rounds, account.rounds, 1);
  addCounts(sums.counts, account.counts);
}

export const balance = (games: ManyGames<Stretch, Sums>): Promise<string | undefined> =>
  spread('balance', balanceHere, games);

// ---- sums --------------------------------------------------------------------------------------------------

const addTo = (sums: Record<string | number, number>, key: string | number, n: number): void => {
  sums[key] = (sums[key] ?? 0) + n;
};
function addCounts(sums: Counts, more: Counts): void {
  for (const [table, rows] of Object.entries(more))
    for (const [row, cells] of Object.entries(rows))
      for (const [column, n] of Object.entries(cells)) addTo(((sums[table] ??= {})[row] ??= {}), column, n);
}
export function addSums(sums: Sums, more: Sums): void {
  sums.games += more.games;
  sums.draws += more.draws;
  sums.unended += more.unended;
  more.wins.forEach((n, side) => (sums.wins[side]! += n));
  for (const [length, n] of Object.entries(more.rounds)) addTo(sums.rounds, length, n);
  for (const [length, n] of Object.entries(more.answers)) addTo(sums.answers, length, n);
  addCounts(sums.counts, more.counts);
}
