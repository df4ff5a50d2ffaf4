// The primer in both languages: the same panels, and openings that the settings of the game know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Primer } from '#web/kit/primer.ts';
import { settings } from '../../setup/settings.ts';
import { primer as de } from './de.ts';
import { primer as en } from './en.ts';

const shapeOf = ({ openings, gist, overview }: Primer) => [
  openings.map(({ id, options, minutes, picture }) => [id, options, minutes, picture]),
  gist.map(({ picture }) => picture),
  overview.map(({ picture }) => picture),
];

test('both languages have the same panels', () => assert.deepEqual(shapeOf(de), shapeOf(en)));

test('every opening is a setting of the game', () => {
  for (const { id, options = {} } of en.openings)
    for (const [key, value] of Object.entries(options))
      assert.ok(settings.find(setting => setting.key === key)?.values.includes(value), `${id}: ${key}`);
});

test('the overview is read in two minutes', () => {
  const words = en.overview.flatMap(({ title, text }) => `${title} ${text}`.split(' ')).length;
  assert.ok(words <= 360, `${words} words`);
});
