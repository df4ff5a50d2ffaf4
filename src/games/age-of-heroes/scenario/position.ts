// Any position in a few lines: what a position may name, and how it is laid on the table.
import { bit, everybody, moveCard, NOBODY, pile } from '#engine/kit/piles.ts';
import { layFields, type Settable } from '#engine/scenario/scenario.ts';
import type { Json, Pile, Seat } from '#engine/types.ts';
import type { TokenKind } from '../cards/card.ts';
import { HORSEMAN_MARKERS } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { movePawn } from '../table/acts.ts';
import { CARDS, EVOLUTION_KEYS, keyOf, madeUp, numberOf, type MadeUpCard } from '../table/deck.ts';
import { JET, lookOf, ON_BOARD, PAWNS } from '../table/pawns.ts';
import { FIRST_ROW, INSTITUTE, SLOTS, slotOf, SPACES, spaceKey, tileNamed } from '../table/spaces.ts';
import { GONE, studentInSupply, type Heroes } from '../table/world.ts';

/** Parts of a position that have the same name in the world. */
const FIELDS = [
  'round',
  'roundLimit',
  'vp',
  'villainTokens',
  'resources',
  'next',
  'passed',
  'rowLess',
  'rowMore',
] as const;

/** A position: parts left out stay as the seed deals them, but hands are empty. Lists are by seat; cards have the names
 *  of their data files, spaces those of board.ts ('danger', 'zone', 'A3'), pawns are '0 Cyclops' or '1 Student'. */
export interface Position extends Settable<Heroes, (typeof FIELDS)[number]> {
  /** 3 when left out. */
  seats?: number;
  seed?: number;
  options?: Json;
  /** Made-up cards for this scenario: one of each lies in the deck, and is named like the others. */
  fixtures?: readonly MadeUpCard[];
  /** The phase that begins; the Institute phase when left out. */
  at?: 'institute' | 'mission' | 'endOfRound';
  /** Ids of teams; in the order of the boards when left out. */
  teams?: readonly string[];
  /** Current turn order; by seat when left out. */
  order?: readonly Seat[];
  hands?: (readonly string[])[];
  protocols?: readonly string[];
  /** The next cards of the deck, in order; with `deckLeft` no others are below them. */
  deck?: readonly string[];
  deckLeft?: number;
  discard?: readonly string[];
  /** Cards in card spaces, with their Recruiters: { dangerAlly1: ['iceman', 1] }. */
  cards?: Readonly<Record<string, readonly [card: string, ...recruiters: Seat[]]>>;
  /** { A: 'avalanche', B: 'gone' } */
  villains?: Readonly<Record<string, string>>;
  /** Seats by the icon that they have marked: { A1: 0 }. */
  markers?: Readonly<Record<string, Seat>>;
  /** Horseman Effect markers: { H1: 'despair' }. */
  effectMarkers?: Readonly<Record<string, string>>;
  /** Pawns on spaces, each space with its pawn or pawns: { danger: '0 Cyclops', zone: ['1 Storm', '0 Cyclops'] }. */
  pawns?: Readonly<Record<string, string | readonly string[]>>;
  /** Pawns on the X-Jet, the topmost first. */
  jet?: readonly string[];
  /** Students on Player boards. */
  students?: readonly number[];
  /** { danger: ['vp 1', 'villain 1'] } */
  tokens?: Readonly<Record<string, readonly string[]>>;
  played?: (readonly string[])[];
  unplayed?: (readonly string[])[];
  /** The location of Magneto's marker. */
  influence?: string;
}

export const spaceNamed = (key: string): number => {
  for (let space = 0; space < SPACES; space++) if (spaceKey(space) === key) return space;
  throw new Error(`there is no space '${key}'`);
};
const cardNamed = (key: string): number => {
  const made = madeUp.numbers.find(n => keyOf(n) === key);
  const n = made ?? numberOf(key);
  if (n < 0) throw new Error(`there is no card '${key}'`);
  return n;
};
export const evolutionNamed = (key: string): number => {
  const n = EVOLUTION_KEYS.indexOf(key);
  if (n < 0) throw new Error(`there is no Evolution card '${key}'`);
  return n;
};
export const teamNamed = (id: string): number => {
  const n = TEAMS.findIndex(team => team.id === id);
  if (n < 0) throw new Error(`there is no team '${id}'`);
  return n;
};

export function lay(w: Heroes, position: Position): void {
  const seats = w.vp.length;
  layCards(w, position, seats);
  layVillains(w, position, seats);
  layPawns(w, position);
  layFields(w, position, FIELDS);
  position.played?.forEach((keys, seat) => (w.played[seat] = keys.map(evolutionNamed)));
  position.unplayed?.forEach((keys, seat) => (w.unplayed[seat] = keys.map(evolutionNamed)));
  for (let seat = 0; seat < seats; seat++)
    w.unplayed[seat] = w.unplayed[seat]!.filter(n => !w.played[seat]!.includes(n));
  for (const [key, tokens] of Object.entries(position.tokens ?? {}))
    for (const token of tokens) {
      const [kind, value] = token.split(' ');
      w.tokens.push({ space: spaceNamed(key), kind: kind as TokenKind, value: Number(value) });
    }
  if (position.influence) w.influence = INSTITUTE.indexOf(position.influence as 'cerebro');
  if (position.at === 'mission' || position.at === 'endOfRound') endInstitutePhase(w, position);
}
/** Everybody has passed, and all have a place in the next round. */
function endInstitutePhase(w: Heroes, { next, passed }: Position): void {
  if (!passed) w.passed.fill(true);
  if (!next) w.next = [...w.order];
}

// ---- cards -------------------------------------------------------------------------------------------------

function layCards(w: Heroes, position: Position, seats: number): void {
  const { piles } = w;
  const all = everybody(seats);
  for (const n of madeUp.numbers) putUnder(piles.deck, pile([n]));
  for (const hand of piles.hand) putUnder(piles.deck, hand);
  if (position.protocols) putUnder(piles.deck, piles.protocols);
  const fetch = (key: string, to: Pile, seen: number): void => fetchCard(w, cardNamed(key), to, seen);
  position.hands?.forEach((keys, seat) => keys.forEach(key => fetch(key, piles.hand[seat]!, bit(seat))));
  for (const hand of piles.hand) sortHand(hand);
  position.protocols?.forEach(key => fetch(key, piles.protocols, all));
  position.discard?.forEach(key => fetch(key, piles.discard, all));
  for (const [key, [card, ...recruiters]] of Object.entries(position.cards ?? {})) {
    const slot = slotOf(spaceNamed(key));
    if (slot < 0 || slot >= SLOTS) throw new Error(`'${key}' is no card space`);
    fetch(card, piles.inPlay, all);
    w.slots[slot] = cardNamed(card);
    w.recruiters[slot] = recruiters.reduce((mask, seat) => mask | bit(seat), 0);
  }
  position.deck?.toReversed().forEach(key => fetch(key, piles.deck, NOBODY));
  while (piles.deck.cards.length > (position.deckLeft ?? Infinity)) moveCard(piles.deck, 0, piles.away, NOBODY);
}
/** Moves a card from wherever it lies face down to the top of a pile; only those in `seen` know it now. */
function fetchCard(w: Heroes, card: number, to: Pile, seen: number): void {
  const { deck, protocols } = w.piles;
  const from = [deck, protocols].find(({ cards }) => cards.includes(card));
  if (!from) throw new Error(`'${keyOf(card)}' is not in the deck of this mission`);
  moveCard(from, from.cards.indexOf(card), to, seen);
  to.seen[to.seen.length - 1] = seen;
}
/** Hands are kept by number. */
function sortHand(hand: Pile): void {
  hand.cards.sort((a, b) => a - b);
}
function putUnder(deck: Pile, p: Pile): void {
  deck.cards.unshift(...p.cards.splice(0));
  deck.seen.unshift(...p.seen.splice(0).map(() => NOBODY));
}

// ---- tiles and pawns ---------------------------------------------------------------------------------------

function layVillains(w: Heroes, { villains = {}, markers = {}, effectMarkers = {} }: Position, seats: number): void {
  const { piles } = w;
  for (const [id, key] of Object.entries(villains)) {
    const tile = tileNamed(id);
    if (key === 'gone') {
      w.villain[tile] = GONE;
      continue;
    }
    const villain = numberOf(key);
    if (villain < CARDS.villain.first) throw new Error(`there is no Villain '${key}'`);
    const from = [piles.away, piles.stack, piles.last, piles.shown].find(({ cards }) => cards.includes(villain));
    if (!from) throw new Error(`'${key}' is no Villain of this mission`);
    const other = w.villain.indexOf(villain);
    if (other >= 0 && other !== tile) {
      w.villain[other] = w.villain[tile]!;
      [w.captive[other], w.captive[tile]] = [w.captive[tile]!, w.captive[other]!]; // AH-RUL-41
    }
    if (from !== piles.shown) moveCard(from, from.cards.indexOf(villain), piles.shown, everybody(seats));
    w.villain[tile] = villain;
  }
  for (const [key, seat] of Object.entries(markers)) w.marker[spaceNamed(key) - FIRST_ROW] = seat;
  for (const [id, key] of Object.entries(effectMarkers))
    w.effectMarker[tileNamed(id)] = Object.keys(HORSEMAN_MARKERS).indexOf(key);
}
function layPawns(w: Heroes, { pawns = {}, jet = [], students = [] }: Position): void {
  students.forEach((n, seat) => {
    for (let i = 0; i < n; i++) takeStudent(w, seat);
  });
  for (const [key, named] of Object.entries(pawns))
    for (const name of [named].flat()) movePawn(w, pawnNamed(w, name), spaceNamed(key));
  jet.forEach((name, i) => movePawn(w, pawnNamed(w, name), JET + i));
}
function takeStudent(w: Heroes, seat: Seat): number {
  const pawn = studentInSupply(w);
  w.owner[pawn] = seat;
  w.at[pawn] = ON_BOARD;
  return pawn;
}
/** '0 Cyclops': a pawn that is still on its board; a Student comes from the supply where need be. */
function pawnNamed(w: Heroes, name: string): number {
  const seat = Number(name.charAt(0));
  const look = name.slice(2);
  for (let pawn = 0; pawn < PAWNS; pawn++)
    if (w.owner[pawn] === seat && w.at[pawn] === ON_BOARD && lookOf(pawn) === look) return pawn;
  if (look === 'Student') return takeStudent(w, seat);
  throw new Error(`seat ${name.charAt(0)} has no ${look} on its board`);
}
