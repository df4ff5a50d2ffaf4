// Did you mean …? Finds the known word that is nearest to what was typed.

/** The nearest of `known`, or nothing when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const begun = known.filter(one => typed.length > 1 && one.startsWith(typed));
  if (begun.length === 1) return begun[0];
  const ranked = known
    .map(one => ({ one, away: distance(typed, one.toLowerCase()) }))
    .filter(({ one, away }) => away <= Math.max(1, Math.floor(one.length / 3)))
    .sort((a, b) => a.away - b.away);
  return ranked[0]?.one;
}

/** The number of letters that must be put in, left out, changed or swapped. */
function distance(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity;
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, changed, swapped);
    }
  return rows[a.length]![b.length]!;
}

/** ' Did you mean play?', or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const found = nearest(word, known);
  return found === undefined ? '' : ` Did you mean ${found}?`;
}
