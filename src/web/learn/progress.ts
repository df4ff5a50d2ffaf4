// The progress in the tutorials, stored in the browser.
import type { Lesson } from '#engine/scenario/lesson.ts';

/** A step of the tutorial in the language of the page; its English title tells it apart. */
export interface Step extends Lesson {
  id: string;
}
const KEY = 'longbox.learned';

function all(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}
/** The steps whose goal was reached. */
export const learned = (game: string): string[] => all()[game] ?? [];
export function learn(game: string, step: string): string[] {
  const steps = [...new Set([...learned(game), step])];
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: steps }));
  return steps;
}
