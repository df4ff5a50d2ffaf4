// Actions by effects: pawns that are assigned or reassigned, and spaces carried out without a pawn.
import { procedure } from '#engine/game.ts';
import { choice, question } from '#engine/kit/question.ts';
import { dueAt } from '../abilities/costs.ts';
import { pawnsOf } from '../abilities/filters.ts';
import { damageAt, exceptionsOf, mayMoveOn, scopeAt, type Extra } from '../abilities/legality.ts';
import type { Locals } from '../table/locals.ts';
import { NONE, oneOfEachLook } from '../table/pawns.ts';
import type { Heroes, T } from '../table/world.ts';
import { activatable, movable, noWay, spacesOpen } from '../verbs/judging.ts';
import { partAt, payFor } from '../verbs/verb.ts';
import { assign, procedureAt } from './actions.ts';

const moveOf = (t: T, { path }: Locals['moving']): Extra => partAt<'assign' | 'reassign'>(t, path);
const movableNow = (t: T, my: Locals['moving']): number[] => movable(t, my, moveOf(t, my));
/** AH-ACT-01, AH-ACT-04, AH-ACT-05, AH-RUL-55 */
export const moving = procedure<Heroes, Locals['moving']>()({
  pawn: question<Heroes, Locals['moving'], 'space'>('pawn', {
    rule: 'AH-ACT-04',
    forced: 'take',
    of: 'pawn',
    each(t, my) {
      const pawns = t.memo(movableNow, my);
      return moveOf(t, my).do === 'assign' ? oneOfEachLook(pawns) : pawns;
    },
    take(_t, my, _seat, pawn) {
      my.n = pawn;
      return 'space';
    },
  }),
  none: () => 'end',
  space: question<Heroes, Locals['moving']>('assign', {
    rule: 'AH-ACT-01',
    forced: 'take',
    about: (_t, my) => ({ pawn: my.n }),
    of: 'space',
    each: (t, my) => spacesOpen(t, my, moveOf(t, my), my.n),
    misfit: (t, my, _seat, space) => noWay(t, my, moveOf(t, my), my.n, space),
    take(t, my, seat, space) {
      const isRoot = !t.outer('assignment'); // AH-RUL-109
      assign(t, seat, my.n, space, isRoot, exceptionsOf(moveOf(t, my)));
    },
  }),
});

/** Gives one of the own pawns that an effect means. */
export const pawnChoice = choice<Heroes, Locals['pawnChoice']>('pawn', {
  rule: 'AH-ACT-02',
  forced: 'take',
  of: 'pawn',
  each(t, my) {
    const { pawn } = partAt<'returnHero' | 'moveToJet'>(t, my.path);
    return pawn.on === 'board' ? oneOfEachLook(mayMoveOn(t, my, pawn)) : pawnsOf(t, pawn, my);
  },
  take: (t, _my, _seat, pawn) => t.give(pawn),
});

/** AH-RUL-116: a space's action without a pawn. Its cost is paid; no tokens, no bonus, no Influence token. */
export const activation = procedure<Heroes, Locals['activation']>()({
  choose: question<Heroes, Locals['activation']>('activate', {
    rule: 'AH-ACT-02',
    forced: 'take',
    of: 'space',
    each: (t, my) => activatable(t, my, partAt<'activate'>(t, my.path).space),
    take: (_t, my, _seat, space) => void (my.n = space),
  }),
  /** AH-DMG-07 */
  aim(t, my) {
    const { n: space, seat } = my;
    if (space === NONE) return 'end';
    const colour = damageAt(t.world, space);
    if (colour) t.call('target', { seat, pawn: NONE, space, colour, card: NONE, less: 0 }, 'icon');
    return 'run';
  },
  run(t, my) {
    const { seat, pawn, n: space, icon } = my;
    const path = procedureAt(t.world, space);
    payFor(t, seat, dueAt(t.world, seat, NONE, space, icon, 0), path, scopeAt(seat, pawn, space, icon));
  },
});
