// Nouns for places, spaces and tiers.
import { article, listed } from '#engine/kit/wording.ts';
import type { Place, SpaceFilter, SpaceKind, Tier } from '../cards/card.ts';

const PLACES: Readonly<Record<Place, string>> = {
  headmastersOffice: "the Headmaster's Office",
  medicalBay: 'the Medical Bay',
  cerebro: 'Cerebro',
  dangerRoom: 'the Danger Room',
  researchLab: 'the Research Lab',
  dormitories: 'the Dormitories',
  institute: 'the Institute',
  extractionZone: 'the Extraction Zone',
  missionTile: 'a Mission tile',
};
export const placeName = (place: Place): string => PLACES[place];

const TIERS: Readonly<Record<Tier, string>> = {
  minorEnemy: 'Minor Enemy',
  challengingEnemy: 'Challenging Enemy',
  finalTest: 'Final Test',
  acolyte: 'Acolyte',
  lieutenant: 'Lieutenant',
  magneto: 'Magneto',
  horseman: 'Horseman',
  theMaster: 'The Master',
};
export const tierName = (tier: Tier): string => TIERS[tier];
export const withArticle = (name: string): string => (/^(The |Magneto)/.test(name) ? name : article(name));
/** 'the Final Test', 'Magneto' */
export const theTier = (tier: Tier): string => (tier === 'finalTest' ? `the ${TIERS[tier]}` : TIERS[tier]);

const KINDS: Readonly<Record<SpaceKind, string>> = {
  basic: 'basic space',
  ally: 'Ally',
  teamUp: 'Team-Up',
  missionTile: 'matched Mission tile space',
};
const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** 'an empty basic space at the Institute' */
export function spaceWords({ at, kind, state, recruiter, sameLocation }: SpaceFilter): string {
  const kinds = listOf(kind).map(one => KINDS[one]);
  const adjective = state === 'any' ? '' : state ? 'occupied ' : 'empty ';
  const noun = article(`${adjective}${kinds.length ? listed(kinds, 'or') : 'space'}`);
  const places = listOf(at).filter(place => place !== 'missionTile');
  const where = sameLocation
    ? ' at the same location'
    : places.length
      ? ` at ${listed(places.map(placeName), 'or')}`
      : '';
  const whose = recruiter === 'you' ? ' you recruited' : recruiter ? ' you did not recruit' : '';
  const even =
    state === 'any' ? ', even an occupied one' : state === 'occupiedByOpponent' ? " that holds an opponent's pawn" : '';
  return `${noun}${whose}${where}${even}`;
}
/** The place of a moment: 'an Ally you recruited', 'the Danger Room or the Research Lab'. */
export function momentPlace({ at, kind, recruiter }: SpaceFilter): string {
  const places = listOf(at).filter(place => place !== 'institute');
  const kinds = listOf(kind).map(one => article(one === 'missionTile' ? 'Mission tile' : KINDS[one]));
  const whose = recruiter === 'you' ? ' you recruited' : recruiter ? ' you did not recruit' : '';
  const isInstitute = listOf(at).includes('institute');
  if (kinds.length) return `${listed(kinds, 'or')}${whose}${isInstitute ? ' at the Institute' : ''}`;
  return isInstitute ? 'the Institute' : listed(places.map(placeName), 'or');
}
