// Contestants: servers that run the same tiny game, each with the client that its users use.

export interface Contestant {
  /** Listens on the loopback and returns the port; what must last goes into the folder. */
  serve(folder: string): Promise<number>;
  /** Opens a new match with one socket for each of the two seats. */
  sit(port: number): Promise<Match>;
}
export interface Match {
  /** Sends a seat's answer; resolves when it is acknowledged on that seat's own socket. */
  mark(seat: number, cell: number): Promise<void>;
}

export const HOST = '127.0.0.1';

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
