// The auction house: its table of contents. A small game that uses all of the engine; the model for every other game.
import { compile } from '#engine/effects.ts';
import { defineGame } from '#engine/game.ts';
import { bot } from './bot/bot.ts';
import { EVENTS } from './cards/events.ts';
import { REACTIONS } from './cards/reactions.ts';
import { RECRUITS } from './cards/recruits.ts';
import { back } from './table/deck.ts';
import { abilities } from './flow/abilities.ts';
import { auction } from './flow/auction.ts';
import { gift } from './flow/gift.ts';
import { market } from './flow/market.ts';
import { reactions, turn } from './flow/plot.ts';
import { alternative, discarding, opponent } from './flow/questions.ts';
import { round } from './flow/round.ts';
import { names, texts } from './words/texts.ts';
import { verbs } from './verbs/verbs.ts';
import { complain, copyHouse, drawGoal, inventory, ROUNDS, setup, SHORT_ROUNDS, type House } from './table/world.ts';

const plotCards = Object.entries({ ...EVENTS, ...REACTIONS }).map(([id, { effects }]) =>
  compile(`plot/${id}`, effects, verbs),
);
const recruits = Object.entries(RECRUITS).map(([id, { ability }]) =>
  compile(`recruit/${id}`, ability?.effects ?? [], verbs),
);

export const auctionHouse = defineGame<House>({
  id: 'auction',
  name: 'Auction house',
  version: 1,
  seats: { min: 2, max: 5 },
  complain,
  setups: { full: () => ({ rounds: ROUNDS }), short: () => ({ rounds: SHORT_ROUNDS }) },
  setup,
  first: 'round',
  procedures: Object.assign(
    { round, auction, market, turn, reactions, abilities, opponent, discarding, alternative },
    ...plotCards,
    ...recruits,
  ) as Record<string, typeof round>,
  asides: { gift },
  back,
  guess: (_w, _secret, _index, _seat, random) => drawGoal(random),
  copy: copyHouse,
  inventory,
  texts,
  names,
  bot,
});
