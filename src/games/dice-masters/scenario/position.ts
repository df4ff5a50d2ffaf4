// Positions of tests: dice written as what they show, and laid out as the position says.
// 'Cyclops 2' (level), 'bolt' or 'wild' (a Sidekick's energy), 'Sidekick' (its character face), '2 bolt Cyclops'
// (energy of a named die), 'Enrage' 'Enrage*' 'Enrage**' (action faces), 'generic' or 'generic Enrage'.
import { Match, newRecord } from '#engine/match.ts';
import { seedOf } from '#engine/seed.ts';
import type { Seat, State } from '#engine/types.ts';
import { cardOf } from '../cards/index.ts';
import { ENERGIES, faceAt, FACES, GENERIC, SIDEKICK, SIDEKICK_CHARACTER, WILD, type Face } from '../table/dice.ts';
import { diceMasters as game } from '../game.ts';
import { addCard, addDie, emptyTable, SIDEKICKS } from '../table/layout.ts';
import {
  ATTACK,
  BAG,
  BOTH,
  CARD,
  FIELD,
  has,
  mark,
  NO_DIE,
  ownedIn,
  PREP,
  RESERVE,
  ROLLING,
  USED,
  type Duel,
} from '../table/world.ts';

/** Lists are by seat. What is left out is empty; Sidekicks that are named nowhere lie in the bag. */
export interface Position {
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
  field?: readonly (readonly string[])[];
  reserve?: readonly (readonly string[])[];
  prep?: readonly (readonly string[])[];
  used?: readonly (readonly string[])[];
  /** What a bag holds; given, it holds no other Sidekicks. */
  bag?: readonly (readonly string[])[];
  /** What the next dice show, as face numbers 1 to 6. */
  rolls?: readonly number[];
  seed?: number;
}

export const nameOf = (w: Duel, die: number): string =>
  w.slot[die]! < 0 ? 'Sidekick' : cardOf(w.cards[w.slot[die]!]!).name;

/** How a die is written where it lies. */
export function written(w: Duel, die: number, rolled = false): string {
  const name = nameOf(w, die);
  const shows = [RESERVE, FIELD, ATTACK].includes(w.zone[die]!);
  if (!shows && !rolled) return name;
  const { energy, amount, level, action, bursts } = faceAt(w.kind[die]!, w.face[die]!);
  if (action) return `${name}${'*'.repeat(bursts)}`;
  if (level) return name === 'Sidekick' ? name : `${name} ${level}`;
  if (energy === GENERIC) return `generic ${name}`;
  const kind = energy === WILD ? 'wild' : ENERGIES[energy]!;
  return name === 'Sidekick' ? kind : `${amount} ${kind} ${name}`;
}
export const matches = (w: Duel, die: number, text: string): boolean => {
  const shown = written(w, die, has(w, die, ROLLING));
  return shown === text || nameOf(w, die) === text || shown.replace(/^generic .*/, 'generic') === text;
};

// ---- laying out --------------------------------------------------------------------------------------------

export function stateOf(position: Position): State<Duel> {
  const { cards = [[], []], basics = [25, 26, 30], active = 0, step = 'main', most = 20 } = position;
  const w = emptyTable('scenario', most, position.casual ?? false);
  w.active = active;
  w.life = [position.life?.[0] ?? most, position.life?.[1] ?? most];
  if (w.life.some(life => life < 1 || life > most)) throw new Error(`lives are 1 to ${most}, not ${w.life.join(', ')}`);
  for (const seat of [0, 1]) layTeam(w, seat, cards[seat] ?? [], position.dice);
  for (const card of basics) addCard(w, card, 3, BOTH);
  for (const seat of [0, 1]) layDice(w, seat, position);
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

function layDice(w: Duel, seat: Seat, position: Position): void {
  const zones = [
    [FIELD, position.field],
    [RESERVE, position.reserve],
    [PREP, position.prep],
    [USED, position.used],
    [BAG, position.bag],
  ] as const;
  for (const [zone, lists] of zones) for (const text of lists?.[seat] ?? []) lay(w, seat, zone, text);
  const sidekicks = w.kind.filter((kind, die) => kind === SIDEKICK && w.owner[die] === seat).length;
  if (sidekicks > SIDEKICKS) throw new Error(`seat ${seat} has ${sidekicks} Sidekicks, but there are ${SIDEKICKS}`);
  if (!position.bag?.[seat]) for (let i = sidekicks; i < SIDEKICKS; i++) addDie(w, -1, SIDEKICK, seat, BAG);
}

/** Lays one die, as written, into a zone. */
function lay(w: Duel, seat: Seat, zone: number, text: string): void {
  const { name, face } = read(text);
  const die = name === 'Sidekick' ? addDie(w, -1, SIDEKICK, seat, zone) : fromCard(w, seat, name, text);
  w.owner[die] = w.seat[die] = seat;
  w.zone[die] = zone;
  const found = face(w.kind[die]!);
  const plain = text === name && zone !== FIELD && zone !== RESERVE;
  if (found < 0 && !plain) throw new Error(`'${text}' is no face of ${name}: write what it shows, as '${name} 2'`);
  if (zone === FIELD && !faceAt(w.kind[die]!, found).level) throw new Error(`'${text}' is no character for the field`);
  w.face[die] = Math.max(0, found);
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

/** Reads a die: its name, and the face it shows. */
function read(text: string): { name: string; face: (kind: number) => number } {
  const find = (test: (face: Face) => boolean) => (kind: number) =>
    Array.from({ length: FACES }, (_, f) => f).findIndex(f => test(faceAt(kind, f)));
  if (text === 'Sidekick') return { name: 'Sidekick', face: () => SIDEKICK_CHARACTER };
  const generic = /^generic(?: (.+))?$/.exec(text);
  if (generic) return { name: generic[1] ?? 'generic', face: find(f => f.energy === GENERIC) };
  const type = text === 'wild' ? WILD : ENERGIES.indexOf(text as (typeof ENERGIES)[number]);
  if (type >= 0) return { name: 'Sidekick', face: find(f => f.energy === type) };
  const energy = /^([12]) (bolt|fist|mask|shield) (.+)$/.exec(text);
  if (energy) return { name: energy[3]!, face: find(showing(energy[1]!, energy[2]!)) };
  const level = /^(.+) ([123])$/.exec(text);
  if (level) return { name: level[1]!, face: find(f => f.level === Number(level[2])) };
  const bursts = /\**$/.exec(text)![0].length;
  return {
    name: text.slice(0, text.length - bursts),
    face: find(f => f.action && f.bursts === bursts),
  };
}
const showing = (amount: string, energy: string) => (face: Face) =>
  face.amount === Number(amount) && ENERGIES[face.energy] === energy;
