// The auction house: a small game that uses all of the engine, so what is seen is what a real game costs.
import { auctionHouse } from '#games/auction/game.ts';
import type { House as World } from '#games/auction/table/world.ts';
import { clone, play, start } from '#engine/apply.ts';
import type { Random } from '#engine/definition.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Answer, State } from '#engine/types.ts';
import { kept, making, type Measure, type Work } from '../measure.ts';
import { peer } from '../peers/auction/boardgameio.ts';
import { answer, beginRound } from '../peers/auction/flow.ts';
import { copyHouse, type House, houseOf } from '../peers/auction/house.ts';
import { asked, legal } from '../peers/auction/legal.ts';
import { plainAnswer, type PlainAnswer } from '../peers/auction/translation.ts';
import { makeMove, type Move } from '../peers/boardgameio.ts';
import { playOut, randomGame } from '../playouts.ts';

const GAMES = 4;
const SEATS = 4;
export const MIDDLE = 60;

/** A ready-made game in everybody's own form. */
export interface Script {
  ours: State<World>;
  plain: House;
  peers: ReturnType<typeof peer.opening>;
  answers: Answer[];
  plainAnswers: PlainAnswer[];
  moves: Move[];
  ranks: string;
}

export const opening = (seed: number): State<World> => {
  const state = start(auctionHouse, { seats: SEATS, seed: seedOf(seed) });
  state.random = quickState(seed); // search plays with the quick generator
  return state;
};

export function script(seed: number): Script {
  const ours = opening(seed);
  const before = houseOf(ours.world, ours.random);
  const plain = copyHouse(before);
  beginRound(plain);
  const { answers, end } = randomGame(auctionHouse, ours, quickRandom(seed));
  const plainAnswers = answers.map(plainAnswer);
  const moves = plainAnswers.map(({ seat, question, move }) => makeMove('answer', [question, move], String(seat)));
  const ranks = String(end.result!.ranks);
  return { ours, plain, peers: peer.opening(SEATS, before), answers, plainAnswers, moves, ranks };
}
const scripts = (): Script[] => Array.from({ length: GAMES }, (_, seed) => script(seed));

export function oursReplays({ ours, answers }: Script): string {
  const state = clone(auctionHouse, ours);
  kept.value = state;
  for (const given of answers) if (play(auctionHouse, state, given)) return '';
  return String(state.result!.ranks);
}
export function peerReplays({ peers, moves }: Script): string {
  let state = peers;
  for (const move of moves) state = peer.play(state, move);
  return String((state.ctx.gameover as { ranks: number[] } | undefined)?.ranks);
}
export function limitReplays({ plain, plainAnswers }: Script): string {
  const w = copyHouse(plain);
  kept.value = w;
  for (const { seat, question, move } of plainAnswers) if (!answer(w, seat, question, move)) return '';
  return String(w.ranks);
}

/** Work on every script; each must end as it ended when it was made. */
const replaying = (ranksOf: (script: Script) => string) => (): Work => {
  const all = scripts();
  return () => {
    let answers = 0;
    for (const one of all) {
      if (ranksOf(one) !== one.ranks) throw new Error('a ready-made game has ended differently');
      answers += one.answers.length;
    }
    return answers;
  };
};
const moves = {
  ours: replaying(oursReplays),
  boardgameio: replaying(peerReplays),
  limit: replaying(limitReplays),
};

/** Random games of everybody with the same dice: they are the same games. */
export const playouts = {
  ours: ({ ours }: Script, dice: Random): number => playOut(auctionHouse, clone(auctionHouse, ours), dice),
  boardgameio({ peers }: Script, dice: Random): number {
    let state = peers;
    let answers = 0;
    for (; state.ctx.gameover === undefined; answers++) {
      const seats = asked(state.G);
      const seat = seats.length === 1 ? seats[0]! : seats[dice.below(seats.length)]!;
      const options = peer.moves(state, String(seat));
      state = peer.play(state, options[dice.below(options.length)]!);
    }
    return answers;
  },
  limit({ plain }: Script, dice: Random): number {
    const w = copyHouse(plain);
    kept.value = w;
    for (let answers = 0; ; answers++) {
      const seats = asked(w);
      if (!seats.length) return answers;
      const seat = seats.length === 1 ? seats[0]! : seats[dice.below(seats.length)]!;
      const options = legal(w, seat);
      answer(w, seat, w.question, options[dice.below(options.length)]!);
    }
  },
};

const playing = (playGame: (script: Script, dice: Random) => number) => (): Work => {
  const all = scripts();
  const dice = quickRandom(2);
  return () => {
    let answers = 0;
    for (const one of all) answers += playGame(one, dice);
    return answers;
  };
};

/** Our table and the plain one after the same answers. */
export function middle(): { ours: State<World>; plain: House } {
  const { ours, plain, answers, plainAnswers } = script(1);
  for (const given of answers.slice(0, MIDDLE)) play(auctionHouse, ours, given);
  for (const { seat, question, move } of plainAnswers.slice(0, MIDDLE)) answer(plain, seat, question, move);
  return { ours, plain };
}

const clones = {
  ours() {
    const { ours } = middle();
    return making(() => clone(auctionHouse, ours), 100);
  },
  limit() {
    const { plain } = middle();
    return making(() => copyHouse(plain), 100);
  },
};

export const auctionMeasures: readonly Measure[] = [
  { name: 'auction.moves', note: `answers of ${GAMES} ready-made games, each checked and played`, works: moves },
  {
    name: 'auction.playouts',
    note: 'answers of random games: list what is legal, pick, play',
    works: {
      ours: playing(playouts.ours),
      boardgameio: playing(playouts.boardgameio),
      limit: playing(playouts.limit),
    },
  },
  {
    name: 'auction.clones',
    note: 'copies of a state in mid-game; boardgame.io keeps old states and never copies one',
    works: clones,
  },
];
