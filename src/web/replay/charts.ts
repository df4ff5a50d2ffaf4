// What games have drawn as lines, each loaded when a replay of it is opened.
import type { ChartKind } from '../kit/charts.ts';
import { captioned } from '../table/captions.ts';

type LoadCharts = () => Promise<readonly ChartKind[]>;
/** Charts are typed by their game's own world; from here on nobody knows it. */
const closed = ({ charts }: { charts: unknown }): readonly ChartKind[] => charts as readonly ChartKind[];

export const CHARTS: Readonly<Record<string, LoadCharts>> = {
  'dice-masters': async () => closed(await captioned('dice-masters', import('#games/dice-masters/board/charts.ts'))),
  'mutant-revolution': async () =>
    closed(await captioned('mutant-revolution', import('#games/mutant-revolution/board/charts.ts'))),
};
