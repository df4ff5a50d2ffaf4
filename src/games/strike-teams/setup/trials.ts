// Set-ups for random play: those of the host, and later missions, which a browser has no need of.
import { CHARACTERS } from '../cards/characters.ts';
import { setups, unitsFor, type Way } from './settings.ts';

/** A later mission of a campaign: levels differ, a team holds the Victory Card, cards are removed. */
const later: Way = (seats, random) => ({
  mission: 'campaign',
  units: unitsFor(seats, 3),
  campaign: {
    mission: 4,
    saved: [1, 2],
    victor: random.below(2),
    maps: [0, 3, 5],
    scenarios: [0, 2, 4, 6, 8, 10, 12, 14, 16],
    levels: CHARACTERS.map(() => 1 + random.below(4)),
  },
});
export const trials: Record<string, Way> = {
  ...setups,
  later,
  veterans: (seats, random) => ({ units: unitsFor(seats, 4), level: 2 + random.below(7) }),
};
