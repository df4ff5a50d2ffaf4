// The ending of a match as a game tells it: the numbers, names and pictures of its splash page.
import type { Facts, Seat, Text, World } from '#engine/types.ts';
import type { LogLine } from '#protocol/table-doc.ts';

/** A match that is over, as its viewer has seen it. */
export interface Over<W extends World = World> {
  readonly log: readonly LogLine[];
  readonly world: W;
  readonly winners: readonly Seat[];
  /** The seat whose numbers are shown: the viewer's, or for spectators the winner's. */
  readonly subject: Seat;
}
export interface Ending {
  /** The few numbers that tell the match. */
  readonly numbers: readonly { readonly n: number | string; readonly what: Text }[];
  /** Emblems in the large picture: who won it, and who was beaten last. */
  readonly hero?: string;
  readonly beaten?: string;
  /** As what its pieces are drawn: dice, or their emblems where this is left out. */
  readonly piece?: 'cube';
  /** The piece that did most. */
  readonly star?: { readonly name: string; readonly title: Text; readonly text: Text };
  /** Lines of the log with which a turn began, and what each of these turns is called: 'turn 3'. */
  readonly turns: readonly { readonly at: number; readonly called: Text }[];
}
/** Loaded when a match is over; it speaks the language of the page. */
export interface LoadedEnding {
  read(over: Over): Ending;
  /** Does the table have a page of its own for the end, such as that of a campaign? Then the splash page waits until
   *  somebody asks for it. */
  hasOwnPage?(world: World): boolean;
  speak(language: string): Promise<void>;
}
/** Something that happened in a match. */
export interface Happened {
  /** Its line in the log. */
  readonly line: number;
  readonly kind: string;
  readonly facts: Facts;
}
/** Everything that a log tells, in order. */
export const happenedIn = (log: readonly LogLine[]): Happened[] =>
  log.flatMap(({ events }, line) => events.map(({ kind, facts }) => ({ line, kind, facts })));

/** The turn to which a line of the log belongs. */
export const turnAt = (turns: Ending['turns'], n: number): Text | undefined =>
  turns.findLast(({ at }) => at <= n)?.called;
