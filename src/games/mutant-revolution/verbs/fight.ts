// Verbs of the arena: effects on dice, Damage, stats, figures, Actions and defeats. They change the frame around.
import type { Seat } from '#engine/types.ts';
import { addAction } from '../abilities/lasting.ts';
import { diceOn, otherSide, sideOf, turned } from '../abilities/dice-at-hand.ts';
import { HOSPITALIZED, lost, MILDEST } from '../abilities/stats.ts';
import type { Roll, Until } from '../cards/card.ts';
import { rewardFall } from '../table/mission-hope.ts';
import { canBePushed, isHexNear, isInArena, isStanding, isToken, pcOf, pushable } from '../table/figures.ts';
import { pass } from '../table/hex.ts';
import type { Attack, Scope } from '../table/locals.ts';
import { rollDice } from '../table/rolls.ts';
import { NONE, type T } from '../table/world.ts';
import { isLeader } from '../cards/numbers.ts';
import { verb, type EffectVerb, type Verbs } from './verb.ts';

/** A verb that changes the attack at hand. */
const onAttack = <E>(
  change: (attack: Attack, effect: E, my: Scope) => void,
  isFutile?: EffectVerb<E>['isFutile'],
): EffectVerb<E> =>
  verb((t, my, effect) => {
    const attack = t.outer('attack');
    if (attack) change(attack, effect, my);
  }, isFutile);
const hasNoDamage = (t: T): boolean => !t.outer('attack')?.damage;
const isFoeThere = (t: T, seat: Seat): boolean => isInArena(t.world, otherSide(t, seat));

export const fightVerbs = {
  addDice: verb((t, my, { roll, n, until }) => changeDice(t, my, roll, n, until)),
  removeDice: verb(
    (t, my, { roll, n, until }) => changeDice(t, my, roll, -n, until),
    (t, { seat }, { until }) => until !== undefined && !isFoeThere(t, seat),
  ),
  /** MR-RUL-154 */
  reroll: verb(
    (t, my, { roll, n }) => {
      const side = sideOf(t, my.by, roll);
      const dice = diceOn(t, side);
      if (n !== 'all') return t.call('reroll', { seat: my.by, side, n, rerolled: [] });
      dice.splice(0, dice.length, ...rollDice(t, dice.length));
      return t.log('rerolled', { seat: my.by, side, dice: [...dice] });
    },
    (t, { seat }, { roll }) => !diceOn(t, sideOf(t, seat, roll)).length,
  ),
  /** MR-RUL-154 */
  changeDie: verb(
    (t, my, { roll, by }) => t.call('changeDie', { seat: my.by, side: sideOf(t, my.by, roll), by }),
    (t, { seat }, { roll, by }) => diceOn(t, sideOf(t, seat, roll)).every(face => turned(face, by) === face),
  ),
  unopposedHits: onAttack(
    (attack, { from }) => {
      attack.unopposedFrom = Math.min(attack.unopposedFrom, from);
    },
    (t, _user, { from }) => (t.outer('attack')?.unopposedFrom ?? from + 1) <= from,
  ),
  addDamage: onAttack((attack, { n }) => {
    attack.damage += n;
  }, hasNoDamage),
  preventDamage: onAttack((attack, { n }) => {
    attack.damage = Math.max(0, attack.damage - n);
  }, hasNoDamage),
  /** MR-RUL-106; it is no attack, but what falls by it pays (MR-REW-01). */
  strikeBack: {
    steps: ({ n }) => [
      (t, my) => {
        const { attacker } = t.outer('attack')!;
        if (!isInArena(t.world, attacker)) return 'end';
        return t.call('damage', { figure: attacker, n, by: my.by, assigner: isToken(attacker) ? NONE : attacker });
      },
      (t, my) => rewardFall(t, my.by, t.outer('attack')!.attacker),
    ],
    isFutile: (t, { seat }) => !isFoeThere(t, seat),
  },
  /** MR-RUL-102, MR-DMG-09 */
  attackerAssigns: onAttack(
    (attack, _effect, my) => {
      attack.assigner = my.by;
    },
    (t, { seat }) => hasNoDamage(t) || t.outer('attack')?.assigner === seat,
  ),
  /** MR-EX-18 */
  restoreStat: verb(
    (t, my, { n }) => t.call('restore', { seat: my.by, n }),
    ({ world }, { seat }) => {
      const pc = pcOf(world, seat);
      return !pc || pc.out > 0 || !lost(pc).length;
    },
  ),
  /** MR-RUL-151 */
  changeSeverity: verb(
    (t, _my, { by }) => {
      const defeat = t.outer('defeat');
      if (defeat) defeat.severity = Math.max(MILDEST, Math.min(HOSPITALIZED, defeat.severity + by));
    },
    (t, _user, { by }) => by < 0 && t.outer('defeat')?.severity === MILDEST,
  ),
  waivePayment: verb(t => {
    const defeat = t.outer('defeat');
    if (defeat) defeat.waived = true;
  }, isNothingToPay),
  /** MR-RUL-103 */
  moreRange: onAttack((attack, { n }) => {
    attack.range += n;
  }),
  moreHexes: verb((t, _my, { n }) => {
    const move = t.outer('move');
    if (move) move.hexes += n;
  }),
  moveThrough: verb(
    (t, _my, { what }) => {
      const move = t.outer('move');
      if (move) pass(move, what);
    },
    (t, _user, { what }) => {
      const { characters, obstacles } = t.outer('move') ?? {};
      return (what === 'obstacles' || characters === true) && (what === 'characters' || obstacles === true);
    },
  ),
  /** MR-RUL-152 */
  place: verb(
    (t, my, { within }) => {
      if (isStanding(t.world, my.by)) t.call('put', { seat: my.by, figure: my.by, within });
    },
    ({ world }, { seat }, { within }) => !isStanding(world, seat) || !isHexNear(world, seat, within),
  ),
  /** MR-RUL-152 */
  push: verb(
    (t, my, { n, within }) => {
      const figure = within === undefined ? otherSide(t, my.by) : NONE;
      if (within !== undefined || isInArena(t.world, figure))
        t.call('push', { seat: my.by, figure, n, within: within ?? 0 });
    },
    (t, { seat }, { within, n }) =>
      within === undefined
        ? !isFoeThere(t, seat) || !canBePushed(t.world, otherSide(t, seat), n)
        : !pushable(t.world, seat, within, n).length,
  ),
  extraAction: verb((t, my, { of }) => {
    const pc = pcOf(t.world, my.by);
    if (pc) addAction(t.world, pc, of);
  }),
  /** MR-ACT-06 */
  attackAgain: onAttack(attack => {
    attack.again = false;
  }),
  actFirst: verb(
    (t, my) => {
      const initiative = t.outer('initiative');
      if (initiative) initiative.first = my.by;
    },
    (t, { seat }) => t.outer('initiative')?.first === seat,
  ),
} satisfies Partial<Verbs>;

/** MR-DEF-08, MR-DEF-13: the hospitalized cannot be paid for, and a Leader need not be. */
function isNothingToPay(t: T): boolean {
  const defeat = t.outer('defeat');
  if (!defeat) return false;
  const { pc, severity, waived } = defeat;
  return waived || severity === HOSPITALIZED || isLeader(pcOf(t.world, pc)!.character);
}

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
