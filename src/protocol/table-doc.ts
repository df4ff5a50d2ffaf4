// A table as one viewer sees it: what is sent whole once and by patches afterwards.
import type { Event, Json, Result, Seat, View, Viewer } from '#engine/types.ts';
import type { EndedDoc } from './ended.ts';
import type { Clock } from './parts.ts';

export interface SeatDoc {
  kind: 'open' | 'person' | 'bot';
  name: string;
  /** The player who sits there, though a bot may play for them. */
  player?: string;
  level?: string;
  resigned?: true;
  /** The bot that the player has named to play for them, where it is another than the table's. */
  standIn?: string;
  /** In a free seat: the bot that was asked for, and by which seats; it sits down when all have asked. */
  asked?: { level: string; by: Seat[] };
  /** The game waits for the salt, or its hash, that the player has announced. */
  salting?: true;
  /** The hash of the player's salt. */
  hash?: string;
  /** All hashes are there, and the game waits for the salt. */
  revealing?: true;
  /** The role of the seat in this game: 'Giant'. */
  role?: string;
  /** Seats with the same number play together; left out where each plays for itself. */
  side?: number;
}
export interface ChatLine {
  at: number;
  player: string;
  name: string;
  /** Null for spectators. */
  seat: Seat | null;
  text: string;
}
/** The kinds of game that can follow at another table: the same again, or the next match of a series. */
export type NextGame = 'rematch' | 'sequel';
export interface Offer {
  /** The number of the entry that made it. */
  n: number;
  by: Seat;
  what: 'undo' | 'draw' | NextGame;
  /** Undo: to which answer. */
  to?: number;
  /** Seats that agree, the one that offers among them. */
  agreed: Seat[];
}
/** An event and its sentence as the table was then, with links to things: '[Ann](seat:0) marks [a3](cell:0).' An event
 *  without words is for pictures only. */
export interface Happening extends Omit<Event, 'secret'> {
  said?: string;
}
/** One answer and what came of it; the first one is the set-up. */
export interface LogLine {
  at: number;
  seat?: Seat;
  /** The giver of the answer, when it was not the player. */
  by?: 'bot' | 'clock';
  events: Happening[];
}
/** Answers that were undone. */
export interface TakenBack {
  at: number;
  /** Who took them back, and who has agreed to it; nobody where they did so alone. */
  by: Seat;
  agreed: Seat[];
  /** Back from so many answers to so many. */
  from: number;
  to: number;
  /** The last things that had come of them, as all could read it; left out for older ones. */
  events?: Happening[];
}
export interface TableDoc {
  id: string;
  game: string;
  version: number;
  options: Json;
  isPublic: boolean;
  madeAt: number;
  status: 'open' | 'running' | 'over' | 'stuck';
  /** The reason why it cannot go on. */
  stuck?: string;
  seats: SeatDoc[];
  viewer: Viewer;
  /** The language that the viewer asked for, where the game speaks it; English when left out. */
  language?: string;
  clock: Clock;
  /** The bot that plays for absent players who have named no other; left out where nobody can be absent. */
  standIn?: string;
  /** Who has made the table and fills its seats with bots, while they sit there. */
  maker?: string;
  /** Milliseconds left by seat, and since when a seat's clock runs (0: it does not). */
  clocks?: { left: number[]; since: number[] };
  /** The commitment to the seed; the seed itself when the game is over. */
  commitment: string;
  seed?: string;
  salt?: string;
  /** Rounds of drawing that are void, the first one first: who has not revealed their salt, or has left meanwhile, and
   *  does not sit at this table again. The present round is the one after. */
  redrawn?: { without: string[]; why: 'late' | 'left' }[];
  /** Answers given. */
  answers: number;
  /** The earliest answer to which the viewer may go back without consent. */
  undoableTo: number;
  view: View | null;
  log: LogLine[];
  /** All undos, also free ones; left out where there were none. */
  takenBack?: TakenBack[];
  chat: ChatLine[];
  muted: string[];
  offers: readonly Offer[];
  result: Result | null;
  /** How it has ended; left out until then. */
  ended?: EndedDoc;
  /** The table where it goes on. */
  rematch?: string;
  /** In games that are played in series: which match of it this is, from 1, and the tables before and after it. */
  series?: { place: number; previous?: string; next?: string };
  /** The match is over and the series is not: what comes next, in words. */
  sequel?: string;
  /** The origin of the match: a table or a file, after so many answers, and who brought it. They may know what lay
   *  hidden there; what is rolled, shuffled and drawn since, nobody. */
  from?: { table?: string; at: number; by?: string };
  /** The dice are known from the file that it came from: one person alone practises here. */
  practice?: true;
}
