// The door of Marvel Strike Teams: what site, terminal and server need of it, each loaded when it is wanted.
import { defineGame, type Game } from '#engine/game.ts';
import type { Lesson } from '#engine/scenario/lesson.ts';
import type { ChartKind } from '#web/kit/charts.ts';
import type { Draw } from '#engine/game-entry.ts';
import type { ShelfEntry } from '#web/kit/shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'strike-teams',
  name: 'Marvel Strike Teams',
  seats: { min: 2, max: 5 },
  box: {
    line: { en: 'Kick in the door. Mind the crossfire.', de: 'Tür eintreten. Auf das Kreuzfeuer achten.' },
    minutes: 60,
    weight: 2,
  },
  unsettled: 1,
  load: async () => (await import('./game.ts')).strikeTeams as unknown as Game,
  rules: async () => defineGame((await import('./definition.ts')).definition) as unknown as Game,
  draw: async () => (await import('./words/draw.ts')).draw as Draw,
  ledger: () => import('./rules.md?raw'),
  cards: async () => (await import('./words/card-rules.ts')).readCards,
  lessons: async () => (await import('./scenario/tutorial.ts')).lessons as unknown as readonly Lesson[],
  primer: async () => (await import('./words/primer/en.ts')).primer,
  miniature: () => import('./board/Miniature.svelte'),
  show: 'small',
  board: () => import('./board/Board.svelte'),
  // Every option with a number or a thing lies on the board or beside it.
  onBoard: /:|^(attack|turret|defend|march|victory|retreat|extract)$/,
  captions: () => import('./board/words.ts'),
  events: async () => (await import('./board/events.ts')).events,
  charts: async () => (await import('./board/charts.ts')).charts as unknown as readonly ChartKind[],
  whole: async () => (await import('./board/whole/cards.ts')).cards,
  ending: async () => (await import('./board/end/ending.ts')).ending,
  bench: { middle: 60 },
};
