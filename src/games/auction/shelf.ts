// The door of the auction house, the model game: what it offers is loaded when it is wanted.
import type { Game } from '#engine/game.ts';
import type { ShelfEntry } from '#web/kit/shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'auction',
  name: 'Auction house',
  seats: { min: 2, max: 5 },
  load: async () => (await import('./game.ts')).auctionHouse as unknown as Game,
  ledger: () => import('./rules.md?raw'),
  events: async () => (await import('./board/events.ts')).events,
};
