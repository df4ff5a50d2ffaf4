// A key word typed at a question, and the match it is typed at as key words and turns see it.
import type { Random } from '#engine/definition.ts';
import type { Match } from '#engine/match.ts';
import type { Passing } from '#engine/passing.ts';
import type { Seat, View, World } from '#engine/types.ts';
import type { Place } from '../command.ts';
import type { Box } from '../setup/games.ts';
import type { Player } from '../setup/seating.ts';
import type { Question } from './question.ts';

/** A match at this keyboard: what is on the table, and what a line typed at a question can do to it. */
export interface MatchAtKeyboard {
  readonly place: Place;
  readonly box: Box;
  readonly match: Match<World>;
  readonly players: readonly Player[];
  readonly people: readonly Seat[];
  readonly random: Random;
  passing: Passing;
  showTable(seen: View, isWanted?: boolean): void;
  undo(to: number): void;
  resign(seat: Seat): void;
  save(file: string): void;
}
export interface KeyPress {
  session: MatchAtKeyboard;
  seat: Seat;
  seen: View;
  question: Question;
  /** The words behind the key word. */
  rest: string;
}
