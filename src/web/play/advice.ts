// Advice in the worker: hints at a table, and the analysis of a match. Loaded on demand.
import type { Analysis, Progress } from '#bots/analysis.ts';
import type { Hint } from '#bots/hints.ts';
import type { Thinking } from '#bots/thinking.ts';
import type { MatchRecord } from '#engine/match.ts';
import type { Seat } from '#engine/types.ts';
import type { Table } from '#tables/log/table.ts';

const HINT = { iterations: 2000, milliseconds: 700 };
const ANALYSIS = { milliseconds: 12_000 };
/** Milliseconds of work between two checks for other requests. */
const MOMENT = 40;

/** Hints from what the seat knows, which must be the player's own. */
export async function advise(thinking: Thinking, table: Table, player: string, seat: Seat): Promise<Hint[]> {
  const { game, match } = table;
  if (!match || !table.seatsOf(player).includes(seat)) return [];
  return thinking.hints(game.knowledge(match.state, seat), match.length, HINT);
}

/** The number of the latest request: only that one is worked on. */
let latest = 0;
export function cancel(): void {
  latest++;
}
export async function analyze(
  thinking: Thinking,
  record: MatchRecord,
  progress: (share: number) => void,
): Promise<Analysis | null> {
  const mine = ++latest;
  const run = await thinking.analysed(record, ANALYSIS);
  for (;;) {
    const step = aMoment(run);
    if (step.done) return step.value;
    progress(step.value.done / step.value.of);
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
