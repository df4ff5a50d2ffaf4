// The charts of a replay: Victory Points, and the strength that players have gathered.
import { level, type ChartKind } from '#web/kit/charts.ts';
import type { Heroes } from '../table/world.ts';
import { WORDS } from './words.ts';

export const charts: readonly ChartKind<Heroes>[] = [
  level({ id: 'points', title: () => WORDS.points, value: w => w.vp }),
  level({
    id: 'strength',
    title: () => WORDS.strength,
    value: w => w.resources.map(own => own.reduce((sum, n) => sum + n, 0)),
  }),
];
