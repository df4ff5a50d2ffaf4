// The board of Strike Teams as people click on it, and missions of it to play.
import assert from 'node:assert/strict';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { Match, newRecord, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { Json, World } from '#engine/types.ts';
import { strikeTeams } from '#games/strike-teams/game.ts';
import type { Clickable } from './hands.ts';

/** Everything that can be clicked on the board and in its bar. */
export const STRIKE: Clickable = {
  bar: '.bar .slot .act:not([disabled]), .bar .plain',
  lit: '.st .lit > .face, .st .figure.lit .touch, .st [data-cell], .st .extras button',
};
/** Ends of turns and phases, and ways to pay: whoever plays by chance takes them last, so that something happens. */
const ENDS = /^(end|endPhase|done|pass|stay|retreat|extract|command:\d+)$/;

/** A mission by chance, without any bot (it stays the same when bots learn something), until it is so. */
export function missionByChance(seed: number, options: Json, isEnough: (match: Match<World>) => boolean): MatchRecord {
  const game = strikeTeams as unknown as Game;
  const match = new Match(game, newRecord(game, { seats: 2, seed: String(seed).repeat(32), options }));
  const random = quickRandom(seed);
  while (!match.state.result && !isEnough(match)) {
    const seat = asked(game, match.state)[0]!;
    const options = legal(game, match.state, seat);
    const more = options.filter(option => !ENDS.test(option));
    const from = more.length ? more : options;
    match.answer({ seat, decision: decisionId(match.state), option: from[random.below(from.length)]! });
  }
  assert.ok(isEnough(match), 'the mission is over before');
  return match.record;
}
/** Is the first seat, the heroes', asked this in that round or later? */
export const isAsked =
  (decision: string, round = 0) =>
  ({ state }: Match<World>): boolean =>
    decisionId(state) === decision &&
    asked(strikeTeams as unknown as Game, state)[0] === 0 &&
    (state.world as unknown as { round: number }).round >= round;
