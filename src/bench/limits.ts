// npm run bench:limits: do bots keep their limit when all cores are busy?
import { deciding, type Trial } from './deciding.ts';
import { USAGE, wishes } from './limit-args.ts';

async function bench(trial: Trial): Promise<void> {
  const { bot, limit, threads } = trial;
  const times = await deciding(trial);
  const ms = (time: number): string => `${time.toFixed(1)} ms`;
  console.log(
    [
      `${times.decisions} answers of ${bot} within ${limit} ms, ${threads} at once`,
      `  median ${ms(times.p50)}, p99 ${ms(times.p99)}, largest ${ms(times.largest)}`,
      `  more than ${1.3 * limit} ms: ${times.late}; taken as found so far: ${times.cutShort}`,
    ].join('\n'),
  );
  process.exitCode = times.late ? 1 : 0;
}

function wished(): ReturnType<typeof wishes> {
  try {
    return wishes(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { help, ...trial } = wished();
if (help) console.log(USAGE);
else await bench(trial);
