// Teams kept in this browser: the team builder writes them, and a table lets one bring them along.
export interface KeptTeam {
  name: string;
  /** As it is shared. */
  text: string;
}
const KEPT = 'longbox.teams';

export function keptTeams(): KeptTeam[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as KeptTeam[];
  } catch {
    return [];
  }
}
/** Keeps these, by name. */
export function keepTeams(teams: readonly KeptTeam[]): KeptTeam[] {
  const sorted = teams.toSorted((a, b) => a.name.localeCompare(b.name));
  localStorage.setItem(KEPT, JSON.stringify(sorted));
  return sorted;
}
