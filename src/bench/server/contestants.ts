// Who takes part, by name.
import type { Contestant } from './contestant.ts';

/** Loaded one at a time: no process holds more code than its own. */
export const CONTESTANTS = {
  ours: async () => (await import('./ours.ts')).ours,
  boardgameio: async () => (await import('./peers/boardgameio.ts')).boardgameio,
  colyseus: async () => (await import('./peers/colyseus.ts')).colyseus,
  colyseusAtOnce: async () => (await import('./peers/colyseus.ts')).colyseusAtOnce,
  limit: async () => (await import('./peers/echo.ts')).echo,
} satisfies Record<string, () => Promise<Contestant>>;
export type Name = keyof typeof CONTESTANTS;
export const NAMES = Object.keys(CONTESTANTS) as Name[];
