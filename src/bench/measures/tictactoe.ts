// Tic-tac-toe: the smallest game, so what is seen is the cost of the engine itself.
import { tictactoe } from '#games/tictactoe/game.ts';
import type { Board as World } from '#games/tictactoe/table/world.ts';
import { clone, play, start } from '#engine/apply.ts';
import type { Random } from '#engine/definition.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Answer, State } from '#engine/types.ts';
import { kept, making, type Measure, type Work } from '../measure.ts';
import { makeMove, type Move } from '../peers/boardgameio.ts';
import { peer } from '../peers/tictactoe/boardgameio.ts';
import { Board } from '../peers/tictactoe/board.ts';
import { playOut, randomGame } from '../playouts.ts';

const GAMES = 100;
const MIDDLE = 4;

/** A ready-made game in everybody's own form. */
interface Script {
  answers: Answer[];
  moves: Move[];
  winner: number;
}

export const opening = (): State<World> => {
  const state = start(tictactoe, { seats: 2, seed: seedOf('tictactoe') });
  state.random = quickState(1); // search plays with the quick generator
  return state;
};

export function scripts(count: number, seed: number): Script[] {
  const dice = quickRandom(seed);
  const from = opening();
  return Array.from({ length: count }, () => {
    const { answers, end } = randomGame(tictactoe, from, dice);
    const moves = answers.map(({ seat, option }) =>
      makeMove('mark', [Number(option.slice('mark:'.length))], String(seat)),
    );
    const [first, second] = end.result!.ranks;
    return { answers, moves, winner: first === second ? -1 : first === 1 ? 0 : 1 };
  });
}

/** Work on every script; each must end as it ended when it was made. */
const replaying =
  (all: readonly Script[], winnerOf: (script: Script) => number): Work =>
  () => {
    let moves = 0;
    for (const script of all) {
      if (winnerOf(script) !== script.winner) throw new Error('a ready-made game has ended differently');
      moves += script.answers.length;
    }
    return moves;
  };

export function oursReplays({ answers }: Script, from: State<World>): number {
  const state = clone(tictactoe, from);
  kept.value = state;
  for (const answer of answers) if (play(tictactoe, state, answer)) return NaN;
  const [first, second] = state.result!.ranks;
  return first === second ? -1 : first === 1 ? 0 : 1;
}

export function peerReplays({ moves }: Script, from: ReturnType<typeof peer.opening>): number {
  let state = from;
  for (const move of moves) state = peer.play(state, move);
  return Number((state.ctx.gameover as { winner?: string }).winner ?? -1);
}

/** Like ours, the plain board takes answers as they are stored and sent, and returns the rule that refuses one. */
export function limitReplays({ answers }: Script): number {
  const board = new Board();
  kept.value = board;
  for (const answer of answers) if (board.answer(answer)) return NaN;
  return board.winner;
}

const moves = {
  ours() {
    const from = opening();
    return replaying(scripts(GAMES, 1), script => oursReplays(script, from));
  },
  boardgameio() {
    const from = peer.opening(2);
    return replaying(scripts(GAMES, 1), script => peerReplays(script, from));
  },
  limit: () => replaying(scripts(GAMES, 1), limitReplays),
};

/** Random games, by dice that are the same for everybody. */
function playing(playGame: (dice: Random) => number): Work {
  const dice = quickRandom(2);
  return () => {
    let moves = 0;
    for (let i = 0; i < GAMES; i++) moves += playGame(dice);
    return moves;
  };
}
const playouts = {
  ours() {
    const from = opening();
    return playing(dice => playOut(tictactoe, clone(tictactoe, from), dice));
  },
  boardgameio() {
    const from = peer.opening(2);
    return playing(dice => peerPlaysOut(from, dice));
  },
  limit: () => playing(limitPlaysOut),
};
function peerPlaysOut(from: ReturnType<typeof peer.opening>, dice: Random): number {
  let state = from;
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const legal = peer.moves(state, state.ctx.currentPlayer);
    state = peer.play(state, legal[dice.below(legal.length)]!);
  }
  return moves;
}
function limitPlaysOut(dice: Random): number {
  const board = new Board();
  kept.value = board;
  while (!board.isOver) {
    const legal = board.legal();
    board.mark(board.turn, legal[dice.below(legal.length)]!);
  }
  return board.marks;
}

const clones = {
  ours() {
    const state = opening();
    playOut(tictactoe, state, quickRandom(3), MIDDLE);
    return making(() => clone(tictactoe, state), 1000);
  },
  limit() {
    const board = new Board();
    for (let cell = 0; cell < MIDDLE; cell++) board.mark(board.turn, cell);
    return making(() => board.copy(), 1000);
  },
};

export const tictactoeMeasures: readonly Measure[] = [
  {
    name: 'tictactoe.moves',
    note: `answers of ${GAMES} ready-made games, each checked and played; the limit takes the same text answers`,
    works: moves,
  },
  { name: 'tictactoe.playouts', note: 'moves of random games: list what is legal, pick, play', works: playouts },
  {
    name: 'tictactoe.clones',
    note: 'copies of a state in mid-game; boardgame.io keeps old states and never copies one',
    works: clones,
  },
];
