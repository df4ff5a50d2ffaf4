// Searches to be timed, here or in a browser: at tables of both games in full swing.
import { weightedPlayOut } from '#bots/search/rollout.ts';
import { search } from '#bots/search/search.ts';
import { start } from '#engine/apply.ts';
import { asked } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Knowledge, State, World } from '#engine/types.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import { kept, type Work } from './measure.ts';

/** Iterations for one move. */
export const ITERATIONS = 200;

/** Searches for the best answer at each of the tables; a unit is an iteration. */
export function searching<W extends World>(game: Game<W>, tables: readonly State<W>[]): Work {
  const all = tables.map((table): Knowledge<W> => knowledge(game, table, asked(game, table)[0]!));
  const dice = quickRandom(5);
  return () => {
    let visits = 0;
    for (const known of all) {
      const found = search(game, known, dice, { iterations: ITERATIONS });
      kept.value = found;
      for (const ranked of found) visits += ranked.visits;
    }
    return visits;
  };
}

const TABLES = 8;
/** Answers after which a game is in full swing. */
const MIDDLE = { duel: 60, revolution: 150 };

/** Tournament games in full swing. */
export const atDiceMasters = (): Work =>
  searching(
    diceMasters,
    Array.from({ length: TABLES }, (_, n) => {
      const options = diceMasters.setups!['tournament-by-chance']!(2, quickRandom(n));
      return inFullSwing(diceMasters, start(diceMasters, { seats: 2, seed: seedOf(n), options }), MIDDLE.duel);
    }),
  );
export const atMutantRevolution = (): Work =>
  searching(
    mutantRevolution,
    Array.from({ length: TABLES }, (_, n) =>
      inFullSwing(mutantRevolution, start(mutantRevolution, { seats: 3, seed: seedOf(n) }), MIDDLE.revolution),
    ),
  );
/** After so many answers, and then at the first question that is searched for. */
function inFullSwing<W extends World>(game: Game<W>, state: State<W>, answers: number): State<W> {
  const dice = quickRandom(6);
  weightedPlayOut(game, state, dice, answers);
  while (!state.result && !isSearched(game, state)) weightedPlayOut(game, state, dice, 1);
  if (state.result) throw new Error(`a game of ${game.name} is over after ${answers} answers`);
  return state;
}
const isSearched = <W extends World>(game: Game<W>, state: State<W>): boolean =>
  search(game, knowledge(game, state, asked(game, state)[0]!), quickRandom(7), { iterations: 40 }).some(
    ({ visits }) => visits > 0,
  );
