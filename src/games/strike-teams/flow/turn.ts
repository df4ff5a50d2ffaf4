// The third step of an activation: advancing, attacking, cards, interactions, in any order and number (ST-ACT-08).
import type { Choices } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { gainCp, MOST_CP } from '../table/command-points.ts';
import { isOnMap, teamOf } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import { KARMA, HENCHMEN, NONE, type Strike } from '../table/world.ts';
import { triggering } from './action-cards.ts';
import { rolling } from './action-die.ts';
import { isGone } from './activation.ts';
import { attacking } from './attack-choice.ts';
import { breakingThrough } from './breakthrough.ts';
import { commanding } from './command-points.ts';
import { groupChoices } from './henchmen.ts';
import { interactions } from './interactions.ts';
import { moving } from './movement.ts';
import { manningTurrets } from './special-objects.ts';

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
      ...rolling,
      command: commanding('next', (_t, my) => ({ character: my.character, order: my, most: MOST_CP })),
      ...others,
    },
  },
});
