// Targets of a text: the dice that it means, and the test of its condition.
import { countLasting } from '#engine/kit/modifiers.ts';
import type { Seat } from '#engine/types.ts';
import type { Affiliation, Condition, Place, Which } from '../cards/card.ts';
import { ENERGIES } from '../cards/character-dice.ts';
import { hasLevels } from '../table/dice.ts';
import {
  ATTACK,
  BAG,
  BLOCKED,
  cardOfDie,
  charactersOf,
  FIELD,
  FIELDED,
  has,
  HURT,
  isCharacter,
  isSidekick,
  levelOf,
  NO_DIE,
  other,
  PREP,
  purchaseCost,
  RESERVE,
  USED,
  type Duel,
} from '../table/world.ts';

/** The point of view of a text: its user, and the die it belongs to (or NO_DIE). */
export interface Eyes {
  seat: Seat;
  die: number;
}

/** Zones by place, as bits: most dice lie elsewhere, so this is asked first. */
const bits = (...zones: number[]): number => zones.reduce((sum, zone) => sum | (1 << zone), 0);
const PLACES: Record<Place, number> = {
  field: bits(FIELD, ATTACK),
  attack: bits(ATTACK),
  reserve: bits(RESERVE),
  used: bits(USED),
  prep: bits(PREP),
  bag: bits(BAG),
  fieldOrReserve: bits(FIELD, ATTACK, RESERVE),
  usedOrPrep: bits(USED, PREP),
};

/** A Which made ready: one shape for all, so that running down the dice is quick. */
interface Filter {
  zones: number;
  /** 0 anybody's, 1 own, 2 opposing. */
  whose: number;
  other: boolean;
  /** Shows a character wherever a face counts. */
  character: boolean;
  /** The rest, if there is any. */
  card: Which | null;
  role: Which['role'] | null;
}
const filters = new WeakMap<Which, Filter>();
function filterOf(which: Which): Filter {
  let filter = filters.get(which);
  if (!filter) filters.set(which, (filter = newFilter(which)));
  return filter;
}
/** DM-FUN-02: dice in the field, unless the text says otherwise. */
function newFilter(which: Which): Filter {
  const { in: place = 'field', whose, other = false, role = null, ...card } = which;
  return {
    zones: PLACES[place],
    whose: whose === undefined ? 0 : whose === 'own' ? 1 : 2,
    other,
    character: card.sidekick !== true,
    card: Object.keys(card).length ? card : null,
    role,
  };
}

/** All dice that a text means. */
export function diceThat(w: Duel, eyes: Eyes, which: Which): number[] {
  const filter = filterOf(which);
  const out: number[] = [];
  for (let die = 0; die < w.zone.length; die++) if (passes(w, eyes, filter, die)) out.push(die);
  return out;
}
export function countThat(w: Duel, eyes: Eyes, which: Which): number {
  const filter = filterOf(which);
  let n = 0;
  for (let die = 0; die < w.zone.length; die++) if (passes(w, eyes, filter, die)) n++;
  return n;
}
/** The first die from `from` on that a text means, or NO_DIE. */
export function nextThat(w: Duel, eyes: Eyes, which: Which, from: number): number {
  const filter = filterOf(which);
  for (let die = from; die < w.zone.length; die++) if (passes(w, eyes, filter, die)) return die;
  return NO_DIE;
}

/** Is this one of the dice that a text means? */
export const fits = (w: Duel, eyes: Eyes, which: Which, die: number): boolean => passes(w, eyes, filterOf(which), die);

const SHOWN = bits(FIELD, ATTACK, RESERVE);
function passes(w: Duel, eyes: Eyes, filter: Filter, die: number): boolean {
  const zone = 1 << w.zone[die]!;
  if (!(filter.zones & zone)) return false;
  // DM-GLS-08, DM-RUL-92: a die is its controller's, and own or opposing is seen from the player who uses the text.
  if (filter.whose && (w.seat[die] === eyes.seat) !== (filter.whose === 1)) return false;
  if (filter.character && zone & SHOWN && !isCharacter(w, die)) return false;
  if (filter.other && die === eyes.die) return false;
  if (filter.card && !fitsCard(w, filter.card, die)) return false;
  return filter.role === null || hasRole(w, filter.role!, eyes.die, die);
}

/** DM-RUL-31: a Sidekick has no card, so neither title, type nor affiliation. DM-TXT-01: a text that names a character
 *  says 'own' too. */
function fitsCard(w: Duel, which: Which, die: number): boolean {
  if (which.character && !hasLevels(w.kind[die]!)) return false;
  if (which.sidekick !== undefined && isSidekick(w, die) !== which.sidekick) return false;
  if (which.costAtMost !== undefined && purchaseCost(w, die) > which.costAtMost) return false;
  if (which.costAtLeast !== undefined && purchaseCost(w, die) < which.costAtLeast) return false;
  if (which.levelAtLeast !== undefined && levelOf(w, die) < which.levelAtLeast) return false;
  if (which.affiliation && !isAffiliated(w, die, which.affiliation)) return false;
  const card = cardOfDie(w, die);
  if (which.energy && !(card?.energy && which.energy.includes(card.energy))) return false;
  if (which.notEnergy && card?.energy && which.notEnergy.includes(card.energy)) return false;
  if (which.heroic !== undefined && Boolean(card?.heroic) !== which.heroic) return false;
  return which.name === undefined || card?.name === which.name;
}

function hasRole(w: Duel, role: NonNullable<Which['role']>, self: number, die: number): boolean {
  if (w.zone[die] !== ATTACK) return false;
  if (role === 'attacking') return w.seat[die] === w.active;
  if (role === 'blocking') return w.seat[die] !== w.active;
  if (role === 'blocked') return w.seat[die] === w.active && has(w, die, BLOCKED);
  return role === 'blocksThis' ? blocks(w, die, self) : blocks(w, self, die);
}
export const blocks = (w: Duel, blocker: number, attacker: number): boolean =>
  attacker !== NO_DIE && w.zone[blocker] === ATTACK && (w.foe[blocker] === attacker || w.foe2[blocker] === attacker);
/** DM-BLK-08, DM-GLS-06, DM-RUL-55: one blocks the other, now. */
export const engaged = (w: Duel, a: number, b: number): boolean =>
  w.zone[a] === ATTACK && w.zone[b] === ATTACK && (blocks(w, a, b) || blocks(w, b, a));

/** Printed affiliation, or Villain for the turn (DM-RUL-91). */
export const isAffiliated = (w: Duel, die: number, affiliation: Affiliation): boolean =>
  cardOfDie(w, die)?.affiliation === affiliation ||
  (affiliation === 'Villain' && countLasting(w.forces, 'villain', die) > 0);
export const energyOf = (w: Duel, die: number): number => {
  const energy = cardOfDie(w, die)?.energy;
  return energy ? ENERGIES.indexOf(energy) : -1;
};

/** Does the condition of a text hold for the die it belongs to? */
export function holds(w: Duel, eyes: Eyes, condition: Condition | undefined): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'object')
    return 'count' in condition
      ? countThat(w, eyes, condition.count) >= condition.atLeast
      : diceThat(w, eyes, condition.engagedWith).some(die => engaged(w, eyes.die, die));
  switch (condition) {
    case 'noOpposingVillain':
      return !charactersOf(w, other(eyes.seat)).some(die => isAffiliated(w, die, 'Villain'));
    case 'fieldedThisTurn':
      return has(w, eyes.die, FIELDED);
    case 'paired':
      return w.partner[eyes.die] !== NO_DIE;
    case 'attacking':
      return isAttacking(w, eyes.die);
    case 'onlyAttacker':
      return isAttacking(w, eyes.die) && charactersOf(w, eyes.seat).filter(die => isAttacking(w, die)).length === 1;
    case 'onlyCharacter':
      return charactersOf(w, eyes.seat).every(die => die === eyes.die);
    case 'damagedInAttack':
      return has(w, eyes.die, HURT);
  }
}
export const isAttacking = (w: Duel, die: number): boolean => w.zone[die] === ATTACK && w.seat[die] === w.active;
