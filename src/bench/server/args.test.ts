import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from './args.ts';
import { NAMES } from './contestants.ts';

test('wishes are read; nothing said means everybody, at length, as a table', () => {
  assert.deepEqual(commands([]), {
    json: false,
    help: false,
    names: NAMES,
    matches: 200,
    rounds: 4,
    time: 3000,
    real: 6000,
    crowd: 1000,
  });
  assert.deepEqual(commands('--only limit --only colyseus --matches 4 --rounds 1 --time 300 --json'.split(' ')), {
    json: true,
    help: false,
    names: ['colyseus', 'limit'],
    matches: 4,
    rounds: 1,
    time: 300,
    real: 0,
    crowd: 0,
  });
});

test('what makes no sense is said in words', () => {
  assert.throws(() => commands(['--fast']), /Unknown option '--fast'/);
  assert.throws(() => commands(['--only', 'chess']), /'chess' takes no part\. There are: .*limit\./);
  for (const bad of ['0', '-1', '1.5', 'many', '2001'])
    assert.throws(
      () => commands([`--matches=${bad}`]),
      new Error(`--matches wants a whole number from 1 to 2000, not '${bad}'.`),
    );
});
