// Teams: where heroes stand, who of them is available, which seat plays which Team and Mastermind, Power-Ups to
// gain, and the Districts of Headlines.
import type { Seat } from '#engine/types.ts';
import { AREAS, districtOf, SPECIAL, SPECIAL_AREA, STORIES_A_POWER_UP } from '../cards/board.ts';
import { SKILLS, type Skill } from '../cards/card.ts';
import { headlineOf, heroesOf, heroOf, powerUpsOf } from './deck.ts';
import type { OnOpponent } from './locals.ts';
import { CARD, NONE, READY, RECOVERY, SUPPORTING, type Marvel } from './world.ts';

export const teamHeroes = (w: Marvel, seat: Seat): readonly number[] => heroesOf(w.team[seat]!);
export const seatOfTeam = (w: Marvel, team: number): Seat => w.team.indexOf(team);
/** MH-SET-04, MH-SET-05: the left neighbour controls the Nemesis of a Team. */
export const nemesisPlayer = (w: Marvel, seat: Seat): Seat => (seat + 1) % w.team.length;

/** MH-ARC-01..03: against the own opposing Team alone, on every Headline that it Troubleshoots. */
export const isArchnemesis = (w: Marvel, opposed: Seat): boolean => w.archnemesis === opposed;

export const isReadyAt = (w: Marvel, hero: number, district: number): boolean =>
  w.status[hero] === READY && w.at[hero] === district;
export function readyIn(w: Marvel, seat: Seat, district: number): number[] {
  const out: number[] = [];
  for (const hero of teamHeroes(w, seat)) if (isReadyAt(w, hero, district)) out.push(hero);
  return out;
}
export const hasReadyIn = (w: Marvel, seat: Seat, district: number): boolean =>
  teamHeroes(w, seat).some(hero => isReadyAt(w, hero, district));
/** MH-BRD-05: one Support space an Area; MH-SPH-04: the Special Headline has none. */
export const isSupportingIn = (w: Marvel, hero: number, area: number): boolean =>
  area !== SPECIAL_AREA && w.status[hero] === SUPPORTING && w.at[hero] === area;
export const hasSupporter = (w: Marvel, seat: Seat, area: number): boolean =>
  teamHeroes(w, seat).some(hero => isSupportingIn(w, hero, area));
/** A hero in a District; MH-SPH-09: also on the Special Headline. */
export const isInDistrict = (w: Marvel, hero: number): boolean => w.status[hero] === READY && w.at[hero] !== CARD;
/** MH-PLN-02, MH-PLN-03, MH-GLO-01, MH-GLO-12, MH-RUL-31, MH-RUL-33 */
export const isAvailable = (w: Marvel, hero: number): boolean => !w.wound[hero] && !isInDistrict(w, hero);

/** MH-BRD-06, MH-BRD-08: any number of figures stands anywhere, and other Teams do not matter. */
export function setStatus(w: Marvel, hero: number, status: number, at = CARD): void {
  w.status[hero] = status;
  w.at[hero] = at;
}
/** MH-RES-01, MH-RES-02, MH-MUL-05, MH-RUL-77 */
export function wound(w: Marvel, hero: number): void {
  setStatus(w, hero, RECOVERY);
  w.wound[hero] = 1;
  w.ko[hero] = 0;
}
/** MH-GLO-04 */
export function clearKos(w: Marvel, seat: Seat): void {
  for (const hero of teamHeroes(w, seat)) w.ko[hero] = 0;
}
export const skillBit = (skill: Skill): number => 1 << SKILLS.indexOf(skill);
const HERO_SKILLS: number[] = [];
export const skillsOf = (hero: number): number =>
  (HERO_SKILLS[hero] ??= heroOf(hero).skills.reduce((bits, skill) => bits | skillBit(skill), 0));

export const missingPowerUps = (w: Marvel, seat: Seat): number[] =>
  powerUpsOf(w.team[seat]!).filter(n => !w.powerUps[seat]!.includes(n));
/** MH-PLN-30, MH-PUP-04 */
export const buyable = (w: Marvel, seat: Seat): number =>
  Math.min(Math.floor(w.stories[seat]!.length / STORIES_A_POWER_UP), missingPowerUps(w, seat).length);

/** MH-CRD-10: the District that the Headline of an Area indicates; none where there is no Headline. */
export function districtAt(w: Marvel, area: number): number {
  if (area === SPECIAL_AREA) return w.special === 1 ? SPECIAL : NONE;
  const card = w.headline[area]!;
  return card === NONE ? NONE : districtOf(area, headlineOf(card).symbol);
}
/** MH-RUL-109: Headlines of Areas with a Ready hero of the seat, not lowered in this Game Round yet. */
export const calmable = (w: Marvel, seat: Seat): number[] =>
  [...AREAS.keys()].filter(
    area => w.headline[area] !== NONE && !w.calm[area] && hasReadyIn(w, seat, districtAt(w, area)),
  );
/** Open Headlines with no Ready hero of any Team in their Districts. */
export const replaceable = (w: Marvel): number[] =>
  [...AREAS.keys()].filter(
    area => w.headline[area] !== NONE && w.team.every((_, seat) => !hasReadyIn(w, seat, districtAt(w, area))),
  );

/** Opponents to whom a card can do this. */
export function targets(w: Marvel, seat: Seat, act: OnOpponent): Seat[] {
  const others = [...w.vp.keys()].filter(other => other !== seat);
  if (act === 'burgle') return others.filter(other => w.vp[other]! > w.vp[seat]!);
  return others.filter(other => w.piles.plots[other]!.cards.length);
}
