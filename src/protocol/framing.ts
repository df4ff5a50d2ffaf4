// The frame of the protocol, without schemas: its version, its limits, and messages that arrive together.
import type { FromServer } from './socket.ts';

export const VERSION = 1;
/** Characters of a game's options, as JSON. */
export const MOST_OPTIONS = 8000;

/** One message of the socket holds what the server has to say at one moment, an object a line. */
export const messagesIn = (text: string): FromServer[] => text.split('\n').map(line => JSON.parse(line) as FromServer);
