// The connection to the server: who we are there, its tables, and playing at them.
import type { Connected } from '#protocol/connect.ts';
import { randomName, type FollowerParts } from '#protocol/follower.ts';
import type { NewTable, Summary } from '#protocol/http.ts';
import type { SaltHash } from '#protocol/parts.ts';
import { keep, kept } from '../kept.ts';
import { problemText } from '../words/problems.ts';
import { t } from '../words/words.svelte.ts';

const GUEST = 'longbox.guest';
export interface Guest {
  player: string;
  name: string;
  token: string;
}
/** An error that the server answered with, in words for people. */
export class Refused extends Error {
  readonly problem: string;
  constructor(problem: string, says: string) {
    super(says);
    this.problem = problem;
  }
}

export const keptGuest = (): Guest | undefined => kept(GUEST);
/** Our guest account on the server under this name: the stored one, renamed, or a new one. */
export async function guest(name: string): Promise<Guest> {
  const known = keptGuest();
  if (known?.name === name) return known;
  const made = known
    ? { ...known, ...(await api<Omit<Guest, 'token'>>('PATCH', '/api/me', { name })) }
    : await api<Guest>('POST', '/api/guests', { name });
  keep(GUEST, made);
  return made;
}

export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const token = keptGuest()?.token;
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const said = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  // A browser's own words ("Failed to fetch") help nobody; what is no JSON comes from something before the server.
  const [answer, value] = await fetch(path, said)
    .then(async heard => [heard, (await heard.json()) as unknown] as const)
    .catch(() => {
      throw new Refused('no-line', t('lost'));
    });
  if (answer.ok) return value as T;
  const { problem, says } = value as { problem: string; says: string };
  if (problem === 'unknown-token') localStorage.removeItem(GUEST);
  throw new Refused(problem, await problemText({ problem, says }));
}
/** Retries with the same idempotency key where the server does not know whether the request was carried out. */
async function once<T>(path: string, body: object): Promise<T> {
  const keyed = { ...body, key: randomName() };
  const ask = (): Promise<T> => api('POST', path, keyed);
  return ask().catch((error: unknown) => {
    if ((error as Refused).problem === 'unknown') return ask();
    throw error;
  });
}
export const makeTable = (wanted: NewTable): Promise<{ table: string }> =>
  once('/api/tables', { ...wanted, willSalt: true });
export const sitDown = (table: string, seat?: number, saltHash?: SaltHash): Promise<{ seat: number }> =>
  api('POST', `/api/tables/${table}/seats`, { seat, saltHash });
export const tables = (query: string): Promise<{ tables: Summary[] }> => api('GET', `/api/tables?${query}`);

/** A connection to the server that reconnects by itself; its code is loaded at the first table. */
export async function connect(listener: FollowerParts['listener']): Promise<Connected> {
  const line = await import('#protocol/connect.ts');
  const token = keptGuest()?.token;
  return new line.Connected({
    WebSocket,
    url: () => `${location.origin.replace(/^http/, 'ws')}/socket`,
    ...(token !== undefined && { token }),
    ...(listener && { listener }),
  });
}
