// The contract of a board: in games by chance, whatever anybody is offered can be picked on the board or in its bar.
import assert from 'node:assert/strict';
import { greedyBot } from '#bots/greedy.ts';
import { asked, decisionId } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { Decision, Json, Option, Seat, View, World } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { legalOf } from '../asking.ts';
import { isOffered } from '../offered.ts';

export interface PlacesContract<W extends World> {
  game: Game<W>;
  /** Games are played with the numbers from 1 on; a number is the seed, too. */
  games: number;
  opening: (n: number) => { seats: number; options: Json };
  /** Answers after which a game is left. */
  answers: number;
  /** Is there something to click for the option? */
  hasPlace: (seen: View<W>, decision: Decision, option: Option) => boolean;
  /** The next answer; mostly any, else the greedy bot's, when left out. */
  next?: (legal: readonly Option[], random: Random) => string;
}

/** Plays the games and tells the kinds of questions that were asked in them. */
export function everyOptionHasAPlace<W extends World>(contract: PlacesContract<W>): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (let n = 1; n <= contract.games; n++) play(contract, n, kinds);
  return kinds;
}
function play<W extends World>(contract: PlacesContract<W>, n: number, kinds: Set<string>): void {
  const { game, opening, answers } = contract;
  const seed = n.toString(16).padStart(32, '0');
  const match = new Match(game, newRecord(game, { ...opening(n), seed }));
  const random = quickRandom(n);
  for (let given = 0; given < answers && !match.state.result; given++) {
    for (const seat of asked(game, match.state)) look(contract, match, seat, kinds);
    const seat = asked(game, match.state)[0]!;
    match.answer({ seat, decision: decisionId(match.state), option: nextOf(contract, match, seat, random) });
  }
}
function look<W extends World>(contract: PlacesContract<W>, { state }: Match<W>, seat: Seat, kinds: Set<string>): void {
  const { game, hasPlace } = contract;
  const seen = view(game, state, seat);
  for (const decision of seen.decisions.filter(one => one.seat === seat)) {
    kinds.add(decision.id);
    assert.ok(isOffered(game.id, decision), `the list opens at ${decision.id}`);
    for (const option of legalOf(decision))
      assert.ok(hasPlace(seen, decision, option), `${decision.id} offers ${option.id} (${option.refs.join(' ')})`);
  }
}
function nextOf<W extends World>(
  { game, next }: PlacesContract<W>,
  match: Match<W>,
  seat: Seat,
  random: Random,
): string {
  const { state } = match;
  const known = knowledge(game, state, seat);
  const legal = legalOf(view(game, state, seat).decisions.find(one => one.seat === seat)!);
  if (next) return next(legal, random);
  const isWild = random.below(3) > 0 && legal.length > 0;
  return isWild ? legal[random.below(legal.length)]!.id : greedyBot.choose(game, known, random);
}
