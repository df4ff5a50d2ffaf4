// Values that stay the same object while what is in them stays the same: who draws them has nothing to do then.
import { same } from '#engine/copy.ts';

export function steady<T>(): (value: T) => T {
  let kept: T | undefined;
  return value => (kept !== undefined && same(kept, value) ? kept : (kept = value));
}
