// The henchman group: mobilizing its figures one by one, marching, and bringing back the defeated.
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { Choices } from '#engine/definition.ts';
import type { Facts } from '#engine/types.ts';
import { MARCH_ADVANCE } from '../cards/character-card.ts';
import { trackOf, pay, purse } from '../table/points.ts';
import { figureAt, HENCHMAN_FIGURES, isOnMap, mastermindSeat, standingOf } from '../table/figures.ts';
import type { Locals, Turn } from '../table/locals.ts';
import { reach, type Reach } from '../table/reach.ts';
import { isUncoveredPick } from '../table/scenario-cards.ts';
import { type Figure, DOWN, HENCHMEN, NONE, type Strike, type T } from '../table/world.ts';
import { comeBack } from './wounds-and-defeat.ts';
import { rolling } from './die-and-command-points.ts';
import { go, mayMove, walkerOf } from './movement.ts';

/** ST-HEN-07 */
const RECALL_PRICE = 3;

const downed = (w: Strike): number[] => HENCHMAN_FIGURES.filter(figure => w.presence[figure] === DOWN);
/** ST-HEN-09: nobody respawns on a point where a figure of either side stands. */
export const freeWhite = (w: Strike): number[] => w.white.filter(square => figureAt(w, square) === NONE);
/** ST-RUL-110: the first of those that are alike, and the courier: its defeat has uncovered it, so asking tells
 *  nothing. */
function returnable(w: Strike): number[] {
  const all = downed(w);
  const plain = all.find(figure => !isUncoveredPick(w, figure));
  return all.filter(figure => figure === plain || isUncoveredPick(w, figure));
}
/** ST-RUL-52 ST-RUL-75 */
const isFresh = (w: Strike, figure: Figure): boolean => w.respawned[figure] === w.round;
const isGroup = (_t: T, my: Turn): boolean => my.character === HENCHMEN && my.figure === NONE;

export const groupChoices: Choices<Strike, Turn, 'next'> = {
  /** ST-HEN-02 ST-HEN-03 ST-GLO-03 */
  mobilize: {
    of: 'figure',
    when: isGroup,
    each: ({ world: w }) => HENCHMAN_FIGURES.filter(f => isOnMap(w, f) && !w.mobilized[f] && !isFresh(w, f)),
    take: (t, my, _seat, figure) => {
      t.world.mobilized[figure] = true;
      my.figure = figure;
      return 'next';
    },
  },
  /** The mobilized figure has done what it does. */
  done: {
    when: (_t, my) => my.character === HENCHMEN && my.figure !== NONE,
    take: (_t, my) => {
      my.figure = NONE;
      return 'next';
    },
  },
  /** ST-MOV-13 ST-RUL-50: however many figures are left. */
  march: {
    when: (t, my) => isGroup(t, my) && marchers(t.world, HENCHMAN_FIGURES).length > 0,
    refuse: ({ world: w }) => trackOf(w, HENCHMEN).march! > purse(w, HENCHMEN) && 'ST-ACT-10',
    facts: ({ world: w }) => ({ ap: trackOf(w, HENCHMEN).march! }),
    take: (t, my) => {
      pay(t.world, HENCHMEN, trackOf(t.world, HENCHMEN).march!, my);
      t.log('marched');
      t.call('march', { left: marchers(t.world, HENCHMAN_FIGURES), figure: NONE });
      return 'next';
    },
  },
  /** ST-HEN-07 ST-HEN-08 */
  recall: {
    of: 'square',
    when: (t, my) => isGroup(t, my) && downed(t.world).length > 0,
    each: t => freeWhite(t.world),
    refuse: t => RECALL_PRICE > purse(t.world, HENCHMEN) && 'ST-ACT-10',
    facts: () => ({ ap: RECALL_PRICE }),
    take: (t, my, _seat, square) => {
      pay(t.world, HENCHMEN, RECALL_PRICE, my);
      t.call('returning', { square });
      return 'next';
    },
  },
};

// ---- marching ----------------------------------------------------------------------------------------------

/** ST-MOV-14 ST-RUL-49: penalties and surcharges are paid out of the 2 AP. */
const marchReach = (w: Strike, figure: Figure): Reach => reach(standingOf(w), walkerOf(w, figure, MARCH_ADVANCE));
const canMarch = (w: Strike, figure: Figure): boolean => mayMove(w, figure) && marchReach(w, figure).ends.length > 0;
/** ST-MOV-15: also those that have moved already. */
const marchers = (w: Strike, figures: readonly number[]): number[] =>
  figures.filter(figure => isOnMap(w, figure) && !isFresh(w, figure));

const march = procedure<Strike, Locals['march']>()({
  /** ST-RUL-50: one after another, in an order that the Mastermind chooses. */
  who: {
    rule: 'ST-MOV-14',
    idle: 'done',
    one: (t, my) => (my.left.some(figure => canMarch(t.world, figure)) ? mastermindSeat(t.seats) : null),
    choices: {
      marcher: {
        of: 'figure',
        each: (t, my) => my.left.filter(figure => canMarch(t.world, figure)),
        take: (_t, my, _seat, figure) => {
          my.figure = figure;
          my.left = my.left.filter(one => one !== figure);
          return 'to';
        },
      },
      done: { take: () => 'end' },
      ...rolling<Locals['march'], 'who'>('who', t => t.outer('turn')),
    },
  },
  over: () => 'end',
  to: {
    rule: 'ST-MOV-14',
    idle: 'to',
    one: t => mastermindSeat(t.seats),
    facts: (_t, my) => ({ figure: my.figure }),
    choices: {
      to: {
        of: 'square',
        each: (t, my) => marchReach(t.world, my.figure).ends,
        /** ST-MOV-17: it does not count to the limit of 6. */
        take: (t, my, _seat, square) => {
          go(t, my.figure, marchReach(t.world, my.figure), square);
          return 'who';
        },
      },
      ...rolling<Locals['march'], 'to'>('to', t => t.outer('turn')),
    },
  },
});

/** Henchmen return without payment, as far as white spawn points are empty; fewer where it is up to so many. */
const reinforce = procedure<Strike, Locals['reinforce']>()({
  to: {
    rule: 'ST-HEN-07',
    idle: 'to',
    one: (t, my) =>
      my.n > 0 && downed(t.world).length > 0 && freeWhite(t.world).length > 0 ? mastermindSeat(t.seats) : null,
    forced: 'take',
    choices: {
      to: {
        of: 'square',
        each: t => freeWhite(t.world),
        take: (t, my, _seat, square) => {
          t.call('returning', { square });
          my.n--;
          return 'to';
        },
      },
      enough: { when: (_t, my) => my.mayStop, take: () => 'end' },
    },
  },
});

/** ST-RUL-110: the Mastermind says which soldier it is, where that matters. */
const returning = choice<Strike, Locals['returning']>('soldier', {
  step: 'who',
  rule: 'ST-RUL-110',
  by: t => mastermindSeat(t.seats),
  forced: 'take',
  about: (_t, my) => ({ square: my.square }),
  of: 'figure',
  each: t => returnable(t.world),
  facts: (t, _my, _seat, figure): Facts => (isUncoveredPick(t.world, figure) ? { role: 'courier' } : {}),
  /** ST-HEN-10 ST-HEN-11 ST-HEN-12: back on the map, and neither mobilized nor protected this round. */
  take: (t, my, _seat, figure) => comeBack(t, figure, my.square),
});

export const henchmanProcedures = { march, reinforce, returning };
