// A contestant in a thread of its own, so that nothing the others run can spoil how its code is compiled.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Contestant, Work } from './measure.ts';
import { MEASURES } from './measures/all.ts';
import { rateOf, type Runner } from './timing.ts';

interface Task {
  measure: string;
  /** Milliseconds of CPU time. */
  time: number;
}

/** Starts a contestant's thread; it waits until it is asked for a rate. */
export class Thread {
  private readonly worker: Worker;
  constructor(name: Contestant) {
    const resourceLimits = { maxYoungGenerationSizeMb: 64 }; // room to play in, the same for everybody
    this.worker = new Worker(new URL(import.meta.url), { workerData: name, resourceLimits });
  }
  /** Takes part in one measure. */
  runner(measure: string): Runner {
    return time => this.ask({ measure, time });
  }
  async end(): Promise<void> {
    await this.worker.terminate();
  }
  private ask(task: Task): Promise<number> {
    return new Promise((resolve, reject) => {
      const settle = (): void => void this.worker.off('error', reject).off('message', heard);
      const heard = (rate: number): void => {
        settle();
        resolve(rate);
      };
      this.worker.once('error', reject).once('message', heard);
      // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
      this.worker.postMessage(task);
    });
  }
}

/** The thread's own side. */
function listen(me: Contestant): void {
  const prepared = new Map<string, Work>();
  parentPort!.on('message', ({ measure, time }: Task) => {
    if (!prepared.has(measure)) prepared.set(measure, workOf(me, measure));
    // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
    parentPort!.postMessage(rateOf(prepared.get(measure)!, time));
  });
}
function workOf(me: Contestant, name: string): Work {
  const measure = MEASURES.find(one => one.name === name)!;
  return ('works' in measure && measure.works[me]?.()) as Work;
}

if (parentPort) listen(workerData as Contestant);
