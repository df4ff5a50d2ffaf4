// The door of the tug of war, a small game with sides, roles, settings and a series; loaded when it is wanted.
import type { Game } from '#engine/game.ts';
import type { ShelfEntry } from '#web/kit/shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'tug',
  name: 'Tug of war',
  seats: { min: 3, max: 4 },
  load: async () => (await import('./game.ts')).tug as unknown as Game,
  ledger: () => import('./rules.md?raw'),
};
