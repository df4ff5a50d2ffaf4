// Lines through a match, drawn to scale.
import type { Match } from '#engine/match.ts';
import type { World } from '#engine/types.ts';
import type { ChartKind } from '../kit/charts.ts';

export interface Line {
  id: string;
  title: () => string;
  /** By seat, after each answer. */
  values: number[][];
}
export interface Scale {
  least: number;
  most: number;
}

/** Reads a match once for all charts. */
export function linesOf(match: Match<World>, kinds: readonly ChartKind[]): Line[] {
  const { seats } = match.record;
  const readers = kinds.map(kind => kind.reader(seats));
  const lines = kinds.map(({ id, title }) => ({
    id,
    title,
    values: Array.from({ length: seats }, (): number[] => []),
  }));
  match.walk(0, (n, state) => {
    readers.forEach((read, i) => {
      const now = read(match.events[n]!, state.world);
      lines[i]!.values.forEach((values, seat) => values.push(now[seat] ?? 0));
    });
  });
  return lines;
}

/** From the lowest to the highest value, nought always among them. */
export function scaleOf(values: readonly (readonly number[])[]): Scale {
  let [least, most] = [0, 1];
  for (const line of values)
    for (const value of line) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  return { least: Math.floor(least), most: Math.ceil(most) };
}
export const across = (n: number, length: number, width: number): number =>
  length < 2 ? 0 : (n / (length - 1)) * width;
export const down = (value: number, { least, most }: Scale, height: number): number =>
  ((most - value) / (most - least)) * height;

/** The path of a line: one step for each change, so that long matches stay light. */
export function pathOf(values: readonly number[], scale: Scale, width: number, height: number): string {
  const points: string[] = [];
  values.forEach((value, n) => {
    const isCorner = n === 0 || n === values.length - 1 || value !== values[n - 1] || value !== values[n + 1];
    const at = [across(n, values.length, width), down(value, scale, height)];
    if (isCorner) points.push(at.map(x => Math.round(x * 10) / 10).join(','));
  });
  return `M${points.join('L')}`;
}

/** A few moments, evenly spread, for a table. */
export function samples(length: number, most: number): number[] {
  const count = Math.min(length, most);
  const all = Array.from({ length: count }, (_, i) => Math.round((i * (length - 1)) / Math.max(1, count - 1)));
  return [...new Set(all)];
}
