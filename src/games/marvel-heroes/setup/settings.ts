// What the host may choose, the usual ways to play, and the games that random players are tried on.
import type { Random } from '#engine/definition.ts';
import type { Setting } from '#engine/kit/settings.ts';
import type { Json } from '#engine/types.ts';
import { SCENARIO_KEYS } from '../table/deck.ts';

/** MH-RUL-16, MH-RUL-17, MH-RUL-18, MH-VAR-04 */
export const settings: readonly Setting[] = [
  { key: 'scenario', values: ['random', ...SCENARIO_KEYS], usual: 'random' },
  { key: 'teams', values: ['chosen', 'random'], usual: 'chosen' },
  { key: 'headlines', values: ['all', 'fewer'], usual: 'all', when: (_chosen, seats) => seats < 4 },
  /** Tests begin later games: high scores, Story cards, Most Wanted Villains. */
  { key: 'isLate', values: [false, true], usual: false, isHidden: true },
];
type SetUps = Record<string, (seats: number, random: Random) => Json>;
/** A way to play each Scenario. */
const ways = (suffix: string, more: object): SetUps =>
  Object.fromEntries(SCENARIO_KEYS.map(scenario => [scenario + suffix, () => ({ scenario, ...more })]));
export const setups = ways('', {});
/** Whole games, and later ones that come to the ends of their Scenarios. */
export const trials: SetUps = {
  ...setups,
  ...ways('Late', { isLate: true, teams: 'random' }),
  fewer: seats => (seats < 4 ? { scenario: 'bornAgain', headlines: 'fewer' } : { scenario: 'bornAgain' }),
};
