// The weight of a turn at the Institute as bots that search choose it: a logistic model, fitted to 9,069 of their
// turns. The heaviest option is what they choose in 64 of 100 turns; by the price model alone in 41.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { FIRST_SLOT } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';

/** What an option adds to the logarithm of its weight, and what it adds as the game grows old, from 0 to 1. */
type Addend = readonly [plain: number, late: number];

/** For the points of the price model, by their logarithm and by themselves. */
const LOG_POINTS = 1.28;
const POINTS: Addend = [0.144, 0.02];
/** The X-Jet is worth a flight; points tell less there. */
const JET: Addend = [0.46, 3.43];
const LOG_POINTS_OF_JET = -0.87;
const PASS: Addend = [3.78, 4.37];
const SLOT: Addend = [0.88, -4.04];
const SPACES: Readonly<Record<string, Addend>> = {
  office1: [-0.96, -3.22],
  office2: [-2.3, -1.93],
  office3: [0.82, -2.72],
  office4: [0.82, -2.72],
  medical1: [-0.42, -4.37],
  medical2: [-0.53, -3.66],
  cerebroAlly: [-5.44, 0.18],
  cerebroEvolution: [-1.4, -3.69],
  danger: [1.73, -3.84],
  lab: [1.29, -3.23],
  dorm: [1.22, -3.59],
};
const BY_SPACE = BASIC_SPACES.map(({ id }) => SPACES[id]!);
const ROUNDS = 10;

/** Makes the weight of an option from its points. */
export const keenTurn =
  (pointsOf: Weigher<Heroes>): Weigher<Heroes> =>
  (t, seat, pick) => {
    const points = pointsOf(t, seat, pick);
    const late = t.world.round / ROUNDS;
    const { verb, n } = pick;
    const log = (verb === 'jet' ? LOG_POINTS + LOG_POINTS_OF_JET : LOG_POINTS) * Math.log(points);
    const [plain, more] = verb === 'jet' ? JET : verb === 'pass' ? PASS : n < FIRST_SLOT ? BY_SPACE[n]! : SLOT;
    return Math.exp(log + (POINTS[0] + POINTS[1] * late) * points + plain + more * late);
  };
