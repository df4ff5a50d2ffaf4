// The settings of the game: the mission, the side of the Player boards, and the last round.
import type { Random } from '#engine/definition.ts';
import type { Setting } from '#engine/kit/settings.ts';
import type { Json } from '#engine/types.ts';

/** AH-RUL-42 */
export const ROUND_LIMIT = 12;
const LIMITS: readonly Json[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, null];
/** AH-SET-04, AH-PLY-03, AH-OBJ-08: Children of the Atom and blue sides are advised for a first game. */
export const settings: readonly Setting[] = [
  { key: 'mission', values: ['atom', 'attractions', 'fall'], usual: 'atom' },
  { key: 'side', values: ['blue', 'gold'], usual: 'blue' },
  { key: 'roundLimit', values: LIMITS, usual: ROUND_LIMIT },
  /** Tests begin later games: rich players, Villains that are nearly beaten. */
  { key: 'isLate', values: [false, true], usual: false, isHidden: true },
];
const way =
  (mission: string, side: string) =>
  (_seats: number, _random: Random): Json => ({ mission, side });
export const setups = {
  atom: way('atom', 'blue'),
  attractions: way('attractions', 'blue'),
  fall: way('fall', 'blue'),
  atomGold: way('atom', 'gold'),
  attractionsGold: way('attractions', 'gold'),
  fallGold: way('fall', 'gold'),
};

const late =
  (mission: string) =>
  (_seats: number, random: Random): Json => ({
    mission,
    side: random.below(2) ? 'gold' : 'blue',
    isLate: true,
    roundLimit: 9,
  });
/** Whole games, and later ones that random players bring to their real end. */
export const trials = {
  ...setups,
  atomLate: late('atom'),
  attractionsLate: late('attractions'),
  fallLate: late('fall'),
};
