// Reasons for answers that are not even offered: heroes of other Teams, places where nobody can go, cards at the wrong
// time. A reason tells nothing about cards that the seat does not see.
import type { Verdict } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import type { Made, Seat } from '#engine/types.ts';
import { powersOf } from '../abilities/ratings.ts';
import { abilityOfCard } from '../abilities/sources.ts';
import { areaOf, AREAS, SPECIAL, SPECIAL_AREA } from '../cards/board.ts';
import { HERO_COUNT, isAlly, isStory } from '../table/deck.ts';
import { buyable, isInDistrict, missingPowerUps, teamHeroes } from '../table/figures.ts';
import { CARD, type Fight, type Marvel, READY, RECOVERY, type Side, SUPPORTING } from '../table/world.ts';
import { headlineSpaces } from './headlines.ts';

export const isOwn = (w: Marvel, seat: Seat, hero: number): boolean => teamHeroes(w, seat).includes(hero);
export const inHand = (w: Marvel, seat: Seat, card: number): boolean => w.piles.hand[seat]!.cards.includes(card);
/** The first reason in a list of things. */
const firstOf = (things: readonly number[], why: (n: number) => Verdict): Verdict =>
  things.reduce<Verdict>((found, n) => found || why(n), false);

/** MH-SET-02: a hero of another Team. */
export const otherTeam = (w: Marvel, seat: Seat, hero: number): Verdict =>
  hero >= 0 && hero < HERO_COUNT && !isOwn(w, seat, hero) && no('MH-SET-02', {}, 'otherTeam');

// ---- planning ----------------------------------------------------------------------------------------------

/** MH-PUP-03, MH-PUP-04: a Power-Up that the Team has not, or has in play. */
export const noPurchase = (w: Marvel, seat: Seat): Verdict =>
  missingPowerUps(w, seat).length ? 'MH-PUP-03' : 'MH-PUP-04';
/** MH-PLN-13, MH-PLN-17, MH-PLN-29: somebody or something that cannot be in its slot. */
export function notPlanned(w: Marvel, seat: Seat, { parts }: Made): Verdict {
  const [ready = [], supporting = [], bought = [], granted = []] = parts;
  const unable = firstOf([...ready, ...supporting], n => otherTeam(w, seat, n) || (w.wound[n]! > 0 && 'MH-PLN-17'));
  if (unable) return unable;
  if (supporting.some(hero => isInDistrict(w, hero))) return 'MH-PLN-13';
  if (bought.some(n => !missingPowerUps(w, seat).includes(n))) return noPurchase(w, seat);
  if (bought.length > buyable(w, seat)) return 'MH-PLN-29';
  return firstOf(granted, card => notGranted(w, seat, card));
}
/** MH-PLN-20, MH-ABL-04, MH-ABL-05: a card that is not played with the plan. */
function notGranted(w: Marvel, seat: Seat, card: number): Verdict {
  if (!inHand(w, seat, card)) return 'MH-ABL-04';
  return isAlly(card) ? 'MH-PLN-20' : abilityOfCard(card).at !== 'income' && 'MH-ABL-05';
}
/** MH-PLN-20, MH-PLN-23: a card that is no Ally of the hand. */
export const noAlly = (w: Marvel, seat: Seat, card: number): Verdict =>
  w.allies[seat]!.includes(card) ? 'MH-PLN-23' : 'MH-PLN-20';

// ---- places ------------------------------------------------------------------------------------------------

/** MH-SPH-01, MH-SPH-10: the Special Headline before it enters, and once it is solved. */
const noSpecial = ({ special }: Marvel): Verdict => (special === 2 ? 'MH-SPH-10' : special === 0 && 'MH-SPH-01');
/** MH-RES-10, MH-VAR-04: an Area without a Headline. */
export function noHeadline(w: Marvel, area: number): Verdict {
  if (area === SPECIAL_AREA) return noSpecial(w);
  if (area < 0 || area > SPECIAL_AREA) return false;
  return area < headlineSpaces(w) ? 'MH-RES-10' : 'MH-VAR-04';
}
/** MH-MOV-07: a District that the hero does not enter. */
export const noDistrict = (w: Marvel, hero: number, district: number): Verdict =>
  w.status[hero] === SUPPORTING ? 'MH-MOV-07' : district === SPECIAL && noSpecial(w);
/** MH-MOV-07, MH-SPH-04: a Support space that the hero does not enter. */
export const noSupportSpace = (w: Marvel, hero: number, area: number): Verdict =>
  w.status[hero] === READY ? 'MH-MOV-07' : area === AREAS.length && 'MH-SPH-04';

// ---- heroes ------------------------------------------------------------------------------------------------

/** MH-MOV-02, MH-MOV-03: who cannot be brought along, from the card or at all. */
export function notBrought(w: Marvel, seat: Seat, hero: number, isFromCard = true): Verdict {
  if (!isOwn(w, seat, hero)) return otherTeam(w, seat, hero);
  if (w.status[hero] !== SUPPORTING) return 'MH-MOV-02';
  return isFromCard && w.at[hero] !== CARD && 'MH-MOV-03';
}
/** MH-MOV-07, MH-MOV-08: who has not the status that it takes. */
export function notOfStatus(w: Marvel, seat: Seat, hero: number, status: number): Verdict {
  if (!isOwn(w, seat, hero)) return otherTeam(w, seat, hero);
  return w.status[hero] === RECOVERY ? 'MH-MOV-08' : w.status[hero] !== status && 'MH-MOV-07';
}
/** MH-MOV-01, MH-MOV-04, MH-MOV-06, MH-SPH-04, MH-CRD-16: a move of several heroes that the card does not make. */
export function noGroup(w: Marvel, seat: Seat, { to, parts }: Made, isFromCards: boolean): Verdict {
  const [movers = [], brought = []] = parts;
  const unable =
    firstOf(movers, hero => notOfStatus(w, seat, hero, READY)) ||
    firstOf(brought, hero => notBrought(w, seat, hero, isFromCards));
  if (unable) return unable;
  if (movers.some(hero => w.at[hero] === to)) return 'MH-MOV-01';
  if (to < SPECIAL && brought.some(hero => w.at[hero] === areaOf(to))) return 'MH-MOV-06';
  if (to === SPECIAL) return noSpecial(w) || (brought.length > 0 ? 'MH-SPH-04' : 'MH-CRD-16');
  return to > SPECIAL && brought.length > 0 ? 'MH-MOV-04' : 'MH-CRD-16';
}
/** MH-MOV-06, MH-MOV-07, MH-MOV-08, MH-SPH-04: a hero who cannot support there. */
export const noSupporter = (w: Marvel, seat: Seat, { to, parts: [heroes = []] }: Made): Verdict =>
  firstOf(heroes, hero => notOfStatus(w, seat, hero, SUPPORTING) || (w.at[hero] === to && 'MH-MOV-06')) ||
  (to === AREAS.length && 'MH-SPH-04');
/** MH-MED-01, MH-RUL-39: who is not treated. */
export const notTreated = (w: Marvel, seat: Seat, hero: number): Verdict =>
  isOwn(w, seat, hero) ? 'MH-MED-01' : otherTeam(w, seat, hero) && 'MH-RUL-39';
/** MH-TRB-08, MH-TRB-10: whose rating does not lower the Trouble Level. */
export const notReducing = (w: Marvel, seat: Seat, hero: number): Verdict =>
  otherTeam(w, seat, hero) || (w.status[hero] === SUPPORTING ? 'MH-TRB-10' : 'MH-TRB-08');
/** MH-CMB-01, MH-MUL-05: who does not fight. */
export const notFighting = (w: Marvel, seat: Seat, hero: number): Verdict =>
  otherTeam(w, seat, hero) || (w.wound[hero] ? 'MH-MUL-05' : 'MH-CMB-01');

// ---- cards and powers --------------------------------------------------------------------------------------

/** MH-STO-07: a Story card that is not on the track. */
export const notOnTrack = (card: number): Verdict => isStory(card) && 'MH-STO-07';
/** MH-VIL-10, MH-MWV-02, MH-RUL-51: a Villain whose lower half is not at hand. */
export function noHelper(w: Marvel, card: number): Verdict {
  if (w.fight!.lead === card) return 'MH-RUL-51';
  return w.mostWanted.includes(card) ? 'MH-MWV-02' : no('MH-VIL-10', {}, 'notYourVillain');
}
/** MH-CMB-07, MH-CRD-16: a colour without a power, or one that a card has closed. */
export const noPower = (f: Fight, side: Side, colour: number): Verdict =>
  powersOf(f, side)[colour] ? 'MH-CRD-16' : 'MH-CMB-07';
