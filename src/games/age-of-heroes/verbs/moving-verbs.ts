// Verbs that move pawns: extra assignments, returning Heroes, flying, carrying out a space without a pawn.
import type { Act } from '#engine/definition.ts';
import type { Vocabulary } from '#engine/kit/effects.ts';
import type { Arguments } from '../cards/card.ts';
import { movePawn } from '../table/acts.ts';
import type { Scope } from '../table/locals.ts';
import { NONE, ON_BOARD } from '../table/pawns.ts';
import type { Heroes } from '../table/world.ts';
import { mayMoveOn, movable } from '../abilities/possible.ts';
import { pawnsOf } from '../abilities/filters.ts';
import { asking } from './carry-out.ts';

type Do = Act<Heroes, Scope, string>;

export const movingVerbs: Pick<
  Vocabulary<Heroes, Scope, Arguments>,
  'assign' | 'reassign' | 'returnHero' | 'moveToJet' | 'activate'
> = {
  assign: { steps: (_, path) => [(t, my) => t.call('moving', asking(my, path))] },
  /** AH-ACT-04, AH-GLO-05 */
  reassign: { steps: (_, path) => [(t, my) => t.call('moving', asking(my, path))] },
  returnHero: {
    steps: ({ pawn }, path): Do[] => [
      (t, my) => {
        my.n = NONE;
        if (pawnsOf(t, pawn, my).length) t.call('pawnChoice', asking(my, path), 'n');
      },
      (t, my) => {
        if (my.n === NONE) return;
        movePawn(t.world, my.n, ON_BOARD);
        t.log('returned', { seat: my.seat, pawn: my.n });
      },
    ],
  },
  /** AH-JET-04: never an assignment. */
  moveToJet: {
    steps: ({ pawn }, path): Do[] => [
      (t, my) => {
        my.n = NONE;
        if (mayMoveOn(t, my, pawn).length) t.call('pawnChoice', asking(my, path), 'n');
      },
      (t, my) => {
        if (my.n !== NONE) t.call('boarding', { seat: my.seat, pawn: my.n });
      },
    ],
  },
  activate: {
    steps: (_, path): Do[] => [
      (t, my) => {
        const question = asking(my, path);
        question.n = question.icon = NONE;
        t.call('activation', question);
      },
    ],
  },
};
export { movable };
