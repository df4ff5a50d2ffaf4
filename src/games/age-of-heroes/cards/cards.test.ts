// Laws of every card, so that adding one takes its data and a test and nothing else.
import { testsOfCards } from '#engine/testing/cards.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import { CARDS, cardName, EVOLUTION_KEYS, evolutionOf } from '../table/deck.ts';

testsOfCards(new URL('../', import.meta.url), [
  ...Object.values(CARDS).flatMap(numbersIn).map(cardName),
  ...EVOLUTION_KEYS.map((_, n) => evolutionOf(n).name),
]);
