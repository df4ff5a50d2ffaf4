// The questions that cards ask: whichever card asks, the question has one name, one prompt and one panel.
import { turnUp } from '#engine/kit/decks.ts';
import type { Choices } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { canDo } from '#engine/kit/effects.ts';
import { choice } from '#engine/kit/question.ts';
import type { Effect } from '../cards/card.ts';
import { kindsAmong } from '../table/deck.ts';
import { verbs } from '../verbs/verbs.ts';
import type { Alternatives, Locals } from '../table/locals.ts';
import type { House } from '../table/world.ts';

/** AU-EFF-01: gives the seat chosen. */
export const opponent = choice<House, Locals['opponent']>('choose', {
  rule: 'AU-EFF-01',
  by: (_t, my) => my.by,
  forced: 'take',
  of: 'seat',
  each: (t, _my, seat) => t.clockwise(seat, 1),
  take(t, _my, seat, victim) {
    t.log('opponentChosen', { seat, victim });
    return t.give(victim);
  },
});

/** AU-EFF-02 */
export const discarding = choice<House, Locals['discarding']>('discard', {
  rule: 'AU-EFF-02',
  of: 'card',
  each: (t, _my, seat) => kindsAmong(t.world.piles.hand[seat]!.cards),
  take(t, _my, seat, card) {
    const { hand, discard } = t.world.piles;
    turnUp(hand[seat]!, card, discard, t.seats);
    t.log('cardDiscarded', { seat, card });
  },
});

/** One choice for each verb, named after it and offered when the card lists it. */
const alternatives = Object.fromEntries(
  Object.keys(verbs).map(verb => [
    verb,
    {
      when: (_t, my) => my.of.some(effect => effect.do === verb),
      refuse: (t, my) => !canDo(verbs, effectsOf(my, verb), t, my.scope) && 'AU-EFF-03',
      facts: (_t, my) => ({ ...effectsOf(my, verb)[0], owner: true }),
      take: (t, my) => void t.run(`${my.path}/${verb}`, { ...my.scope }),
    },
  ]),
) as Choices<House, Alternatives, never>;
const effectsOf = ({ of }: Alternatives, verb: string): Effect[] => of.filter(effect => effect.do === verb);

/** AU-EFF-03 */
export const alternative = procedure<House, Alternatives>()({
  choose: {
    rule: 'AU-EFF-03',
    idle: (_t, my) => my.of.at(-1)!.do,
    one: (_t, my) => my.seat,
    facts: (_t, my, seat) => ({ by: my.scope.owner, forced: my.scope.owner !== seat }),
    choices: alternatives,
  },
});
