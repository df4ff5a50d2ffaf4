// Playing Villains: a Lead Villain, then Backup Effects and Agents.
import type { Offer } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { planEffects, planSum } from '../abilities/passive.ts';
import { moveOpenly } from '../table/acts.ts';
import { villainOf } from '../table/deck.ts';
import { drawCards } from '../table/drawing-cards.ts';
import { nemesisPlayer } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { type Marvel, NONE, type T } from '../table/world.ts';
import { newFight } from './combat.ts';
import { noHelper } from './refusals.ts';
import { leaveSpace, wanted } from './most-wanted.ts';

/** MH-VIL-02, MH-VIL-03, MH-VAR-01, MH-VAR-04 */
const drawsOf = (w: Marvel, isNemesis: boolean): number =>
  (w.team.length === 2 ? 2 : 1) + (w.isFewer && isNemesis ? 1 : 0);

const costPlans = (w: Marvel, of: 'lead' | 'firstLower'): number => {
  let n = 0;
  for (const effect of planEffects(w, w.task!.seat, 'cost'))
    if (effect.do === 'cost' && effect.of === of) n += effect.n;
  return n;
};

const isNemesis = (w: Marvel, seat: Seat): boolean => nemesisPlayer(w, w.task!.seat) === seat;

/** MH-VIL-06 */
const requirementFor = (w: Marvel, seat: Seat, card: number): number =>
  villainOf(card).requirement + (isNemesis(w, seat) ? planSum(w, w.task!.seat, 'requirement') : 0);

/** MH-VIL-07, MH-MWV-04: a Most Wanted Villain is paid for as usual. */
export const leadCost = (w: Marvel, seat: Seat, card: number): number =>
  Math.max(0, villainOf(card).cost + (isNemesis(w, seat) ? costPlans(w, 'lead') : 0));

/** MH-VIL-11 */
export const lowerCost = (w: Marvel, seat: Seat, card: number): number => {
  const less = isNemesis(w, seat) && !w.task!.lowers ? costPlans(w, 'firstLower') : 0;
  return Math.max(0, villainOf(card).lower.trouble + less);
};

/** MH-VIL-06, MH-VIL-08, MH-RUL-52; MH-MWV-03: a Most Wanted Villain requires nothing, whatever is printed. */
function leadRefusal(w: Marvel, seat: Seat, card: number, isWanted: boolean): RuleId | false {
  if (!isWanted && requirementFor(w, seat, card) > w.trouble) return 'MH-VIL-06';
  return leadCost(w, seat, card) > w.trouble && 'MH-VIL-08';
}

/** MH-VIL-07, MH-VIL-15, MH-VIL-16 */
function playLead(t: T, seat: Seat, card: number): void {
  const w = t.world;
  w.trouble -= leadCost(w, seat, card);
  w.fight = newFight(w.task!.seat, w.task!.area, card, NONE, seat);
  t.log('leadPlayed', { seat, card, n: w.trouble });
}

/** MH-VIL-01 */
export const villains = procedure<Marvel, Locals['villains']>()({
  /** MH-VIL-02, MH-INF-07 */
  draw(t, my) {
    const seats = t.clockwise(my.seat, 1);
    if (my.turn >= seats.length) return 'end';
    const seat = seats[my.turn]!;
    drawCards(t, seat, 'villain', drawsOf(t.world, my.turn === 0));
    t.call('lead', { seat });
    return 'next';
  },
  /** MH-VIL-05 */
  next(t, my) {
    my.turn++;
    return t.world.fight ? 'helpers' : 'draw';
  },
  /** MH-VIL-10, MH-VIL-13, MH-VIL-14, MH-RUL-50: the Lead's player first. */
  helpers(t, my) {
    for (const seat of t.clockwise(t.world.fight!.controller)) if (seat !== my.seat) t.call('helpers', { seat });
  },
});

const leads = (isWanted: boolean): Offer<Marvel, object> => ({
  of: 'card',
  refuse: (t, _my, seat, card) => leadRefusal(t.world, seat, card, isWanted),
  facts: (t, _my, seat, card) => ({ n: leadCost(t.world, seat, card) }),
});
/** MH-VIL-04, MH-RUL-57, MH-RUL-58 */
export const lead = procedure<Marvel, Locals['lead']>()({
  choose: {
    rule: 'MH-VIL-04',
    idle: 'pass',
    one: (_t, my) => my.seat,
    facts: t => ({ n: t.world.trouble }),
    choices: {
      pass: { take: () => undefined },
      lead: {
        ...leads(false),
        each: (t, _my, seat) => t.world.piles.plots[seat]!.cards,
        misfit: () => no('MH-VIL-06', {}, 'notYourVillain'),
        take(t, _my, seat, card) {
          const { plots, inPlay } = t.world.piles;
          moveOpenly(t, plots[seat]!, card, inPlay);
          playLead(t, seat, card);
        },
      },
      /** MH-MWV-01..05, MH-RUL-53 */
      wanted: {
        ...leads(true),
        each: t => wanted(t.world),
        misfit: () => 'MH-MWV-01',
        take(t, _my, seat, card) {
          leaveSpace(t.world, card);
          playLead(t, seat, card);
        },
      },
    },
  },
});

/** MH-VIL-11, MH-VIL-12, MH-RUL-51 */
export const helpers = procedure<Marvel, Locals['helpers']>()({
  choose: {
    rule: 'MH-VIL-10',
    idle: 'pass',
    one: (t, my) => (t.world.piles.plots[my.seat]!.cards.length ? my.seat : null),
    facts: t => ({ n: t.world.trouble }),
    choices: {
      pass: { take: () => 'end' },
      helper: {
        of: 'card',
        each: (t, _my, seat) => t.world.piles.plots[seat]!.cards,
        refuse: (t, _my, seat, card) => lowerCost(t.world, seat, card) > t.world.trouble && 'MH-VIL-12',
        misfit: (t, _my, _seat, card) => noHelper(t.world, card),
        facts: (t, _my, seat, card) => ({ n: lowerCost(t.world, seat, card) }),
        take(t, _my, seat, card) {
          playHelper(t, seat, card);
          return 'choose';
        },
      },
    },
  },
});

function playHelper(t: T, seat: Seat, card: number): void {
  const w = t.world;
  w.trouble -= lowerCost(w, seat, card);
  if (isNemesis(w, seat)) w.task!.lowers++;
  moveOpenly(t, w.piles.plots[seat]!, card, w.piles.inPlay);
  w.fight!.helpers.push(card);
  w.fight!.owners.push(seat);
  t.log('helperPlayed', { seat, card, n: w.trouble });
}
