// Every list of effects made into a procedure: cards, abilities, tiles, markers and spaces.
import type { Procedure } from '#engine/definition.ts';
import { compile } from '#engine/kit/effects.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { CARD_SPACES } from '../cards/board.ts';
import { ZONE_TILES } from '../cards/extraction-zone.ts';
import type { Advanced, Count, Effect, Effects, EvolutionCard, InstituteCard, VillainTile } from '../cards/card.ts';
import { HORSEMAN_MARKERS, PARAMETERS } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { CARDS, cardOf, EVOLUTION_KEYS, evolutionOf, keyOf, villainOf } from '../table/deck.ts';
import type { Heroes } from '../table/world.ts';
import type { KitVerbs, Verb } from './verb.ts';
import { verbs } from './verbs.ts';

type List = readonly [path: string, effects: Effects | undefined];
export const listsOf = (key: string, { effects, afterAssigning, endOfRound }: InstituteCard): List[] => [
  [`card/${key}`, effects],
  [`card/${key}/after`, afterAssigning],
  [`card/${key}/end`, endOfRound],
];
export const evolutionList = (key: string, { when, effects }: EvolutionCard): List => {
  if (when.on === 'gameEnd' && !effects.every(isScored))
    throw new Error(`evolution/${key}: only VP can be scored at game end`);
  return [`evolution/${key}`, effects];
};
/** AH-RUL-90 */
function isScored(effect: Effect): boolean {
  if (effect.do === 'forEach') return OWN.includes(effect.count) && effect.then.every(isScored);
  return effect.do === 'vp' || (effect.do === 'if' && effect.is === 'willpowerAtLeast' && effect.then.every(isScored));
}
const OWN: readonly Count[] = ['alliesYouRecruited', 'studentsOnYourBoard', 'evolutionsPlayed', 'ownWillpower'];
export const advancedList = (team: string, { effects }: Advanced): List => [`advanced/${team}`, effects];
export const villainLists = (key: string, { onDefeat, whenDamaged }: VillainTile): List[] => [
  [`villain/${key}`, onDefeat],
  [`villain/${key}/while`, whenDamaged],
];
/** Every printed list by its path. */
const PRINTED: readonly List[] = [
  ...[CARDS.core, CARDS.atom, CARDS.attractions].flatMap(numbersIn).flatMap(card => listsOf(keyOf(card), cardOf(card))),
  ...EVOLUTION_KEYS.map((key, n) => evolutionList(key, evolutionOf(n))),
  ...TEAMS.map(({ id, advanced }) => advancedList(id, advanced)),
  ...numbersIn(CARDS.villain).flatMap(tile => villainLists(keyOf(tile), villainOf(tile))),
  ...Object.entries(HORSEMAN_MARKERS).map(([key, { effects }]): List => [`marker/${key}`, effects]),
  ['parameter/end', Object.values(PARAMETERS).flatMap(({ endOfRound }) => endOfRound ?? [])],
  ...BASIC_SPACES.map(({ id, effects }): List => [`space/${id}`, effects]),
  ...CARD_SPACES.map(({ id, bonus }): List => [`bonus/${id}`, bonus]),
  ...ZONE_TILES.flat().map(({ from, effects }): List => [`zone/${from}`, effects]),
  ['parameter/influence', PARAMETERS.influence!.atInfluence],
];

/** The list, and those inside of it. */
function withInner(path: string, effects: Effects): (readonly [path: string, effects: Effects])[] {
  const inner = effects.flatMap((effect, i) => {
    const { lists } = verbs[effect.do] as unknown as Verb<never>;
    return Object.entries(lists?.(effect as never) ?? {}).flatMap(([name, list]) =>
      withInner(`${path}/${i}/${name}`, list as Effects),
    );
  });
  return [[path, effects], ...inner];
}
/** Lists that are the action of a card or space: what they damage is aimed (AH-DMG-07). */
const ACTION = /^(card|space|zone)\/[^/]+$/;
function made([list, printed = []]: List): Record<string, Procedure<Heroes>> {
  for (const [path, effects] of withInner(list, printed))
    if (effects.some(({ do: verb }) => verb === 'damage') && !(effects.length === 1 && ACTION.test(path)))
      throw new Error(
        `${path}: damage is aimed before its cost is paid, so it must be the only effect of a card or space`,
      );
  return compile(list, printed, verbs as KitVerbs);
}
export const proceduresOf = (lists: readonly List[]) =>
  Object.assign({}, ...lists.map(made)) as Record<string, Procedure<Heroes>>;
export const cardProcedures = proceduresOf(PRINTED);

/** Lists of effects, numbered so that questions can name them. */
export const LISTS = PRINTED.flatMap(([path, effects = []]) => withInner(path, effects));
const NUMBERS = new Map(LISTS.map(([path], n) => [path, n]));
export const pathNumber = (path: string): number => NUMBERS.get(path) ?? -1;
export const effectsNumbered = (n: number): Effects => LISTS[n]?.[1] ?? [];
