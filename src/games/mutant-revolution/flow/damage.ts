// Damage lands: stats fall as their player likes, Mission Characters collect marks, and who can take no more is
// defeated and pays for it.
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Facts, Seat } from '#engine/types.ts';
import { ATK, beaten, canFall, DEF, healthOf, HOSPITALIZED, severityOf, SPD, STATS } from '../abilities/stats.ts';
import { fightOf, isStanding, isToken, missionCharacter, missionIn, pcOf } from '../table/figures.ts';
import type { Damage, Defeat } from '../table/locals.ts';
import { NONE, type Revolution, type Stats, type T } from '../table/world.ts';
import { markToken, passControl } from './mission-characters.ts';
import { dismiss, enrol, priceOf } from '../table/characters.ts';
import { isLeader, isStudent } from '../cards/numbers.ts';
import { changeHope, changeRp } from '../table/points-and-hope.ts';
import { callMoment } from './reactions.ts';

export const damage = procedure<Revolution, Damage>()({
  /** MR-DMG-01, MR-RUL-99: a blow that leaves no stat above 1 leaves no choice: it brings all to 1 and then some to 0
   *  (MR-DMG-05, MR-DMG-06), as many as it is severe (MR-DMG-08). */
  land(t, my) {
    // MR-MCH-12
    if (isToken(my.figure)) return markToken(t, my);
    const pc = pcOf(t.world, my.figure)!;
    t.log('damaged', { character: pc.character, n: my.n });
    countBrawl(t.world, my);
    pc.out = severityOf(pc.stats, my.n);
    if (my.n < healthOf(pc.stats) - STATS.length) return 'lower';
    pc.stats = beaten(pc.out); // MR-RUL-100
    return pc.out ? 'fall' : 'end';
  },
  /** MR-DMG-02, MR-DMG-03, MR-RUL-102; the Rule of One holds for any assigner (MR-DMG-04, MR-DMG-09). */
  lower: {
    rule: 'MR-DMG-02',
    idle: (t, my) => `lower:${highest(pcOf(t.world, my.figure)!.stats)}`,
    one: (_t, my) => (my.n > 0 ? my.assigner : null),
    forced: 'take',
    facts: (t, my) => ({ character: pcOf(t.world, my.figure)!.character, n: my.n }),
    choices: {
      lower: {
        of: 'stat',
        each: () => STATS,
        refuse: (t, my, _seat, stat) => !canFall(pcOf(t.world, my.figure)!.stats, stat) && RULE_OF_ONE,
        facts: (t, my, _seat, stat) => ({ n: pcOf(t.world, my.figure)!.stats[stat]! }),
        take(t, my, _seat, stat) {
          const { stats, character } = pcOf(t.world, my.figure)!;
          stats[stat]!--; // MR-ATR-05
          my.n--;
          t.log('statLowered', { character, stat, n: stats[stat]! });
          return 'lower';
        },
      },
    },
  },
  borne: () => 'end',
  /** Those beside a token that goes off, one after the other, from the Mission Commander on. */
  burst(t, my) {
    const figure = my.beside!.shift();
    if (figure === undefined) return 'end';
    const { bursts } = missionCharacter(t.world, my.figure);
    if (isStanding(t.world, figure)) t.call('damage', { figure, n: bursts!, by: NONE, assigner: figure });
    return 'burst';
  },
  /** MR-DMG-07, MR-DMG-08; in a tournament nothing else comes of it (MR-RUL-133). */
  fall(t, my) {
    const pc = pcOf(t.world, my.figure)!;
    const severity = pc.out;
    t.log('defeated', { character: pc.character, severity });
    if (fightOf(t.world).card !== NONE) t.call('defeat', { pc: pc.seat, by: my.by, severity, waived: false });
  },
});
const RULE_OF_ONE = no('MR-DMG-04');

/** Some missions count Damage on other schools' characters. */
function countBrawl(w: Revolution, { figure, n, by }: Damage): void {
  const fight = fightOf(w);
  if (by !== NONE && by !== figure && missionIn(fight)?.brawl) fight.feats[by]! += n;
}

/** MR-RUL-140: the highest stat, SPD before ATK before DEF. */
const highest = (stats: Stats): number =>
  [SPD, ATK, DEF].reduce((best, stat) => (stats[stat]! > stats[best]! ? stat : best));

// ---- the price of a defeat, in the order of MR-RUL-113 ------------------------------------------------------

const LEADER_HOPE = 6;
/** By severity (MR-DMG-08): seriously hurt, or worse. */
const INJURED_FROM = 2;

const fallen = (w: Revolution, my: Defeat): number => pcOf(w, my.pc)!.character;
const atStake = ({ world: w }: T, my: Defeat): Facts => ({ character: fallen(w, my), n: priceOf(w, fallen(w, my)) });

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
    facts: atStake,
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
    facts: atStake,
    choices: {
      recruit: {
        refuse: (t, my, seat) => tooPoor(t.world, my, seat, 'MR-DEF-09'),
        facts: atStake,
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
