// What clients have asked for, by keys of their own making: which entry of the log came of it. Nearly all keys are
// counted up; of those only the numbers are kept.

/** At the end of a key: one digit, or several of which the first is not 0. */
const NUMBER = /(?:\d|[1-9]\d{1,8})$/;
/** Numbers may leave out so many. */
const GAP = 32;

export class Keys {
  /** By what stands before the number: the entries, by the number. */
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
/** None where the key ends in none. */
const numberFrom = (key: string, at: number): number => Number.parseInt(key.slice(at), 10);
