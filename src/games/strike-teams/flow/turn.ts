// The third step of an activation: advancing, attacking, Action Cards, interactions, in any order and number
// (ST-ACT-08).
import type { Choices, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { extraFor } from '../abilities/aims.ts';
import { cardCost, payCard, cardRefusal, hasAttacked } from '../abilities/legality.ts';
import { type CardNo, ACTIONS, cardsOf, fromActions } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { gainCp, MOST_CP } from '../table/points.ts';
import { boxesOfCard } from '../table/damage-slots.ts';
import { isOnMap, teamOf } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import { KARMA, HENCHMEN, NONE, type Strike, type T } from '../table/world.ts';
import { isUseful } from '../verbs/index.ts';
import { rolling, commanding } from './die-and-command-points.ts';
import { isGone } from './activation.ts';
import { attacking, breakingThrough, cannotPay } from './attack-choice.ts';
import { groupChoices } from './henchmen.ts';
import { interactions } from './tokens-and-interactions.ts';
import { moving } from './movement.ts';
import { manningTurrets } from './objects-doors-walls.ts';

/** ST-RUL-102: the Karma side of the Victory Card. */
const KARMA_CP = 4;

const others: Choices<Strike, Turn, 'next'> = {
  /** ST-CMP-28 ST-RUL-98: once, in a turn of the own team. */
  victory: {
    when: ({ world: w }, my) => w.victory > 0 && !w.isVictoryUsed && w.campaign?.victor === teamOf(my.character),
    take: (t, my) => {
      const team = teamOf(my.character);
      t.world.isVictoryUsed = true;
      t.log('victoryUsed', { n: t.world.victory });
      if (t.world.victory === KARMA) gainCp(t.world, team, KARMA_CP);
      else t.call('guardians', { team });
      return 'next';
    },
  },
};

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
const triggering: Choices<Strike, Turn, 'next'> = {
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

export const turn = procedure<Strike, Turn>()({
  begin: (_t, my) => {
    my.figure = my.character === HENCHMEN ? NONE : my.character;
    my.hasActed = my.hasRun = false;
    my.advanced = my.command = 0;
  },
  /** ST-RUL-71: whoever has fallen has no more of its turn; the group goes on without the fallen figure. */
  next: (t, my) => {
    if (isGone(t.world, my.character)) return 'end';
    if (my.figure !== NONE && !isOnMap(t.world, my.figure)) my.figure = NONE;
    return undefined;
  },
  /** ST-RND-05 ST-CMD-04: its whole turn, paid with AP and CP. ST-ACT-09: unspent AP stay. */
  act: {
    rule: 'ST-ACT-08',
    idle: 'end',
    one: (t, my) => t.world.owner[my.character]!,
    facts: ({ world: w }, my) => ({
      character: my.character,
      figure: my.figure,
      soldiers: my.character === HENCHMEN && my.figure !== NONE ? [my.figure] : [],
      ap: w.ap[my.character]! + (my.character === HENCHMEN ? w.surplus : 0),
      cp: w.cp[teamOf(my.character)],
      command: Math.min(my.command, w.cp[teamOf(my.character)]),
    }),
    choices: {
      end: { take: () => 'end' },
      ...moving,
      ...attacking,
      ...manningTurrets,
      ...triggering,
      ...breakingThrough,
      ...interactions,
      ...groupChoices,
      ...rolling<Turn, 'next'>('next', (_t, my) => my),
      command: commanding('next', (_t, my) => ({ character: my.character, order: my, most: MOST_CP })),
      ...others,
    },
  },
});
