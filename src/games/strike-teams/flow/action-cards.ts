// Action Cards that are triggered in the own turn.
import type { Choices, Verdict } from '#engine/definition.ts';
import { extraFor } from '../abilities/aims.ts';
import { cardCost, payCard } from '../abilities/costs.ts';
import { cardRefusal, hasAttacked } from '../abilities/legality.ts';
import { type CardNo, ACTIONS, cardsOf, fromActions } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { boxesOfCard } from '../table/damage-slots.ts';
import type { Turn } from '../table/locals.ts';
import { NONE, type Strike, type T } from '../table/world.ts';
import { isUseful } from '../verbs/index.ts';
import { cannotPay } from './attack-choice.ts';

/** ST-CRD-08 ST-CRD-09 ST-CRD-10: cards for the own turn, by character. */
const ownTurn = fromActions(() =>
  CHARACTERS.map((_, character) =>
    cardsOf(character).filter(card => ACTIONS[card]!.ap !== null && !ACTIONS[card]!.reaction),
  ),
);
const usableCards = (t: T, my: Turn): number[] =>
  ownTurn.now[my.character]!.filter(card => t.world.chosen[card] && isUseful(t, my.figure, card));
function cardBar(t: T, my: Turn, card: CardNo): Verdict {
  const w = t.world;
  if (my.hasRun) return 'ST-RUL-29'; // ST-RUL-28
  if (boxesOfCard(card).includes('attack') && my.figure !== NONE && hasAttacked(w, my.figure)) return 'ST-HEN-04';
  return (
    cardRefusal(w, my.figure, card) ?? cannotPay(w, my, cardCost(w, my.figure, card) + extraFor(t, my.figure, card))
  );
}
/** Cards as choices of a turn. */
export const triggering: Choices<Strike, Turn, 'next'> = {
  /** ST-CRD-01 */
  card: {
    of: 'card',
    each: usableCards,
    refuse: (t, my, _seat, card) => cardBar(t, my, card),
    facts: (t, my, _seat, card) => ({ ap: cardCost(t.world, my.figure, card) }),
    take: (t, my, _seat, card) => {
      payCard(t.world, my.figure, card, my);
      my.hasActed = true; // ST-RUL-28
      if (my.figure !== NONE && boxesOfCard(card).includes('attack')) t.world.attacks[my.figure]!++;
      t.log('triggered', { character: my.character, card });
      t.call(`card:${card}`, { figure: my.figure, card, n: 0 });
      return 'next';
    },
  },
};
