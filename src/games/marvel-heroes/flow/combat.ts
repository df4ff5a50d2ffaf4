// Combat: sequences until the Villain or all Ready heroes are defeated.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { completedPlans, plansServe } from '../abilities/passive.ts';
import { koValue } from '../abilities/ratings.ts';
import { LOWER } from '../abilities/sources.ts';
import { QUIET_SEQUENCES } from '../cards/board.ts';
import { villainOf } from '../table/deck.ts';
import { type Fight, HEROES, type Marvel, NONE, type T, VILLAINS } from '../table/world.ts';
import type { Scope } from '../verbs/verb.ts';
import { abilityList, planList } from '../verbs/verbs.ts';
import { openWindow } from './combat-abilities.ts';
import { fighters } from './combat-sequence.ts';

/** A fight before anything has happened in it; the hero has Initiative (MH-CMB-03, MH-CHL-07, MH-RUL-85). */
export const newFight = (seat: Seat, area: number, lead: number, boss: number, controller: Seat): Fight => ({
  seat,
  area,
  lead,
  boss,
  controller,
  helpers: [],
  owners: [],
  hero: NONE,
  kos: 0,
  initiative: HEROES,
  powers: [NONE, NONE],
  last: [NONE, NONE],
  sequence: 0,
  quiet: 0,
  changes: [],
  usedInSequence: [],
  usedInCombat: [],
  side: HEROES,
  rating: 0,
  dice: [],
  firsts: 0,
  isBoosted: false,
  plus: 0,
  attack: [],
  attackFirsts: 0,
  attackBoosted: false,
  attackPlus: 0,
  isPrevented: false,
});

/** MH-CMB-04: gives whether the heroes have won. */
export const combat = procedure<Marvel>()({
  start(t) {
    const w = t.world;
    const f = w.fight!;
    f.hero = fighters(w)[0]!;
    t.log('combatBegun', { seat: f.seat, ...(f.boss === NONE ? { card: f.lead } : { mastermind: f.boss }) });
    startPlans(t, f);
    for (const card of f.helpers) startAgent(t, f, card);
    openWindow(t, 'combatStart');
  },
  next(t) {
    const w = t.world;
    const f = w.fight!;
    if (f.kos >= koValue(f, VILLAINS)) return t.give(true);
    if (!fighters(w).length) return t.give(false);
    if (f.quiet >= QUIET_SEQUENCES) return t.give(f.initiative === HEROES); // MH-RUL-76
    t.call('sequence');
    return 'next';
  },
});

/** What works during a whole combat without being used. */
const byVillains = ({ controller }: Fight, source: number): Scope => ({
  seat: controller,
  source,
  side: VILLAINS,
  koSide: HEROES,
  koFrom: '',
});
/** MH-ABT-21: an Agent works during the whole combat. */
function startAgent(t: T, f: Fight, card: number): void {
  if (villainOf(card).lower.at === 'always') t.run(abilityList(LOWER + card), byVillains(f, LOWER + card));
}

/** MH-MPL-10, MH-CHL-07, MH-RUL-98 */
function startPlans(t: T, f: Fight): void {
  if (!plansServe(t.world, f)) return;
  for (const plan of completedPlans(t.world, f.seat)) t.run(planList(plan), byVillains(f, NONE));
}
