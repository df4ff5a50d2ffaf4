// The WebSocket door: who may come in, how big messages may be, and who has gone without a word.
import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { Bucket, MESSAGES, messagesOfAddress, SharedBuckets } from '#tables/live/rate-limit.ts';
import type { Allowances } from '../allowances.ts';
import { callerOf, Callers } from './callers.ts';
import { checker } from '../schema-check.ts';
import type { Config } from '../config.ts';
import { Connection, type ConnectionContext } from '#tables/live/connection.ts';
import { GatheringLine } from './gathering-line.ts';
import type { Host } from '#tables/live/host.ts';
import type { Metrics } from '../metrics.ts';
import { isAllowedOrigin, isOwnName } from './origin.ts';
import { Problem } from '#tables/problem.ts';
import { FromClient } from '#protocol/socket.ts';
import { NO_PAGE, refuseOn } from './raw-refusal.ts';

/** Bytes of one message. */
export const MOST_MESSAGE = 16_384;
/** An address may have so many sockets open for each thing that it may make in a minute. */
const PER_MAKE = 5;
/** Milliseconds between pings; a client that has not answered one by the next has gone. */
const PING_EVERY = 30_000;
const PATH = '/socket';
const understood = checker(FromClient);
/** Reasons to close, by the numbers of the protocol: going away, no data of that kind. */
const GOING = 1001;
const NOT_TEXT = 1003;
/** Milliseconds after which a client that does not answer a farewell is cut off. */
const FAREWELL = 500;

interface Doorway {
  host: Host;
  config: Config;
  metrics: Metrics;
  allowances: Allowances;
}

export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_MESSAGE,
    perMessageDeflate: false,
    autoPong: false,
  });
  private readonly alive = new WeakSet<WebSocket>();
  private readonly lines = new WeakMap<WebSocket, GatheringLine>();
  private readonly pinging: NodeJS.Timeout;
  private readonly opened = new Map<Connection, GatheringLine>();

  constructor(http: Server, { host, config, metrics, allowances }: Doorway, failed: (error: unknown) => void) {
    const counts = {
      in: metrics.count('longbox_messages_in_total'),
      out: metrics.count('longbox_messages_out_total'),
      refused: metrics.count('longbox_refused_total'),
    };
    metrics.read('longbox_sockets', () => this.server.clients.size);
    const callers = new Callers(config.makesPerMinute * PER_MAKE);
    const paces = new SharedBuckets();
    const addresses = new SharedBuckets(undefined, messagesOfAddress(config.makesPerMinute));
    this.server.on('wsClientError', ({ message }, socket) =>
      refuseOn(socket, 400, new Problem('bad-message', { why: message })),
    );
    http.on('upgrade', (request: IncomingMessage, socket, head) => {
      socket.on('error', () => socket.destroy());
      const { origin, host: name } = request.headers;
      if (request.url?.split('?')[0] !== PATH) return refuseOn(socket, 404, NO_PAGE);
      if (!isOwnName(name, config.hosts)) return refuseOn(socket, 421, new Problem('wrong-host'));
      if (!isAllowedOrigin(origin, name, config.origins)) return refuseOn(socket, 403, new Problem('forbidden-origin'));
      const caller = callerOf(request, config.trustProxy);
      if (!callers.come(caller)) return refuseOn(socket, 429, new Problem('too-fast'));
      socket.on('close', () => callers.go(caller));
      this.server.handleUpgrade(request, socket, head, opened => {
        const bucket = new Bucket(MESSAGES.burst, MESSAGES.perSecond);
        const line = new GatheringLine(opened, socket);
        const ofAddress = (): Bucket => addresses.of(caller).messages;
        const note = (what: keyof typeof counts): void => counts[what]();
        const spend: ConnectionContext['spend'] = (what, person) => allowances.spend(what, { person, address: caller });
        const around = { host, understood, bucket, ofAddress, paces, spend, note, failed };
        const connection = new Connection(line, around);
        this.greet(opened, line, connection);
      });
    });
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    this.pinging.unref();
  }

  private greet(socket: WebSocket, line: GatheringLine, connection: Connection): void {
    this.opened.set(connection, line);
    this.alive.add(socket);
    this.lines.set(socket, line);
    socket.on('pong', () => connection.beat() && this.alive.add(socket));
    socket.on('ping', data => connection.beat() && socket.pong(data));
    socket.on('message', (data: RawData, isBinary) =>
      isBinary ? socket.close(NOT_TEXT, 'messages are text') : connection.receive(textOf(data)),
    );
    // It is being closed already; without a listener it would end the process.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.opened.delete(connection);
      connection.close();
    });
  }
  private ping(): void {
    for (const socket of this.server.clients)
      // Who reads on in what is long has not gone, though it comes to the ping late.
      if (this.alive.delete(socket) || this.lines.get(socket)?.hasMoved()) socket.ping();
      else socket.terminate();
  }
  close(): void {
    clearInterval(this.pinging);
    for (const [connection, line] of this.opened) {
      connection.close();
      line.flush();
    }
    for (const socket of this.server.clients) socket.close(GOING, 'the server goes down; come back soon');
    this.server.close();
    setTimeout(() => this.cutOff(), FAREWELL).unref();
  }
  private cutOff(): void {
    for (const socket of this.server.clients) socket.terminate();
  }
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : (data as Buffer)).toString();
