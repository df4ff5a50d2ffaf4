// What bots should know: how well a seat stands, and which options are worth a look.
import type { BotKnowledge, Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { attackOf, defenseOf } from './stats.ts';
import {
  ATTACK,
  BLOCKED,
  faceOf,
  FIELD,
  has,
  isSidekick,
  other,
  PREP,
  purchaseCost,
  RESERVE,
  type Duel,
} from './world.ts';

/** What things are worth in points of life. */
const LIFE = 1;
const FIELDED = 0.32;
const IN_RESERVE = 0.1;
const DIE = 0.45;
const ENERGY = 0.06;
const PREPARED = 0.25;
/** A lead of this many points is as good as won three times in four or so. */
const LEAD = 6;

function value(t: Table<Duel>, seat: Seat): number {
  const lead = worth(t.world, seat) - worth(t.world, other(seat));
  return 1 / (1 + Math.exp(-lead / LEAD));
}

/** Life, more precious when little is left; dice by what they cost; characters by what they can do. */
function worth(w: Duel, seat: Seat): number {
  const life = w.life[seat]!;
  let sum = LIFE * life - 6 / (1 + life);
  for (let die = 0; die < w.zone.length; die++) if (w.seat[die] === seat && w.zone[die]! > 0) sum += dieWorth(w, die);
  return sum;
}
function dieWorth(w: Duel, die: number): number {
  const owned = DIE * purchaseCost(w, die);
  const zone = w.zone[die]!;
  if (zone === FIELD || (zone === ATTACK && (w.seat[die] !== w.active || has(w, die, BLOCKED))))
    return owned + FIELDED * force(w, die);
  if (zone === PREP) return owned + PREPARED;
  if (zone !== RESERVE) return owned;
  const { level, amount, action } = faceOf(w, die);
  return owned + (level ? IN_RESERVE * force(w, die) : action ? 0.5 : ENERGY * amount);
}
const force = (w: Duel, die: number): number => attackOf(w, die) + Math.max(0, defenseOf(w, die) - w.damage[die]!);

const WEIGHTS: Record<string, number> = {
  field: 4,
  buy: 3,
  use: 2,
  attack: 2,
  block: 2,
  activate: 1,
  global: 0.6,
  bill: 0.2,
};

/** Dear dice before cheap ones; passing only when nothing better is open; no reroll of good faces. */
function weigh(t: Table<Duel>, _seat: Seat, _decision: string, option: string): number {
  const [verb, n] = option.split(':') as [string, string | undefined];
  const w = t.world;
  if (verb === 'buy') return 3 + purchaseCostOf(w, Number(n));
  if (verb === 'field') return isSidekick(w, Number(n)) ? 4 : 5;
  if (verb === 'reroll') return 1;
  return WEIGHTS[verb] ?? 0.5;
}
const purchaseCostOf = (w: Duel, slot: number): number => {
  const die = w.slot.indexOf(slot);
  return die < 0 ? 0 : purchaseCost(w, die);
};

export const bot: BotKnowledge<Duel> = { value, weigh };
