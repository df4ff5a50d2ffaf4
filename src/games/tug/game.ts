// A tug of war: two or three Dwarfs against a Giant, best of three. A small game with sides, roles, settings, a series.
import { defineGame } from '#engine/game.ts';
import { sideRanks, winningSides } from '#engine/seats.ts';
import { optionsFor } from '#engine/kit/settings-form.ts';
import type { Result, Sequel } from '#engine/types.ts';
import { rounds } from './flow/rounds.ts';
import { copyRope, settings, setup, sides, type Rope } from './table/world.ts';
import { texts } from './words/texts.ts';

const MATCHES = 3;

/** TW-SER-01 */
function sequel({ match, rope, puddle, wins, breath }: Rope, { ranks }: Result): Sequel | null {
  if (match === MATCHES) return null;
  const seats = breath.length;
  const { won } = winningSides(sideRanks(ranks, sides(seats)));
  const now = wins.map((n, side) => n + Number(won.includes(side)));
  const chosen = { rope, ground: puddle ? 'mud' : 'dry', puddle, match: match + 1, wins: now };
  const facts = { match: match + 1, dwarfs: now[0]!, giant: now[1]! };
  return { options: optionsFor(settings, chosen, seats), say: { say: 'nextMatch', facts } };
}

export const tug = defineGame<Rope>({
  id: 'tug',
  name: 'Tug of war',
  version: 1,
  /** TW-SET-01 */
  seats: { min: 3, max: 4 },
  settings,
  setups: {
    short: () => null,
    muddy: (_seats, random) => ({ ground: 'mud', puddle: 1 + random.below(2), rope: 'long' }),
  },
  setup,
  first: 'rounds',
  procedures: { rounds },
  sides,
  roles: seats => sides(seats).map(side => (side ? 'giant' : 'dwarf')),
  sequel,
  copy: copyRope,
  texts,
  names: {},
});
