// The door to boardgame.io, used as its own bots use it: the reducer alone, in production mode, where it checks less.
import { createRequire } from 'node:module';
import type { ActionShape, Ctx, Game, State } from 'boardgame.io';
import type * as Ai from 'boardgame.io/dist/types/packages/ai.d.ts';
import type * as Core from 'boardgame.io/dist/types/packages/core.d.ts';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts';

process.env['NODE_ENV'] = 'production';
const load = createRequire(import.meta.url); // it is not made for import
const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as typeof Internal;
const { MCTSBot, RandomBot } = load('boardgame.io/ai') as typeof Ai;
export const { INVALID_MOVE } = load('boardgame.io/core') as typeof Core;

export type Move = ActionShape.MakeMove;
type Errors = { transients?: { error?: { type: string } } };

export const makeMove = (type: string, args: unknown[], playerID: string): Move => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID },
});

/** One of its games ready to play: states are never changed, so the one before a move is its copy. */
export class Peer<G> {
  readonly opening: (seats: number, setupData?: unknown) => State<G>;
  private readonly reduce: (state: State<G>, move: Move) => State<G>;
  private readonly bot: InstanceType<typeof RandomBot>;
  private readonly game: Game<G>;

  constructor(game: Game<G>) {
    const lean = (this.game = { ...game, disableUndo: true });
    this.opening = (numPlayers, setupData) => InitializeGame({ game: lean as Game, numPlayers, setupData }) as State<G>;
    this.reduce = CreateGameReducer({ game: lean as Game }) as unknown as typeof this.reduce;
    this.bot = new RandomBot({ enumerate: game.ai!.enumerate as never });
  }
  play(state: State<G>, move: Move): State<G> {
    return this.reduce(state, move);
  }
  /** Legal moves, as its bots list them. */
  moves(state: State<G>, player: string): Move[] {
    return this.bot.enumerate(state.G, state.ctx, player) as Move[];
  }
  /** Its own tree search, with so many iterations a move; they are done when the call returns. */
  searching(iterations: number, seed: number): (state: State<G>, player: string) => unknown {
    const game = this.game as Game;
    const bot = new MCTSBot({ game, enumerate: game.ai!.enumerate, iterations, seed });
    return (state, player) => bot.play(state, player);
  }
}

/** Was the move that led here refused? The state is then as it was. */
export const isRefused = <G>(state: State<G>): boolean => (state as Errors).transients?.error !== undefined;
/** The players who may move: those in a stage, or the one whose turn it is. */
export const activePlayers = ({ activePlayers, currentPlayer }: Ctx): string[] =>
  activePlayers ? Object.keys(activePlayers) : [currentPlayer];
