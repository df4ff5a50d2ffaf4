// The questions that cards ask: which dice a text targets, in the field unless it says otherwise (DM-FUN-02), which
// card a die is put on, what is paid to stop or raise an effect, and whether its target changes.
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { Seat } from '#engine/types.ts';
import { fieldingOf } from '../abilities/stats.ts';
import { candidatesFor, slotsFor } from '../abilities/reach.ts';
import type { Which, Global } from '../cards/card.ts';
import type { Choosing, Locals, Scope } from '../table/locals.ts';
import { other, type Duel, charactersOf, HOOKED, BOTH, put } from '../table/world.ts';
import { lose } from '../table/life-and-winning.ts';
import { abilityOf, type Entry, rosterOf } from '../abilities/roster.ts';
import { canAfford } from '../abilities/energy.ts';
import { payEnergy } from './paying.ts';
import { distinct, twins } from '../table/looks.ts';

/** The picks so far, and the arguments with defaults for those the caller left out. */
type Picking = Required<Choosing> & { picks: number[] };
/** Picks dice one by one; a pick among look-alikes is one option. DM-RUL-13: a player who does not answer picks
 *  the first, or none where that will do. */
export const choosing = procedure<Duel, Picking>()({
  open(_t, my) {
    my.picks = [];
    my.by ??= my.seat;
    my.totalCost ??= Number.MAX_SAFE_INTEGER;
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
      enough: { when: (_t, my) => my.upTo, take: () => undefined },
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
  return { id, seat, die, spent, action, which: own, count: 1, upTo: false };
};
function open(w: Duel, my: Picking): number[] {
  const spent = my.picks.reduce((sum, die) => sum + fieldingOf(w, die), 0);
  return candidatesFor(w, my, my.which).filter(
    die => !my.picks.includes(die) && spent + fieldingOf(w, die) <= my.totalCost,
  );
}

/** DM-RUL-76: Cerebro is put on a card and stays there, in its owner's field. */
export const hooking = choice<Duel, Locals['hooking']>('hook', {
  rule: 'DM-RUL-76',
  step: 'pick',
  about: (_t, my) => ({ die: my.die }),
  of: 'slot',
  each: (t, my) => slotsFor(t.world, my.on),
  facts: (t, _my, _seat, slot) => ({ of: t.world.holder.slice(slot, slot + 1).filter(seat => seat !== BOTH) }),
  take(t, my, seat, slot) {
    put(t.world, my.die, HOOKED);
    t.world.under[my.die] = slot;
    t.log('hooked', { seat, die: my.die, slot });
  },
});

/** DM-RUL-94, DM-RUL-58: life paid to prevent an effect. */
export const payingOff = choice<Duel, Locals['payingOff']>('payLife', {
  rule: 'DM-RUL-94',
  step: 'offer',
  by: (t, my) => (t.world.life[my.seat]! >= my.life ? my.seat : null),
  pass: 'refuse',
  about: (_t, my) => ({ ability: my.id, n: my.life }),
  facts: (_t, my) => ({ n: my.life }),
  take: (t, my) => (lose(t, my.seat, my.life, 'paid') ? 'end' : t.give(1)),
});

/** Pays so many of one energy as wanted. */
export const payingUpTo = procedure<Duel, Locals['payingUpTo']>()({
  offer: {
    rule: 'DM-RUL-95',
    idle: 'pay:0',
    one: (t, my) => (canAfford(t.world, my.seat, { [my.energy]: 1 }) ? my.seat : null),
    facts: (_t, my) => ({ ability: my.id, energy: my.energy }),
    choices: {
      pay: {
        each: (_t, my) => Array.from({ length: my.most + 1 }, (_, n) => n),
        refuse: (t, my, seat, n) => !canAfford(t.world, seat, { [my.energy]: n }) && 'DM-PAY-08',
        take(t, my, seat, n) {
          payEnergy(t, seat, { [my.energy]: n }, my.id);
          return t.give(n);
        },
      },
    },
  },
  nothing: t => t.give(0),
});

/** DM-RUL-73, DM-GLO-07, DM-TIM-04: while an action die with one chosen character resolves, either player may pay to
 *  change its target. */
export const retargeting = procedure<Duel, Scope & { asked: number }>()({
  open(t, my) {
    my.asked = 0;
    return changers(t.world).length ? undefined : t.give(my.chosen);
  },
  offer: {
    rule: 'DM-RUL-73',
    idle: 'pass',
    one(t, my) {
      const w = t.world;
      const seat = my.asked ? other(w.active) : w.active;
      const able = changers(w).some(({ ability }) => canAfford(w, seat, ability.global));
      return able && charactersOf(w, 0).length + charactersOf(w, 1).length > 1 ? seat : null;
    },
    facts: (_t, my) => ({ die: my.chosen[0]!, ability: my.id }),
    choices: {
      pass: { take: () => undefined },
      global: {
        of: 'ability',
        each: t => changers(t.world).map(({ id }) => id),
        refuse: (t, _my, seat, id) => !canAfford(t.world, seat, (abilityOf(id) as Global).global) && 'DM-GLO-03',
        take(t, my, seat, id) {
          payEnergy(t, seat, (abilityOf(id) as Global).global, id);
          t.log('globalUsed', { seat, ability: id });
          my.asked = -1;
          t.call('special:retarget', { ...my, id, seat }, 'chosen');
        },
      },
    },
  },
  /** A use may be answered by the other player; the active player is asked first each time. */
  next(t, my) {
    my.asked++;
    return my.asked < 2 ? 'offer' : t.give(my.chosen);
  },
});
const changers = (w: Duel): Entry<Global>[] => rosterOf(w).globals.filter(({ ability }) => ability.answers);
