// More workers that think about the same question, each with random numbers of its own, for bots that can use them.
// Loaded when such a bot plays.
import type { Ranked } from '#bots/bot.ts';
import type { Job } from '#tables/live/bot-turns.ts';

/** One core is left to the worker that asks; the page itself only waits meanwhile. */
const MOST = 3;
const COUNT = Math.min(MOST, navigator.hardwareConcurrency - 1);
/** Digits of the seed that the random numbers of one worker start from. */
const DIGITS = 8;
/** Milliseconds to wait for the others once the first has finished. */
const LATE = 150;

class Beside {
  private readonly port: MessagePort;
  private resolve: ((found: Ranked[]) => void) | undefined;

  constructor(here: string) {
    const { port1, port2 } = new MessageChannel();
    new Worker(location.href, { type: 'module' }).postMessage([here, 'help'], [port2]);
    this.port = port1;
    this.port.onmessage = ({ data }: MessageEvent<Ranked[]>) => {
      this.resolve!(data);
      this.resolve = undefined;
    };
  }
  get isFree(): boolean {
    return this.resolve === undefined;
  }
  ask(job: Job): Promise<Ranked[]> {
    this.port.postMessage(job);
    return new Promise(resolve => {
      this.resolve = resolve;
    });
  }
}
const all: Beside[] = [];

/** Has all free workers think in parallel with `first`; returns the results that arrive in time. */
export async function together(here: string, job: Job, first: () => Promise<Ranked[]>): Promise<Ranked[][]> {
  while (all.length < COUNT) all.push(new Beside(here));
  const parts = all.flatMap((one, n) =>
    one.isFree ? [one.ask({ ...job, seed: job.seed.slice(DIGITS * (n + 1)) })] : [],
  );
  const own = await first();
  const late = new Promise<Ranked[]>(resolve => setTimeout(resolve, LATE, []));
  return [own, ...(await Promise.all(parts.map(part => Promise.race([part, late]))))];
}
