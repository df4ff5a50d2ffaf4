// npm run bench:server: our server beside others.
import { USAGE, wishes, type Wishes } from './args.ts';
import type { Name } from './contestant.ts';
import { jsonLines, table } from './report.ts';
import { best, round } from './round.ts';
import type { Outcome } from './tally.ts';

const WARM = 1000;

/** Everybody has a turn before anybody has the next: what else the machine does is shared. */
async function bench({ names, rounds, matches, time, json }: Wishes): Promise<void> {
  const turns = new Map<Name, Outcome[]>(names.map(name => [name, []]));
  for (let n = 1; n <= rounds; n++)
    for (const [name, outcomes] of turns) {
      if (!json) process.stderr.write(`round ${n} of ${rounds}: ${name}\n`);
      outcomes.push(await round(name, { matches, warm: Math.min(WARM, time), time }));
    }
  const outcomes = Object.fromEntries([...turns].map(([name, outcomes]) => [name, best(outcomes)]));
  if (json) console.log(jsonLines(outcomes).join('\n'));
  else console.log(`\n${table(outcomes)}\n\n${note(matches)}`);
}
const note = (matches: number): string =>
  `tic-tac-toe at ${matches} tables at once, one answer under way at each; one process serves, another plays`;

function wished(): Wishes {
  try {
    return wishes(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

const wish = wished();
if (wish.help) console.log(USAGE);
else await bench(wish);
