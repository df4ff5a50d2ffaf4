// The contestants, by name.
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

/** The servers: those of all who take part, ours with real games, and the floor below these. */
export const SERVERS = {
  ...CONTESTANTS,
  realGames: async () => ({ serve: (await import('./real-games.ts')).serveRealGames }),
  floor: async () => ({ serve: (await import('./floor.ts')).serveFloor }),
} satisfies Record<string, () => Promise<Pick<Contestant, 'serve'>>>;
export type ServerName = keyof typeof SERVERS;
