// Verbs of Action Cards: every card is compiled into a procedure `card:<n>` of these.
import type { Act, Procedure } from '#engine/definition.ts';
import { compile, type Vocabulary } from '#engine/kit/effects.ts';
import type { Arguments } from '../cards/action-card.ts';
import { ACTIONS, ownerOf } from '../cards/actions.ts';
import { isOnMap, teamOf } from '../table/figures.ts';
import type { Scope } from '../table/locals.ts';
import { gainCp } from '../table/command-points.ts';
import { HENCHMEN, NONE, type Strike, type T } from '../table/world.ts';
import { giveAp } from '../table/action-points.ts';

type Step = Act<Strike, Scope, string>;
type Printed = { readonly [V in keyof Arguments]: Readonly<Arguments[V]> };
const one = (step: (t: T, my: Scope) => void): { steps: () => Step[] } => ({
  steps: () => [
    (t, my) => {
      step(t, my);
    },
  ],
});
/** Passive effects are read where they matter, and what follows an attack is done by `afterAttack`. */
const nothing = { steps: (): Step[] => [] };
const placeIn = (path: string): number => Number(path.slice(path.lastIndexOf('/') + 1));
const calling = (procedure: 'volley' | 'area' | 'line') => ({
  steps: (_effect: unknown, path: string): Step[] => [
    (t, { figure, card }) => t.call(procedure, { figure, card, effect: placeIn(path) }),
  ],
});
const ownerIs = ({ card }: Scope): number => ownerOf(card);

const VERBS: Vocabulary<Strike, Scope, Printed> = {
  attack: calling('volley'),
  area: calling('area'),
  line: calling('line'),
  hurl: one((t, { figure, card }) => t.call('hurl', { figure, card })),
  move: {
    steps: ({ n, how, throughEnemies = false, each }) => [
      (t, { figure, card }) => {
        if (each) t.call('hastening', { card, left: [] });
        else if (!ACTIONS[card]!.reaction) t.call('bonusMove', { figure, spaces: n, mode: how, throughEnemies });
      },
    ],
  },
  escape: one((t, { figure, card }) => t.call('escaping', { figure, card })),

  /** ST-DEF-03 */
  defend: {
    steps: ({ type, n }) => [
      t => {
        t.world.attack![type] += n;
        t.log('defended', { figure: t.world.attack!.target, n });
      },
    ],
  },
  counter: {
    steps: ({ n, ifUnhurt }) =>
      ifUnhurt
        ? []
        : [
            t => {
              const { figure } = t.world.attack!;
              if (figure !== NONE && isOnMap(t.world, figure))
                t.call('harm', { figures: [figure], amounts: [n], isReducible: true });
            },
          ],
  },
  repel: nothing,
  redirect: one((t, { figure, card }) => t.call('shielding', { figure, card })),

  heal: {
    steps: ({ n, whom }) => [
      (t, { figure, card }) => {
        if (whom === 'near') t.call('tending', { figure, card, whom: NONE });
        else t.call('heal', { character: whom === 'henchmen' ? HENCHMEN : figure, n });
      },
    ],
  },
  refresh: one((t, { figure, card }) => t.call('refreshing', { figure, card })),
  gainAp: {
    steps: ({ n, whom, most = 0 }) => [
      (t, my) => {
        if (whom === 'self') giveAp(t, ownerIs(my), n);
        else if (whom === 'orders') t.call('ordering', { figure: my.figure, card: my.card });
        else t.call('rallying', { figure: my.figure, card: my.card, left: most, done: [] });
      },
    ],
  },
  gainCp: {
    steps: ({ n }) => [
      (t, my) => {
        const team = teamOf(ownerIs(my));
        gainCp(t.world, team, n);
        t.log('cpGained', { team, n });
      },
    ],
  },
  respawn: { steps: ({ n }) => [t => t.call('reinforce', { n, mayStop: true })] },
  mark: one((t, { figure, card }) => t.call('hunting', { figure, card })),

  strengthen: nothing,
  pierce: nothing,
  steady: nothing,
  guard: nothing,
  cheaper: nothing,
  slip: nothing,
  doors: nothing,
  aura: nothing,
  thorns: nothing,
  toughen: nothing,
};

/** The procedure of a card, made of its effects. */
export function procedureOf(card: number, { effects } = ACTIONS[card]!): Record<string, Procedure<Strike>> {
  return compile(`card:${card}`, effects, VERBS);
}
/** The procedures of all Action Cards. */
export const cardProcedures: Record<string, Procedure<Strike>> = Object.assign(
  {},
  ...ACTIONS.map((_, card) => procedureOf(card)),
);
