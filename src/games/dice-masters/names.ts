// What things are called: dice, cards by slot, abilities, items of a bill.
import type { GameDefinition } from '#engine/definition.ts';
import { cardOf, titleOf } from './cards/index.ts';
import { ENERGIES, GENERIC } from './dice.ts';
import { FIELD, GLOBAL } from './flow/bill.ts';
import { teamNames } from './team-words.ts';
import { SHIELD } from './shields.ts';
import { cardOfDie, faceOf, inField, levelOf, RESERVE, type Duel } from './world.ts';

const nameOfDie = (die: number, w: Duel): string => {
  const card = cardOfDie(w, die);
  const name = card ? card.name : 'Sidekick';
  const shows = w.zone[die] === RESERVE || inField(w, die) ? levelOf(w, die) : 0;
  return card && shows ? `${name} (level ${shows})` : name;
};
/** A rolled die with what it shows: 'bolt' (a Sidekick), 'Cyclops (2 bolts)', 'Enrage (action*)', 'Angel (level 1)'. */
function faceName(die: number, w: Duel): string {
  const { level, action, bursts, energy, amount } = faceOf(w, die);
  const name = nameOfDie(die, w).replace(/ \(level .\)$/, '');
  if (level) return name === 'Sidekick' ? name : `${name} (level ${level})`;
  if (action) return `${name} (action${'*'.repeat(bursts)})`;
  const kind = ENERGY_NAMES[energy]!;
  if (name === 'Sidekick') return kind;
  return `${name} (${amount === 1 ? kind : `${amount} ${kind}${energy === GENERIC ? '' : 's'}`})`;
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
  /** Dice as rolled, wherever they lie now. */
  shown: (die, w) => (die < 0 ? 'a die' : faceName(die, w)),
  attacker: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  partner: (die, w) => (die < 0 ? 'a die' : nameOfDie(die, w)),
  slot: (slot, w) => (slot < 0 ? 'a card' : nameOfSlot(slot, w)),
  ability: id => (id < 0 ? 'an ability' : nameOfAbility(id)),
  item: (item, w) => {
    if (item < 0) return 'an item';
    if (item >= GLOBAL) return nameOfAbility(item - GLOBAL);
    return item >= FIELD ? nameOfDie(item - FIELD, w) : nameOfSlot(item, w);
  },
};
