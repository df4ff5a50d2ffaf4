// npm run bench: ours beside its peers.
import { USAGE, wishes, type Wishes } from './args.ts';
import type { Line, Measure } from './measure.ts';
import { MEASURES } from './measures/all.ts';
import { jsonLine, table } from './report.ts';
import { FULL, QUICK, race } from './timing.ts';

async function lineOf(measure: Measure, quick: boolean): Promise<Line> {
  if ('share' in measure) {
    const ours = await measure.share(quick);
    return { measure: measure.name, ours, boardgameio: null, limit: null, unit: 'share' };
  }
  return { measure: measure.name, ...race(measure.works(), quick ? QUICK : FULL), unit: '1/s' };
}

async function bench({ only, quick, json }: Wishes): Promise<void> {
  const chosen = MEASURES.filter(measure => measure.name.startsWith(only));
  const lines: Line[] = [];
  for (const measure of chosen) {
    const line = await lineOf(measure, quick);
    lines.push(line);
    if (json) console.log(jsonLine(line));
    else process.stderr.write(`${measure.name}\n`);
  }
  if (json) return;
  console.log(`\n${table(lines)}\n`);
  for (const { name, note } of chosen) console.log(`${name}: ${note}`);
}

function wished(): Wishes {
  try {
    return wishes(
      process.argv.slice(2),
      MEASURES.map(({ name }) => name),
    );
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

const wish = wished();
if (wish.help) console.log(USAGE);
else await bench(wish);
