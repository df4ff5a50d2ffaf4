// Merges several searches for the same question, each with random numbers of its own, into one ranking.
import type { Ranked } from '../bot.ts';

/** The ranking of all searches together, the most visited first; of equals, the one with the better chance. */
export function addedUp(searches: readonly (readonly Ranked[])[]): Ranked[] {
  const all = new Map<string, Ranked>();
  for (const { option, visits, chance } of searches.flat()) {
    const before = all.get(option);
    if (!before) all.set(option, { option, visits, chance });
    else {
      const sum = before.visits + visits;
      if (sum) before.chance = (before.chance * before.visits + chance * visits) / sum;
      before.visits = sum;
    }
  }
  return [...all.values()].sort((a, b) => b.visits - a.visits || b.chance - a.chance);
}
