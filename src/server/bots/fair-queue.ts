// A queue that is fair to people: next is the person served longest ago, however many of their jobs wait.

/** The number of served people that are remembered; a forgotten one comes first again. */
const REMEMBERED = 10_000;

export class FairQueue<Job> {
  /** The jobs that wait, by the person they are for. */
  private readonly lines = new Map<string, Job[]>();
  /** When each person was last served, counted in jobs; those served longest ago come first. */
  private readonly served = new Map<string, number>();
  private turn = 0;
  private waiting = 0;

  get length(): number {
    return this.waiting;
  }
  /** The number of people who wait. */
  get people(): number {
    return this.lines.size;
  }
  /** The number of jobs that wait for this person. */
  of(person: string): number {
    return this.lines.get(person)?.length ?? 0;
  }
  push(person: string, job: Job): void {
    const line = this.lines.get(person);
    if (line) line.push(job);
    else this.lines.set(person, [job]);
    this.waiting++;
  }
  /** The job that is next; it goes on waiting. */
  first(): Job | undefined {
    return this.waiting ? this.lines.get(this.next())![0] : undefined;
  }
  take(): Job | undefined {
    if (!this.waiting) return undefined;
    const person = this.next();
    const line = this.lines.get(person)!;
    this.served.delete(person);
    this.served.set(person, ++this.turn);
    if (this.served.size > REMEMBERED) this.served.delete(this.served.keys().next().value!);
    this.waiting--;
    if (line.length === 1) this.lines.delete(person);
    return line.shift();
  }
  /** Empties the queue. */
  clear(): Job[] {
    const all = [...this.lines.values()].flat();
    this.lines.clear();
    this.waiting = 0;
    return all;
  }

  private next(): string {
    let found = '';
    let first = Infinity;
    for (const person of this.lines.keys()) {
      const turn = this.served.get(person) ?? 0;
      if (turn >= first) continue;
      found = person;
      first = turn;
    }
    return found;
  }
}
