// Fighters by number: heroes, Lead Villains and Masterminds in one count, so that log and options can name them.
import type { Facts } from '#engine/types.ts';
import { COLOURS, type Power, type Powers } from '../cards/card.ts';
import { cardName, heroOf, mastermindOf, villainOf } from '../table/deck.ts';
import { HEROES, NONE, type Fight, type Side } from '../table/world.ts';
import { powersOf } from './ratings.ts';
import { BOSS, LEAD } from './sources.ts';

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
