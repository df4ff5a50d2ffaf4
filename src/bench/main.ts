// npm run bench: ours beside its peers.
import { optionsFrom, type Options, orUsage, USAGE } from './args.ts';
import { Thread } from './contestant.ts';
import { CONTESTANTS, type Contestant, type Line, type Measure } from './measure.ts';
import { MEASURES } from './measures/all.ts';
import { jsonLine, table } from './report.ts';
import { FULL, QUICK, race } from './timing.ts';

type Threads = Record<Contestant, Thread>;

async function lineOf(measure: Measure, threads: Threads, quick: boolean): Promise<Line> {
  const { name } = measure;
  const alone = { measure: name, boardgameio: null, limit: null };
  if ('share' in measure) return { ...alone, ours: await measure.share(quick), unit: 'share' };
  if ('rate' in measure) return { ...alone, ours: await measure.rate(quick), unit: '1/s' };
  const taking = CONTESTANTS.filter(contestant => measure.works[contestant]);
  const runners = Object.fromEntries(taking.map(contestant => [contestant, threads[contestant].runner(name)]));
  const effort = quick ? QUICK : { ...FULL, warm: measure.warm ?? FULL.warm };
  return { measure: name, ...(await race(runners, effort)), unit: '1/s' };
}

/** Each game has threads of its own, as it has in play: code compiled for another game would slow it down. */
const gameOf = (measure: string): string => measure.split('.', 1)[0]!;
const newThreads = (): Threads => ({
  ours: new Thread('ours'),
  boardgameio: new Thread('boardgameio'),
  limit: new Thread('limit'),
});

async function bench({ only, quick, json }: Options): Promise<void> {
  const chosen = MEASURES.filter(measure => measure.name.startsWith(only));
  const lines: Line[] = [];
  for (const [, measures] of Map.groupBy(chosen, ({ name }) => gameOf(name))) {
    const threads = newThreads();
    for (const measure of measures) {
      const line = await lineOf(measure, threads, quick);
      lines.push(line);
      if (json) console.log(jsonLine(line));
      else process.stderr.write(`${measure.name}\n`);
    }
    await Promise.all(Object.values(threads).map(thread => thread.end()));
  }
  if (json) return;
  console.log(`\n${table(lines)}\n`);
  for (const { name, note } of chosen) console.log(`${name}: ${note}`);
}

const names = MEASURES.map(({ name }) => name);
const options = orUsage(USAGE, args => optionsFrom(args, names));
if (options.help) console.log(USAGE);
else await bench(options);
