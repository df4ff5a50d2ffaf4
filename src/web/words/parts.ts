// Words of parts of the site, loaded with them in the language of the page: the first load need not bring them.
import { captions, filled } from '../kit/captions.ts';

export const { words: BOX, speak: speakBox } = captions({
  en: () => import('./en/box.ts'),
  de: () => import('./de/box.ts'),
});
/** The pages around the table. */
export const { words: PAGES, speak: speakPages } = captions({
  en: () => import('./en/pages.ts'),
  de: () => import('./de/pages.ts'),
});
/** The name of a bot of that level. */
export const botName = (level: string): string => PAGES.bots[level]?.[0] ?? level;
const { words: REPLAY, speak: speakReplay } = captions({
  en: () => import('./en/replay.ts'),
  de: () => import('./de/replay.ts'),
});
/** The splash page. */
const { words: END, speak: speakEnd } = captions({
  en: () => import('./en/end.ts'),
  de: () => import('./de/end.ts'),
});
export { speakReplay, speakEnd };

type Values = Record<string, string | number>;
export const sayReplay = (key: keyof typeof REPLAY, facts: Values = {}): string => filled(REPLAY[key], facts);
export const sayEnd = (key: keyof typeof END, facts: Values = {}): string => filled(END[key], facts);
