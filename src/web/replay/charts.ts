// What games have drawn as lines, each loaded with its captions when a replay of it is opened.
import * as dice from '#games/dice-masters/board/words.ts';
import * as schools from '#games/mutant-revolution/board/words.ts';
import type { ChartKind } from '../kit/charts.ts';
import { settings } from '../settings.svelte.ts';

type LoadCharts = () => Promise<readonly ChartKind[]>;
/** Charts are typed by their game's own world; from here on nobody knows it. */
async function spoken(
  loaded: Promise<{ charts: unknown }>,
  { speak }: { speak(language: string): Promise<void> },
): Promise<readonly ChartKind[]> {
  await speak(settings.language);
  return (await loaded).charts as readonly ChartKind[];
}

export const CHARTS: Readonly<Record<string, LoadCharts>> = {
  'dice-masters': () => spoken(import('#games/dice-masters/board/charts.ts'), dice),
  'mutant-revolution': () => spoken(import('#games/mutant-revolution/board/charts.ts'), schools),
};
