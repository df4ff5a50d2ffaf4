// Prices of cards, in points: one basic action is 12. They keep cards within their bands (pricing.test.ts). What an
// effect is worth, its verb says.
import { priceOf } from '#engine/kit/prices.ts';
import type { Advanced, Effects, EvolutionCard, InstituteCard, VillainTile } from '../cards/card.ts';
import { worth, type KitVerbs, type PricedOn } from './verb.ts';
import { verbs } from './verbs.ts';

const ROUNDS = 6;
/** Times that an Evolution card's moment comes in a round. */
const RATE: Readonly<Record<string, number>> = {
  assignLocation: 0.8,
  assignTwoLocations: 1.1,
  assignThreeLocations: 1.4,
  assignAlly: 0.9,
  assignAllyYours: 0.7,
  assignExtractionZone: 0.7,
  assignTeamUp: 0.4,
  assignMission: 0.8,
  assignMissionOrTeamUp: 1,
  assignAlone: 0.8,
  assignWithKitty: 0.6,
  damageAny: 0.8,
  damageThreeColours: 0.65,
  damageTwoColours: 0.5,
  damageOneColour: 0.3,
  damageConditional: 0.5,
  playEvent: 0.9,
  playAllyOrTeamUp: 0.8,
  jet: 1.2,
  pass: 1,
  endOfRoundAlone: 0.8,
  endOfRoundAway: 0.8,
  recruitBonusOnce: 0.7,
  oncePerRound: 0.9,
  oncePerRoundCard: 0.7,
  oncePerRoundBesideOpponent: 0.7,
  gameEnd: 0,
};
const TEAM_WIDE: readonly string[] = ['playEvent', 'playAllyOrTeamUp', 'pass', 'recruitBonusOnce'];
/** Heroes with few pawns act less often. */
const HERO: Readonly<Record<string, number>> = {
  'Jean Grey': 0.75,
  Forge: 0.65,
  Jubilee: 0.65,
  Lockheed: 0.6,
  'Kitty Pryde': 1.1,
  Rogue: 0.75,
  Magik: 1.4,
};
const ONCE_A_ROUND = 1.1;
const round = (n: number): number => Math.round(n * 10) / 10;
/** Gain of the effects, less the costs inside of them. `isForced`: on somebody who did not want them. */
export const net = (effects: Effects, on: PricedOn, isForced?: true): number =>
  round(priceOf(verbs as KitVerbs, effects, { on, ...(isForced && { isForced }) }));
/** Costs inside of effects. */
const spent = (effects: Effects): number =>
  effects.reduce((sum, effect) => {
    if (effect.do === 'convert') return sum + worth(effect.spend);
    return effect.do === 'may' ? sum + spent(effect.then) : sum;
  }, 0);

/** An Institute card: all it gives, its cost, and what remains. */
export function instituteCardPrice(card: InstituteCard): Record<'gross' | 'cost' | 'net', number> {
  const lists = [card.effects, card.afterAssigning ?? [], card.endOfRound ?? []];
  const inner = lists.reduce((sum, list) => sum + spent(list), 0);
  const left = lists.reduce((sum, list) => sum + net(list, card.type), 0);
  const cost = worth(card.cost ?? {}) + inner;
  return { gross: round(left + inner), cost, net: round(left + inner - cost) };
}
/** An Evolution card: each time it acts, and in all when it is played by round 4. */
export function evolutionPrice(card: EvolutionCard): { readonly once: number; readonly total: number } {
  const { rate, hero } = card;
  const once = round(net(card.effects, rate === 'gameEnd' ? 'gameEnd' : 'evolution'));
  if (rate === 'gameEnd') return { once, total: once };
  const own = HERO[hero] ?? 1;
  const factor = TEAM_WIDE.includes(rate) ? 1 : card.oncePerRound ? Math.min(own, ONCE_A_ROUND) : own;
  return { once, total: round(once * RATE[rate]! * factor * ROUNDS) };
}
export const advancedPrice = ({ effects }: Advanced): number => round(net(effects, 'advanced'));
/** Rewards for each marker on a defeated Villain, or for the player with most markers. */
export const defeatPrice = ({ tier, onDefeat }: VillainTile): number =>
  round(net(onDefeat, ['finalTest', 'magneto', 'theMaster'].includes(tier) ? 'gameEnd' : 'villain'));
