// Lessons: the others answer as written or as if absent, and the goal is checked on the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '../ask.ts';
import { procedure } from '../game.ts';
import { type Lesson, LessonRun, type LessonTable } from './lesson.ts';
import { Match, newRecord } from '../match.ts';
import { seedOf } from '../seed.ts';
import { checkLesson } from '../testing/lessons.ts';
import { tinyGame } from '../testing/small-tables.ts';
import type { World } from '../types.ts';

interface Count extends World {
  said: string[];
}
/** Everybody says a number in turn, again and again. */
const main = procedure<Count, { n: number }>()({
  say: {
    rule: 'TINY-SAY-01',
    idle: 'number:0',
    one: t => t.world.said.length % 2,
    choices: {
      number: {
        each: () => [0, 1, 2],
        take(t, _my, seat, n) {
          t.world.said.push(`${seat}:${n}`);
          return 'say';
        },
      },
    },
  },
});
const game = tinyGame<Count>({ main }, { said: [] });
class Table implements LessonTable<Count> {
  readonly match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(1) }));
  play(...lines: string[]): void {
    for (const line of lines) {
      const option = `number:${line.slice(2)}`;
      if (this.match.answer({ seat: Number(line[0]), decision: decisionId(this.match.state), option }))
        throw new Error(`${line} is refused`);
    }
  }
}
const lesson = (change: Partial<Lesson<Count, Table>> = {}): Lesson<Count, Table> => ({
  title: 'Two',
  text: ['Say two.'],
  goal: 'Two is said.',
  hint: 'Say it.',
  begin: () => new Table(),
  isReached: t => t.match.state.world.said.includes('0:2'),
  solution: ['0 1', '0 2'],
  ...change,
});

test('the others do as if absent, and the solution is shown line by line', () => {
  const run = new LessonRun(lesson());
  run.showNext();
  assert.deepEqual([run.isReached, run.answers, run.match.state.world.said], [false, 1, ['0:1', '1:0']]);
  run.showNext();
  run.showNext();
  assert.deepEqual([run.isReached, run.answers], [true, 2]);
});
test('the others say what is written for the decision, unless it does not fit', () => {
  const said = (...lines: string[]): string[] => {
    const run = new LessonRun(lesson({ replies: { 'main.say': lines } }));
    run.doNothing();
    return run.match.state.world.said;
  };
  assert.deepEqual(said('1 2'), ['0:0', '1:2']);
  assert.deepEqual(said('1 7'), ['0:0', '1:0']);
  assert.deepEqual(said('1 7', '0 1', '1 1', '1 2'), ['0:0', '1:1'], 'of several the first that fits');
});
test('a refused answer changes nothing', () => {
  const run = new LessonRun(lesson());
  assert.ok(run.answer({ seat: 0, decision: 'main.say', option: 'number:9' }));
  assert.equal(run.match.length, 0);
});
test('a lesson is whole, or it is said what is wrong', () => {
  checkLesson(lesson());
  assert.throws(() => checkLesson(lesson({ solution: ['0 1'] })), /Two: the solution does not reach the goal/);
  assert.throws(() => checkLesson(lesson({ solution: ['0 2', '0 1'] })), /reached before '0 1'/);
  assert.throws(() => checkLesson(lesson({ hint: '' })), /lacks words/);
  const early = lesson({ isReached: t => t.match.length > 1, solution: ['0 1'] });
  assert.throws(() => checkLesson(early), /by doing nothing, after 1 answers/);
});
