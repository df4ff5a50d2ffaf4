// The queue of match files that are brought in: hands the thread that reads them one after the other, and bounds how
// many there are, so that their memory is bounded too.
import { Worker } from 'node:worker_threads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#tables/problem.ts';
import { TimeSlice } from '#tables/time-slices.ts';
import { Callers, networkOf } from '../socket/callers.ts';
import type { Import, Parts, Question, Reply } from './import-reading.ts';

/** Bodies that arrive or are worked on, of one address and of all; each may have three megabytes. */
const MOST_OF_ONE = 5;
const MOST_OF_ALL = 25;
/** A body that needs more memory to parse ends the thread, not the server. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 };
/** Milliseconds without work after which the thread ends. */
const IDLE = 30_000;

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

export class ImportQueue {
  private readonly callers = new Callers(MOST_OF_ONE);
  private inside = 0;
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private resting: NodeJS.Timeout | undefined;

  /** Lets a request in until its answer is out or its caller has gone; throws when there are too many already. */
  admit({ ip }: FastifyRequest, { raw }: FastifyReply): void {
    if (this.inside >= MOST_OF_ALL) throw new Problem('busy');
    const caller = networkOf(ip);
    if (!this.callers.come(caller)) throw new Problem('too-fast');
    this.inside++;
    raw.once('close', () => {
      this.callers.go(caller);
      this.inside--;
    });
  }
  /** The match in the body, checked; throws a Problem where something is wrong with it. */
  async read(bytes: Uint8Array): Promise<Import> {
    const reply = await new Promise<Reply>((resolve, reject) => {
      const n = ++this.asked;
      this.waiting.set(n, { resolve, reject });
      clearTimeout(this.resting);
      this.worker ??= this.start();
      // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
      this.worker.postMessage({ n, bytes } satisfies Question);
    });
    if ('problem' in reply) throw new Problem(reply.problem, reply.facts);
    return whole(reply);
  }
  async close(): Promise<void> {
    clearTimeout(this.resting);
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('import-thread.ts', import.meta.url), { resourceLimits: MOST_MEMORY });
    let why = new Error('the thread that reads match files has ended');
    worker.unref();
    worker.on('message', (reply: Reply) => this.hear(reply));
    worker.on('error', error => void (why = error as Error));
    worker.on('exit', () => this.fail(worker, why));
    return worker;
  }
  private hear(reply: Reply): void {
    this.waiting.get(reply.n)?.resolve(reply);
    this.waiting.delete(reply.n);
    if (this.waiting.size) return;
    this.resting = setTimeout(() => void this.worker?.terminate(), IDLE).unref();
  }
  /** The thread has ended: pending bodies are rejected, and the next one gets a new thread. */
  private fail(worker: Worker, why: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }
}

/** The answers are parsed in slices: twenty thousand at once would keep others waiting. */
async function whole({ head, answers }: Parts): Promise<Import> {
  const slice = new TimeSlice();
  const read = JSON.parse(head) as Import;
  for (const chunk of answers) {
    if (slice.isSpent) await slice.pause();
    read.file.answers.push(...(JSON.parse(chunk) as Import['file']['answers']));
  }
  return read;
}
