// Values that stay the same object while what is in them stays the same: who draws them has nothing to do then.
import { same } from '#engine/copy.ts';

export function steady<T>(): (value: T) => T {
  let kept: T | undefined;
  return value => (kept = kept === undefined ? value : lasting(kept, value));
}

/** The value, with what was there before in place of each part that equals it, however deep. */
export function lasting<T>(before: T, value: T): T {
  if (same(before, value)) return before;
  if (Array.isArray(before) && Array.isArray(value))
    return value.map((part: unknown, i) => lasting(before[i] as unknown, part)) as T;
  if (!isRecord(before) || !isRecord(value)) return value;
  const out: Record<string, unknown> = { ...value };
  for (const key in out) out[key] = lasting(before[key], out[key]);
  return out as T;
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
