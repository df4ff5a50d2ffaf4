// Dice of a user's choice that are rolled again or turned.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { diceOn, type Side } from '../abilities/dice-at-hand.ts';
import { rollDice } from '../table/rolls.ts';
import { turned } from '../abilities/stats.ts';
import type { Revolution } from '../table/world.ts';

interface Rerolling {
  seat: Seat;
  side: Side;
  /** Dice that may still be rolled again. */
  n: number;
  /** Places of dice that were. */
  rerolled: number[];
}
/** Up to so many dice, each once; those of a kind are one option. */
export const reroll = procedure<Revolution, Rerolling>()({
  choose: {
    rule: 'MR-RUL-95',
    idle: 'enough',
    one: (t, my) => (my.n > 0 && facesOf(t, my.side, my.rerolled).length ? my.seat : null),
    facts: (t, my) => ({ dice: diceOn(t, my.side), n: my.n }),
    choices: {
      reroll: {
        of: 'face',
        each: (t, my) => facesOf(t, my.side, my.rerolled),
        take(t, my, seat, face) {
          const dice = diceOn(t, my.side);
          const at = dice.findIndex((shown, i) => shown === face && !my.rerolled.includes(i));
          dice[at] = rollDice(t, 1)[0]!;
          my.rerolled.push(at);
          my.n--;
          if (t.watched) t.log('rerolled', { seat, side: my.side, dice: [...dice] });
          return 'choose';
        },
      },
      enough: { take: () => 'end' },
    },
  },
});

interface Turning {
  seat: Seat;
  side: Side;
  by: number;
}
/** One die, within 1 to 6. */
export const changeDie = procedure<Revolution, Turning>()({
  choose: {
    rule: 'MR-RUL-95',
    idle: 'turn',
    one: (t, my) => (facesToTurn(t, my).length ? my.seat : null),
    facts: (t, my) => ({ dice: diceOn(t, my.side) }),
    choices: {
      turn: {
        of: 'face',
        each: (t, my) => facesToTurn(t, my),
        facts: (_t, my, _seat, face) => ({ n: turned(face, my.by) }),
        take(t, my, seat, face) {
          const dice = diceOn(t, my.side);
          dice[dice.indexOf(face)] = turned(face, my.by);
          if (t.watched) t.log('dieTurned', { seat, side: my.side, face, n: turned(face, my.by) });
        },
      },
    },
  },
});

/** A die that would stay as it is needs no turning. */
const facesToTurn = (t: Table<Revolution>, { side, by }: Turning): number[] =>
  facesOf(t, side, []).filter(face => turned(face, by) !== face);

/** What the dice show, but for those at some places; each face once, ascending. */
const facesOf = (t: Table<Revolution>, side: Side, but: readonly number[]): number[] =>
  [...new Set(diceOn(t, side).filter((_, i) => !but.includes(i)))].sort((a, b) => a - b);
