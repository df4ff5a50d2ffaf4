// The weight of each option before it is tried: what a player of either side would look at first.
import { weighBy, type Weigher } from '#engine/kit/bot-kit.ts';
import type { Made, Pick } from '#engine/types.ts';
import { seekingWith, weaponAt } from '../abilities/aims.ts';
import {
  damageOf,
  figureTargets,
  forceOf,
  measured,
  type Seeking,
  targetCode,
  tokenTargets,
} from '../abilities/attack-targets.ts';
import { attackCost, defendCost, cardCost } from '../abilities/legality.ts';
import { type Effect, isPassive, type PassiveVerb, type Verb } from '../cards/action-card.ts';
import { type CardNo, ACTIONS } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { primaryWeapon } from '../flow/attack-choice.ts';
import { purse } from '../table/points.ts';
import {
  cardAtPlace,
  FIRST_CARD_PLACE,
  freeSlots,
  placeOfWound,
  slotsAt,
  woundsAt,
  woundsOf,
} from '../table/damage-slots.ts';
import { characterOf, HERO_FIGURES, isHenchman, teamOf, tokenStrength } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import {
  type Figure,
  HEROES,
  BOSS,
  HENCHMEN,
  NONE,
  type Strike,
  type T,
  type Weapon,
  type Attack,
} from '../table/world.ts';
import { shieldsOf } from '../abilities/powers.ts';
import type { answerVerbs } from '../verbs/answers-and-powers.ts';
import { pulls, blowWorth, isTimeToLeave, leavers } from './goals.ts';
import { placements, keenTeams, teams } from './set-up.ts';

const LITTLE = 0.01;
const TOKEN = 12;
const turnOf = (t: T): Turn => t.outer('turn')!;

// ---- attacks -------------------------------------------------------------------------------------------------

/** The worth of so much damage to a figure, most if it falls. */
function damageWorth(w: Strike, target: number, damage: number): number {
  const left = freeSlots(w, target);
  const isDown = damage >= left;
  const prize = isHenchman(target) ? 1.2 : w.taken[target] ? 1 : target === BOSS ? 6 : 4;
  return Math.min(damage, left) + (isDown ? prize : 0) + (w.tokenCarrier.includes(target) ? 2 : 0);
}
/** The worth of an attack on a figure, of a teammate far less than nothing. */
function targetWorth(t: T, figure: Figure, weapon: Weapon, from: number, target: number): number {
  const w = t.world;
  if (teamOf(target) === teamOf(figure)) return blowWorth(w, figure, target) || -5;
  const seeking = { ...seekingWith(w, figure, weapon), from };
  const attack = measured(w, seeking, targetCode('figure', target));
  const defend = CHARACTERS[characterOf(target)]!.defend;
  const isReady = purse(w, characterOf(target)) >= defendCost(w, target);
  const damage = Math.max(0, damageOf(attack) - (isReady ? 0.5 * defend.strength : 0));
  return damage > 0 ? damageWorth(w, target, damage) : 0;
}
function bestTarget(t: T, figure: Figure, weapon: Weapon): number {
  const from = t.world.at[figure]!;
  let best = 0;
  const seeking = seekingWith(t.world, figure, weapon);
  for (const target of figureTargets(t, seeking)) best = Math.max(best, targetWorth(t, figure, weapon, from, target));
  for (const token of tokenTargets(t, seeking)) best = Math.max(best, tokenWorth(t, seeking, token));
  return best;
}
/** ST-TOK-01: nothing, unless the attack is strong enough. */
const tokenWorth = (t: T, seeking: Seeking, token: number): number =>
  forceOf(measured(t.world, seeking, targetCode('token', token))) >= tokenStrength(t.world, token) ? TOKEN : 0;
/** Worth in points for each AP that it costs, above what advancing is worth. */
const perAp = (worth: number, ap: number): number => (worth <= 0 ? LITTLE : 2 + (3 * worth) / (ap + 1));

// ---- cards -----------------------------------------------------------------------------------------------------

const enemiesNear = (t: T, figure: Figure): boolean => bestTarget(t, figure, primaryWeapon(figure)) > 0;
/** A card, the place of an effect on it, and the figure that uses it, or none. */
interface Use {
  readonly figure: Figure;
  readonly card: CardNo;
  readonly place: number;
}
type EffectWorth<V extends Verb> = (t: T, use: Use, effect: Extract<Effect, { do: V }>) => number;
const aimed = (t: T, { figure, card, place }: Use): number =>
  figure === NONE ? 0 : bestTarget(t, figure, weaponAt(card, place));
const sweep = (t: T, use: Use): number => 1.5 * aimed(t, use);
const inPlay = (t: T, { figure }: Use): number => (figure === NONE || enemiesNear(t, figure) ? 1.5 : 0);
/** Of a card in one's own turn: what is not here answers an attack, or is on without being triggered. */
type Deed = Exclude<Verb, PassiveVerb | keyof typeof answerVerbs>;
const WORTH: { readonly [V in Deed]: EffectWorth<V> } = {
  attack: (t, use, { volley, more }) => ((volley?.n ?? 1) + 0.5 * (more?.n ?? 0)) * aimed(t, use),
  area: sweep,
  line: sweep,
  hurl: () => 1,
  heal: (t, { figure }, { n }) => Math.min(n, figure === NONE ? n : woundsOf(t.world, figure)) - 2,
  gainAp: (_t, _use, { n, whom }) => (whom === 'self' ? n + 2 : n),
  gainCp: (_t, _use, { n }) => n,
  respawn: () => 3,
  refresh: () => 0.5,
  mark: () => 1,
  escape: () => -1,
  move: () => 0.6,
};
function effectWorth(t: T, use: Use, effect: Effect): number {
  if (isPassive(effect)) return inPlay(t, use);
  return effect.do in WORTH ? WORTH[effect.do as Deed](t, use, effect as never) : 0;
}
function cardWeight(t: T, { n: card }: Pick): number {
  const { figure } = turnOf(t);
  const worth = ACTIONS[card]!.effects.reduce(
    (sum, effect, place) => sum + effectWorth(t, { figure, card, place }, effect),
    0,
  );
  return perAp(worth, cardCost(t.world, figure, card));
}

// ---- a turn ----------------------------------------------------------------------------------------------------

/** Ending the turn, and the least that advancing must bring. */
const END = 1;
const stepWeight = (t: T, figure: Figure, square: number, price: number): number => {
  const gain = pulls(t, figure)[square]! - pulls(t, figure)[t.world.at[figure]!]!;
  return gain > 0.05 ? END + gain - 0.02 * price : LITTLE;
};
const mobilizeWeight = (t: T, figure: Figure): number => {
  const worth = bestTarget(t, figure, primaryWeapon(figure));
  return 1.5 + 0.3 * worth + 0.02 * pulls(t, figure)[t.world.at[figure]!]!;
};
const turnWeights: Readonly<Record<string, (t: T, pick: Pick) => number>> = {
  end: () => END,
  done: () => END,
  advance: (t, { n }) => stepWeight(t, turnOf(t).figure, n, 2),
  run: (t, { n }) => stepWeight(t, turnOf(t).figure, n, 0) + 0.5,
  attack: t => {
    const { figure } = turnOf(t);
    return perAp(bestTarget(t, figure, primaryWeapon(figure)), attackCost(t.world, figure));
  },
  turret: () => 3,
  card: cardWeight,
  breakthrough: () => LITTLE,
  openDoor: t => (teamOf(turnOf(t).figure) === HEROES ? 2.2 : 1.4),
  dismantle: () => LITTLE,
  breakToken: () => 30,
  retrieve: () => 30,
  question: () => 29,
  standUp: (t, { n }) => (n === turnOf(t).figure ? 1.6 : LITTLE),
  breakFree: (t, { n }) => (n === turnOf(t).figure ? 4 : 1.2),
  mobilize: (t, { n }) => mobilizeWeight(t, n),
  march: t => (t.world.round < 3 ? 3 : 1.2),
  recall: () => 3.5,
  roll: () => 0,
  command: () => 0,
  walk: () => 0,
  victory: t => (t.world.round > 4 ? 5 : LITTLE),
};
const act: Weigher<Strike> = (t, _seat, pick) => turnWeights[pick.verb]?.(t, pick) ?? LITTLE;

const openWeights: Readonly<Record<string, (t: T, character: number) => number>> = {
  addAp: () => 2,
  rest: (t, character) => {
    const w = t.world;
    if (character === HENCHMEN) return LITTLE;
    return woundsOf(w, character) >= 6 && w.ap[character]! >= 3 ? 3 : 1;
  },
  retreat: () => 0,
  roll: () => 0,
  extract: ({ world: w }, character) => (isTimeToLeave(w) && leavers(w).includes(character) ? 20 : LITTLE),
};
const open: Weigher<Strike> = (t, _seat, { verb }) =>
  openWeights[verb]?.(t, t.outer('activation')!.character) ?? LITTLE;

// ---- attacks, reactions, wounds ----------------------------------------------------------------------------------

const target: Weigher<Strike> = (t, _seat, { verb, n }) => {
  const my = t.outer('attack')!;
  if (verb === 'roll') return 0;
  if (verb === 'forgo') return 0.5;
  const from = my.from === NONE ? t.world.at[my.figure]! : my.from;
  if (verb === 'token') return LITTLE + tokenWorth(t, { ...my, from }, n);
  if (verb !== 'figure') return 0.05;
  return Math.max(LITTLE, 0.3 + targetWorth(t, my.figure, my.weapon, from, n));
};
const aim: Weigher<Strike> = (t, _seat, { verb, n }) => {
  if (verb !== 'aim') return 0;
  const { figure } = t.world.attack!;
  return purse(t.world, characterOf(figure)) - n >= 2 ? 1 + n : n === 0 ? 1.5 : 1;
};
/** Damage that an answer saves; whatever else a card does helps as much as one point. */
const SAVED: {
  readonly [V in keyof typeof answerVerbs]: (effect: Extract<Effect, { do: V }>, w: Strike, attack: Attack) => number;
} = {
  defend: ({ n }) => n,
  // A soldier is there to be lost; a villain is where the target would fall and it would not.
  redirect: (_effect, w, attack) => {
    const damage = damageOf(attack);
    const falls = (one: Figure): boolean => damage >= freeSlots(w, one);
    const isSpent = (one: Figure): boolean => isHenchman(one) || (falls(attack.target) && !falls(one));
    return shieldsOf(w, attack).some(isSpent) ? Infinity : 0;
  },
  counter: () => 1,
  repel: () => 1,
};
const savedBy = (w: Strike, attack: Attack, card: CardNo): number =>
  ACTIONS[card]!.effects.reduce(
    (sum, effect) =>
      sum + (effect.do in SAVED ? SAVED[effect.do as keyof typeof SAVED](effect as never, w, attack) : 1),
    0,
  );
const react: Weigher<Strike> = (t, _seat, { verb, n }) => {
  const attack = t.world.attack!;
  const damage = damageOf(attack);
  const figure = attack.target;
  if (verb === 'command') return 0;
  if (verb === 'pass') return attack.figure !== NONE && blowWorth(t.world, attack.figure, figure) > 0 ? 9 : 1;
  const [strength, price] =
    verb === 'defend'
      ? [CHARACTERS[characterOf(figure)]!.defend.strength, defendCost(t.world, figure)]
      : [savedBy(t.world, attack, n), cardCost(t.world, figure, n)];
  const saved = Math.min(damage, strength);
  const isSaving = damage >= freeSlots(t.world, figure) && saved > 0 ? 2 : 0;
  return Math.max(LITTLE, 0.4 + saved + isSaving - 0.6 * price);
};
/** The price of a wound at a place: cards the least, the Attack Box the most; more where the last slot goes. */
function placeCost(w: Strike, figure: Figure, place: number, n: number): number {
  const isLast = woundsAt(w, figure, place) + n >= slotsAt(w, figure, place);
  if (place >= FIRST_CARD_PLACE) {
    const { ap, build } = ACTIONS[cardAtPlace(characterOf(figure), place)]!;
    return (ap === null ? 0.1 : 0.5) * n + (isLast ? 0.5 * build : 0);
  }
  return [1.4, 0.8, 1.3][place]! * n + (isLast ? 3 : 0);
}
function woundWeight(w: Strike, figure: Figure, { parts }: Made): number {
  const counts = new Map<number, number>();
  for (const wound of parts[0]!) counts.set(placeOfWound(wound), (counts.get(placeOfWound(wound)) ?? 0) + 1);
  let cost = 0;
  for (const [place, n] of counts) cost += placeCost(w, figure, place, n);
  return 1 / (1 + cost);
}
const wounds: Weigher<Strike> = (t, _seat, { made }) => {
  const { figures, i } = t.outer('harm')!;
  return made ? woundWeight(t.world, figures[i]!, made) : 1;
};
const move: Weigher<Strike> = (t, _seat, { verb, n }) =>
  verb === 'stay' ? END : stepWeight(t, t.outer('bonusMove')!.figure, n, 0);
const marching: Weigher<Strike> = (t, _seat, { verb, n }) =>
  verb === 'to' ? Math.max(LITTLE, stepWeight(t, t.outer('march')!.figure, n, 0)) : 0;
const marcher: Weigher<Strike> = (_t, _seat, { verb }) => (verb === 'roll' ? 0 : verb === 'done' ? 0.5 : 1);

// ---- teammates -------------------------------------------------------------------------------------------------

/** A bot lets the others on its team, who may be people, go first; the phase is never ended early. */
const floor: Weigher<Strike> = (_t, _seat, { verb }) => (verb === 'defer' ? 2 : verb === 'activate' ? 1 : 0);
/** A captain deals evenly, and what is left over to the others. */
const deal: Weigher<Strike> = (t, seat, { n }) => {
  const { left } = t.outer('dealing')!;
  const heroes = HERO_FIGURES.filter(hero => t.world.owner[hero] === n && !left.includes(hero)).length;
  return 1 / (1 + heroes + (n === seat ? 0.5 : 0));
};

/** Elsewhere one option is as good as another. */
const even = (): number => 1;
const WEIGHTS: Readonly<Record<string, Weigher<Strike>>> = {
  'turn.act': act,
  'activation.open': open,
  'attack.target': target,
  'attack.aim': aim,
  'attack.react': react,
  'harm.place': wounds,
  'bonusMove.to': move,
  'march.to': marching,
  'march.who': marcher,
  'mastermindPhase.activate': (_t, _seat, { verb }) => (verb === 'endPhase' ? 0 : 1),
  'heroPhase.floor': floor,
  'dealing.next': deal,
  ...teams,
  'rallying.choose': (_t, _seat, { verb }) => (verb === 'enough' ? 0.1 : 1),
  'hastening.choose': (_t, _seat, { verb }) => (verb === 'enough' ? 0.1 : 1),
  'reinforce.to': (_t, _seat, { verb }) => (verb === 'enough' ? 0.1 : 1),
  'answering.choose': (_t, _seat, { verb }) => (verb === 'answer' ? 1 : 0.1),
  'agreeing.units': (t, _seat, { n }) => (n === t.world.units ? 1 : 0.02),
  'shielding.choose': (_t, _seat, { n }) => (isHenchman(n) ? 1 : 0.1),
};
export const weigh = weighBy<Strike>(WEIGHTS, even);
/** The same for bots that search, who also choose places, parts and marks by weight, and teams more strictly. */
export const keenWeigh = weighBy<Strike>({ ...WEIGHTS, ...placements, ...keenTeams }, even);
