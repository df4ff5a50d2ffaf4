// Players as the arena sees them: whoever they are, they are told what their seat knows and name an option.
import type { Limit, Memory } from '#bots/bot.ts';
import { botAnswer, type Playable } from '#bots/play-out.ts';
import { sinceOwn } from '#engine/knowledge.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import type { Answer, Result, Seat, World } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { oneBot } from '../seating.ts';
import { commandOf } from './entrants.ts';
import { StdioBot, type Choice } from './stdio-bot.ts';

export interface Table extends Pick<Playable<World>, 'game' | 'state'> {
  /** All answers so far. */
  answers: Answer[];
}
export interface Player {
  begin(game: Game, seats: number, seat: Seat): Promise<void>;
  /** `compared` hears of comparisons of options, where the player tells of any. */
  choose(table: Table, seat: Seat, random: Random, compared?: Limit['compared']): Choice | Promise<Choice>;
  end(result: Result | null): void;
  close(): Promise<void>;
}

/** `limit`: milliseconds that an outside program has for an answer. */
export function playerFrom(word: string, cwd: string, limit: number): Player {
  const command = commandOf(word);
  return command ? outside(new StdioBot(command, cwd, limit)) : atHome(word);
}

function atHome(word: string): Player {
  const bot = oneBot(word);
  let memory: Memory;
  return {
    begin() {
      memory = { since: [] };
      return Promise.resolve();
    },
    choose(table, seat, random, compared) {
      memory.since = sinceOwn(table.game, table.answers, seat);
      return botAnswer(table, seat, bot, random, { memory, ...(compared && { compared }) });
    },
    end: () => undefined,
    close: () => Promise.resolve(),
  };
}

function outside(bot: StdioBot): Player {
  return {
    begin: ({ id, version }, seats, seat) => bot.begin({ game: id, version, seats, seat }),
    choose({ game, state }, seat) {
      const { decisions, ...seen } = view(game, state, seat);
      return bot.choose({ decision: decisions.find(({ idle }) => idle !== undefined)!, view: seen });
    },
    end: result => bot.end({ say: 'over', result }),
    close: () => bot.close(),
  };
}
