// The laws of the engine on random games. Players who choose by chance refuse too many Missions to win, so these games
// are stopped after a few rounds (MR-RUL-137).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLaws } from '#engine/laws.ts';
import { mutantRevolution } from './game.ts';

const few = { ...mutantRevolution, setups: { few: () => ({ rounds: 2 }) } };

test('the laws hold on random games of two rounds', () => {
  const { answers } = checkLaws(few, { games: 4, seed: 'revolution', every: 25 });
  assert.ok(answers > 200);
});
