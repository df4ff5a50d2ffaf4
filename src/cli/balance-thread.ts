// One thread of the balance command: plays the stretches it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { balanceHere, type Stretch } from './balancing.ts';
import { openGame } from './games.ts';

const { word } = workerData as { word: string };
const { game } = await openGame(word, '.');
// oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
parentPort!.on('message', (stretch: Stretch) => parentPort!.postMessage(balanceHere(game, stretch)));
