// How well a team stands: points, what is within reach of being scored, and the health of both sides.
import type { TokenKind } from '../cards/scenario-card.ts';
import { OBJECTIVE_TOKENS } from '../cards/scenarios.ts';
import { healthOf, woundsOf } from '../table/damage-slots.ts';
import { FIGURES, isHenchman, isOnMap, teamOf, tokenKindOf } from '../table/figures.ts';
import { isActive, scenarioAt } from '../table/scenario-cards.ts';
import {
  type Figure,
  BOSS,
  ABSENT,
  EXTRACTED,
  HEROES,
  MASTERMIND,
  NONE,
  type Strike,
  type Team,
} from '../table/world.ts';

/** OP that a whole figure is worth beside those for its defeat. */
const FIGURE = 0.5;
const SOLDIER = 0.15;
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
  const body = isHenchman(figure) ? SOLDIER : FIGURE;
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
