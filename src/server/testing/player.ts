// For tests only: a client that plays at its tables whatever is allowed, comes back when the server has gone, asks
// again for what was not acknowledged, and remembers what was.
import { WebSocket } from 'ws';
import { patched } from '#engine/patch.ts';
import { messagesIn } from '#protocol/framing.ts';
import { spelledOut, type SentDoc } from '#protocol/short-options.ts';
import type { FromClient, FromServer, Command } from '#protocol/socket.ts';

type Request = Extract<FromClient, { say: 'want' }>;
type Said<S extends FromServer['say']> = Extract<FromServer, { say: S }>;
export interface Acknowledged {
  table: string;
  key: string;
  wish: Command;
  seq: number;
}
/** The number of earlier acknowledgements that everybody who comes back asks for once more. */
const ASKED_AGAIN = 15;
/** Milliseconds for which somebody who was too fast holds back. */
const PAUSE = 100;

export class Player {
  readonly name: string;
  /** The answers that the server has promised to keep, in the order of the promises. */
  readonly acknowledged: Acknowledged[] = [];
  /** Complaints about things that should not have happened. */
  readonly complaints: string[] = [];
  readonly tables = new Map<string, { seq: number; doc: SentDoc }>();
  /** The code with which the last line was closed. */
  closedWith: number | undefined;
  isPlaying = true;
  private readonly token: string;
  private readonly promised = new Map<string, Acknowledged>();
  private readonly pending = new Map<string, Request>();
  /** Tables that were seen since this line was opened. */
  private readonly fresh = new Set<string>();
  /** Tables where another game was offered. */
  private readonly offered = new Set<string>();
  private socket: WebSocket | undefined;
  private requests = 0;

  constructor(name: string, token: string, tables: readonly string[]) {
    this.name = name;
    this.token = token;
    for (const table of tables) this.tables.set(table, { seq: 0, doc: {} as SentDoc });
  }

  /** Wishes without an answer. */
  get inDoubt(): number {
    return this.pending.size;
  }

  /** Resolves when the line is gone again; the server may be killed at any moment. */
  visit(address: string): Promise<void> {
    const socket = (this.socket = new WebSocket(`${address.replace('http', 'ws')}/socket`));
    socket.on('open', () => this.arrive());
    socket.on('message', (text: Buffer) => messagesIn(text.toString()).forEach(message => this.hear(message)));
    socket.on('error', () => undefined);
    return new Promise(resolve =>
      socket.on('close', code => {
        this.closedWith = code;
        resolve();
      }),
    );
  }
  leave(): void {
    this.socket?.close();
  }

  private arrive(): void {
    this.fresh.clear();
    this.say({ say: 'hello', version: 1, token: this.token });
    for (const { table, key, wish: command } of this.acknowledged.slice(-ASKED_AGAIN))
      this.say({ say: 'want', table, key, wish: command });
    for (const request of this.pending.values()) this.say(request);
    for (const table of this.tables.keys()) this.say({ say: 'watch', table });
  }
  private say(message: FromClient): void {
    this.socket!.send(JSON.stringify(message));
  }
  private repeat(key: string): void {
    const request = this.pending.get(key);
    if (request && this.socket?.readyState === WebSocket.OPEN) this.say(request);
  }
  request(table: string, command: Command): void {
    const request: Request = { say: 'want', table, key: `${this.name}.${this.requests++}`, wish: command };
    this.pending.set(request.key, request);
    this.say(request);
  }

  private hear(message: FromServer): void {
    if (message.say === 'table') this.see(message.table, message.seq, message.doc);
    else if (message.say === 'patch') {
      this.change(message);
      if (message.done !== undefined) this.note({ ...message, key: message.done });
    } else if (message.say === 'done') this.note(message);
    else if (message.say === 'refused' && message.problem === 'too-fast')
      setTimeout(() => this.repeat(message.key), PAUSE);
    else if (message.say === 'refused' || message.say === 'problem')
      this.complaints.push(`${this.name}: ${JSON.stringify(message)}`);
  }
  private change({ table, from, seq, patch }: Said<'patch'>): void {
    const known = this.tables.get(table);
    if (!known) return;
    if (known.seq === from) return this.see(table, seq, patched(known.doc, patch));
    this.complaints.push(`${this.name} has ${table} at ${known.seq} and hears of a change from ${from}`);
  }
  private see(table: string, seq: number, doc: SentDoc): void {
    const known = this.tables.get(table)?.seq;
    if (known === undefined) return;
    if (seq < known) this.complaints.push(`${table} was seen at ${known} and is back at ${seq}`);
    this.tables.set(table, { seq, doc });
    this.fresh.add(table);
    this.play(table, doc);
  }
  private note({ table, key, seq }: Pick<Said<'done'>, 'table' | 'key' | 'seq'>): void {
    const before = this.promised.get(key);
    if (before && before.seq !== seq) this.complaints.push(`${key} was number ${before.seq} and is now ${seq}`);
    const request = this.pending.get(key);
    if (before || !request) return;
    this.pending.delete(key);
    const acknowledged = { table, key, wish: request.wish, seq };
    this.promised.set(key, acknowledged);
    this.acknowledged.push(acknowledged);
    if (this.fresh.has(table)) this.play(table, this.tables.get(table)!.doc);
  }

  /** One wish at a time and table. */
  private play(table: string, doc: SentDoc): void {
    if (!this.isPlaying || [...this.pending.values()].some(request => request.table === table)) return;
    if (doc.rematch !== undefined) return this.move(table, doc.rematch);
    const command = wishAt(doc);
    if (!command || (command.do === 'offer' && this.offered.has(table))) return;
    if (command.do === 'offer') this.offered.add(table);
    this.request(table, command);
  }
  private move(from: string, to: string): void {
    this.tables.delete(from);
    this.fresh.delete(from);
    this.tables.set(to, { seq: 0, doc: {} as SentDoc });
    this.say({ say: 'unwatch', table: from });
    this.say({ say: 'watch', table: to });
  }
}

/** The next command of the viewer: an answer, or a step towards another game. */
function wishAt(sent: SentDoc): Command | undefined {
  const { status, viewer, seats, view, offers } = spelledOut(sent);
  if (typeof viewer !== 'number') return undefined;
  if (status === 'over') {
    const [offer] = offers;
    const isFirst = viewer === seats.findIndex(({ kind }) => kind === 'person');
    if (!offer) return isFirst ? { do: 'offer', seat: viewer, what: 'rematch' } : undefined;
    return offer.agreed.includes(viewer) ? undefined : { do: 'agree', seat: viewer, offer: offer.n };
  }
  const asked = view?.waitingFor.includes(viewer) && view.decisions.find(({ seat }) => seat === viewer);
  if (status !== 'running' || !asked) return undefined;
  const open = asked.options.filter(option => !option.refused);
  const option = open[Math.floor(Math.random() * open.length)]!.id;
  return { do: 'answer', seat: viewer, decision: asked.id, option, nth: asked.nth };
}
