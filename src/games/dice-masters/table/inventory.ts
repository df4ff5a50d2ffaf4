// The inventory that the laws check: dice by owner and by card, and faults of dice.
import { cardOf } from '../cards/index.ts';
import { FACES, kindOf, SIDEKICK } from './dice.ts';
import { ATTACK, BOTH, CAPTURED, HOOKED, inField, isCharacter, NO_DIE, ZONES, type Duel } from './world.ts';

/** Sidekicks of each player, and every fault by name. Cards arrive during a draft, so their dice are counted against
 *  what each was laid out with: no play may change any of these numbers. */
export function inventory(w: Duel): Record<string, number> {
  const out: Record<string, number> = { 'first Sidekicks': 0, 'second Sidekicks': 0 };
  const dice = w.stock.map(() => 0);
  for (let die = 0; die < w.zone.length; die++) {
    if (w.slot[die]! >= 0) dice[w.slot[die]!]!++;
    else out[w.owner[die] ? 'second Sidekicks' : 'first Sidekicks']!++;
    for (const fault of faultsOf(w, die)) out[`die ${die}: ${fault}`] = 1;
  }
  for (const [slot, n] of dice.entries())
    if (n !== w.stock[slot]) out[`dice of card ${w.cards[slot]!} beyond its ${w.stock[slot]!}`] = n - w.stock[slot]!;
  return out;
}

/** The faults of a die: things that must never be true of it. */
const faultsOf = (w: Duel, die: number): string[] =>
  Object.entries(FAULTS).flatMap(([fault, has]) => (has(w, die) ? [fault] : []));
const among = (n: number | undefined, most: number): boolean => Number.isInteger(n) && n! >= 0 && n! < most;

const FAULTS: Record<string, (w: Duel, die: number) => boolean> = {
  'in no zone': (w, die) => !among(w.zone[die], ZONES.length),
  'shows no face': (w, die) => !among(w.face[die], FACES),
  "nobody's": (w, die) => !among(w.owner[die], 2) || !among(w.seat[die], 2),
  'not of its card': (w, die) => w.kind[die] !== kindOfSlot(w, w.slot[die]!),
  "not its card's owner's": (w, die) => !mayOwn(w, die),
  'its owner does not control it': (w, die) => w.seat[die] !== w.owner[die] && !inField(w, die),
  'in the field without a character face': (w, die) => inField(w, die) && !isCharacter(w, die),
  'harmed below nothing': (w, die) => !among(w.damage[die], Infinity),
  'harmed out of the field': (w, die) => w.damage[die]! > 0 && !inField(w, die),
  'captured by nothing': (w, die) => w.zone[die] === CAPTURED && w.zone[w.under[die]!] !== HOOKED,
  'its partner has another': (w, die) => w.partner[die] !== NO_DIE && w.partner[w.partner[die]!] !== die,
  'its partner is on the other side': (w, die) => w.partner[die] !== NO_DIE && w.seat[w.partner[die]!] !== w.seat[die],
  'blocks from afar': (w, die) => w.foe[die] !== NO_DIE && w.zone[die] !== ATTACK,
};
const kindOfSlot = (w: Duel, slot: number): number => (slot < 0 ? SIDEKICK : kindOf(cardOf(w.cards[slot]!).die));
function mayOwn(w: Duel, die: number): boolean {
  const holder = w.slot[die]! < 0 ? BOTH : w.holder[w.slot[die]!];
  return holder === BOTH || holder === w.owner[die];
}
