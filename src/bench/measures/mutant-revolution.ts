// Mutant Revolution: whole games by chance and until a School has won, and the engine's share of them.
import { drawnByWeight } from '#bots/weights.ts';
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import type { Revolution } from '#games/mutant-revolution/table/world.ts';
import { advance } from '#engine/apply.ts';
import { anyTurn, decisionId } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, Seat, State } from '#engine/types.ts';
import { engineShare } from '../engine-share.ts';
import type { Measure, Work } from '../measure.ts';
import { type playOut, wholeGames } from '../playouts.ts';

/** The options of games played by mere chance. Hardly any School ever wins those, so they are stopped when half of the
 *  games between bots are over (docs/games), as MR-RUL-137 allows. */
const SEVEN_ROUNDS = { rounds: 7 };
/** Decisions at which chance will do; Schools that play everything by chance lose what they win. */
const BY_CHANCE = new Set(['playStage.act', 'support.answer', 'support.play', 'auction.bid', 'placement.place']);

/** Nobody trades: whoever is asked picks the dial up. */
const FLOOR = 'floor.floor';
const READY = 'ready';
/** The leader bids everything for the command. */
const BID = 'auction.bid';

/** Until all is compiled: the rules of so many cards become quicker for about ten seconds. */
const WARM = 12_000;

/** Games of 3 and 4 seats in turn. */
const playing = (options: Json, play?: typeof playOut<Revolution>) => (): Work =>
  wholeGames(mutantRevolution, 24, n => ({ seats: 3 + (n % 2), seed: seedOf(`revolution ${n}`), options }), play);
const byChance = playing(SEVEN_ROUNDS);
const untilWon = playing(null, playToWin);

/** Plays in place until a School has won, or for `limit` answers, by chance or by the cubes of the weights. */
function playToWin(game: Game<Revolution>, state: State<Revolution>, dice: Random, limit = Infinity): number {
  for (let n = 0; n < limit; n++) {
    const turn = anyTurn(game, state, dice);
    if (!turn) return n;
    const { seat, options } = turn;
    advance(game, state, seat, options.length === 1 ? options[0]! : toWin(game, state, seat, options, dice));
  }
  return limit;
}

function toWin(
  game: Game<Revolution>,
  state: State<Revolution>,
  seat: Seat,
  options: readonly string[],
  dice: Random,
): string {
  const decision = decisionId(state);
  if (decision === FLOOR && options.includes(READY)) return READY;
  if (decision === BID && isAhead(state.world, seat)) return options.at(-1)!;
  if (BY_CHANCE.has(decision)) return options[dice.below(options.length)]!;
  return drawnByWeight(game, state, seat, options, dice, true);
}

/** Is the command to be won, with a Revolution Point, by a School that has as many of them as any? */
const isAhead = ({ rp, piles }: Revolution, seat: Seat): boolean =>
  !piles.offered.cards.length && rp[seat] === Math.max(...rp);

export const mutantRevolutionMeasures: readonly Measure[] = [
  {
    name: 'mutant-revolution.playouts',
    note:
      'games of 3 and 4 seats, each until a School has won: bids, placement and the Plot Phase by chance, but ' +
      'leaders bid all for the command and nobody trades; all else drawn by the cubes of the weights of the game; ' +
      'warmed up for 12 s of CPU time',
    works: { ours: untilWon },
    warm: WARM,
  },
  {
    name: 'mutant-revolution.stopped-playouts',
    note: 'the same with everything by mere chance, stopped after seven rounds, for so hardly any School wins',
    works: { ours: byChance },
    warm: WARM,
  },
  {
    name: 'mutant-revolution.engine-share',
    note: "of the CPU time of games by mere chance, seven rounds long, how much is spent outside the game's own rules",
    share: quick => engineShare(mutantRevolution, byChance(), quick ? 400 : 2000),
  },
];
