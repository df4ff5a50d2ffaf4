// The door of tic-tac-toe, the smallest game: what it offers is loaded when it is wanted.
import type { Game } from '#engine/game.ts';
import type { Draw } from '#engine/game-entry.ts';
import type { ShelfEntry } from '#web/kit/shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'tictactoe',
  name: 'Tic-tac-toe',
  seats: { min: 2, max: 2 },
  load: async () => (await import('./game.ts')).tictactoe as unknown as Game,
  draw: async () => (await import('./words/draw.ts')).draw as Draw,
  ledger: () => import('./rules.md?raw'),
  events: async () => ({ deeds: [['marked']], sounds: { blow: ['marked'], dice: [], card: [] } }),
};
