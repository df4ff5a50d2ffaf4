// For tests only: short ways to bid and to be ready in a scenario.
import { legal } from '#engine/ask.ts';
import type { Seat } from '#engine/types.ts';
import { mutantRevolution as game } from '../game.ts';
import { numbered } from './position.ts';
import type { Scenario } from './scenario.ts';
import { isTraining } from '../cards/numbers.ts';

/** Bids from seat 0 on: '3 - 0'; a '-' is not asked. One text for each round of bids. */
export function bid<T extends { play(line: string): unknown }>(t: T, ...rounds: string[]): T {
  for (const bids of rounds)
    bids.split(' ').forEach((n, seat) => {
      if (n !== '-') t.play(`${seat} bid:${n}`);
    });
  return t;
}

/** Everybody picks up the dial, so that the auctions begin. */
export function ready(t: Scenario): Scenario {
  t.world.ready.forEach((is, seat) => {
    if (!is) t.play(`${seat} ready`);
  });
  return t;
}

/** The seat's legal answers, as they are sent. */
export const legalOf = (t: Scenario, seat: Seat): string[] => legal(game, t.state, seat);
export const idleOf = (t: Scenario, seat: Seat): string | undefined => t.asked(seat)[0]?.idle;
export const character = (name: string): number => numbered(name);
export const trainingCard = (name: string): number => numbered(name, isTraining);
