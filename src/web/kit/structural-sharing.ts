// Structural sharing: parts of a new value that equal those of the old one are the same objects as before, so whatever
// draws them can see at once that it has nothing to do.

/** A function that shares structure between each value it is given and the one before. */
export function structureSharer<T>(): (value: T) => T {
  let last: T | undefined;
  return value => (last = last === undefined ? value : shareStructure(last, value));
}

/** The new value, with the old object in place of each part that equals it, however deep. */
export function shareStructure<T>(before: T, value: T): T {
  if (before === value || !isData(before) || !isData(value) || Array.isArray(before) !== Array.isArray(value))
    return value;
  return (Array.isArray(before) ? sharedList(before, value as unknown[]) : sharedRecord(before, value)) as T;
}
const isData = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** One pass without copies where nothing differs: all that a board shows goes through here after every move. */
function sharedList(before: readonly unknown[], value: readonly unknown[]): readonly unknown[] {
  let isSame = before.length === value.length;
  let out: unknown[] | undefined;
  for (let i = 0; i < value.length; i++) {
    const part = shareStructure(before[i], value[i]);
    if (part !== before[i]) isSame = false;
    if (part !== value[i]) (out ??= value.slice())[i] = part;
  }
  return isSame ? before : (out ?? value);
}
function sharedRecord(before: Record<string, unknown>, value: Record<string, unknown>): Record<string, unknown> {
  let isSame = true;
  let out: Record<string, unknown> | undefined;
  for (const key in value) {
    const part = shareStructure(before[key], value[key]);
    if (part !== before[key]) isSame = false;
    if (part !== value[key]) (out ??= { ...value })[key] = part;
  }
  if (isSame) for (const key in before) if (before[key] !== undefined && value[key] === undefined) isSame = false;
  return isSame ? before : (out ?? value);
}
