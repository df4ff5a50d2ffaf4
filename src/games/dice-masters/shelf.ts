// The door of Dice Masters: what site, terminal and server need of it, each loaded when it is wanted.
import { defineGame, type Game } from '#engine/game.ts';
import type { Lesson } from '#engine/scenario/lesson.ts';
import type { ChartKind } from '#web/kit/charts.ts';
import type { Draw, GameWords } from '#engine/game-entry.ts';
import type { ShelfEntry } from '#web/kit/shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'dice-masters',
  name: 'Marvel Dice Masters: Uncanny X-Men',
  seats: { min: 2, max: 2 },
  box: {
    line: { en: 'Build a team of dice. Roll. Clobber.', de: 'Bau ein Team aus Würfeln. Würfle. Schlag zu.' },
    minutes: 30,
    weight: 1,
  },
  load: async () => (await import('./game.ts')).diceMasters as unknown as Game,
  rules: async () => defineGame((await import('./definition.ts')).definition) as unknown as Game,
  draw: async () => (await import('./words/draw.ts')).draw as Draw,
  ledger: () => import('./rules.md?raw'),
  cards: async () => (await import('./words/card-rules.ts')).readCards,
  lessons: async () => (await import('./scenario/tutorial.ts')).lessons as unknown as readonly Lesson[],
  primer: async language =>
    (await (language === 'de' ? import('./words/primer/de.ts') : import('./words/primer/en.ts'))).primer,
  miniature: () => import('./board/Miniature.svelte'),
  show: 'head-start',
  board: () => import('./board/Board.svelte'),
  onBoard: /^(die|slot|ability|take|version|preset):/,
  captions: () => import('./board/words.ts'),
  words: { de: async () => (await import('./words/de/index.ts')).words as unknown as GameWords },
  events: async () => (await import('./board/events.ts')).events,
  charts: async () => (await import('./board/charts.ts')).charts as unknown as readonly ChartKind[],
  whole: async () => (await import('./board/whole/cards.ts')).cards,
  ending: async () => (await import('./board/end/ending.ts')).ending,
  bench: { setup: 'tournament-by-chance', middle: 60 },
  pages: [
    {
      path: '/teams',
      title: { en: 'Build a team', de: 'Ein Team bauen' },
      load: () => import('./board/teams/Teams.svelte'),
      captions: () => import('./board/teams/words.ts'),
    },
  ],
};
