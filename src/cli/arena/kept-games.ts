// Games of the arena saved in a file, so that a long contest can be stopped and resumed.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { misused } from '../screen/complaint.ts';
import type { Played } from './contest.ts';

/** The facts that must be the same for games to belong together. */
export interface Terms {
  game: string;
  version: number;
  seed: string;
  setup: string | undefined;
  seats: number;
  players: readonly string[];
}
interface Line {
  contest: number;
  from: number;
  played: Played[];
}

export class KeptGames {
  private readonly file: string;
  private readonly lines: Line[];

  /** Opens the file or begins it; complains if it holds games of another contest. */
  constructor(file: string, terms: Terms) {
    this.file = file;
    const head = JSON.stringify(terms);
    if (!existsSync(file)) writeFileSync(file, `${head}\n`);
    const [first, ...rest] = readFileSync(file, 'utf8').split('\n');
    if (first !== head) throw misused(`${file} holds games of another contest: ${first}`);
    this.lines = rest.filter(Boolean).map(line => JSON.parse(line) as Line);
  }
  /** The games of a contest from its first one on, up to the first that is missing. */
  playedIn(contest: number): Played[] {
    const byNumber = new Map<number, Played>();
    for (const line of this.lines)
      if (line.contest === contest) line.played.forEach((game, i) => byNumber.set(line.from + i, game));
    const all: Played[] = [];
    for (let next = byNumber.get(0); next; next = byNumber.get(all.length)) all.push(next);
    return all;
  }
  add(contest: number, from: number, played: readonly Played[]): void {
    appendFileSync(this.file, `${JSON.stringify({ contest, from, played })}\n`);
  }
}
