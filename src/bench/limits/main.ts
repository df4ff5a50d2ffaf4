// npm run bench:limits: does the server answer while it is sent what costs it most, and do bots keep their limit when
// all cores are busy, and by counted work?
import { orUsage } from '../args.ts';
import { optionsFrom, USAGE } from './args.ts';
import { deciding, type Trial } from './deciding.ts';
import { gaps, isTooLong, ROUNDS, type Gap } from './gaps.ts';
import { working } from './work.ts';

const ms = (time: number): string => `${time.toFixed(1)} ms`;

async function benchBodies(): Promise<void> {
  console.log(`the longest gap between two answers of /health, five bodies at once (shortest of ${ROUNDS} rounds)`);
  const tell = ({ body, megabytes, longest, work, statuses }: Gap): void =>
    console.log(
      `  ${ms(longest).padStart(9)}, of which ${ms(work)} of CPU in one go: ${body}` +
        (statuses.length ? `, ${megabytes.toFixed(1)} MB each, answered ${statuses[0]}` : ''),
    );
  if (isTooLong(await gaps(tell))) process.exitCode = 1;
}
async function benchBots(trial: Trial): Promise<void> {
  const { bot, limit, threads } = trial;
  const times = await deciding(trial);
  console.log(
    [
      `${times.decisions} answers of ${bot} within ${limit} ms, ${threads} at once`,
      `  median ${ms(times.p50)}, p99 ${ms(times.p99)}, largest ${ms(times.largest)}`,
      `  more than ${1.3 * limit} ms: ${times.late}; taken as found so far: ${times.cutShort}`,
    ].join('\n'),
  );
  if (times.late) process.exitCode = 1;
}

async function benchWork(trial: Trial): Promise<void> {
  const { decisions, late, largest, at } = await working(trial);
  const longest = `the longest ${ms(largest)} at ${at}`;
  console.log(
    `${decisions} answers of ${trial.bot} within ${trial.limit} ms of counted work: ${late} late, ${longest}`,
  );
  if (late) process.exitCode = 1;
}

const { help, bodies, bots, work, ...trial } = orUsage(USAGE, optionsFrom);
if (help) console.log(USAGE);
else {
  if (bodies) await benchBodies();
  if (bots) await benchBots(trial);
  if (work) await benchWork(trial);
}
