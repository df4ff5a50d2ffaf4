// The choice among a player's Evolution cards: the one whose effects will bring most at this table.
import type { Seat } from '#engine/types.ts';
import { iconAt } from '../abilities/icons.ts';
import { COLOURS, RESOURCES, type Bundle, type Colour, type Effect, type Effects } from '../cards/card.ts';
import { MISSION_TILES } from '../cards/missions.ts';
import { evolutionPrice, net } from '../verbs/pricing.ts';
import { EVOLUTION_KEYS, evolutionOf } from '../table/deck.ts';
import { rowCost } from '../table/spaces.ts';
import { POINTS, USUAL_RATE, type Outside } from './worth.ts';

/** What a list of effects brings: resources by kind and of the player's choice, VP; cards and all else in points. */
interface Gains {
  readonly resources: readonly number[];
  readonly any: number;
  readonly vp: number;
  readonly cards: number;
  readonly points: number;
}
const NOTHING: Gains = { resources: [0, 0, 0], any: 0, vp: 0, cards: 0, points: 0 };
const plus = (a: Gains, b: Gains, times = 1): Gains => ({
  resources: a.resources.map((n, i) => n + times * b.resources[i]!),
  any: a.any + times * b.any,
  vp: a.vp + times * b.vp,
  cards: a.cards + times * b.cards,
  points: a.points + times * b.points,
});
const ofBundle = (bundle: Bundle): Gains => ({
  ...NOTHING,
  resources: RESOURCES.map(r => bundle[r] ?? 0),
  any: bundle.any ?? 0,
});
const gainsOf = (effects: Effects): Gains => effects.reduce((sum, effect) => plus(sum, ofEffect(effect)), NOTHING);
function ofEffect(effect: Effect): Gains {
  switch (effect.do) {
    case 'gain':
      return ofBundle(effect);
    case 'reduceCost':
      return ofBundle(effect.by);
    case 'vp':
      return { ...NOTHING, vp: effect.n };
    case 'may':
      return gainsOf(effect.then);
    case 'convert':
      return plus(gainsOf(effect.then), ofBundle(effect.spend), -1);
    case 'draw':
    case 'scout':
    case 'takeFromDiscard':
      return { ...NOTHING, cards: net([effect], 'evolution') };
    case 'enterOccupied':
      return { ...NOTHING, points: net([effect], 'evolution') * WAY_IN };
    default:
      return { ...NOTHING, points: net([effect], 'evolution') };
  }
}

/** Players who could enter occupied spaces won less often than others in those games: another is mostly as good. */
const WAY_IN = 0.76;
/** How often a moment comes, as a share of what its price expects: counted in 267 games of four greedy bots that played
 *  their Evolution cards by chance. */
const OFTEN: Readonly<Record<string, number>> = {
  assignLocation: 0.55,
  assignTwoLocations: 0.6,
  assignThreeLocations: 0.8,
  assignAlly: 0.8,
  assignExtractionZone: 0.75,
  damageAny: 0.65,
  damageOneColour: 0.9,
  damageTwoColours: 0.7,
  damageThreeColours: 0.7,
  jet: 0.9,
  playEvent: 0.55,
  endOfRoundAway: 0.8,
  assignMission: 0.8,
  oncePerRound: 0.9,
};
const SELDOM = 0.7;
interface Card {
  readonly gains: Gains;
  /** How often it acts, for each round, as far as that is believed. */
  readonly times: number;
  readonly colours: readonly Colour[] | undefined;
}
const ROUNDS = 6;
/** Points of one VP at the usual rate, and of one resource of the player's choice. */
const VP = 0.85 / USUAL_RATE;
const ANY = 5;
/** Points for each round that an Evolution card brings on average. Half of what sets a card apart is believed. */
const USUAL = 3.3;
const CARDS: readonly Card[] = EVOLUTION_KEYS.map((_, n) => {
  const card = evolutionOf(n);
  const { once, total } = evolutionPrice(card);
  const gains = gainsOf(card.effects);
  const times = (total / once / ROUNDS) * (OFTEN[card.rate] ?? SELDOM);
  const points = times * pointsOf(gains, [1, 1, 1, 1], VP);
  return { gains, times: (times * (points + USUAL)) / (2 * points), colours: card.when.colours };
});
/** `hungry`: for each resource, then for cards. */
function pointsOf({ resources, any, vp, cards, points }: Gains, hungry: readonly number[], ofVp: number): number {
  const kinds = resources.reduce((sum, n, i) => sum + POINTS[i]! * n * hungry[i]!, 0);
  return kinds + ANY * any * Math.max(...hungry.slice(0, -1)) + ofVp * vp + hungry.at(-1)! * cards + points;
}

/** What rows cost on average, by resource. */
const USUAL_COST: readonly number[] = RESOURCES.map(r => {
  const rows = MISSION_TILES.flatMap(tile => tile.rows);
  return rows.reduce((sum, row) => sum + (row[r] ?? 0), 0) / rows.length;
});
/** A resource counts for more the less of it there is, and the more of it the open rows cost; cards count for more the
 *  fewer are in hand. */
function hunger({ w, rows }: Outside, seat: Seat): number[] {
  const lack = (n: number): number => Math.max(LEAST_HUNGER, MOST_HUNGER - n / ENOUGH);
  const kinds = RESOURCES.map((r, i) => {
    const asked = rows.length ? rows.reduce((sum, { row }) => sum + (rowCost(row)[r] ?? 0), 0) / rows.length : 0;
    const demand = rows.length ? asked / USUAL_COST[i]! : 1;
    return lack(w.resources[seat]![i]!) * ((1 + demand) / 2);
  });
  return [...kinds, lack(w.piles.hand[seat]!.cards.length)];
}
const MOST_HUNGER = 1.5;
const LEAST_HUNGER = 0.4;
const ENOUGH = 8;
/** Icons of these colours among the open ones, where even colours are 1; the next Villain may bring others. */
function colourShare({ w, rows }: Outside, colours: readonly Colour[] | undefined): number {
  if (!colours || !rows.length) return 1;
  const hits = rows.filter(({ row }) => colours.includes(iconAt(w, row)![1])).length;
  return (1 + (hits / rows.length) * (COLOURS.length / colours.length)) / 2;
}
/** The best of a seat's Evolution cards that lie ready; none when there is none. VP are worth fewer points where the
 *  open rows pay well for points. */
export function bestEvolution(out: Outside, seat: Seat): number {
  const hungry = hunger(out, seat);
  const ofVp = (VP * 2 * USUAL_RATE) / (out.rate + USUAL_RATE);
  let best = -1;
  let most = -Infinity;
  for (const n of out.w.unplayed[seat]!) {
    const { gains, times, colours } = CARDS[n]!;
    const worth = times * colourShare(out, colours) * pointsOf(gains, hungry, ofVp);
    if (worth <= most) continue;
    most = worth;
    best = n;
  }
  return best;
}
