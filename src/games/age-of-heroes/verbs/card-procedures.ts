// Every list of effects made into a procedure: cards, abilities, tiles, markers and spaces.
import type { Act, Procedure } from '#engine/definition.ts';
import { compile, type Verb } from '#engine/kit/effects.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { CARD_SPACES } from '../cards/board.ts';
import { ZONE_TILES } from '../cards/extraction-zone.ts';
import type { Effect, Effects, InstituteCard } from '../cards/card.ts';
import { HORSEMAN_MARKERS, PARAMETERS } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { CARDS, cardOf, EVOLUTION_KEYS, evolutionOf, keyOf, villainOf } from '../table/deck.ts';
import type { Scope } from '../table/locals.ts';
import type { Heroes } from '../table/world.ts';
import { recordPart, recordSteps } from './carry-out.ts';
import { verbs } from './verbs.ts';

type Procedures = Record<string, Procedure<Heroes>>;
/** Every list by its path, those inside of others too. */
const LISTS = new Map<string, Effects>();
/** Lists that are the action of a card or space: what they damage is aimed (AH-DMG-07). */
const ACTION = /^(card|space|zone)\/[^/]+$/;
function record(path: string, effects: Effects, compiled: Procedures): void {
  if (effects.some(({ do: verb }) => verb === 'damage') && !(effects.length === 1 && ACTION.test(path)))
    throw new Error(
      `${path}: damage is aimed before its cost is paid, so it must be the only effect of a card or space`,
    );
  LISTS.set(path, effects);
  recordSteps(path, effects, Object.values(compiled[path]!) as unknown as Act<Heroes, Scope, string>[]);
  effects.forEach((effect, i) => {
    const { branches } = verbs[effect.do] as Verb<Heroes, Scope, Effect>;
    const inner = Object.entries(branches?.(effect) ?? {}).map(
      ([name, list]) => [`${path}/${i}/${name}`, list] as const,
    );
    recordPart(
      `${path}/${i}`,
      effect,
      inner.map(([list]) => list),
    );
    for (const [list, effectsIn] of inner) record(list, effectsIn as Effects, compiled);
  });
}
function made(path: string, effects: Effects = []): Procedures {
  const compiled = compile(path, effects, verbs);
  record(path, effects, compiled);
  return compiled;
}

export const instituteProcedures = (key: string, card: InstituteCard): Procedures => ({
  ...made(`card/${key}`, card.effects),
  ...made(`card/${key}/after`, card.afterAssigning),
  ...made(`card/${key}/end`, card.endOfRound),
});
const INSTITUTE = [CARDS.core, CARDS.atom, CARDS.attractions].flatMap(numbersIn);
export const cardProcedures: Procedures = Object.assign(
  {},
  ...INSTITUTE.map(card => instituteProcedures(keyOf(card), cardOf(card))),
  ...EVOLUTION_KEYS.map((key, n) => made(`evolution/${key}`, evolutionOf(n).effects)),
  ...TEAMS.map(({ id, advanced }) => made(`advanced/${id}`, advanced.effects)),
  ...numbersIn(CARDS.villain).flatMap(tile => [
    made(`villain/${keyOf(tile)}`, villainOf(tile).onDefeat),
    made(`villain/${keyOf(tile)}/while`, villainOf(tile).whenDamaged),
  ]),
  ...Object.entries(HORSEMAN_MARKERS).map(([key, { effects }]) => made(`marker/${key}`, effects)),
  made(
    'parameter/end',
    Object.values(PARAMETERS).flatMap(({ endOfRound }) => endOfRound ?? []),
  ),
  ...BASIC_SPACES.map(({ id, effects }) => made(`space/${id}`, effects)),
  ...CARD_SPACES.map(({ id, bonus }) => made(`bonus/${id}`, bonus)),
  ...ZONE_TILES.flat().map(({ from, effects }) => made(`zone/${from}`, effects)),
) as Procedures;

/** Lists of effects, numbered so that questions can name them. */
const PATHS: readonly string[] = [...LISTS.keys()];
const NUMBERS = new Map(PATHS.map((path, n) => [path, n]));
export const pathNumber = (path: string): number => NUMBERS.get(path) ?? -1;
export const effectsNumbered = (n: number): Effects => LISTS.get(PATHS[n] ?? '') ?? [];
