// Effects of uncommon cards that no verb says.
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { Seat } from '#engine/types.ts';
import type { SpecialEffect } from '../../cards/card.ts';
import type { SpecialVerb } from '../verb.ts';
import { ENERGIES } from '../../cards/character-dice.ts';
import { distinct } from '../../table/looks.ts';
import { freeCaptives, giveBack } from '../../table/control-and-capture.ts';
import { drawDice } from '../../abilities/acts.ts';
import { raiseAll } from '../../abilities/triggers.ts';
import type { Scope } from '../../table/locals.ts';
import { force } from '../../table/lasting.ts';
import {
  ATTACK,
  BAG,
  charactersOf,
  faceOf,
  FIELD,
  HOOKED,
  isSidekick,
  NO_DIE,
  other,
  PREP,
  put,
  RESERVE,
  USED,
  type Duel,
  type T,
} from '../../table/world.ts';
import { roll } from '../../table/rolling-and-spinning.ts';
import { attackPrice, refuseAttacker } from '../../abilities/legality.ts';

/** DM-BLK-07 */
function leaveAttack(t: T, die: number): void {
  put(t.world, die, FIELD);
  t.log('leftAttack', { die });
}

const BOLT = ENERGIES.indexOf('bolt');

/** The action dice whose effect is in force, on a card or on the table. */
function actionEffects(w: Duel): number[] {
  const dice = new Set<number>();
  for (const force of w.forces) if (force.action && force.kind !== 'staysInReserve') dice.add(force.die);
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

export const uncommonSpecials = {
  /** Magik, Lightchylde: anything but a Sidekick drawn ends this block for both, and goes back into the bag. */
  lightchylde: {
    rules: [],
    run: procedure<Duel, Scope>()({
      draw(t, my) {
        const w = t.world;
        const [drawn] = drawDice(t, my.seat, 1, PREP);
        if (drawn === undefined) return;
        const fighters = [my.die, w.foe[my.die]!, w.foe2[my.die]!];
        if (!isSidekick(w, drawn) && w.zone[my.die] === ATTACK)
          for (const die of fighters) if (die !== NO_DIE && w.zone[die] === ATTACK) leaveAttack(t, die);
        put(w, drawn, BAG);
      },
    }),
    price: 2,
  },
  /** Pyro: two dice from the bag are rolled; bolts are kept, wilds are not (DM-RUL-85). */
  keepBolts: {
    rules: ['DM-RUL-85'],
    run: procedure<Duel, Scope>()({
      draw(t, my) {
        const w = t.world;
        const dice = drawDice(t, my.seat, 2, PREP);
        for (const die of dice) roll(w, die, t.random);
        if (dice.length) t.log('rolled', { seat: my.seat, dice });
        for (const die of dice) put(w, die, faceOf(w, die).energy === BOLT ? RESERVE : BAG);
      },
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
    rules: [],
    run: procedure<Duel, Scope>()({
      halve(t, my) {
        for (const foe of snivelledBy(t.world, my)) force(t, my, 'halved', foe);
      },
    }),
    futile: (w, my) => !snivelledBy(w, my).length,
    price: 2,
  },
} satisfies Partial<Record<SpecialEffect, SpecialVerb>>;
