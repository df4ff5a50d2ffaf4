// Idempotency keys of clients, each with the number of the log entry that came of its command. Most keys end in a
// counter; of those only the numbers are kept.

/** The counter at the end of a key, without leading zeros. */
const NUMBER = /(?:\d|[1-9]\d{1,8})$/;
/** The most counters that may be missing in between. */
const GAP = 32;

export class Keys {
  /** Entries by counter, by the rest of the key. */
  private readonly counted = new Map<string, number[]>();
  private readonly others = new Map<string, number>();

  get(key: string): number | undefined {
    const at = key.search(NUMBER);
    const seq = this.counted.get(key.slice(0, at))?.[numberFrom(key, at)];
    return seq === undefined && this.others.size ? this.others.get(key) : seq;
  }
  set(key: string, seq: number): void {
    const at = key.search(NUMBER);
    const name = key.slice(0, at);
    const entries = this.counted.get(name) ?? [];
    const n = numberFrom(key, at);
    if (n < entries.length + GAP) {
      entries[n] = seq;
      this.counted.set(name, entries);
    } else this.others.set(key, seq);
  }
}
/** The counter; NaN where the key has none. */
const numberFrom = (key: string, at: number): number => Number.parseInt(key.slice(at), 10);
