// Verbs that attack: volleys, multipart attacks, areas, lines and hurled objects.
import type { Act } from '#engine/definition.ts';
import { either, list, nothing, oneOf, record, said, type Schema, whole } from '#engine/kit/schema.ts';
import { hurlable, inArea, linesOf, seekingWith, weaponAt } from '../abilities/aims.ts';
import { hasTarget } from '../abilities/attack-targets.ts';
import type { Attack, Rider } from '../cards/action-card.ts';
import type { Scope } from '../table/locals.ts';
import { NONE, type Strike } from '../table/world.ts';
import { does, placeOf, type VerbsOf } from './verb.ts';

const RIDER: Schema<Rider> = either(
  record({ do: oneOf('slam'), n: whole(1) }, { ifProne: said }),
  record({ do: oneOf('status'), status: oneOf('trapped', 'prone') }),
  record({ do: oneOf('harm'), n: whole(1) }),
  record({ do: oneOf('loseAp'), n: whole(1) }),
  record({ do: oneOf('poison'), n: whole(1) }),
);
const RIDERS = list(RIDER);
const ATTACK: Schema<Attack> = record(
  { type: oneOf('melee', 'ranged'), strength: whole() },
  {
    ignoreArmor: whole(1),
    ignoreDodge: whole(1),
    ignoreFigures: said,
    ignoreDistance: said,
    againstThings: whole(1),
    riders: RIDERS,
  },
);

/** Calls a procedure that reads the effect at its place on the card. */
const calling =
  (procedure: 'volley' | 'area' | 'line') =>
  (_effect: unknown, path: string): Act<Strike, Scope, string> =>
  (t, { figure, card }) =>
    t.call(procedure, { figure, card, effect: Number(path.slice(path.lastIndexOf('/') + 1)) });

// ---- prices ------------------------------------------------------------------------------------------------

/** Strength up to a primary attack's, and each point beyond it, which defenses eat less of. */
const PLAIN_STRENGTH = 3;
const PER_STRENGTH = 1 / 1.5;
const PER_MORE_STRENGTH = 1;
const strengthWorth = (n: number): number =>
  PER_STRENGTH * Math.min(n, PLAIN_STRENGTH) + PER_MORE_STRENGTH * Math.max(0, n - PLAIN_STRENGTH);
/** The strength of an object that is hurled, on average. */
const HURLED = 2.5;

/** How often an attack inflicts damage, which its riders need (ST-RUL-63). */
const HITS = 0.75;
/** Turns of the target in which a poison works, and squares of the ring that are taken. */
const POISONED_TURNS = 2;
const IN_A_RING = 1.25;
const IN_A_LINE = 1.75;

const RIDER_WORTH: { readonly [V in Rider['do']]: (rider: Extract<Rider, { do: V }>) => number } = {
  slam: ({ n, ifProne }) => 0.5 * n * (ifProne ? 0.5 : 1),
  status: ({ status }) => HITS * (status === 'prone' ? 1 : 1.5),
  harm: ({ n }) => HITS * n,
  loseAp: ({ n }) => HITS * n,
  poison: ({ n }) => HITS * POISONED_TURNS * n,
};
const ridersWorth = (riders: readonly Rider[] = []): number =>
  riders.reduce((sum, rider) => sum + RIDER_WORTH[rider.do](rider as never), 0);

function attackWorth({ strength, ignoreArmor = 0, ignoreDodge = 0, againstThings = 0, ...more }: Attack): number {
  return (
    strengthWorth(strength) +
    0.25 * (ignoreArmor + ignoreDodge + againstThings) +
    (more.ignoreFigures ? 0.25 : 0) +
    (more.ignoreDistance ? 1 : 0) +
    ridersWorth(more.riders)
  );
}

export const attackVerbs: VerbsOf<'attack' | 'area' | 'line' | 'hurl'> = {
  attack: {
    schema: record(
      { attack: ATTACK },
      {
        volley: record({ n: whole(1), targets: oneOf('one', 'different', 'any') }),
        more: record({ n: whole(1), within: whole(1) }),
      },
    ),
    rules: ['ST-MUL-01', 'ST-RUL-101'],
    run: calling('volley'),
    canDo: (effect, t, my) =>
      my.figure !== NONE && hasTarget(t, seekingWith(t.world, my.figure, weaponAt(my.card, placeOf(my, effect)))),
    price({ attack, volley, more }) {
      const one = attackWorth(attack);
      return one * (volley?.n ?? 1) + 0.5 * one * (more?.n ?? 0);
    },
  },
  area: {
    schema: record({ strengths: list(whole(), 1) }, { riders: RIDERS, things: said }),
    rules: ['ST-CRD-11'],
    run: calling('area'),
    canDo: (effect, t, my) => my.figure !== NONE && inArea(t, my.figure, my.card, placeOf(my, effect)).length > 0,
    price: ({ strengths, riders, things }) =>
      IN_A_RING * strengths.reduce((sum, n) => sum + strengthWorth(n) + ridersWorth(riders), 0) + (things ? 0.75 : 0),
  },
  line: {
    schema: record({ length: whole(1), strength: whole() }, { riders: RIDERS }),
    rules: ['ST-CRD-11'],
    run: calling('line'),
    canDo: (effect, t, my) => my.figure !== NONE && linesOf(t, my.figure, my.card, placeOf(my, effect)).length > 0,
    price: ({ strength, riders }) => IN_A_LINE * (strengthWorth(strength) + ridersWorth(riders)),
  },
  hurl: {
    schema: nothing,
    rules: ['ST-HUR-01'],
    run: does((t, { figure, card }) => t.call('hurl', { figure, card })),
    canDo: (_effect, t, { figure }) => figure !== NONE && hurlable(t, figure).length > 0,
    price: strengthWorth(HURLED) + 0.25,
  },
};
