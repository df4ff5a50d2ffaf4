// Idempotency keys of clients, each with the number of its command's log entry: a live table looks here before it
// carries out a command, so that nothing is done twice. Most keys end in a counter; of those only the numbers are
// stored.

/** The most digits of a counter. */
const DIGITS = 9;
/** The most counters that may be missing in between. */
const GAP = 32;

export class Keys {
  /** Entries by counter, by the rest of the key. */
  private readonly counted = new Map<string, number[]>();
  private readonly others = new Map<string, number>();

  get(key: string): number | undefined {
    const at = counterAt(key);
    const seq = this.counted.get(key.slice(0, at))?.[numberFrom(key, at)];
    return seq === undefined && this.others.size ? this.others.get(key) : seq;
  }
  set(key: string, seq: number): void {
    const at = counterAt(key);
    const name = key.slice(0, at);
    const entries = this.counted.get(name) ?? [];
    const n = numberFrom(key, at);
    if (n < entries.length + GAP) {
      entries[n] = seq;
      this.counted.set(name, entries);
    } else this.others.set(key, seq);
  }
}
/** Place at which the counter at the end of a key begins, without leading zeros; the key's length where it has none. */
function counterAt(key: string): number {
  let at = key.length;
  for (let i = key.length - 1; i >= 0 && i >= key.length - DIGITS; i--) {
    const digit = key.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) break;
    if (digit || i === key.length - 1) at = i;
  }
  return at;
}
const ZERO = 48;
/** The counter; NaN where the key has none. */
const numberFrom = (key: string, at: number): number => Number.parseInt(key.slice(at), 10);
