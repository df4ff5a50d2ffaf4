// Schemas of what several verbs take: bundles of resources, filters of spaces and pawns.
import { among, either, list, oneOf, record, said, type Schema, whole } from '#engine/kit/schema.ts';
import { HEROES, INSTITUTE_LOCATIONS, PLAYABLES, SPACE_KINDS } from '../cards/card.ts';
import type { Bundle, Cost, PawnFilter, Place, SpaceFilter } from '../cards/card.ts';

const amounts = { physical: whole(1), mental: whole(1), willpower: whole(1), any: whole(1) };
export const bundle: Schema<Bundle> = record({}, amounts);
export const cost: Schema<Cost> = record({}, { ...amounts, villainTokens: whole(1) });
export const playable = among(PLAYABLES);
export const n = record({ n: whole(1) });

const place: Schema<Place> = among(INSTITUTE_LOCATIONS, 'institute', 'extractionZone', 'missionTile');
const kind = among(SPACE_KINDS);
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
  { other: said, self: said, hero: among(HEROES) },
);
