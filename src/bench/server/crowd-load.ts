// The process that plays and watches many games on our server at the pace of people, and times when each view arrives.
import { Board } from '../peers/tictactoe/board.ts';
import type { Random } from '#engine/definition.ts';
import { quickRandom } from '#engine/random.ts';
import { taskOf, tell } from './child.ts';
import { type OurMatch, seatedMatch } from './ours.ts';
import { inWaves, pause } from './pace.ts';
import { nextGame } from './series.ts';
import { Tally } from './tally.ts';

export interface CrowdTask {
  port: number;
  games: number;
  /** Sockets at each game that only watch, beside the two that play. */
  watching: number;
  /** Milliseconds between two answers of a game. */
  pace: number;
  /** Milliseconds of play before views count. */
  warm: number;
  /** Milliseconds in which they do. */
  time: number;
}

/** Plays random games until the process ends; no two begin at the same moment. */
async function play(match: OurMatch, dice: Random, pace: number): Promise<never> {
  await pause(dice.below(pace));
  for (let board = new Board(); ; board = nextGame(board))
    while (!board.isOver) {
      const cells = board.legal();
      const cell = cells[dice.below(cells.length)]!;
      await Promise.all([pause(pace), answer(match, board.turn, cell)]);
      board.mark(board.turn, cell);
    }
}
/** Times for every socket of the game when the answer is in its view. */
async function answer(match: OurMatch, seat: number, cell: number): Promise<void> {
  const sent = performance.now();
  const seen = match.clients.map(async ({ seen }) => {
    await seen.until(seen.latest + 1);
    tally.add(performance.now() - sent);
  });
  await Promise.all([match.mark(seat, cell), ...seen]);
}

async function measured(): Promise<never> {
  await pause(warm);
  tally.begin();
  // On a machine that stalls it takes longer until there is anything to report.
  do await pause(time);
  while (!tally.count().answers);
  tell(tally.count());
  return await new Promise(() => undefined); // the games stay until somebody ends them
}

const { port, games, watching, pace, warm, time } = taskOf<CrowdTask>();
const tally = new Tally();
const matches = await inWaves(games, () => seatedMatch(port, watching));
await Promise.race([measured(), ...matches.map((match, i) => play(match, quickRandom(i + 1), pace))]);
