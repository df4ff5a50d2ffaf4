// How well a team stands: points, what is within reach of being scored, and the health of both sides.
import { FIGURES, isHenchman, isOnMap, teamOf, tokenKindOf } from '../table/figures.ts';
import { healthOf, woundsOf } from '../table/damage-slots.ts';
import { trackOf } from '../table/action-points.ts';
import { OBJECTIVE_TOKENS } from '../cards/scenarios.ts';
import type { TokenKind } from '../cards/scenario-card.ts';
import { isActive, scenarioAt } from '../flow/scenario-cards.ts';
import { spacesToGoal } from './goals.ts';
import { scenarioLead } from './prospects.ts';
import { EXTRACTED, HEROES, MASTERMIND, NONE, type Strike, type Team } from '../table/world.ts';

/** OP that a whole figure is worth beside those for its defeat. */
const FIGURE = 0.5;
const SOLDIER = 0.15;
/** A carried token, as part of its card's OP; a damage on one that needs several. */
const CARRIED = 0.35;
const DAMAGED = 0.2;
/** OP of a character's first defeat (ST-OPS-02..04). */
const firstDefeat = (figure: number): number => (isHenchman(figure) ? 1 / 3 : figure === 6 ? 2 : 1);

function healthWorth(w: Strike, figure: number, weight = 1): number {
  const share = Math.min(1, woundsOf(w, figure) / Math.max(1, healthOf(w, figure)));
  const atStake = isHenchman(figure)
    ? w.henchmanTokens > 0
      ? firstDefeat(figure)
      : 0
    : w.taken[figure]
      ? 0
      : firstDefeat(figure);
  const body = weight * (isHenchman(figure) ? SOLDIER : FIGURE);
  if (w.presence[figure] === EXTRACTED) return 0;
  if (!isOnMap(w, figure)) return -body;
  return -(share * body + share * share * atStake * 0.7);
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
function figuresLead(w: Strike, weight?: number): number {
  let heroes = 0;
  for (const figure of FIGURES) {
    if (w.presence[figure] === 0) continue;
    const worth = healthWorth(w, figure, weight);
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

// ---- for bots that search ------------------------------------------------------------------------------------

/** OP that an AP and a CP at hand are worth, and a space less to what a figure wants. AP are worth less than the way
 *  that they pay for: of villains no card tells how near they are to their goals. */
const AN_AP = 0.01;
const A_CP = 0.05;
const A_SPACE = 0.03;
const OF_A_SOLDIER = 0.5;
/** AP for reactions. */
const IN_RESERVE = 2;
/** AP that a character still has when its next turn adds more: what goes beyond its track is lost. */
function kept(w: Strike, character: number): number {
  const { gain, last } = trackOf(w, character);
  return Math.min(w.ap[character]!, Math.max(IN_RESERVE, last - gain));
}
/** A figure that has to come back loses two turns and its place, and wounds make all dearer. */
const BODY = 2.2;

/** AP at hand, and where figures stand. */
function readiness(w: Strike): number {
  let heroes = A_CP * (w.cp[HEROES] - w.cp[MASTERMIND]);
  for (let character = 0; character < w.ap.length; character++) {
    if (w.owner[character] === NONE) continue;
    const worth = AN_AP * kept(w, character);
    heroes += teamOf(character) === HEROES ? worth : -worth;
  }
  for (const figure of FIGURES) {
    if (!isOnMap(w, figure)) continue;
    const loss = (isHenchman(figure) ? OF_A_SOLDIER : 1) * A_SPACE * spacesToGoal(w, figure);
    heroes -= teamOf(figure) === HEROES ? loss : -loss;
  }
  return heroes;
}
/** The chance of a team to win as its cards, its figures and the places where they stand tell it. */
export function keenChance(w: Strike, team: Team): number {
  const heroes = w.op[HEROES] - w.op[MASTERMIND] + scenarioLead(w) + figuresLead(w, BODY) + readiness(w);
  const left = Math.max(0, w.rounds - w.round);
  return 1 / (1 + Math.exp(-(team === HEROES ? heroes : -heroes) / (1.2 + 0.25 * left)));
}
