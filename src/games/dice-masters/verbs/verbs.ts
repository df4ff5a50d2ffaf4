// The vocabulary of effects: what each verb does. Questions are procedures of the rules that verbs call.
import { amount, isPlayer, reached, slotsFor } from '../abilities/reach.ts';
import type { Amount, To } from '../cards/card.ts';
import { SIDEKICK_CHARACTER } from '../table/dice.ts';
import { knockOut, send } from '../abilities/knock-outs.ts';
import { force } from '../table/lasting.ts';
import { strike } from '../abilities/acts.ts';
import { gain, lose } from '../table/life-and-winning.ts';
import type { Scope } from '../table/locals.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import { fits, isAttacking } from '../abilities/targets.ts';
import {
  BAG,
  FIELD,
  inField,
  isSidekick,
  NO_DIE,
  other,
  PREP,
  put,
  RESERVE,
  USED,
  type Duel,
  type T,
} from '../table/world.ts';
import { canSpin, spin } from '../table/rolling-and-spinning.ts';
import { SPECIALS } from './specials/index.ts';
import type { Verbs } from './verb.ts';

const INTO = { prep: PREP, used: USED, bag: BAG, reserve: RESERVE };

/** A bonus that counts something of which there is none. */
const isNothing = (w: Duel, scope: Scope, n: Amount): boolean =>
  n === 0 || (typeof n === 'object' && amount(w, scope, n) === 0);
const onEach = (t: T, my: Scope, to: To, act: (die: number) => void): void => reached(t.world, my, to).forEach(act);

export const verbs: Verbs = {
  /** DM-RUL-33; DM-TIM-04: only an action's target can be changed before it goes on. */
  choose: {
    steps: ({ which, n = 1, upTo, by, totalCost = -1, and, untargeted, needed }) => [
      (t, my) => {
        const count = n === 'any' ? 99 : n;
        if (by === 'each') return t.call('choosingEach', { ...my, which }, 'chosen');
        const asked = by === 'opponent' ? other(my.seat) : my.seat;
        const free = upTo || n === 'any' ? 1 : 0;
        const kept = and ? my.chosen : [];
        const action = untargeted ? 0 : my.action;
        return t.call('choosing', { ...my, which, count, upTo: free, totalCost, by: asked, kept, action }, 'chosen');
      },
      (t, my) => {
        if (needed && !my.chosen.length) return 'end';
        if (my.action && !untargeted && n === 1 && my.chosen.length === 1 && inField(t.world, my.chosen[0]!))
          t.call('retargeting', { ...my }, 'chosen');
        return undefined;
      },
    ],
  },
  damage: {
    steps: ({ n, to, by }) => [
      (t, my) => {
        const dealer = by ? { ...my, die: my.subject } : my;
        strike(t, dealer, reached(t.world, my, to), amount(t.world, my, n));
      },
    ],
  },
  loseLife: {
    steps: ({ n }) => [(t, my) => (lose(t, other(my.seat), amount(t.world, my, n), 'loss') ? 'end' : undefined)],
  },
  gainLife: { steps: ({ n }) => [(t, my) => gain(t, my.seat, amount(t.world, my, n))] },
  bonus: {
    steps: ({ attack = 0, defense = 0, to }) => [
      (t, my) => {
        const [a, d] = [amount(t.world, my, attack), amount(t.world, my, defense)];
        onEach(t, my, to, die => {
          t.world.plusAttack[die]! += a;
          t.world.plusDefense[die]! += d;
          if (my.action && a) force(t, my, 'actionBonus', die, 'turn', a);
        });
      },
    ],
    isFutile: (w, scope, { attack = 0, defense = 0 }) => isNothing(w, scope, attack) && isNothing(w, scope, defense),
  },
  /** DM-RUL-57: one-time changes become plain bonuses. */
  doubleAttack: {
    steps: ({ to }) => [(t, my) => onEach(t, my, to, die => (t.world.plusAttack[die]! += attackOf(t.world, die)))],
  },
  swapAttackAndDefense: {
    steps: ({ to }) => [
      (t, my) =>
        onEach(t, my, to, die => {
          const gap = attackOf(t.world, die) - defenseOf(t.world, die);
          t.world.plusAttack[die]! -= gap;
          t.world.plusDefense[die]! += gap;
        }),
    ],
  },
  swapAttacks: {
    steps: () => [
      (t, my) => {
        const [a, b] = my.chosen;
        if (a === undefined || b === undefined) return;
        const gap = attackOf(t.world, a) - attackOf(t.world, b);
        t.world.plusAttack[a]! -= gap;
        t.world.plusAttack[b]! += gap;
      },
    ],
    isFutile: (_w, _scope, _effect, candidates) => candidates === 0,
  },
  knockOut: {
    steps: ({ to }) => [
      (t, my) => {
        const dice = reached(t.world, my, to).filter(die => inField(t.world, die));
        my.n = dice.length;
        knockOut(t, dice);
      },
    ],
  },
  move: {
    steps: ({ to, into }) => [
      (t, my) => {
        const w = t.world;
        onEach(t, my, to, die => {
          const zone = send(w, die, INTO[into]);
          t.log('moved', { die, zone });
        });
      },
    ],
  },
  /** DM-RUL-24 */
  field: {
    steps: ({ to }) => [
      (t, my) =>
        onEach(t, my, to, die => {
          if (isSidekick(t.world, die)) t.world.face[die] = SIDEKICK_CHARACTER;
          t.call('fielding', { die, seat: my.seat, spent: [] });
        }),
    ],
  },
  spin: {
    steps: ({ by, to }) => [(t, my) => onEach(t, my, to, die => spun(t, die, by))],
    isFutile: (w, scope, { by, to }) =>
      to !== 'chosen' && !reached(w, scope, to).some(die => inField(w, die) && canSpin(w, die, by)),
  },
  spinTo: {
    steps: ({ level, to }) => [
      (t, my) =>
        onEach(t, my, to, die => {
          while (spin(t.world, die, 1));
          for (let l = 3; l > level; l--) spin(t.world, die, -1);
        }),
    ],
  },
  turn: {
    steps: ({ face, to }) => [
      (t, my) =>
        onEach(t, my, to, die => {
          t.world.face[die] = face === 'character' ? SIDEKICK_CHARACTER : 0;
        }),
    ],
  },
  /** DM-BLK-07 */
  leaveAttack: { steps: ({ to }) => [(t, my) => onEach(t, my, to, die => put(t.world, die, FIELD))] },
  /** DM-EX-22: who attacks already has done so. */
  mustAttack: {
    steps: ({ to, until }) => [
      (t, my) =>
        onEach(t, my, to, die => {
          if (!isAttacking(t.world, die)) force(t, my, 'mustAttack', die, until);
        }),
    ],
  },
  mustBlock: {
    steps: ({ to, whom }) => [
      (t, my) =>
        onEach(t, my, to, die => {
          if (inField(t.world, die)) force(t, my, 'mustBlock', die, 'turn', whom === 'this' ? my.die : NO_DIE);
        }),
    ],
  },
  cannotBlock: {
    steps: ({ to, until }) => [(t, my) => onEach(t, my, to, die => force(t, my, 'cannotBlock', die, until))],
  },
  /** DM-RUL-90 */
  attackCostsLife: { steps: ({ to }) => [(t, my) => onEach(t, my, to, die => force(t, my, 'attackCostsLife', die))] },
  unblockable: { steps: () => [(t, my) => force(t, my, 'sidekicksUnblockable', -1)] },
  dealsNoDamage: { steps: ({ to }) => [(t, my) => onEach(t, my, to, die => force(t, my, 'dealsNoDamage', die))] },
  combatDamageToOpponent: { steps: () => [(t, my) => force(t, my, 'combatDamageToOpponent', my.die)] },
  /** DM-RUL-91 */
  becomesVillain: { steps: ({ to }) => [(t, my) => onEach(t, my, to, die => force(t, my, 'villain', die))] },
  hook: {
    steps: ({ do: _, ...on }) => [(t, { seat, die }) => t.call('hooking', { seat, die, on })],
    isFutile: (w, _scope, on) => !slotsFor(w, on).length,
  },
  nextFieldingFree: { steps: () => [(t, my) => force(t, my, 'freeFielding', NO_DIE)] },
  ifChosen: {
    branches: ({ then, else: otherwise = [] }) => ({ then, else: otherwise }),
    steps: ({ is }, path) => [
      (t, my) => {
        const [die] = my.chosen;
        if (die !== undefined) t.callByName(`${path}/${fits(t.world, my, is, die) ? 'then' : 'else'}`, { ...my });
      },
    ],
    isFutile: (_w, _scope, _effect, candidates) => candidates <= 0,
  },
  /** DM-RUL-94 */
  unlessPaid: {
    branches: ({ effects }) => ({ effects }),
    steps: ({ life }, path) => [
      (t, my) => {
        if (my.chosen.length && !isPlayer(my.chosen[0]!))
          t.call('payingOff', { seat: other(my.seat), life, id: my.id }, 'paidOff');
      },
      (t, my) => {
        if (!my.paidOff) t.callByName(`${path}/effects`, { ...my });
      },
    ],
    isFutile: (_w, _scope, _effect, candidates) => candidates <= 0,
  },
  payUpTo: {
    steps: ({ energy, n }) => [(t, my) => t.call('payingUpTo', { seat: my.seat, energy, most: n, id: my.id }, 'n')],
  },
  special: {
    steps: ({ run }) => [(t, my) => t.call(`special:${run}`, { ...my })],
    isFutile(w, scope, { run }, candidates) {
      const { isFutile } = SPECIALS[run];
      return isFutile ? isFutile(w, scope) : candidates === 0;
    },
  },
};

function spun(t: T, die: number, by: 1 | -1): void {
  if (inField(t.world, die) && spin(t.world, die, by)) t.log('spun', { die, by });
}
