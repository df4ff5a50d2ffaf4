// The door of Marvel Heroes: what site, terminal and server need of it, each loaded when it is wanted.
import { defineGame, type Game } from '#engine/game.ts';
import type { Lesson } from '#engine/scenario/lesson.ts';
import type { ChartKind } from '#web/kit/charts.ts';
import type { Draw } from '#engine/game-entry.ts';
import type { ShelfEntry } from '#web/kit/shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'marvel-heroes',
  name: 'Marvel Heroes',
  seats: { min: 2, max: 4 },
  box: {
    line: { en: 'Trouble all over town, villains behind it.', de: 'Ärger in der ganzen Stadt, Schurken dahinter.' },
    minutes: 120,
    weight: 3,
  },
  unsettled: 1,
  load: async () => (await import('./game.ts')).marvelHeroes as unknown as Game,
  rules: async () => defineGame((await import('./definition.ts')).definition) as unknown as Game,
  draw: async () => (await import('./words/draw.ts')).draw as Draw,
  ledger: () => import('./rules.md?raw'),
  cards: async () => (await import('./words/card-rules.ts')).readCards,
  lessons: async () => (await import('./scenario/tutorial.ts')).lessons as unknown as readonly Lesson[],
  primer: async language =>
    (await (language === 'de' ? import('./words/primer/de.ts') : import('./words/primer/en.ts'))).primer,
  miniature: () => import('./board/Miniature.svelte'),
  show: 'bornAgain',
  board: () => import('./board/Board.svelte'),
  onBoard: /^(hero|area|district|supportSpace|card|ability|power|powerUp|seat|team|die|plan|go|support|reroll):/,
  captions: () => import('./board/words.ts'),
  events: async () => (await import('./board/events.ts')).events,
  charts: async () => (await import('./board/charts.ts')).charts as unknown as readonly ChartKind[],
  whole: async () => (await import('./board/whole/cards.ts')).cards,
  ending: async () => (await import('./board/end/ending.ts')).ending,
  bench: { middle: 60 },
};
