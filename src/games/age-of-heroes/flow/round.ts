// The whole game: set-up, then rounds of Institute phase, Mission phase and End of Round; the Institute phase's turns.
import { procedure } from '#engine/game.ts';
import { isStudent, lookOf } from '../table/pawns.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { NO_LEAVE } from '../abilities/legal.ts';
import { refusalAt } from '../abilities/possible.ts';
import { raise } from '../abilities/moments.ts';
import { onBoard, type T } from '../table/acts.ts';
import type { Locals } from '../table/locals.ts';
import { basicSpaces, isInstitute, spaceOfSlot } from '../table/spaces.ts';
import { NONE } from '../table/pawns.ts';
import type { Heroes } from '../table/world.ts';

/** AH-OBJ-05 */
export const game = procedure<Heroes>()({
  setUp: t => t.call('settingUp'),
  round: t => {
    t.call('round');
    return 'round';
  },
});
export const round = procedure<Heroes>()({
  /** AH-OBJ-06 */
  institute(t) {
    const w = t.world;
    w.phase = 'institute';
    if (t.watched) t.log('roundBegun', { round: w.round, seat: w.order[0]! });
    t.call('institute', { row: 0 });
  },
  /** AH-OBJ-07, AH-TRN-06 */
  mission(t) {
    t.world.phase = 'mission';
    if (t.watched) t.log('missionBegun');
    t.call('mission');
  },
  /** AH-MIS-08 */
  endOfRound(t) {
    t.world.phase = 'endOfRound';
    t.call('endOfRound');
  },
});

/** AH-TRN-01: down the column and again from its top; who has passed is skipped (AH-PAS-04). */
export const institute = procedure<Heroes, Locals['institute']>()({
  next(t, my) {
    const { order, passed } = t.world;
    if (passed.every(Boolean)) return 'end';
    while (passed[order[my.row]!]) my.row = (my.row + 1) % order.length;
    t.call('turn', { seat: order[my.row]! });
    my.row = (my.row + 1) % order.length;
    return 'next';
  },
});

/** One for each look among own pawns. */
export function oneOfEachLook(pawns: readonly number[]): number[] {
  const seen: string[] = [];
  return pawns.filter(pawn => !seen.includes(lookOf(pawn)) && seen.push(lookOf(pawn)));
}
/** AH-TRN-07, AH-TRN-09: basic spaces, and Allies that lie at the Institute. */
export function instituteSpaces(w: Heroes): number[] {
  const cards = w.slots.flatMap((card, slot) =>
    card !== NONE && isInstitute(spaceOfSlot(slot)) ? [spaceOfSlot(slot)] : [],
  );
  return [...basicSpaces(w.vp.length), ...cards];
}
const LOOKS = ['looks 0', 'looks 1', 'looks 2', 'looks 3', 'looks 4'];
/** The pawns of a seat that may be assigned there (AH-TRN-03), one of each look; or the rule that refuses all. */
function pawnsThere(t: T, seat: Seat, space: number): { pawns: number[]; rule: RuleId | undefined } {
  let rule: RuleId | undefined;
  const looks = t.memo(LOOKS[seat]!, () => oneOfEachLook(onBoard(t.world, seat)));
  const pawns = looks.filter(pawn => {
    const refused = refusalAt(t, seat, pawn, space, NO_LEAVE);
    rule ??= refused;
    return !refused;
  });
  return { pawns, rule: pawns.length ? undefined : rule };
}

/** AH-TRN-02 */
export const turn = procedure<Heroes, Locals['turn']>()({
  /** AH-PAS-02 */
  open: (t, my) => (onBoard(t.world, my.seat).length ? undefined : 'pass'),
  act: {
    rule: 'AH-TRN-02',
    idle: 'pass',
    one: (_t, my) => my.seat,
    choices: {
      /** AH-RUL-45: also where it would do nothing, to block it. */
      assign: {
        of: 'space',
        each: t => instituteSpaces(t.world),
        refuse: (t, _my, seat, space) => pawnsThere(t, seat, space).rule,
        take(_t, my, _seat, space) {
          my.space = space;
          return 'pawn';
        },
      },
      /** AH-JET-06 */
      jet: { refuse: (t, _my, seat) => onBoard(t.world, seat).every(isStudent) && 'AH-JET-06', take: () => 'flyer' },
      /** AH-PAS-01, AH-RUL-97 */
      pass: { take: () => 'pass' },
    },
  },
  pawn: {
    /** AH-STU-03 */
    rule: 'AH-TRN-03',
    idle: 'pawn',
    one: (_t, my) => my.seat,
    forced: 'take',
    facts: (_t, my) => ({ space: my.space }),
    choices: {
      pawn: {
        of: 'pawn',
        each: (t, my, seat) => pawnsThere(t, seat, my.space).pawns,
        /** AH-TRN-05 */
        take(t, my, seat, pawn) {
          t.call('assignment', { seat, pawn, space: my.space, isRoot: true, less: {} });
          return 'end';
        },
      },
    },
  },
  flyer: {
    rule: 'AH-JET-01',
    idle: 'pawn',
    one: (_t, my) => my.seat,
    forced: 'take',
    choices: {
      pawn: {
        of: 'pawn',
        each: (t, _my, seat) => oneOfEachLook(onBoard(t.world, seat)).filter(pawn => !isStudent(pawn)),
        take(t, _my, seat, pawn) {
          t.call('boarding', { seat, pawn });
          return 'end';
        },
      },
    },
  },
  pass: (t, my) => t.call('passing', { seat: my.seat }),
});

/** AH-PAS-03, AH-PAS-05, AH-PAS-06 */
export const passing = procedure<Heroes, Locals['passing']>()({
  pass(t, my) {
    t.world.passed[my.seat] = true;
    if (t.watched) t.log('passed', { seat: my.seat });
    t.call('ordering', { seat: my.seat, isOptional: false });
  },
  abilities(t, my) {
    raise(t, { on: 'pass', seat: my.seat });
    t.call('triggers');
  },
});
