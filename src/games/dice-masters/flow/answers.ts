// Small questions inside effects: paying life to stop one, paying more for more, and changing an action's target.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import type { Global } from '../cards/card.ts';
import type { Energy } from '../table/dice.ts';
import { canAfford } from '../abilities/useful.ts';
import { abilityPrice, pay, suggestPayment } from '../abilities/energy.ts';
import { lose } from './life.ts';
import type { Scope } from '../abilities/triggers.ts';
import { abilityOf, rosterOf, type Entry } from '../abilities/roster.ts';
import { charactersOf, other, type Duel } from '../table/world.ts';

/** DM-RUL-94, DM-RUL-58: life paid to prevent an effect. */
export const payingOff = procedure<Duel, { seat: Seat; life: number; id: number }>()({
  offer: {
    rule: 'DM-RUL-94',
    idle: 'refuse',
    one: (t, my) => (t.world.life[my.seat]! >= my.life ? my.seat : null),
    facts: (_t, my) => ({ ability: my.id, n: my.life }),
    choices: {
      payLife: {
        facts: (_t, my) => ({ n: my.life }),
        take(t, my) {
          return lose(t, my.seat, my.life, 'paid') ? 'end' : t.give(1);
        },
      },
      refuse: { take: () => 'end' },
    },
  },
});

/** Pays so many of one energy as wanted. */
export const payingUpTo = procedure<Duel, { seat: Seat; energy: Energy; most: number; id: number }>()({
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
          const price = abilityPrice({ [my.energy]: n });
          const payment = n ? suggestPayment(t.world, seat, price)! : [];
          pay(t.world, seat, price, payment);
          if (n) t.log('paid', { seat, dice: [...new Set(payment)] });
          return t.give(n);
        },
      },
    },
  },
  nothing: t => t.give(0),
});

/** DM-RUL-73: while an action die with one chosen character resolves, either player may pay to change its target. */
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
          const price = abilityPrice((abilityOf(id) as Global).global);
          const payment = suggestPayment(t.world, seat, price)!;
          pay(t.world, seat, price, payment);
          t.log('paid', { seat, dice: [...new Set(payment)] });
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
