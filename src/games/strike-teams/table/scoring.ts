// Objective Points.
import type { T, Team } from './world.ts';

/** ST-SEAT-04 ST-OPS-01: each team has one total, which everybody sees. */
export function awardOp(t: T, team: Team, n: number): void {
  t.world.op[team] += n;
  if (t.watched && n > 0) t.log('scored', { team, n });
}
