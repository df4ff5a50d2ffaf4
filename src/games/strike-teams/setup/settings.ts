// Settings of the host: one mission, the tutorial or a campaign, unit points, Level and map.
import type { Random } from '#engine/definition.ts';
import type { Setting } from '#engine/kit/settings.ts';
import type { Json } from '#engine/types.ts';
import { TOP_LEVEL } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { MISSION_MAPS } from '../cards/maps.ts';
import type { PlayedMission } from '../table/campaign.ts';

/** The campaign as the mission before has left it. */
export interface CampaignOption {
  mission?: number;
  saved?: readonly [number, number];
  victor?: number;
  maps?: readonly number[];
  scenarios?: readonly number[];
  levels?: readonly number[];
  played?: readonly PlayedMission[];
}
const LEVELS = Array.from({ length: TOP_LEVEL }, (_, i) => i + 1);
const isList = (value: unknown, length?: number): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every(Number.isInteger) && (length ?? value.length) === value.length);
/** Are these missions, as far as one can tell? */
function arePlayed(value: Json | undefined): boolean {
  if (value === undefined) return true;
  return (
    Array.isArray(value) &&
    value.every(one => {
      if (typeof one !== 'object' || one === null || Array.isArray(one)) return false;
      const { map, op, scenarios, characters } = one;
      return Number.isInteger(map) && [op, scenarios, characters].every(Array.isArray) && isList(op, 2);
    })
  );
}
/** ST-SNG-02 ST-CAM-03 */
export const UNIT_TOTALS: readonly number[] = [2, 3, 4];
/** Complaints about a campaign that somebody wrote by hand. */
function campaignComplaints(value: Json): string[] {
  if (value === null) return [];
  const { saved, levels, maps, scenarios, played } = value as Record<string, Json>;
  const isFine =
    typeof value === 'object' &&
    !Array.isArray(value) &&
    isList(saved, 2) &&
    isList(levels, CHARACTERS.length) &&
    isList(maps) &&
    isList(scenarios) &&
    arePlayed(played);
  return isFine ? [] : ['The campaign is what the mission before has left; this one lists other things.'];
}

/** ST-SNG-01..03 ST-CAM-01 ST-CAM-03 ST-CAM-05 ST-CAM-06 */
export const settings: readonly Setting[] = [
  { key: 'mission', values: ['single', 'tutorial', 'campaign'], usual: 'single' },
  { key: 'units', values: UNIT_TOTALS, usual: (_chosen, seats) => Math.max(2, seats - 1) },
  { key: 'level', values: LEVELS, usual: 1, when: ({ mission }) => mission === 'single' },
  { key: 'map', values: ['random', ...MISSION_MAPS], usual: 'random', when: ({ mission }) => mission !== 'tutorial' },
  { key: 'missions', values: [3, 6, 9], usual: 6, when: ({ mission }) => mission === 'campaign' },
  { key: 'removal', values: [true, false], usual: true, when: ({ mission }) => mission === 'campaign' },
  { key: 'campaign', values: [null], usual: null, isHidden: true, check: campaignComplaints },
];

/** ST-RUL-01: each Hero Player controls at least one hero. */
export function complain(options: Json, seats: number): string[] {
  const units = (options as { units?: Json } | null)?.units;
  if (typeof units !== 'number' || units >= seats - 1) return [];
  return [`${seats - 1} Hero Players need at least ${seats - 1} heroes; choose ${seats - 1} or more unit points.`];
}

/** ST-CAM-01: a single mission and the tutorial stand alone. */
export const isCampaign = (options: Json): boolean => (options as { mission?: Json } | null)?.mission === 'campaign';

export type Way = (seats: number, random: Random) => Json;
export const unitsFor = (seats: number, wanted: number): number => Math.max(wanted, seats - 1);
export const setups: Record<string, Way> = {
  tutorial: seats => ({ mission: 'tutorial', units: unitsFor(seats, 2) }),
  small: seats => ({ units: unitsFor(seats, 2) }),
  usual: seats => ({ units: unitsFor(seats, 3) }),
  large: () => ({ units: 4 }),
  campaign: seats => ({ mission: 'campaign', units: unitsFor(seats, 3) }),
};
