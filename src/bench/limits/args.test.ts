import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsFrom } from './args.ts';

test('options are read; without any it is many questions to the strongest', () => {
  const { threads, ...usual } = optionsFrom([]);
  const all = { help: false, bodies: true, bots: true, work: true };
  assert.deepEqual(usual, { ...all, bot: 'mastermind', decisions: 10_000, limit: 100 });
  assert.ok(threads >= 1);
  const args = ['--decisions', '20', '--limit', '50', '--bot', 'veteran#200', '--threads', '3'];
  assert.deepEqual(optionsFrom(args), { ...all, bot: 'veteran#200', decisions: 20, limit: 50, threads: 3 });
  const { bodies, bots, work } = optionsFrom(['--only', 'work']);
  assert.deepEqual([bodies, bots, work], [false, false, true]);
});

test('what makes no sense is said in words', () => {
  assert.throws(() => optionsFrom(['--fast']), /Unknown option '--fast'/);
  assert.throws(() => optionsFrom(['--bot', 'foo']), /There is no bot 'foo'\. There are: idle, .*mastermind\./);
  assert.throws(
    () => optionsFrom(['--decisions', '0']),
    /--decisions wants a whole number from 1 to 1000000, not '0'\./,
  );
  assert.throws(() => optionsFrom(['--limit', 'soon']), /--limit wants a whole number from 1 to 60000, not 'soon'\./);
  assert.throws(() => optionsFrom(['--only', 'cats']), /--only wants bodies, bots or work, not 'cats'\./);
  assert.throws(() => optionsFrom(['--threads', '1.5']), /--threads wants a whole number/);
});
