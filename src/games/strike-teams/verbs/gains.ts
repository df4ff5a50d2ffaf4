// Verbs that move figures, heal, gain points, bring henchmen back and mark enemies.
import { nothing, oneOf, record, said, whole } from '#engine/kit/schema.ts';
import {
  bonusEnds,
  enemiesOf,
  gainersOf,
  isBelowCeiling,
  patientsOf,
  refuges,
  waitingCards,
  waitingHenchmen,
} from '../abilities/aims.ts';
import { ACTIONS, ownerOf } from '../cards/actions.ts';
import { giveAp, gainCp, MOST_CP } from '../table/points.ts';
import { woundsOf } from '../table/damage-slots.ts';
import { closedTo, figureAt, HENCHMAN_FIGURES, isOnMap, teamOf } from '../table/figures.ts';
import type { Scope } from '../table/locals.ts';
import { DOWN, HENCHMEN, NONE } from '../table/world.ts';
import { does, N, type VerbsOf } from './verb.ts';

const ownerIs = ({ card }: Scope): number => ownerOf(card);

const PER_SPACE = { free: 1.1, line: 1, exact: 0.8 };
/** Henchmen that are not mobilized yet. */
const WAITING = 3;

export const gainVerbs: VerbsOf<'move' | 'escape' | 'heal' | 'refresh' | 'gainAp' | 'gainCp' | 'respawn' | 'mark'> = {
  move: {
    schema: record({ n: whole(1), how: oneOf('free', 'line', 'exact') }, { throughEnemies: said, each: said }),
    rules: ['ST-MPW-01', 'ST-MPW-02', 'ST-MPW-03'],
    run: does((t, { figure, card }, { n, how, throughEnemies = false, each }) => {
      if (each) t.call('hastening', { card, left: waitingHenchmen(t.world) });
      else if (!ACTIONS[card]!.reaction) t.call('bonusMove', { figure, spaces: n, mode: how, throughEnemies });
    }),
    canDo: ({ n: spaces, how: mode, throughEnemies = false, each }, { world: w }, { figure }) =>
      each
        ? waitingHenchmen(w).length > 0
        : figure !== NONE && bonusEnds(w, { figure, spaces, mode, throughEnemies }).length > 0,
    price: ({ n, how, throughEnemies, each }) => n * PER_SPACE[how] * (each ? WAITING : 1) + (throughEnemies ? 0.5 : 0),
  },
  escape: {
    schema: nothing,
    rules: ['ST-CRD-11'],
    run: does((t, { figure, card }) => t.call('escaping', { figure, card })),
    canDo: (_effect, { world: w }, { figure }) => figure !== NONE && refuges(w, figure, closedTo(w, figure)).length > 0,
    price: 4,
  },
  heal: {
    schema: record({ n: whole(1), whom: oneOf('self', 'near', 'henchmen') }, { tokens: whole(1) }),
    rules: ['ST-WND-11', 'ST-STA-04'],
    run: does((t, { figure, card }, { n, whom }) => {
      if (whom === 'near') t.call('tending', { figure, card, whom: NONE });
      else t.call('heal', { character: whom === 'henchmen' ? HENCHMEN : figure, n });
    }),
    canDo({ whom }, { world: w }, { figure }) {
      if (whom === 'henchmen') return HENCHMAN_FIGURES.some(one => isOnMap(w, one) && woundsOf(w, one) > 0);
      return whom === 'self' ? woundsOf(w, figure) > 0 : patientsOf(w, figure).length > 0;
    },
    price: ({ n, whom, tokens = 0 }) => 0.6 * n + 0.75 * tokens + (whom === 'near' ? 0.5 : 0),
  },
  refresh: {
    schema: N,
    rules: ['ST-CRD-05'],
    run: does((t, { figure, card }) => t.call('refreshing', { figure, card })),
    canDo: (_effect, { world: w }, { figure, card }) => figure !== NONE && waitingCards(w, card).length > 0,
    price: ({ n }) => 0.75 * n,
  },
  gainAp: {
    schema: record(
      { n: whole(1), whom: oneOf('self', 'allies', 'orders') },
      { most: whole(1), within: whole(1), group: whole(1) },
    ),
    rules: ['ST-APZ-03'],
    run: does((t, my, { n, whom, most = 0 }) => {
      const { figure, card } = my;
      if (whom === 'self') giveAp(t, ownerIs(my), n);
      else if (whom === 'orders') t.call('ordering', { figure, card });
      else t.call('rallying', { figure, card, left: most, done: [] });
    }),
    canDo({ whom, within = 0 }, { world: w }, { figure }) {
      if (figure === NONE) return false;
      if (whom === 'self') return isBelowCeiling(w, figure);
      if (whom === 'orders' && w.owner[HENCHMEN] !== NONE && isBelowCeiling(w, HENCHMEN)) return true;
      return gainersOf(w, figure, within).length > 0;
    },
    price: ({ n, whom, most = 1, group }) => (whom === 'orders' ? group! : n * most),
  },
  gainCp: {
    schema: N,
    rules: ['ST-CMD-02'],
    run: does((t, my, { n }) => {
      const team = teamOf(ownerIs(my));
      gainCp(t.world, team, n);
      t.log('cpGained', { team, n });
    }),
    canDo: (_effect, { world: w }, my) => w.cp[teamOf(my.figure)] < MOST_CP,
    price: ({ n }) => n,
  },
  respawn: {
    schema: N,
    rules: ['ST-HEN-07'],
    run: does((t, _my, { n }) => t.call('reinforce', { n, mayStop: true })),
    canDo: (_effect, { world: w }) =>
      HENCHMAN_FIGURES.some(one => w.presence[one] === DOWN) && w.white.some(at => figureAt(w, at) === NONE),
    price: ({ n }) => 3 * n,
  },
  mark: {
    schema: nothing,
    rules: ['ST-CRD-11'],
    run: does((t, { figure, card }) => t.call('hunting', { figure, card })),
    canDo: (_effect, { world: w }, { figure }) => figure !== NONE && enemiesOf(w, figure).length > 0,
    price: 0,
  },
};
