// Every card with effects, made into procedures: 'power:12', 'training:51', 'charter:2', 'plot:schism'.
import type { Procedure } from '#engine/definition.ts';
import { compile } from '#engine/kit/effects.ts';
import type { Effect, EventCard, ReactionCard } from '../cards/card.ts';
import { EVENTS } from '../cards/events.ts';
import { powerOf, type MadeUpCharacter, type MadeUpTraining } from '../cards/index.ts';
import { REACTIONS } from '../cards/reactions.ts';
import { SCHOOLS } from '../cards/schools.ts';
import { runOf } from '../abilities/powers-and-charters.ts';
import { CHARTERS } from '../cards/numbers.ts';
import { verbs } from './index.ts';
import type { Revolution } from '../table/world.ts';

const compiled = (path: string, effects: readonly Effect[] = []): Record<string, Procedure<Revolution>> =>
  compile(path, effects, verbs);

/** Those of made-up recruits and Plot Cards, by number. */
export const madeUpAbilities = (
  recruits: ReadonlyMap<number, MadeUpCharacter | MadeUpTraining>,
  plots: ReadonlyMap<number, EventCard | ReactionCard>,
): Record<string, Procedure<Revolution>> =>
  Object.assign(
    {},
    ...[...recruits].map(([n, { kind, power }]) =>
      compiled(`${kind === 'training' ? kind : 'power'}:${n}`, power?.effects),
    ),
    ...[...plots].map(([n, { effects }]) => compiled(`plot:${n}`, effects)),
  ) as Record<string, Procedure<Revolution>>;

export const abilities: Record<string, Procedure<Revolution>> = Object.assign(
  {},
  ...Array.from({ length: CHARTERS + SCHOOLS.length }, (_, n) => compiled(runOf(n), powerOf(n)?.effects)),
  ...Object.entries({ ...EVENTS, ...REACTIONS }).map(([id, { effects }]) => compiled(`plot:${id}`, effects)),
) as Record<string, Procedure<Revolution>>;
