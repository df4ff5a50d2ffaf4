// Positions of tests: dice written as what they show (writing.ts) with what clings to them (notes.ts), and laid out as
// the position says: 'Cyclops 2, 3 damage, +1 attack, fielded, paired with Iceman 1'.
import { Match, newRecord } from '#engine/match.ts';
import { checkParts, layFields, type Settable } from '#engine/scenario/scenario.ts';
import { seedOf } from '#engine/seed.ts';
import type { Seat, State } from '#engine/types.ts';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import { faceAt, SIDEKICK } from '../table/dice.ts';
import { diceMasters as game } from '../game.ts';
import { addCard, addDie, emptyTable, SIDEKICKS } from '../table/starting-table.ts';
import { layForces, layNotes, ownerIn, withoutNotes, type ForceText, type Laid } from './notes.ts';
import { nameOf, read } from './writing.ts';
import {
  ATTACK,
  BAG,
  BOTH,
  CARD,
  FIELD,
  mark,
  NO_DIE,
  ownedIn,
  PREP,
  RESERVE,
  ROLLING,
  type Duel,
  type Zone,
  ZONES,
} from '../table/world.ts';

/** Lists are by seat. What is left out is empty; Sidekicks that are named nowhere lie in the bag. */
export interface Position extends Settable<Duel, (typeof FIELDS)[number]>, Zones {
  /** Card numbers of each seat's team. */
  cards?: readonly (readonly number[])[];
  /** Dice of each of those cards; the card's limit when left out. */
  dice?: number;
  /** Basic actions; Ambush, Enrage and Reckless Melee when left out. */
  basics?: readonly number[];
  life?: readonly number[];
  /** Starting life, which is also the most. 20 when left out. */
  most?: number;
  active?: Seat;
  casual?: boolean;
  /** The step that begins now; the main step when left out. */
  step?: 'start' | 'clear' | 'roll' | 'main' | 'mainEnds' | 'attack' | 'cleanUp';
  /** Made-up cards for this scenario, numbered from 127 on; teams and basics name them like the others. */
  fixtures?: readonly Card[];
  /** Cards of which a die was fielded or used. */
  played?: readonly number[];
  /** Lasting effects. */
  forces?: readonly ForceText[];
  /** The next rolls, as face numbers 1 to 6; dice of a pile or bag roll in the order in which they are
   *  written, others in the order of `cards`, Sidekicks last. */
  rolls?: readonly number[];
  seed?: number;
}

type Dice = readonly (readonly string[])[];
type Laying = Exclude<Zone, 'card'>;
/** Dice by zone. A bag that is given has all of its dice: no other Sidekicks are added. Attackers, and blockers:
 *  'Sidekick, blocks Cyclops 2'. Hooked are action dice that lie on cards: 'Imprisoned, on Cyclops'; captured who is
 *  under them: 'Iceman 1, under Imprisoned'. */
type Zones = { readonly [Z in Laying]?: Dice };
/** In this order dice get their numbers. */
const LAID: readonly Laying[] = ['field', 'attack', 'reserve', 'prep', 'used', 'bag', 'hooked', 'captured'];
/** The zones that dice are rolled from. */
const ROLLED: readonly Laying[] = ['prep', 'used', 'bag'];
/** Fields that a position sets in the world under the same name. */
const FIELDS = [
  'format',
  'starterBox',
  'turnLimit',
  'turns',
  'loose',
  'fallenSidekicks',
  'inAttack',
  'waiting',
] as const;

/** The other parts of a position. */
const PARTS = 'cards dice basics life most active casual step fixtures played forces rolls seed'.split(' ');

// ---- laying out --------------------------------------------------------------------------------------------

let made = 0;

/** The table as it is laid out; the position's made-up cards must be there. */
export function stateOf(position: Position): State<Duel> {
  checkParts(position, [...LAID, ...FIELDS, ...PARTS]);
  const { cards = [[], []], basics = [25, 26, 30], active = 0, step = 'main', most = 20 } = position;
  const w = emptyTable('scenario', most, position.casual ?? false);
  w.active = active;
  w.life = [position.life?.[0] ?? most, position.life?.[1] ?? most];
  if (w.life.some(life => life < 1 || life > most)) throw new Error(`lives are 1 to ${most}, not ${w.life.join(', ')}`);
  for (const seat of [0, 1]) layTeam(w, seat, cards[seat] ?? [], position.dice);
  for (const card of basics) addCard(w, card, 3, BOTH);
  const laid = [0, 1].flatMap(seat => layDice(w, seat, position));
  layNotes(w, laid);
  w.played = w.cards.map(card => Number(position.played?.includes(card) ?? false));
  w.forces = layForces(w, position.forces ?? []);
  if (position.fixtures) w.key += ` made up ${made++}`; // what is remembered by key is not of other cards of the number
  layFields(w, position, FIELDS);
  if (step === 'clear' || step === 'roll') for (const die of ownedIn(w, active, PREP)) mark(w, die, ROLLING);
  const script = position.rolls ? { script: [...position.rolls] } : {};
  const stack = [
    { at: 'game.turns', my: {}, then: '' },
    { at: `turn.${step}`, my: { again: 0 } },
  ];
  const start = new Match(game, newRecord(game, { seats: 2, seed: seedOf(position.seed ?? 1) })).state;
  return { ...start, ...script, world: w, stack, answered: [0, 0], learned: 0, result: null };
}

/** Dice are written by name, so a character has one card a seat (DM-CRD-12). */
function layTeam(w: Duel, seat: Seat, cards: readonly number[], dice?: number): void {
  const names = cards.map(card => cardOf(card).name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice) throw new Error(`seat ${seat} has two cards of ${twice}; its dice could not be told apart`);
  for (const card of cards) addCard(w, card, dice ?? cardOf(card).max, seat);
}

function layDice(w: Duel, seat: Seat, position: Position): Laid[] {
  const laid: Laid[] = [];
  for (const zone of LAID) {
    const place = ZONES.indexOf(zone);
    const dice = (position[zone]?.[seat] ?? []).map(text => ({ text, die: lay(w, seat, place, text) }));
    laid.push(...(ROLLED.includes(zone) ? inOrder(w, dice) : dice));
  }
  const laidOut = w.kind.filter((kind, die) => kind === SIDEKICK && w.owner[die] === seat).length;
  const sidekicks = laidOut + (seat === 0 ? sidekicksAbroad(position) : 0);
  if (sidekicks > SIDEKICKS) throw new Error(`seat ${seat} has ${sidekicks} Sidekicks, but there are ${SIDEKICKS}`);
  if (!position.bag?.[seat]) for (let i = sidekicks; i < SIDEKICKS; i++) addDie(w, -1, SIDEKICK, seat, BAG);
  return laid;
}

/** Sidekicks of seat 0 that seat 1 controls; they are laid out after those of seat 0. */
const sidekicksAbroad = (position: Position): number =>
  LAID.flatMap(zone => position[zone]?.[1] ?? []).filter(
    text => ownerIn(text, 1) === 0 && read(withoutNotes(text)).name === 'Sidekick',
  ).length;

/** Dice are rolled by number, so those of a pile exchange theirs until they stand as they are written. */
function inOrder(w: Duel, dice: readonly Laid[]): Laid[] {
  const numbers = dice.map(({ die }) => die).sort((a, b) => a - b);
  for (const column of [w.slot, w.kind, w.owner, w.seat, w.zone, w.face]) {
    const written = dice.map(({ die }) => column[die]!);
    numbers.forEach((n, i) => (column[n] = written[i]!));
  }
  return dice.map(({ text }, i) => ({ text, die: numbers[i]! }));
}

/** Lays one die, as written, into a zone. */
function lay(w: Duel, seat: Seat, zone: number, written: string): number {
  const text = withoutNotes(written);
  const owner = ownerIn(written, seat);
  const { name, face } = read(text);
  const die = name === 'Sidekick' ? addDie(w, -1, SIDEKICK, owner, zone) : fromCard(w, owner, name, text);
  w.owner[die] = owner;
  w.seat[die] = seat;
  w.zone[die] = zone;
  const found = face(w.kind[die]!);
  const inField = zone === FIELD || zone === ATTACK;
  const plain = text === name && !inField && zone !== RESERVE;
  if (found < 0 && !plain) throw new Error(`'${text}' is no face of ${name}: write what it shows, as '${name} 2'`);
  if (inField && !faceAt(w.kind[die]!, found).level) throw new Error(`'${text}' is no character for the field`);
  w.face[die] = Math.max(0, found);
  return die;
}
function fromCard(w: Duel, seat: Seat, name: string, text: string): number {
  const free = (die: number): boolean => w.zone[die] === CARD && w.slot[die]! >= 0;
  const fits = (die: number): boolean =>
    name === 'generic' ? w.holder[w.slot[die]!] === BOTH : nameOf(w, die) === name;
  const owned = (die: number): boolean => w.holder[w.slot[die]!] === seat || w.holder[w.slot[die]!] === BOTH;
  const die = w.zone.findIndex((_, d) => free(d) && fits(d) && owned(d));
  if (die === NO_DIE)
    throw new Error(`no die is left for '${text}' of seat ${seat}: name its card in 'cards' or 'basics'`);
  return die;
}
