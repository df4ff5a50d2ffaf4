// Bots under a limit that is counted in work instead of time: the same answers are late on every machine, or none is.
import { botNamed } from '#bots/bots.ts';
import { weightedPlayOut } from '#bots/weights.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { BotKnowledge, Horizon } from '#engine/bot-knowledge.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import type { State } from '#engine/types.ts';
import { SHELF } from '#games/index.ts';
import type { GameEntry } from '#engine/game-entry.ts';
import { opened } from '../searching.ts';
import type { Trial } from './deciding.ts';

export type WorkTrial = Pick<Trial, 'decisions' | 'limit' | 'bot'>;
export interface WorkDone {
  decisions: number;
  /** The number of answers that took more than the limit; where the longest was, and how long it took. */
  late: number;
  largest: number;
  at: string;
}

/** Milliseconds for the work of an answer that is played on (a copy of the table, a judgement, a look whether to go
 *  on), and to weigh an option: about what they take on a usual machine. */
const ANSWERING = 0.05;
const WEIGHING = 0.0025;

/** The game with a clock that its work moves on. */
function clocked(game: Game): { game: Game; clock: () => number } {
  let done = 0;
  const counted = <A extends unknown[], R>(work: (...args: A) => R, milliseconds = ANSWERING): ((...args: A) => R) => {
    return (...args) => {
      done += milliseconds;
      return work(...args);
    };
  };
  const counting = (all: Readonly<Record<string, Horizon>>): Record<string, Horizon> =>
    Object.fromEntries(
      Object.entries(all).map(([decision, horizon]) => {
        const { isClear, chance } = horizon;
        return [decision, { ...horizon, isClear: counted(isClear), chance: counted(chance) }];
      }),
    );
  const { value, keenValue, weigh, keenWeigh, horizons, longHorizons } = game.bot!;
  const bot: BotKnowledge = {
    ...game.bot!,
    value: counted(value),
    ...(keenValue && { keenValue: counted(keenValue) }),
    ...(weigh && { weigh: counted(weigh, WEIGHING) }),
    ...(keenWeigh && { keenWeigh: counted(keenWeigh, WEIGHING) }),
    ...(horizons && { horizons: counting(horizons) }),
    ...(longHorizons && { longHorizons: counting(longHorizons) }),
  };
  return { game: { ...game, copy: counted(game.copy!), bot }, clock: () => done };
}

/** Tables of a game at questions that leave a choice, game after game from the beginning to the end. */
function* tables(game: Game, entry: GameEntry): Generator<State> {
  for (let n = 0; ; n++) {
    const state = opened(game, entry, n);
    const dice = quickRandom(n);
    for (; !state.result; weightedPlayOut(game, state, dice, 1))
      if (legal(game, state, asked(game, state)[0]!).length > 1) yield state;
  }
}

/** Lets the bot answer at tables of all games, as many of each. */
export async function working({ decisions, limit, bot: name }: WorkTrial): Promise<WorkDone> {
  const bot = botNamed(name)!;
  const sums: WorkDone = { decisions: 0, late: 0, largest: 0, at: '' };
  for (const [i, entry] of SHELF.entries()) {
    const plain = await entry.load();
    const { game, clock } = clocked(plain);
    const wanted = Math.floor(((i + 1) * decisions) / SHELF.length);
    for (const state of tables(plain, entry)) {
      if (sums.decisions === wanted) break;
      const begun = clock();
      const known = knowledge(plain, state, asked(plain, state)[0]!);
      bot.choose(game, known, quickRandom(sums.decisions++), { milliseconds: limit, clock });
      const took = clock() - begun;
      if (took > limit) sums.late++;
      if (took > sums.largest) Object.assign(sums, { largest: took, at: `${plain.id} ${decisionId(state)}` });
    }
  }
  return sums;
}
