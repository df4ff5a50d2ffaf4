// What one game adds to a report on many: its length and end, its teams, what became of each card; and what it came
// upon.
import type { Account } from '#engine/definition.ts';
import { counting, type Add as AddTo } from '#engine/kit/counting.ts';
import type { Event, Result, Seat } from '#engine/types.ts';
import { TEAMS } from '../cards/teams.ts';
import { cardName, EVOLUTION_KEYS, evolutionOf, keyOf, typeOf, villainOf } from './deck.ts';
import { NONE } from './pawns.ts';
import { AT_TEAM_UPS, isRow, isSlot, locationOf, spaceKey, SPACES, ZONE } from './spaces.ts';
import type { Heroes } from './world.ts';

/** `won`: by the player who won the game. Cards and Evolution cards are counted once a game and player. */
const COLUMNS = {
  Ending: ['games'],
  'Winner’s VP': ['games'],
  Team: ['games', 'won'],
  'VP from': ['all', 'winners'],
  Villain: ['met', 'defeated'],
  Card: ['drawn', 'played', 'won'],
  Evolution: ['held', 'played', 'won'],
} as const;
type Add = AddTo<typeof COLUMNS>;

const ENDINGS: Record<string, string> = { 'AH-RUL-42': 'round limit' };
const CARD_TITLES = { ally: 'Ally', teamUp: 'Team-Up', event: 'Event' };
const titleOf = (card: number): string => `${cardName(card)} (${CARD_TITLES[typeOf(card)]})`;

export function account(w: Heroes, events: readonly Event[], { ranks, rule }: Result): Account {
  const { counts, add } = counting(COLUMNS);
  const hasWon = (seat: Seat): boolean => ranks[seat] === 1;
  add('Ending', ENDINGS[rule] ?? 'last Villain', 'games');
  w.team.forEach((team, seat) => {
    add('Team', TEAMS[team]!.name, 'games');
    if (hasWon(seat)) add('Team', TEAMS[team]!.name, 'won');
  });
  const tens = Math.floor(Math.max(...w.vp) / 10) * 10;
  add('Winner’s VP', `${String(tens).padStart(3, ' ')} to ${tens + 9}`, 'games');
  for (const villain of w.piles.shown.cards) add('Villain', cardName(villain), 'met');
  addCards(events, hasWon, add);
  addSources(events, hasWon, add);
  for (const seat of w.team.keys()) addEvolutions(w, seat, hasWon(seat), add);
  return { rounds: w.round, counts };
}

function addEvolutions({ played, unplayed }: Heroes, seat: Seat, isWinner: boolean, add: Add): void {
  const nameOf = (n: number): string => `${evolutionOf(n).name} (${evolutionOf(n).hero})`;
  for (const n of [...played[seat]!, ...unplayed[seat]!]) add('Evolution', nameOf(n), 'held');
  for (const n of played[seat]!) {
    add('Evolution', nameOf(n), 'played');
    if (isWinner) add('Evolution', nameOf(n), 'won');
  }
}

function addCards(events: readonly Event[], hasWon: (seat: Seat) => boolean, add: Add): void {
  const seen = new Set<string>();
  const once = (what: 'drawn' | 'played', card: number, seat: Seat): void => {
    const key = `${what} ${card} ${seat}`;
    if (seen.has(key)) return;
    seen.add(key);
    add('Card', titleOf(card), what);
    if (what === 'played' && hasWon(seat)) add('Card', titleOf(card), 'won');
  };
  for (const { kind, facts, secret } of events) {
    const seat = facts.seat as Seat;
    const card = (secret?.facts.card ?? facts.card) as number;
    if (kind === 'drew' || kind === 'took') once('drawn', card, seat);
    if (kind === 'played' || kind === 'recruited') once('played', card, seat);
    if (kind === 'defeated') add('Villain', cardName(facts.villain as number), 'defeated');
  }
}

/** VP by what brought them: the last event logged before they were scored. */
const SOURCES: Record<string, string> = {
  damaged: 'damage',
  bonusGained: 'Recruitment bonuses',
  abilityActs: 'Evolution cards',
  played: 'Events',
  defeated: 'defeats',
};
function addSources(events: readonly Event[], hasWon: (seat: Seat) => boolean, add: Add): void {
  let source = 'tokens';
  for (const { kind, facts } of events) {
    if (kind === 'assigned') source = sourceAt(facts.space as number);
    else source = SOURCES[kind] ?? source;
    if (kind !== 'scored') continue;
    add('VP from', source, 'all', facts.n as number);
    if (hasWon(facts.seat as Seat)) add('VP from', source, 'winners', facts.n as number);
    if (source === 'damage') source = 'other effects of damage';
  }
}
function sourceAt(space: number): string {
  if (isRow(space)) return 'tokens';
  if (space === ZONE) return 'Extraction Zone';
  if (!isSlot(space)) return 'tokens';
  return locationOf(space) === AT_TEAM_UPS ? 'Team-Ups' : 'Allies';
}

// ---- what a fuzzed game has come upon ----------------------------------------------------------------------

/** Cards that have left the deck, those recruited too; Evolution cards played, Villains met, spaces with a pawn. */
export function tally(w: Heroes): string[] {
  const { hand, discard, protocols, shown } = w.piles;
  const out = new Set<string>();
  for (const pile of [...hand, discard, protocols]) for (const card of pile.cards) out.add(`card ${keyOf(card)}`);
  for (const card of w.slots) if (card !== NONE) out.add(`card ${keyOf(card)}`).add(`recruited ${keyOf(card)}`);
  for (const n of w.played.flat()) out.add(`evolution ${EVOLUTION_KEYS[n]!}`);
  for (const villain of shown.cards) out.add(`villain ${villainOf(villain).name}`);
  for (const at of w.at) if (at >= 0 && at < SPACES) out.add(`space ${spaceKey(at)}`);
  return [...out];
}
