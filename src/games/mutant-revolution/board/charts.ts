// The charts of a replay: Revolution Points, Hope, and the luck of the dice.
import type { Event, Facts, Json, Seat } from '#engine/types.ts';
import { level, luck, type ChartKind, type Roll } from '#web/kit/charts.ts';
import { total } from '../table/rolls.ts';
import { NONE, type Revolution } from '../table/world.ts';
import { WORDS } from './words.ts';

const MEAN = 3.5;
const NOBODY: Facts = { attacker: NONE, target: NONE };

const rollOf = (seat: Seat, dice: Json | undefined): Roll => {
  const faces = (dice ?? []) as number[];
  return { seat, got: total(faces), expected: faces.length * MEAN };
};

/** Rolls of Schools; those of tokens on the Mission are nobody's luck. */
function schoolRolls(): (event: Event, w: Revolution) => Roll[] {
  let fighters = NOBODY;
  return ({ kind, facts }, w) => {
    if (kind === 'attackDeclared') fighters = facts;
    const seatOf = (fighter: Json | undefined): Seat => w.owner[fighter as number] ?? NONE;
    switch (kind) {
      case 'attackRolled':
        return [rollOf(seatOf(fighters.attacker), facts.attack), rollOf(seatOf(fighters.target), facts.defence)];
      case 'initiativeRolled':
      case 'rolledOff':
      case 'worked':
        return [rollOf(facts.seat as Seat, facts.dice)];
      default:
        return [];
    }
  };
}

export const charts: readonly ChartKind<Revolution>[] = [
  level({ id: 'points', title: () => WORDS.points, value: w => w.rp }),
  level({ id: 'hope', title: () => WORDS.hope, value: w => w.hope }),
  luck({ id: 'dice', title: () => WORDS.pipsRolled, counting: schoolRolls }),
];
