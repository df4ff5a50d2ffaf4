// A match file opened in the browser: read, checked by a replay, and stored until its tab is closed.
import { same } from '#engine/copy.ts';
import { openMatch, RECORD_FORMAT } from '#engine/versions/ruleset.ts';
import type { Json, Result } from '#engine/types.ts';
import { entryOf } from '../shelf.ts';
import type { Games } from '#tables/live/games.ts';
import type { SavedMatch } from '#tables/files/match-file.ts';

/** The reason why a file cannot be shown: a key of `file` in the words of these pages, and a detail. */
export class BadFile extends Error {
  readonly kind: string;
  constructor(kind: string, why = '') {
    super(why);
    this.kind = kind;
  }
}
/** Bytes; the server takes no larger ones either. */
const MOST = 3_000_000;
const PREFIX = 'longbox.file.';
const open = new Map<string, string>();

/** Reads a file and returns the id under which it is stored. A file that does not replay is not stored. */
export async function openFile(file: Pick<File, 'size' | 'text'>, games: Games): Promise<string> {
  if (file.size > MOST) throw new BadFile('tooBig');
  const saved = await checked(parsed(await file.text()), games);
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  const text = JSON.stringify(saved);
  open.set(id, text);
  try {
    sessionStorage.setItem(PREFIX + id, text);
  } catch {
    // Without room for it, the file is gone when the page is loaded anew.
  }
  return id;
}
/** A file that was opened in this tab. */
export function openedFile(id: string): SavedMatch {
  const text = open.get(id) ?? sessionStorage.getItem(PREFIX + id);
  if (text === null) throw new BadFile('noFile');
  return JSON.parse(text) as SavedMatch;
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new BadFile('noJson');
  }
}
const isRecord = (json: Json): json is { [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The match of a file, with what a record by itself does not say. */
export async function checked(json: Json, games: Games): Promise<SavedMatch> {
  if (!isRecord(json) || json.format !== RECORD_FORMAT) throw new BadFile('noMatch');
  const { game, version, seats, seed, answers } = json;
  if (typeof game !== 'string' || !entryOf(game)) throw new BadFile('noGame', JSON.stringify(game));
  const isWhole =
    Number.isInteger(version) && Number.isInteger(seats) && typeof seed === 'string' && Array.isArray(answers);
  if (!isWhole) throw new BadFile('noMatch');
  const saved = { options: null, commitment: '', table: '', madeAt: 0, ...json } as unknown as SavedMatch;
  const rules = await games.played(game, saved.version);
  try {
    const match = openMatch(rules, saved);
    const result = match.state.result ?? endedBeside(saved);
    const { ended: _, ...rest } = saved;
    return { ...rest, ...toldBy(saved), result, ...endedBy(saved, result) };
  } catch (error) {
    throw new BadFile('noPlay', (error as Error).message);
  }
}
function toldBy({ seats, players, bots }: SavedMatch): Pick<SavedMatch, 'players' | 'bots'> {
  const names = Array.isArray(players) ? players : [];
  return {
    players: Array.from({ length: seats }, (_, n) => (typeof names[n] === 'string' ? names[n].slice(0, 40) : '')),
    bots: Array.isArray(bots) ? bots : [],
  };
}
/** What the file says of its end holds for the result that it tells; any other was computed here and now. */
function endedBy({ ended, result: told, version }: SavedMatch, result: Result | null): Pick<SavedMatch, 'ended'> {
  if (!result) return {};
  if (told && same(told, result)) return isEnded(ended) ? { ended } : {};
  return { ended: { how: 'rules', sides: [], afterwards: { version } } };
}
const isEnded = (ended: SavedMatch['ended']): ended is NonNullable<typeof ended> =>
  typeof ended?.how === 'string' && Number.isInteger(ended.afterwards?.version ?? 0);
/** A game may end beside its rules: somebody resigned, or all agreed on a draw. Only the file says so. */
function endedBeside({ result, seats }: SavedMatch): Result | null {
  const isTold =
    result?.rule?.startsWith('TABLE-') && Array.isArray(result.ranks) && result.ranks.length === seats && result.reason;
  return isTold ? (result ?? null) : null;
}
