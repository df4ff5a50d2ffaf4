// The board of Strike Teams as people click on it, and missions of it to play.
import assert from 'node:assert/strict';
import { asked, decisionId } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { type Match, newRecord, type MatchRecord } from '#engine/match.ts';
import type { Json, World } from '#engine/types.ts';
import { strikeTeams } from '#games/strike-teams/game.ts';
import { byChance } from './by-chance.ts';
import type { Clickable } from './hands.ts';

const game = strikeTeams as unknown as Game;

/** Everything that can be clicked on the board and in its bar. */
export const STRIKE: Clickable = {
  bar: '.bar .slot .act:not([disabled]), .bar .plain',
  lit: '.st .lit > .face, .st .figure.lit .touch, .st [data-cell], .st .extras button',
};
/** Ends of turns and phases, and ways to pay: whoever plays by chance takes them last, so that something happens. */
const ENDS = /^(end|endPhase|done|pass|stay|retreat|extract|command:\d+)$/;

/** A mission by chance, until it is enough. */
export function missionByChance(seed: number, options: Json, isEnough: (match: Match<World>) => boolean): MatchRecord {
  const record = newRecord(game, { seats: 2, seed: String(seed).repeat(32), options });
  const match = byChance(game, record, seed, isEnough, ENDS);
  assert.ok(isEnough(match), 'the mission is over before');
  return match.record;
}
/** Is the first seat, the heroes', asked this in that round or later? */
export const isAsked =
  (decision: string, round = 0) =>
  ({ state }: Match<World>): boolean =>
    decisionId(state) === decision &&
    asked(game, state)[0] === 0 &&
    (state.world as unknown as { round: number }).round >= round;
