// The price of a defeat in a mission, in the order of MR-RUL-113: tokens, Revolution Points, health, Hope, character.
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import { HOSPITALIZED } from '../abilities/stats.ts';
import { dismiss, enrol, priceOf } from '../table/characters.ts';
import { pcOf } from '../table/figures.ts';
import type { Defeat } from '../table/locals.ts';
import { NONE, type Revolution, type T } from '../table/world.ts';
import { isLeader, isStudent } from '../cards/numbers.ts';
import { changeHope, changeRp } from '../table/points-and-hope.ts';
import { passControl } from './mission-characters.ts';
import { callMoment } from './reactions.ts';

const LEADER_HOPE = 6;
/** By severity (MR-DMG-08): seriously hurt, or worse. */
const INJURED_FROM = 2;

export const defeat = procedure<Revolution, Defeat>()({
  /** MR-RUL-151: answers may make it milder, but it stays a defeat. */
  react: (t, my) => callMoment(t, { on: 'pc.defeated', acting: my.by === NONE ? my.pc : my.by }),
  /** MR-DEF-01, MR-DEF-02, MR-DEF-03, MR-DEF-04, MR-DEF-05, MR-DEF-07, MR-DEF-13, MR-DEF-14, MR-RUL-15, MR-RUL-112,
   *  MR-RUL-113 */
  lose(t, my) {
    const w = t.world;
    const c = fallen(w, my);
    pcOf(w, my.pc)!.out = my.severity;
    w.power[c] = w.triumph[c] = 0;
    if (!isStudent(c)) loseRp(t, my.pc, isLeader(c) && my.severity === HOSPITALIZED ? 2 : 1);
    if (my.severity >= INJURED_FROM) w.injured[c] = 1;
    if (stays(my, c) && w.injured[c]) t.log('characterInjured', { character: c });
    if (!isLeader(c)) return stays(my, c) ? 'ransom' : 'gone';
    const n = Math.abs(changeHope(w, my.pc, -LEADER_HOPE));
    t.log('leaderBeaten', { seat: my.pc, character: c, n });
    return 'control';
  },
  /** MR-DEF-06, MR-DEF-07, MR-DEF-16, MR-RUL-107, MR-RUL-108, MR-RUL-109, MR-RUL-110 */
  ransom: {
    rule: 'MR-DEF-06',
    idle: 'pay',
    one: (_t, my) => (my.waived ? null : my.pc),
    facts: (t, my) => ({ character: fallen(t.world, my), n: priceOf(t.world, fallen(t.world, my)) }),
    choices: {
      pay: {
        refuse: (t, my, seat) => tooPoor(t.world, my, seat, 'MR-RUL-110'),
        facts: (t, my) => ({ n: priceOf(t.world, fallen(t.world, my)) }),
        take(t, my, seat) {
          payFor(t, my, seat);
          return 'control';
        },
      },
      /** MR-RUL-106: nobody may recruit a Student beaten by a Mission Character. */
      letGo: { take: (t, my) => (isStudent(fallen(t.world, my)) && my.by !== NONE ? 'recruit' : 'gone') },
    },
  },
  waived: () => 'control',
  /** MR-DEF-09, MR-DEF-10, MR-RUL-108, MR-RUL-111 */
  recruit: {
    rule: 'MR-DEF-09',
    idle: 'decline',
    one: (_t, my) => my.by,
    facts: (t, my) => ({ character: fallen(t.world, my), n: priceOf(t.world, fallen(t.world, my)) }),
    choices: {
      recruit: {
        refuse: (t, my, seat) => tooPoor(t.world, my, seat, 'MR-DEF-09'),
        facts: (t, my) => ({ character: fallen(t.world, my), n: priceOf(t.world, fallen(t.world, my)) }),
        take(t, my, seat) {
          payFor(t, my, seat);
          enrol(t, fallen(t.world, my), seat, false);
          t.log('studentTaken', { seat, character: fallen(t.world, my), from: my.pc });
          return 'control';
        },
      },
      decline: { take: () => 'gone' },
    },
  },
  /** MR-DEF-08, MR-DEF-11, MR-DEF-12, MR-RUL-14 */
  gone(t, my) {
    t.log('characterLost', { seat: my.pc, character: fallen(t.world, my) });
    dismiss(t, fallen(t.world, my));
  },
  control: t => passControl(t),
});
/** MR-REV-03 */
export function loseRp(t: T, seat: Seat, most: number): void {
  const n = Math.abs(changeRp(t.world, seat, -most));
  if (n) t.log('rpLost', { seat, n });
}
/** Does it stay? The hospitalized leave, but for a Leader (MR-DEF-08, MR-DEF-12, MR-DEF-15,
 *  MR-CON-06). */
const stays = ({ severity }: Defeat, c: number): boolean => isLeader(c) || severity < HOSPITALIZED;
const fallen = (w: Revolution, my: Defeat): number => pcOf(w, my.pc)!.character;

function tooPoor(w: Revolution, my: Defeat, seat: Seat, rule: 'MR-RUL-110' | 'MR-DEF-09') {
  const n = priceOf(w, fallen(w, my));
  return w.hope[seat]! < n && no(rule, { n, hope: w.hope[seat]! });
}
/** MR-RUL-109: to the bank. */
function payFor(t: T, my: Defeat, seat: Seat): void {
  const n = priceOf(t.world, fallen(t.world, my));
  changeHope(t.world, seat, -n);
  t.log('paidFor', { seat, character: fallen(t.world, my), n });
}
