// One thread of a command that plays many games: plays the stretches it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '#engine/game.ts';
import { playHere } from '../arena/contest.ts';
import { openGame } from '../setup/games.ts';
import { balanceHere } from './balancing.ts';
import { fuzzHere } from './fuzzing.ts';
import { learnHere } from './learning.ts';
import type { Work } from './threads.ts';

const WORK: Record<Work, (game: Game, stretch: never) => unknown> = {
  arena: playHere,
  balance: balanceHere,
  fuzz: fuzzHere,
  learn: learnHere,
};
const { word, work } = workerData as { word: string; work: Work };
const { game } = await openGame(word, '.');
const play = async (stretch: never): Promise<void> => {
  const outcome = await WORK[work](game, stretch);
  // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
  parentPort!.postMessage(outcome);
};
parentPort!.on('message', (stretch: unknown) => void play(stretch as never));
