// The table in numbers, side by side: points, what cards promise the heroes, and how figures stand, from which a value
// is learned. Each counts the less, the more rounds are left to change it.
import type { Features } from '#engine/bot-knowledge.ts';
import { trackOf } from '../table/points.ts';
import { FIGURES, isHenchman, isOnMap, teamOf } from '../table/figures.ts';
import { type Figure, MASTERMIND_PHASE, HERO_PHASE, HEROES, NONE, type Strike, type Team } from '../table/world.ts';
import { spacesToGoal } from './goals.ts';
import { scenarioLead } from './prospects.ts';
import { isOut, opAtStake, wornShare } from './worth.ts';

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
