// The chance to win as bots that search see it: a line learned from games of greedy bots, softmax over the seats.
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import type { Marvel } from '../table/world.ts';
import { featuresOf, progressOf, type Feature } from './features.ts';

/** Weights at the beginning of a game and what they gain towards its end, with two seats; the same with more. Learned
 *  from 36,327 tables of 1,500 games of two and 34,369 of 700 games of four, looked at before each action. On games
 *  that were held out their log-loss is 0.599 and 1.124, that of the standing alone 0.620 and 1.127. */
type Weights = readonly [two: number, twoGain: number, more: number, moreGain: number];
const WEIGHTS: Readonly<Record<Feature, Weights>> = {
  vp: [-0.026, 0.162, -0.038, 0.156],
  nearGoal: [0.391, 0.606, -0.388, 0.736],
  plotPoints: [-0.089, 0.095, -0.249, 0.07],
  powerUps: [1.299, -0.866, 0.554, -0.322],
  powerUpsLater: [-0.845, 0.43, -0.987, 0.094],
  stories: [-0.081, 0.095, -0.134, -0.047],
  hand: [0.292, -0.167, 0.168, -0.184],
  villainCards: [0.104, -0.099, 0.056, -0.169],
  allies: [-0.553, 0.678, -0.074, 0.004],
  charges: [-1.76, 2.864, 1.449, -0.899],
  plans: [-0.115, 0.091, -0.264, 0.532],
  ownAtExit: [0.034, 0.279, 0.068, 0.057],
  wounded: [-0.227, 1.256, 0.673, 0.565],
  woundLevels: [0.101, -0.525, -0.17, -0.336],
  ready: [-0.034, 0.022, 0.003, -0.049],
  waiting: [-0.16, 0.185, -0.012, 0.061],
  resting: [-0.036, 0.184, -0.017, 0.142],
  here: [-0.036, 0.343, -0.016, 0.532],
  hereLeft: [0.011, -0.151, 0.002, -0.459],
  next: [-0.076, 0.347, 0.062, 0.029],
  far: [-0.017, 0.06, 0.012, -0.106],
  farLeft: [0.002, 0.486, 0.189, 0.218],
  farther: [0.191, -0.374, 0.068, -0.037],
  standing: [0.047, 0.166, 0.148, 0.279],
};
const LINES = Object.entries(WEIGHTS) as [Feature, Weights][];
function scoreOf(t: Table<Marvel>, seat: Seat, progress: number): number {
  const features = featuresOf(t, seat);
  const from = t.world.vp.length === 2 ? 0 : 2;
  let sum = 0;
  for (const [feature, weights] of LINES) sum += features[feature] * (weights[from]! + weights[from + 1]! * progress);
  return sum;
}
export function learnedChance(t: Table<Marvel>, seat: Seat): number {
  const progress = progressOf(t.world);
  const mine = scoreOf(t, seat, progress);
  let sum = 1;
  for (let other = 0; other < t.world.vp.length; other++)
    if (other !== seat) sum += Math.exp(scoreOf(t, other, progress) - mine);
  return 1 / sum;
}
