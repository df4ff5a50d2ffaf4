// The table in numbers, player by player: life, characters, and what dice still bring, from which a value is learned.
import type { Features } from '#engine/bot-knowledge.ts';
import type { Seat } from '#engine/types.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import { hasLevels } from '../table/dice.ts';
import { BAG, inField, isSidekick, other, PREP, purchaseCost, type Duel } from '../table/world.ts';
import { past } from './worth.ts';

/** By feature, how much of it is about as large as 1. */
const SIZES = {
  life: 10,
  lastLife: 1,
  characters: 3,
  attack: 10,
  defense: 10,
  /** Points of what dice cost that are this player's own by now. */
  cost: 20,
  actionCost: 10,
  sidekicks: 5,
  prepared: 3,
  /** Damage that nobody could block if all attacked, and enough of it to win. */
  open: 5,
  lethal: 1,
};
type Feature = keyof typeof SIZES;
const PLAIN = Object.keys(SIZES) as Feature[];
/** Each counts once plainly, and once more for the player whose turn it is. */
const NAMES: readonly string[] = ['', 'OnTurn'].flatMap(way => PLAIN.map(name => name + way));

function numbersOf(w: Duel, seat: Seat): Readonly<Record<Feature, number>> {
  const life = w.life[seat]!;
  const attacks: number[] = [];
  const found = { cost: 0, actionCost: 0, sidekicks: 0, prepared: 0, attack: 0, defense: 0 };
  let blockers = 0;
  for (let die = 0; die < w.zone.length; die++) {
    if (w.seat[die] !== seat) blockers += inField(w, die) ? 1 : 0;
    else if (w.zone[die]! >= BAG) {
      if (isSidekick(w, die)) found.sidekicks++;
      else if (hasLevels(w.kind[die]!)) found.cost += purchaseCost(w, die);
      else found.actionCost += purchaseCost(w, die);
      if (w.zone[die] === PREP) found.prepared++;
      if (!inField(w, die)) continue;
      attacks.push(attackOf(w, die));
      found.attack += attackOf(w, die);
      found.defense += defenseOf(w, die);
    }
  }
  const open = past(attacks, blockers);
  const lethal = open >= w.life[other(seat)]! ? 1 : 0;
  return { life, lastLife: 1 / (1 + Math.max(0, life)), characters: attacks.length, ...found, open, lethal };
}

function of(w: Duel, seats: number): Float32Array {
  const x = new Float32Array(seats * NAMES.length);
  for (let seat = 0; seat < seats; seat++) {
    const numbers = numbersOf(w, seat);
    const at = seat * NAMES.length;
    PLAIN.forEach((name, i) => {
      const size = numbers[name] / SIZES[name];
      x[at + i] = size;
      if (seat === w.active) x[at + PLAIN.length + i] = size;
    });
  }
  return x;
}
/** The start of each turn: where bots that search stop to judge. */
const moment = ({ turns }: Duel): string => `turn ${turns}`;

export const features: Features<Duel> = { names: NAMES, of, moment };
