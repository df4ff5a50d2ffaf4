// The Ally step of the Planning phase: Allies and Power-Ups, in turn order.
import { buyable, missingPowerUps } from '../table/figures.ts';
import type { Choice } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { powerUpSum } from '../abilities/passive.ts';
import { abilityOfCard, RESOURCE } from '../abilities/sources.ts';
import { MOST_ALLIES } from '../cards/board.ts';
import { buyPowerUp, discardAlly, moveOpenly } from '../table/acts.ts';
import { isAlly, teamOfAlly } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import type { Marvel, T } from '../table/world.ts';
import { noAlly, noPurchase } from './refusals.ts';
import { useAt } from './usable-abilities.ts';

/** MH-PLN-20, and what makes it cheaper. */
export const allyCost = (w: Marvel, seat: Seat): number =>
  Math.max(0, 1 + powerUpSum(w, seat, 'allyCost') - w.allyLess[seat]!);

const alliesInHand = (w: Marvel, seat: Seat): number[] => w.piles.hand[seat]!.cards.filter(isAlly);

const eventsInHand = (w: Marvel, seat: Seat): number[] =>
  w.piles.hand[seat]!.cards.filter(card => !isAlly(card) && abilityOfCard(card).at === 'allyStep');

/** MH-PLN-15, MH-PLN-21, MH-RUL-30 */
const refusal = (w: Marvel, seat: Seat, extra: number): RuleId | false =>
  w.hasPlayedAlly[seat]! ? 'MH-PLN-21' : allyCost(w, seat) + extra > w.pp[seat]! && 'MH-PLN-15';

/** MH-PLN-22..25, MH-GLO-06, MH-RUL-29: the Plot Point paid for a linked Ally stays on it. */
function playAlly(t: T, seat: Seat, card: number, extra: number): void {
  const w = t.world;
  const paid = allyCost(w, seat);
  const isLinked = teamOfAlly(card) === w.team[seat];
  w.pp[seat]! -= paid + extra;
  w.allyLess[seat] = 0;
  w.hasPlayedAlly[seat] = true;
  moveOpenly(t, w.piles.hand[seat]!, card, w.piles.inPlay);
  w.allies[seat]!.push(card);
  w.charges[seat]!.push((isLinked ? paid : 0) + extra);
  t.log('allyPlayed', { seat, card, n: w.charges[seat]!.at(-1)! });
  if (w.allies[seat]!.length > MOST_ALLIES) t.call('room', { seat }); // MH-PLN-26, MH-PLN-27: it lies open by then
}

/** By public knowledge: who has a Resource card could have an Ally to play, or an Event that takes a discarded one. */
const couldPlay = (w: Marvel, seat: Seat): boolean =>
  w.piles.hand[seat]!.cards.length > 0 && (!w.hasPlayedAlly[seat]! || w.piles.resourceDiscard.cards.some(isAlly));

/** An Ally of the hand, with so many Plot Points more on it. */
const playing = (extra: number): Choice<Marvel, object, 'choose'> => ({
  of: 'card',
  each: (t, _my, seat) => alliesInHand(t.world, seat),
  refuse: (t, _my, seat) => refusal(t.world, seat, extra),
  misfit: (t, _my, seat, card) => noAlly(t.world, seat, card),
  facts: (t, _my, seat) => ({ n: allyCost(t.world, seat) + extra }),
  take(t, _my, seat, card) {
    playAlly(t, seat, card, extra);
    return 'choose';
  },
});

export const allyStep = procedure<Marvel, Locals['allyStep']>()({
  choose: {
    rule: 'MH-PLN-20',
    idle: 'pass',
    one: ({ world: w }, { seat }) => (couldPlay(w, seat) || buyable(w, seat) ? seat : null),
    choices: {
      pass: { take: () => 'end' },
      ally: playing(0),
      charged: playing(1),
      /** MH-RUL-34 */
      buy: {
        of: 'powerUp',
        each: (t, _my, seat) => missingPowerUps(t.world, seat),
        refuse: (t, _my, seat) => !buyable(t.world, seat) && 'MH-PLN-29',
        misfit: (t, _my, seat) => noPurchase(t.world, seat),
        take(t, _my, seat, n) {
          buyPowerUp(t, seat, n);
          return 'choose';
        },
      },
      use: useAt('allyStep', (t, seat) => eventsInHand(t.world, seat).map(card => RESOURCE + card), 'choose'),
    },
  },
});

/** MH-PLN-26..28: who has three discards one. */
export const room = choice<Marvel, Locals['room']>('discard', {
  rule: 'MH-PLN-27',
  of: 'card',
  each: (t, _my, seat) => t.world.allies[seat]!.slice(0, MOST_ALLIES),
  misfit: () => 'MH-PLN-27',
  take: (t, _my, seat, card) => discardAlly(t, seat, card),
});
