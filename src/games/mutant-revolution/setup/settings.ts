// The settings of a match: people play the one game there is (MR-GLO-09); tests may have it stopped, or begin late.
import type { GameDefinition } from '#engine/definition.ts';
import { whole } from '#engine/kit/ranges.ts';
import { readSettings, type Setting } from '#engine/kit/settings.ts';
import type { Json } from '#engine/types.ts';
import type { Options } from './starting-table.ts';
import type { Revolution } from '../table/world.ts';
import { MOST_RP } from '../table/points-and-hope.ts';

const MOST_ROUNDS = 1000;

/** Both are for tests alone. */
export const settings: readonly Setting[] = [
  { key: 'rounds', values: [], usual: 0, check: value => whole(1, MOST_ROUNDS)(value, 'rounds'), isHidden: true },
  { key: 'head', values: [], usual: 0, check: value => whole(1, MOST_RP)(value, 'head'), isHidden: true },
];

/** The options with what they leave out; they must be free of complaints. */
export const readOptions = (json: Json): Options => readSettings(settings, json, 0) as unknown as Options;

/** Players who choose by chance refuse too many Missions to win, so these games are stopped; the later ones come to
 *  every Mission and to Final Tournaments of two, three and four. */
export const trials: NonNullable<GameDefinition<Revolution>['trials']> = {
  beginning: () => ({ rounds: 2 }),
  middle: (_seats, random) => ({ rounds: 3, head: 2 + random.below(3) }),
  end: () => ({ rounds: 2, head: 5 }),
  tournament: () => ({ rounds: 1, head: 6 }),
};
