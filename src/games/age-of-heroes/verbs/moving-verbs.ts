// Verbs of pawns: extra assignments, returning Heroes, flying, carrying out a space without a pawn.
import { record, said } from '#engine/kit/schema.ts';
import { afterPaying, dueAt } from '../abilities/costs.ts';
import { pawnsOf } from '../abilities/filters.ts';
import { effectsAt, mayAssign, mayMoveOn, scopeAt, type Extra } from '../abilities/legality.ts';
import { movePawn } from '../table/acts.ts';
import type { Scope } from '../table/locals.ts';
import { NONE, ON_BOARD } from '../table/pawns.ts';
import type { T } from '../table/world.ts';
import * as schemas from './schemas.ts';
import { always, asking, step, worth, type Group, type Means } from './verb.ts';

/** A Hero who flies after a turn at home acts twice, and the second time where VP are: in 800 games teams won twice as
 *  often with such a card as without, when this counted as one more basic action. */
const HOME_AND_AWAY = 16;

const askToMove = step<Extra>((t, my, _effect, path) => t.call('moving', asking(my, path)));
/** Asks for a pawn, which lands in `n`; none where none fits. */
const askForPawn = step<unknown>((t, my, _effect, path) => {
  my.n = NONE;
  t.call('pawnChoice', asking(my, path), 'n');
});
/** Could one of the own pawns be moved by it? */
const canMove = (effect: Extra, t: T, my: Scope, { purse, judge }: Means): boolean =>
  mayAssign(t, my, effect) &&
  pawnsOf(t, effect.pawn, my).some(pawn => judge.spacesOpen(t, my, effect, pawn, 1, purse).length > 0);
const MOVED = ['AH-ACT-01', 'AH-ACT-04', 'AH-RUL-55'] as const;

export const movingVerbs: Group<'assign' | 'reassign' | 'returnHero' | 'moveToJet' | 'activate' | 'enterOccupied'> = {
  assign: {
    schema: record({ pawn: schemas.pawns, to: schemas.spaces }, { anyPhase: said, less: schemas.bundle }),
    rules: MOVED,
    run: askToMove,
    canDo: canMove,
    price: ({ to, anyPhase, less = {} }) => 5 + (to.state === 'any' ? 4 : 0) + (anyPhase ? 3 : 0) + worth(less),
  },
  /** AH-ACT-04, AH-GLO-05 */
  reassign: {
    schema: record({ pawn: schemas.pawns, to: schemas.spaces }),
    rules: MOVED,
    run: askToMove,
    canDo: canMove,
    price: ({ to }) => (to.state === 'any' ? 16 : 12),
  },
  returnHero: {
    schema: record({ pawn: schemas.pawns }),
    rules: ['AH-ACT-05'],
    run: (effect, path) => [
      askForPawn(effect, path),
      (t, { n: pawn, seat }) => {
        if (pawn === NONE) return;
        movePawn(t.world, pawn, ON_BOARD);
        t.log('returned', { seat, pawn });
      },
    ],
    canDo: ({ pawn }, t, my) => pawnsOf(t, pawn, my).length > 0,
    price: 12,
  },
  /** AH-JET-04: never an assignment. */
  moveToJet: {
    schema: record({ pawn: schemas.pawns }),
    rules: ['AH-JET-01', 'AH-JET-04', 'AH-RUL-112'],
    run: (effect, path) => [
      askForPawn(effect, path),
      (t, { n: pawn, seat }) => {
        if (pawn !== NONE) t.call('boarding', { seat, pawn });
      },
    ],
    canDo: ({ pawn }, t, my) => mayMoveOn(t, my, pawn).length > 0,
    price: ({ pawn }) => (pawn.on === 'board' ? 4 : HOME_AND_AWAY),
  },
  /** AH-RUL-116: it must do something once its cost is paid. */
  activate: {
    schema: record({ space: schemas.spaces }),
    rules: ['AH-RUL-116'],
    run: (_, path) => (t, my) => t.call('activation', { ...asking(my, path), n: NONE, icon: NONE }),
    canDo: (effect, t, my, { purse, judge }) =>
      judge.activatable(t, my, effect.space, purse).some(space => {
        const [scope, left] = activated(t, my, space, purse);
        return judge.canDo(t, scope, effectsAt(t.world, space), left);
      }),
    price: ({ space }) => (space.kind === 'ally' ? 17 : 12),
  },
  /** Read when a space is chosen. */
  enterOccupied: {
    schema: record({ space: schemas.spaces }),
    rules: ['AH-RUL-121'],
    run: () => () => undefined,
    atOnce: true,
    canDo: always,
    price: ({ space }) => (space.kind ? 5 : 7),
  },
};
/** The locals and the means of a space that is carried out without a pawn. */
export const activated = (
  { world }: T,
  { seat, pawn, self }: Scope,
  space: number,
  purse: Means['purse'],
): [Scope, Means['purse']] => [
  { ...scopeAt(seat, pawn, space), self },
  afterPaying(purse, dueAt(world, seat, NONE, space, NONE, 0)),
];
