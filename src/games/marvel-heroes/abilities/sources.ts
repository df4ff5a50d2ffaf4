// Abilities and fighters by number: each has one, so that an option, a limit, a rating and the log can name it.
import type { Facts } from '#engine/types.ts';
import { type Ability, COLOURS, type Effects, type Power, type Powers, type Timing } from '../cards/card.ts';
import {
  allyOf,
  back,
  cardName,
  CARDS,
  eventOf,
  HERO_COUNT,
  heroOf,
  isAlly,
  isResource,
  madeUp,
  MASTERMIND_KEYS,
  mastermindOf,
  PLAN_KEYS,
  planOf,
  POWER_UP_KEYS,
  powerUpOf,
  villainOf,
} from '../table/deck.ts';
import { type Fight, HEROES, NONE, type Side, VILLAINS } from '../table/world.ts';
import { powersOf } from './ratings.ts';

/** The first number of each kind; cards count on from it. */
export const COMBAT = 0;
export const SUPPORT = COMBAT + HERO_COUNT;
export const BOSS = SUPPORT + HERO_COUNT;
export const PLAN = BOSS + MASTERMIND_KEYS.length;
export const POWER_UP = PLAN + PLAN_KEYS.length;
export const RESOURCE = 100;
export const LEAD = 400;
export const LOWER = 700;
/** The second of two options. */
export const SECOND = 2000;

export const abilityOfCard = (card: number): Ability => (isAlly(card) ? allyOf(card) : eventOf(card)).ability;
/** The ability of a number. */
export function abilityOf(source: number): Ability {
  const n = source % SECOND;
  if (n >= LOWER) return villainOf(n - LOWER).lower;
  if (n >= LEAD) return villainOf(n - LEAD).ability!;
  if (n >= RESOURCE) return abilityOfCard(n - RESOURCE);
  if (n >= POWER_UP) return powerUpOf(n - POWER_UP).ability!;
  if (n >= PLAN) return planOf(n - PLAN).ability!;
  if (n >= BOSS) return mastermindOf(n - BOSS).ability;
  return n >= SUPPORT ? heroOf(n - SUPPORT).support : heroOf(n).combat;
}
export const effectsOf = (source: number): Effects => {
  const ability = abilityOf(source);
  return ability.effects ?? ability.options![source >= SECOND ? 1 : 0]!.effects;
};
/** The moment of an option, or of the whole ability. */
export const timingOf = (source: number): Timing => {
  const ability = abilityOf(source);
  return ability.options?.[source >= SECOND ? 1 : 0]!.at ?? ability.at;
};
export const hasOptions = (source: number): boolean => abilityOf(source).options !== undefined;
/** Abilities of cards by their numbers. */
export function cardAbilities(cards: readonly number[]): number[] {
  const villains = cards.filter(card => back(card) === 1);
  return withOptions([
    ...cards.filter(isResource).map(card => RESOURCE + card),
    ...villains.filter(card => villainOf(card).ability).map(card => LEAD + card),
    ...villains.map(card => LOWER + card),
  ]);
}
/** Sources, and the second option of each that has two. */
const withOptions = (sources: readonly number[]): number[] =>
  sources.flatMap(n => (hasOptions(n) ? [n, n + SECOND] : [n]));
/** Everything that can be used, second options too; of made-up cards also. */
export const abilitySources = (): number[] => [
  ...withOptions(numbersOf(PLAN)),
  ...numbersOf(PLAN_KEYS.length).flatMap(n => (planOf(n).ability ? withOptions([PLAN + n]) : [])),
  ...numbersOf(POWER_UP_KEYS.length).flatMap(n => (powerUpOf(n).ability ? withOptions([POWER_UP + n]) : [])),
  ...cardAbilities([...numbersOf(CARDS.story.end), ...madeUp.numbers]),
];
const numbersOf = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
/** The side that uses an ability; what works without use, by a Master Plan, is of the Villains. */
export const sideOfSource = (source: number): Side => {
  const n = source % SECOND;
  return (n >= 0 && n < BOSS) || (n >= POWER_UP && n < LEAD) ? HEROES : VILLAINS;
};
/** The thing that an ability stands on, in words. */
export function nameOf(source: number): string {
  const n = source % SECOND;
  if (n >= LOWER) return named(cardName(n - LOWER), villainOf(n - LOWER).lower);
  if (n >= LEAD) return named(cardName(n - LEAD), villainOf(n - LEAD).ability);
  if (n >= RESOURCE) return named(cardName(n - RESOURCE), abilityOfCard(n - RESOURCE));
  if (n >= POWER_UP) return powerUpOf(n - POWER_UP).name;
  if (n >= PLAN) return planOf(n - PLAN).name;
  if (n >= BOSS) return named(mastermindOf(n - BOSS).name, mastermindOf(n - BOSS).ability);
  return named(heroOf(n % HERO_COUNT).name, abilityOf(n));
}
const named = (name: string, ability: Ability | undefined): string =>
  ability?.name ? `${name}: ${ability.name}` : name;

// ---- fighters: heroes, Lead Villains and Masterminds in one count ------------------------------------------

/** The number of whoever fights for a side: that of the own ability. */
export const fighterOf = (f: Fight, side: Side): number => {
  if (side === HEROES) return f.hero;
  return f.boss === NONE ? LEAD + f.lead : BOSS + f.boss;
};
export const fighterName = (n: number): string => {
  if (n >= LEAD) return cardName(n - LEAD);
  return n >= BOSS ? mastermindOf(n - BOSS).name : heroOf(n).name;
};
const powersOfFighter = (n: number): Powers => {
  if (n >= LEAD) return villainOf(n - LEAD).powers;
  return (n >= BOSS ? mastermindOf(n - BOSS) : heroOf(n)).powers;
};
/** The number of a Combat Power: fighter and colour in one. */
export const combatPower = (f: Fight, side: Side, colour: number): number =>
  fighterOf(f, side) * COLOURS.length + colour;
export const powerNumbered = (n: number): Power =>
  powersOfFighter(Math.floor(n / COLOURS.length))[COLOURS[n % COLOURS.length]!]!;
/** The printed facts of a power, for an option. */
export function powerFacts(f: Fight, side: Side, colour: number): Facts {
  const [attack, defend, outwit] = powersOf(f, side)[colour]!;
  return { called: combatPower(f, side, colour), attack, defend, outwit };
}
