// One thread of the learn command: plays the stretches it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { openGame } from './games.ts';
import { learnHere, type Lessons } from './learning.ts';

const { word } = workerData as { word: string };
const { game } = await openGame(word, '.');
// oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
parentPort!.on('message', (stretch: Lessons) => parentPort!.postMessage(learnHere(game, stretch)));
