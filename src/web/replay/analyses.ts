// Analyses of matches, made once a visit: the splash page and the replay show the same one.
import type { Analysis } from '#bots/analysis.ts';
import type { SavedMatch } from '#tables/files/match-file.ts';
import { api } from '../play/online.ts';
import { localGames, type Where } from '../play/table.svelte.ts';

const known = new Map<string, Analysis>();

/** The match file of a game that is over. */
export const savedMatch = async (where: Where, id: string): Promise<SavedMatch> =>
  where === 'local' ? (await localGames()).ask('record', [id]) : api<SavedMatch>('GET', `/api/tables/${id}/record`);

export const knownAnalysis = (id: string): Analysis | undefined => known.get(id);

/** Undefined where it was canceled meanwhile. */
export async function analysisOf(
  id: string,
  saved: SavedMatch,
  progress: (share: number) => void,
): Promise<Analysis | undefined> {
  const found = known.get(id) ?? (await (await localGames()).ask('analysis', [saved], progress));
  if (!found) return undefined;
  known.set(id, found);
  return found;
}
export const cancel = async (): Promise<void> => (await localGames()).ask('cancel', []);
