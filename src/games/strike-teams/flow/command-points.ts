// Command Points spent in a turn.
import type { Choices } from '#engine/definition.ts';
import { teamOf } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import type { Strike } from '../table/world.ts';

/** CP as choices of a turn. */
export const commanding: Choices<Strike, Turn, 'next'> = {
  /** ST-CMD-06: any mix; by default AP go first. */
  commandFirst: {
    when: ({ world: w }, my) => !my.isCommandFirst && w.cp[teamOf(my.character)] > 0 && w.ap[my.character]! > 0,
    take: (_t, my) => {
      my.isCommandFirst = true;
      return 'next';
    },
  },
};
