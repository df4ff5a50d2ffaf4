// The process that plays: many matches at once, in each of them one answer under way at any time.
import type { Random } from '#engine/definition.ts';
import { quickRandom } from '#engine/random.ts';
import { Board } from '../peers/tictactoe/board.ts';
import { taskOf, tell } from './child.ts';
import type { Match } from './contestants.ts';
import { CONTESTANTS, type Name } from './contestants.ts';
import { inWaves, pause } from './pace.ts';
import { nextGame } from './series.ts';
import { type Count, Tally } from './tally.ts';

export interface LoadTask {
  name: Name;
  port: number;
  matches: number;
  /** Milliseconds of play before answers count. */
  warm: number;
  /** Milliseconds in which they do. */
  time: number;
}

/** Plays a series of random games until the process ends. */
async function play(match: Match, dice: Random, tally: Tally): Promise<never> {
  for (let board = new Board(); ; board = nextGame(board)) {
    await playGame(match, board, dice, tally);
    tally.newGame();
  }
}
async function playGame(match: Match, board: Board, dice: Random, tally: Tally): Promise<void> {
  while (!board.isOver) {
    const { turn } = board;
    const cells = board.legal();
    const cell = cells[dice.below(cells.length)]!;
    const sent = performance.now();
    await match.mark(turn, cell);
    tally.add(performance.now() - sent);
    board.mark(turn, cell);
  }
}

async function measured({ warm, time }: LoadTask, tally: Tally): Promise<Count> {
  await pause(warm);
  tally.begin();
  tell({});
  // On a machine that stalls it takes longer until there is anything to report.
  do await pause(time);
  while (!tally.count().games);
  return tally.count();
}

const task = taskOf<LoadTask>();
const { sit } = await CONTESTANTS[task.name]();
const matches = await inWaves(task.matches, () => sit(task.port));
const tally = new Tally();
const playing = matches.map((match, i) => play(match, quickRandom(i + 1), tally));
tell(await Promise.race([measured(task, tally), ...playing]));
