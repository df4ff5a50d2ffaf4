// The table in numbers, side by side, from which a value is learned: points, what cards promise the heroes, how figures
// stand; each counts the less, the more rounds are left to change it. And how well a team stands by them.
import type { Features } from '#engine/bot-knowledge.ts';
import type { TokenKind } from '../cards/scenario-card.ts';
import { OBJECTIVE_TOKENS } from '../cards/scenarios.ts';
import { healthOf, woundsOf } from '../table/damage-slots.ts';
import { FIGURES, isHenchman, isOnMap, teamOf, tokenKindOf } from '../table/figures.ts';
import { trackOf } from '../table/points.ts';
import { isActive, scenarioAt } from '../table/scenario-cards.ts';
import {
  type Figure,
  MASTERMIND_PHASE,
  HERO_PHASE,
  HEROES,
  NONE,
  type Strike,
  type Team,
  BOSS,
  ABSENT,
  EXTRACTED,
  MASTERMIND,
} from '../table/world.ts';
import { spacesToGoal } from './goals.ts';
import { scenarioLead } from './prospects.ts';

const NAMES = ['op', 'cards', 'bodies', 'stakes', 'cp', 'ap', 'spaces'] as const;
type Feature = (typeof NAMES)[number];
type Numbers = Record<Feature, number>;

/** A soldier's body and its way count for so much of a character's. */
const SOLDIER = { body: 0.3, way: 0.5 };
/** AP for reactions. */
const IN_RESERVE = 2;
/** AP that a character still has when its next turn adds more: what goes beyond its track is lost. */
function kept(w: Strike, character: number): number {
  const { gain, last } = trackOf(w, character);
  return Math.min(w.ap[character]!, Math.max(IN_RESERVE, last - gain));
}

/** What a figure takes from its side by its wounds and the way before it. */
function addFigure(w: Strike, figure: Figure, to: Numbers): void {
  if (isOut(w, figure)) return;
  const body = isHenchman(figure) ? SOLDIER.body : 1;
  if (!isOnMap(w, figure)) {
    to.bodies -= body;
    return;
  }
  const worn = wornShare(w, figure);
  to.bodies -= body * worn;
  to.stakes -= worn * worn * opAtStake(w, figure);
  to.spaces -= (isHenchman(figure) ? SOLDIER.way : 1) * spacesToGoal(w, figure);
}
function numbersOf(w: Strike, team: Team): Numbers {
  const cards = team === HEROES ? scenarioLead(w) : 0;
  const found: Numbers = { op: w.op[team], cards, bodies: 0, stakes: 0, cp: w.cp[team], ap: 0, spaces: 0 };
  for (let character = 0; character < w.ap.length; character++)
    if (w.owner[character] !== NONE && teamOf(character) === team) found.ap += kept(w, character);
  for (const figure of FIGURES) if (teamOf(figure) === team) addFigure(w, figure, found);
  return found;
}

/** By feature, how much of it is about as large as 1, a point of a side's score beside it. */
const SIZES: Readonly<Numbers> = { op: 1, cards: 1, bodies: 1, stakes: 1, cp: 10, ap: 10, spaces: 10 };
/** OP that may still go either way. */
const doubt = ({ rounds, round }: Strike): number => 1.2 + 0.25 * Math.max(0, rounds - round);
function of(w: Strike, sides: number): Float32Array {
  const x = new Float32Array(sides * NAMES.length);
  const open = doubt(w);
  for (let side = 0; side < sides; side++) {
    const numbers = numbersOf(w, side as Team);
    NAMES.forEach((name, i) => (x[side * NAMES.length + i] = numbers[name] / SIZES[name] / open));
  }
  return x;
}
/** The start of each phase in which figures act. */
function moment({ round, phase }: Strike): string | undefined {
  const kind = PHASES[phase];
  return kind && `${kind} ${round}`;
}
const PHASES: Readonly<Record<number, string>> = {
  [MASTERMIND_PHASE]: 'mastermind',
  [HERO_PHASE]: 'heroes',
};

export const features: Features<Strike> = { names: NAMES, of, moment };

export const learned = {
  op: 1,
  cards: 1,
  bodies: 1.1,
  stakes: 0.7,
  cp: 0.5,
  ap: 0.1,
  spaces: 0.3,
};

/** OP that a whole figure is worth beside those for its defeat. */
const FIGURE = 0.5;
const SOLDIER_WORTH = 0.15;
/** A carried token, as part of its card's OP; a damage on one that needs several. */
const CARRIED = 0.35;
const DAMAGED = 0.2;
/** OP of a character's first defeat (ST-OPS-02..04). */
const firstDefeat = (figure: Figure): number => (isHenchman(figure) ? 1 / 3 : figure === BOSS ? 2 : 1);

/** OP that the enemy still wins by this figure's defeat. */
export function opAtStake(w: Strike, figure: Figure): number {
  const isWon = isHenchman(figure) ? w.henchmanTokens === 0 : w.taken[figure];
  return isWon ? 0 : firstDefeat(figure);
}
/** How much of a figure's health is gone. */
export const wornShare = (w: Strike, figure: Figure): number =>
  Math.min(1, woundsOf(w, figure) / Math.max(1, healthOf(w, figure)));
/** Neither on the map nor to come back. */
export const isOut = (w: Strike, figure: Figure): boolean =>
  w.presence[figure] === ABSENT || w.presence[figure] === EXTRACTED;
/** The share of them that is lost with the last of the health. */
const AT_STAKE = 0.7;
function healthWorth(w: Strike, figure: Figure): number {
  if (isOut(w, figure)) return 0;
  const body = isHenchman(figure) ? SOLDIER_WORTH : FIGURE;
  if (!isOnMap(w, figure)) return -body;
  const worn = wornShare(w, figure);
  return -(worn * body + worn * worn * opAtStake(w, figure) * AT_STAKE);
}
function tokenWorth(w: Strike): number {
  let sum = 0;
  for (let token = 0; token < w.tokenKind.length; token++) {
    const stage = w.tokenStage[token]!;
    if (!isActive(w, stage)) continue;
    const op = scenarioAt(w, stage)!.op;
    if (w.tokenCarrier[token] !== NONE) sum += CARRIED * op;
    const kind = tokenKindOf(w, token);
    if (kind !== 'prisoner' && w.tokenDamage[token]! > 0 && (OBJECTIVE_TOKENS[kind as TokenKind].damages ?? 0) > 1)
      sum += DAMAGED * op * w.tokenDamage[token]!;
  }
  return sum;
}
function figuresLead(w: Strike): number {
  let heroes = 0;
  for (const figure of FIGURES) {
    const worth = healthWorth(w, figure);
    heroes += teamOf(figure) === HEROES ? worth : -worth;
  }
  return heroes;
}
/** OP of a team above those of the other one, with what is under way. */
export function lead(w: Strike, team: Team): number {
  const commands = 0.03 * (w.cp[HEROES] - w.cp[MASTERMIND]);
  const heroes = w.op[HEROES] - w.op[MASTERMIND] + tokenWorth(w) + commands + figuresLead(w);
  return team === HEROES ? heroes : -heroes;
}
/** The chance of a team to win, from its lead and the rounds that are left. */
export function chanceOf(w: Strike, team: Team): number {
  const left = Math.max(0, w.rounds - w.round);
  return 1 / (1 + Math.exp(-lead(w, team) / (0.6 + 0.18 * left)));
}
