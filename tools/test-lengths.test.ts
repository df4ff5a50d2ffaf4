// Long test files are shared out evenly, and those named as long are there.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { SECONDS, shared } from './test-lengths.ts';

test('files that are named as long exist', () => {
  assert.deepEqual(
    Object.keys(SECONDS).filter(file => !existsSync(file)),
    [],
  );
});

test('the longest files are in different shares, and the longest share comes first', () => {
  const [clicks, learn, company] = [
    'e2e/boards/clicks-dice-masters.e2e.ts',
    'e2e/newcomers/learn.e2e.ts',
    'e2e/people/company.e2e.ts',
  ];
  const short = Array.from({ length: 4 }, (_, n) => `e2e/short-${n}.e2e.ts`);
  assert.deepEqual(shared([...short, company, learn, clicks], 3), [
    [clicks],
    [company, short[0], short[1], short[3]],
    [learn, short[2]],
  ]);
});
