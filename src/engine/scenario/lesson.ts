// A first game, guided: steps with a position each, something to learn, and a goal that the table itself checks.
import { asked, decisionId, idle } from '../ask.ts';
import type { Match } from '../match.ts';
import type { Answer, Refusal, Seat, Text, World } from '../types.ts';

/** A table that understands lines as people say them, '0 bid:4': the scenarios of a game. */
export interface LessonTable<W extends World = World> {
  readonly match: Match<W>;
  play(...lines: string[]): unknown;
}
/** The words of a step in one language. */
export interface LessonWords {
  title: Text;
  /** Sentence by sentence. */
  text: readonly Text[];
  goal: Text;
  hint: Text;
  /** The aim of the whole game, told before anything else. */
  aim?: Text;
}
export interface Lesson<W extends World = World, T extends LessonTable<W> = LessonTable<W>> extends LessonWords {
  /** Selector of the place on the board that shows the aim of the game. */
  aimAt?: string;
  /** The seat of whoever learns, where it is not the first. */
  seat?: Seat;
  begin(): T;
  isReached(table: T): boolean;
  /** Lines of the learner that reach the goal. */
  solution: readonly string[];
  /** The answers of the others at a decision, the first that fits; where none does they do as if they were absent. */
  replies?: Readonly<Record<string, readonly string[]>>;
}
const FIRST: Seat = 0;
/** More answers of others in a row mean that nobody comes back to the learner. */
const MOST_REPLIES = 500;

/** The answers of a learner who follows the solution. */
export function solved<W extends World, T extends LessonTable<W>>(lesson: Lesson<W, T>): Answer[] {
  const run = new LessonRun(lesson);
  for (const _ of lesson.solution) run.showNext();
  return run.given;
}

/** A step being played. */
export class LessonRun<W extends World = World, T extends LessonTable<W> = LessonTable<W>> {
  readonly lesson: Lesson<W, T>;
  readonly table: T;
  /** Lines of the solution that have been shown. */
  private shown = 0;

  constructor(lesson: Lesson<W, T>) {
    this.lesson = lesson;
    this.table = lesson.begin();
    this.letOthersAnswer();
  }
  get match(): Match<W> {
    return this.table.match;
  }
  get isReached(): boolean {
    return this.lesson.isReached(this.table);
  }
  /** The seat of whoever learns. */
  get seat(): Seat {
    return this.lesson.seat ?? FIRST;
  }
  /** Answers of the learner. */
  get given(): Answer[] {
    return this.match.record.answers.filter(({ seat }) => seat === this.seat);
  }
  get answers(): number {
    return this.given.length;
  }
  answer(answer: Answer): Refusal | undefined {
    const refused = this.match.answer(answer);
    if (!refused) this.letOthersAnswer();
    return refused;
  }
  /** Does what comes next in the solution; it fits only where nothing else was answered before. */
  showNext(): void {
    const line = this.lesson.solution[this.shown++];
    if (line === undefined) return;
    this.table.play(line);
    this.letOthersAnswer();
  }
  /** As an absent learner would. */
  doNothing(): void {
    const { game, state } = this.match;
    if (asked(game, state).includes(this.seat))
      this.answer({ seat: this.seat, decision: decisionId(state), option: idle(game, state, this.seat) });
  }

  private letOthersAnswer(): void {
    for (let n = 0; n < MOST_REPLIES; n++) {
      const { game, state } = this.match;
      const other = asked(game, state).find(seat => seat !== this.seat);
      if (other === undefined || state.result) return;
      if (!this.reply(other))
        this.match.answer({ seat: other, decision: decisionId(state), option: idle(game, state, other) });
    }
  }
  /** Says the first line written for this decision that fits; none does where the game has gone another way. */
  private reply(seat: Seat): boolean {
    const lines = this.lesson.replies?.[decisionId(this.match.state)] ?? [];
    return lines.some(line => Number(line[0]) === seat && this.isSaid(line));
  }
  private isSaid(line: string): boolean {
    const before = this.match.length;
    try {
      this.table.play(line);
    } catch {
      return false;
    }
    return this.match.length > before;
  }
}
