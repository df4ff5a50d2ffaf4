// Search: iterations in a second, each an imagined table, a way down the tree and what comes of it.
import { weightedPlayOut } from '#bots/search/rollout.ts';
import { search } from '#bots/search/search.ts';
import { tictactoe } from '#bench/games/tictactoe/game.ts';
import { clone, play, start } from '#engine/apply.ts';
import { asked } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Knowledge, State, World } from '#engine/types.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import { kept, type Measure, type Work } from '../measure.ts';
import { peer } from '../peers/tictactoe/boardgameio.ts';
import { opening, scripts } from './tictactoe.ts';

/** Iterations for one move. */
const ITERATIONS = 200;

/** Searches for the best answer at each of the tables; a unit is an iteration. */
function searching<W extends World>(game: Game<W>, tables: readonly State<W>[]): Work {
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

/** Marks on the boards that tic-tac-toe is searched from. */
const MARKS = [0, 1, 2, 3, 4];
const oursAtTictactoe = (): Work =>
  searching(
    tictactoe,
    MARKS.map((count, n) => {
      const state = clone(tictactoe, opening());
      for (const answer of scripts(MARKS.length, 4)[n]!.answers.slice(0, count)) play(tictactoe, state, answer);
      return state;
    }),
  );
function peerAtTictactoe(): Work {
  const tables = MARKS.map((count, n) => {
    let state = peer.opening(2);
    for (const move of scripts(MARKS.length, 4)[n]!.moves.slice(0, count)) state = peer.play(state, move);
    return state;
  });
  const think = peer.searching(ITERATIONS, 5);
  return () => {
    for (const state of tables) kept.value = think(state, state.ctx.currentPlayer);
    return tables.length * ITERATIONS;
  };
}

const DUELS = 8;
/** Answers after which a game is in full swing. */
const MIDDLE = { duel: 60, revolution: 150 };

/** Tournament games in full swing. */
export const atDiceMasters = (): Work =>
  searching(
    diceMasters,
    Array.from({ length: DUELS }, (_, n) => {
      const options = diceMasters.setups!['tournament-by-chance']!(2, quickRandom(n));
      return inFullSwing(diceMasters, start(diceMasters, { seats: 2, seed: seedOf(n), options }), MIDDLE.duel);
    }),
  );
export const atMutantRevolution = (): Work =>
  searching(
    mutantRevolution,
    Array.from({ length: DUELS }, (_, n) =>
      inFullSwing(mutantRevolution, start(mutantRevolution, { seats: 3, seed: seedOf(n) }), MIDDLE.revolution),
    ),
  );
function inFullSwing<W extends World>(game: Game<W>, state: State<W>, answers: number): State<W> {
  weightedPlayOut(game, state, quickRandom(6), answers);
  if (state.result) throw new Error(`a game of ${game.name} is over after ${answers} answers`);
  return state;
}

export const searchMeasures: readonly Measure[] = [
  {
    name: 'tictactoe.mcts',
    note: `iterations of a tree search, ${ITERATIONS} a move at ${MARKS.length} boards; theirs is their MCTSBot`,
    works: { ours: oursAtTictactoe, boardgameio: peerAtTictactoe },
  },
  {
    name: 'dice-masters.search',
    note: 'iterations of the search at tournament games in full swing',
    works: { ours: atDiceMasters },
  },
  {
    name: 'mutant-revolution.search',
    note: 'iterations of the search at games of three in full swing',
    works: { ours: atMutantRevolution },
  },
];
