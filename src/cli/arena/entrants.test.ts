// Players as they are named on the command line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandOf, entrantsFrom } from './entrants.ts';

test('bots and programs are divided by commas, but not inside quotes', () => {
  assert.deepEqual(entrantsFrom('greedy, stdio:node bot.mjs,stdio:"node bot.mjs --levels 1,2"'), [
    { name: 'greedy', word: 'greedy' },
    { name: 'node bot.mjs', word: 'stdio:node bot.mjs' },
    { name: 'node bot.mjs --levels 1,2', word: 'stdio:"node bot.mjs --levels 1,2"' },
  ]);
});

test('who comes twice has two names', () => {
  assert.deepEqual(
    entrantsFrom('idle,random,idle,idle').map(({ name }) => name),
    ['idle', 'random', 'idle (2)', 'idle (3)'],
  );
});

test('a command is divided into words; quotes keep some together', () => {
  assert.equal(commandOf('greedy'), undefined);
  assert.deepEqual(commandOf('stdio:node bot.mjs'), ['node', 'bot.mjs']);
  assert.deepEqual(commandOf('stdio:"node bot.mjs"'), ['node', 'bot.mjs']);
  assert.deepEqual(commandOf(`stdio:"C:/my tools/node" 'my bot.mjs' --name="Big Bot"`), [
    'C:/my tools/node',
    'my bot.mjs',
    '--name=Big Bot',
  ]);
});
