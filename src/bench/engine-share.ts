// The engine's share of a game's CPU time, as against the share of its own rules, by sampling what runs.
import { type Profiler, Session } from 'node:inspector';
import { cpuTime } from './timing.ts';

/** Microseconds from sample to sample. */
const INTERVAL = 200;
const NOT_COUNTED = new Set(['(idle)', '(root)', '(garbage collector)']);

const PROFILER = 'node:inspector';

/** The share of CPU time, 0 to 1, that `play` spends outside the rules of `game`: in the engine and in Node.
 *  Its rules are all code in a folder 'games/<id of the game>'. */
export async function engineShare(game: { id: string }, play: () => unknown, time = 2000): Promise<number> {
  await sampled(play, time / 2); // the profiler sees inlined functions only in what was compiled under its eyes
  return shareOutside(`/games/${game.id}/`, await sampled(play, time));
}

/** The profile of calling `play` again and again for `time` milliseconds. */
async function sampled(play: () => unknown, time: number): Promise<Profiler.Profile> {
  const session = new Session();
  session.connect();
  await post(session, 'Profiler.enable');
  await post(session, 'Profiler.setSamplingInterval', { interval: INTERVAL });
  await post(session, 'Profiler.start');
  for (const end = cpuTime() + time; cpuTime() < end;) play();
  const { profile } = (await post(session, 'Profiler.stop')) as { profile: Profiler.Profile };
  session.disconnect();
  return profile;
}
const post = (session: Session, method: string, parameters = {}): Promise<unknown> =>
  new Promise((resolve, reject) =>
    session.post(method, parameters, (error, result) => (error ? reject(error) : resolve(result))),
  );

/** The share of samples, by the time each stands for, in functions whose file is not in `folder`. A builtin counts for
 *  its caller; collecting garbage, which belongs to both, counts for neither, nor does the profiler's own work. */
export function shareOutside(folder: string, { nodes, samples = [], timeDeltas = [] }: Profiler.Profile): number {
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id] as const)));
  const byId = new Map(nodes.map(node => [node.id, node.callFrame]));
  const fileOf = (id: number | undefined): string => {
    let at = id;
    while (at !== undefined && byId.get(at)!.url === '') at = callers.get(at);
    return at === undefined ? '' : byId.get(at)!.url;
  };
  let [inside, outside] = [0, 0];
  samples.forEach((id, i) => {
    if (NOT_COUNTED.has(byId.get(id)!.functionName) || fileOf(id) === PROFILER) return;
    if (fileOf(id).includes(folder)) inside += timeDeltas[i]!;
    else outside += timeDeltas[i]!;
  });
  return outside / (inside + outside);
}
