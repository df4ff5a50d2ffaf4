// Questions that cards ask: Plot Cards discarded, dice rolled again or turned, figures put elsewhere or pushed, stats
// that come back.
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { Made, Seat } from '#engine/types.ts';
import { diceOn, turned } from '../abilities/dice.ts';
import { lost } from '../abilities/stats.ts';
import { hexesNear, moveFigure, pcOf, pushable, pushEnds } from '../table/figures.ts';
import type { Locals, Pushing, Putting, Rerolling, Side, Turning } from '../table/locals.ts';
import { discardPlot } from '../table/plot-cards.ts';
import { rollDice } from '../table/rolls.ts';
import { handOf, handOffer } from './plot.ts';
import { NONE, type Revolution, type T } from '../table/world.ts';

/** MR-INF-06: a card makes a School discard Plot Cards of its own choice. */
export const discarding = choice<Revolution, Locals['discarding']>('discard', {
  rule: 'MR-INF-06',
  by: (t, my) => (due(t, my) ? my.seat : null),
  about: (t, my) => ({ n: due(t, my) }),
  ...handOffer((t, _seat, my: Locals['discarding']) => due(t, my)),
  take(t, _my, seat, { parts }: Made) {
    for (const card of parts[0]!) discardPlot(t, seat, card);
  },
});
function due(t: T, { seat, n }: Locals['discarding']): number {
  return Math.min(n, handOf(t, seat).length);
}

// ---- dice --------------------------------------------------------------------------------------------------

/** Up to so many dice, each once (MR-RUL-154); those of a kind are one option. */
export const reroll = choice<Revolution, Rerolling>('reroll', {
  rule: 'MR-RUL-95',
  by: (t, my) => (my.n > 0 && facesOf(t, my.side, my.rerolled).length ? my.seat : null),
  pass: 'enough',
  about: (t, my) => ({ dice: diceOn(t, my.side), n: my.n }),
  of: 'face',
  each: (t, my) => facesOf(t, my.side, my.rerolled),
  take(t, my, seat, face) {
    const dice = diceOn(t, my.side);
    const at = dice.findIndex((shown, i) => shown === face && !my.rerolled.includes(i));
    dice[at] = rollDice(t, 1)[0]!;
    my.rerolled.push(at);
    my.n--;
    t.log('rerolled', { seat, side: my.side, dice: [...dice] });
    return 'choose';
  },
});

/** One die, within 1 to 6 (MR-RUL-154). */
export const changeDie = choice<Revolution, Turning>('turn', {
  rule: 'MR-RUL-95',
  about: (t, my) => ({ dice: diceOn(t, my.side) }),
  of: 'face',
  each: facesToTurn,
  facts: (_t, my, _seat, face) => ({ n: turned(face, my.by) }),
  take(t, my, seat, face) {
    const dice = diceOn(t, my.side);
    dice[dice.indexOf(face)] = turned(face, my.by);
    t.log('dieTurned', { seat, side: my.side, face, n: turned(face, my.by) });
  },
});
/** A die that would stay as it is needs no turning. */
function facesToTurn(t: T, { side, by }: Turning): number[] {
  return facesOf(t, side, []).filter(face => turned(face, by) !== face);
}

/** Faces of the dice, but for those at some places; each face once, ascending. */
const facesOf = (t: T, side: Side, but: readonly number[]): number[] =>
  [...new Set(diceOn(t, side).filter((_, i) => !but.includes(i)))].sort((a, b) => a - b);

// ---- figures -----------------------------------------------------------------------------------------------

/** MR-RUL-152: the user puts a figure on a free hex near where it stands, whatever lies between. */
export const put = choice<Revolution, Putting>('to', {
  rule: 'MR-RUL-01',
  about: (_t, my) => ({ figure: my.figure, n: my.within }),
  of: 'hex',
  each: (t, { figure, within }) => hexesNear(t.world, figure, within),
  take: (t, my, _seat, hex) => moveFigure(t, my.figure, hex),
});

/** MR-RUL-152: the user moves another figure 1 to `n` hexes; it is no Move. */
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
        take: (t, my, _seat, hex) => moveFigure(t, my.figure, hex),
      },
    },
  },
});
const around = (w: Revolution, { seat, within, n }: Pushing): number[] => pushable(w, seat, within, n);
const ways = (w: Revolution, { figure, n }: Pushing): number[] => pushEnds(w, figure, n);

/** MR-RUL-101: lost stat points come back, the School's choice which. */
export const restore = choice<Revolution, Locals['restore']>('restore', {
  rule: 'MR-RUL-101',
  by: (_t, my) => (my.n > 0 ? my.seat : null),
  forced: 'take',
  of: 'stat',
  each: (t, my) => lostBy(t.world, my.seat),
  facts: (t, my, _seat, stat) => ({ n: pcOf(t.world, my.seat)!.stats[stat]! }),
  take(t, my, _seat, stat) {
    const { stats, character } = pcOf(t.world, my.seat)!;
    stats[stat]!++;
    my.n--;
    t.log('statRestored', { character, stat, n: stats[stat]! });
    return 'choose';
  },
});
function lostBy(w: Revolution, seat: Seat): number[] {
  const pc = pcOf(w, seat);
  return pc && !pc.out ? lost(pc) : [];
}
