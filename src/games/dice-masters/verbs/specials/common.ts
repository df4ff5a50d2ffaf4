// Effects of basic actions, starter cards and common cards that no verb says; Cerebro of all three rarities.
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { SpecialEffect } from '../../cards/card.ts';
import { ENERGIES } from '../../cards/character-dice.ts';
import { capture } from '../../table/control-and-capture.ts';
import type { Scope } from '../../table/locals.ts';
import { reroll, roll } from '../../table/rolling-and-spinning.ts';
import {
  BAG,
  force,
  HOOKED,
  KEPT,
  levelOf,
  mark,
  NO_DIE,
  ownedIn,
  put,
  toReserve,
  USED,
  type Duel,
} from '../../table/world.ts';
import { step, type SpecialVerb } from '../verb.ts';

/** DM-RUL-62, DM-RUL-36: Possession waits in the field for the attack step. */
const possess = (atMost: 0 | 1): SpecialVerb => ({
  rules: [
    ...(['DM-CTL-01', 'DM-CTL-02', 'DM-CTL-03', 'DM-CTL-04', 'DM-CTL-05', 'DM-CTL-06'] as const),
    ...(['DM-RUL-62', 'DM-RUL-63', 'DM-RUL-64'] as const),
  ],
  run: procedure<Duel, Scope>()({
    wait(t, my) {
      put(t.world, my.die, HOOKED);
      force(t, my, 'possession', NO_DIE, 'turn', atMost);
    },
  }),
  price: 4,
});

export const commonSpecials = {
  /** DM-RUL-86: what falls from now on costs its player 1 damage; see abilities/knock-outs.ts. */
  feedback: {
    rules: ['DM-RUL-86'],
    run: step('begin', (t, my) => force(t, my, 'feedback', NO_DIE)),
    price: 2,
  },
  /** DM-CAP-01, DM-RUL-61: Imprisoned lies in the field, its captives under it. */
  capture: {
    rules: ['DM-CAP-01', 'DM-CAP-02', 'DM-GLS-05', 'DM-RUL-60', 'DM-RUL-61'],
    run: step('take', (t, my) => {
      if (!my.chosen.length) return;
      capture(t.world, my.die, my.chosen);
      force(t, my, 'imprisons', NO_DIE, 'cancelled');
      t.log('captured', { seat: my.seat, die: my.die, dice: my.chosen });
    }),
    price: 4,
  },
  possess: possess(0),
  possessEqual: possess(1),
  /** DM-RUL-71: the character is rerolled where it lies. */
  relentless: {
    rules: ['DM-RRL-01', 'DM-RRL-03', 'DM-RUL-71'],
    run: step('reroll', (t, my) => {
      const dice = my.chosen.filter(die => reroll(t.world, die, t.random));
      if (dice.length) t.log('rerolled', { seat: my.seat, dice });
    }),
    price: 1.5,
  },
  /** DM-RUL-72: no character of the type attacks until the user's next turn. */
  selectiveShield: {
    rules: ['DM-RUL-72'],
    run: choice<Duel, Scope>('energy', {
      rule: 'DM-RUL-72',
      step: 'pick',
      each: () => [0, 1, 2, 3],
      facts: (_t, _my, _seat, n) => ({ energy: ENERGIES[n]! }),
      take(t, my, seat, n) {
        force(t, my, 'shieldedType', NO_DIE, 'yourTurn', n);
        t.log('shielded', { seat, energy: ENERGIES[n]! });
      },
    }),
    price: 3,
  },
  /** With two bursts one of them cannot block either. */
  selectiveBlock: {
    run: procedure<Duel, Scope>()({
      pick(t, my) {
        const type = t.world.forces.findLast(f => f.kind === 'shieldedType' && f.die === my.die)!.n;
        t.call('choosing', { ...my, which: { energy: [ENERGIES[type]!] }, count: 1, upTo: false }, 'chosen');
      },
      answer(t, my) {
        if (my.chosen.length) t.call('retargeting', { ...my }, 'chosen');
      },
      bind(t, my) {
        for (const die of my.chosen) force(t, my, 'cannotBlock', die, 'yourTurn');
      },
    }),
    price: 2,
  },
  /** A character face is fielded as it is, anything else goes to the bag. DM-RUL-104: free of charge, at no minimum. */
  transferPower: {
    rules: ['DM-RUL-57'],
    run: step('roll', (t, my) => {
      const w = t.world;
      const [die] = my.chosen as [number];
      roll(w, die, t.random);
      t.log('rolled', { seat: my.seat, dice: [die] });
      if (levelOf(w, die)) t.call('fielding', { die, seat: my.seat, spent: [] });
      else put(w, die, BAG);
    }),
    price: 2,
  },
  /** Professor X, Recruiting Young Mutants: what was taken from the bag is rolled. */
  rollSidekicks: {
    run: step('roll', (t, my) => {
      if (!my.chosen.length) return;
      for (const die of my.chosen) {
        roll(t.world, die, t.random);
        toReserve(t.world, die);
      }
      t.log('rolled', { seat: my.seat, dice: my.chosen });
    }),
    price: 1,
  },
  /** Cerebro, Mutant Hunter; DM-RUL-19: what it rolls is not cleared. */
  mutantHunter: {
    rules: ['DM-RUL-19'],
    run: step('roll', (t, my) => {
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
    }),
    price: 1.5,
  },
  /** Storm's global ability. DM-PRV-04, DM-RUL-73: any other character, legal for the action or not. */
  retarget: {
    rules: ['DM-RUL-73', 'DM-TIM-04'],
    run: procedure<Duel, Scope & { target: number[] }>()({
      pick: (t, my) =>
        t.call('choosing', { ...my, which: {}, count: 1, upTo: false, action: 0, spent: my.chosen }, 'target'),
      change(t, my) {
        t.log('retargeted', { seat: my.seat, die: my.target[0]! });
        return t.give(my.target);
      },
    }),
    price: 2,
  },
} satisfies Partial<Record<SpecialEffect, SpecialVerb>>;
