// Effects of starter cards and basic actions that no verb says.
import type { Procedure } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { SpecialEffect } from '../../cards/card.ts';
import type { SpecialVerb } from '../verb.ts';
import { ENERGIES } from '../../cards/character-dice.ts';
import type { Scope } from '../../table/locals.ts';
import { force } from '../../table/lasting.ts';
import { capture } from '../../table/control-and-capture.ts';
import { BAG, HOOKED, levelOf, put, type Duel } from '../../table/world.ts';
import { reroll, roll } from '../../table/rolling-and-spinning.ts';

/** DM-RUL-86: what falls from now on costs its player 1 damage; see flow/knock-outs.ts. */
const feedback = procedure<Duel, Scope>()({
  begin: (t, my) => force(t, my, 'feedback', -1),
});

/** DM-CAP-01, DM-RUL-61: Imprisoned lies in the field, its captives under it. */
const imprison = procedure<Duel, Scope>()({
  take(t, my) {
    if (!my.chosen.length) return;
    capture(t.world, my.die, my.chosen);
    force(t, my, 'imprisons', -1, 'cancelled');
    t.log('captured', { seat: my.seat, die: my.die, dice: my.chosen });
  },
});
/** DM-RUL-62, DM-RUL-36: Possession waits in the field for the attack step. */
const possess = (atMost: 0 | 1): Procedure<Duel> =>
  procedure<Duel, Scope>()({
    wait(t, my) {
      put(t.world, my.die, HOOKED);
      force(t, my, 'possession', -1, 'turn', atMost);
    },
  });

/** DM-RUL-71: the character is rerolled where it lies. */
const relentless = procedure<Duel, Scope>()({
  reroll(t, my) {
    const dice = my.chosen.filter(die => reroll(t.world, die, t.random));
    if (dice.length) t.log('rerolled', { seat: my.seat, dice });
  },
});

/** DM-RUL-72: no character of the type attacks until the user's next turn. */
const selectiveShield = choice<Duel, Scope>('energy', {
  rule: 'DM-RUL-72',
  step: 'pick',
  each: () => [0, 1, 2, 3],
  facts: (_t, _my, _seat, n) => ({ energy: ENERGIES[n]! }),
  take(t, my, seat, n) {
    force(t, my, 'shieldedType', -1, 'yourTurn', n);
    t.log('shielded', { seat, energy: ENERGIES[n]! });
  },
});
/** With two bursts one of them cannot block either. */
const selectiveBlock = procedure<Duel, Scope>()({
  pick(t, my) {
    const type = t.world.forces.findLast(f => f.kind === 'shieldedType' && f.die === my.die)!.n;
    t.call('choosing', { ...my, which: { energy: [ENERGIES[type]!] }, count: 1, upTo: 0 }, 'chosen');
  },
  answer(t, my) {
    if (my.chosen.length) t.call('retargeting', { ...my }, 'chosen');
  },
  bind(t, my) {
    for (const die of my.chosen) force(t, my, 'cannotBlock', die, 'yourTurn');
  },
});

/** A character face is fielded as it is, anything else goes to the bag. */
const transferPower = procedure<Duel, Scope>()({
  roll(t, my) {
    const w = t.world;
    const [die] = my.chosen as [number];
    roll(w, die, t.random);
    t.log('rolled', { seat: my.seat, dice: [die] });
    if (levelOf(w, die)) t.call('fielding', { die, seat: my.seat, spent: [] });
    else put(w, die, BAG);
  },
});

export const starterSpecials = {
  feedback: { run: feedback },
  capture: { run: imprison },
  possess: { run: possess(0) },
  possessEqual: { run: possess(1) },
  relentless: { run: relentless },
  selectiveShield: { run: selectiveShield },
  selectiveBlock: { run: selectiveBlock },
  transferPower: { run: transferPower },
} satisfies Partial<Record<SpecialEffect, SpecialVerb>>;
