// Troubleshooting: the Trouble roll, its reduction, Villains, combat, and what comes of the Headline.
import { procedure } from '#engine/game.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { rolled } from '../abilities/dice.ts';
import { planHas, planSum, powerUpSkills, troubleShown } from '../abilities/passive.ts';
import { AREAS, SPECIAL_AREA } from '../cards/board.ts';
import { heroOf } from '../table/deck.ts';
import { districtAt } from '../table/figures.ts';
import {
  hasReadyIn,
  isReadyAt,
  isSupportingIn,
  nemesisPlayer,
  readyIn,
  skillBit,
  skillsOf,
  teamHeroes,
} from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { type Marvel, NONE, type T, type Task } from '../table/world.ts';
import { closeAction, resolve } from './after-combat.ts';
import { openWindow } from './combat-abilities.ts';
import { isJustOpened, isSpecial, skillAt, threatAt, typeAt } from './headlines.ts';
import { mayAttempt } from './master-plans.ts';
import { notReducing } from './refusals.ts';
import { mayScheme } from './scheming.ts';

const newTask = (w: Marvel, seat: Seat, area: number): Task => ({
  seat,
  area,
  district: districtAt(w, area),
  type: typeAt(w, area),
  threat: threatAt(w, area) + planSum(w, seat, 'threat'),
  dice: [],
  firsts: 0,
  isBoosted: false,
  change: 0,
  skills: 0,
  schemes: 0,
  plan: NONE,
  lowers: 0,
});

/** MH-TRB-06, MH-RUL-47, MH-RUL-48, MH-SPH-04: one hero with the skill in the District or on the Support space. */
function hasSkill(w: Marvel, { seat, area, district, skills }: Task): boolean {
  const skill = skillAt(w, area);
  if (!skill || planHas(w, seat, 'noSkill')) return false;
  let all = skills | powerUpSkills(w, seat);
  for (const hero of teamHeroes(w, seat))
    if (isReadyAt(w, hero, district) || isSupportingIn(w, hero, area)) all |= skillsOf(hero);
  return (all & skillBit(skill)) > 0;
}

/** MH-TRB-04, MH-TRB-05, MH-TRB-07, MH-DIE-11, MH-RUL-05, MH-RUL-46 */
function rollTrouble(t: T): void {
  const w = t.world;
  const task = w.task!;
  task.isBoosted = !hasSkill(w, task);
  task.dice = rolled(t, task.threat, task.isBoosted);
  task.firsts = task.threat;
  w.trouble = troubleShown(w);
  if (t.watched) t.log('troubleRolled', { seat: task.seat, dice: [...task.dice], n: w.trouble });
}

/** MH-TRB-08..11, MH-RUL-49 */
function reduceBy(t: T, hero: number): void {
  const w = t.world;
  w.trouble = Math.max(0, w.trouble - heroOf(hero)[w.task!.type!]);
  t.log('troubleReduced', { hero, n: w.trouble });
}

/** MH-TRB-03 */
export const troubleshooting = procedure<Marvel, Locals['troubleshooting']>()({
  begin(t, my) {
    const w = t.world;
    w.task = newTask(w, my.seat, my.area);
    my.hasWon = true;
    t.log('troubleshoots', { seat: my.seat, area: my.area });
    if (w.task.type) return 'scheme'; // MH-RUL-110
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
        misfit: (t, _my, seat, hero) => notReducing(t.world, seat, hero),
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
  close: (t, { seat }) => closeAction(t, seat),
});

/** MH-TRB-01, MH-TRB-02: areas with an open Headline, the Special one last. */
export const openAreas = (w: Marvel): number[] =>
  [...AREAS.keys(), SPECIAL_AREA].filter(area => districtAt(w, area) !== NONE);

/** MH-TRB-01, MH-MOV-10, MH-SPH-03: who has just moved there needs another action; MH-RUL-93: in a later Action Round
 *  than that in which the Special Headline has entered. */
export function troubleRefusal(w: Marvel, seat: Seat, area: number): RuleId | false {
  if (!hasReadyIn(w, seat, districtAt(w, area))) return 'MH-TRB-01';
  return isSpecial(area) && isJustOpened(w) && 'MH-RUL-93';
}
