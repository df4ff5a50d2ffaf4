// Whether an Action Card would do something now: it stands apart from `powers.ts`, for it looks at targets.
import { type Effect, isPassive } from '../cards/action-card.ts';
import { ACTIONS } from '../cards/actions.ts';
import { ceilingOf } from '../table/action-points.ts';
import { MOST_CP } from '../table/command-points.ts';
import { woundsOf } from '../table/damage-slots.ts';
import {
  isHenchman,
  closedTo,
  figureAt,
  FIGURES,
  HENCHMAN_FIGURES,
  isOnMap,
  sideOf,
  standingOf,
  teamOf,
} from '../table/figures.ts';
import { straightEnds } from '../table/lines.ts';
import { reach } from '../table/reach.ts';
import { isControlled } from '../table/scenario-cards.ts';
import { DOWN, HENCHMEN, NONE, type Strike, type T } from '../table/world.ts';
import {
  alliesWithin,
  enemiesOf,
  inArea,
  inLine,
  linesOf,
  refuges,
  seekingWith,
  waitingCards,
  waitingHenchmen,
  weaponAt,
} from './aims.ts';
import { dearer, hasTarget, leastDearer } from './attack-targets.ts';
import { areBeside } from './powers.ts';

/** Would the card do something now, in the turn of its owner? Payment, DT and wounds are asked by the rules. The figure
 *  is none for a card that the henchman group uses as a whole. */
export function isUseful(t: T, figure: number, card: number): boolean {
  const { effects, reaction, ap } = ACTIONS[card]!;
  if (reaction || ap === null) return false; // ST-CRD-08 ST-RUL-30
  if (effects.every(isPassive)) return true;
  return effects.some((effect, place) => wouldDo(t, figure, card, effect, place));
}
function wouldDo(t: T, figure: number, card: number, effect: Effect, place: number): boolean {
  const w = t.world;
  switch (effect.do) {
    case 'heal':
      return healable(w, figure, effect.whom);
    case 'respawn':
      return HENCHMAN_FIGURES.some(one => w.presence[one] === DOWN) && w.white.some(at => figureAt(w, at) === NONE);
    case 'gainCp':
      return w.cp[teamOf(figure)] < MOST_CP;
    case 'move':
      return effect.each ? waitingHenchmen(w).length > 0 : figure !== NONE && canMove(w, figure, effect);
    default:
      return figure !== NONE && couldAim(t, figure, card, effect, place);
  }
}
/** Effects that need a figure. */
function couldAim(t: T, figure: number, card: number, effect: Effect, place: number): boolean {
  const w = t.world;
  switch (effect.do) {
    case 'attack':
      return hasTarget(t, seekingWith(w, figure, weaponAt(card, place)));
    case 'area':
      return inArea(t, figure, card, place).length > 0;
    case 'line':
      return linesOf(t, figure, card, place).length > 0;
    case 'hurl':
      return canHurl(w, figure);
    case 'escape':
      return refuges(w, figure, closedTo(w, figure)).length > 0;
    case 'refresh':
      return waitingCards(w, card).length > 0;
    case 'gainAp':
      return canGain(w, figure, effect);
    case 'mark':
      return enemiesOf(w, figure).length > 0;
    default:
      return false;
  }
}
const isHurt = (w: Strike, figure: number): boolean =>
  isOnMap(w, figure) && woundsOf(w, figure) + w.trapped[figure]! + w.prone[figure]! > 0;
function healable(w: Strike, figure: number, whom: 'self' | 'near' | 'henchmen'): boolean {
  if (whom === 'henchmen') return HENCHMAN_FIGURES.some(one => isOnMap(w, one) && woundsOf(w, one) > 0);
  if (whom === 'self') return woundsOf(w, figure) > 0;
  return patientsOf(w, figure).length > 0;
}
/** The figure itself or an adjacent ally, with wounds or Status Tokens. */
export const patientsOf = (w: Strike, figure: number): number[] =>
  FIGURES.filter(
    one => isHurt(w, one) && (one === figure || (teamOf(one) === teamOf(figure) && areBeside(w, one, figure))),
  );
const isBelowCeiling = (w: Strike, character: number): boolean => w.ap[character]! < ceilingOf(w, character);
function canGain(w: Strike, figure: number, { whom, within = 0 }: Extract<Effect, { do: 'gainAp' }>): boolean {
  if (whom === 'self') return isBelowCeiling(w, figure);
  if (whom === 'orders' && w.owner[HENCHMEN] !== NONE && isBelowCeiling(w, HENCHMEN)) return true;
  return gainersOf(w, figure, within).length > 0;
}
/** Allies in reach who can gain AP; henchmen have theirs as a group, and ST-RSP-04: nobody gains any between a respawn
 *  and the next turn. */
export const gainersOf = (w: Strike, figure: number, within: number): number[] =>
  alliesWithin(w, figure, within).filter(one => !isHenchman(one) && !w.isSafe[one] && isBelowCeiling(w, one));
/** ST-MPW-03: some square that the bonus movement can end in. */
function canMove(w: Strike, figure: number, { n, how, throughEnemies }: Extract<Effect, { do: 'move' }>) {
  const standing = standingOf(w);
  const [from, side, notEnding] = [w.at[figure]!, sideOf(figure), closedTo(w, figure)];
  if (how === 'free') return reach(standing, { from, side, budget: n, bonus: true, notEnding }).ends.length > 0;
  return (
    straightEnds(standing, {
      from,
      side,
      spaces: n,
      exact: how === 'exact',
      throughEnemies: throughEnemies === true,
      notEnding,
    }).length > 0
  );
}
/** ST-RUL-43: an object beside the figure or under it. */
function canHurl(w: Strike, figure: number): boolean {
  const { objects, ways, grid } = standingOf(w);
  const from = w.at[figure]!;
  return (
    objects[from]! > 0 ||
    grid.offsets.some((offset, d) => ((ways.steps[from]! >> d) & 1) === 1 && objects[from + offset]! > 0)
  );
}

/** AP that the cheapest attack of a card costs beside its price: more where every target is dearer. */
export function extraFor(t: T, figure: number, card: number): number {
  if (!isControlled(t.world, figure)) return 0;
  const { do: verb } = ACTIONS[card]!.effects[0]!;
  if (verb === 'attack') return leastDearer(t, seekingWith(t.world, figure, weaponAt(card, 0)));
  const lines = verb === 'line' ? linesOf(t, figure, card, 0) : [];
  const swept =
    verb === 'area' ? inArea(t, figure, card, 0) : lines.flatMap(direction => inLine(t, figure, card, 0, direction));
  return swept.length > 0 ? Math.min(...swept.map(({ code }) => dearer(t.world, figure, code))) : 0;
}
