// Players as the arena sees them, bots and programs alike: given what their seat knows, they name an option.
import type { Limit } from '#bots/bot.ts';
import { botAnswer, type Playable } from '#bots/play-out.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import type { Answer, Result, Seat, World } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { oneBot } from '../setup/seating.ts';
import { commandOf } from './entrants.ts';
import type { Choice, StdioBot } from './stdio-bot.ts';

export interface Table extends Pick<Playable<World>, 'game' | 'state'> {
  /** All answers so far. */
  answers: Answer[];
}
export interface Player {
  begin(game: Game, seats: number, seat: Seat): Promise<void>;
  /** `compared` is called with comparisons of options by players that report them. */
  choose(table: Table, seat: Seat, random: Random, compared?: Limit['compared']): Choice | Promise<Choice>;
  end(result: Result | null): void;
  close(): Promise<void>;
}

/** `limit`: milliseconds that an outside program has for an answer. */
export function playerFrom(word: string, cwd: string, limit: number): Player {
  const command = commandOf(word);
  return command ? outside(command, cwd, limit) : atHome(word);
}

function atHome(word: string): Player {
  const bot = oneBot(word);
  return {
    begin: () => Promise.resolve(),
    choose: (table, seat, random, compared) => botAnswer(table, seat, bot, random, compared && { compared }),
    end: () => undefined,
    close: () => Promise.resolve(),
  };
}

/** A program is started, and what checks its replies is loaded, for its first game. */
function outside(command: readonly string[], cwd: string, limit: number): Player {
  let bot: StdioBot | undefined;
  return {
    async begin({ id, version }, seats, seat) {
      bot ??= new (await import('./stdio-bot.ts')).StdioBot(command, cwd, limit);
      return bot.begin({ game: id, version, seats, seat });
    },
    choose({ game, state }, seat) {
      const { decisions, ...seen } = view(game, state, seat);
      return bot!.choose({ decision: decisions.find(({ idle }) => idle !== undefined)!, view: seen });
    },
    end: result => bot?.end({ say: 'over', result }),
    close: async () => bot?.close(),
  };
}
