// How lines and looks call things: heroes, cards, abilities, Areas and Districts by name.
import type { Notation } from '#engine/scenario/scenario.ts';
import {
  BOSS,
  COMBAT,
  hasOptions,
  LEAD,
  LOWER,
  PLAN,
  POWER_UP,
  RESOURCE,
  SECOND,
  SUPPORT,
} from '../abilities/sources.ts';
import { AREAS, districtName, SPECIAL } from '../cards/board.ts';
import { COLOURS, TEAMS } from '../cards/card.ts';
import {
  back,
  CARDS,
  HERO_COUNT,
  HERO_KEYS,
  isResource,
  keyOf,
  madeUp,
  MASTERMIND_KEYS,
  planOf,
  PLAN_KEYS,
  powerUpOf,
  POWER_UP_KEYS,
  villainOf,
} from '../table/deck.ts';
import type { Marvel } from '../table/world.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** 'captainAmerica', 'captainAmericaSupport', 'viper', 'viperLower', 'hulkSupport2': the ability in lines. */
export function abilityKey(source: number): string {
  const n = source % SECOND;
  const second = source >= SECOND ? '2' : '';
  if (n >= LOWER) return `${keyOf(n - LOWER)}Lower`;
  if (n >= LEAD) return keyOf(n - LEAD);
  if (n >= RESOURCE) return keyOf(n - RESOURCE);
  if (n >= POWER_UP) return POWER_UP_KEYS[n - POWER_UP]!;
  if (n >= PLAN) return PLAN_KEYS[n - PLAN]!;
  if (n >= BOSS) return MASTERMIND_KEYS[n - BOSS]!;
  return `${HERO_KEYS[n % HERO_COUNT]!}${n >= SUPPORT ? 'Support' : ''}${second}`;
}
const printed = (): number[] => [...numbers(CARDS.story.end), ...madeUp.numbers];
/** Everything that can be used, second options too. */
function allSources(): number[] {
  const heroes = numbers(PLAN - COMBAT).flatMap(n => (hasOptions(n) ? [n, n + SECOND] : [n]));
  const plans = numbers(PLAN_KEYS.length).filter(n => planOf(n).ability);
  const powerUps = numbers(POWER_UP_KEYS.length).filter(n => powerUpOf(n).ability);
  const cards = printed().filter(card => isResource(card));
  const villains = printed().filter(card => isVillain(card));
  const leads = villains.filter(card => villainOf(card).ability);
  return [
    ...heroes,
    ...plans.map(n => PLAN + n),
    ...powerUps.map(n => POWER_UP + n),
    ...cards.map(card => RESOURCE + card),
    ...leads.map(card => LEAD + card),
    ...villains.map(card => LOWER + card),
  ];
}
/** The ability of a key; throws where there is none. */
export function abilityNamed(key: string): number {
  const source = allSources().find(n => abilityKey(n) === key);
  if (source === undefined) throw new Error(`there is no ability '${key}'`);
  return source;
}
const isVillain = (card: number): boolean => back(card) === 1;
const THINGS: Readonly<Record<string, () => readonly number[]>> = {
  hero: () => numbers(HERO_COUNT),
  card: printed,
  ability: allSources,
  district: () => numbers(SPECIAL + 2),
  area: () => numbers(AREAS.length + 1),
  supportSpace: () => numbers(AREAS.length),
  power: () => numbers(COLOURS.length),
  powerUp: () => numbers(POWER_UP_KEYS.length),
  team: () => numbers(TEAMS.length),
};
export const areaKey = (n: number): string => AREAS[n]?.name ?? 'special';
export const districtKey = (n: number): string =>
  n > SPECIAL ? 'recovery' : n === SPECIAL ? 'special' : districtName(n);
const NAMES: Readonly<Record<string, (n: number) => string>> = {
  hero: n => HERO_KEYS[n]!,
  card: n => (n < 0 ? '?' : keyOf(n)),
  ability: abilityKey,
  district: districtKey,
  area: areaKey,
  supportSpace: areaKey,
  power: n => COLOURS[n]!,
  powerUp: n => POWER_UP_KEYS[n]!,
  team: n => TEAMS[n]!,
};
export const NOTATION: Notation<Marvel> = {
  things: (_w, kind) => THINGS[kind]?.() ?? [],
  name: (_w, kind, n) => NAMES[kind]?.(n),
};
