// Any position in a few lines: what a position may name. How it is laid on the table stands in laying.ts.
import type { Settable } from '#engine/scenario/scenario.ts';
import type { Json, Seat } from '#engine/types.ts';
import type { MadeUpCard } from '../table/deck.ts';
import type { Heroes } from '../table/world.ts';

/** Parts of a position that have the same name in the world. */
export const FIELDS = [
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
  /** Made-up cards and tiles for this scenario, named like the others: one of each lies in the deck, Villain tiles in
   *  the box; an Advanced ability has the id of its team. */
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
  /** Students of each seat; those that `pawns` names are the first of them, and what is lacking comes from the
   *  supply. */
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
