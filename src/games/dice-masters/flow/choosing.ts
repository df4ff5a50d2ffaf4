// Fundamental rules: picking the dice that a text targets, in the field unless it says otherwise (DM-FUN-02).
import { procedure } from '#engine/game.ts';
import type { Ref, Seat } from '#engine/types.ts';
import { fieldingOf } from '../abilities/stats.ts';
import { candidatesFor } from '../abilities/reach.ts';
import type { Which } from '../cards/card.ts';
import type { Choosing, Locals } from '../table/locals.ts';
import { inField, NO_DIE, other, RESERVE, type Duel } from '../table/world.ts';

/** The picks so far, and the arguments with defaults for those the caller left out. */
type Picking = Required<Choosing> & { picks: number[] };
/** Picks dice one by one; a pick among look-alikes is one option. DM-RUL-13: a player who does not answer picks
 *  the first, or none where that will do. */
export const choosing = procedure<Duel, Picking>()({
  open(_t, my) {
    my.picks = [];
    my.by ??= my.seat;
    my.totalCost ??= -1;
    my.kept ??= [];
  },
  pick: {
    rule: 'DM-RUL-33',
    idle: (_t, my) => (my.upTo ? 'enough' : 'choose'),
    forced: 'take',
    one: (t, my) => (my.picks.length < my.count && open(t.world, my).length ? my.by : null),
    facts: (_t, my) => ({ ability: my.id }),
    choices: {
      choose: {
        of: 'die',
        each: (t, my) => distinct(t.world, open(t.world, my)),
        facts: (t, _my, _seat, die) => ({ whose: t.world.seat[die]! }),
        refs: (t, my, _seat, die) => twins(t.world, open(t.world, my), die),
        take(_t, my, _seat, die) {
          my.picks.push(die);
          return 'pick';
        },
      },
      /** DM-RUL-95: where fewer will do. */
      enough: { when: (_t, my) => my.upTo > 0, take: () => undefined },
    },
  },
  done(t, my) {
    if (my.picks.length) t.log('chosen', { seat: my.by, dice: my.picks });
    return t.give([...my.kept, ...my.picks]);
  },
});
/** Each player picks one of the own dice, the active player first (DM-TIM-01). */
export const choosingEach = procedure<Duel, Locals['choosingEach'] & { picks: number[]; given: number[] }>()({
  active: (t, my) => t.call('choosing', ownPick(my, t.world.active), 'given'),
  other(t, my) {
    my.picks = my.given;
    t.call('choosing', ownPick(my, other(t.world.active)), 'given');
  },
  both: (t, my) => t.give([...my.picks, ...my.given]),
});
const ownPick = ({ id, die, spent, action, which }: Locals['choosingEach'], seat: Seat): Choosing => {
  const own: Which = { ...which, whose: 'own' };
  return { id, seat, die, spent, action, which: own, count: 1, upTo: 0 };
};
function open(w: Duel, my: Picking): number[] {
  const spent = my.picks.reduce((sum, die) => sum + fieldingOf(w, die), 0);
  return candidatesFor(w, my, my.which).filter(
    die => !my.picks.includes(die) && (my.totalCost < 0 || spent + fieldingOf(w, die) <= my.totalCost),
  );
}

/** Dice that differ in nothing a player could see are one option. */
function looks(w: Duel, die: number): string {
  const { zone, foe } = w;
  const isShown = zone[die] === RESERVE || inField(w, die);
  const place = `${w.slot[die]} ${w.kind[die]} ${w.owner[die]} ${w.seat[die]} ${zone[die]}`;
  const shown = isShown ? `${w.face[die]} ${w.damage[die]} ${w.plusAttack[die]} ${w.plusDefense[die]}` : '';
  const fight = isShown ? `${w.marks[die]} ${foe[die]} ${w.foe2[die]}` : '';
  const isItself =
    w.partner[die] !== NO_DIE || foe.includes(die) || w.forces.some(f => f.whom === die || f.die === die);
  return `${place} ${shown} ${fight} ${isItself ? die : ''}`;
}
export function distinct(w: Duel, dice: readonly number[]): number[] {
  if (dice.length < 2) return [...dice];
  const seen = new Set<string>();
  return dice.filter(die => {
    const look = looks(w, die);
    return !seen.has(look) && seen.add(look);
  });
}
const twins = (w: Duel, dice: readonly number[], die: number): Ref[] =>
  dice.filter(d => d !== die && looks(w, d) === looks(w, die)).map(d => `die:${d}` as const);
