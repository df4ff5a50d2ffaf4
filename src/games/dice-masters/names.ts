// What things are called: dice, cards by slot, abilities, items of a bill.
import type { GameDefinition } from '#engine/definition.ts';
import { cardOf, titleOf } from './cards/index.ts';
import { ENERGIES, GENERIC } from './dice.ts';
import { FIELD, GLOBAL } from './flow/bill.ts';
import { teamNames } from './team-words.ts';
import { SHIELD } from './shields.ts';
import { cardOfDie, faceOf, has, inField, levelOf, RESERVE, ROLLING, type Duel } from './world.ts';

const nameOfDie = (die: number, w: Duel): string => {
  const card = cardOfDie(w, die);
  const name = card ? card.name : 'Sidekick';
  if (inField(w, die)) return card ? `${name} (level ${levelOf(w, die)})` : name;
  return w.zone[die] === RESERVE || has(w, die, ROLLING) ? `${name} (${shown(w, die)})` : name;
};
/** What a rolled die shows: 'bolt', '2 fists', '2 generic', 'level 1', 'action', 'action*'. */
function shown(w: Duel, die: number): string {
  const { level, action, bursts, energy, amount } = faceOf(w, die);
  if (level) return `level ${level}`;
  if (action) return `action${'*'.repeat(bursts)}`;
  const kind = ENERGY_NAMES[energy]!;
  return amount === 1 ? kind : energy === GENERIC ? `${amount} ${kind}` : `${amount} ${kind}s`;
}
const ENERGY_NAMES = [...ENERGIES, 'wild', 'generic'];
const nameOfSlot = (slot: number, w: Duel): string => titleOf(cardOf(w.cards[slot]!));
const nameOfAbility = (id: number): string => titleOf(cardOf(Math.floor(id / 10)));

export const names: GameDefinition<Duel>['names'] = {
  ...teamNames,
  die: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  dice: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  source: (n, w) => {
    if (n >= SHIELD) return nameOfAbility(n - SHIELD);
    return n < 0 ? 'an effect' : nameOfDie(n, w);
  },
  attacker: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  partner: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  slot: (slot, w) => (slot < 0 ? 'a card' : nameOfSlot(slot, w)),
  ability: id => (id < 0 ? 'an ability' : nameOfAbility(id)),
  item: (item, w) => {
    if (item >= GLOBAL) return nameOfAbility(item - GLOBAL);
    return item >= FIELD ? nameOfDie(item - FIELD, w) : nameOfSlot(item, w);
  },
};
