// Quick answers of bots, found without listing all options: rerolls, payments, attacks and blocks.
import type { Seat } from '#engine/types.ts';
import { attackersOf, refuseAttacker, refuseBlock } from '../abilities/legality.ts';
import { rosterOf } from '../abilities/roster.ts';
import { attackOf } from '../abilities/stats.ts';
import { charactersOf, type T } from '../table/world.ts';
import { payersFor, type Payer } from '../flow/paying.ts';
import { bestAttack, bestBlocks } from './fights.ts';
import { badDice } from './rolls.ts';

/** Always legal; nothing where texts force or forbid more than can be seen at a glance. */
export function quick(t: T, seat: Seat, decision: string): string | undefined {
  const w = t.world;
  if (decision === 'turn.reroll') return composed('reroll', [badDice(w, seat)]) ?? 'keep';
  if (decision === 'paying.pick') return `payWith:${payersFor(w, t.outer('paying') as Payer)[0]}`;
  if (w.forces.length) return undefined;
  const { limits } = rosterOf(w);
  if (decision === 'attack.attackers' && !limits.mustAttack) {
    const able = charactersOf(w, seat).filter(die => !refuseAttacker(w, die));
    return composed('attack', [bestAttack(w, seat, able)]) ?? 'hold';
  }
  if (decision === 'blocking.blockers' && !limits.twoBlockers && !limits.afterOtherShields)
    return (
      composed(
        'block',
        bestBlocks(w, seat, attackersOf(w), (die, foe) => !refuseBlock(w, die, foe)),
      ) ?? 'none'
    );
  return undefined;
}

/** Attacks with the strongest few, and with the weakest. */
export function attacks({ world: w }: T, seat: Seat): string[] {
  const dice = charactersOf(w, seat).sort((a, b) => attackOf(w, b) - attackOf(w, a));
  const sets: number[][] = [];
  for (let n = 2; n < dice.length; n++) sets.push(dice.slice(0, n), dice.slice(-n));
  return sets.map(set => composed('attack', [set])!);
}

/** The option made of these parts; nothing when they are all empty. */
function composed(verb: string, parts: readonly number[][]): string | undefined {
  if (parts.every(part => !part.length)) return undefined;
  return `${verb}:0:${parts.map(part => part.sort((a, b) => a - b).join('+')).join(':')}`;
}
