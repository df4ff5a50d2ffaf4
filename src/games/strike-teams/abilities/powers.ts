// The powers of Action Cards that are on without being triggered, and the moments at which cards step in: what the
// rules ask of the cards.
import type { Effect, Reaction as Event, Verb } from '../cards/action-card.ts';
import { type CardNo, ACTIONS, cardsOf, type FromActions, fromActions, ownerOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { isFull, isOn } from '../table/damage-slots.ts';
import { isAdjacent, NEAR, waysOf } from '../table/edges.ts';
import {
  characterOf,
  deciderOf,
  FIGURES,
  gridFor,
  HENCHMAN_FIGURES,
  isHenchman,
  isOnMap,
  teamOf,
} from '../table/figures.ts';
import {
  type Figure,
  BREAKTHROUGH,
  FIRST_HENCHMAN,
  MELEE,
  NONE,
  PRIMARY,
  RANGED,
  type Attack,
  type Strike,
  type T,
  type TargetKind,
  type Weapon,
} from '../table/world.ts';

type Of<V extends Verb> = Extract<Effect, { do: V }>;
interface Power<V extends Verb> {
  readonly card: CardNo;
  readonly effect: Of<V>;
}
/** The effects of a verb on each character's cards. */
const powersOf = <V extends Verb>(verb: V): FromActions<readonly (readonly Power<V>[])[]> =>
  fromActions(() =>
    CHARACTERS.map((_, character) =>
      cardsOf(character).flatMap(card =>
        ACTIONS[card]!.effects.flatMap(effect => (effect.do === verb ? [{ card, effect: effect as Of<V> }] : [])),
      ),
    ),
  );
const STRENGTHEN = powersOf('strengthen');
const PIERCE = powersOf('pierce');
const STEADY = powersOf('steady');
const GUARD = powersOf('guard');
const CHEAPER = powersOf('cheaper');
const SLIP = powersOf('slip');
const DOORS = powersOf('doors');
const AURA = powersOf('aura');
const THORNS = powersOf('thorns');
const TOUGHEN = powersOf('toughen');

/** ST-GLO-01 */
export function areBeside(w: Strike, a: number, b: number): boolean {
  const grid = gridFor(w);
  return isAdjacent(grid, waysOf(grid, w.open), w.at[a]!, w.at[b]!);
}
/** Is a henchman other than these two adjacent to the figure? */
const hasHenchmanBeside = (w: Strike, figure: Figure, not: number): boolean =>
  HENCHMAN_FIGURES.some(one => one !== figure && one !== not && isOnMap(w, one) && areBeside(w, one, figure));

// ---- attacks -------------------------------------------------------------------------------------------------

const isOfType = (weapon: Weapon, type: Of<'strengthen'>['type']): boolean =>
  type === 'all' || (type === 'melee') === (weapon.type === MELEE);
/** A weapon as powers that are on change it: more strength, less penalty (ST-ATK-12). */
export function sharpened(w: Strike, figure: Figure, weapon: Weapon, kind: TargetKind, target: number): Weapon {
  const character = characterOf(figure);
  let out = weapon;
  const isMarked = (card: CardNo): boolean => kind === 'figure' && w.aimedAt[card] === target;
  for (const { card, effect } of STRENGTHEN.now[character]!) {
    if (!isOfType(weapon, effect.type) || !isOn(w, card)) continue;
    if (effect.if === 'marked' && !isMarked(card)) continue;
    if (effect.if === 'flanked' && (kind !== 'figure' || !hasHenchmanBeside(w, target, figure))) continue;
    out = { ...out, strength: out.strength + effect.n };
  }
  for (const { card, effect } of PIERCE.now[character]!)
    if (isMarked(card) && isOn(w, card))
      out = { ...out, ignoreArmor: out.ignoreArmor + effect.n, ignoreDodge: out.ignoreDodge + effect.n };
  if (weapon.type === RANGED)
    for (const {
      card,
      effect: { n },
    } of STEADY.now[character]!)
      if (isOn(w, card))
        out = { ...out, ignoreDistance: out.ignoreDistance + n, ignoreObstruction: out.ignoreObstruction + n };
  return out;
}

/** Armor and dodge of the target from continuous and ongoing powers (ST-DEF-06, ST-DEF-07). */
export function standingDefense(w: Strike, { target, type }: Attack): { armor: number; dodge: number } {
  const sum = { armor: 0, dodge: 0 };
  for (const { card, effect } of GUARD.now[characterOf(target)]!) {
    if (effect.against && (effect.against === 'melee') !== (type === MELEE)) continue;
    if (!isOn(w, card) || (effect.if === 'beside' && !hasHenchmanBeside(w, target, NONE))) continue;
    sum[effect.type] += effect.n;
  }
  return sum;
}

/** What the powers that are on come to. */
const sumOn = (w: Strike, powers: readonly { readonly card: CardNo; readonly effect: { n: number } }[]): number =>
  powers.reduce((sum, { card, effect }) => sum + (isOn(w, card) ? effect.n : 0), 0);
/** AP less for the primary attack. */
export const attackDiscount = (w: Strike, figure: Figure): number => sumOn(w, CHEAPER.now[characterOf(figure)]!);

// ---- reactions -----------------------------------------------------------------------------------------------

/** A reaction: the card, and the figure that uses it, which need not be the target. */
export interface Reaction {
  card: CardNo;
  figure: Figure;
}
/** Cards that answer some events, by character. */
const cardsWith = (...events: readonly Event[]): FromActions<readonly (readonly number[])[]> =>
  fromActions(() =>
    CHARACTERS.map((_, character) =>
      cardsOf(character).filter(card => ACTIONS[card]!.reaction && events.includes(ACTIONS[card]!.reaction!)),
    ),
  );
const WHEN_ATTACKED = [cardsWith('attacked', 'meleeAttacked'), cardsWith('attacked', 'rangedAttacked')];
const WHEN_ALLY_ATTACKED = cardsWith('allyAttacked');
const WHEN_HENCHMAN_DEFEATED = cardsWith('henchmanDefeated');
const isRedirecting = (card: CardNo): boolean => ACTIONS[card]!.effects.some(effect => effect.do === 'redirect');

/** Allies beside the target that could take the attack instead. */
export const shieldsOf = (w: Strike, { figure, target }: Attack): number[] =>
  FIGURES.filter(
    one =>
      one !== target &&
      one !== figure &&
      teamOf(one) === teamOf(target) &&
      isOnMap(w, one) &&
      !w.isSafe[one] &&
      areBeside(w, one, target),
  );
/** Reaction cards that fit the attack: chosen ones whose event this is. Whether they are ready and can be paid for is
 *  asked by the rules (ST-CRD-09, ST-RUL-30). */
export function reactionsTo(w: Strike, attack: Attack): readonly Reaction[] {
  const { target, type, figure: attacker } = attack;
  const found: Reaction[] = [];
  for (const card of WHEN_ATTACKED[type === MELEE ? 0 : 1]!.now[characterOf(target)]!) {
    if (!w.chosen[card]) continue;
    if (!isRedirecting(card) || shieldsOf(w, attack).length > 0) found.push({ card, figure: target });
  }
  for (const card of WHEN_ALLY_ATTACKED.now.flat()) {
    const figure = ownerOf(card);
    // Nobody answers an attack of its own: that is its own turn.
    if (!w.chosen[card] || figure === target || figure === attacker) continue;
    if (teamOf(figure) !== teamOf(target)) continue;
    if (isOnMap(w, figure) && areBeside(w, figure, target)) found.push({ card, figure });
  }
  return found;
}

// ---- moving, doors, automatic damage ---------------------------------------------------------------------------

const isAnyOn = (w: Strike, powers: readonly { readonly card: CardNo }[]): boolean =>
  powers.some(({ card }) => isOn(w, card));
/** Does leaving enemies cost the figure nothing? */
export const slips = (w: Strike, figure: Figure): boolean => isAnyOn(w, SLIP.now[characterOf(figure)]!);
/** The price of a door for a figure with a power about doors, or none. */
export const doorPrice = (w: Strike, figure: Figure): number | null =>
  DOORS.now[characterOf(figure)]!.find(({ card }) => isOn(w, card))?.effect.n ?? null;

/** Enemies of the figure that have an aura about them, and how strong. */
function aurasAgainst(w: Strike, figure: Figure): { owner: number; n: number }[] {
  const found: { owner: number; n: number }[] = [];
  for (let owner = 0; owner < FIRST_HENCHMAN; owner++)
    for (const { card, effect } of AURA.now[owner]!)
      if (teamOf(owner) !== teamOf(figure) && isOnMap(w, owner) && isOn(w, card)) found.push({ owner, n: effect.n });
  return found;
}
/** Automatic damage that a figure takes for leaving each square, or nothing where no such power is on. */
export function harmOnLeaving(w: Strike, figure: Figure): readonly number[] | null {
  const auras = aurasAgainst(w, figure);
  if (auras.length === 0) return null;
  const grid = gridFor(w);
  const { near } = waysOf(grid, w.open);
  const harm = grid.tile.map(() => 0);
  for (const { owner, n } of auras) for (let k = NEAR * w.at[owner]!; near[k]! >= 0; k++) harm[near[k]!]! += n;
  return harm;
}
/** ST-AUT-02: automatic damage to a figure, lessened by powers that name it. */
export const lessened = (w: Strike, figure: Figure, n: number): number =>
  Math.max(0, n - sumOn(w, TOUGHEN.now[characterOf(figure)]!));
const hurt = (t: T, figure: Figure, n: number): void =>
  t.call('harm', { figures: [figure], amounts: [n], isReducible: true });

// ---- moments -------------------------------------------------------------------------------------------------

/** Called when an attack has been resolved and `world.attack.damage` is known, before the defeated are removed. */
export function afterAttack(t: T): void {
  const attack = t.world.attack!;
  if (attack.kind !== 'figure') return;
  for (const card of attack.used) if (card !== PRIMARY) followUp(t, attack, card);
  prick(t, attack);
}
/** The effect of a reaction once the attack is resolved. */
function followUp(t: T, attack: Attack, card: CardNo): void {
  const w = t.world;
  const owner = ownerOf(card);
  const hasAttacker = attack.figure !== NONE && isOnMap(w, attack.figure);
  for (const effect of ACTIONS[card]!.effects) {
    if (effect.do === 'counter' && effect.ifUnhurt && attack.damage === 0 && hasAttacker)
      hurt(t, attack.figure, effect.n);
    if (effect.do === 'repel' && attack.type === MELEE && attack.card !== BREAKTHROUGH && hasAttacker)
      t.call('slam', {
        figure: attack.figure,
        from: w.at[owner]!,
        spaces: effect.n,
        damage: 0,
        seat: deciderOf(w, owner),
      });
    // ST-STA-01: whoever the attack has trapped stays.
    if (effect.do === 'move' && isOnMap(w, owner) && !isFull(w, owner) && w.trapped[owner] === 0)
      t.call('bonusMove', { figure: owner, spaces: effect.n, mode: effect.how, throughEnemies: false });
  }
}
/** A melee attacker is hurt by the target's skin, once per turn; the card is aimed at whom it has hurt. */
function prick(t: T, { figure, target, type, damage, card: weapon }: Attack): void {
  const w = t.world;
  if (type !== MELEE || damage === 0 || weapon === BREAKTHROUGH || figure === NONE) return;
  for (const { card, effect } of THORNS.now[characterOf(target)]!) {
    if (w.aimedAt[card] === figure || !isOn(w, card) || !isOnMap(w, figure)) continue;
    w.aimedAt[card] = figure;
    hurt(t, figure, effect.n);
  }
}

/** Cards with a poison, and its strength. */
const POISONS = fromActions(() =>
  ACTIONS.flatMap(({ effects }, card) =>
    effects.flatMap(effect =>
      effect.do === 'attack'
        ? (effect.attack.riders ?? []).flatMap(rider => (rider.do === 'poison' ? [{ card, n: rider.n }] : []))
        : [],
    ),
  ),
);
/** Called when a character begins its turn on the map. */
export function atTurnStart(t: T, figure: Figure): void {
  const w = t.world;
  for (const powers of THORNS.now) for (const { card } of powers) w.aimedAt[card] = NONE;
  let n = 0;
  for (const aura of aurasAgainst(w, figure)) if (areBeside(w, aura.owner, figure)) n += aura.n;
  for (const poison of POISONS.now) if (w.aimedAt[poison.card] === figure && w.dt[poison.card]! > 0) n += poison.n;
  if (n > 0) hurt(t, figure, n);
}
/** Called for each figure that is defeated, once it has left the map: a poison leaves it, and a card may answer. */
export function afterDefeat(t: T, figure: Figure): void {
  const w = t.world;
  for (const { card } of POISONS.now) if (w.aimedAt[card] === figure) w.aimedAt[card] = NONE;
  if (isHenchman(figure))
    for (const card of WHEN_HENCHMAN_DEFEATED.now.flat())
      if (w.chosen[card] && w.dt[card] === 0) t.call('answering', { card });
}
