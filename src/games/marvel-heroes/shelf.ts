// The door of Marvel Heroes: its place on the shelf.
import type { ShelfEntry } from '../shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'marvel-heroes',
  name: 'Marvel Heroes',
  seats: { min: 2, max: 4 },
  status: 'coming',
};
