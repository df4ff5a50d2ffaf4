// For tests: a lesson is whole when its solution reaches the goal and nothing less does.
import { type Lesson, LessonRun, type LessonTable } from './lesson.ts';
import type { World } from './types.ts';

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
