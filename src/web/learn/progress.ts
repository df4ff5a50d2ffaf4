// The progress in the tutorials, stored in the browser.
import type { Lesson } from '#engine/scenario/lesson.ts';
import { keep, kept } from '../kept.ts';

/** A step of the tutorial in the language of the page; its English title tells it apart. */
export interface Step extends Lesson {
  id: string;
}
const KEY = 'longbox.learned';

const all = (): Record<string, string[]> => kept(KEY) ?? {};
/** The steps whose goal was reached. */
export const learned = (game: string): string[] => all()[game] ?? [];
export function learn(game: string, step: string): string[] {
  const steps = [...new Set([...learned(game), step])];
  keep(KEY, { ...all(), [game]: steps });
  return steps;
}
