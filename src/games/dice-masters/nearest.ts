// Did you mean …? Finds the card whose name is nearest to what was typed.

interface Spelled {
  spelled: string;
}

/** The nearest of `known`, or nothing when all are more than a third of their letters away. */
export function nearestTo<T extends Spelled>(typed: string, known: readonly T[]): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const one of known) {
    const away = distance(typed, one.spelled);
    if (away < least && away <= Math.max(1, Math.floor(one.spelled.length / 3))) [best, least] = [one, away];
  }
  return best;
}

/** How many letters must be put in, left out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}
