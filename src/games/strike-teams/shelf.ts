// The door of Marvel Strike Teams: its place on the shelf.
import type { ShelfEntry } from '../shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'strike-teams',
  name: 'Marvel Strike Teams',
  seats: { min: 2, max: 5 },
  status: 'coming',
  box: {
    line: { en: 'Kick in the door. Mind the crossfire.', de: 'Tür eintreten. Auf das Kreuzfeuer achten.' },
    minutes: 60,
    weight: 2,
  },
};
