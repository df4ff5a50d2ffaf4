// Effects in the arena: on dice, Damage, stats, figures and Actions. They change the frame around.
import type { Seat } from '#engine/types.ts';
import { addAction } from '../abilities/lasting.ts';
import { diceOn, otherSide, sideOf, turned } from '../abilities/dice-at-hand.ts';
import { lost } from '../abilities/stats.ts';
import type { FightArguments, Roll, Until } from '../cards/card.ts';
import { rewardFall } from '../table/mission-hope.ts';
import { canBePushed, isHexNear, isInArena, isStanding, isToken, pcOf, pushable } from '../table/figures.ts';
import { pass } from '../table/hex.ts';
import type { Attack, Scope } from '../table/locals.ts';
import { rollDice } from '../table/rolls.ts';
import { NONE, type T } from '../table/world.ts';
import type { Run, Verbs } from './verb.ts';

/** Changes the attack at hand. */
const onAttack =
  <E>(change: (attack: Attack, effect: E, by: Seat) => void): Run<E> =>
  (t, my, effect) => {
    const attack = t.outer('attack');
    if (attack) change(attack, effect, my.by);
  };
const hasNoDamage = (t: T): boolean => !t.outer('attack')?.damage;
const isFoeThere = (t: T, seat: Seat): boolean => isInArena(t.world, otherSide(t, seat));

export const fightVerbs: Verbs<FightArguments> = {
  addDice: { price: 0.25, run: (t, my, { roll, n, until }) => changeDice(t, my, roll, n, until) },
  removeDice: {
    price: 0.08,
    run: (t, my, { roll, n, until }) => changeDice(t, my, roll, -n, until),
    futile: (t, { seat }, { until }) => until !== undefined && !isFoeThere(t, seat),
  },
  /** MR-RUL-154 */
  reroll: {
    price: 0.25,
    run(t, my, { roll, n }) {
      const side = sideOf(t, my.by, roll);
      const dice = diceOn(t, side);
      if (n !== 'all') return t.call('reroll', { seat: my.by, side, n, rerolled: [] });
      dice.splice(0, dice.length, ...rollDice(t, dice.length));
      return t.log('rerolled', { seat: my.by, side, dice: [...dice] });
    },
    futile: (t, { seat }, { roll }) => !diceOn(t, sideOf(t, seat, roll)).length,
  },
  /** MR-RUL-154 */
  changeDie: {
    price: 0.08,
    run: (t, my, { roll, by }) => t.call('changeDie', { seat: my.by, side: sideOf(t, my.by, roll), by }),
    futile: (t, { seat }, { roll, by }) => diceOn(t, sideOf(t, seat, roll)).every(face => turned(face, by) === face),
  },
  unopposedHits: {
    price: 0.08,
    run: onAttack((attack, { from }) => {
      attack.unopposedFrom = Math.min(attack.unopposedFrom, from);
    }),
    futile: (t, _user, { from }) => (t.outer('attack')?.unopposedFrom ?? from + 1) <= from,
  },
  addDamage: {
    price: 0.08,
    run: onAttack((attack, { n }) => {
      attack.damage += n;
    }),
    futile: hasNoDamage,
  },
  preventDamage: {
    price: 0.4,
    run: onAttack((attack, { n }) => {
      attack.damage = Math.max(0, attack.damage - n);
    }),
    futile: hasNoDamage,
  },
  /** MR-RUL-106; it is no attack, but what falls by it pays (MR-REW-01). */
  strikeBack: {
    price: 0.45,
    run(t, my, { n }) {
      const { attacker } = t.outer('attack')!;
      if (!isInArena(t.world, attacker)) return 'end';
      return t.call('damage', { figure: attacker, n, by: my.by, assigner: isToken(attacker) ? NONE : attacker });
    },
    then: (t, my) => rewardFall(t, my.by, t.outer('attack')!.attacker),
    futile: (t, { seat }) => !isFoeThere(t, seat),
  },
  /** MR-RUL-102, MR-DMG-09 */
  attackerAssigns: {
    price: 0.08,
    run: onAttack((attack, _effect, by) => {
      attack.assigner = by;
    }),
    futile: (t, { seat }) => hasNoDamage(t) || t.outer('attack')?.assigner === seat,
  },
  /** MR-EX-18 */
  restoreStat: {
    price: 0.08,
    run: (t, my, { n }) => t.call('restore', { seat: my.by, n }),
    futile({ world }, { seat }) {
      const pc = pcOf(world, seat);
      return !pc || pc.out > 0 || !lost(pc).length;
    },
  },
  /** MR-RUL-103 */
  moreRange: {
    price: 0.08,
    run: onAttack((attack, { n }) => {
      attack.range += n;
    }),
  },
  moreHexes: {
    price: 0.08,
    run(t, _my, { n }) {
      const move = t.outer('move');
      if (move) move.hexes += n;
    },
  },
  moveThrough: {
    price: 0.08,
    run(t, _my, { what }) {
      const move = t.outer('move');
      if (move) pass(move, what);
    },
    futile(t, _user, { what }) {
      const { characters, obstacles } = t.outer('move') ?? {};
      return (what === 'obstacles' || characters === true) && (what === 'characters' || obstacles === true);
    },
  },
  /** MR-RUL-152 */
  place: {
    price: 0.25,
    run(t, my, { within }) {
      if (isStanding(t.world, my.by)) t.call('put', { seat: my.by, figure: my.by, within });
    },
    futile: ({ world }, { seat }, { within }) => !isStanding(world, seat) || !isHexNear(world, seat, within),
  },
  /** MR-RUL-152 */
  push: {
    price: 0.08,
    run(t, my, { n, within }) {
      const figure = within === undefined ? otherSide(t, my.by) : NONE;
      if (within !== undefined || isInArena(t.world, figure))
        t.call('push', { seat: my.by, figure, n, within: within ?? 0 });
    },
    futile: (t, { seat }, { within, n }) =>
      within === undefined
        ? !isFoeThere(t, seat) || !canBePushed(t.world, otherSide(t, seat), n)
        : !pushable(t.world, seat, within, n).length,
  },
  extraAction: {
    price: 0.4,
    run(t, my, { of }) {
      const pc = pcOf(t.world, my.by);
      if (pc) addAction(t.world, pc, of);
    },
  },
  /** MR-ACT-06 */
  attackAgain: {
    price: 0.08,
    run: onAttack(attack => {
      attack.again = false;
    }),
  },
  actFirst: {
    price: 0.08,
    run(t, my) {
      const initiative = t.outer('initiative');
      if (initiative) initiative.first = my.by;
    },
    futile: (t, { seat }) => t.outer('initiative')?.first === seat,
  },
};

/** More or fewer dice: in the roll at hand, or for a while in the rolls of the user, or of the other side. */
function changeDice(t: T, my: Scope, roll: Roll, n: number, until: Until | undefined): void {
  const side = sideOf(t, my.by, roll);
  if (until) {
    const whom = n > 0 ? my.by : otherSide(t, my.by);
    t.world.lasting.push({ kind: `dice.${side}`, whom, n, by: my.by, until });
    return;
  }
  const dice = diceOn(t, side);
  const attack = t.outer('attack');
  if (side === 'initiative') {
    if (!dice.length) t.outer('initiative')!.extra += n;
    else addOrDrop(t, dice, n);
  } else if (attack && !attack.rolled) attack[side === 'attack' ? 'extraAttack' : 'extraDefence'] += n;
  else if (attack) addOrDrop(t, dice, n);
}
/** After the roll: more are rolled, or the lowest leave. */
function addOrDrop(t: T, dice: number[], n: number): void {
  dice.sort((a, b) => b - a);
  if (n > 0) dice.push(...rollDice(t, n));
  else dice.splice(Math.max(0, dice.length + n));
}
