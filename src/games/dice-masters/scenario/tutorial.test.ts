// The guided first game: what is asked can be done as hinted, and does not happen by itself.
import { test } from 'node:test';
import { checkLesson } from '#engine/testing-lessons.ts';
import { lessons } from './tutorial.ts';

for (const lesson of lessons) test(`${lesson.title}: ${lesson.goal}`, () => checkLesson(lesson));
