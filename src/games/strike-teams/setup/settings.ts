// Settings of the host: one mission, the tutorial or a campaign, unit points, Level and map.
import type { Random } from '#engine/definition.ts';
import { list, record, whole } from '#engine/kit/ranges.ts';
import type { Setting } from '#engine/kit/settings.ts';
import type { Json } from '#engine/types.ts';
import { TOP_LEVEL, UNIT_TOTALS } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { MISSION_MAPS } from '../cards/maps.ts';
import { MISSION_SCENARIOS } from '../cards/scenarios.ts';
import type { Campaign } from '../table/campaign.ts';
import { heroPlayers } from '../table/figures.ts';
import { MASTERMIND, NONE } from '../table/world.ts';

/** The campaign as the mission before has left it. */
export type CampaignOption = Partial<
  Pick<Campaign, 'mission' | 'saved' | 'victor' | 'maps' | 'scenarios' | 'played'>
> & {
  levels?: readonly number[];
};
const LEVELS = Array.from({ length: TOP_LEVEL }, (_, i) => i + 1);
/** More than a campaign of nine comes to, with all its draws; its options would not be taken any more. */
const MOST_MISSIONS = 99;
const MOST_POINTS = 999;
const points = list(whole(0, MOST_POINTS), { least: 2, most: 2 });
const map = whole(0, MISSION_MAPS.length - 1);
const scenario = whole(0, MISSION_SCENARIOS.length - 1);
/** What the mission before can leave, and nothing else. */
const campaign = record({
  mission: whole(1, MOST_MISSIONS),
  saved: points,
  victor: whole(NONE, MASTERMIND),
  maps: list(map, { most: MISSION_MAPS.length, isUnique: true }),
  scenarios: list(scenario, { most: MISSION_SCENARIOS.length, isUnique: true }),
  levels: list(whole(1, TOP_LEVEL), { least: CHARACTERS.length, most: CHARACTERS.length }),
  played: list(
    record(
      {
        map,
        scenarios: list(scenario, { most: 3, isUnique: true }),
        op: points,
        characters: list(whole(0, CHARACTERS.length - 1), { most: CHARACTERS.length, isUnique: true }),
      },
      true,
    ),
    { most: MOST_MISSIONS },
  ),
});

/** ST-SNG-01..03 ST-CAM-01 ST-CAM-03 ST-CAM-05 ST-CAM-06 */
export const settings: readonly Setting[] = [
  { key: 'mission', values: ['single', 'tutorial', 'campaign'], usual: 'single' },
  { key: 'units', values: UNIT_TOTALS, usual: (_chosen, seats) => unitsFor(seats, 2) },
  { key: 'level', values: LEVELS, usual: 1, when: ({ mission }) => mission === 'single' },
  { key: 'map', values: ['random', ...MISSION_MAPS], usual: 'random', when: ({ mission }) => mission !== 'tutorial' },
  { key: 'missions', values: [3, 6, 9], usual: 6, when: ({ mission }) => mission === 'campaign' },
  { key: 'removal', values: [true, false], usual: true, when: ({ mission }) => mission === 'campaign' },
  { key: 'campaign', values: [null], usual: null, isHidden: true, isFromSequel: true, check: aboutCampaign },
];

function aboutCampaign(value: Json): string[] {
  return value === null ? [] : campaign(value, 'campaign');
}

/** ST-RUL-01: each Hero Player controls at least one hero. */
export function complain(options: Json, seats: number): string[] {
  const units = (options as { units?: Json } | null)?.units;
  const players = heroPlayers(seats);
  if (typeof units !== 'number' || units >= players) return [];
  return [`${players} Hero Players need at least ${players} heroes; choose ${players} or more unit points.`];
}

/** ST-CAM-01: a single mission and the tutorial stand alone. */
export const isCampaign = (options: Json): boolean => (options as { mission?: Json } | null)?.mission === 'campaign';

export type Way = (seats: number, random: Random) => Json;
export const unitsFor = (seats: number, wanted: number): number => Math.max(wanted, heroPlayers(seats));
export const setups: Record<string, Way> = {
  tutorial: seats => ({ mission: 'tutorial', units: unitsFor(seats, 2) }),
  small: seats => ({ units: unitsFor(seats, 2) }),
  usual: seats => ({ units: unitsFor(seats, 3) }),
  large: () => ({ units: 4 }),
  campaign: seats => ({ mission: 'campaign', units: unitsFor(seats, 3) }),
};
