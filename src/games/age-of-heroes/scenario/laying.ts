// Laying a position on the table: cards, Villains and pawns from wherever the seed has put them.
import { didYouMean } from '#engine/did-you-mean.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import { bit, everybody, moveCard, NOBODY, pile } from '#engine/kit/piles.ts';
import { layFields } from '#engine/scenario/scenario.ts';
import type { Pile, Seat } from '#engine/types.ts';
import { iconAt } from '../abilities/icons.ts';
import { advancedNumber } from '../abilities/moments.ts';
import { MOST_RESOURCES } from '../cards/board.ts';
import { TOKEN_KINDS } from '../cards/card.ts';
import { HORSEMAN_MARKERS, MISSION_TILES } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { movePawn, studentInSupply } from '../table/acts.ts';
import {
  back,
  CARD_KEYS,
  CARDS,
  EVOLUTION_KEYS,
  evolutionKey,
  evolutionOf,
  keyOf,
  isVillain,
  madeUp,
  madeUpEvolutions,
  teamOf,
  typeOf,
} from '../table/deck.ts';
import { JET, lookOf, NONE, ON_BOARD, PAWNS } from '../table/pawns.ts';
import { FIRST_ROW, INSTITUTE, isRow, isSlot, kindOf, SLOTS, slotOf, SPACES, spaceKey } from '../table/spaces.ts';
import { GONE, NO_VILLAIN, type Heroes } from '../table/world.ts';
import { FIELDS, type Position } from './position.ts';

const among = (keys: readonly string[], key: string, what: string): number => {
  const n = keys.indexOf(key);
  if (n < 0) throw new Error(`there is no ${what} '${key}'.${didYouMean(key, keys)}`);
  return n;
};
const SPACE_KEYS = Array.from({ length: SPACES }, (_, space) => spaceKey(space));
export const spaceNamed = (key: string): number => among(SPACE_KEYS, key, 'space');
const cardNamed = (key: string): number => madeUp.numbers.find(n => keyOf(n) === key) ?? among(CARD_KEYS, key, 'card');
const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const tileOfName = (id: string): number => among(idsOf(MISSION_TILES), id, 'Mission tile');
const evolutionNamed = (key: string): number =>
  madeUpEvolutions.numbers.find(n => evolutionKey(n) === key) ?? among(EVOLUTION_KEYS, key, 'Evolution card');
export const teamNamed = (id: string): number => among(idsOf(TEAMS), id, 'team');

/** Parts of a position that are not laid by name: those of the set-up, and those that depend on others. */
const SET_UP = ['seats', 'seed', 'options', 'fixtures', 'at', 'teams', 'order', 'isJetBegun'] as const;
type Laid = Omit<Position, (typeof FIELDS)[number] | (typeof SET_UP)[number]>;
const entries = <X>(of: Readonly<Record<string, X>>, lay: (key: string, value: X) => void): void =>
  Object.entries(of).forEach(([key, value]) => lay(key, value));
const all = ({ vp }: Heroes): number => everybody(vp.length);
/** How each part is laid on the table, in this order. */
const LAID: { readonly [P in keyof Laid]-?: (w: Heroes, part: NonNullable<Laid[P]>) => void } = {
  villains: (w, villains) => entries(villains, (id, key) => layVillain(w, tileOfName(id), key)),
  stack: (w, keys) => layFaceDown(w, 'stack', keys.toReversed()),
  last: (w, key) => layFaceDown(w, 'last', [key]),
  captives: (w, captives) => entries(captives, (id, key) => layCaptive(w, tileOfName(id), key)),
  markers: (w, markers) =>
    entries(markers, (key, seat) => {
      const space = spaceNamed(key);
      if (!isRow(space) || !iconAt(w, space)) throw new Error(`there is no Damage icon at '${key}'`);
      w.marker[space - FIRST_ROW] = seat;
    }),
  effectMarkers: (w, markers) =>
    entries(markers, (id, key) => {
      w.effectMarker[tileOfName(id)] = among(Object.keys(HORSEMAN_MARKERS), key, 'Horseman Effect marker');
    }),
  hands: (w, hands) =>
    hands.forEach((keys, seat) => {
      const hand = w.piles.hand[seat]!;
      for (const key of keys) fetchCard(w, cardNamed(key), hand, bit(seat));
      hand.cards.sort((a, b) => a - b); // hands are sorted by number
    }),
  protocols: (w, keys) => keys.forEach(key => fetchCard(w, cardNamed(key), w.piles.protocols, all(w))),
  discard: (w, keys) => keys.forEach(key => fetchCard(w, cardNamed(key), w.piles.discard, all(w))),
  cards: (w, cards) => entries(cards, (key, [card, ...recruiters]) => layInSlot(w, key, card, recruiters)),
  deck: (w, keys) => keys.toReversed().forEach(key => fetchCard(w, cardNamed(key), w.piles.deck, NOBODY)),
  deckLeft({ piles }, n) {
    while (piles.deck.cards.length > n) moveCard(piles.deck, 0, piles.away, NOBODY);
  },
  students: (w, students) =>
    students.forEach((n, seat) => {
      for (let i = 0; i < n; i++) takeStudent(w, seat);
    }),
  pawns: (w, pawns) =>
    entries(pawns, (key, named) => {
      const space = spaceNamed(key);
      if (isSlot(space) && w.slots[slotOf(space)] === NONE) throw new Error(`no card lies at '${key}' for a pawn`);
      for (const name of [named].flat()) movePawn(w, pawnNamed(w, name), space);
    }),
  jet: (w, names) => names.forEach((name, i) => movePawn(w, pawnNamed(w, name), JET + i)),
  played: (w, lists) => lists.forEach((keys, seat) => (w.played[seat] = keys.map(key => ownEvolution(w, key, seat)))),
  unplayed: (w, lists) =>
    lists.forEach((keys, seat) => (w.unplayed[seat] = keys.map(key => ownEvolution(w, key, seat)))),
  used(w, keys) {
    const isTeam = (key: string): boolean => TEAMS.some(({ id }) => id === key);
    w.used = keys.map(key => (isTeam(key) ? advancedNumber(teamNamed(key)) : evolutionNamed(key)));
  },
  tokens: (w, tokens) => entries(tokens, (key, list) => list.forEach(token => layToken(w, spaceNamed(key), token))),
  influence: (w, location) => void (w.influence = among(INSTITUTE, location, 'Institute location')),
};
/** Every part of a position. */
export const PARTS: readonly string[] = [...FIELDS, ...Object.keys(LAID), ...SET_UP];

export function lay(w: Heroes, position: Position): void {
  gatherCards(w, position);
  for (const part of Object.keys(LAID) as (keyof Laid)[])
    if (position[part] !== undefined) LAID[part](w, position[part] as never);
  layFields(w, position, FIELDS);
  if (!position.next) placePassed(w);
  const { away } = w.piles;
  away.cards.sort((a, b) => back(a) - back(b)); // as the set-up leaves them, whatever was laid from among them
  if (w.resources.flat().some(n => !(n >= 0 && n <= MOST_RESOURCES))) throw new Error('resources go from 0 to 10');
  w.unplayed = w.unplayed.map((list, seat) => list.filter(n => !w.played[seat]!.includes(n)));
  const isOver = position.at === 'mission' || position.at === 'endOfRound';
  if (isOver) endInstitutePhase(w, position);
  w.isJetBegun = position.isJetBegun ?? (isOver || w.at.some(at => at >= JET));
}
function ownEvolution(w: Heroes, key: string, seat: Seat): number {
  const n = evolutionNamed(key);
  if (teamOf(evolutionOf(n).hero) !== w.team[seat]) throw new Error(`'${key}' is no Evolution card of seat ${seat}`);
  return n;
}
function layToken(w: Heroes, space: number, token: string): void {
  const [kind, value] = token.split(' ');
  if (!Number(value)) throw new Error(`'${token}' is no token: write 'vp 1'`);
  w.tokens.push({ space, kind: TOKEN_KINDS[among(TOKEN_KINDS, kind!, 'token')]!, value: Number(value) });
}
/** Who has passed has a place in the next round: where the position names none, the first that is free. */
function placePassed({ order, next, passed }: Heroes): void {
  for (const seat of order) if (passed[seat] && !next.includes(seat)) next[next.indexOf(NONE)] = seat;
}
/** Everybody has passed, and all have a place in the next round. */
function endInstitutePhase(w: Heroes, { next, passed }: Position): void {
  if (!passed) w.passed.fill(true);
  if (!next) w.next = [...w.order];
}

/** The table before the set-up that players see: only the next cards of the deck can be laid. */
export function layDeck(w: Heroes, { deck = [] }: Position): void {
  const { piles } = w;
  for (const p of [piles.inPlay, piles.protocols]) putUnder(piles.deck, p);
  w.captive.fill(NONE);
  deck.toReversed().forEach(key => fetchCard(w, cardNamed(key), piles.deck, NOBODY));
}
// ---- cards -------------------------------------------------------------------------------------------------

/** What the seed has dealt goes under the deck, and made-up cards too. */
function gatherCards({ piles }: Heroes, { protocols }: Position): void {
  for (const n of madeUp.numbers) putUnder(isVillain(n) ? piles.away : piles.deck, pile([n]));
  for (const hand of piles.hand) putUnder(piles.deck, hand);
  if (protocols) putUnder(piles.deck, piles.protocols);
}
function layInSlot(w: Heroes, key: string, name: string, recruiters: readonly Seat[]): void {
  const slot = slotOf(spaceNamed(key));
  if (slot < 0 || slot >= SLOTS) throw new Error(`'${key}' is no card space`);
  const card = cardNamed(name);
  if (typeOf(card) !== kindOf(spaceNamed(key))) throw new Error(`'${name}' does not go to '${key}'`);
  fetchCard(w, card, w.piles.inPlay, all(w));
  w.slots[slot] = card;
  w.recruiters[slot] = recruiters.reduce((mask, seat) => mask | bit(seat), 0);
}
/** Moves a card from wherever it lies face down to the top of a pile; only those in `seen` know it now. */
function fetchCard(w: Heroes, card: number, to: Pile, seen: number): void {
  const { deck, protocols } = w.piles;
  release(w, card);
  const from = [deck, protocols].find(({ cards }) => cards.includes(card));
  if (!from) throw new Error(`'${keyOf(card)}' is not in the deck of this mission`);
  moveCard(from, from.cards.indexOf(card), to, seen);
  to.seen[to.seen.length - 1] = seen;
}
/** A captive by chance that the position wants elsewhere: another card of its type takes its place. */
function release(w: Heroes, card: number): void {
  const tile = w.captive.indexOf(card);
  if (tile < 0) return;
  const { deck, inPlay } = w.piles;
  const other = deck.cards.findIndex(n => typeOf(n) === typeOf(card));
  w.captive[tile] = moveCard(deck, other, inPlay, everybody(w.vp.length));
  putBack(w, card);
}
/** A card in play goes under the deck. */
function putBack({ piles: { deck, inPlay } }: Heroes, card: number): void {
  const taken = pile();
  moveCard(inPlay, inPlay.cards.indexOf(card), taken, NOBODY);
  putUnder(deck, taken);
}
function putUnder(deck: Pile, p: Pile): void {
  deck.cards.unshift(...p.cards.splice(0));
  deck.seen.unshift(...p.seen.splice(0).map(() => NOBODY));
}

// ---- tiles and pawns ---------------------------------------------------------------------------------------

function layCaptive(w: Heroes, tile: number, key: string): void {
  const before = w.captive[tile]!;
  if (before === cardNamed(key)) return;
  fetchCard(w, cardNamed(key), w.piles.inPlay, all(w));
  if (before !== NONE) putBack(w, before);
  w.captive[tile] = cardNamed(key);
}
function villainPile({ piles }: Heroes, key: string): Pile {
  const villain = [...numbersIn(CARDS.villain), ...madeUp.numbers.filter(isVillain)].find(n => keyOf(n) === key);
  if (villain === undefined) throw new Error(`there is no Villain '${key}'`);
  const from = [piles.away, piles.stack, piles.last, piles.shown].find(({ cards }) => cards.includes(villain));
  if (!from) throw new Error(`'${key}' is no Villain of this mission`);
  return from;
}
/** These Villains and no others lie face down there, the top last. */
function layFaceDown(w: Heroes, name: 'stack' | 'last', keys: readonly string[]): void {
  const to = w.piles[name];
  while (to.cards.length) moveCard(to, 0, w.piles.away, NOBODY);
  for (const key of keys) {
    const from = villainPile(w, key);
    if (from === w.piles.shown) throw new Error(`'${key}' lies face up`);
    moveCard(from, from.cards.indexOf(cardNamed(key)), to, NOBODY);
  }
}
function layVillain(w: Heroes, tile: number, key: string): void {
  if (key === 'gone' || key === 'none') {
    w.villain[tile] = key === 'gone' ? GONE : NO_VILLAIN;
    if (w.captive[tile] !== NONE) putBack(w, w.captive[tile]!);
    w.captive[tile] = w.effectMarker[tile] = NONE;
    return;
  }
  const from = villainPile(w, key);
  const villain = cardNamed(key);
  const other = w.villain.indexOf(villain);
  if (other >= 0 && other !== tile) {
    w.villain[other] = w.villain[tile]!;
    [w.captive[other], w.captive[tile]] = [w.captive[tile]!, w.captive[other]!]; // AH-RUL-41
  }
  if (from !== w.piles.shown) moveCard(from, from.cards.indexOf(villain), w.piles.shown, all(w));
  w.villain[tile] = villain;
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
