// The part of its match that one socket has seen, as a number that grows, and the waiting for more.

export class Seen {
  latest = -1;
  private wanted = Infinity;
  private wake: (() => void) | undefined;

  /** Resolves when so much has been seen. */
  until(wanted: number): Promise<void> {
    if (this.latest >= wanted) return Promise.resolve();
    this.wanted = wanted;
    return new Promise(resolve => {
      this.wake = resolve;
    });
  }
  saw(latest: number): void {
    this.latest = latest;
    if (latest < this.wanted) return;
    this.wanted = Infinity;
    this.wake!();
  }
  forget(): void {
    this.latest = -1;
  }
}
