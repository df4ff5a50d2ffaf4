// The contracts find what is wrong: a kit that never fails proves nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lesson } from '../scenario/lesson.ts';
import { parlour, newMatch, tell } from './sample-game.ts';
import { transcript } from '../scenario/transcript.ts';
import { answersIn } from './games.ts';
import { checkLesson } from './lessons.ts';
import { playedByChance } from './play.ts';
import { captured, sourcesIn, testsIn } from './sources.ts';

test('games by chance are the same for the same seed, and looked at before every answer', () => {
  const looked: number[] = [];
  const match = playedByChance(parlour, { seed: 5, answers: 20 }, ({ length }) => looked.push(length));
  assert.equal(match.length, 20);
  assert.deepEqual(looked, [...Array(21).keys()]);
  assert.deepEqual(playedByChance(parlour, { seed: 5, answers: 20 }).record, match.record);
});

test('a transcript holds its answers', () => {
  const match = newMatch();
  tell(match, 0, 'earn', 'play:' + match.state.world.piles.hands[0]!.cards[0]);
  assert.deepEqual(answersIn(transcript(parlour, match.record)), match.record.answers);
});

test('sources are those of the rooms named, without tests', () => {
  const folder = new URL('../../games/auction/', import.meta.url);
  const rules = sourcesIn(folder);
  assert.ok(captured(rules, /\blog\(\s*'(\w+)'/g).includes('bidShown'));
  assert.ok(!rules.some(source => source.includes('node:test')));
  assert.ok(testsIn(folder, 'cards').every(source => source.includes('node:test')));
});

test('a lesson may reply only at questions of its game', () => {
  const lesson: Lesson<never, never> = {
    title: 'Earn',
    text: ['Earn.'],
    goal: 'Earn a coin.',
    hint: 'Earn.',
    begin: () => ({ match: newMatch(), play: () => undefined }) as never,
    isReached: () => false,
    solution: [],
    replies: { 'turn.akt': ['1 pass'] },
  };
  assert.throws(() => checkLesson(lesson), /Earn: it replies at 'turn.akt', which is no question/);
});
