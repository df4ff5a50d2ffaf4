// Any position in a few lines: what a position may name, and how it is laid on the table.
import { layFields, type Settable } from '#engine/scenario/scenario.ts';
import type { Json, Seat } from '#engine/types.ts';
import { advancedNumber } from '../abilities/moments.ts';
import { MOST_RESOURCES } from '../cards/board.ts';
import { RESOURCES, type TokenKind } from '../cards/card.ts';
import { TEAMS } from '../cards/teams.ts';
import { EVOLUTION_KEYS, evolutionOf, teamOf, type MadeUpCard } from '../table/deck.ts';
import { JET } from '../table/pawns.ts';
import { INSTITUTE } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { among, gatherCards, layCards, layPawns, layVillains, spaceNamed } from './laying.ts';

export { layDeck, spaceNamed } from './laying.ts';

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
  /** The phase that begins; the Institute phase when left out. Of the set-up only the deck can be laid. */
  at?: 'setUp' | 'institute' | 'mission' | 'endOfRound';
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
  /** { A: 'avalanche', B: 'gone', C: 'none' }: 'none' is a Mission tile to which no Villain is attached yet. */
  villains?: Readonly<Record<string, string>>;
  /** The face-down stack of Villain tiles, the next one first, and the face-down last Villain. */
  stack?: readonly string[];
  last?: string;
  /** Cards that Horsemen hold: { H1: 'iceman' }. */
  captives?: Readonly<Record<string, string>>;
  /** Seats by the icon that they have marked: { A1: 0 }. */
  markers?: Readonly<Record<string, Seat>>;
  /** Horseman Effect markers: { H1: 'despair' }. */
  effectMarkers?: Readonly<Record<string, string>>;
  /** Pawns on spaces, each space with its pawn or pawns: { danger: '0 Cyclops', zone: ['1 Storm', '0 Cyclops'] }. */
  pawns?: Readonly<Record<string, string | readonly string[]>>;
  /** Pawns on the X-Jet, the topmost first. */
  jet?: readonly string[];
  /** Somebody has put a Hero on the X-Jet this round; true when left out and one is there, or the phase is over. */
  isJetBegun?: boolean;
  /** Students on Player boards. */
  students?: readonly number[];
  /** { danger: ['vp 1', 'villain 1'] } */
  tokens?: Readonly<Record<string, readonly string[]>>;
  played?: (readonly string[])[];
  unplayed?: (readonly string[])[];
  /** Once-per-round abilities that have acted: Evolution cards, and teams whose Advanced ability has. */
  used?: readonly string[];
  /** The location of Magneto's marker. */
  influence?: string;
}

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
