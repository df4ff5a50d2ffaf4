// Statistics of strength: intervals for a share of games won, and the share as a difference in Elo.

export type Interval = readonly [low: number, high: number];

/** Standard deviations each side of the mean, by the per cent of an interval. */
export const DEVIATIONS = { 90: 1.6449, 95: 1.96, 99: 2.5758 } as const;
export type Confidence = keyof typeof DEVIATIONS;

/** Wilson's interval for a share of `score` in `games`. Draws count as parts of a win, which makes it a little wide. */
export function wilson(score: number, games: number, confidence: Confidence = 95): Interval {
  if (!games) return [0, 1];
  const z = DEVIATIONS[confidence];
  const share = score / games;
  const middle = share + z ** 2 / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  const whole = 1 + z ** 2 / games;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
}

/** The points of Elo above the others of a player who wins this share of the games where all being equal would give
 *  `even`. With two at the table `even` is a half, and this is the usual formula. */
export function elo(share: number, even: number): number {
  return 400 * Math.log10((share * (1 - even)) / ((1 - share) * even));
}

/** Does the interval lie on one side of the share? */
export const isDecided = ([low, high]: Interval, share: number): boolean => low > share || high < share;
