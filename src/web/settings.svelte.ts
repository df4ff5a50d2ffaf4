// What this screen is set to: language, light or dark, motion, sound. Kept in the browser.
export type Theme = 'auto' | 'light' | 'dark';
/** How fast pieces move. */
export type Motion = 'none' | 'quick' | 'calm';

interface Settings {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
}
const KEY = 'longbox.settings';

function kept(): Settings {
  const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const usual: Settings = {
    language: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: 'auto',
    motion: quiet ? 'none' : 'quick',
    sound: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state(kept());

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}
