// The pace of a load: pauses, and so many at a time.

export const pause = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** The number opened at a time: a listening socket keeps only a few hundred waiting. */
const WAVE = 50;

export async function inWaves<T>(count: number, open: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count) {
    const wave = Math.min(WAVE, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: wave }, open))));
  }
  return all;
}
