// The fight that tests of the attack step begin with.
import { scenario, type Position, type Scenario } from './scenario.ts';

export const KITTY = 13;
export const ICEMAN = 7;

/** The attack step begins, with a Kitty Pryde and an Iceman, both without text, on each side if wanted. */
export const fight = (position: Position): Scenario =>
  scenario({
    step: 'attack',
    cards: [
      [KITTY, ICEMAN],
      [KITTY, ICEMAN],
    ],
    ...position,
  });
