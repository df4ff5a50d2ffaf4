// The primer of Dice Masters for newcomers: its set-ups and pictures; a language gives the words.
import type { Opening, Panel, Primer } from '#web/kit/primer.ts';

/** Texts by their titles, in the order in which they are shown. */
type Said = Readonly<Record<string, string>>;

const OPENINGS: readonly Omit<Opening, 'title' | 'text'>[] = [
  { id: 'first-game', options: {}, minutes: 15, picture: 'panel|Angel|shield|1' },
  { id: 'academy-against-archvillains', minutes: 25, picture: 'panel|Wolverine|fist|22' },
  { id: 'heroic-pairs-against-brotherhood', minutes: 35, picture: 'panel|Magneto|mask|13' },
  { id: 'tournament-by-chance', minutes: 35, picture: 'panel|Spider-Man|mask|61' },
  { id: 'basic', options: { format: 'basic' }, minutes: 25, picture: 'panel|Cyclops|bolt|7' },
  { id: 'tournament', options: { format: 'tournament' }, minutes: 35, picture: 'panel|Captain America|fist|37' },
  { id: 'draft', options: { format: 'draft' }, minutes: 45, picture: 'panel|Mystique|mask|53' },
];
const GIST = ['large|Sidekick', 'large|Storm', 'large|fist'];
const OVERVIEW = [
  'panel|Wolverine|fist|22',
  'panel|Sidekick||3',
  'panel|Quicksilver|fist|57',
  'panel|Emma Frost|mask|44',
  'panel|Storm|mask|58',
  'panel|Juggernaut|fist|9',
  'panel|Reckless Melee|fist|31',
  'panel|Magneto|mask|13',
];

const panels = (said: Said, pictures: readonly string[]): Panel[] =>
  Object.entries(said).map(([title, text], i) => ({ title, text, picture: pictures[i]! }));

export const primerOf = (said: Record<keyof Primer, Said>): Primer => ({
  openings: Object.entries(said.openings).map(([title, text], i) => ({ ...OPENINGS[i]!, title, text })),
  gist: panels(said.gist, GIST),
  overview: panels(said.overview, OVERVIEW),
});
