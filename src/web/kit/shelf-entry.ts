// The door of a game (its shelf.ts) to the site: what tables need of it, and its board, pages and pictures.
import type { GameEntry } from '#engine/game-entry.ts';
import type { World } from '#engine/types.ts';
import type { Component } from 'svelte';
import type { BoardProps } from './board.ts';
import type { Captions } from './captions.ts';
import type { ChartKind } from './charts.ts';
import type { LoadedEnding } from './ending.ts';
import type { EventKinds } from './event-kinds.ts';
import type { GamePageProps } from './game-page.ts';
import type { Primer } from './primer.ts';
import type { LoadedCards } from './whole-card.ts';

export interface ShelfEntry extends GameEntry {
  /** The facts on its box; a game that stands in no box has none. */
  readonly box?: Box;
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
  /** The words on board and charts; they are loaded before either is drawn. */
  readonly captions?: () => Promise<LoadedCaptions>;
  /** The events that are shown and heard at its table. */
  readonly events?: () => Promise<EventKinds>;
  /** The charts that a replay draws as lines over the course of the match. */
  readonly charts?: () => Promise<readonly ChartKind[]>;
  /** Cards shown whole and large, wherever one is named. */
  readonly whole?: () => Promise<LoadedCards>;
  /** The splash page of a finished match; without it the table itself is shown. */
  readonly ending?: () => Promise<LoadedEnding>;
  /** Pages that only this game has. */
  readonly pages?: readonly GamePage[];
}
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

export interface GamePage {
  /** Its address: '/teams'. */
  readonly path: string;
  /** The text of a link to it, in each language of the site. */
  readonly title: Readonly<Record<'en' | 'de', string>>;
  readonly load: () => Promise<Drawn<GamePageProps>>;
  readonly captions?: () => Promise<LoadedCaptions>;
}
