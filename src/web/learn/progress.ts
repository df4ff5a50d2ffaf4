// How far one has come in the tutorials; kept in the browser.
const KEY = 'longbox.learned';

function all(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}
/** The titles of the steps whose goal was reached. */
export const learned = (game: string): string[] => all()[game] ?? [];
export function learn(game: string, title: string): string[] {
  const titles = [...new Set([...learned(game), title])];
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: titles }));
  return titles;
}
