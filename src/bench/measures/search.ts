// Search: iterations in a second, each an imagined table, a way down the tree and what comes of it.
import { tictactoe } from '#games/tictactoe/game.ts';
import { clone, play } from '#engine/apply.ts';
import { BENCHED } from '../benched.ts';
import type * as Browser from '../browser.ts';
import { kept, type Measure, type Work } from '../measure.ts';
import { peer } from '../peers/tictactoe/boardgameio.ts';
import { ITERATIONS, searching, searchingAt } from '../searching.ts';
import { opening, scripts } from './tictactoe.ts';

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

/** The rate in a browser, whose code is loaded on demand: contestants' threads need none of it. */
const inBrowser = async (...wanted: Parameters<typeof Browser.browserRate>): Promise<number | null> =>
  (await import('../browser.ts')).browserRate(...wanted);

export const searchMeasures: readonly Measure[] = [
  {
    name: 'tictactoe.mcts',
    note: `iterations of a tree search, ${ITERATIONS} a move at ${MARKS.length} boards; theirs is their MCTSBot`,
    works: { ours: oursAtTictactoe, boardgameio: peerAtTictactoe },
  },
  ...BENCHED.flatMap(({ game, entry }): Measure[] => [
    {
      name: `${entry.id}.search`,
      note: 'iterations of the search at games in full swing',
      works: { ours: () => searchingAt(game, entry) },
    },
    {
      name: `${entry.id}.search.browser`,
      note: 'the same in Chromium without a window, by the clock on the wall',
      rate: quick => inBrowser(entry, quick),
    },
  ]),
];
