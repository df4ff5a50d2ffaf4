// Verbs that deal damage, take and give life, and knock dice out.
import { either, list, oneOf, record } from '#engine/kit/schema.ts';
import { strike } from '../abilities/acts.ts';
import { knockOut } from '../abilities/knock-outs.ts';
import { amount as amountOf, reached } from '../abilities/reach.ts';
import type { To } from '../cards/card.ts';
import { gain, lose } from '../table/life-and-winning.ts';
import { force, inField, other } from '../table/world.ts';
import { acting, amount, atBest, reaches, to, toEach, type Group } from './verb.ts';

/** A point of damage by whom it hits: one character, and all of a kind. */
const TO_ONE = 0.7;
const TO_ALL = 2;
const hit = (whom: To): number =>
  whom === 'opponent' ? 1 : whom === 'you' ? -1 : typeof whom === 'string' ? TO_ONE : TO_ALL;

export const harmVerbs: Group<
  'damage' | 'loseLife' | 'gainLife' | 'knockOut' | 'dealsNoDamage' | 'combatDamageToOpponent'
> = {
  damage: acting({
    schema: record({ n: amount, to: either(to, list(to)) }, { by: oneOf('subject') }),
    rules: ['DM-BON-01', 'DM-BON-03', 'DM-RUL-49'],
    act(t, my, { n, to: whom, by }) {
      const dealer = by ? { ...my, die: my.subject } : my;
      strike(t, dealer, reached(t.world, my, whom), amountOf(t.world, my, n));
    },
    canDo: reaches,
    price: ({ n, to: whom }) => atBest(n) * [whom].flat().reduce((sum, one) => sum + hit(one as To), 0),
  }),
  loseLife: acting({
    schema: record({ n: amount }),
    rules: [],
    act: (t, my, { n }) => (lose(t, other(my.seat), amountOf(t.world, my, n), 'loss') ? 'end' : undefined),
    price: ({ n }) => atBest(n),
  }),
  gainLife: acting({
    schema: record({ n: amount }),
    rules: ['DM-FUN-05'],
    act: (t, my, { n }) => gain(t, my.seat, amountOf(t.world, my, n)),
    price: ({ n }) => atBest(n),
  }),
  knockOut: acting({
    schema: record({ to }),
    rules: ['DM-DMG-11', 'DM-RUL-54'],
    act(t, my, { to: whom }) {
      const dice = reached(t.world, my, whom).filter(die => inField(t.world, die));
      my.n = dice.length;
      knockOut(t, dice);
    },
    canDo: reaches,
    price: 3,
  }),
  dealsNoDamage: toEach({
    schema: record({ to }),
    rules: ['DM-RUL-46'],
    act: (t, die, my) => force(t, my, 'dealsNoDamage', die),
    price: 2,
  }),
  combatDamageToOpponent: acting({
    schema: record({}),
    rules: ['DM-DMG-09'],
    act: (t, my) => force(t, my, 'combatDamageToOpponent', my.die),
    price: 4,
  }),
};
