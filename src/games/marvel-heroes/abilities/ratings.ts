// The ratings of a fight: what is printed, what changes it, dice boosting, and what cannot be used.
import { account, fold, type Layer, type Modifier } from '#engine/kit/modifiers.ts';
import { MOST_DICE } from '../cards/board.ts';
import type { Sealed } from '../cards/card.ts';
import {
  bossPowers,
  heroOf,
  heroPowers,
  mastermindOf,
  villainOf,
  villainPowers,
  type PowerTable,
} from '../table/deck.ts';
import { hasSupporter } from '../table/figures.ts';
import {
  HEROES,
  NONE,
  SAME_COLOURS,
  WITH_INITIATIVE,
  type Change,
  type Fight,
  type Marvel,
  type Side,
} from '../table/world.ts';
import { hasEffect } from '../table/scenario-effects.ts';

/** MH-DIE-10, MH-RUL-12: set first, then add, at least 0 and at most 8. */
const LAYERS: readonly Layer[] = ['set', 'add', { op: 'atLeast', n: 0 }, { op: 'atMost', n: MOST_DICE }];
const PLAIN: readonly Modifier[] = [];
export const BOOST_SCHEME = 4;
export const SEALS: readonly Sealed[] = ['ability', 'allies', 'support', 'abilityAndBackups', 'all'];

export const powersOf = (f: Fight, side: Side): PowerTable => {
  if (side === HEROES) return heroPowers(f.hero);
  return f.boss === NONE ? villainPowers(f.lead) : bossPowers(f.boss);
};
/** MH-CMB-19 */
export const koValue = (f: Fight, side: Side): number => {
  if (side === HEROES) return heroOf(f.hero).ko;
  return f.boss === NONE ? villainOf(f.lead).ko : mastermindOf(f.boss).ko;
};
export const kosOn = (w: Marvel, side: Side): number => (side === HEROES ? w.ko[w.fight!.hero]! : w.fight!.kos);
/** The rating of the chosen power as printed; 0 before a power is chosen. */
export const printed = (f: Fight, side: Side, rating: number): number =>
  powersOf(f, side)[f.powers[side]]?.[rating] ?? 0;

/** MH-CRD-16: what is laid on the next roll of a hero waits for that hero. */
export const concernsFighter = (f: Fight, { hero }: Change): boolean => hero === undefined || hero === f.hero;
function counts(f: Fight, change: Change): boolean {
  const { when, side } = change;
  if (!concernsFighter(f, change)) return false;
  if (!when) return true;
  if (when === WITH_INITIATIVE) return f.initiative === side;
  return when === SAME_COLOURS ? f.powers[0] === f.powers[1] : f.powers[side] === when - 1;
}
function modifiers(f: Fight, side: Side, rating: number): readonly Modifier[] {
  let out: Modifier[] | undefined;
  for (const change of f.changes) {
    if (change.side !== side || change.what !== rating || (change.kind !== 'add' && change.kind !== 'set')) continue;
    if (counts(f, change)) (out ??= []).push({ op: change.kind, n: change.n, source: change.source });
  }
  return out ?? PLAIN;
}
/** The rating that additions start from: as printed, or what a card has made of it. */
export const ratingBefore = (f: Fight, side: Side, rating: number): number =>
  modifiers(f, side, rating).findLast(({ op }) => op === 'set')?.n ?? printed(f, side, rating);
/** MH-CMB-12, MH-CMB-13: the dice that a side rolls. */
export const ratingOf = (f: Fight, side: Side, rating: number): number =>
  fold(printed(f, side, rating), modifiers(f, side, rating), LAYERS);
/** The same, step by step, for people who ask why. */
export const ratingAccount = (f: Fight, side: Side, rating: number): ReturnType<typeof account> =>
  account(printed(f, side, rating), modifiers(f, side, rating), LAYERS);

export const hasChange = (f: Fight, side: Side, kind: Change['kind'], what: number): boolean => {
  for (const change of f.changes) if (change.kind === kind && change.side === side && change.what === what) return true;
  return false;
};
/** MH-CMB-09, MH-CMB-10, MH-MUL-07, MH-CHL-03, MH-DIE-08, MH-RUL-61, MH-RUL-86: on or off for a roll. */
export function isBoosted(w: Marvel, side: Side, rating: number): boolean {
  const f = w.fight!;
  let isOn = side === HEROES ? hasSupporter(w, f.seat, f.area) : isVillainBoosted(w, f);
  for (const { kind, side: whose, what } of f.changes) {
    if (whose !== side) continue;
    if (kind === 'noBoost') return false;
    if (kind === 'boost' && what & (1 << rating)) isOn = true;
  }
  return isOn;
}
/** MH-SCH-06, MH-SCN-06, MH-RUL-97 */
function isVillainBoosted(w: Marvel, f: Fight): boolean {
  if (f.boss !== NONE) return true;
  if (w.task && w.task.schemes & BOOST_SCHEME) return true;
  return villainOf(f.lead).isMostWanted === true && hasEffect(w, 'infected');
}
export const isSealed = (f: Fight, side: Side, what: Sealed): boolean =>
  f.changes.length > 0 && hasChange(f, side, 'seal', SEALS.indexOf(what));

/** Colours in which a side has a power. */
const coloursOf = (f: Fight, side: Side): number[] =>
  powersOf(f, side).flatMap((power, colour) => (power ? [colour] : []));
/** MH-CMB-07, MH-RUL-65: colours that a side may pick; a locked one only where there is no other. */
export function legalColours(f: Fight, side: Side): number[] {
  const all = coloursOf(f, side);
  const free = all.filter(colour => !hasChange(f, side, 'lock', colour));
  return free.length ? free : all;
}
/** MH-CMB-07: colours to switch to; who chooses takes one that may be picked, chance any where no such is left. */
export function otherColours(f: Fight, side: Side, isChosen: boolean): number[] {
  const isOther = (colour: number): boolean => colour !== f.powers[side];
  const free = legalColours(f, side).filter(isOther);
  return free.length || isChosen ? free : coloursOf(f, side).filter(isOther);
}
