// A token bucket for rate limits: a burst, refilled by so much a second.
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
