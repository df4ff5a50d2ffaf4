// Effects of common cards that no verb says; Cerebro of all three rarities.
import { procedure } from '#engine/game.ts';
import type { SpecialEffect } from '../../cards/card.ts';
import type { SpecialVerb } from '../verb.ts';
import type { Scope } from '../../table/locals.ts';
import { BAG, KEPT, mark, NO_DIE, ownedIn, put, toReserve, USED, type Duel } from '../../table/world.ts';
import { roll } from '../../table/rolling-and-spinning.ts';

/** Professor X, Recruiting Young Mutants: what was taken from the bag is rolled. */
const rollSidekicks = procedure<Duel, Scope>()({
  roll(t, my) {
    if (!my.chosen.length) return;
    for (const die of my.chosen) {
      roll(t.world, die, t.random);
      toReserve(t.world, die);
    }
    t.log('rolled', { seat: my.seat, dice: my.chosen });
  },
});

/** Cerebro, Mutant Hunter; DM-RUL-19: what it rolls is not cleared. */
const mutantHunter = procedure<Duel, Scope>()({
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
});

/** Storm's global ability. DM-PRV-04, DM-RUL-73: any other character, legal for the action or not. */
const retarget = procedure<Duel, Scope & { target: number[] }>()({
  pick: (t, my) => t.call('choosing', { ...my, which: {}, count: 1, upTo: 0, action: 0, spent: my.chosen }, 'target'),
  change(t, my) {
    t.log('retargeted', { seat: my.seat, die: my.target[0]! });
    return t.give(my.target);
  },
});

export const commonSpecials = {
  rollSidekicks: { run: rollSidekicks },
  mutantHunter: { run: mutantHunter },
  retarget: { run: retarget },
} satisfies Partial<Record<SpecialEffect, SpecialVerb>>;
