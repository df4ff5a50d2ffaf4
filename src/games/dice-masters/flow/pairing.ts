// Pairing up: a Heroic die may pair with another as it is fielded (DM-PRU).
import type { AskOne } from '#engine/definition.ts';
import type { Fielding } from '../table/locals.ts';
import { cardOfDie, charactersOf, NO_DIE, type Duel } from '../table/world.ts';

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
        w.partner[die] = my.die;
        w.partner[my.die] = die;
        t.log('paired', { seat, die: my.die, partner: die });
      },
    },
    alone: { take: () => undefined },
  },
};

/** Other Heroic dice of the same player, of another character. */
function partnersFor(w: Duel, die: number): number[] {
  const card = cardOfDie(w, die);
  if (!card?.heroic) return [];
  return charactersOf(w, w.seat[die]!).filter(other => {
    const theirs = cardOfDie(w, other);
    return other !== die && theirs?.heroic === true && theirs.name !== card.name;
  });
}
