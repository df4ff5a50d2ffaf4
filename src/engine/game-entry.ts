// A game as tables, servers, sites and terminals are given it: its facts, and its parts, each loaded when it is needed.
import type { Game } from './game.ts';
import type { ReadCard } from './rulebook/rule-cards.ts';
import type { Lesson, LessonWords } from './scenario/lesson.ts';
import type { Text, View, World } from './types.ts';

/** Game code is typed by its own world; each entry casts that away, for nobody outside knows it. */
export interface GameEntry {
  /** The name of its folder, and its word in addresses and on command lines. */
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly load: () => Promise<Game>;
  /** The game without what its bots know: enough to play and to show a table, and less to load. */
  readonly rules?: () => Promise<Game>;
  /** The table as text, for terminals; without it a plain list of what lies there is shown. */
  readonly draw?: () => Promise<Draw>;
  /** The text of its rules.md, for the site; programs under Node read the file. */
  readonly ledger?: () => Promise<{ readonly default: string }>;
  /** The cards with the rules they go by, for the rulebook. */
  readonly cards?: () => Promise<readonly ReadCard[]>;
  /** The first game, guided. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
  /** Other languages that the game speaks, each whole (decision 0011); English is in the game itself. */
  readonly words?: Readonly<Record<string, () => Promise<GameWords>>>;
  /** A version in whose days the rules changed: matches of it may have been played by others than are kept. */
  readonly unsettled?: number;
  /** The games that benches look at; without it they look at none. */
  readonly bench?: Benched;
  /** Pages of the site that only this game has, by address: '/teams'. */
  readonly pages?: readonly { readonly path: string }[];
}

/** A game as those need it who let nobody think about it. */
export const rulesOf = ({ rules, load }: GameEntry): Promise<Game> => (rules ?? load)();

/** All that a game says in one language, in place of the English of its definition. */
export interface GameWords<W extends World = World> extends Pick<Game<W>, 'texts' | 'names'> {
  readonly language: string;
  readonly about: NonNullable<Game<W>['about']>;
  /** Reasons for options. */
  readonly reasons: Readonly<Record<string, Text>>;
  /** Steps of the first game, by their English titles. */
  readonly lessons: Readonly<Record<string, LessonWords>>;
  /** The cards for the rulebook. */
  cards(): Promise<readonly ReadCard[]>;
}
export type Draw = (view: View) => string;

/** With as few seats as can be. */
export interface Benched {
  /** One of the game's set-ups; without it as a newcomer would play it. */
  readonly setup?: string;
  /** Answers after which a game is in full swing. */
  readonly middle: number;
}
