// Workers beside the first one: they think about the same question as a bot that can use it, each with a chance of its
// own. Loaded when such a bot plays.
import type { Ranked } from '#bots/bot.ts';
import type { Job } from '#tables/live/bot-turns.ts';

/** One core is left to the worker that asks; the page itself only waits meanwhile. */
const MOST = 3;
const COUNT = Math.min(MOST, navigator.hardwareConcurrency - 1);
/** Digits of a seed that chance is made of; each worker takes others. */
const DIGITS = 8;
/** Milliseconds that the others may come later than the first. */
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

/** Lets all that are free think along with `first`, and tells what everybody has found who is there in time. */
export async function together(here: string, job: Job, first: () => Promise<Ranked[]>): Promise<Ranked[][]> {
  while (all.length < COUNT) all.push(new Beside(here));
  const parts = all.flatMap((one, n) =>
    one.isFree ? [one.ask({ ...job, seed: job.seed.slice(DIGITS * (n + 1)) })] : [],
  );
  const own = await first();
  const late = new Promise<Ranked[]>(resolve => setTimeout(resolve, LATE, []));
  return [own, ...(await Promise.all(parts.map(part => Promise.race([part, late]))))];
}
