// The Institute phase: turns down the order, each of them one pawn, the X-Jet, or passing.
import { procedure } from '#engine/game.ts';
import { question } from '#engine/kit/question.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { hasWayIn, NO_EXCEPTIONS } from '../abilities/legality.ts';
import { raise } from '../abilities/moments.ts';
import { isPlain, refusalAt } from '../verbs/judging.ts';
import { assign } from './actions.ts';
import { notAtInstitute } from './refusals.ts';
import { hasHeroOnBoard, hasOnBoard, isOnBoard, looksOnBoard } from '../table/acts.ts';
import type { Locals } from '../table/locals.ts';
import { isStudent, NONE } from '../table/pawns.ts';
import { ALLY_SLOTS, basicSpaces, isInstitute, spaceOfSlot } from '../table/spaces.ts';
import type { Heroes, T } from '../table/world.ts';

/** AH-TRN-01: down the column and again from its top; who has passed is skipped (AH-PAS-04). */
export const institute = procedure<Heroes, Locals['institute']>()({
  next(t, my) {
    const { order, passed } = t.world;
    if (!passed.includes(false)) return 'end';
    while (passed[order[my.row]!]) my.row = (my.row + 1) % order.length;
    my.seat = order[my.row]!;
    my.row = (my.row + 1) % order.length;
    if (!hasOnBoard(t.world, my.seat)) return 'pass';
    t.call('turn', { seat: my.seat, space: NONE });
    return 'next';
  },
  /** AH-PAS-02 */
  pass: (t, my) => pass(t, my.seat),
  abilities(t, my) {
    afterPassing(t, my.seat);
    return 'next';
  },
});
/** AH-PAS-03, AH-PAS-05, AH-PAS-06 */
function pass(t: T, seat: Seat): void {
  t.world.passed[seat] = true;
  t.log('passed', { seat });
  t.call('ordering', { seat, isOptional: false });
}
/** Abilities act once the place is chosen. */
function afterPassing(t: T, seat: Seat): void {
  raise(t, { on: 'pass', seat });
  if (t.world.waiting.length) t.call('triggers');
}
/** AH-TRN-07, AH-TRN-09: basic spaces, and Allies that lie at the Institute. */
function instituteSpaces({ slots, vp }: Heroes): readonly number[] {
  const out = [...basicSpaces(vp.length)];
  for (const slot of INSTITUTE_SLOTS) if (slots[slot] !== NONE) out.push(spaceOfSlot(slot));
  return out;
}
const INSTITUTE_SLOTS = ALLY_SLOTS.filter(slot => isInstitute(spaceOfSlot(slot)));
const looksOf = (t: T, seat: Seat): number[] => looksOnBoard(t.world, seat);
/** The pawns of a seat that may be assigned there (AH-TRN-03), one of each look. */
const pawnsThere = (t: T, { seat, space }: Locals['turn']): number[] =>
  looksOf(t, seat).filter(pawn => !refusalAt(t, seat, pawn, space, NO_EXCEPTIONS));
/** Why no pawn of the seat may be assigned there; nothing when one may. */
function refusalOfAll(t: T, seat: Seat, space: number): RuleId | undefined {
  const w = t.world;
  if (!w.held[space] && isPlain(w, space)) return undefined;
  if (w.held[space] && !hasWayIn(w, seat)) return 'AH-TRN-04';
  let rule: RuleId | undefined;
  for (const pawn of t.memo(looksOf, seat)) {
    const refused = refusalAt(t, seat, pawn, space, NO_EXCEPTIONS);
    if (!refused) return undefined;
    rule ??= refused;
  }
  return rule;
}
function assignOne(t: T, seat: Seat, pawn: number, space: number): 'end' {
  assign(t, seat, pawn, space);
  return 'end';
}
/** AH-TRN-02 */
export const turn = procedure<Heroes, Locals['turn']>()({
  act: {
    rule: 'AH-TRN-02',
    idle: 'pass',
    one: (_t, my) => my.seat,
    choices: {
      /** AH-RUL-45: also where it would do nothing, to block it. */
      assign: {
        of: 'space',
        each: t => instituteSpaces(t.world),
        refuse: (t, _my, seat, space) => refusalOfAll(t, seat, space),
        misfit: (t, _my, _seat, space) => notAtInstitute(t.world, space),
        take(t, my, seat, space) {
          const pawns = looksOf(t, seat);
          if (pawns.length === 1) return assignOne(t, seat, pawns[0]!, space);
          my.space = space;
          return 'pawn';
        },
      },
      /** AH-JET-06 */
      jet: { refuse: (t, _my, seat) => !hasHeroOnBoard(t.world, seat) && 'AH-JET-06', take: () => 'flyer' },
      /** AH-PAS-01, AH-RUL-97 */
      pass: {
        take(t, _my, seat) {
          pass(t, seat);
          return 'abilities';
        },
      },
    },
  },
  /** AH-STU-03 */
  pawn: question<Heroes, Locals['turn']>('pawn', {
    rule: 'AH-TRN-03',
    forced: 'take',
    about: (_t, my) => ({ space: my.space }),
    of: 'pawn',
    each: (t, my) => t.memo(pawnsThere, my),
    misfit: (t, my, seat, pawn) =>
      isOnBoard(t.world, seat, pawn) ? refusalAt(t, seat, pawn, my.space, NO_EXCEPTIONS) : 'AH-TRN-03',
    /** AH-TRN-05 */
    take: (t, my, seat, pawn) => assignOne(t, seat, pawn, my.space),
  }),
  flyer: question<Heroes, Locals['turn']>('pawn', {
    rule: 'AH-JET-01',
    forced: 'take',
    of: 'pawn',
    each: (t, _my, seat) => looksOf(t, seat).filter(pawn => !isStudent(pawn)),
    misfit: (t, _my, seat, pawn) => (isStudent(pawn) ? 'AH-JET-06' : !isOnBoard(t.world, seat, pawn) && 'AH-TRN-03'),
    take(t, _my, seat, pawn) {
      t.call('boarding', { seat, pawn });
      return 'end';
    },
  }),
  abilities: (t, my) => afterPassing(t, my.seat),
});
