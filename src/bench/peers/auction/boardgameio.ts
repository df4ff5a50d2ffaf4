// The auction house on boardgame.io: its moves change the plain record through the framework's drafts, who is asked is
// an active player in a stage, and the framework checks whose move it is before the rules do.
import type { ActivePlayersArg, Game, MoveFn } from 'boardgame.io';
import { INVALID_MOVE, Peer } from '../boardgameio.ts';
import { answer as playAnswer, gift as playGift, beginRound } from './flow.ts';
import { BID, copyHouse, FLOOR, type House, type Move, OVER, REACT } from './house.ts';
import { legal } from './legal.ts';

/** Everyone who may answer; a secret answer leaves its seat active, for it may be taken back. */
function activeIn(w: House): ActivePlayersArg {
  if (w.question === FLOOR) return { all: 'asked' };
  const seats = w.question === BID || w.question === REACT ? w.live : [w.seat];
  return { value: Object.fromEntries(seats.map(seat => [String(seat), 'asked'])) };
}

const answer: MoveFn<House> = ({ G, playerID, events }, question: number, move: Move) => {
  const { asks } = G;
  if (!playAnswer(G, Number(playerID), question, move)) return INVALID_MOVE;
  if (G.asks !== asks && G.question !== OVER) events.setActivePlayers(activeIn(G));
  return undefined;
};
const gift: MoveFn<House> = ({ G, playerID }, to: number) =>
  playGift(G, Number(playerID), to) ? undefined : INVALID_MOVE;

const auction: Game<House, Record<string, unknown>, House> = {
  name: 'auction',
  setup(_context, opening) {
    const w = copyHouse(opening!);
    beginRound(w);
    return w;
  },
  turn: {
    activePlayers: { all: 'asked' },
    stages: { asked: { moves: { answer, gift } } },
  },
  endIf: ({ G }) => (G.question === OVER ? { ranks: G.ranks } : undefined),
  ai: {
    enumerate: (G, _ctx, player) =>
      legal(G, Number(player)).map(move => ({ move: 'answer', args: [G.question, move] })),
  },
};

export const peer = new Peer<House>(auction as Game<House>);
