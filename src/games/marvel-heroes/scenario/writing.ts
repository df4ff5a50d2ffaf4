// How lines and looks call things: heroes, cards, abilities, Areas and Districts by name.
import type { Notation } from '#engine/scenario/scenario.ts';
import { abilitySources, BOSS, LEAD, LOWER, PLAN, POWER_UP, RESOURCE, SECOND, SUPPORT } from '../abilities/sources.ts';
import { AREAS, districtName, SPECIAL } from '../cards/board.ts';
import { COLOURS, TEAMS } from '../cards/card.ts';
import {
  CARDS,
  HERO_COUNT,
  HERO_KEYS,
  keyOf,
  madeUp,
  MASTERMIND_KEYS,
  PLAN_KEYS,
  POWER_UP_KEYS,
} from '../table/deck.ts';
import type { Marvel } from '../table/world.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** 'captainAmerica', 'captainAmericaSupport', 'viper', 'viperLower', 'hulkSupport2': the ability in lines. */
export function abilityKey(source: number): string {
  const n = source % SECOND;
  const second = source >= SECOND ? '2' : '';
  if (n >= LOWER) return `${keyOf(n - LOWER)}Lower${second}`;
  if (n >= LEAD) return keyOf(n - LEAD) + second;
  if (n >= RESOURCE) return keyOf(n - RESOURCE) + second;
  if (n >= POWER_UP) return POWER_UP_KEYS[n - POWER_UP]! + second;
  if (n >= PLAN) return PLAN_KEYS[n - PLAN]! + second;
  if (n >= BOSS) return MASTERMIND_KEYS[n - BOSS]!;
  return `${HERO_KEYS[n % HERO_COUNT]!}${n >= SUPPORT ? 'Support' : ''}${second}`;
}
const cards = (): number[] => [...numbers(CARDS.story.end), ...madeUp.numbers];
/** The ability of a key; throws where there is none. */
export function abilityNamed(key: string): number {
  const source = abilitySources().find(n => abilityKey(n) === key);
  if (source === undefined) throw new Error(`there is no ability '${key}'`);
  return source;
}
const THINGS: Readonly<Record<string, () => readonly number[]>> = {
  hero: () => numbers(HERO_COUNT),
  card: cards,
  ability: abilitySources,
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
