// Made-up cards of a scenario, above the printed numbers: they are there while the scenario runs, and only then.

/** The cards that are not printed, by number. */
export class MadeUp<C> {
  /** The number of the first one. */
  readonly first: number;
  private cards: readonly C[] = [];
  constructor(first: number) {
    this.first = first;
  }
  at(n: number): C | undefined {
    return n < this.first ? undefined : this.cards[n - this.first];
  }
  get isEmpty(): boolean {
    return this.cards.length === 0;
  }
  get numbers(): number[] {
    return this.cards.map((_, i) => this.first + i);
  }
  /** Runs with these cards, and puts back what was there before, also when that throws. */
  with<T>(cards: readonly C[], run: () => T): T {
    const before = this.cards;
    this.cards = cards;
    try {
      return run();
    } finally {
      this.cards = before;
    }
  }
}
