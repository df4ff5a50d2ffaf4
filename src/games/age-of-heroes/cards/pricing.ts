// Prices of effects, in points: one basic action is 12. Prices keep cards within their bands (pricing.test.ts).
import type {
  Advanced,
  Bundle,
  Cost,
  Count,
  Effect,
  Effects,
  EvolutionCard,
  InstituteCard,
  VillainTile,
} from './card.ts';

/** Purposes of a point value: VP early in the game are dearer than late ones. */
export type Use = 'ally' | 'event' | 'teamUp' | 'evolution' | 'advanced' | 'villain' | 'gameEnd';
const RESOURCE: Readonly<Record<string, number>> = {
  physical: 3,
  mental: 4,
  willpower: 6,
  any: 5,
  villainTokens: 5,
  villain: 5,
  choice: 4,
};
const VP: Readonly<Record<Use, number>> = {
  ally: 6,
  event: 6,
  teamUp: 5,
  evolution: 5,
  advanced: 5,
  villain: 5,
  gameEnd: 4,
};
const DAMAGE = 40;
const EXPECTED: Readonly<Record<Count, number>> = {
  opponentPawnsHere: 0.8,
  alliesYouRecruited: 1.8,
  studentsOnYourBoard: 1.2,
  handCardsDiscarded: 1.7,
  ownMarkersOnTile: 1,
  evolutionsPlayed: 4,
  ownWillpower: 5,
};
const CHANCE: Readonly<Record<string, number>> = { willpowerAtLeast: 0.6, moreVpThanActive: 0.6 };
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
/** A Hero who flies after a turn at home acts twice, and the second time where VP are: in 800 games teams won twice as
 *  often with such a card as without, when this counted as one more basic action. */
const HOME_AND_AWAY = 16;

export interface Price {
  readonly gross: number;
  readonly cost: number;
}
const round = (n: number): number => Math.round(n * 10) / 10;
const worth = (bundle: Bundle | Cost): number =>
  Object.entries(bundle).reduce((sum, [kind, n]) => sum + RESOURCE[kind]! * (n as number), 0);
export const net = (effects: Effects, use: Use): number => {
  const { gross, cost } = price(effects, use);
  return gross - cost;
};

/** Gain of the effects, and costs inside of them. `isForced`: on somebody who did not want them. */
export function price(effects: Effects, use: Use, isForced = false): Price {
  let gross = 0;
  let cost = 0;
  for (const effect of effects) {
    if (effect.do === 'may') {
      const inner = price(effect.then, use, isForced);
      gross += inner.gross;
      cost += inner.cost;
    } else if (effect.do === 'convert') {
      cost += worth(effect.spend);
      gross += net(effect.then, use);
    } else gross += combined(effect, use) ?? simple(effect, use, isForced);
  }
  return { gross: round(gross), cost: round(cost) };
}

/** Combinators: choices, repetition, conditions, several players. */
function combined(effect: Effect, use: Use): number | undefined {
  switch (effect.do) {
    case 'chooseOne':
      return Math.max(...effect.of.map(one => net(one, use))) + effect.of.length - 1;
    case 'forEach': {
      const each = net(effect.then, use) - (effect.count === 'handCardsDiscarded' ? 3 : 0);
      return each * Math.min(EXPECTED[effect.count], effect.max ?? Infinity);
    }
    case 'if':
      return net(effect.then, use) * (CHANCE[effect.is] ?? 1);
    case 'eachPlayer':
      return net(effect.then, use);
    case 'eachOpponent': {
      const theirs = price(effect.then, use, true).gross;
      return theirs < 0 ? -theirs : theirs * -0.5;
    }
    default:
      return undefined;
  }
}

function simple(effect: Effect, use: Use, isForced: boolean): number {
  const { do: verb, ...arguments_ } = effect;
  const fixed = FIXED[verb];
  if (fixed !== undefined) return fixed;
  switch (effect.do) {
    case 'gain':
      return worth(arguments_ as Bundle);
    case 'vp':
      return effect.n * VP[use];
    case 'placeInProtocols':
      return isForced ? -4 : -2;
    case 'play':
      return 6 + effect.of.length;
    case 'lose':
      return -RESOURCE[effect.resource]! * effect.n;
    case 'damage':
      return effect.colour === 'any' ? DAMAGE + 6 : DAMAGE;
    case 'reduceCost':
      return worth(effect.by);
    case 'increaseCost':
      return -worth(effect.by);
    case 'increaseGain':
      return effect.vp * VP[use];
    case 'placeToken':
      return ((effect.token === 'vp' ? VP[use] : RESOURCE[effect.token]!) * effect.value * (effect.copies ?? 1)) / 2;
    case 'scout':
      return effect.take * 4 + effect.look - effect.take;
    default:
      return moved(effect);
  }
}
/** Verbs that move pawns and cards. */
function moved(effect: Effect): number {
  switch (effect.do) {
    case 'draw':
      return effect.n * (effect.who ? -4 : 4);
    case 'discard':
      return effect.n * -3;
    case 'gainStudents':
      return effect.n * 9;
    case 'gainVillainTokens':
      return effect.n * 5;
    case 'takeFromDiscard':
      return effect.n * 6;
    case 'assign':
      return 5 + (effect.to.state === 'any' ? 4 : 0) + (effect.anyPhase ? 3 : 0) + worth(effect.less ?? {});
    case 'reassign':
      return effect.to.state === 'any' ? 16 : 12;
    case 'moveToJet':
      return effect.pawn.on === 'board' ? 4 : HOME_AND_AWAY;
    case 'activate':
      return effect.space.kind === 'ally' ? 17 : 12;
    case 'moveInfluenceMarker':
      return effect.steps ? 3 : 5;
    case 'enterOccupied':
      return effect.space.kind ? 5 : 7;
    default:
      throw new Error(`no price for '${effect.do}'`);
  }
}
const FIXED: Readonly<Partial<Record<Effect['do'], number>>> = {
  chooseTurnOrder: 3,
  addRecruiterMarker: 13,
  returnHero: 12,
  refreshProtocols: 3,
  recruitBonus: 5,
  moveAlly: 4,
  replaceFrom: 0,
  endGame: 0,
  freeCaptive: 0,
};

/** An Institute card: all it gives, its cost, and what remains. */
export function instituteCardPrice(card: InstituteCard): Price & { readonly net: number } {
  const lists = [card.effects, card.afterAssigning ?? [], card.endOfRound ?? []];
  const parts = lists.map(list => price(list, card.type));
  const gross = round(parts.reduce((sum, part) => sum + part.gross, 0));
  const cost = round(worth(card.cost ?? {}) + parts.reduce((sum, part) => sum + part.cost, 0));
  return { gross, cost, net: round(gross - cost) };
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
export { worth };
