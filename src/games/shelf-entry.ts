// The door of a game (its shelf.ts) to site, terminal and server, each part loaded when it is wanted.
import type { Game } from '#engine/game.ts';
import type { Lesson, LessonWords } from '#engine/scenario/lesson.ts';
import type { ReadCard } from '#engine/rulebook/rule-cards.ts';
import type { Text, View, World } from '#engine/types.ts';
import type { BoardProps } from '#web/kit/board.ts';
import type { Captions } from '#web/kit/captions.ts';
import type { ChartKind } from '#web/kit/charts.ts';
import type { EventKinds } from '#web/kit/event-kinds.ts';
import type { LoadedEnding } from '#web/kit/ending.ts';
import type { GamePageProps } from '#web/kit/game-page.ts';
import type { LoadedCards } from '#web/kit/whole-card.ts';
import type { Component } from 'svelte';
import type { Primer } from './primer.ts';

/** Game code is typed by its own world; each door casts that away, for nobody outside knows it. */
export interface ShelfEntry {
  /** The name of its folder, and its word in addresses and on command lines. */
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The facts on its box; a game that stands in no box has none. */
  readonly box?: Box;
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
  /** The overview for newcomers, in a language of the site. */
  readonly primer?: (language: string) => Promise<Primer>;
  /** A game in small, to look on: what the front page shows while bots play; and the set-up that is played there. */
  readonly miniature?: () => Promise<Drawn<{ world: World }>>;
  readonly show?: string;
  /** The table in a browser; without it the game is played through questions and options alone. */
  readonly board?: () => Promise<Drawn<BoardProps>>;
  /** Names of things on the board, where every option about one of them can be picked on it, and of options that the
   *  board itself offers ('bid:3' on a dial): such a game can be played without the list of options. */
  readonly onBoard?: RegExp;
  /** The shapes of what is seen that board and charts know; the first one alone when left out. */
  readonly shapes?: readonly number[];
  /** A version in whose days the rules changed: matches of it may have been played by others than are kept. */
  readonly unsettled?: number;
  /** The words on board and charts; they are loaded before either is drawn. */
  readonly captions?: () => Promise<LoadedCaptions>;
  /** Other languages that the game speaks, each whole (decision 0011); English is in the game itself. */
  readonly words?: Readonly<Record<string, () => Promise<GameWords>>>;
  /** The events that are shown and heard at its table. */
  readonly events?: () => Promise<EventKinds>;
  /** The charts that a replay draws as lines over the course of the match. */
  readonly charts?: () => Promise<readonly ChartKind[]>;
  /** Cards shown whole and large, wherever one is named. */
  readonly whole?: () => Promise<LoadedCards>;
  /** The splash page of a finished match; without it the table itself is shown. */
  readonly ending?: () => Promise<LoadedEnding>;
  /** The games that benches look at; without it they look at none. */
  readonly bench?: Benched;
  /** Pages that only this game has. */
  readonly pages?: readonly GamePage[];
}
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
export type LoadedCaptions = Pick<Captions<object>, 'speak'>;
interface Drawn<Props extends object> {
  readonly default: Component<Props>;
}

export interface Box {
  /** Its subject in one line, by language. */
  readonly line: Readonly<Record<'en' | 'de', string>>;
  readonly minutes: number;
  /** The amount of thinking it takes: one to three. */
  readonly weight: number;
}

/** With as few seats as can be. */
export interface Benched {
  /** One of the game's set-ups; without it as a newcomer would play it. */
  readonly setup?: string;
  /** Answers after which a game is in full swing. */
  readonly middle: number;
}

export interface GamePage {
  /** Its address: '/teams'. */
  readonly path: string;
  /** The text of a link to it, in each language of the site. */
  readonly title: Readonly<Record<'en' | 'de', string>>;
  readonly load: () => Promise<Drawn<GamePageProps>>;
  readonly captions?: () => Promise<LoadedCaptions>;
}
