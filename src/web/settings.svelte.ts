// Settings of this screen: language, light or dark, motion, sound, the pace of bots, passing. Stored in the browser.
import { keep, kept } from './kept.ts';

export type Theme = 'auto' | 'light' | 'dark';
/** The speed of moving pieces. */
export type Motion = 'none' | 'quick' | 'calm';

interface Settings {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Shortest time that bots take for a move. */
  bots: Motion;
  /** Is the list of options open beside the board? */
  list: boolean;
  /** Does the page pass for the player where nothing else can be done? */
  passes: boolean;
  /** Decisions at which the player is asked all the same: 'game decision'. */
  stops: string[];
  /** Decisions that were passed, with the questions asked there: so that stops can be chosen. */
  passedAt: Record<string, string>;
}
const KEY = 'longbox.settings';

function usual(): Settings {
  const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: 'auto',
    motion: quiet ? 'none' : 'quick',
    sound: true,
    bots: quiet ? 'none' : 'quick',
    list: false,
    passes: true,
    stops: [],
    passedAt: {},
  };
}
export const settings: Settings = $state({ ...usual(), ...kept<Partial<Settings>>(KEY) });
export const keepSettings = (): void => keep(KEY, settings);
