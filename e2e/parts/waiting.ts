// Waiting by what a page shows: a look is taken again until it is as wanted, however slow the machine is.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect, isDeepStrictEqual } from 'node:util';
import { PATIENCE } from './browser.ts';

/** Milliseconds between two looks. */
const GLANCE = 50;
/** Milliseconds between two looks that are compared: more than a page takes between its own looks, and than a double
 *  click takes. */
const A_WHILE = 320;

/** Looks again until it is so, and tells what was seen then. */
export async function until<T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (const end = performance.now() + PATIENCE; ; await pause(GLANCE)) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (performance.now() > end) assert.fail(`it never became so (${String(isSo)}): ${inspect(seen)}`);
  }
}
/** Looks again until it is exactly this: a page that is being drawn may be something else for a moment. */
export async function becomes<T>(look: () => Promise<T>, wanted: T, message?: string): Promise<void> {
  let seen = await look();
  for (const end = performance.now() + PATIENCE; !isDeepStrictEqual(seen, wanted) && performance.now() < end;) {
    await pause(GLANCE);
    seen = await look();
  }
  assert.deepEqual(seen, wanted, message);
}
/** Looks until two looks in a row show the same, and tells it: nothing moves or is loaded any more. */
export async function settled<T>(look: () => Promise<T>): Promise<T> {
  let before = await look();
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    await pause(A_WHILE);
    const now = await look();
    if (isDeepStrictEqual(now, before)) return now;
    before = now;
  }
  return assert.fail(`it never came to rest: ${inspect(before)}`);
}
