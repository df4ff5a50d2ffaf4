// The thread in which match files are read: whatever a body holds, the server's own thread goes on meanwhile.
import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { fileRead, type Question, type Reply } from './import-reading.ts';

/** The server's own thread comes first, where threads have priorities of their own. */
const LATER = 5;
if (platform() === 'linux') setPriority(LATER);

parentPort!.on('message', ({ n, bytes }: Question) => {
  const reply: Reply = { n, ...fileRead(bytes) };
  // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
  parentPort!.postMessage(reply);
});
