// Troubleshooting: the Trouble roll, its reduction, Villains, combat, and what comes of the Headline.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { SPECIAL_AREA } from '../cards/board.ts';
import { rolled, troubleOf } from '../abilities/dice.ts';
import { planHas, planSum, powerUpSum } from '../abilities/passive.ts';
import { hasEffect } from '../abilities/scenario-effects.ts';
import type { T } from '../table/acts.ts';
import { heroOf, PER_SET, powerUpOf } from '../table/deck.ts';
import {
  clearKos,
  isReadyAt,
  isSupportingIn,
  nemesisPlayer,
  readyIn,
  skillBit,
  skillsOf,
  teamHeroes,
} from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { NONE, type Marvel, type Task } from '../table/world.ts';
import { clearFight, keepWanted } from './after.ts';
import { discardHeadline, districtAt, hasIcon, scoreHeadline, skillAt, threatAt, typeAt } from './headlines.ts';
import { openWindow } from './window.ts';

const newTask = (w: Marvel, seat: Seat, area: number): Task => ({
  seat,
  area,
  district: districtAt(w, area),
  type: typeAt(w, area),
  threat: threatAt(w, area) + planSum(w, seat, 'threat'),
  dice: [],
  firsts: 0,
  isBoosted: false,
  skills: 0,
  schemes: 0,
  plan: NONE,
  lowers: 0,
});
/** MH-SCH-01, MH-ARC-01..03, MH-SPH-06, MH-RUL-56 */
export const mayScheme = (w: Marvel, seat: Seat, area: number): boolean =>
  hasIcon(w, area) || w.archnemesis === seat || hasEffect(w, 'openScheme');
/** MH-MPL-01, MH-MPL-02, MH-MPL-04, MH-MPL-09, MH-MPL-11, MH-ARC-01, MH-SPH-05, MH-RUL-88, MH-RUL-89 */
export function mayAttempt(w: Marvel, seat: Seat, area: number): boolean {
  const nemesis = w.nemesis[seat]!;
  if (area === SPECIAL_AREA || !(hasIcon(w, area) || w.archnemesis === seat)) return false;
  return w.plans[nemesis]! < PER_SET && w.failed[nemesis] !== w.gameRound;
}
/** MH-TRB-06, MH-RUL-47, MH-RUL-48, MH-SPH-04: one hero with the skill in the District or on the Support space. */
function hasSkill(w: Marvel, { seat, area, district, skills }: Task): boolean {
  const skill = skillAt(w, area);
  if (!skill || planHas(w, seat, 'noSkill')) return false;
  let all = skills;
  for (const hero of teamHeroes(w, seat))
    if (isReadyAt(w, hero, district) || isSupportingIn(w, hero, area)) all |= skillsOf(hero);
  for (const n of w.powerUps[seat]!)
    for (const effect of powerUpOf(n).always ?? []) if (effect.do === 'skill') all |= skillBit(effect.skill as 'fight');
  return (all & skillBit(skill)) > 0;
}
/** MH-TRB-04, MH-TRB-05, MH-TRB-07, MH-DIE-11, MH-RUL-05, MH-RUL-46 */
function rollTrouble(t: T): void {
  const w = t.world;
  const task = w.task!;
  task.isBoosted = !hasSkill(w, task);
  task.dice = rolled(t, task.threat, task.isBoosted);
  task.firsts = task.threat;
  w.trouble = Math.max(0, troubleOf(task.dice) + powerUpSum(w, task.seat, 'trouble'));
  if (t.watched) t.log('troubleRolled', { seat: task.seat, dice: [...task.dice], n: w.trouble });
}
/** MH-TRB-08..11, MH-RUL-49 */
function reduceBy(t: T, hero: number): void {
  const w = t.world;
  w.trouble = Math.max(0, w.trouble - heroOf(hero)[w.task!.type!]);
  if (t.watched) t.log('troubleReduced', { hero, n: w.trouble });
}

/** MH-TRB-03 */
export const troubleshooting = procedure<Marvel, Locals['troubleshooting']>()({
  begin(t, my) {
    const w = t.world;
    w.task = newTask(w, my.seat, my.area);
    my.hasWon = true;
    if (t.watched) t.log('troubleshoots', { seat: my.seat, area: my.area });
    if (w.task.type) return 'scheme';
    t.call('confrontation', { seat: my.seat });
    return 'close';
  },
  /** MH-SCH-02, MH-SCH-10, MH-RUL-54 */
  scheme(t, { seat, area }) {
    if (mayScheme(t.world, seat, area)) t.call('scheming', { seat: nemesisPlayer(t.world, seat), isStopped: false });
  },
  attempt(t, { seat, area }) {
    if (mayAttempt(t.world, seat, area)) t.call('attempt', { seat: nemesisPlayer(t.world, seat) });
  },
  before: t => openWindow(t, 'beforeTroubleRoll'),
  roll(t) {
    rollTrouble(t);
    openWindow(t, 'afterTroubleRoll');
  },
  /** MH-TRB-09 */
  reduce: {
    rule: 'MH-TRB-09',
    idle: 'hero',
    one: (_t, my) => my.seat,
    forced: 'take',
    facts: t => ({ n: t.world.trouble }),
    choices: {
      hero: {
        of: 'hero',
        each: (t, _my, seat) => readyIn(t.world, seat, t.world.task!.district),
        facts: (t, _my, _seat, hero) => ({ n: heroOf(hero)[t.world.task!.type!] }),
        take: (t, _my, _seat, hero) => reduceBy(t, hero),
      },
    },
  },
  /** MH-TRB-12 */
  villains(t, { seat }) {
    if (t.world.trouble > 0) t.call('villains', { seat, turn: 0 });
  },
  fight(t) {
    if (t.world.fight) t.call('combat', {}, 'hasWon');
  },
  resolve: (t, my) => resolve(t, my),
  plan(t, { hasWon }) {
    if (t.world.task!.plan !== NONE) t.call('planEnd', { hasWon });
  },
  /** MH-RES-06, MH-RES-11..13, MH-GLO-04 */
  close(t, { seat }) {
    const w = t.world;
    clearKos(w, seat);
    w.trouble = 0;
    w.task = null;
  },
});
/** MH-RES-03..08, MH-VIL-09, MH-SPH-08: heroes on Support spaces are untouched. */
function resolve(t: T, { seat, area, hasWon }: Locals['troubleshooting']): void {
  if (hasWon) {
    if (t.world.fight) clearFight(t, false);
    scoreHeadline(t, seat, area);
    return;
  }
  if (t.watched) t.log('villainWon', { card: t.world.fight!.lead });
  if (area !== SPECIAL_AREA) discardHeadline(t, area);
  keepWanted(t);
}
