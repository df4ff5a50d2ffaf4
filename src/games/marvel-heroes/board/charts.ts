// The charts of a replay: Victory Points, Plot Points, and the luck of the dice in fights.
import { level, luck, type ChartKind, type Roll } from '#web/kit/charts.ts';
import type { Event } from '#engine/types.ts';
import { hitsOf } from '../abilities/dice.ts';
import { hitsWith } from '../abilities/odds.ts';
import { HEROES, type Marvel } from '../table/world.ts';
import { WORDS } from './words.ts';

/** HITs that so many dice show on average. */
const expected = (dice: number): number => hitsWith(dice).reduce((sum, p, hits) => sum + p * hits, 0);
/** The dice of a fight, without those that boosting has added; the seat of the hero or of the Villain rolls them. */
function rolls(): (event: Event, world: Marvel) => readonly Roll[] {
  let seats: [number, number] = [-1, -1];
  return ({ kind, facts }) => {
    if (kind === 'heroPower') seats = [Number(facts.seat), seats[1]];
    if (kind === 'villainPower') seats = [seats[0], Number(facts.seat)];
    if (kind !== 'rolled') return [];
    const dice = (facts.dice as number[]).slice(0, Number(facts.rate));
    const seat = seats[facts.side === HEROES ? 0 : 1];
    return [{ seat, got: hitsOf(dice), expected: expected(dice.length) }];
  };
}

export const charts: readonly ChartKind<Marvel>[] = [
  level({ id: 'points', title: () => WORDS.points, value: w => w.vp }),
  level({ id: 'plotPoints', title: () => WORDS.pp, value: w => w.pp }),
  luck({ id: 'luck', title: () => WORDS.luck, counting: rolls }),
];
