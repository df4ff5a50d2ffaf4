// Pairing up: a Heroic die may pair with another as it is fielded (DM-PRU).
import type { AskOne } from '#engine/definition.ts';
import type { Fielding } from '../table/locals.ts';
import { cardOfDie, charactersOf, NO_DIE, unpair, type Duel } from '../table/world.ts';

/** DM-PRU-01, DM-PRU-02, DM-PRU-03, DM-PRU-04, DM-PRU-05, DM-RUL-65; DM-PRU-08: no declaration asks who is paired. */
export const pair: AskOne<Duel, Fielding, never> = {
  rule: 'DM-PRU-01',
  idle: 'alone',
  one: (t, my) => (partnersFor(t.world, my.die).length ? my.seat : null),
  facts: (_t, my) => ({ die: my.die }),
  choices: {
    pair: {
      of: 'die',
      each: (t, my) => partnersFor(t.world, my.die),
      take: (t, my, seat, die) => {
        const w = t.world;
        const former = w.partner[die]!;
        if (former !== NO_DIE) w.partner[former] = NO_DIE;
        w.partner[die] = my.die; // DM-PRU-06: from now on both have the pairing texts of both
        w.partner[my.die] = die;
        t.log('paired', { seat, die: my.die, partner: die });
      },
    },
    alone: { take: () => undefined },
  },
};

/** DM-PRU-07, DM-RUL-67: as a turn begins, the pairs of its player end before anything else happens. */
export function endPairs(w: Duel): void {
  for (let die = 0; die < w.partner.length; die++) if (w.seat[die] === w.active) unpair(w, die);
}

/** Other Heroic dice of the same player, of another character. */
function partnersFor(w: Duel, die: number): number[] {
  const card = cardOfDie(w, die);
  if (!card?.heroic) return [];
  return charactersOf(w, w.seat[die]!).filter(other => {
    const theirs = cardOfDie(w, other);
    return other !== die && theirs?.heroic === true && theirs.name !== card.name;
  });
}
