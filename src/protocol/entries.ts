// The log of a table. A table is what its entries make of it, in order.
import type { MatchRecord } from '#engine/match.ts';
import type { Json, Seat } from '#engine/types.ts';
import type { Clock } from './parts.ts';
import type { Offer } from './table-doc.ts';

export interface Somebody {
  id: string;
  name: string;
}
/** Play goes on from here: a branch of a table, or a match file. */
export interface Start {
  record: MatchRecord;
  table?: string;
  /** The table's own dice from there on; when left out, those of the record. */
  dice?: 'new';
  /** The person who has made the table of it, and may know what lay hidden there. */
  by?: Somebody;
}
export type Entry = (
  | {
      kind: 'made';
      id: string;
      game: string;
      version: number;
      seats: number;
      options: Json;
      seed: string;
      isPublic: boolean;
      clock: Clock;
      start?: Start;
      /** It is the next match of a series: which one, from 1, and after which table. */
      series?: { place: number; previous: string };
    }
  /** `salting`: a salt is to come, and the game waits a moment for it. */
  | { kind: 'sat'; seat: Seat; player: Somebody; salt?: string; salting?: true }
  | { kind: 'salted'; seat: Seat; salt: string }
  /** The announced salt has not come. */
  | { kind: 'unsalted'; seat: Seat }
  | { kind: 'left'; seat: Seat }
  /** A bot plays the seat, for whoever sits there. */
  | { kind: 'bot'; seat: Seat; level: string }
  | { kind: 'returned'; seat: Seat }
  | { kind: 'answered'; seat: Seat; decision: string; option: string; by?: 'bot' | 'clock' }
  | { kind: 'undone'; to: number }
  | { kind: 'offered'; seat: Seat; what: Offer['what']; to?: number; anew?: true }
  /** `anew`: it settles an undo, and the dice after it are new ones. */
  | { kind: 'agreed'; seat: Seat; offer: number; anew?: true }
  | { kind: 'declined'; seat: Seat; offer: number }
  | { kind: 'resigned'; seat: Seat }
  | { kind: 'said'; player: Somebody; text: string }
  | { kind: 'muted'; by: string; player: string; on: boolean }
  | { kind: 'rematched'; table: string; what?: 'sequel' }
  /** The rules threw where no other answer was possible. */
  | { kind: 'stuck'; why: string }
) & {
  /** The client's idempotency key. */
  key?: string;
};
export type EntryKind = Entry['kind'];
