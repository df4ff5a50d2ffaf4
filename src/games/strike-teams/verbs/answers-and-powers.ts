// Verbs that answer an attack, of which `afterAttack` does what follows it, and passive verbs: nothing is carried out,
// what they say is read where it matters (`abilities/powers.ts`) while their card is on.
import { nothing, oneOf, record, said, whole } from '#engine/kit/schema.ts';
import { shieldsOf } from '../abilities/powers.ts';
import type { AttackType, PassiveVerb } from '../cards/action-card.ts';
import { isOnMap } from '../table/figures.ts';
import { MELEE, NONE, type Attack, type T } from '../table/world.ts';
import { does, N, type VerbsOf } from './verb.ts';

/** The attack that is going on. */
const open = ({ world: { attack } }: T): Attack | null => (attack?.isOpen ? attack : null);
const hasAttacker = ({ world: w }: T): boolean => {
  const figure = w.attack?.figure ?? NONE;
  return figure !== NONE && isOnMap(w, figure);
};

export const answerVerbs: VerbsOf<'defend' | 'counter' | 'repel' | 'redirect'> = {
  defend: {
    schema: record({ type: oneOf('armor', 'dodge'), n: whole(1) }),
    rules: ['ST-DEF-03'],
    run: does((t, _my, { type, n }) => {
      t.world.attack![type] += n;
      t.log('defended', { figure: t.world.attack!.target, n });
    }),
    canDo: (_effect, t) => open(t) !== null,
    price: ({ n }) => n / 2,
  },
  counter: {
    schema: record({ n: whole(1) }, { ifUnhurt: said }),
    rules: ['ST-AUT-01'],
    run: ({ n, ifUnhurt }) =>
      ifUnhurt
        ? []
        : t => {
            const { figure } = t.world.attack!;
            if (hasAttacker(t)) t.call('harm', { figures: [figure], amounts: [n], isReducible: true });
          },
    canDo: (_effect, t) => open(t) !== null && hasAttacker(t),
    price: ({ n, ifUnhurt }) => n * (ifUnhurt ? 0.5 : 1),
  },
  repel: {
    schema: N,
    rules: ['ST-SLM-01'],
    run: () => [],
    canDo: (_effect, t) => open(t)?.type === MELEE && hasAttacker(t),
    price: ({ n }) => 0.5 * n,
  },
  redirect: {
    schema: nothing,
    rules: ['ST-RUL-111'],
    run: does((t, { figure, card }) => t.call('shielding', { figure, card })),
    canDo: (_effect, t) => open(t) !== null && shieldsOf(t.world, open(t)!).length > 0,
    price: 2,
  },
};

/** How often an attack is ranged or melee, for what is about one of them. */
export const OF_A_TYPE: Readonly<Record<AttackType, number>> = { melee: 0.5, ranged: 0.6 };
/** Henchmen that stand beside others, and that attack in a round. */
const BESIDE = 3;
const FLANKING = 2.5;

const passive = { run: () => [], canDo: () => false };

export const passiveVerbs: VerbsOf<PassiveVerb> = {
  strengthen: {
    ...passive,
    rules: ['ST-ATK-12'],
    schema: record({ n: whole(1), type: oneOf('melee', 'ranged', 'all') }, { if: oneOf('marked', 'flanked') }),
    price: ({ n, if: when }) => n * (when === 'marked' ? 0.75 : when === 'flanked' ? FLANKING : 1),
  },
  pierce: { ...passive, rules: ['ST-DEF-08'], schema: N, price: ({ n }) => 0.4 * n },
  steady: { ...passive, rules: ['ST-ATK-05'], schema: N, price: ({ n }) => 0.75 * n },
  guard: {
    ...passive,
    rules: ['ST-DEF-06', 'ST-DEF-07'],
    schema: record(
      { type: oneOf('armor', 'dodge'), n: whole(1) },
      { against: oneOf('melee', 'ranged'), if: oneOf('beside') },
    ),
    price: ({ n, against, if: when }) => n * (against ? OF_A_TYPE[against] : 1) * (when ? BESIDE : 1),
  },
  cheaper: { ...passive, rules: ['ST-ATK-01'], schema: N, price: 1 },
  slip: { ...passive, rules: ['ST-MOV-06'], schema: nothing, price: 1 },
  doors: { ...passive, rules: ['ST-INT-02'], schema: N, price: 1 },
  aura: { ...passive, rules: ['ST-AUT-01'], schema: N, price: ({ n }) => 3 * n },
  thorns: { ...passive, rules: ['ST-AUT-01'], schema: N, price: ({ n }) => 0.5 * n },
  toughen: { ...passive, rules: ['ST-AUT-02'], schema: N, price: ({ n }) => 0.5 * n },
};
