// The layout of the board: the two sides, the fights with their blockers, the piles, the cards.
import type { Facts, Seat } from '#engine/types.ts';
import { cardOf } from '../cards/index.ts';
import type { Card } from '../cards/card.ts';
import {
  colourOf,
  ATTACK,
  BAG,
  BLOCKED,
  CAPTURED,
  CARD,
  diceIn,
  FIELD,
  has,
  HOOKED,
  leftBySlot,
  NO_DIE,
  ownedIn,
  PREP,
  RESERVE,
  USED,
  type Duel,
} from '../table/world.ts';
import type { Colour } from '../cards/colours.ts';
import { purseOf, type Purse } from '../abilities/energy.ts';
import { attackersOf } from '../abilities/legality.ts';
import { attackOf } from '../abilities/stats.ts';
import { nameOf, paintOf, type Paint } from './looks.ts';

export interface Side {
  seat: Seat;
  reserve: number[];
  field: number[];
}
/** A player's side; dice that are planned to fight are drawn in the attack zone. */
export const sideOf = (w: Duel, seat: Seat, planned: readonly number[] = []): Side => ({
  seat,
  reserve: diceIn(w, seat, RESERVE),
  field: [
    ...diceIn(w, seat, FIELD).filter(die => !planned.includes(die)),
    ...diceIn(w, seat, HOOKED).filter(die => w.under[die] === NO_DIE),
  ],
});
/** The emblem that stands for a player: that of the team's most expensive card. */
export const captainOf = ({ cards, holder }: Duel, seat: Seat): string =>
  cards
    .filter((_, slot) => holder[slot] === seat)
    .map(cardOf)
    .reduce<Card | undefined>((best, card) => (best && best.cost >= card.cost ? best : card), undefined)?.name ?? '';
/** The rest of a side, which is drawn a moment later: dice aside, energy, and life. */
export interface Counts {
  bag: number[];
  used: number[];
  prep: number[];
  purse: Purse;
  isActive: boolean;
  life: number;
  most: number;
}
export const countsOf = (w: Duel, seat: Seat): Counts => ({
  bag: ownedIn(w, seat, BAG),
  used: ownedIn(w, seat, USED),
  prep: ownedIn(w, seat, PREP),
  purse: purseOf(w, seat),
  isActive: w.active === seat,
  life: w.life[seat]!,
  most: w.mostLife,
});

/** An attacker and those who stop it. A blocker of two is drawn at the first and named at the second. */
export interface Fight {
  attacker: number;
  blockers: number[];
  also: number[];
}
/** A plan that is not answered yet: attackers, or blockers by attacker. */
export interface Planned {
  attackers: readonly number[];
  blocks: readonly (readonly number[])[];
}
export const NOTHING_PLANNED: Planned = { attackers: [], blocks: [] };

export function fightsOf(w: Duel, { attackers, blocks }: Planned = NOTHING_PLANNED): Fight[] {
  const fighters = fightersIn(w);
  if (!attackers.length && !fighters.length) return [];
  const drawn = new Set<number>();
  return [...attackersOf(w), ...attackers].map((attacker, i) => {
    const all = [
      ...fighters.filter(die => w.foe[die] === attacker),
      ...fighters.filter(die => w.foe2[die] === attacker),
      ...(blocks[i] ?? []),
    ];
    const blockers = all.filter(die => !drawn.has(die));
    for (const die of blockers) drawn.add(die);
    return { attacker, blockers, also: all.filter(die => !blockers.includes(die)) };
  });
}
/** Looked for first of all: there are few of them, and often none. */
function fightersIn({ zone }: Duel): number[] {
  const fighters: number[] = [];
  for (let die = zone.indexOf(ATTACK); die >= 0; die = zone.indexOf(ATTACK, die + 1)) fighters.push(die);
  return fighters;
}
/** Fighters whose foe is gone. */
export const idleIn = (w: Duel, fights: readonly Fight[]): number[] =>
  fightersIn(w).filter(die => !fights.some(({ attacker, blockers }) => attacker === die || blockers.includes(die)));
/** A fight as it is drawn and put into words. */
export interface DrawnFight extends Fight {
  /** The attacker, as dice are laid out. */
  attackers: number[];
  name: string;
  /** Of all who stop it. */
  names: string;
  alsoNamed: string[];
  isStopped: boolean;
  attack: number;
}
export interface AttackZone {
  fights: DrawnFight[];
  idle: number[];
  through: number;
  /** Nobody before the first turn. */
  active: Seat;
}
export function attackZoneOf(w: Duel, planned: Planned): AttackZone {
  const fights = fightsOf(w, planned);
  const drawn = fights.map(fight => drawnFight(w, fight));
  return { fights: drawn, idle: idleIn(w, fights), through: throughOf(drawn), active: w.active };
}
/** The table as if four dice fought, two of them against the first: to try out ahead of time what a fight takes. */
export const supposed = (w: Duel): Duel => ({
  ...w,
  active: 0,
  zone: w.zone.map((zone, die) => (die < 4 ? ATTACK : zone)),
  seat: w.seat.map((seat, die) => (die < 4 ? Number(die > 1) : seat)),
  foe: w.foe.map((foe, die) => (die === 2 || die === 3 ? 0 : foe)),
});
const drawnFight = (w: Duel, fight: Fight): DrawnFight => ({
  ...fight,
  attackers: [fight.attacker],
  name: nameOf(w, fight.attacker),
  names: [...fight.blockers, ...fight.also].map(die => nameOf(w, die)).join(', '),
  alsoNamed: fight.also.map(die => nameOf(w, die)),
  isStopped: isStopped(w, fight),
  attack: attackOf(w, fight.attacker),
});
/** Damage that comes through to the player: of those whom nobody has blocked. */
const throughOf = (fights: readonly DrawnFight[]): number =>
  fights.reduce((sum, fight) => sum + (fight.isStopped ? 0 : fight.attack), 0);
export const isStopped = (w: Duel, { attacker, blockers, also }: Fight): boolean =>
  blockers.length + also.length > 0 || has(w, attacker, BLOCKED);

/** Dice of a pile by name, the most first. */
export interface Heap {
  name: string;
  dice: number[];
}
export function heapsOf(w: Duel, dice: readonly number[]): Heap[] {
  const heaps = new Map<string, number[]>();
  for (const die of dice) heaps.set(nameOf(w, die), [...(heaps.get(nameOf(w, die)) ?? []), die]);
  return [...heaps]
    .map(([name, same]) => ({ name, dice: same }))
    .sort((a, b) => b.dice.length - a.dice.length || a.name.localeCompare(b.name));
}

export interface Tile {
  slot: number;
  card: Card;
  paint: Paint;
  colour: Colour | undefined;
  left: number;
  stock: number;
  /** Action dice that lie on it. */
  hooked: number[];
}
/** The cards of a seat, or with BOTH those in the middle. */
export function tilesOf(w: Duel, holder: number): Tile[] {
  const left = leftBySlot(w);
  const tiles: Tile[] = [];
  for (const [slot, number] of w.cards.entries()) {
    if (w.holder[slot] !== holder) continue;
    const [card, paint, colour] = [cardOf(number), paintOf(w, w.slot.indexOf(slot)), colourOf(w, slot)];
    tiles.push({ slot, card, paint, colour, left: left[slot]!, stock: w.stock[slot]!, hooked: [] });
  }
  for (let die = 0; die < w.zone.length; die++)
    if (w.zone[die] === HOOKED) tiles.find(({ slot }) => slot === w.under[die])?.hooked.push(die);
  return tiles;
}

/** The home of a die that is not drawn itself: the name of its pile, its card, or the die that captured it. */
export function homeOf(w: Duel, die: number): string {
  const owner = w.owner[die]!;
  if (w.zone[die] === BAG) return `bag:${owner}`;
  if (w.zone[die] === USED) return `used:${owner}`;
  if (w.zone[die] === CARD) return `card:${w.slot[die]!}`;
  return w.zone[die] === CAPTURED ? `die:${w.under[die]!}` : '';
}

/** The phase of the turn, read from the procedures on the stack. */
export type Phase = 'teams' | 'roll' | 'main' | 'attackStep' | 'blocks' | 'clash' | 'damage' | 'end';
const PHASES: readonly [RegExp, Phase][] = [
  [/^(teams|draft)\./, 'teams'],
  [/^combatDamage\./, 'damage'],
  [/^clash\./, 'clash'],
  [/^attack\.(blockers|blockEffects)/, 'blocks'],
  [/^attack\.clash/, 'clash'],
  [/^attack\.damage/, 'damage'],
  [/^(attack\.|turn\.attack)/, 'attackStep'],
  [/^turn\.(main|mainEnds)$/, 'main'],
  [/^turn\.(cleanUp|over|next)$/, 'end'],
];
/** The part that comes first in the list, of all that the rules are in the middle of. */
export function phaseOf(stack: readonly { at: string }[]): Phase {
  let first = PHASES.length;
  for (const { at } of stack) first = Math.min(first, placeInPhases(at));
  return PHASES[first]?.[1] ?? 'roll';
}
/** Looked up once for each step: every move asks. */
function placeInPhases(at: string): number {
  let n = known.get(at);
  if (n === undefined) {
    const found = PHASES.findIndex(([pattern]) => pattern.test(at));
    known.set(at, (n = found < 0 ? PHASES.length : found));
  }
  return n;
}
const known = new Map<string, number>();
const FIGHTS: ReadonlySet<Phase> = new Set(['attackStep', 'blocks', 'clash', 'damage']);
/** Which zones need their full height where the board is narrow: the others are ribbons. */
export interface Rooms {
  attack: boolean;
  /** By seat. */
  field: boolean[];
  pools: boolean[];
}
/** Zones with dice have room, and outside of an attack all zones of whose turn it is: nothing moves below the finger
 *  of whoever fields a first die or spends the last one. */
export function roomsOf(w: Duel, phase: Phase): Rooms {
  const isAttack = FIGHTS.has(phase) || w.zone.includes(ATTACK);
  const isActive = (seat: Seat): boolean => w.active === seat && !isAttack;
  const areIn = (seat: Seat, ...zones: readonly number[]): boolean => zones.some(zone => diceIn(w, seat, zone).length);
  return {
    attack: isAttack,
    field: [0, 1].map(seat => isActive(seat) || areIn(seat, FIELD, HOOKED)),
    pools: [0, 1].map(seat => isActive(seat) || areIn(seat, RESERVE) || ownedIn(w, seat, PREP).length > 0),
  };
}
/** The players who lost life, and the amounts. */
export const lifeLost = (before: Duel, now: Duel): { seat: Seat; n: number }[] =>
  now.life.flatMap((life, seat) => (life < before.life[seat]! ? [{ seat, n: before.life[seat]! - life }] : []));
/** Dice that were rolled in these lines of the log. */
export const rolledIn = (lines: readonly { events: readonly { kind: string; facts: Facts }[] }[]): Set<number> =>
  new Set(
    lines.flatMap(({ events }) =>
      events.flatMap(({ kind, facts }) =>
        ROLLS.has(kind) && Array.isArray(facts.dice) ? (facts.dice as number[]) : [],
      ),
    ),
  );
const ROLLS: ReadonlySet<string> = new Set(['rolled', 'rerolled']);
