// The door of Marvel Heroes: its place on the shelf.
import type { ShelfEntry } from '../shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'marvel-heroes',
  name: 'Marvel Heroes',
  seats: { min: 2, max: 4 },
  status: 'coming',
  box: {
    line: { en: 'Trouble all over town, villains behind it.', de: 'Ärger in der ganzen Stadt, Schurken dahinter.' },
    minutes: 120,
    weight: 3,
  },
};
