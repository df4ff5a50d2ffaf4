// For tests only: somebody who speaks to a server as clients do, and says what it should not.
import { once } from 'node:events';
import { WebSocket, type RawData } from 'ws';
import { messagesIn } from '#protocol/framing.ts';
import type { FromServer } from '#protocol/socket.ts';

export interface Answered {
  status: number;
  // oxlint-disable-next-line no-explicit-any -- whatever the server says
  body: any;
  headers: Headers;
}
let callers = 0;
/** Speaks HTTP, every time from another address, as far as a server behind a proxy can tell. */
export async function ask(
  address: string,
  method: string,
  path: string,
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const n = ++callers;
  const response = await fetch(address + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

export interface Guest {
  player: string;
  name: string;
  token: string;
}
export const guest = async (address: string, name: string): Promise<Guest> =>
  (await ask(address, 'POST', '/api/guests', { body: { name } })).body as Guest;

/** Messages that come without being asked for. */
export const UNASKED: ReadonlySet<string> = new Set(['here', 'patch']);
/** The answer that a message holds to something said, if it does; a patch may say that a wish is done. */
function answerIn(message: FromServer): FromServer | undefined {
  if (message.say === 'patch' && message.done !== undefined)
    return { say: 'done', table: message.table, key: message.done, seq: message.seq };
  return UNASKED.has(message.say) ? undefined : message;
}

export class Visitor {
  readonly socket: WebSocket;
  readonly heard: FromServer[] = [];
  private readonly waiting: ((message: FromServer) => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data: RawData) => {
      // oxlint-disable-next-line no-base-to-string -- text arrives as a Buffer
      for (const message of messagesIn(data.toString())) {
        this.heard.push(message);
        const answer = answerIn(message);
        if (answer) this.waiting.shift()?.(answer);
      }
    });
  }
  /** Somebody with a token, nobody with none, and with `false` one who has not even said hello. */
  static async come(address: string, token?: string | false): Promise<Visitor> {
    const visitor = new Visitor(new WebSocket(`${address.replace('http', 'ws')}/socket`));
    await once(visitor.socket, 'open');
    if (token !== false) await visitor.say({ say: 'hello', version: 1, ...(token !== undefined && { token }) });
    return visitor;
  }
  /** Says something and waits for the answer; one thing at a time. */
  // oxlint-disable-next-line no-explicit-any -- tests look into it as it comes
  say(message: unknown): Promise<any> {
    const answer = new Promise<FromServer>(resolve => this.waiting.push(resolve));
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return answer;
  }
  // oxlint-disable-next-line no-explicit-any -- as above
  request(table: string, command: unknown, key = `k${Math.random()}`): Promise<any> {
    return this.say({ say: 'want', table, key, wish: command });
  }
  /** The number with which the server closes. */
  async closed(): Promise<number> {
    const [code] = (await once(this.socket, 'close')) as [number];
    return code;
  }
  leave(): void {
    this.socket.terminate();
  }
}
