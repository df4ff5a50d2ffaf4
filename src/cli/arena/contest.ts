// A contest: the same players in the same chairs game after game, the chairs moving on around the table. A chair holds
// a whole side, which is one seat where each plays for itself. It is played here, or spread over threads.
import { pickOne, type Comparison } from '#bots/bot.ts';
import { play, start } from '#engine/apply.ts';
import { asked, decisionId, idle, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { seatsBySide, sideRanks, sidesOf } from '#engine/seats.ts';
import type { Answer, Seat } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { spread, type Games, type ManyGames } from '../runs/threads.ts';
import { reason } from '../screen/speech.ts';
import { chanceOf, openingFor, setupAt } from '../setup/opening.ts';
import { noteAnswer, type Diagnosis } from './diagnosis.ts';
import { playerFrom, type Player, type Table } from './players.ts';

export interface Stretch extends Games {
  seed: string;
  setup: string | undefined;
  seats: number;
  /** The player in each chair, who plays all seats of a side. */
  chairs: readonly string[];
  /** The folder in which outside programs run, and the milliseconds they have for an answer. */
  cwd: string;
  limit: number;
  /** Is it noted what players thought? */
  isVerbose?: boolean;
}
/** The course of a game, by chair. */
export interface Played {
  /** Nothing when it did not end. */
  ranks: number[] | null;
  answers: number;
  /** The number of idle answers taken: because there was none in time, or because it was illegal. */
  late: number[];
  illegal: number[];
  /** The first illegal answer and what was wrong with it. */
  firstIllegal: (string | null)[];
  /** The thoughts at questions that leave a choice, if they were to be noted. */
  diagnoses?: Diagnosis[];
}
export interface Outcome {
  from: number;
  played: Played[];
}
const MOST_ANSWERS = 20_000;

export async function playHere(game: Game, stretch: Stretch): Promise<Outcome> {
  const { from, games, seats, chairs, cwd, limit } = stretch;
  const largest = Math.max(...seatsBySide(sidesOf(game, seats)).map(side => side.length));
  const players: Player[][] = [];
  try {
    for (const word of chairs) players.push(Array.from({ length: largest }, () => playerFrom(word, cwd, limit)));
    const played: Played[] = [];
    for (let n = from; n < from + games; n++) played.push(await playOne(game, stretch, players, n));
    return { from, played };
  } finally {
    await Promise.all(players.flat().map(player => player.close()));
  }
}

/** Game n of a seed is always the same game. One deal is played once with every turn of the chairs. */
async function playOne(
  game: Game,
  { seed, setup, seats, isVerbose }: Stretch,
  chairs: readonly (readonly Player[])[],
  n: number,
): Promise<Played> {
  const deal = Math.floor(n / chairs.length);
  const opening = openingFor(game, { seats, setup: setupAt(setup, deal), seed: `${seed} ${deal}` });
  const state = start(game, opening);
  const sides = sidesOf(game, seats);
  const chairAt = (seat: Seat): number => (sides[seat]! + n) % chairs.length;
  const seated = seatsBySide(sides).flatMap(side => side.map((seat, i) => [seat, chairs[chairAt(seat)]![i]!] as const));
  const playerAt = new Map(seated);
  const none = (): number[] => chairs.map(() => 0);
  const firstIllegal = chairs.map(() => null);
  const played: Played = { ranks: null, answers: 0, late: none(), illegal: none(), firstIllegal };
  if (isVerbose) played.diagnoses = chairs.map(() => ({}));
  await Promise.all(seated.map(([seat, player]) => player.begin(game, seats, seat)));
  const random = chanceOf(opening.seed, `bots ${n}`);
  const table: Table = { game, state, answers: [] };
  for (; !state.result && played.answers < MOST_ANSWERS; played.answers++) {
    const seat = pickOne(asked(game, state), random);
    const chair = chairAt(seat);
    const trouble = await answer(table, seat, playerAt.get(seat)!, random, played.diagnoses?.[chair]);
    if (trouble === 'late') played.late[chair]!++;
    else if (trouble) {
      played.illegal[chair]!++;
      played.firstIllegal[chair] ??= trouble.illegal;
    }
  }
  for (const [, player] of seated) player.end(state.result);
  if (state.result) {
    const ranks = sideRanks(state.result.ranks, sides);
    played.ranks = none().map((_, chair) => ranks[(chair + chairs.length - (n % chairs.length)) % chairs.length]!);
  }
  return played;
}

/** Lets the player answer; who is late or illegal has answered idly. Tells what was illegal. */
async function answer(
  table: Table,
  seat: Seat,
  player: Player,
  random: Random,
  diagnosis: Diagnosis | undefined,
): Promise<Trouble | undefined> {
  const { game, state } = table;
  const decision = decisionId(state);
  const choice = await (diagnosis ? noted(table, seat, player, random, diagnosis) : player.choose(table, seat, random));
  const wrong =
    choice && ('instead' in choice ? choice.instead : refused(table, { seat, decision, option: choice.option }));
  if (choice && wrong === undefined) return undefined;
  refused(table, { seat, decision, option: idle(game, state, seat) });
  return wrong === undefined ? 'late' : { illegal: `${wrong} That was at ${decision}.` };
}
/** Lets the player choose, and notes what it thought and how long. */
async function noted(
  table: Table,
  seat: Seat,
  player: Player,
  random: Random,
  diagnosis: Diagnosis,
): Promise<Awaited<ReturnType<Player['choose']>>> {
  const isChoice = legal(table.game, table.state, seat).length > 1;
  let comparison: Comparison | undefined;
  const begun = performance.now();
  const choice = await player.choose(table, seat, random, found => (comparison = found));
  if (isChoice) noteAnswer(diagnosis, decisionId(table.state), performance.now() - begun, comparison);
  return choice;
}
type Trouble = 'late' | { illegal: string };

/** Plays an answer, or tells why it cannot be. */
function refused({ game, state, answers }: Table, answer: Answer): string | undefined {
  const refusal = play(game, state, answer);
  if (refusal) return `'${answer.option}'. ${reason(game, refusal, view(game, state, answer.seat))}`;
  answers.push(answer);
  return undefined;
}

export const contest = (games: ManyGames<Stretch, Outcome>): Promise<string | undefined> =>
  spread('arena', playHere, { most: ROUNDS * games.whole.chairs.length, ...games });
/** Turns around the table in a stretch at most: some bots think long, and the bar should move. */
const ROUNDS = 5;
