// Presence: the players who are connected, to this node and, as other nodes announce, to them. It is not stored.
import { newTableId } from '../ids-and-tokens.ts';
import { every, type Timer } from '../time-slices.ts';

/** A player who has not been here for this long is away. */
export const AWAY = 60_000;
/** Nodes repeat their announcements this often; those older than thrice this have expired. */
const REPEAT = 20_000;

/** Players in one announcement at most. */
const CHUNK = 300;

interface Announcement {
  node: string;
  here: string[];
  gone: string[];
}

export class Presence {
  private readonly node = newTableId();
  private readonly now: () => number;
  private readonly broadcast: (text: string) => void;
  private readonly connections = new Map<string, number>();
  private readonly lastHere = new Map<string, number>();
  /** Time at which each player was last announced by another node. */
  private readonly elsewhere = new Map<string, number>();
  /** Players who may have come or gone since this was last emptied. */
  readonly moved = new Set<string>();
  private readonly repeating: Timer;
  private readonly startedAt: number;

  constructor(now: () => number, shout: (text: string) => void) {
    this.now = now;
    this.broadcast = shout;
    this.startedAt = now();
    this.repeating = every(REPEAT, () => this.repeat());
  }

  connected(player: string): void {
    this.connections.set(player, (this.connections.get(player) ?? 0) + 1);
    if (this.connections.get(player) !== 1) return;
    this.moved.add(player);
    this.announce([player], []);
  }
  disconnected(player: string): void {
    const left = (this.connections.get(player) ?? 1) - 1;
    if (left > 0) this.connections.set(player, left);
    else {
      this.connections.delete(player);
      this.lastHere.set(player, this.now());
      this.moved.add(player);
      this.announce([], [player]);
    }
  }
  isHere(player: string): boolean {
    return this.connections.has(player) || this.now() - (this.elsewhere.get(player) ?? -Infinity) < 3 * REPEAT;
  }
  /** Gone for a while, of the time since then. Nobody is away just because the server has restarted. */
  isAway(player: string, since = -Infinity): boolean {
    if (this.isHere(player)) return false;
    return this.now() - Math.max(this.lastHere.get(player) ?? this.startedAt, since) >= AWAY;
  }
  receive(text: string): void {
    const { node, here, gone } = JSON.parse(text) as Announcement;
    if (node === this.node) return;
    for (const player of here) {
      if (!this.elsewhere.has(player)) this.moved.add(player);
      this.elsewhere.set(player, this.now());
    }
    for (const player of gone) {
      this.elsewhere.delete(player);
      this.lastHere.set(player, this.now());
      this.moved.add(player);
    }
  }
  close(): void {
    clearInterval(this.repeating);
  }
  private repeat(): void {
    const here = [...this.connections.keys()];
    for (let from = 0; from < here.length; from += CHUNK) this.announce(here.slice(from, from + CHUNK), []);
    for (const [player, at] of this.elsewhere)
      if (this.now() - at >= 3 * REPEAT) {
        this.elsewhere.delete(player);
        this.moved.add(player);
      }
    for (const [player, at] of this.lastHere) if (this.now() - at > 2 * AWAY) this.lastHere.delete(player);
  }
  private announce(here: string[], gone: string[]): void {
    this.broadcast(JSON.stringify({ node: this.node, here, gone } satisfies Announcement));
  }
}
