// One thread of the arena: plays the stretches it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { openGame } from '../games.ts';
import { playHere, type Outcome, type Stretch } from './contest.ts';

const { word } = workerData as { word: string };
const { game } = await openGame(word, '.');
// oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
const tell = (outcome: Outcome): void => parentPort!.postMessage(outcome);
parentPort!.on('message', (stretch: Stretch) => void playHere(game, stretch).then(tell));
