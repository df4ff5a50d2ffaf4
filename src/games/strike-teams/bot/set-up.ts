// What bots choose before a mission and after it: teams, Action Cards, places, parts and Levels.
import type { Horizon } from '#engine/bot-knowledge.ts';
import type { Weigher } from '#engine/kit/bot-kit.ts';
import { type CardNo, ACTIONS, cardsOf, ownerOf, CARDS_EACH } from '../cards/actions.ts';
import { levelPrice } from '../cards/character-card.ts';
import { buildPoints, draftedBy } from '../flow/set-up-draft.ts';
import { tileNames } from '../flow/set-up-objectives.ts';
import { VILLAIN_TEAMS, type VillainTeam } from '../flow/set-up.ts';
import { freeSlots, healthOf } from '../table/damage-slots.ts';
import { HERO_FIGURES, mastermindSeat, FIGURES, gridFor, isOnMap, teamOf } from '../table/figures.ts';
import { squaresOf } from '../table/grid.ts';
import { scenarioAt, tokensOf } from '../table/scenario-cards.ts';
import { spawnOptions } from '../table/spawn-points.ts';
import {
  HENCHMAN_COUNT,
  BOSS,
  type Strike,
  type Figure,
  HEROES,
  MASTERMIND,
  NONE,
  type T,
  type Team,
} from '../table/world.ts';
import { distancesFrom, pulls } from './goals.ts';

/** A team is chosen so many times as often for each Level that its characters have on average: in a campaign those
 *  come again whose Levels are paid for. */
const PER_LEVEL = 8;
function seasoned({ level }: Strike, characters: readonly number[]): number {
  const sum = characters.reduce((total, character) => total + level[character]!, 0);
  return PER_LEVEL ** (sum / characters.length - 1);
}

const isBesideBoss = ({ group, characters }: VillainTeam): boolean => group > 0 && characters.includes(BOSS);
/** Six soldiers win less often than three, and soldiers beside the mastermind less than villains: in 1,900 missions
 *  between greedy bots heroes won 56 and 61 of 100 against them. Teams are drawn so often that both sides win as often
 *  with two, three and four units. */
function usual({ units }: Strike, team: VillainTeam): number {
  if (team.group === HENCHMAN_COUNT) return isBesideBoss(team) ? 0.02 : 0.5;
  return isBesideBoss(team) ? (units > 3 ? 0.5 : 1.5) : 1;
}
/** Searching heroes lead by 4 OP where there are six soldiers or some beside the mastermind, and hardly where not: in
 *  36 missions between searching bots. */
const keen = (_w: Strike, team: VillainTeam): number =>
  team.group === HENCHMAN_COUNT || isBesideBoss(team) ? 0.05 : 1;

const villainsBy =
  (taste: (w: Strike, team: VillainTeam) => number): Weigher<Strike> =>
  ({ world: w }, _seat, { n }) => {
    const team = VILLAIN_TEAMS[n]!;
    return taste(w, team) * seasoned(w, team.characters);
  };
const heroes: Weigher<Strike> = ({ world: w }, _seat, { n: bits }) =>
  seasoned(
    w,
    HERO_FIGURES.filter(hero => (bits >> hero) & 1),
  );
/** The cheapest Level brings as many Build Points as any other. */
const raise: Weigher<Strike> = ({ world: w }, _seat, { n }) => 1 / levelPrice(w.level[n]! + 1);

export const teams: Readonly<Record<string, Weigher<Strike>>> = {
  'settingUp.villains': villainsBy(usual),
  'settingUp.heroes': heroes,
  'levelling.raise': raise,
};
export const keenTeams: Readonly<Record<string, Weigher<Strike>>> = {
  ...teams,
  'settingUp.villains': villainsBy(keen),
};

/** OP by which each card has raised the lead of its side, by character and place: half of a ridge regression and a
 *  quarter of the mean lead on 2,145 missions between bots that take the heaviest option, and the rest from the shares
 *  won in the 2,001 greedy missions of docs/games/strike-teams/balance.md, at 7 OP for a whole mission. */
const WORTH: readonly (readonly number[])[] = [
  [0.18, 0.25, -0.09, -0.1, -0.7, 0.18, 0.37, 0.27], // Captain America
  [0.25, -0.35, -0.02, -0.32, -0.4, 0.25, 0.16, 0.3], // Iron Man
  [0.34, 0.08, 0.01, -0.18, -0.24, 0, -0.04, 0.29], // Agent May
  [0.31, 0.08, 0.09, -0.83, -0.42, 0.22, -0.09, 0.6], // Quake
  [0.11, 0.44, 0.03, 0.01, 0.16, 0.07, -0.67, 0.09], // Winter Soldier
  [0.05, 0.03, 0.35, 0.06, -0.32, -0.14, -0.12, 0.18], // Radioactive Man
  [0.25, 0.08, 0.08, 0.03, -0.19, 0.21, -0.02, -0.39], // Baron Strucker
  [0.29, 0.56, 0.08, -0.31, -0.68, -0.47, 0.3, -0.1], // Hydra Soldiers
];
/** A little for each Build Point, so that those left over are spent. */
const A_POINT = 0.05;
const worthOf = (card: CardNo): number => WORTH[ownerOf(card)]![card % CARDS_EACH]! + A_POINT * ACTIONS[card]!.build;
const sumOf = (cards: readonly number[], of: (card: CardNo) => number): number =>
  cards.reduce((sum, card) => sum + of(card), 0);

/** The cards of a character that are worth most together and fit its Build Points. */
export function bestCards(w: Strike, character: number): readonly number[] {
  const cards = cardsOf(character);
  let best: readonly number[] = [];
  for (let bits = 1; bits < 1 << cards.length; bits++) {
    const chosen = cards.filter((_, i) => (bits >> i) & 1);
    const fits = sumOf(chosen, card => ACTIONS[card]!.build) <= buildPoints(w, character);
    if (fits && sumOf(chosen, worthOf) > sumOf(best, worthOf)) best = chosen;
  }
  return best;
}

/** A lead of so many OP is a chance of 73 of 100. */
const SCALE = 4;
export const draft: Horizon<Strike> = {
  /** Both teams have chosen. */
  isClear: (_then, now) => now.chosen.includes(true),
  chance: ({ world: w }, seat) => {
    const own = w.chosen.flatMap((isChosen, card) => (isChosen && w.owner[ownerOf(card)] === seat ? [card] : []));
    return 1 / (1 + Math.exp(-sumOf(own, worthOf) / SCALE));
  },
  also: ({ world: w }, seat) => [
    `draft:0:${draftedBy(w, seat)
      .map(character => bestCards(w, character).join('+'))
      .join(':')}`,
  ],
};

/** Above all distances on a map, so that no weight is 0. */
const LONG = 60;
/** Spaces from a square to the nearest of some others; LONG where there are none. */
function nearest(w: Strike, square: number, others: readonly number[]): number {
  const spaces = distancesFrom(w, square);
  let best = LONG;
  for (const other of others) best = Math.min(best, spaces[other]!);
  return best;
}
/** Where heroes come from: their spawn points, or all that the map offers before they have placed them. */
const homes = (w: Strike): readonly number[] => (w.green.length > 0 ? w.green : spawnOptions(gridFor(w), 'green'));
const squaresWith = (w: Strike, team: Team): number[] =>
  FIGURES.flatMap(figure => (isOnMap(w, figure) && teamOf(figure) === team ? [w.at[figure]!] : []));

/** The worth of a square to the Mastermind: far from where heroes come from, and near to her own figures. */
const guarded = (w: Strike, square: number): number =>
  LONG + nearest(w, square, homes(w)) - 0.5 * nearest(w, square, squaresWith(w, MASTERMIND));
/** Heroes want short ways, the Mastermind long ones that she can guard. */
const place: Weigher<Strike> = ({ world: w, seats }, seat, { n }) =>
  seat === mastermindSeat(seats) ? guarded(w, n) : 2 * LONG - nearest(w, n, homes(w));

/** Figures on a tile that would be hurt there: heroes for, others against it. */
function hurtOn(w: Strike, squares: readonly number[]): number {
  const count = (team: Team): number => squaresWith(w, team).filter(square => squares.includes(square)).length;
  return count(HEROES) - count(MASTERMIND);
}
const mark: Weigher<Strike> = (t, _seat, { n }) => {
  const w = t.world;
  const my = t.outer('marking')!;
  const squares = squaresOf(gridFor(w), tileNames(w)[n]!);
  if (scenarioAt(w, my.stage)!.marks![my.mark]!.mark !== 'cracked') return guarded(w, squares[0]!);
  const ways = nearest(w, squares[0]!, squaresWith(w, HEROES)) / LONG;
  return Math.max(0.1, LONG + hurtOn(w, squares) - ways);
};

/** The worth of a figure for a part: one that stands much, far from heroes. */
const sturdy = (w: Strike, figure: Figure): number =>
  freeSlots(w, figure) + (isOnMap(w, figure) ? 0.3 * nearest(w, w.at[figure]!, squaresWith(w, HEROES)) : 0);
const PARTS: Readonly<Record<string, (w: Strike, n: number) => number>> = {
  leader: sturdy,
  seeker: (w, figure) => {
    const [cube] = tokensOf(w, 'cosmic-cube');
    const way = cube === undefined || !isOnMap(w, figure) ? 0 : nearest(w, w.at[figure]!, [w.tokenAt[cube]!]);
    return Math.max(1, LONG + freeSlots(w, figure) - way);
  },
  controlled: (w, hero) => Math.max(1, LONG - freeSlots(w, hero)),
  frenemy: freeSlots,
  courier: (w, figure) => healthOf(w, figure) ** 2,
  master: (w, token) => nearest(w, w.tokenAt[token]!, homes(w)) ** 2,
};
function pick(t: T, n: number): number {
  const my = t.outer('picking')!;
  const { role } = scenarioAt(t.world, my.stage)!.picks![my.pick]!;
  return PARTS[role]?.(t.world, n) ?? 1;
}

/** Heroes begin near to what there is to do. */
const begin: Weigher<Strike> = ({ world: w }, _seat, { n }) => {
  const tokens = w.tokenAt.filter(square => square !== NONE);
  return tokens.length > 0 && w.at.some((square, figure) => square !== NONE && !HERO_FIGURES.includes(figure))
    ? 2 * LONG - nearest(w, n, tokens)
    : 1;
};
/** Whoever comes back does so where it is drawn to. */
const comeBack: Weigher<Strike> = (t, _seat, { n }) => Math.max(0.1, LONG + pulls(t, t.outer('respawn')!.figure)[n]!);

export const placements: Readonly<Record<string, Weigher<Strike>>> = {
  'placing.place': place,
  'placing.name': place,
  'marking.tile': mark,
  'picking.hidden': (t, _seat, { n }) => pick(t, n),
  'picking.openly': (t, _seat, { n }) => pick(t, n),
  'naming.name': ({ world }, _seat, { n }) => sturdy(world, n),
  'spawning.place': begin,
  'respawn.to': comeBack,
};
