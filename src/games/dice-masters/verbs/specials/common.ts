// Effects of common cards that no verb says; Cerebro of all three rarities.
import type { Procedure } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Text } from '#engine/types.ts';
import { slotsFor } from '../../abilities/useful.ts';
import type { Locals, Scope } from '../../table/locals.ts';
import {
  BOTH,
  HOOKED,
  KEPT,
  mark,
  NO_DIE,
  ownedIn,
  BAG,
  put,
  roll,
  toReserve,
  USED,
  type Duel,
} from '../../table/world.ts';

/** DM-RUL-76: Cerebro is put on a card and stays there, in its owner's field. */
const hooking = procedure<Duel, Locals['hooking']>()({
  pick: {
    rule: 'DM-RUL-76',
    idle: 'hook',
    one: (_t, my) => my.seat,
    facts: (_t, my) => ({ die: my.die }),
    choices: {
      hook: {
        of: 'slot',
        each: (t, my) => slotsFor(t.world, my.on),
        facts: (t, _my, _seat, slot) => ({ of: t.world.holder.slice(slot, slot + 1).filter(seat => seat !== BOTH) }),
        take(t, my, seat, slot) {
          put(t.world, my.die, HOOKED);
          t.world.under[my.die] = slot;
          t.log('hooked', { seat, die: my.die, slot });
        },
      },
    },
  },
});

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

/** Storm's global ability. DM-RUL-73: any other character, legal for the action or not. */
const retarget = procedure<Duel, Scope & { target: number[] }>()({
  pick: (t, my) => t.call('choosing', { ...my, which: {}, count: 1, upTo: 0, action: 0, spent: my.chosen }, 'target'),
  change(t, my) {
    t.log('retargeted', { seat: my.seat, die: my.target[0]! });
    return t.give(my.target);
  },
});

export const commonSpecials: Record<string, Procedure<Duel>> = {
  hooking,
  'special:rollSidekicks': rollSidekicks,
  'special:mutantHunter': mutantHunter,
  'special:retarget': retarget,
};
/** What they and their questions say. */
export const commonTexts: Record<string, Text> = {
  'hooking.pick': 'Put {die} on which card?',
  hook: 'Put it on {slot}{of? of {of:seat}|}',
  'special.rollSidekicks': 'Roll them into your reserve pool.',
  'special.mutantHunter':
    'Move {name} to your used pile, find one die of that card in your bag and roll it into your reserve pool.',
  'special.retarget': 'When an action die has one character as its target, make another character its target instead.',
};
