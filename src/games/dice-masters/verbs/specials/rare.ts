// Effects of uncommon and rare cards that no verb says.
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { Seat } from '#engine/types.ts';
import { drawDice, strike } from '../../abilities/acts.ts';
import { burstCounts, burstsOf } from '../../abilities/counting.ts';
import { send } from '../../abilities/knock-outs.ts';
import { attackPrice, refuseAttacker } from '../../abilities/legality.ts';
import { playerTarget } from '../../abilities/reach.ts';
import { rosterOf } from '../../abilities/roster.ts';
import { attackOf } from '../../abilities/stats.ts';
import { energyOf, isAttacking } from '../../abilities/targets.ts';
import { parkFor, raiseAll } from '../../abilities/triggers.ts';
import type { Moment, SpecialEffect } from '../../cards/card.ts';
import { ENERGIES } from '../../cards/character-dice.ts';
import { freeCaptives, giveBack } from '../../table/control-and-capture.ts';
import type { Scope } from '../../table/locals.ts';
import { distinct } from '../../table/looks.ts';
import { roll, spin } from '../../table/rolling-and-spinning.ts';
import {
  ATTACK,
  BAG,
  charactersOf,
  copies,
  faceOf,
  FIELD,
  force,
  HOOKED,
  inField,
  isSidekick,
  levelOf,
  NO_DIE,
  other,
  ownedIn,
  PREP,
  put,
  RESERVE,
  USED,
  type Duel,
  type T,
} from '../../table/world.ts';
import { step, type SpecialVerb } from '../verb.ts';

/** DM-BLK-07 */
function leaveAttack(t: T, die: number): void {
  put(t.world, die, FIELD);
  t.log('leftAttack', { die });
}

/** The action dice whose effect is in force, on a card or on the table. */
function actionEffects(w: Duel): number[] {
  const dice = new Set<number>();
  for (const force of w.forces) if (force.action) dice.add(force.die);
  for (let die = 0; die < w.zone.length; die++) if (w.zone[die] === HOOKED) dice.add(die);
  return [...dice];
}

function cancel(t: T, seat: Seat, action: number): void {
  const w = t.world;
  t.log('cancelled', { seat, die: action });
  const gone = w.forces.filter(f => f.action && f.die === action);
  w.forces = w.forces.filter(f => !gone.includes(f));
  for (const { kind, whom, n } of gone) {
    if (kind === 'actionBonus') w.plusAttack[whom]! -= n;
    if (kind === 'controls') giveBack(w, whom);
  }
  freeCaptives(t, action);
  if (w.zone[action] === HOOKED) put(w, action, USED);
}
/** Characters that stay at home and could attack without paying (DM-RUL-39). */
const idlers = (w: Duel, seat: Seat): number[] =>
  charactersOf(w, seat).filter(die => w.zone[die] === FIELD && !refuseAttacker(w, die) && !attackPrice(w, die));

/** The attackers a blocker blocks that its player made attack. */
const snivelledBy = (w: Duel, { seat, die }: { seat: Seat; die: number }): number[] =>
  [w.foe[die]!, w.foe2[die]!].filter(foe =>
    w.forces.some(f => f.kind === 'snivelled' && f.whom === foe && f.by === seat),
  );

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

/** DM-CPY-01, DM-RUL-68: a die takes over the attack of another as a number, what concerns attacking, and what
 *  attacking sets off, at once. */
function copyAttack(t: T, my: Scope, model: number): void {
  const w = t.world;
  w.plusAttack[my.die]! += attackOf(w, model) - attackOf(w, my.die);
  t.log('copied', { die: my.die, source: model });
  const slot = w.slot[model]!;
  if (slot < 0 || slot === w.slot[my.die] || copies(w, my.die, slot)) return;
  force(t, my, 'copies', my.die, 'turn', slot);
  raiseCopied(t, 'attacks', slot, my.die);
}

/** DM-RUL-68, DM-CPY-03, DM-CPY-04; DM-CPY-02: by its own bursts: a die that takes over texts of another card at
 *  their moment, as if its own. */
function raiseCopied(t: T, moment: Moment, slot: number, die: number): void {
  const w = t.world;
  for (const entry of rosterOf(w).triggered[moment] ?? [])
    if (entry.slot === slot && !entry.ability.pair && burstCounts(burstsOf(w, die), entry.ability.burst))
      parkFor(t, entry, w.seat[die]!, die, die);
}

export const rareSpecials = {
  /** Magik, Lightchylde: anything but a Sidekick drawn ends this block for both, and goes back into the bag. */
  lightchylde: {
    run: step('draw', (t, my) => {
      const w = t.world;
      const [drawn] = drawDice(t, my.seat, 1, PREP);
      if (drawn === undefined) return;
      const fighters = [my.die, w.foe[my.die]!, w.foe2[my.die]!];
      if (!isSidekick(w, drawn) && w.zone[my.die] === ATTACK)
        for (const die of fighters) if (die !== NO_DIE && w.zone[die] === ATTACK) leaveAttack(t, die);
      put(w, drawn, BAG);
    }),
    price: 2,
  },
  /** Pyro: two dice from the bag are rolled; bolts are kept, wilds are not (DM-RUL-85). */
  keepBolts: {
    rules: ['DM-RUL-85'],
    run: step('draw', (t, my) => {
      const w = t.world;
      const dice = drawDice(t, my.seat, 2, PREP);
      for (const die of dice) roll(w, die, t.random);
      if (dice.length) t.log('rolled', { seat: my.seat, dice });
      for (const die of dice) put(w, die, faceOf(w, die).energy === BOLT ? RESERVE : BAG);
    }),
    price: 1,
  },
  /** Namor, Atlantean: one action effect that still lasts is undone (DM-RUL-89). */
  cancelAction: {
    rules: ['DM-RUL-89'],
    run: choice<Duel, Scope>('cancel', {
      rule: 'DM-RUL-89',
      step: 'pick',
      forced: 'take',
      about: (_t, my) => ({ ability: my.id }),
      of: 'die',
      each: t => actionEffects(t.world),
      take: (t, _my, seat, die) => cancel(t, seat, die),
    }),
    futile: w => !actionEffects(w).length,
    price: 2,
  },
  /** Toad, Sniveling Servant: one more opposing character has to attack, if any can without paying (DM-RUL-39). */
  snivel: {
    rules: ['DM-RUL-38', 'DM-RUL-39'],
    run: choice<Duel, Scope>('choose', {
      rule: 'DM-RUL-38',
      step: 'pick',
      forced: 'take',
      about: (_t, my) => ({ ability: my.id }),
      of: 'die',
      each: (t, my) => distinct(t.world, idlers(t.world, other(my.seat))),
      take(t, my, _seat, die) {
        const w = t.world;
        put(w, die, ATTACK);
        t.log('attacked', { seat: w.seat[die]!, dice: [die] });
        w.forces = w.forces.filter(f => !(f.until === 'nextAttack' && f.whom === die));
        force(t, my, 'snivelled', die, 'attack');
        raiseAll(t, 'attacks', [die]);
      },
    }),
    futile: (w, { seat }) => !idlers(w, other(seat)).length,
    price: 1.5,
  },
  /** Toad again: the one who had to attack is halved when Toad blocks it. */
  halveChosen: {
    run: step('halve', (t, my) => {
      for (const foe of snivelledBy(t.world, my)) force(t, my, 'halved', foe);
    }),
    futile: (w, my) => !snivelledBy(w, my).length,
    price: 2,
  },
  /** Apocalypse, Time of Testing. */
  returnLower: {
    rules: ['DM-RUL-24'],
    run: step('back', (t, my) => comeBack(t, my.die, -1)),
    price: 2,
  },
  /** Mister Sinister, Nathaniel Essex. DM-RUL-82: a Sidekick that falls later in the turn brings him back too. */
  returnSame: {
    rules: ['DM-RUL-82'],
    run: step('back', (t, my) => {
      const w = t.world;
      w.forces = w.forces.filter(f => f.kind !== 'awaitsSidekick' || f.die !== my.die);
      if (w.fallenSidekicks[my.seat]) comeBack(t, my.die, 0);
      else if (w.zone[my.die] === PREP) force(t, my, 'awaitsSidekick', NO_DIE, 'turn', my.id);
    }),
    price: 2,
  },
  /** Bishop, XSE: point by point, each to an opposing character of choice. */
  xse: {
    run: procedure<Duel, Scope & { left: number }>()({
      open(_t, my) {
        my.left = Math.floor(my.n / 2);
      },
      choose(t, my) {
        my.chosen = [];
        if (!my.left || !charactersOf(t.world, other(my.seat)).length) return 'end';
        t.call('choosing', { ...my, which: { whose: 'opposing' }, count: 1, upTo: false }, 'chosen');
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
    run: step('reroll', (t, my) => {
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
    }),
    price: 2,
  },
  /** Mystique, Alias: You (DM-CPY-01, DM-RUL-68). */
  copyAttack: {
    rules: ['DM-CPY-01', 'DM-CPY-04', 'DM-RUL-68'],
    run: step('copy', (t, my) => {
      const [model] = my.chosen;
      if (model !== undefined && inField(t.world, my.die)) copyAttack(t, my, model);
    }),
    price: 2,
  },
  /** Pyro, Uncontrolled. DM-RUL-85: every bolt symbol counts, a wild does not. */
  uncontrolled: {
    rules: ['DM-RUL-85'],
    run: step('roll', (t, my) => {
      const w = t.world;
      const dice = ownedIn(w, my.seat, USED);
      for (const die of dice) roll(w, die, t.random);
      t.log('rolled', { seat: my.seat, dice });
      const bolts = dice.reduce((sum, die) => sum + (faceOf(w, die).energy === BOLT ? faceOf(w, die).amount : 0), 0);
      if (bolts) strike(t, my, [playerTarget(other(my.seat))], bolts);
    }),
    futile: (w, { seat }) => !ownedIn(w, seat, USED).length,
    price: 2,
  },
  /** Vision, Victor Shade: who was struck takes what it dealt, beside the fight's damage. */
  damageBack: {
    run: step('deal', (t, my) => {
      strike(t, my, [my.from], my.n);
    }),
    futile: (w, { from }) => from === NO_DIE || !isAttacking(w, from) || !BACK.includes(energyOf(w, from)),
    price: 2,
  },
} satisfies Partial<Record<SpecialEffect, SpecialVerb>>;
