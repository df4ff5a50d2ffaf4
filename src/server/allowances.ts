// Allowances: how many tables, entries of logs and megabytes each person may bring in an hour, and how many all people
// of one address together.
import { Problem } from '#tables/problem.ts';
import { Bucket } from '#tables/live/rate-limit.ts';
import type { ProblemName } from '#protocol/problems.ts';
import type { Config } from './config.ts';

/** `played`: entries of bots that play among themselves for somebody who looks on. */
export type Kind = 'tables' | 'entries' | 'megabytes' | 'played';
/** The person and address that pay; an address stands for all people who come from there. */
export interface Payer {
  person: string;
  address?: string;
}
const PROBLEMS: Readonly<Record<Kind, ProblemName>> = {
  tables: 'many-tables',
  entries: 'many-entries',
  megabytes: 'many-megabytes',
  played: 'many-entries',
};
const HOUR = 3600;
/** The number of buckets from which on full ones are dropped. */
const MANY = 10_000;

export class Allowances {
  private readonly perHour: Readonly<Record<Kind, number>>;
  private readonly people: number;
  private readonly clock: (() => number) | undefined;
  private readonly buckets = new Map<string, Bucket>();

  constructor({ perHour, peoplePerAddress }: Pick<Config, 'perHour' | 'peoplePerAddress'>, clock?: () => number) {
    this.perHour = { ...perHour, played: perHour.entries };
    this.people = peoplePerAddress;
    this.clock = clock;
  }
  /** Charges the allowances of the person and of the address. Where one of them is spent, charges nothing and throws a
   *  Problem with the time until there is enough again. */
  spend(kind: Kind, { person, address }: Payer, n = 1): void {
    const own = this.bucket(`${kind} of ${person}`, this.perHour[kind]);
    const shared = address === undefined ? undefined : this.bucket(`${kind} from ${address}`, this.ofAddress(kind));
    const seconds = Math.ceil(Math.max(own.wait(n), shared?.wait(n) ?? 0) / 1000);
    if (seconds > 0) throw new Problem(PROBLEMS[kind], { seconds, minutes: Math.ceil(seconds / 60) });
    own.take(n);
    shared?.take(n);
  }
  /** The same, where nobody waits for an answer: false when it is spent. */
  isLeft(kind: Kind, person: string): boolean {
    return this.bucket(`${kind} of ${person}`, this.perHour[kind]).take();
  }

  private ofAddress(kind: Kind): number {
    return this.perHour[kind] * this.people;
  }
  private bucket(name: string, perHour: number): Bucket {
    let bucket = this.buckets.get(name);
    if (!bucket) {
      if (this.buckets.size >= MANY) this.dropFull();
      this.buckets.set(name, (bucket = new Bucket(perHour, perHour / HOUR, this.clock)));
    }
    return bucket;
  }
  private dropFull(): void {
    for (const [name, { isFull }] of this.buckets) if (isFull) this.buckets.delete(name);
  }
}
