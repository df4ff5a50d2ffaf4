// Verbs that change what dice show and how strong they are.
import { record, oneOf, whole } from '#engine/kit/schema.ts';
import { amount as amountOf, reached } from '../abilities/reach.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import type { Amount } from '../cards/card.ts';
import { SIDEKICK_CHARACTER } from '../table/dice.ts';
import type { Scope } from '../table/locals.ts';
import { canSpin, spin } from '../table/rolling-and-spinning.ts';
import { force, inField, type Duel } from '../table/world.ts';
import { acting, amount, atBest, reaches, to, toEach, type Group } from './verb.ts';

/** A point of attack or defense for a turn. */
const POINT = 0.5;
const LEVEL_RULES = ['DM-LVL-01', 'DM-LVL-02', 'DM-LVL-03', 'DM-LVL-04', 'DM-GLS-09'] as const;

/** A bonus that counts something of which there is none. */
const isNothing = (w: Duel, my: Scope, n: Amount): boolean =>
  n === 0 || (typeof n === 'object' && amountOf(w, my, n) === 0);

export const strengthVerbs: Group<
  'bonus' | 'doubleAttack' | 'swapAttackAndDefense' | 'swapAttacks' | 'spin' | 'spinTo' | 'turn'
> = {
  bonus: acting({
    schema: record({ to }, { attack: amount, defense: amount }),
    rules: ['DM-BON-05', 'DM-BON-06', 'DM-BON-07'],
    act(t, my, { attack = 0, defense = 0, to: whom }) {
      const [a, d] = [amountOf(t.world, my, attack), amountOf(t.world, my, defense)];
      for (const die of reached(t.world, my, whom)) {
        t.world.plusAttack[die]! += a;
        t.world.plusDefense[die]! += d;
        if (my.action && a) force(t, my, 'actionBonus', die, 'turn', a);
      }
    },
    canDo: reaches,
    futile: ({ attack = 0, defense = 0 }, { world: w }, my) => isNothing(w, my, attack) && isNothing(w, my, defense),
    price: ({ attack = 0, defense = 0 }) => POINT * (Math.abs(atBest(attack)) + Math.abs(atBest(defense))),
  }),
  /** DM-RUL-57: one-time changes become plain bonuses. */
  doubleAttack: toEach({
    schema: record({ to }),
    rules: ['DM-RUL-57'],
    act: (t, die) => void (t.world.plusAttack[die]! += attackOf(t.world, die)),
    price: 2.5,
  }),
  swapAttackAndDefense: toEach({
    schema: record({ to }),
    rules: ['DM-RUL-57'],
    act(t, die) {
      const gap = attackOf(t.world, die) - defenseOf(t.world, die);
      t.world.plusAttack[die]! -= gap;
      t.world.plusDefense[die]! += gap;
    },
    price: 1.5,
  }),
  swapAttacks: acting({
    schema: record({}),
    rules: ['DM-RUL-57'],
    act(t, my) {
      const [a, b] = my.chosen;
      if (a === undefined || b === undefined) return;
      const gap = attackOf(t.world, a) - attackOf(t.world, b);
      t.world.plusAttack[a]! -= gap;
      t.world.plusAttack[b]! += gap;
    },
    futile: (_effect, _t, _my, candidates) => candidates === 0,
    price: 2.5,
  }),
  spin: toEach({
    schema: record({ by: oneOf(1, -1), to }),
    rules: LEVEL_RULES,
    act(t, die, _my, { by }) {
      if (inField(t.world, die) && spin(t.world, die, by)) t.log('spun', { die, by });
    },
    futile: ({ by, to: whom }, { world: w }, my) =>
      whom !== 'chosen' && !reached(w, my, whom).some(die => inField(w, die) && canSpin(w, die, by)),
    price: 1,
  }),
  spinTo: toEach({
    schema: record({ level: whole(1, 3), to }),
    rules: LEVEL_RULES,
    act(t, die, _my, { level }) {
      while (spin(t.world, die, 1));
      for (let l = 3; l > level; l--) spin(t.world, die, -1);
    },
    price: 2,
  }),
  turn: toEach({
    schema: record({ face: oneOf('character', 'bolt', 'generic'), to }),
    rules: ['DM-ETQ-02'],
    act: (t, die, _my, { face }) => void (t.world.face[die] = face === 'character' ? SIDEKICK_CHARACTER : 0),
    price: 0.5,
  }),
};
