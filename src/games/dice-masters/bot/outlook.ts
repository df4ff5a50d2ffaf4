// The horizon of bots that search: they play on to the start of a turn, and judge the chance to win from there.
import type { Outlook } from '#engine/bot-knowledge.ts';
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { hasLevels } from '../table/dice.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import { BAG, inField, other, purchaseCost, type Duel } from '../table/world.ts';
import { attacks } from './quick.ts';

/** The weights of a logistic model, fitted to many games: each adds so much to the logarithm of the odds of the player
 *  whose turn begins, or of the other. */
interface Odds {
  life: number;
  attack: number;
  defense: number;
  /** A point of what a character die costs. Action dice were found to bring as much as they take. */
  cost: number;
  /** Damage that nobody could block if all attacked, and enough of it to win. */
  open: number;
  lethal: number;
}
const TO_MOVE: Odds = { life: 0.15, attack: 0.04, defense: 0.015, cost: 0.066, open: 0.117, lethal: 0.78 };
const WAITING: Odds = { life: 0.155, attack: 0.02, defense: 0.025, cost: 0.06, open: 0.09, lethal: 0.15 };

function chance({ world }: Table<Duel>, seat: Seat): number {
  const lead = oddsOf(world, world.active, TO_MOVE) - oddsOf(world, other(world.active), WAITING);
  return 1 / (1 + Math.exp(seat === world.active ? -lead : lead));
}
function oddsOf(w: Duel, seat: Seat, odds: Odds): number {
  const attacks: number[] = [];
  let blockers = 0;
  let sum = odds.life * w.life[seat]!;
  for (let die = 0; die < w.zone.length; die++) {
    if (w.seat[die] !== seat) blockers += inField(w, die) ? 1 : 0;
    else if (w.zone[die]! >= BAG) {
      if (hasLevels(w.kind[die]!)) sum += odds.cost * purchaseCost(w, die);
      if (!inField(w, die)) continue;
      attacks.push(attackOf(w, die));
      sum += odds.attack * attackOf(w, die) + odds.defense * defenseOf(w, die);
    }
  }
  const open = openOf(attacks, blockers);
  return sum + odds.open * open + (open >= w.life[other(seat)]! ? odds.lethal : 0);
}
/** The damage that gets past the blockers if each stops the strongest attacker left. */
function openOf(attacks: number[], blockers: number): number {
  attacks.sort((a, b) => b - a);
  let open = 0;
  for (let i = blockers; i < attacks.length; i++) open += attacks[i]!;
  return open;
}

/** Few tables are looked at, and what seems a little better on them often is not. */
const HABIT = 2;

/** Have so many turns ended since? */
const afterTurns = (turns: number): Outlook<Duel> => ({
  isClear: (then, now) => now.turns >= then.turns + turns,
  chance,
  habit: HABIT,
});

/** By decision: what a player does in his own turn tells when the other has struck back; a block when it is over. */
export const outlook: Record<string, Outlook<Duel>> = {
  'turn.reroll': afterTurns(2),
  'main.react': afterTurns(2),
  'attack.attackers': afterTurns(2),
  'blocking.blockers': afterTurns(1),
};
/** With time for it also whom to aim at, what to answer in a clash, and attacks of a few. */
export const longOutlook: Record<string, Outlook<Duel>> = {
  ...outlook,
  'choosing.pick': afterTurns(2),
  'attack.attackers': { ...afterTurns(2), also: attacks },
  'clash.react': afterTurns(2),
};
