// npm run bench:web: how long script takes to bring a move onto the board, on a phone a quarter as fast as this.
// `-- --game dice-masters --stretches 1 --moves 30 --showings 2` measures less of it, for a first look.
import { parseArgs } from 'node:util';
import { Site } from '../../parts/browser.ts';
import { GAMES } from '../../parts/pages.ts';
import { shownMoves, WARM } from './showing.ts';
import { stretchesOf } from './stretch.ts';
import type { Move } from './trace.ts';

/** Milliseconds, for nearly all moves. */
const LIMIT = 8;
const { values: wanted } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: [...GAMES] },
    stretches: { type: 'string', default: '2' },
    moves: { type: 'string', default: '30' },
    showings: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
const [STRETCHES, MOVES, SHOWINGS] = [wanted.stretches, wanted.moves, wanted.showings].map(given => {
  const n = Number(given);
  if (Number.isInteger(n) && n > 0) return n;
  throw new Error(`'${given}' is no whole number above 0: --stretches, --moves and --showings are such numbers.`);
}) as [number, number, number];
const unknown = wanted.game.find(id => !GAMES.includes(id));
if (unknown !== undefined) throw new Error(`There is no game '${unknown}': --game is one of ${GAMES.join(', ')}.`);
const PARTS = ['board', 'rest', 'longest'] as const;
const SPLIT = ['board', 'rest', 'style', 'layout', 'paint'] as const;

/** A move, and what was answered. */
type Named = Move & { what: string };

/** Each move as often as it was shown. */
async function measured(site: Site, game: string): Promise<Named[][]> {
  const moves: Named[][] = [];
  for (const stretch of await stretchesOf(game, STRETCHES, WARM + MOVES)) {
    const byNumber = new Map<number, Named[]>();
    const whatIs = ({ n }: Move): string => {
      const { seat, decision, option } = stretch.answers[n - 1 - stretch.start.answers.length]!;
      return `seat ${seat}, ${decision} ${option}`;
    };
    for (let n = 0; n < SHOWINGS; n++)
      for (const move of await shownMoves(site, stretch))
        byNumber.set(move.n, [...(byNumber.get(move.n) ?? []), { ...move, what: whatIs(move) }]);
    moves.push(...byNumber.values());
  }
  return moves;
}
interface Spread {
  p50: number;
  p95: number;
  most: number;
}
function spread(all: readonly number[]): Spread {
  const times = all.toSorted((a, b) => a - b);
  const share = (part: number): number =>
    Number(times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(2));
  return { p50: share(0.5), p95: share(0.95), most: share(1) };
}
/** The best showing of each move counts, for others on the machine can only slow it down. */
const bestOf = (moves: readonly Move[][], part: (typeof PARTS)[number]): Spread =>
  spread(moves.map(shown => Math.min(...shown.map(move => move[part]))));
const allOf = (moves: readonly Move[][], part: (typeof PARTS)[number]): Spread =>
  spread(moves.flat().map(move => move[part]));
/** The best showings of the moves that took longest until they were on the board, one in twenty: what was done, and
 *  what took how long. */
function slowest(moves: readonly Named[][]): string[] {
  const best = moves.map(shown => shown.toSorted((a, b) => a.board - b.board)[0]!).sort((a, b) => b.board - a.board);
  return best.slice(0, Math.ceil(best.length / 20)).map(move => {
    const split = SPLIT.map(part => `${part} ${move[part].toFixed(1)}`);
    return `  slow: ${split.join(', ')} ms (${move.what})`;
  });
}
const saidOf = ({ p50, p95, most }: Spread): string => `p50 ${p50} ms, p95 ${p95} ms, most ${most} ms`;

const site = await Site.open();
for (const id of wanted.game) {
  const moves = await measured(site, id);
  for (const part of PARTS) {
    const [best, all] = [bestOf(moves, part), allOf(moves, part)];
    const line = { measure: `web.move.${id}.${part}`, moves: moves.length, ...best, all, limit: LIMIT, unit: 'ms' };
    if (part === 'board' && best.p95 > LIMIT) process.exitCode = 1;
    if (wanted.json) console.log(JSON.stringify(line));
    else console.log(`${line.measure}, ${moves.length} moves: ${saidOf(best)}; of all showings: ${saidOf(all)}`);
  }
  if (!wanted.json) slowest(moves).forEach(line => console.log(line));
}
await site.close();
