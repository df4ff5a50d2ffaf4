// A character comes into the field: what happens when it is fielded, and pairing up (DM-FLD, DM-PRU).
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { raise, raiseFor } from '../abilities/triggers.ts';
import { rosterOf } from '../abilities/roster.ts';
import {
  cardOfDie,
  charactersOf,
  comeToPlay,
  diceIn,
  FIELD,
  FIELDED,
  HOOKED,
  mark,
  NO_DIE,
  put,
  type Duel,
} from '../table/world.ts';

export const fielding = procedure<Duel, { die: number; seat: Seat; spent: number[] }>()({
  /** DM-ACV-04, DM-FLD-05 */
  land(t, my) {
    const { die, seat } = my;
    const w = t.world;
    w.forces = w.forces.filter(f => f.kind !== 'freeFielding' || f.by !== seat);
    put(w, die, FIELD);
    mark(w, die, FIELDED);
    comeToPlay(w, die);
    t.log('fielded', { seat, die });
    raise(t, 'fielded', die, 0, my.spent);
    if (rosterOf(w).triggered.youFieldAnother) raiseFor(t, 'youFieldAnother', seat, die);
    if (rosterOf(w).specials.opponentRerolls?.includes(w.slot[die]!))
      w.forces.push({ kind: 'opponentRerolls', whom: NO_DIE, by: seat, die, until: 'yourTurn', action: 0, n: 0 });
    if (rosterOf(w).triggered.youFieldMarked) raiseMarked(t, seat, w.slot[die]!);
  },
  /** DM-PRU-01 to DM-PRU-05, DM-RUL-65 */
  pair: {
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
  },
});

/** DM-RUL-76: a die on the card of what was fielded answers. */
function raiseMarked(t: Table<Duel>, seat: Seat, slot: number): void {
  for (const hook of diceIn(t.world, seat, HOOKED))
    if (slot >= 0 && t.world.under[hook] === slot) raise(t, 'youFieldMarked', hook);
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
