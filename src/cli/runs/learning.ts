// Plays games of bots and samples their tables with the winners, for a learned value; or tries new weights.
import type { Bot } from '#bots/bot.ts';
import type { Snapshot } from '#bots/learning/fit.ts';
import { tryOut, type Weights } from '#engine/kit/learned-value.ts';
import { bareTable, playOut } from '#bots/play-out.ts';
import { play, start } from '#engine/apply.ts';
import type { Features } from '#engine/bot-knowledge.ts';
import type { Game } from '#engine/game.ts';
import { seatsBySide, sideRanks, sidesOf, winningSides } from '#engine/seats.ts';
import { chanceOf, openingFor, setupAt } from '../setup/opening.ts';
import { oneBot } from '../setup/seating.ts';
import { spread, type Games, type ManyGames } from './threads.ts';

export interface Lessons extends Games {
  seed: string;
  seats: number;
  setup?: string | undefined;
  bot: string;
  /** Weights by which all bots judge; the game's own when left out. */
  weights?: Weights | undefined;
  /** Is it a trial: does one side alone judge by the weights, in turn, and the others by the game's own? */
  isTrial?: boolean;
}
/** A table with the number of its game. */
export interface Lesson extends Snapshot {
  game: number;
}
export interface Learned {
  games: number;
  lessons: Lesson[];
  /** Games that the side with the new weights has won; a shared win counts in parts. */
  won: number;
}
const MOST_ANSWERS = 20_000;

export function learnHere(game: Game, stretch: Lessons): Learned {
  const learned: Learned = { games: 0, lessons: [], won: 0 };
  try {
    for (let n = stretch.from; n < stretch.from + stretch.games; n++) playOne(game, stretch, n, learned);
    return learned;
  } finally {
    tryOut(game.bot!.features!, undefined);
  }
}

/** Game n of a seed is always the same game; with several set-ups, each is played from every side. */
function playOne(
  game: Game,
  { seed, seats, setup, bot, weights, isTrial }: Lessons,
  n: number,
  learned: Learned,
): void {
  const features = game.bot!.features!;
  const sides = sidesOf(game, seats);
  const count = seatsBySide(sides).length;
  const opening = openingFor(game, { seats, setup: setupAt(setup, Math.floor(n / count)), seed: `${seed} ${n}` });
  const state = start(game, opening);
  const kept: Snapshot[] = [];
  let before: string | undefined;
  const look = (): void => {
    const now = features.moment(state.world);
    if (now === undefined || now === before) return;
    before = now;
    kept.push({ kind: now.split(' ')[0]!, x: features.of(state.world, count), won: -1 });
  };
  const table = {
    ...bareTable(game, state),
    answer(answer: Parameters<typeof play>[2]) {
      const refused = play(game, state, answer);
      if (!isTrial) look();
      return refused;
    },
  };
  const judging = (by: Weights | undefined): Bot => judgingBy(oneBot(bot), features, by);
  const bots = sides.map(side => judging(!isTrial || side === n % count ? weights : undefined));
  playOut(table, bots, chanceOf(opening.seed, 'bots'), MOST_ANSWERS);
  learned.games++;
  if (!state.result) return;
  const { won, isDraw } = winningSides(sideRanks(state.result.ranks, sides));
  if (isTrial) learned.won += isDraw ? 1 / count : won.includes(n % count) ? 1 / won.length : 0;
  if (won.length !== 1) return;
  for (const snapshot of kept) learned.lessons.push({ ...snapshot, won: won[0]!, game: n });
}
/** The bot with other weights while it thinks. */
const judgingBy = (bot: Bot, features: Features, weights: Weights | undefined): Bot => ({
  ...bot,
  choose(game, known, random, limit) {
    tryOut(features, weights);
    return bot.choose(game, known, random, limit);
  },
});

export const learn = (games: ManyGames<Lessons, Learned>): Promise<string | undefined> =>
  spread('learn', learnHere, games);
