// Values that stay the same object while what is in them stays the same: who draws them has nothing to do then.
export function steady<T>(): (value: T) => T {
  let kept: T | undefined;
  return value => (kept = kept === undefined ? value : lasting(kept, value));
}

/** The value, with what was there before in place of each part that equals it, however deep. */
export function lasting<T>(before: T, value: T): T {
  if (before === value || !isData(before) || !isData(value) || Array.isArray(before) !== Array.isArray(value))
    return value;
  return (Array.isArray(before) ? lastingList(before, value as unknown[]) : lastingRecord(before, value)) as T;
}
const isData = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Looked through once: after every move all that a board shows goes through here. */
function lastingList(before: readonly unknown[], value: readonly unknown[]): readonly unknown[] {
  let isSame = before.length === value.length;
  let out: unknown[] | undefined;
  for (let i = 0; i < value.length; i++) {
    const part = lasting(before[i], value[i]);
    if (part !== before[i]) isSame = false;
    if (part !== value[i]) (out ??= value.slice())[i] = part;
  }
  return isSame ? before : (out ?? value);
}
function lastingRecord(before: Record<string, unknown>, value: Record<string, unknown>): Record<string, unknown> {
  let isSame = true;
  let out: Record<string, unknown> | undefined;
  for (const key in value) {
    const part = lasting(before[key], value[key]);
    if (part !== before[key]) isSame = false;
    if (part !== value[key]) (out ??= { ...value })[key] = part;
  }
  if (isSame) for (const key in before) if (before[key] !== undefined && value[key] === undefined) isSame = false;
  return isSame ? before : (out ?? value);
}
