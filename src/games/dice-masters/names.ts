// What things are called: dice, cards by slot, abilities, items of a bill.
import type { GameDefinition } from '#engine/definition.ts';
import { cardOf, titleOf } from './cards/index.ts';
import { FIELD, GLOBAL } from './flow/bill.ts';
import { SHIELD } from './shields.ts';
import { cardOfDie, levelOf, RESERVE, inField, type Duel } from './world.ts';

const nameOfDie = (die: number, w: Duel): string => {
  const card = cardOfDie(w, die);
  const name = card ? card.name : 'Sidekick';
  const shows = w.zone[die] === RESERVE || inField(w, die) ? levelOf(w, die) : 0;
  return card && shows ? `${name} (level ${shows})` : name;
};
const nameOfSlot = (slot: number, w: Duel): string => titleOf(cardOf(w.cards[slot]!));
const nameOfAbility = (id: number): string => titleOf(cardOf(Math.floor(id / 10)));

export const names: GameDefinition<Duel>['names'] = {
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
