// The primer: openings that the settings of the game know, and an overview of two minutes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS } from '../../cards/characters.ts';
import { settings } from '../../setup/settings.ts';
import { primer } from './en.ts';

test('every opening is a setting of the game', () => {
  for (const { id, options = {} } of primer.openings)
    for (const [key, value] of Object.entries(options))
      assert.ok(settings.find(setting => setting.key === key)?.values.includes(value), `${id}: ${key}`);
});

test('the overview is read in two minutes, and shows each character once', () => {
  const words = primer.overview.flatMap(({ title, text }) => `${title} ${text}`.split(' ')).length;
  assert.ok(words <= 360, `${words} words`);
  const shown = primer.overview.map(({ picture }) => picture.split('|')[1]!);
  assert.deepEqual(shown.toSorted(), CHARACTERS.map(({ name }) => name).toSorted());
});
