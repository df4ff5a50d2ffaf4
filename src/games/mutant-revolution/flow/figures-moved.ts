// Effects on figures that ask where or which: put elsewhere, pushed, regaining a stat.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { fighterOf, foesWithin, hexOf, occupied, pcOf, putOn } from '../table/figures.ts';
import { distance, OPEN, reach } from '../table/hex.ts';
import { lost } from '../abilities/stats.ts';
import { NONE, type Revolution } from '../table/world.ts';

interface Putting {
  seat: Seat;
  figure: number;
  within: number;
}
/** The user puts a figure on a free hex near where it stands. */
export const put = procedure<Revolution, Putting>()({
  choose: {
    rule: 'MR-RUL-01',
    idle: 'to',
    one: (t, my) => (near(t.world, my).length ? my.seat : null),
    facts: (_t, my) => ({ figure: my.figure, n: my.within }),
    choices: {
      to: {
        of: 'hex',
        each: (t, my) => near(t.world, my),
        take: (t, my, _seat, hex) => set(t, my.figure, hex),
      },
    },
  },
});
function near(w: Revolution, { figure, within }: Putting): number[] {
  const taken = occupied(w);
  return OPEN.filter(hex => !taken.includes(hex) && distance(hex, hexOf(w, figure)) <= within);
}

interface Pushing {
  seat: Seat;
  /** NONE: the user chooses one within so many hexes. */
  figure: number;
  within: number;
  n: number;
}
/** The user moves another figure up to `n` hexes. */
export const push = procedure<Revolution, Pushing>()({
  whom: {
    rule: 'MR-RUL-01',
    idle: 'choose',
    one: (t, my) => (my.figure === NONE && around(t.world, my).length ? my.seat : null),
    choices: {
      choose: {
        of: 'figure',
        each: (t, my) => around(t.world, my),
        take(_t, my, _seat, figure) {
          my.figure = figure;
        },
      },
    },
  },
  to: {
    rule: 'MR-RUL-01',
    idle: 'to',
    one: (t, my) => (my.figure !== NONE && ways(t.world, my).length ? my.seat : null),
    facts: (_t, my) => ({ figure: my.figure }),
    choices: {
      to: {
        of: 'hex',
        each: (t, my) => ways(t.world, my),
        take: (t, my, _seat, hex) => set(t, my.figure, hex),
      },
    },
  },
});
const around = (w: Revolution, { seat, within }: Pushing): number[] => foesWithin(w, seat, within);
const ways = (w: Revolution, { figure, n }: Pushing): number[] => reach(hexOf(w, figure), n, occupied(w));

function set(t: Table<Revolution>, figure: number, hex: number): void {
  putOn(t.world, figure, hex);
  if (t.watched) t.log('moved', { fighter: fighterOf(t.world, figure), hex });
}

interface Restoring {
  seat: Seat;
  n: number;
}
/** MR-RUL-101: lost stat points come back, the School's choice which. */
export const restore = procedure<Revolution, Restoring>()({
  choose: {
    rule: 'MR-RUL-101',
    idle: 'restore',
    one: (t, my) => (my.n > 0 && lostBy(t.world, my.seat).length ? my.seat : null),
    forced: 'take',
    choices: {
      restore: {
        of: 'stat',
        each: (t, my) => lostBy(t.world, my.seat),
        facts: (t, my, _seat, stat) => ({ n: pcOf(t.world, my.seat)!.stats[stat]! }),
        take(t, my, _seat, stat) {
          const { stats, character } = pcOf(t.world, my.seat)!;
          stats[stat]!++;
          my.n--;
          if (t.watched) t.log('statRestored', { character, stat, n: stats[stat]! });
          return 'choose';
        },
      },
    },
  },
});
function lostBy(w: Revolution, seat: Seat): number[] {
  const pc = pcOf(w, seat);
  return pc && !pc.out ? lost(pc) : [];
}
