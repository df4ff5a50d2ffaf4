// Long logs and records a little at a time, so that other tables are not kept waiting.
import type { Game } from '#engine/game.ts';
import { Match, ReplayError, type MatchRecord } from '#engine/match.ts';
import type { World } from '#engine/types.ts';

/** Milliseconds of work in one go. */
const SLICE = 10;

/** Those who rest go on one after the other, each in a turn of its own: many are no slower for others than one. */
let last = Promise.resolve();

/** Makes way for others when there has been enough work in one go. */
export class Pauses {
  private since = performance.now();
  get isDue(): boolean {
    return performance.now() - this.since > SLICE;
  }
  async rest(): Promise<void> {
    last = last.then(() => new Promise(resolve => setTimeout(resolve, 0)));
    await last;
    this.since = performance.now();
  }
}

/** A match from its record; throws a ReplayError when it does not fit the rules. */
export async function playedSlowly(game: Game, record: MatchRecord): Promise<Match<World>> {
  const pauses = new Pauses();
  const match = new Match(game, { ...record, answers: [] });
  for (const answer of record.answers) {
    if (pauses.isDue) await pauses.rest();
    const refused = match.answer(answer);
    const { seat, decision, option } = answer;
    if (refused)
      throw new ReplayError(
        `Answer ${match.length + 1} does not play: seat ${seat}, ${decision}, ${option}: ${refused.rule}.`,
        match.length,
        refused,
      );
  }
  return match;
}
