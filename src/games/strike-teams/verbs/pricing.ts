// The price of an Action Card in AP, so that each costs about what its Build Cost says.
import { priceOf } from '#engine/kit/prices.ts';
import { type ActionCard, type AttackType, type Effects, isPassive } from '../cards/action-card.ts';
import { verbs } from './index.ts';
import { OF_A_TYPE } from './answers-and-powers.ts';

/** A round's worth of a power that is always on. */
const ALWAYS = 1.5;
const EVENTS: Readonly<Record<NonNullable<ActionCard['reaction']>, number>> = {
  attacked: 1,
  meleeAttacked: OF_A_TYPE.melee,
  rangedAttacked: OF_A_TYPE.ranged,
  allyAttacked: 1,
  henchmanDefeated: 1,
};
/** A kind of attack that the primary attack is not covers a weakness. */
function coverWorth({ effects }: ActionCard, primary: AttackType): number {
  const other = effects.some(effect => effect.do === 'attack' && effect.attack.type !== primary);
  return other ? 0.5 : 0;
}

const sumOf = (effects: Effects): number => priceOf(verbs, effects);
/** The value of a card minus its AP cost, by the kind of its owner's primary attack. */
export function priceOfCard(card: ActionCard, primary: AttackType): number {
  const rounds = card.ap === null ? ALWAYS : card.dt;
  const deeds = sumOf(card.effects.filter(effect => !isPassive(effect))) * (card.reaction ? EVENTS[card.reaction] : 1);
  const passive = sumOf(card.effects.filter(isPassive)) * rounds;
  const delay = card.starburst ? 0 : 0.5 * card.dt;
  return Math.round(100 * (deeds + passive + coverWorth(card, primary) - delay - (card.ap ?? 0))) / 100;
}
/** The worth that a card of a Build Cost should have, and how far off it may be. */
export const budgetOf = (build: number): number => build - 1.5;
export const LEEWAY = 1;
