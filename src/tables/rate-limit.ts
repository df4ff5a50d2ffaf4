// Rate limits: how many messages a client may send, and when a client that is too fast is cut off.
import type { FromClient } from '#protocol/socket.ts';
import { Problem } from './problem.ts';

/** Messages of one connection: at once, and a second. */
export const MESSAGES = { burst: 200, perSecond: 50 };
/** Extra tokens for messages that cost work: the whole table is written, or hashed. */
const COSTS: Partial<Record<FromClient['say'], number>> = { watch: 3, check: 3 };
/** Commands that need no seat, with a rate limit of their own. */
const TALKING: ReadonlySet<string> = new Set(['say', 'mute']);
const TALK = { burst: 20, perSecond: 2 };
/** Refusals for being too fast after which a client is cut off. */
const MOST_TOO_FAST = 2000;

/** The rate limit of one connection. */
export class RateLimit {
  private readonly messages: Bucket;
  private readonly talk = new Bucket(TALK.burst, TALK.perSecond);
  private readonly cutOff: () => void;
  private tooFast = 0;

  constructor(messages: Bucket, cutOff: () => void) {
    this.messages = messages;
    this.cutOff = cutOff;
  }
  /** Counts a message that has arrived; throws a Problem when there are too many. */
  countMessage(): void {
    this.check(this.messages.take());
  }
  /** Counts the work that a message asks for; throws a Problem when it is too much. */
  countWork(message: FromClient): void {
    const more = COSTS[message.say];
    if (more !== undefined) this.check(this.messages.take(more));
    if (message.say === 'want' && TALKING.has(message.wish.do)) this.check(this.talk.take());
  }
  /** Counts a ping of the socket as a message; false when there are too many. */
  countPing(): boolean {
    if (this.messages.take()) return true;
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
    const now = this.now();
    this.left = Math.min(this.size, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < n) return false;
    this.left -= n;
    return true;
  }
}
