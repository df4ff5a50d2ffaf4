// The auction house: its table of contents. A small game that uses all of the engine; the model for every other game.
import { compile } from '#engine/kit/effects.ts';
import type { Procedure } from '#engine/definition.ts';
import { defineGame } from '#engine/game.ts';
import { bot } from './bot/bot.ts';
import { EVENTS } from './cards/events.ts';
import { REACTIONS } from './cards/reactions.ts';
import { RECRUITS } from './cards/recruits.ts';
import { back, type MadeUpCard } from './table/deck.ts';
import { abilities } from './flow/abilities.ts';
import { auction } from './flow/auction.ts';
import { gift } from './flow/gift.ts';
import { market } from './flow/market.ts';
import { reactions, turn } from './flow/plot.ts';
import { alternative, discarding, opponent } from './flow/effect-questions.ts';
import { round } from './flow/round.ts';
import { names, texts } from './words/texts.ts';
import { verbs } from './verbs/verbs.ts';
import { copyHouse, drawGoal, inventory, ROUNDS, settings, setup, SHORT_ROUNDS, type House } from './table/world.ts';

/** Every card with effects, made into procedures. */
export const cardProcedures = (cards: readonly MadeUpCard[]): Record<string, Procedure<House>> =>
  Object.assign(
    {},
    ...cards.map(card =>
      'recruit' in card
        ? compile(`recruit/${card.id}`, card.recruit.ability?.effects ?? [], verbs)
        : compile(`plot/${card.id}`, card.plot.effects, verbs),
    ),
  ) as Record<string, Procedure<House>>;
const PRINTED: readonly MadeUpCard[] = [
  ...Object.entries({ ...EVENTS, ...REACTIONS }).map(([id, plot]) => ({ id, plot })),
  ...Object.entries(RECRUITS).map(([id, recruit]) => ({ id, recruit })),
];

export const auctionHouse = defineGame<House>({
  id: 'auction',
  name: 'Auction house',
  version: 1,
  seats: { min: 2, max: 5 },
  settings,
  setups: { full: () => ({ rounds: ROUNDS }), short: () => ({ rounds: SHORT_ROUNDS }) },
  setup,
  first: 'round',
  procedures: {
    round,
    auction,
    market,
    turn,
    reactions,
    abilities,
    opponent,
    discarding,
    alternative,
    ...cardProcedures(PRINTED),
  },
  asides: { gift },
  back,
  guess: (_w, _secret, _index, _seat, random) => drawGoal(random),
  copy: copyHouse,
  inventory,
  texts,
  names,
  bot,
});
