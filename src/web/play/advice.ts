// Advice in the worker: hints at a table, and looking back on a match. Loaded when somebody wants it.
import { analysed, type Analysis, type Progress } from '#bots/analysis.ts';
import { hints, type Hint } from '#bots/hints.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { Match, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { Seat } from '#engine/types.ts';
import type { Table } from '#tables/table.ts';

const HINT = { iterations: 2000, milliseconds: 700 };
const LOOKING_BACK = { milliseconds: 12_000 };
/** Milliseconds of work between two looks at what else is wanted. */
const MOMENT = 40;

/** By what the seat knows, which must be the player's own. */
export async function advise(game: Game, table: Table, player: string, seat: Seat): Promise<Hint[]> {
  const { match } = table;
  if (!match || !table.seatsOf(player).includes(seat)) return [];
  const reasons = await game.bot?.reasons?.();
  return hints(game, knowledge(game, match.state, seat), quickRandom(match.length), HINT, reasons);
}

/** Counts what was asked for: only the last is worked on. */
let latest = 0;
export function hush(): void {
  latest++;
}
export async function lookBack(
  game: Game,
  record: MatchRecord,
  told: (share: number) => void,
): Promise<Analysis | null> {
  const mine = ++latest;
  const run = analysed(new Match(game, record), LOOKING_BACK, await game.bot?.reasons?.());
  for (;;) {
    const step = aMoment(run);
    if (step.done) return step.value;
    told(step.value.done / step.value.of);
    await new Promise(resolve => setTimeout(resolve));
    if (mine !== latest) return null;
  }
}
function aMoment(run: Generator<Progress, Analysis>): IteratorResult<Progress, Analysis> {
  const end = performance.now() + MOMENT;
  let step = run.next();
  while (!step.done && performance.now() < end) step = run.next();
  return step;
}
