// The door of X-Men: Age of Heroes: its place on the shelf.
import type { ShelfEntry } from '../shelf-entry.ts';

export const entry: ShelfEntry = {
  id: 'age-of-heroes',
  name: 'X-Men: Age of Heroes',
  seats: { min: 2, max: 5 },
  status: 'coming',
  box: {
    line: { en: 'Train by day, save the world by night.', de: 'Tags trainieren, nachts die Welt retten.' },
    minutes: 75,
    weight: 2,
  },
};
