// Keeps a follower connected: opens a socket, and a new one when it breaks, with growing delays while none opens.
import { Follower, type FollowerParts } from './follower.ts';

/** The part of a WebSocket that is used here; the browser's and those of packages fit. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', heard: (event: { data: unknown }) => void): void;
  addEventListener(type: 'open' | 'close' | 'error', happened: () => void): void;
}
export interface ConnectParts extends Omit<FollowerParts, 'send'> {
  WebSocket: new (url: string) => Socket;
  /** The address of the socket, asked every time: 'wss://example.org/socket'. */
  url(): string;
  /** Milliseconds between two heartbeats. */
  beat?: number;
  /** Milliseconds to wait after the first failure, and at most; doubled after each failure. */
  waits?: readonly [first: number, most: number];
}

export class Connected {
  readonly follower: Follower;
  private readonly parts: ConnectParts;
  private socket: Socket | undefined;
  private hasReceived = true;
  private failures = 0;
  private retry?: ReturnType<typeof setTimeout>;
  private readonly beating: ReturnType<typeof setInterval>;

  constructor(parts: ConnectParts) {
    this.parts = parts;
    this.follower = new Follower({ ...parts, send: text => this.socket?.send(text) });
    this.beating = setInterval(() => this.heartbeat(), parts.beat ?? 20_000);
    this.open();
  }

  /** Reconnects at once: when the network is back, or the page is looked at again. */
  open(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    const socket = (this.socket = new this.parts.WebSocket(this.parts.url()));
    this.hasReceived = true;
    // Events of an older socket are ignored.
    const lose = () => this.socket === socket && this.lose();
    socket.addEventListener('close', lose);
    socket.addEventListener('error', lose);
    socket.addEventListener('open', () => this.socket === socket && this.follower.opened());
    socket.addEventListener('message', ({ data }) => this.socket === socket && this.receive(String(data)));
  }
  close(): void {
    clearInterval(this.beating);
    this.lose();
    clearTimeout(this.retry);
  }

  private receive(text: string): void {
    this.hasReceived = true;
    this.follower.received(text);
    if (this.follower.isWelcome) this.failures = 0;
  }
  private lose(): void {
    const lost = this.socket;
    this.socket = undefined;
    this.follower.closed();
    lost?.close();
    const [first, most] = this.parts.waits ?? [250, 15_000];
    const wait = Math.min(first * 2 ** this.failures++, most) * (0.5 + Math.random());
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), wait);
  }
  private heartbeat(): void {
    if (!this.socket) return;
    if (!this.hasReceived) return this.lose();
    this.hasReceived = false;
    this.follower.retry();
    if (this.follower.isWelcome) this.socket.send('{"say":"ping","n":0}');
  }
}
