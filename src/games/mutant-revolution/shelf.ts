// The door of Mutant Revolution: what site, terminal and server need of it, each loaded when it is wanted.
import { defineGame, type Game } from '#engine/game.ts';
import type { Lesson } from '#engine/scenario/lesson.ts';
import type { ChartKind } from '#web/kit/charts.ts';
import type { Draw } from '#engine/game-entry.ts';
import type { ShelfEntry } from '#web/kit/shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'mutant-revolution',
  name: 'X-Men: Mutant Revolution',
  seats: { min: 3, max: 4 },
  box: {
    line: { en: 'Four schools fight over the future.', de: 'Vier Schulen kämpfen um die Zukunft.' },
    minutes: 90,
    weight: 2,
  },
  load: async () => (await import('./game.ts')).mutantRevolution as unknown as Game,
  rules: async () => defineGame((await import('./definition.ts')).definition) as unknown as Game,
  draw: async () => (await import('./words/draw.ts')).draw as Draw,
  ledger: () => import('./rules.md?raw'),
  cards: async () => (await import('./words/card-rules.ts')).readCards,
  lessons: async () => (await import('./scenario/tutorial.ts')).lessons as unknown as readonly Lesson[],
  shapes: [2],
  primer: async language =>
    (await (language === 'de' ? import('./words/primer/de.ts') : import('./words/primer/en.ts'))).primer,
  board: () => import('./board/Board.svelte'),
  onBoard: /^(card|character|face|figure|hex|offer|school|seat|source|stat|ask|bid|give|pay|recover):/,
  captions: () => import('./board/words.ts'),
  events: async () => (await import('./board/events.ts')).events,
  charts: async () => (await import('./board/charts.ts')).charts as unknown as readonly ChartKind[],
  ending: async () => (await import('./board/end/ending.ts')).ending,
  bench: { middle: 150 },
};
