// npm run bench:limits: do bots keep their limit when all cores are busy?
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { deciding } from './deciding.ts';

const USAGE = `npm run bench:limits -- [--decisions N] [--limit MS] [--bot NAME] [--threads N]

Lets bots play whole games of both kinds in the server's threads, all of them busy, and tells how long answers took.

  --decisions N  questions to be answered (10000, about eight minutes on two cores)
  --limit MS     time for each (100)
  --bot NAME     who answers (mastermind)
  --threads N    threads, and games at once (as many as there are cores)
  --help         this`;

const { decisions, limit, bot, threads, help } = parseArgs({
  options: {
    decisions: { type: 'string', default: '10000' },
    limit: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'mastermind' },
    threads: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
}).values;

if (help) console.log(USAGE);
else {
  const times = await deciding({ decisions: Number(decisions), limit: Number(limit), bot, threads: Number(threads) });
  const ms = (time: number): string => `${time.toFixed(1)} ms`;
  console.log(
    [
      `${times.decisions} answers of ${bot} within ${limit} ms, ${threads} at once`,
      `  median ${ms(times.p50)}, p99 ${ms(times.p99)}, largest ${ms(times.largest)}`,
      `  more than ${1.3 * Number(limit)} ms: ${times.late}; taken as found so far: ${times.cutShort}`,
    ].join('\n'),
  );
  process.exitCode = times.late ? 1 : 0;
}
