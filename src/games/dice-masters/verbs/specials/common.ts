// Effects of common cards that no verb says; Cerebro of all three rarities.
import { procedure } from '#engine/game.ts';
import type { SpecialEffect } from '../../cards/card.ts';
import type { Scope } from '../../table/locals.ts';
import { roll } from '../../table/rolling-and-spinning.ts';
import { BAG, KEPT, mark, NO_DIE, ownedIn, put, toReserve, USED, type Duel } from '../../table/world.ts';
import type { SpecialVerb } from '../verb.ts';

export const commonSpecials = {
  /** Professor X, Recruiting Young Mutants: what was taken from the bag is rolled. */
  rollSidekicks: {
    rules: [],
    run: procedure<Duel, Scope>()({
      roll(t, my) {
        if (!my.chosen.length) return;
        for (const die of my.chosen) {
          roll(t.world, die, t.random);
          toReserve(t.world, die);
        }
        t.log('rolled', { seat: my.seat, dice: my.chosen });
      },
    }),
    price: 1,
  },
  /** Cerebro, Mutant Hunter; DM-RUL-19: what it rolls is not cleared. */
  mutantHunter: {
    rules: ['DM-RUL-19'],
    run: procedure<Duel, Scope>()({
      roll(t, my) {
        const w = t.world;
        const slot = w.under[my.die]!;
        put(w, my.die, USED);
        t.log('unhooked', { seat: my.seat, die: my.die });
        const found = ownedIn(w, my.seat, BAG).find(die => w.slot[die] === slot && slot !== NO_DIE);
        if (found === undefined) return;
        roll(w, found, t.random);
        toReserve(w, found);
        mark(w, found, KEPT);
        t.log('rolled', { seat: my.seat, dice: [found] });
      },
    }),
    price: 1.5,
  },
  /** Storm's global ability. DM-PRV-04, DM-RUL-73: any other character, legal for the action or not. */
  retarget: {
    rules: ['DM-RUL-73', 'DM-TIM-04'],
    run: procedure<Duel, Scope & { target: number[] }>()({
      pick: (t, my) =>
        t.call('choosing', { ...my, which: {}, count: 1, upTo: 0, action: 0, spent: my.chosen }, 'target'),
      change(t, my) {
        t.log('retargeted', { seat: my.seat, die: my.target[0]! });
        return t.give(my.target);
      },
    }),
    price: 2,
  },
} satisfies Partial<Record<SpecialEffect, SpecialVerb>>;
