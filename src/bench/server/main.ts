// npm run bench:server: our server beside others.
import { orUsage } from '../args.ts';
import { optionsFrom, type Options, USAGE } from './args.ts';
import type { Name } from './contestants.ts';
import { crowd, CROWD } from './crowd.ts';
import { REAL_GAMES, type RealGame } from './real-games.ts';
import { realLines, realText, type RealCost, type RealCosts } from './real-report.ts';
import { crowdLines, crowdText, jsonLines, type Outcomes, table } from './report.ts';
import { best, floorRound, realRound, round } from './rounds.ts';
import type { Outcome } from './tally.ts';

/** Milliseconds until code that runs often has been compiled, on both sides: on a slow machine three seconds. */
const WARM = 3000;
/** Answers at each table of a real game, at least: a short run has fewer tables. */
const AT_EACH = 10;

/** Everybody has a turn before anybody has the next: what else the machine does is shared. */
async function raced({ names, rounds, matches, time }: Options): Promise<Outcomes> {
  const turns = new Map<Name, Outcome[]>(names.map(name => [name, []]));
  for (let n = 1; n <= rounds; n++)
    for (const [name, outcomes] of turns) {
      process.stderr.write(`round ${n} of ${rounds}: ${name}\n`);
      outcomes.push(await round(name, { matches, warm: Math.min(WARM, time), time }));
    }
  return Object.fromEntries([...turns].map(([name, outcomes]) => [name, best(outcomes)]));
}

/** Our server's CPU for an answer in each of the real games, and the machine's floor below it, of the best rounds. */
async function realCosts({ rounds, real }: Options): Promise<RealCosts> {
  const costs = new Map<RealGame, RealCost>(REAL_GAMES.map(game => [game, { cpu: Infinity, floor: Infinity }]));
  for (let n = 1; n <= rounds; n++)
    for (const [game, least] of costs) {
      process.stderr.write(`round ${n} of ${rounds}: ${game.name}\n`);
      const played = { ...game, tables: Math.min(game.tables, Math.ceil(real / AT_EACH)) };
      const outcome = await realRound(played, real);
      const floor = await floorRound(played, outcome);
      costs.set(game, { cpu: Math.min(least.cpu, outcome.cpu), floor: Math.min(least.floor, floor) });
    }
  return costs;
}

async function bench(options: Options): Promise<void> {
  const outcomes = await raced(options);
  console.log(options.json ? jsonLines(outcomes).join('\n') : `\n${table(outcomes)}\n\n${note(options)}\n`);
  if (options.real) {
    const costs = await realCosts(options);
    console.log(options.json ? realLines(costs).join('\n') : `${realText(costs)}\n`);
  }
  if (!options.crowd) return;
  process.stderr.write('many people at many games, and then until all games sleep\n');
  const many = await crowd({ ...CROWD, games: options.crowd });
  console.log(options.json ? crowdLines(many).join('\n') : crowdText(many));
}
const note = ({ matches }: Options): string =>
  `tic-tac-toe at ${matches} tables at once, one answer under way at each; one process serves, another plays`;

const options = orUsage(USAGE, optionsFrom);
if (options.help) console.log(USAGE);
else await bench(options);
