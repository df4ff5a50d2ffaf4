// The options of a match: people play the one game there is (MR-GLO-09); tests may have it stopped, or begin late.
import type { GameDefinition } from '#engine/definition.ts';
import type { Json, Text } from '#engine/types.ts';
import { MOST_RP, type Revolution } from '../table/world.ts';

export interface Options {
  /** Stop after so many rounds; 0: never (MR-RUL-137). */
  rounds: number;
  /** No rule but a shorter way to the end: every School begins with so many Revolution Points, and with Hope,
   *  Characters and Plot Cards to match; 0: as the rules say. */
  head: number;
}
const MOST: Options = { rounds: 1000, head: MOST_RP };

/** The options with what they leave out; they must be free of complaints. */
export const readOptions = (json: Json): Options => ({ rounds: 0, head: 0, ...(json as Partial<Options> | null) });

export const complain = (options: Json): Text[] =>
  options === null || isGiven(options) ? [] : ['Mutant Revolution has no options.'];
function isGiven(options: Json): boolean {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return false;
  return Object.entries(options).every(([key, n]) => {
    const most = Object.hasOwn(MOST, key) ? MOST[key as keyof Options] : 0;
    return Number.isInteger(n) && Number(n) > 0 && Number(n) <= most;
  });
}

/** Players who choose by chance refuse too many Missions to win, so these games are stopped; the later ones come to
 *  every Mission and to Final Tournaments of two, three and four. */
export const trials: NonNullable<GameDefinition<Revolution>['trials']> = {
  beginning: () => ({ rounds: 2 }),
  middle: (_seats, random) => ({ rounds: 3, head: 2 + random.below(3) }),
  end: () => ({ rounds: 2, head: 5 }),
  tournament: () => ({ rounds: 1, head: 6 }),
};
