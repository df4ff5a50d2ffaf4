// Aims of cards: weapons made of their attacks, everybody around or in a line, allies, places to flee to.
import type { Attack as PrintedAttack, Effect, Rider } from '../cards/action-card.ts';
import { type CardNo, cardsOf, ownerOf, ACTIONS, fromActions } from '../cards/actions.ts';
import { ceilingOf, isAtHome } from '../table/points.ts';
import { woundsOf } from '../table/damage-slots.ts';
import { isAdjacent } from '../table/edges.ts';
import {
  closedTo,
  isHenchman,
  sideOf,
  standingNow,
  FIGURES,
  figureAt,
  gridFor,
  HENCHMAN_FIGURES,
  isOnMap,
  standingOf,
  teamOf,
} from '../table/figures.ts';
import { DIRECTIONS, distance } from '../table/grid.ts';
import { canSee } from '../table/line-of-sight.ts';
import { straightEnds, stepFrom } from '../table/lines.ts';
import type { BonusMove } from '../table/locals.ts';
import { reach } from '../table/reach.ts';
import { dearerFor } from '../table/scenario-cards.ts';
import { weapon } from '../table/attack.ts';
import { type TargetCode, type Figure, MELEE, NONE, RANGED, type Strike, type T, type Weapon } from '../table/world.ts';
import {
  dearer,
  leastDearer,
  objectTargets,
  isTruce,
  attackTerms,
  type Terms,
  targetCode,
  tokenTargets,
} from './attack-targets.ts';
import { areBeside } from './powers.ts';

/** More than any distance. */
const ALL = 99;
const count = <D extends Rider['do']>(
  riders: readonly Rider[],
  verb: D,
  n: (rider: Extract<Rider, { do: D }>) => number,
) => riders.reduce((sum, rider) => sum + (rider.do === verb ? n(rider as Extract<Rider, { do: D }>) : 0), 0);
/** An attack that is printed on a card, as the rules take it. */
function weaponFrom(card: CardNo, printed: PrintedAttack): Weapon {
  const riders = printed.riders ?? [];
  return weapon({
    card,
    type: printed.type === 'melee' ? MELEE : RANGED,
    strength: printed.strength,
    ignoreArmor: printed.ignoreArmor ?? 0,
    ignoreDodge: printed.ignoreDodge ?? 0,
    ignoreFigures: printed.ignoreFigures ?? false,
    ignoreDistance: printed.ignoreDistance ? ALL : 0,
    againstThings: printed.againstThings ?? 0,
    slam: count(riders, 'slam', ({ n }) => n),
    ifProne: riders.some(rider => rider.do === 'slam' && rider.ifProne === true),
    prone: count(riders, 'status', ({ status }) => (status === 'prone' ? 1 : 0)),
    trapped: count(riders, 'status', ({ status }) => (status === 'trapped' ? 1 : 0)),
    harm: count(riders, 'harm', ({ n }) => n),
    loseAp: count(riders, 'loseAp', ({ n }) => n),
    poison: riders.some(rider => rider.do === 'poison'),
  });
}
/** The weapons of a card by the places of its effects; areas and lines with the strength of the first space. */
const weapons = fromActions(() => ACTIONS.map(({ effects }, card) => effects.map(effect => weaponOf(card, effect))));
function weaponOf(card: CardNo, effect: Effect): Weapon | null {
  if (effect.do === 'attack') return weaponFrom(card, effect.attack);
  if (effect.do !== 'area' && effect.do !== 'line') return null;
  const strength = effect.do === 'area' ? effect.strengths[0]! : effect.strength;
  const riders = effect.riders ?? [];
  // A wave goes through everybody in its line.
  return weaponFrom(card, { type: 'ranged', strength, riders, ...(effect.do === 'line' && { ignoreFigures: true }) });
}
export const weaponAt = (card: CardNo, effect: number): Weapon => weapons.now[card]![effect]!;
/** An attack that looks for a target from where its figure stands. */
export const seekingWith = (w: Strike, figure: Figure, weapon: Weapon): Required<Terms> =>
  attackTerms({ figure, weapon, from: w.at[figure]! });

// ---- areas and lines -------------------------------------------------------------------------------------------

/** A target by its code, and the strength of the attack on it. */
export interface Swept {
  readonly code: TargetCode;
  readonly strength: number;
}
/** ST-RND-08 ST-RSP-04: nobody who may not be attacked. */
const mayHit = (w: Strike, figure: Figure, target: number): boolean =>
  target !== figure && isOnMap(w, target) && !w.isSafe[target] && !isTruce(w, figure, target);
export function inArea(t: T, figure: Figure, card: CardNo, place: number): Swept[] {
  const w = t.world;
  const effect = ACTIONS[card]!.effects[place] as Extract<Effect, { do: 'area' }>;
  const { grid, ways } = standingOf(w);
  const from = w.at[figure]!;
  const strengthAt = (square: number): number => effect.strengths[distance(grid, from, square) - 1] ?? 0;
  const found: Swept[] = [];
  for (const one of FIGURES) {
    if (!mayHit(w, figure, one)) continue;
    const strength = strengthAt(w.at[one]!);
    if (strength > 0 && canSee(grid, ways, from, w.at[one]!)) found.push({ code: targetCode('figure', one), strength });
  }
  return effect.things ? [...found, ...thingsInArea(t, figure, card, place, strengthAt)] : found;
}
function thingsInArea(t: T, figure: Figure, card: CardNo, place: number, strengthAt: (square: number) => number) {
  const seeking = { ...seekingWith(t.world, figure, weaponAt(card, place)), isArea: true };
  const objects = objectTargets(t, seeking).map(n => ({ code: targetCode('object', n), strength: strengthAt(n) }));
  const tokens = tokenTargets(t, seeking).map(n => ({
    code: targetCode('token', n),
    strength: strengthAt(t.world.tokenAt[n]!),
  }));
  return [...objects, ...tokens].filter(({ strength }) => strength > 0);
}
/** The characters in a line from a figure, the nearest first, up to the first wall or closed door. */
export function inLine(t: T, figure: Figure, card: CardNo, place: number, direction: number): Swept[] {
  const w = t.world;
  const { length, strength } = ACTIONS[card]!.effects[place] as Extract<Effect, { do: 'line' }>;
  const standing = standingOf(w);
  const found: Swept[] = [];
  let square = w.at[figure]!;
  for (let n = 0; n < length; n++) {
    square = stepFrom(standing, square, direction);
    if (square < 0) break;
    const one = figureAt(w, square);
    if (one !== NONE && mayHit(w, figure, one)) found.push({ code: targetCode('figure', one), strength });
  }
  return found;
}
export const linesOf = (t: T, figure: Figure, card: CardNo, place: number): number[] =>
  DIRECTIONS.map((_, direction) => direction).filter(direction => inLine(t, figure, card, place, direction).length > 0);

/** AP that the cheapest attack of a card costs beside its price: more where every target is dearer. */
export function extraFor(t: T, figure: Figure, card: CardNo): number {
  if (dearerFor(t.world, figure) === 0) return 0;
  const { do: verb } = ACTIONS[card]!.effects[0]!;
  if (verb === 'attack') return leastDearer(t, seekingWith(t.world, figure, weaponAt(card, 0)));
  const lines = verb === 'line' ? linesOf(t, figure, card, 0) : [];
  const swept =
    verb === 'area' ? inArea(t, figure, card, 0) : lines.flatMap(direction => inLine(t, figure, card, 0, direction));
  return swept.length > 0 ? Math.min(...swept.map(({ code }) => dearer(t.world, figure, code))) : 0;
}

// ---- allies, enemies, places -----------------------------------------------------------------------------------

export const enemiesOf = (w: Strike, figure: Figure): number[] =>
  FIGURES.filter(one => teamOf(one) !== teamOf(figure) && isOnMap(w, one));
/** The soldiers that no one has mobilized yet and that may move (ST-HEN-11, ST-STA-01). */
export const waitingHenchmen = (w: Strike): number[] =>
  HENCHMAN_FIGURES.filter(
    one => isOnMap(w, one) && !w.mobilized[one] && w.trapped[one] === 0 && w.respawned[one] !== w.round,
  );
/** Empty squares of the own Starting Zone where the figure may end, and empty white spawn points. */
export function refuges(w: Strike, figure: Figure, notEnding: readonly number[]): number[] {
  const team = teamOf(figure);
  const grid = gridFor(w);
  return grid.squares.filter(
    square =>
      (w.white.includes(square) || isAtHome(w, square, team)) &&
      figureAt(w, square) === NONE &&
      !notEnding.includes(square),
  );
}
/** Own cards with DT, other than this one. */
export const waitingCards = (w: Strike, card: CardNo): number[] =>
  cardsOf(ownerOf(card)).filter(other => other !== card && w.dt[other]! > 0);
const isHurt = (w: Strike, figure: Figure): boolean =>
  isOnMap(w, figure) && woundsOf(w, figure) + w.trapped[figure]! + w.prone[figure]! > 0;
/** The figure itself or an adjacent ally, with wounds or Status Tokens. */
export const patientsOf = (w: Strike, figure: Figure): number[] =>
  FIGURES.filter(
    one => isHurt(w, one) && (one === figure || (teamOf(one) === teamOf(figure) && areBeside(w, one, figure))),
  );
export const isBelowCeiling = (w: Strike, character: number): boolean => w.ap[character]! < ceilingOf(w, character);
/** ST-GLO-02: allies within so many spaces who can gain AP; henchmen have theirs as a group, and ST-RSP-04: nobody
 *  gains any between a respawn and the next turn. */
export const gainersOf = (w: Strike, figure: Figure, within: number): number[] =>
  FIGURES.filter(
    one =>
      one !== figure &&
      teamOf(one) === teamOf(figure) &&
      isOnMap(w, one) &&
      distance(gridFor(w), w.at[figure]!, w.at[one]!) <= within &&
      !isHenchman(one) &&
      !w.isSafe[one] &&
      isBelowCeiling(w, one),
  );

// ---- objects and ways ------------------------------------------------------------------------------------------

/** ST-RUL-43 ST-RUL-88: adjacent, or the own square, with a figure on it or not. */
export function hurlable(t: T, figure: Figure): number[] {
  const { grid, ways, objects } = standingNow(t);
  const from = t.world.at[figure]!;
  return [from, ...grid.offsets.map(offset => from + offset)].filter(
    square => !!objects[square] && (square === from || isAdjacent(grid, ways, from, square)),
  );
}
/** Possible ends of a bonus movement (ST-MPW-01..06). */
export function bonusEnds(
  w: Strike,
  { figure, spaces, mode, throughEnemies }: Pick<BonusMove, 'figure' | 'spaces' | 'mode' | 'throughEnemies'>,
): readonly number[] {
  const from = w.at[figure]!;
  const terms = { from, side: sideOf(figure), throughEnemies, notEnding: closedTo(w, figure) };
  if (mode === 'free') return reach(standingOf(w), { ...terms, budget: spaces, bonus: true }).ends;
  return straightEnds(standingOf(w), { ...terms, spaces, exact: mode === 'exact' });
}
