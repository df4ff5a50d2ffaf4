// The log of a table. A table is what its entries make of it, in order.
import type { MatchRecord } from '#engine/match.ts';
import type { Json, Seat } from '#engine/types.ts';
import type { Ended } from './ended.ts';
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
      /** The bot that plays for absent players; a veteran when left out. */
      standIn?: string;
      /** Who has made it; tables of before do not say. */
      by?: Somebody;
      /** Its dice may be known, or it follows from a table where they were: nobody but its maker sits here. */
      practice?: true;
      start?: Start;
      /** It is the next match of a series: which one, from 1, and after which table. */
      series?: { place: number; previous: string };
    }
  /** `salt` is in the open, `hash` that of a salt which is revealed later. `salting`: one of them is to come, and the
   *  game waits a moment for it; `when-here`: where nobody hurries, from the player's first visit on. */
  | { kind: 'sat'; seat: Seat; player: Somebody; salt?: string; hash?: string; salting?: true | 'when-here' }
  | { kind: 'salted'; seat: Seat; salt: string }
  /** The hash of a salt, which is bound to the table, the round and the seat. */
  | { kind: 'hashed'; seat: Seat; hash: string }
  /** The salt that fits the hash, revealed after all hashes. */
  | { kind: 'revealed'; seat: Seat; salt: string }
  /** The announced salt has not come. */
  | { kind: 'unsalted'; seat: Seat }
  /** The dice are drawn anew with this seed: whoever sat there has not revealed a salt, or has left meanwhile, and does
   *  not sit here again. `mayReturn`: they may, since they had waited long for somebody else. */
  | { kind: 'redrawn'; seed: string; seats: Seat[]; why: 'late' | 'left'; mayReturn?: true }
  | { kind: 'left'; seat: Seat }
  /** A bot plays the seat, for its player. */
  | { kind: 'bot'; seat: Seat; level: string }
  /** A player would like that bot in a free seat. */
  | { kind: 'asked'; seat: Seat; level: string; by: string }
  /** The bot that is to play for this player when they are absent. */
  | { kind: 'standIn'; seat: Seat; level: string }
  | { kind: 'returned'; seat: Seat }
  | { kind: 'answered'; seat: Seat; decision: string; option: string; by?: 'bot' | 'clock' }
  | { kind: 'undone'; to: number }
  /** `next`, here and below: where it settles that another game follows, that will be the table's id. It is drawn by
   *  whoever settles it, so it follows from nothing known, and all nodes make the same table. */
  | { kind: 'offered'; seat: Seat; what: Offer['what']; to?: number; anew?: true; next?: string }
  /** `anew`: it settles an undo, and the dice after it are new ones. */
  | { kind: 'agreed'; seat: Seat; offer: number; anew?: true; next?: string }
  | { kind: 'declined'; seat: Seat; offer: number }
  /** `level`: the bot that plays on; it was 'greedy' where it is left out. */
  | { kind: 'resigned'; seat: Seat; level?: string }
  | { kind: 'said'; player: Somebody; text: string }
  | { kind: 'muted'; by: string; player: string; on: boolean }
  /** Says no more than how the match has ended, long before. */
  | { kind: 'ended' }
  | { kind: 'rematched'; table: string; what?: 'sequel' }
  /** The rules threw where no other answer was possible. */
  | { kind: 'stuck'; why: string }
) & {
  /** The client's idempotency key. */
  key?: string;
  /** Milliseconds by which the clock on the wall was set since the entry before; no time of anybody's has passed. */
  jump?: number;
  /** The end to which it has led the match. */
  ended?: Ended;
};
export type EntryKind = Entry['kind'];
