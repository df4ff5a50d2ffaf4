// Contestants: servers that run the same tiny game, each with the client that its users use.

export interface Contestant {
  /** Listens on the loopback and tells the port; what must last goes into the folder. */
  serve(folder: string): Promise<number>;
  /** Opens a new match with one socket for each of the two seats. */
  sit(port: number): Promise<Match>;
}
export interface Match {
  /** Sends a seat's answer; resolves when that seat's own socket has heard that it counts. */
  mark(seat: number, cell: number): Promise<void>;
}

export const HOST = '127.0.0.1';
