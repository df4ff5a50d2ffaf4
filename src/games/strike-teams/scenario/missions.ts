// Whole missions for tests: begun with any options, brought to a question, or to their ends.
import { play, start } from '#engine/apply.ts';
import { asked, decisionId, idle, legal } from '#engine/ask.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, State } from '#engine/types.ts';
import { strikeTeams as game } from '../game.ts';
import type { Strike } from '../table/world.ts';

/** More answers than a mission of absent players has. */
const MOST = 3000;

export const begun = (seats: number, options: Json, seed = 1): State<Strike> =>
  start(game, { seats, seed: seedOf(seed), options });

/** A seat answers; a refusal throws. */
export function say(state: State<Strike>, seat: number, option: string): void {
  const refused = play(game, state, { seat, decision: decisionId(state), option });
  if (refused) throw new Error(`${option}: ${JSON.stringify(refused)}`);
}
const idleAnswer = (state: State<Strike>): void => {
  const seat = asked(game, state)[0]!;
  say(state, seat, idle(game, state, seat));
};
/** Everybody is absent until this question comes up. */
export function until(state: State<Strike>, decision: string): State<Strike> {
  for (let n = 0; n < MOST && decisionId(state) !== decision && !state.result; n++) idleAnswer(state);
  if (decisionId(state) !== decision) throw new Error(`the mission is over and ${decision} was not asked`);
  return state;
}
/** Everybody is absent until the mission is over. */
export function ended(state: State<Strike>): State<Strike> {
  for (let n = 0; n < MOST && !state.result; n++) idleAnswer(state);
  if (!state.result) throw new Error(`the mission is not over, but at ${decisionId(state)}`);
  return state;
}

/** A campaign mission that is over but for what the teams decide after it. */
export function finished(op: [number, number], campaign: object = {}): State<Strike> {
  const options = { mission: 'campaign', units: 3, campaign: campaign as Json };
  const state = until(begun(2, options), 'mastermindPhase.activate');
  const { world } = state;
  world.isClosed = [true, true, true];
  world.op = op;
  world.round = 12;
  const isOver = (): boolean => ['levelling.raise', 'agreeing.units'].includes(decisionId(state));
  for (let n = 0; n < 60 && !isOver() && !state.result; n++) {
    const seat = asked(game, state)[0]!;
    const quick = legal(game, state, seat).find(option => option === 'endPhase' || option === 'end');
    say(state, seat, quick ?? idle(game, state, seat));
  }
  return state;
}
