// A server that has been started gets ready by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configFrom } from './config.ts';
import { Games } from '#tables/live/games.ts';
import { startServer } from './serve.ts';
import { parlourGame } from '#tables/testing/parlour.ts';

test('games are loaded before anybody wants them; one that does not load keeps nobody out', async () => {
  const loaded: string[] = [];
  const entry = (id: string) => ({ id, name: id, seats: { min: 2, max: 4 } });
  const load = async (): Promise<typeof parlourGame> => {
    loaded.push('parlour');
    return parlourGame;
  };
  const broken = (): Promise<never> => Promise.reject(new Error('it does not load'));
  const games = new Games([
    { ...entry('broken'), load: broken },
    { ...entry('parlour'), load },
  ]);
  const server = await startServer(configFrom({ PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent' }), games);
  assert.deepEqual(loaded, ['parlour']);
  assert.equal((await fetch(`${server.address}/api/games`)).status, 200);
  await server.close();
});
