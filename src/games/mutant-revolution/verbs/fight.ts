// What effects do in the arena: to dice, Damage, stats, figures, Actions and defeats. They change the frame around.
import type { Act, Table } from '#engine/definition.ts';
import type { Verb, Vocabulary } from '#engine/effects.ts';
import { addAction } from '../abilities/action-count.ts';
import type { Arguments, Roll, Until } from '../cards/card.ts';
import { diceOn, otherSide, sideOf } from '../abilities/dice-at-hand.ts';
import { isInArena, isStanding, pcOf } from '../table/figures.ts';
import type { Attack } from '../flow/attack.ts';
import type { Defeat } from '../flow/defeat.ts';
import type { Initiative } from '../flow/initiative.ts';
import { pass, type Move } from '../flow/move.ts';
import { rollDice } from '../table/rolls.ts';
import type { Scope } from '../abilities/scope.ts';
import { HOSPITALIZED, MILDEST } from '../abilities/stats.ts';
import { NONE, type Revolution } from '../table/world.ts';

type At = Table<Revolution>;
export type FightVerb = keyof Pick<
  Arguments,
  | 'addDice'
  | 'removeDice'
  | 'reroll'
  | 'changeDie'
  | 'unopposedHits'
  | 'addDamage'
  | 'preventDamage'
  | 'attackerAssigns'
  | 'restoreStat'
  | 'changeSeverity'
  | 'waivePayment'
  | 'moreRange'
  | 'moreHexes'
  | 'moveThrough'
  | 'place'
  | 'push'
  | 'extraAction'
  | 'attackAgain'
  | 'actFirst'
>;

/** A verb in one step. */
const verb = <E>(act: (t: At, my: Scope, effect: E) => void): Verb<Revolution, Scope, E> => ({
  steps: (effect): Act<Revolution, Scope, string>[] => [(t, my) => act(t, my, effect)],
});
/** A verb that changes the attack at hand. */
const onAttack = <E>(change: (attack: Attack, effect: E, my: Scope) => void): Verb<Revolution, Scope, E> =>
  verb((t, my, effect) => {
    const attack = t.outer('attack') as Attack | undefined;
    if (attack) change(attack, effect, my);
  });

export const fightVerbs: Vocabulary<Revolution, Scope, Pick<Arguments, FightVerb>> = {
  addDice: verb((t, my, { roll, n, until }) => changeDice(t, my, roll, n, until)),
  removeDice: verb((t, my, { roll, n, until }) => changeDice(t, my, roll, -n, until)),
  reroll: verb((t, my, { roll, n }) => {
    const side = sideOf(t, my.by, roll);
    const dice = diceOn(t, side);
    if (n === 'all') dice.splice(0, dice.length, ...rollDice(t, dice.length));
    else t.call('reroll', { seat: my.by, side, n, rerolled: [] });
    if (n === 'all' && t.watched) t.log('rerolled', { seat: my.by, side, dice: [...dice] });
  }),
  changeDie: verb((t, my, { roll, by }) => t.call('changeDie', { seat: my.by, side: sideOf(t, my.by, roll), by })),
  unopposedHits: onAttack((attack, { from }) => {
    attack.unopposedFrom = Math.min(attack.unopposedFrom, from);
  }),
  addDamage: onAttack((attack, { n }) => {
    attack.damage += n;
  }),
  preventDamage: onAttack((attack, { n }) => {
    attack.damage = Math.max(0, attack.damage - n);
  }),
  /** MR-RUL-102, MR-DMG-09 */
  attackerAssigns: onAttack((attack, _effect, my) => {
    attack.assigner = my.by;
  }),
  /** MR-EX-18 */
  restoreStat: verb((t, my, { n }) => t.call('restore', { seat: my.by, n })),
  changeSeverity: verb((t, _my, { by }) => {
    const defeat = t.outer('defeat') as Defeat | undefined;
    if (defeat) defeat.severity = Math.max(MILDEST, Math.min(HOSPITALIZED, defeat.severity + by));
  }),
  waivePayment: verb(t => {
    const defeat = t.outer('defeat') as Defeat | undefined;
    if (defeat) defeat.waived = true;
  }),
  /** MR-RUL-103 */
  moreRange: onAttack((attack, { n }) => {
    attack.range += n;
  }),
  moreHexes: verb((t, _my, { n }) => {
    const move = t.outer('move') as Move | undefined;
    if (move) move.hexes += n;
  }),
  moveThrough: verb((t, _my, { what }) => {
    const move = t.outer('move') as Move | undefined;
    if (move) pass(move, what);
  }),
  place: verb((t, my, { within }) => {
    if (isStanding(t.world, my.by)) t.call('put', { seat: my.by, figure: my.by, within });
  }),
  push: verb((t, my, { n, within }) => {
    const figure = within === undefined ? otherSide(t, my.by) : NONE;
    if (within !== undefined || isInArena(t.world, figure))
      t.call('push', { seat: my.by, figure, n, within: within ?? 0 });
  }),
  extraAction: verb((t, my, { of }) => {
    const pc = pcOf(t.world, my.by);
    if (pc) addAction(t.world, pc, of);
  }),
  /** MR-ACT-06 */
  attackAgain: onAttack(attack => {
    attack.again = false;
  }),
  actFirst: verb((t, my) => {
    const initiative = t.outer('initiative') as Initiative | undefined;
    if (initiative) initiative.first = my.by;
  }),
};

/** More or fewer dice: in the roll at hand, or for a while in the rolls of the user, or of the other side. */
function changeDice(t: At, my: Scope, roll: Roll, n: number, until: Until | undefined): void {
  const side = sideOf(t, my.by, roll);
  if (until) {
    const whom = n > 0 ? my.by : otherSide(t, my.by);
    t.world.lasting.push({ kind: `dice.${side}`, whom, n, by: my.by, until });
    return;
  }
  const dice = diceOn(t, side);
  const attack = t.outer('attack') as Attack | undefined;
  if (side === 'initiative') {
    const initiative = t.outer('initiative') as Initiative;
    if (!dice.length) initiative.extra += n;
    else addOrDrop(t, dice, n);
  } else if (attack && !attack.rolled) attack[side === 'attack' ? 'extraAttack' : 'extraDefence'] += n;
  else if (attack) addOrDrop(t, dice, n);
}
/** After the roll: more are rolled, or the lowest leave. */
function addOrDrop(t: At, dice: number[], n: number): void {
  dice.sort((a, b) => b - a);
  if (n > 0) dice.push(...rollDice(t, n));
  else dice.splice(Math.max(0, dice.length + n));
}
