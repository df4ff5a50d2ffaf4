// The guided first game: what is asked can be done as hinted, and does not happen by itself.
import { testLessons } from '#engine/testing/lessons.ts';
import { lessons } from './tutorial.ts';

testLessons(lessons);
