// Mutant Revolution: whole games by chance and until a School has won, and the engine's share of them.
import { drawnByWeight } from '#bots/weights.ts';
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import type { Revolution } from '#games/mutant-revolution/table/world.ts';
import { advance, clone, start } from '#engine/apply.ts';
import { anyTurn, decisionId } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, Seat, State } from '#engine/types.ts';
import { engineShare } from '../engine-share.ts';
import { kept, type Measure, type Work } from '../measure.ts';
import { playOut } from '../playouts.ts';

const OPENINGS = 24;
/** Some twenty times as many as a game takes. */
const MOST_ANSWERS = 20_000;
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

/** Openings of 3 and 4 seats in turn, with dice that are quick, as in search. */
function openings(options: Json): State<Revolution>[] {
  return Array.from({ length: OPENINGS }, (_, i) => {
    const state = start(mutantRevolution, { seats: 3 + (i % 2), seed: seedOf(`revolution ${i}`), options });
    state.random = quickState(i);
    return state;
  });
}

type Playing = (game: Game<Revolution>, state: State<Revolution>, dice: Random, limit: number) => number;
/** Plays each opening to its end; a unit is a whole game. */
const playing = (options: Json, toTheEnd: Playing) => (): Work => {
  const from = openings(options);
  const dice = quickRandom(12);
  return () => {
    for (const state of from) {
      const game = clone(mutantRevolution, state);
      game.random = quickState(dice.below(1_000_000));
      kept.value = toTheEnd(mutantRevolution, game, dice, MOST_ANSWERS);
      if (!game.result) throw new Error(`a game of Mutant Revolution has not ended within ${MOST_ANSWERS} answers`);
    }
    return from.length;
  };
};
const byChance = playing(SEVEN_ROUNDS, playOut);
const untilWon = playing(null, playToWin);

/** Plays in place until a School has won, or for `limit` answers, by chance or by the cubes of the weights. */
function playToWin(game: Game<Revolution>, state: State<Revolution>, dice: Random, limit: number): number {
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
