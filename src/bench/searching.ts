// Searches to be timed, here or in a browser: at tables of a game in full swing.
import { weightedPlayOut } from '#bots/weights.ts';
import { search } from '#bots/search/search.ts';
import { start } from '#engine/apply.ts';
import { asked } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Knowledge, State, World } from '#engine/types.ts';
import type { GameEntry } from '#engine/game-entry.ts';
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

/** The part of a game's shelf entry that says how benches open it. */
export type Opened = Pick<GameEntry, 'seats' | 'bench'>;
/** Game n as benches open it. */
export function opened(game: Game, { seats: { min: seats }, bench }: Opened, n: number): State {
  const options = bench?.setup ? game.setups![bench.setup]!(seats, quickRandom(n)) : null;
  return start(game, { seats, seed: seedOf(n), options });
}
/** Searches at games in full swing. */
export const searchingAt = (game: Game, entry: Opened): Work =>
  searching(
    game,
    Array.from({ length: TABLES }, (_, n) => inFullSwing(game, opened(game, entry, n), entry.bench!.middle)),
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
