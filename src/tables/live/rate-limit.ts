// Rate limits: the messages that a client, a player and an address may send, and the point where a client is cut off.
import type { FromClient } from '#protocol/socket.ts';
import { Problem } from '../problem.ts';
import { TALK_RATE, TALKING } from '../log/chat.ts';

/** Messages of one connection, and of one player over all connections: at once, and a second. */
export const MESSAGES = { burst: 200, perSecond: 50 };
/** Messages of all connections from one address together, for each thing that it may make in a minute. */
const OF_ADDRESS = { burst: 40, perSecond: 20 };
export const messagesOfAddress = (makes: number): typeof MESSAGES => ({
  burst: OF_ADDRESS.burst * makes,
  perSecond: OF_ADDRESS.perSecond * makes,
});
/** Extra tokens for messages that cost work: the whole table is written, or hashed. */
const COSTS: Partial<Record<FromClient['say'], number>> = { watch: 3, check: 3 };
/** The number of players from which on those with full buckets are dropped. */
const MANY = 1000;
/** Refusals for being too fast after which a client is cut off. */
const MOST_TOO_FAST = 2000;

/** The rate limit of one connection. */
export class RateLimit {
  private readonly messages: Bucket;
  readonly talk = new Bucket(TALK_RATE.burst, TALK_RATE.perSecond);
  private readonly cutOff: () => void;
  private tooFast = 0;
  /** Finds the allowance of the player whose connection it is. */
  private ofPlayer: (() => Buckets) | undefined;
  /** Finds the allowance of the address that the connection comes from. */
  private readonly ofAddress: (() => Bucket) | undefined;

  constructor(messages: Bucket, cutOff: () => void, ofAddress?: () => Bucket) {
    this.messages = messages;
    this.cutOff = cutOff;
    this.ofAddress = ofAddress;
  }
  /** Counts a message that has arrived; throws a Problem when there are too many. */
  countMessage(): void {
    this.check(this.take(1));
  }
  private take(n: number): boolean {
    return this.messages.take(n) && (this.ofAddress?.().take(n) ?? true);
  }
  /** Counts the work that a message asks for; throws a Problem when it is too much. */
  countWork(message: FromClient): void {
    const more = COSTS[message.say] ?? 0;
    if (more) this.check(this.take(more));
    if (message.say === 'ping') return;
    const pace = this.ofPlayer?.();
    if (pace) this.check(pace.messages.take(1 + more));
    if (message.say === 'want' && TALKING.has(message.wish.do)) this.check((pace ?? this).talk.take());
  }
  /** From now on the player's allowance counts as well, of which this connection may be one of many. */
  share(paces: SharedBuckets, player: string): void {
    this.ofPlayer = () => paces.of(player);
  }
  /** Counts a ping of the socket as a message; false when there are too many. */
  countPing(): boolean {
    if (this.take(1)) return true;
    this.refuse();
    return false;
  }
  private check(isSlowEnough: boolean): void {
    if (!isSlowEnough) throw this.refuse();
  }
  private refuse(): Problem {
    if (++this.tooFast > MOST_TOO_FAST) this.cutOff();
    return new Problem('too-fast');
  }
}

/** The buckets of one player. */
interface Buckets {
  messages: Bucket;
  talk: Bucket;
}
/** The rate limits of players, or of addresses. All connections of one share a limit: more of them bring no more. */
export class SharedBuckets {
  private readonly now: (() => number) | undefined;
  private readonly limits: typeof MESSAGES;
  private readonly known = new Map<string, Buckets>();

  constructor(now?: () => number, most = MESSAGES) {
    this.now = now;
    this.limits = most;
  }
  of(whose: string): Buckets {
    let pace = this.known.get(whose);
    if (!pace) {
      if (this.known.size >= MANY) this.dropFull();
      const messages = new Bucket(this.limits.burst, this.limits.perSecond, this.now);
      this.known.set(whose, (pace = { messages, talk: new Bucket(TALK_RATE.burst, TALK_RATE.perSecond, this.now) }));
    }
    return pace;
  }
  private dropFull(): void {
    for (const [whose, { messages, talk }] of this.known) if (messages.isFull && talk.isFull) this.known.delete(whose);
  }
}

/** A token bucket: a burst, refilled by so much a second. */
export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private readonly now: () => number;
  private left: number;
  private at: number;

  constructor(size: number, perSecond: number, now: () => number = () => performance.now()) {
    this.size = this.left = size;
    this.perSecond = perSecond;
    this.now = now;
    this.at = now();
  }
  /** Takes so many tokens; false when there are not enough. */
  take(n = 1): boolean {
    this.refill();
    if (this.left < n) return false;
    this.left -= n;
    return true;
  }
  /** Milliseconds until it has so many tokens. */
  wait(n = 1): number {
    this.refill();
    return this.left >= n ? 0 : ((Math.min(n, this.size) - this.left) / this.perSecond) * 1000;
  }
  /** Is it full again? */
  get isFull(): boolean {
    this.refill();
    return this.left >= this.size;
  }
  private refill(): void {
    const now = this.now();
    this.left = Math.min(this.size, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}
