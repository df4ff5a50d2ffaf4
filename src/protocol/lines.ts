// One message of the socket holds what the server has to say at one moment, an object a line.
import type { FromServer } from './socket.ts';

export const messagesIn = (text: string): FromServer[] => text.split('\n').map(line => JSON.parse(line) as FromServer);
