import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsFrom } from './args.ts';
import { NAMES } from './contestants.ts';

test('options are read; without any it is everybody, at length, as a table', () => {
  assert.deepEqual(optionsFrom([]), {
    json: false,
    help: false,
    names: NAMES,
    matches: 200,
    rounds: 4,
    time: 3000,
    real: 6000,
    crowd: 1000,
  });
  assert.deepEqual(optionsFrom('--only limit --only colyseus --matches 4 --rounds 1 --time 300 --json'.split(' ')), {
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
  assert.throws(() => optionsFrom(['--fast']), /Unknown option '--fast'/);
  assert.throws(() => optionsFrom(['--only', 'chess']), /'chess' takes no part\. There are: .*limit\./);
  for (const bad of ['0', '-1', '1.5', 'many', '2001'])
    assert.throws(
      () => optionsFrom([`--matches=${bad}`]),
      new Error(`--matches wants a whole number from 1 to 2000, not '${bad}'.`),
    );
});
