// Defeat: who leaves the map, and the points that the other team has for it.
import { afterDefeat } from '../abilities/powers.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { FIGURES, isHenchman, isOnMap, otherTeam, teamOf } from '../table/figures.ts';
import { isFull } from '../table/health.ts';
import { DOWN, HEROES, NONE, type T } from '../table/world.ts';
import { awardOp } from '../table/scoring.ts';
import { runHook } from './hooks.ts';
import { checkScenarios } from './judging.ts';
import { addDeed, DEFEATED, partsOf } from './scenario-cards.ts';
import { dropTokens } from './things.ts';

/** ST-OPS-05: so many tokens make a point. */
const TOKENS_A_POINT = 3;

/** ST-OPS-02..06 ST-RUL-94: always the other team, and only for the first defeat. */
function score(t: T, figure: number): void {
  const w = t.world;
  if (isHenchman(figure)) {
    if (w.henchmanTokens === 0) return;
    w.henchmanTokens--;
    w.collected++;
    if (w.collected % TOKENS_A_POINT === 0) awardOp(t, HEROES, 1);
    return;
  }
  if (w.taken[figure]) return;
  w.taken[figure] = true;
  awardOp(t, otherTeam(teamOf(figure)), CHARACTERS[figure]!.kind === 'mastermind' ? 2 : 1);
}
/** ST-WND-10 ST-RSP-01 ST-RUL-70: its figure leaves the map; AP and DT stay, Status Tokens go. */
export function defeat(t: T, figure: number): void {
  const w = t.world;
  const parts = partsOf(w, figure);
  dropTokens(w, figure);
  w.presence[figure] = DOWN;
  w.at[figure] = NONE;
  w.trapped[figure] = w.prone[figure] = 0;
  if (t.watched) t.log('defeated', { figure });
  score(t, figure);
  addDeed(w, DEFEATED, figure, parts);
  runHook(t, 'characterDefeated', { figure, parts });
  afterDefeat(t, figure);
}
/** Removes all whose slots are full, in the order of figures (ST-RUL-68). */
export function clearFallen(t: T): void {
  let isAny = false;
  for (const figure of FIGURES)
    if (isOnMap(t.world, figure) && isFull(t.world, figure)) {
      defeat(t, figure);
      isAny = true;
    }
  if (isAny) checkScenarios(t);
}
