// Effects in the arena: on dice, Damage, stats, figures and Actions. They change the frame around.
import { among, either, nothing, oneOf, record, whole } from '#engine/kit/schema.ts';
import { addAction } from '../abilities/lasting.ts';
import { diceOn, otherSide, sideOf, turned } from '../abilities/dice.ts';
import { lost } from '../abilities/stats.ts';
import { ENDS, type FightArguments, type Roll, type Until } from '../cards/card.ts';
import { rewardFall } from '../table/points-and-hope.ts';
import { canBePushed, hexesNear, isInArena, isStanding, isToken, pcOf, pushable } from '../table/figures.ts';
import { pass } from '../table/hex.ts';
import type { Scope } from '../table/locals.ts';
import { rollDice } from '../table/rolls.ts';
import { NONE, type T } from '../table/world.ts';
import { always, atHand, does, roll, type VerbsOf } from './verb.ts';

const DICE = record({ roll, n: whole(1) }, { until: among(ENDS) });
const N = record({ n: whole(1) });

const onAttack = atHand('attack');
const hasDamage = (_effect: object, t: T): boolean => (t.outer('attack')?.damage ?? 0) > 0;
const isFoeThere = (t: T, my: Scope): boolean => isInArena(t.world, otherSide(t, my.by));

export const fightVerbs: VerbsOf<FightArguments> = {
  addDice: {
    schema: DICE,
    rules: ['MR-ATK-05', 'MR-RUL-03'],
    run: does((t, my, { roll, n, until }) => changeDice(t, my, roll, n, until)),
    canDo: always,
    price: 0.25,
  },
  removeDice: {
    schema: DICE,
    rules: ['MR-ATK-05', 'MR-RUL-03', 'MR-RUL-97'],
    run: does((t, my, { roll, n, until }) => changeDice(t, my, roll, -n, until)),
    canDo: ({ until }, t, my) => until === undefined || isFoeThere(t, my),
    price: 0.08,
  },
  reroll: {
    schema: record({ roll, n: either(whole(1), oneOf('all')) }),
    rules: ['MR-RUL-154'],
    run: does((t, my, { roll, n }) => {
      const side = sideOf(t, my.by, roll);
      const dice = diceOn(t, side);
      if (n !== 'all') return t.call('reroll', { seat: my.by, side, n, rerolled: [] });
      dice.splice(0, dice.length, ...rollDice(t, dice.length));
      return t.log('rerolled', { seat: my.by, side, dice: [...dice] });
    }),
    canDo: ({ roll }, t, my) => diceOn(t, sideOf(t, my.by, roll)).length > 0,
    price: 0.25,
  },
  changeDie: {
    schema: record({ roll, by: whole(-5, 5) }),
    rules: ['MR-RUL-154'],
    run: does((t, my, { roll, by }) => t.call('changeDie', { seat: my.by, side: sideOf(t, my.by, roll), by })),
    canDo: ({ roll, by }, t, my) => diceOn(t, sideOf(t, my.by, roll)).some(face => turned(face, by) !== face),
    price: 0.08,
  },
  unopposedHits: {
    schema: record({ from: whole(1, 6) }),
    rules: ['MR-ATK-09', 'MR-GLO-06'],
    run: onAttack((attack, { from }) => {
      attack.unopposedFrom = Math.min(attack.unopposedFrom, from);
    }),
    canDo: ({ from }, t) => (t.outer('attack')?.unopposedFrom ?? from + 1) > from,
    price: 0.08,
  },
  addDamage: {
    schema: N,
    rules: ['MR-DMG-01', 'MR-DMG-04'],
    run: onAttack((attack, { n }) => {
      attack.damage += n;
    }),
    canDo: hasDamage,
    price: 0.08,
  },
  preventDamage: {
    schema: N,
    rules: ['MR-RUL-98'],
    run: onAttack((attack, { n }) => {
      attack.damage = Math.max(0, attack.damage - n);
    }),
    canDo: hasDamage,
    price: 0.4,
  },
  /** It is no attack, but what falls by it pays (MR-REW-01). */
  strikeBack: {
    schema: N,
    rules: ['MR-DMG-01', 'MR-RUL-106'],
    run: ({ n }) => [
      (t, my) => {
        const { attacker } = t.outer('attack')!;
        if (!isInArena(t.world, attacker)) return 'end';
        return t.call('damage', { figure: attacker, n, by: my.by, assigner: isToken(attacker) ? NONE : attacker });
      },
      (t, my) => rewardFall(t, my.by, t.outer('attack')!.attacker),
    ],
    canDo: (_effect, t, my) => isFoeThere(t, my),
    price: 0.45,
  },
  attackerAssigns: {
    schema: nothing,
    rules: ['MR-DMG-02', 'MR-DMG-09', 'MR-RUL-102'],
    run: onAttack((attack, _effect, by) => {
      attack.assigner = by;
    }),
    canDo: (effect, t, my) => hasDamage(effect, t) && t.outer('attack')?.assigner !== my.by,
    price: 0.08,
  },
  /** MR-EX-18 */
  restoreStat: {
    schema: N,
    rules: ['MR-RUL-101'],
    run: does((t, my, { n }) => t.call('restore', { seat: my.by, n })),
    canDo(_effect, t, my) {
      const pc = pcOf(t.world, my.by);
      return pc !== undefined && !pc.out && lost(pc).length > 0;
    },
    price: 0.08,
  },
  moreRange: {
    schema: N,
    rules: ['MR-ATK-02', 'MR-RUL-103'],
    run: onAttack((attack, { n }) => {
      attack.range += n;
    }),
    canDo: always,
    declares: true,
    price: 0.08,
  },
  moreHexes: {
    schema: N,
    rules: ['MR-MOV-01'],
    run: atHand('move')((move, { n }) => {
      move.hexes += n;
    }),
    canDo: always,
    price: 0.08,
  },
  moveThrough: {
    schema: record({ what: oneOf('characters', 'obstacles', 'both') }),
    rules: ['MR-MOV-02', 'MR-MOV-03'],
    run: atHand('move')((move, { what }) => pass(move, what)),
    canDo({ what }, t) {
      const { characters, obstacles } = t.outer('move') ?? {};
      return (what !== 'obstacles' && !characters) || (what !== 'characters' && !obstacles);
    },
    price: 0.08,
  },
  place: {
    schema: record({ within: whole(1) }),
    rules: ['MR-RUL-152'],
    run: does((t, my, { within }) => {
      if (isStanding(t.world, my.by)) t.call('put', { seat: my.by, figure: my.by, within });
    }),
    canDo: ({ within }, t, my) => isStanding(t.world, my.by) && hexesNear(t.world, my.by, within).length > 0,
    price: 0.25,
  },
  push: {
    schema: record({ n: whole(1) }, { within: whole(1) }),
    rules: ['MR-RUL-152'],
    run: does((t, my, { n, within }) => {
      const figure = within === undefined ? otherSide(t, my.by) : NONE;
      if (within !== undefined || isInArena(t.world, figure))
        t.call('push', { seat: my.by, figure, n, within: within ?? 0 });
    }),
    canDo: ({ within, n }, t, my) =>
      within === undefined
        ? isFoeThere(t, my) && canBePushed(t.world, otherSide(t, my.by), n)
        : pushable(t.world, my.by, within, n).length > 0,
    price: 0.08,
  },
  extraAction: {
    schema: record({ of: oneOf('move', 'attack', 'any') }),
    rules: ['MR-ACT-01'],
    run: does((t, my, { of }) => {
      const pc = pcOf(t.world, my.by);
      if (pc) addAction(t.world, pc, of);
    }),
    canDo: always,
    price: 0.4,
  },
  attackAgain: {
    schema: nothing,
    rules: ['MR-ACT-04', 'MR-ACT-06'],
    run: onAttack(attack => {
      attack.again = false;
    }),
    canDo: always,
    declares: true,
    price: 0.08,
  },
  actFirst: {
    schema: nothing,
    rules: ['MR-TRN-03'],
    run: atHand('initiative')((initiative, _effect, by) => {
      initiative.first = by;
    }),
    canDo: (_effect, t, my) => t.outer('initiative')?.first !== my.by,
    price: 0.08,
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
