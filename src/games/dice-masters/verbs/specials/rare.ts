// Effects of rare cards that no verb says.
import { procedure } from '#engine/game.ts';
import type { SpecialEffect } from '../../cards/card.ts';
import type { SpecialVerb } from '../verb.ts';
import { force } from '../../table/lasting.ts';
import { playerTarget } from '../../abilities/reach.ts';
import { ENERGIES } from '../../cards/character-dice.ts';
import { strike } from '../../abilities/acts.ts';
import { send } from '../../abilities/knock-outs.ts';
import { copyAttack } from '../../abilities/copying.ts';
import type { Scope } from '../../table/locals.ts';
import { energyOf, isAttacking } from '../../abilities/targets.ts';
import {
  charactersOf,
  faceOf,
  FIELD,
  inField,
  levelOf,
  NO_DIE,
  other,
  ownedIn,
  PREP,
  put,
  USED,
  type Duel,
  type T,
} from '../../table/world.ts';
import { roll, spin } from '../../table/rolling-and-spinning.ts';

/** Vision, Victor Shade strikes such attackers back. */
const BACK = [ENERGIES.indexOf('mask'), ENERGIES.indexOf('fist')];
const [BOLT, MASK] = [ENERGIES.indexOf('bolt'), ENERGIES.indexOf('mask')];

/** A knocked-out die comes back from the prep area, with the face it had; it is not fielded anew (DM-RUL-24). */
function comeBack(t: T, die: number, by: number): void {
  const w = t.world;
  if (w.zone[die] !== PREP) return;
  spin(w, die, by);
  put(w, die, FIELD);
  t.log('returned', { die });
}

export const rareSpecials = {
  /** Apocalypse, Time of Testing. */
  returnLower: {
    rules: ['DM-RUL-24'],
    run: procedure<Duel, Scope>()({ back: (t, my) => comeBack(t, my.die, -1) }),
    price: 2,
  },
  /** Mister Sinister, Nathaniel Essex. DM-RUL-82: a Sidekick that falls later in the turn brings him back too. */
  returnSame: {
    rules: ['DM-RUL-82'],
    run: procedure<Duel, Scope>()({
      back(t, my) {
        const w = t.world;
        w.forces = w.forces.filter(f => f.kind !== 'awaitsSidekick' || f.die !== my.die);
        if (w.fallenSidekicks[my.seat]) comeBack(t, my.die, 0);
        else if (w.zone[my.die] === PREP) force(t, my, 'awaitsSidekick', NO_DIE, 'turn', my.id);
      },
    }),
    price: 2,
  },
  /** Bishop, XSE: point by point, each to an opposing character of choice. */
  xse: {
    rules: [],
    run: procedure<Duel, Scope & { left: number }>()({
      open(_t, my) {
        my.left = Math.floor(my.n / 2);
      },
      choose(t, my) {
        my.chosen = [];
        if (!my.left || !charactersOf(t.world, other(my.seat)).length) return 'end';
        t.call('choosing', { ...my, which: { whose: 'opposing' }, count: 1, upTo: 0 }, 'chosen');
        return undefined;
      },
      deal(t, my) {
        my.left--;
        strike(t, my, my.chosen, 1);
        return 'choose';
      },
    }),
    futile: (w, { seat, n }) => n < 2 || !charactersOf(w, other(seat)).length,
    price: 2,
  },
  /** Magik, Redflag #133: rolled until she shows a mask; what it deals cannot set it off again, for she is gone. */
  redflag: {
    rules: [],
    run: procedure<Duel, Scope>()({
      reroll(t, my) {
        const w = t.world;
        if (!inField(w, my.die)) return;
        let seen = 0;
        do {
          roll(w, my.die, t.random);
          t.log('rerolled', { seat: my.seat, dice: [my.die] });
          if (levelOf(w, my.die)) seen++;
        } while (faceOf(w, my.die).energy !== MASK);
        t.log('moved', { die: my.die, zone: send(w, my.die, USED) });
        if (seen) strike(t, my, [playerTarget(other(my.seat))], seen);
      },
    }),
    price: 2,
  },
  /** Mystique, Alias: You (DM-CPY-01, DM-RUL-68). */
  copyAttack: {
    rules: ['DM-CPY-01', 'DM-CPY-04', 'DM-RUL-68'],
    run: procedure<Duel, Scope>()({
      copy(t, my) {
        const [model] = my.chosen;
        if (model !== undefined && inField(t.world, my.die)) copyAttack(t, my, model);
      },
    }),
    price: 2,
  },
  /** Pyro, Uncontrolled. DM-RUL-85: every bolt symbol counts, a wild does not. */
  uncontrolled: {
    rules: ['DM-RUL-85'],
    run: procedure<Duel, Scope>()({
      roll(t, my) {
        const w = t.world;
        const dice = ownedIn(w, my.seat, USED);
        for (const die of dice) roll(w, die, t.random);
        t.log('rolled', { seat: my.seat, dice });
        const bolts = dice.reduce((sum, die) => sum + (faceOf(w, die).energy === BOLT ? faceOf(w, die).amount : 0), 0);
        if (bolts) strike(t, my, [playerTarget(other(my.seat))], bolts);
      },
    }),
    futile: (w, { seat }) => !ownedIn(w, seat, USED).length,
    price: 2,
  },
  /** Vision, Victor Shade: who was struck takes what it dealt, beside the fight's damage. */
  damageBack: {
    rules: [],
    run: procedure<Duel, Scope>()({
      deal(t, my) {
        strike(t, my, [my.from], my.n);
      },
    }),
    futile: (w, { from }) => from === NO_DIE || !isAttacking(w, from) || !BACK.includes(energyOf(w, from)),
    price: 2,
  },
} satisfies Partial<Record<SpecialEffect, SpecialVerb>>;
