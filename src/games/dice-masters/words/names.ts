// What things are called: dice, cards by slot, abilities, items of a bill.
import type { GameDefinition } from '#engine/definition.ts';
import { cardOf, titleOf } from '../cards/index.ts';
import { ENERGIES, GENERIC } from '../table/dice.ts';
import { BLOCK } from '../flow/blockers.ts';
import { FIELD, GLOBAL } from '../flow/paying.ts';
import { LOOSE } from '../abilities/energy.ts';
import { attackOf, defenseOf, fieldingCost } from '../abilities/stats.ts';
import { teamNames } from './setup-texts.ts';
import { SHIELD } from '../flow/preventing.ts';
import { abilityText, cardText } from './wording/card.ts';
import { cardOfDie, faceOf, has, inField, isSidekick, levelOf, RESERVE, ROLLING, type Duel } from '../table/world.ts';

const plainName = (die: number, w: Duel): string => cardOfDie(w, die)?.name ?? 'Sidekick';
/** With its level where it lies open. */
const nameOfDie = (die: number, w: Duel): string => {
  const shows = isOpen(w, die) && !isSidekick(w, die) ? levelOf(w, die) : 0;
  return shows ? `${plainName(die, w)} (level ${shows})` : plainName(die, w);
};
const isOpen = (w: Duel, die: number): boolean => w.zone[die] === RESERVE || inField(w, die);
/** A die to pick, with its numbers or what it shows: 'Angel (level 2, 3/3)', 'Sidekick (bolt)'. */
function pickName(die: number, w: Duel): string {
  if (!isOpen(w, die) && !has(w, die, ROLLING)) return plainName(die, w);
  const { level, energy } = faceOf(w, die);
  if (!level) return isSidekick(w, die) ? `Sidekick (${ENERGY_NAMES[energy]!})` : faceName(die, w);
  const numbers = `${attackOf(w, die)}/${defenseOf(w, die)}${w.damage[die] ? `, ${w.damage[die]} damage` : ''}`;
  return `${plainName(die, w)} (${isSidekick(w, die) ? '' : `level ${level}, `}${numbers})`;
}
/** A rolled die with what it shows: 'bolt' (a Sidekick), 'Cyclops (2 bolts)', 'Enrage (action*)', 'Angel (level 1)'. */
function faceName(die: number, w: Duel): string {
  const { level, action, bursts, energy, amount } = faceOf(w, die);
  const name = plainName(die, w);
  if (level) return name === 'Sidekick' ? name : `${name} (level ${level})`;
  if (action) return `${name} (action${'*'.repeat(bursts)})`;
  const kind = ENERGY_NAMES[energy]!;
  if (name === 'Sidekick') return kind;
  return `${name} (${amount === 1 ? kind : `${amount} ${kind}${energy === GENERIC ? '' : 's'}`})`;
}
const ENERGY_NAMES = [...ENERGIES, 'wild', 'generic'];
const nameOfSlot = (slot: number, w: Duel): string => titleOf(cardOf(w.cards[slot]!));
/** 'Angel, Air Transport (3 shield)' */
const priceName = (slot: number, w: Duel): string => {
  const { cost, energy } = cardOf(w.cards[slot]!);
  return `${nameOfSlot(slot, w)} (${cost}${energy ? ` ${energy}` : ''})`;
};
/** 'Angel (level 2, 3/3) for 1' */
const fieldName = (die: number, w: Duel): string => {
  const cost = fieldingCost(w, die);
  return `${pickName(die, w)}${cost ? ` for ${cost}` : ''}`;
};
const nameOfAbility = (id: number): string => titleOf(cardOf(Math.floor(id / 10)));

/** What an ability says. */
function wordsOf(id: number): string {
  const card = cardOf(Math.floor(id / 10));
  const ability = card.abilities[id % 10];
  return ability ? abilityText(ability, card) : cardText(card);
}

export const names: GameDefinition<Duel>['names'] = {
  ...teamNames,
  die: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  dice: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  source: (n, w) => {
    if (n >= SHIELD) return nameOfAbility(n - SHIELD);
    return n < 0 ? 'an effect' : nameOfDie(n, w);
  },
  /** A die that is picked, and one that is fielded at its cost. */
  pick: (die, w) => (die < 0 ? 'a die' : die === LOOSE ? 'energy without a die' : pickName(die, w)),
  toField: (die, w) => (die < 0 ? 'a die' : fieldName(die, w)),
  /** Who stops whom: see blockOf in flow/attack.ts. */
  block: (n, w) => (n < 0 ? 'a block' : `${pickName(Math.floor(n / BLOCK), w)} stops ${pickName(n % BLOCK, w)}`),
  /** A card with its cost. */
  priced: (slot, w) => (slot < 0 ? 'a card' : priceName(slot, w)),
  /** Dice as rolled, wherever they lie now. */
  shown: (die, w) => (die < 0 ? 'a die' : faceName(die, w)),
  attacker: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  partner: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  slot: (slot, w) => (slot < 0 ? 'a card' : nameOfSlot(slot, w)),
  ability: id => (id < 0 ? 'an ability' : nameOfAbility(id)),
  says: id => (id < 0 ? 'an ability' : wordsOf(id)),
  item: (item, w) => {
    if (item < 0) return 'an item';
    if (item >= GLOBAL) return `global ability of ${nameOfAbility(item - GLOBAL)}`;
    return item >= FIELD ? `field ${fieldName(item - FIELD, w)}` : `a die of ${priceName(item, w)}`;
  },
};
