// Laying a position on the table: cards, Villains and pawns from wherever the seed has put them.
import { didYouMean } from '#engine/did-you-mean.ts';
import { bit, everybody, moveCard, NOBODY, pile } from '#engine/kit/piles.ts';
import { layFields } from '#engine/scenario/scenario.ts';
import type { Pile, Seat } from '#engine/types.ts';
import { iconAt } from '../abilities/icons.ts';
import { advancedNumber } from '../abilities/moments.ts';
import { MOST_RESOURCES } from '../cards/board.ts';
import { RESOURCES, type TokenKind } from '../cards/card.ts';
import { HORSEMAN_MARKERS } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { movePawn } from '../table/acts.ts';
import { CARDS, EVOLUTION_KEYS, evolutionOf, keyOf, madeUp, numberOf, teamOf, typeOf } from '../table/deck.ts';
import { JET, lookOf, NONE, ON_BOARD, PAWNS } from '../table/pawns.ts';
import { FIRST_ROW, INSTITUTE, isRow, kindOf, SLOTS, slotOf, SPACES, spaceKey, tileNamed } from '../table/spaces.ts';
import { GONE, NO_VILLAIN, studentInSupply, type Heroes } from '../table/world.ts';
import { FIELDS, type Position } from './position.ts';

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
const tileOfName = (id: string): number => {
  const tile = tileNamed(id);
  if (tile < 0) throw new Error(`there is no Mission tile '${id}'`);
  return tile;
};
export const among = (keys: readonly string[], key: string, what: string): number => {
  const n = keys.indexOf(key);
  if (n < 0) throw new Error(`there is no ${what} '${key}'.${didYouMean(key, keys)}`);
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

const TOKENS: readonly TokenKind[] = [...RESOURCES, 'vp', 'villain'];

export function lay(w: Heroes, position: Position): void {
  const seats = w.vp.length;
  gatherCards(w, position);
  layVillains(w, position, seats);
  layCards(w, position, seats);
  layPawns(w, position);
  layFields(w, position, FIELDS);
  if (w.resources.flat().some(n => !(n >= 0 && n <= MOST_RESOURCES))) throw new Error('resources go from 0 to 10');
  layEvolutions(w, position);
  for (const [key, tokens] of Object.entries(position.tokens ?? {}))
    for (const token of tokens) {
      const [kind, value] = token.split(' ');
      if (!Number(value)) throw new Error(`'${token}' is no token: write 'vp 1'`);
      w.tokens.push({ space: spaceNamed(key), kind: TOKENS[among(TOKENS, kind!, 'token')]!, value: Number(value) });
    }
  if (position.influence) w.influence = among(INSTITUTE, position.influence, 'Institute location');
  if (position.at === 'mission' || position.at === 'endOfRound') endInstitutePhase(w, position);
  w.isJetBegun =
    position.isJetBegun ?? (w.at.some(at => at >= JET) || position.at === 'mission' || position.at === 'endOfRound');
}
function layEvolutions(w: Heroes, { played, unplayed, used = [] }: Position): void {
  const own = (key: string, seat: Seat): number => {
    const n = evolutionNamed(key);
    if (teamOf(evolutionOf(n).hero) !== w.team[seat]) throw new Error(`'${key}' is no Evolution card of seat ${seat}`);
    return n;
  };
  played?.forEach((keys, seat) => (w.played[seat] = keys.map(key => own(key, seat))));
  unplayed?.forEach((keys, seat) => (w.unplayed[seat] = keys.map(key => own(key, seat))));
  for (let seat = 0; seat < w.vp.length; seat++)
    w.unplayed[seat] = w.unplayed[seat]!.filter(n => !w.played[seat]!.includes(n));
  w.used = used.map(key => (TEAMS.some(({ id }) => id === key) ? advancedNumber(teamNamed(key)) : evolutionNamed(key)));
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
export function gatherCards({ piles }: Heroes, { protocols }: Position): void {
  for (const n of madeUp.numbers) putUnder(piles.deck, pile([n]));
  for (const hand of piles.hand) putUnder(piles.deck, hand);
  if (protocols) putUnder(piles.deck, piles.protocols);
}
export function layCards(w: Heroes, position: Position, seats: number): void {
  const { piles } = w;
  const all = everybody(seats);
  const fetch = (key: string, to: Pile, seen: number): void => fetchCard(w, cardNamed(key), to, seen);
  position.hands?.forEach((keys, seat) => keys.forEach(key => fetch(key, piles.hand[seat]!, bit(seat))));
  for (const hand of piles.hand) sortHand(hand);
  position.protocols?.forEach(key => fetch(key, piles.protocols, all));
  position.discard?.forEach(key => fetch(key, piles.discard, all));
  for (const [key, [card, ...recruiters]] of Object.entries(position.cards ?? {})) {
    const slot = slotOf(spaceNamed(key));
    if (slot < 0 || slot >= SLOTS) throw new Error(`'${key}' is no card space`);
    if (typeOf(cardNamed(card)) !== kindOf(spaceNamed(key))) throw new Error(`'${card}' does not go to '${key}'`);
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
/** Hands are kept by number. */
function sortHand(hand: Pile): void {
  hand.cards.sort((a, b) => a - b);
}
function putUnder(deck: Pile, p: Pile): void {
  deck.cards.unshift(...p.cards.splice(0));
  deck.seen.unshift(...p.seen.splice(0).map(() => NOBODY));
}

// ---- tiles and pawns ---------------------------------------------------------------------------------------

export function layVillains(w: Heroes, position: Position, seats: number): void {
  const { villains = {}, markers = {}, effectMarkers = {}, captives = {}, stack, last } = position;
  for (const [id, key] of Object.entries(villains)) layVillain(w, tileOfName(id), key, seats);
  if (stack) layFaceDown(w, 'stack', stack.toReversed());
  if (last) layFaceDown(w, 'last', [last]);
  for (const [id, key] of Object.entries(captives)) {
    const tile = tileOfName(id);
    const before = w.captive[tile]!;
    if (before === cardNamed(key)) continue;
    fetchCard(w, cardNamed(key), w.piles.inPlay, everybody(seats));
    if (before !== NONE) putBack(w, before);
    w.captive[tile] = cardNamed(key);
  }
  for (const [key, seat] of Object.entries(markers)) {
    if (!isRow(spaceNamed(key)) || !iconAt(w, spaceNamed(key))) throw new Error(`there is no Damage icon at '${key}'`);
    w.marker[spaceNamed(key) - FIRST_ROW] = seat;
  }
  for (const [id, key] of Object.entries(effectMarkers))
    w.effectMarker[tileOfName(id)] = among(Object.keys(HORSEMAN_MARKERS), key, 'Horseman Effect marker');
}
function villainPile({ piles }: Heroes, key: string): Pile {
  const villain = numberOf(key);
  if (villain < CARDS.villain.first) throw new Error(`there is no Villain '${key}'`);
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
    moveCard(from, from.cards.indexOf(numberOf(key)), to, NOBODY);
  }
}
function layVillain(w: Heroes, tile: number, key: string, seats: number): void {
  if (key === 'gone' || key === 'none') {
    w.villain[tile] = key === 'gone' ? GONE : NO_VILLAIN;
    if (w.captive[tile] !== NONE) putBack(w, w.captive[tile]!);
    w.captive[tile] = w.effectMarker[tile] = NONE;
    return;
  }
  const from = villainPile(w, key);
  const villain = numberOf(key);
  const other = w.villain.indexOf(villain);
  if (other >= 0 && other !== tile) {
    w.villain[other] = w.villain[tile]!;
    [w.captive[other], w.captive[tile]] = [w.captive[tile]!, w.captive[other]!]; // AH-RUL-41
  }
  if (from !== w.piles.shown) moveCard(from, from.cards.indexOf(villain), w.piles.shown, everybody(seats));
  w.villain[tile] = villain;
}
export function layPawns(w: Heroes, { pawns = {}, jet = [], students = [] }: Position): void {
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
