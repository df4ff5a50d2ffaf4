// Schemas of what several verbs take: bundles of resources, filters of spaces and pawns.
import { among, either, list, oneOf, record, said, type Schema, whole } from '#engine/kit/schema.ts';
import { PLAYABLES, RESOURCES, type Bundle, type Cost, type Hero, type PawnFilter, type Place } from '../cards/card.ts';
import type { SpaceFilter, SpaceKind } from '../cards/card.ts';

const amounts = { physical: whole(1), mental: whole(1), willpower: whole(1), any: whole(1) };
export const bundle: Schema<Bundle> = record({}, amounts);
export const cost: Schema<Cost> = record({}, { ...amounts, villainTokens: whole(1) });
export const resource = among(RESOURCES);
export const playable = among(PLAYABLES);
export const n = record({ n: whole(1) });

const place: Schema<Place> = oneOf(
  'headmastersOffice',
  'medicalBay',
  'cerebro',
  'dangerRoom',
  'researchLab',
  'dormitories',
  'institute',
  'extractionZone',
  'missionTile',
);
const kind: Schema<SpaceKind> = oneOf('basic', 'ally', 'teamUp', 'missionTile');
const hero: Schema<Hero> = oneOf(
  'Cyclops',
  'Jean Grey',
  'Storm',
  'Forge',
  'Wolverine',
  'Jubilee',
  'Lockheed',
  'Kitty Pryde',
  'Gambit',
  'Rogue',
  'Magik',
);
export const spaces: Schema<SpaceFilter> = record(
  {},
  {
    at: either(place, list(place)),
    kind: either(kind, list(kind)),
    state: oneOf('any', 'occupied', 'occupiedByOpponent'),
    recruiter: oneOf('you', 'notYou'),
    same: said,
    sameLocation: said,
    different: said,
  },
);
export const pawns: Schema<PawnFilter> = record(
  { kind: oneOf('hero', 'student', 'any'), on: oneOf('board', 'institute', 'anySpace') },
  { other: said, self: said, hero },
);
