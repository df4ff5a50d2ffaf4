// Measures of the engine's work around the rules, on the auction house in mid-game: nobody else offers the same.
import { auctionHouse } from '#games/auction/game.ts';
import { apply, clone, start } from '#engine/apply.ts';
import { asked, decisionId, explain, legal } from '#engine/ask.ts';
import { imagine, knowledge } from '#engine/knowledge.ts';
import { newRecord, replay } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { hash, seedOf } from '#engine/seed.ts';
import { view } from '#engine/views.ts';
import { engineShare } from '../engine-share.ts';
import { making, type Measure } from '../measure.ts';
import { playOut, randomGame } from '../playouts.ts';
import { middle, opening } from './auction.ts';

const TIMES = 20;

/** A service called again and again on the same position. */
const service = (name: string, note: string, prepare: () => () => unknown): Measure => ({
  name: `auction.${name}`,
  note,
  works: { ours: () => making(prepare(), TIMES) },
});

function someAnswer() {
  const { ours: state } = middle();
  const seat = asked(auctionHouse, state)[0]!;
  const answer = { seat, decision: decisionId(state), option: legal(auctionHouse, state, seat)[0]! };
  return () => apply(auctionHouse, state, answer);
}
function someImagining() {
  const known = knowledge(auctionHouse, middle().ours, 1);
  const dice = quickRandom(4);
  return () => imagine(auctionHouse, known, dice);
}
function someRecord() {
  const record = newRecord(auctionHouse, { seats: 4, seed: seedOf(7) });
  const { answers } = randomGame(auctionHouse, start(auctionHouse, record), quickRandom(5));
  return () => replay(auctionHouse, { ...record, answers });
}

export const auctionServices: readonly Measure[] = [
  service('view', "one seat's view, its question in words included", () => {
    const { ours } = middle();
    return () => view(auctionHouse, ours, 1);
  }),
  service('explain', 'the questions of all seats asked, as people see them', () => {
    const { ours } = middle();
    return () => explain(auctionHouse, ours);
  }),
  service('determinize', 'guesses at all that a seat has not seen, from its knowledge', someImagining),
  service('apply', 'an answer checked and played on a copy, with what happened', someAnswer),
  service('replay', 'whole matches played from their records, with what happened', someRecord),
  service('hash', 'hashes of a state', () => {
    const { ours } = middle();
    return () => hash(ours);
  }),
  {
    name: 'auction.engine-share',
    note: "of the CPU time of random games, how much is spent outside the game's own rules",
    share(quick) {
      const dice = quickRandom(6);
      const from = opening(3);
      return engineShare(
        auctionHouse,
        () => playOut(auctionHouse, clone(auctionHouse, from), dice),
        quick ? 400 : 2000,
      );
    },
  },
];
