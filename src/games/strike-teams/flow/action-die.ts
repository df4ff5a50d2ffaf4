// The Action Die: rolled once a turn for a number of AP.
import type { Choices } from '#engine/definition.ts';
import { DIE_FACES } from '../cards/box.ts';
import { gainByDie } from '../table/action-points.ts';
import { gainCp } from '../table/command-points.ts';
import { otherTeam, teamOf } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import type { Strike, T } from '../table/world.ts';

/** ST-DIE-03: AP that a roll may be for. */
export const DIE_BIDS: readonly number[] = [1, 2, 3];
/** ST-DIE-04..08 ST-CMP-10 ST-EX-02..04 */
export function rollDie(t: T, character: number, bid: number): void {
  const w = t.world;
  const face = DIE_FACES[t.random.die(DIE_FACES.length) - 1]!;
  if (face >= bid) gainByDie(w, character, bid);
  else if (face === 0) gainCp(w, otherTeam(teamOf(character)), 1);
  t.log('rolled', { character, bid, face });
}

/** ST-DIE-01: the die as a choice of a turn. */
export const rolling: Choices<Strike, Turn, 'next'> = {
  roll: {
    each: () => DIE_BIDS,
    when: (_t, my) => !my.hasRolled,
    take: (t, my, _seat, bid) => {
      my.hasRolled = true;
      rollDie(t, my.character, bid);
      return 'next';
    },
  },
};
