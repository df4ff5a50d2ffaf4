// A step of the tutorial as a table that boards and panels can show: a match in the page, seen by the learner.
import type { Game } from '#engine/game.ts';
import { rulesetOf, type Ruleset } from '#engine/versions/ruleset.ts';
import { type Lesson, LessonRun, solved } from '#engine/scenario/lesson.ts';
import { phraseOf } from '#engine/refusals.ts';
import type { Answer, Decision, Phrase } from '#engine/types.ts';
import type { LogLine, SeatDoc, TableDoc } from '#protocol/table-doc.ts';
import { matchDoc, matchLog } from '../table/match-docs.ts';
import { t } from '../words/words.svelte.ts';

export class TaughtTable {
  readonly game: Ruleset;
  readonly lesson: Lesson;
  doc = $state.raw() as TableDoc;
  isReached = $state(false);
  /** Answers without having reached the goal: time for a hint. */
  isAstray = $state(false);
  refused = $state.raw<Phrase>();
  /** The next answer of the solution; nothing where something else was done, or all is done. */
  wanted = $state.raw<Answer>();
  private readonly solution: readonly Answer[];
  private run!: LessonRun;
  private lines: LogLine[] = [];

  constructor(game: Game, lesson: Lesson) {
    this.game = rulesetOf(game);
    this.lesson = lesson;
    this.solution = solved(lesson);
    this.begin();
  }
  begin(): void {
    this.run = new LessonRun(this.lesson);
    this.lines = [];
    this.tell();
  }
  answer(decision: Decision, option: string): void {
    const refusal = this.run.answer({ seat: decision.seat, decision: decision.id, option });
    if (refusal) this.refused = phraseOf(refusal);
    else this.tell();
  }
  /** Answers as the solution does, from the beginning if something else was done. */
  showNext(): void {
    if (!this.wanted) this.begin();
    if (this.wanted) this.run.answer(this.wanted);
    this.tell();
  }

  private tell(): void {
    const { match, answers, isReached } = this.run;
    this.refused = undefined;
    this.isReached ||= isReached;
    const { given } = this.run;
    const isFollowed = given.every(({ option }, n) => option === this.solution[n]?.option);
    this.wanted = this.isReached || !isFollowed ? undefined : this.solution[answers];
    this.isAstray = !this.isReached && answers > this.lesson.solution.length;
    const { state } = match;
    const seats = Array.from({ length: state.seats }, (_, seat) => this.seatDoc(seat));
    const { seat: me } = this.run;
    // Lines that were there stay the same, so that boards see what is new.
    this.lines = [...this.lines, ...matchLog(this.game, match, seats, me, this.lines.length)];
    this.doc = matchDoc(this.game, this.game.view(state, me), {
      id: 'lesson',
      version: state.version,
      options: null,
      commitment: '',
      answers: match.length,
      seats,
      log: this.lines,
      status: state.result ? 'over' : 'running',
      result: state.result,
    });
  }
  private seatDoc(seat: number): SeatDoc {
    if (seat === this.run.seat) return { kind: 'person', name: t('learner') };
    return { kind: 'bot', name: `${t('bot')} ${seat + 1}` };
  }
}
