// The settings of a match, and what is wrong with teams that they name.
import { readSettings, type Chosen, type Setting } from '#engine/kit/settings.ts';
import type { Json, Seat } from '#engine/types.ts';
import type { Team } from '../table/starting-table.ts';

const FORMAT_IDS = ['first-game', 'draft', 'basic', 'tournament'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** The settings by the host; null is a first game. */
export interface Options {
  format: FormatId;
  /** DM-PRI-07 */
  casual: boolean;
  /** DM-RUL-05: the seat that begins, or chance. */
  first: Seat | 'random';
  /** DM-RUL-08 */
  starterBox: boolean;
  /** DM-RUL-14: a hundred turns each, then lives decide. */
  turnLimit: boolean;
  /** DM-DRF-01 */
  n: number;
  /** DM-RUL-98 */
  basics: number;
  /** Teams that are known beforehand; else the players bring theirs. */
  teams: readonly Team[] | null;
  /** No rule but a shorter way into the game: so many dice of each card begin in their owners' bags, of each basic
   *  action one in either bag. */
  headStart: number;
}
const LEAST_DRAFT = 8;
const MOST_DRAFT = 20;
const FULL_DRAFT = 15;
const SIZES = Array.from({ length: MOST_DRAFT - LEAST_DRAFT + 1 }, (_, i) => LEAST_DRAFT + i);
const isDraft = ({ format }: Chosen): boolean => format === 'draft';
const hasTeams = ({ format }: Chosen): boolean => format === 'basic' || format === 'tournament';

/** Words about them stand in words/en/setup-texts.ts. */
export const settings: readonly Setting[] = [
  { key: 'format', values: FORMAT_IDS, usual: 'first-game' },
  { key: 'casual', values: [true, false], usual: false },
  { key: 'first', values: [0, 1, 'random'], usual: ({ format }) => (format === 'first-game' ? 0 : 'random') },
  { key: 'starterBox', values: [true, false], usual: false },
  { key: 'turnLimit', values: [true, false], usual: true },
  { key: 'n', values: SIZES, usual: ({ starterBox }) => (starterBox ? LEAST_DRAFT : FULL_DRAFT), when: isDraft },
  { key: 'basics', values: [4, 3], usual: 4, when: isDraft },
  /** `checkTeams` in words/setup-texts.ts says what is wrong with them. */
  { key: 'teams', values: [], usual: null, when: hasTeams, isHidden: true },
  /** No card has more than four dice. */
  { key: 'headStart', values: [0, 1, 2, 3, 4], usual: 0, when: ({ teams }) => teams !== null, isHidden: true },
];

/** The options with what they leave out; they must be free of complaints. */
export const readOptions = (json: Json): Options => readSettings(settings, json, 2) as unknown as Options;
