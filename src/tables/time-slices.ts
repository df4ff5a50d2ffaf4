// Long work in time slices, so that other tables need not wait; and timers that keep no process alive.
import { openMatch, refusedAt, type Ruleset } from '#engine/versions/ruleset.ts';
import type { Match, MatchRecord } from '#engine/match.ts';
import type { World } from '#engine/types.ts';

/** The real timer, also where a test replaces timers: slices are measured by the real clock. */
const nextTurn = setTimeout;
/** Milliseconds of a slice. */
const SLICE = 10;

/** Paused tasks go on one after the other, each in its own turn of the event loop, so that many delay others no more
 *  than one does. */
let last = Promise.resolve();

/** The last pause asked for, which ends when all of them have. */
export const lastPause = (): Promise<void> => last;

/** Tells when a task should pause, and pauses it. */
export class TimeSlice {
  private since = performance.now();
  get isSpent(): boolean {
    return performance.now() - this.since > SLICE;
  }
  async pause(): Promise<void> {
    last = last.then(() => new Promise(resolve => nextTurn(resolve, 0)));
    await last;
    this.since = performance.now();
  }
}

/** Replays a record in time slices; throws a ReplayError when it does not fit the rules. */
export async function matchInSlices(game: Ruleset, record: MatchRecord): Promise<Match<World>> {
  const slice = new TimeSlice();
  const match = openMatch(game, { ...record, answers: [] });
  for (const answer of record.answers) {
    if (slice.isSpent) await slice.pause();
    const refused = match.answer(answer);
    if (refused) throw refusedAt(match, answer, refused);
  }
  return match;
}

/** Timers that keep no process alive, wherever they run: in Node and in browsers. */
export type Timer = ReturnType<typeof setTimeout>;

const quiet = (timer: Timer): Timer => {
  (timer as { unref?: () => void }).unref?.();
  return timer;
};
export const later = (run: () => void, milliseconds: number): Timer => quiet(setTimeout(run, milliseconds));
export const every = (milliseconds: number, run: () => void): Timer =>
  quiet(setInterval(run, milliseconds) as unknown as Timer);
