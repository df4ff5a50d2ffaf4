// The standings of an arena run: games counted in their order, in whatever order they come, until it is decided.
import type { Played } from './contest.ts';
import { addDiagnosis, type Diagnosis } from './diagnosis.ts';
import { elo, isDecided, wilson, type Confidence, type Interval } from './statistics.ts';

/** The games and points of one player. */
export interface Sums {
  games: number;
  won: number;
  drawn: number;
  lost: number;
  /** Wins; sides that share a first place share the win, and all share a draw. */
  score: number;
  /** The score if all were equal. */
  even: number;
  late: number;
  illegal: number;
}
export interface Strength {
  share: number;
  /** Of the share, 95 %. */
  interval: Interval;
  elo: number;
  eloInterval: Interval;
}
/** Fewer games decide nothing. */
export const LEAST = 60;

const noSums = (): Sums => ({ games: 0, won: 0, drawn: 0, lost: 0, score: 0, even: 0, late: 0, illegal: 0 });

export function added(all: readonly Sums[]): Sums {
  const sums = noSums();
  for (const one of all) for (const key of Object.keys(sums) as (keyof Sums)[]) sums[key] += one[key];
  return sums;
}

export function strengthOf({ games, score, even }: Sums): Strength {
  const [share, evenShare] = [score / games, even / games];
  const interval = wilson(score, games);
  const [low, high] = interval;
  return { share, interval, elo: elo(share, evenShare), eloInterval: [elo(low, evenShare), elo(high, evenShare)] };
}

export class Standings {
  games = 0;
  answers = 0;
  unended = 0;
  isDecided = false;
  /** By player, in the order in which they are first in `chairs`. */
  readonly sums = new Map<number, Sums>();
  /** By player, the same on each side of the table alone. */
  readonly bySide = new Map<number, Sums[]>();
  /** By player, what was wrong with its first illegal answer. */
  readonly firstIllegal = new Map<number, string>();
  /** By player, what was noted of its thoughts. */
  readonly diagnoses = new Map<number, Diagnosis>();
  /** The player in each chair; a chair holds a side. */
  readonly chairs: readonly number[];
  private readonly until: Confidence | undefined;
  private readonly wanted: number | undefined;
  private readonly early = new Map<number, Played>();

  /** `until`: it is over when the first player's interval lies on one side of `wanted`, or of an even share. */
  constructor(chairs: readonly number[], until?: Confidence, wanted?: number) {
    this.chairs = chairs;
    this.until = until;
    this.wanted = wanted;
    for (const player of chairs) {
      this.sums.set(player, noSums());
      this.bySide.set(player, chairs.map(noSums));
    }
  }

  /** Counts what can be counted by now; what comes after the decision counts no more, so that the same games count
   *  however many threads play. */
  add(from: number, played: readonly Played[]): void {
    played.forEach((game, i) => this.early.set(from + i, game));
    for (let next = this.early.get(this.games); next && !this.isDecided; next = this.early.get(this.games)) {
      this.early.delete(this.games);
      this.count(next);
      if (this.games >= LEAST && this.games % this.chairs.length === 0) this.isDecided = this.decided();
    }
  }
  private decided(): boolean {
    if (this.until === undefined) return false;
    const { score, games, even } = this.sums.get(this.chairs[0]!)!;
    return isDecided(wilson(score, games, this.until), this.wanted ?? even / games);
  }

  private count(played: Played): void {
    const turn = this.games % this.chairs.length;
    this.games++;
    this.answers += played.answers;
    if (!played.ranks) this.unended++;
    const shares = sharesOf(played.ranks ?? this.chairs.map(() => 1));
    for (const [player, sums] of this.sums) {
      const own = this.chairs.flatMap((one, chair) => (one === player ? [chair] : []));
      this.countFor(sums, own, played, shares);
      for (const chair of own) {
        const side = (chair + this.chairs.length - turn) % this.chairs.length;
        this.countFor(this.bySide.get(player)![side]!, [chair], played, shares);
      }
      const first = own.map(chair => played.firstIllegal[chair]).find(wrong => wrong !== null);
      if (first !== undefined && !this.firstIllegal.has(player)) this.firstIllegal.set(player, first!);
      if (played.diagnoses) for (const chair of own) this.note(player, played.diagnoses[chair]!);
    }
  }
  /** Adds a game to the sums of those who sat in some chairs. */
  private countFor(sums: Sums, own: readonly number[], { late, illegal }: Played, { isDraw, won }: Shares): void {
    const sum = (values: readonly number[]): number => own.reduce((total, chair) => total + values[chair]!, 0);
    sums.games++;
    sums.even += own.length / this.chairs.length;
    sums.score += sum(won);
    sums[isDraw ? 'drawn' : sum(won) > 0 ? 'won' : 'lost']++;
    sums.late += sum(late);
    sums.illegal += sum(illegal);
  }
  private note(player: number, diagnosis: Diagnosis): void {
    if (!this.diagnoses.has(player)) this.diagnoses.set(player, {});
    addDiagnosis(this.diagnoses.get(player)!, diagnosis);
  }
}

interface Shares {
  isDraw: boolean;
  won: number[];
}
function sharesOf(ranks: readonly number[]): Shares {
  const first = ranks.filter(rank => rank === 1).length;
  const isDraw = first === 0 || first === ranks.length;
  return { isDraw, won: ranks.map(rank => (isDraw ? 1 / ranks.length : rank === 1 ? 1 / first : 0)) };
}
