// The contract of guided first games: a lesson is whole when its solution reaches the goal and nothing less does.
import { test } from 'node:test';
import { type Lesson, LessonRun, type LessonTable } from '../scenario/lesson.ts';
import type { World } from '../types.ts';

/** One test a lesson. */
export function testLessons<W extends World, T extends LessonTable<W>>(lessons: readonly Lesson<W, T>[]): void {
  for (const lesson of lessons) test(`${lesson.title}: ${lesson.goal}`, () => checkLesson(lesson));
}

/** Answers of somebody who does nothing at all. */
const IDLE = 12;

/** Throws what is wrong with a lesson. */
export function checkLesson<W extends World, T extends LessonTable<W>>(lesson: Lesson<W, T>): void {
  const { title, text, goal, hint, solution } = lesson;
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`${title}: ${what}`);
  };
  must(
    [title, goal, hint, ...text].every(said => said !== '' && said.trim() === said),
    'it lacks words',
  );
  const solved = new LessonRun(lesson);
  const { steps } = solved.match.game;
  for (const step of Object.keys(lesson.replies ?? {}))
    must(Boolean(steps.get(step)?.ask), `it replies at '${step}', which is no question`);
  for (const line of solution) {
    must(!solved.isReached, `the goal is reached before '${line}'`);
    solved.showNext();
  }
  must(solved.isReached, 'the solution does not reach the goal');
  const idle = new LessonRun(lesson);
  for (let n = 1; n <= IDLE; n++) {
    idle.doNothing();
    must(!idle.isReached, `the goal is reached by doing nothing, after ${n} answers`);
  }
}
