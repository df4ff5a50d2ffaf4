// Pictures of names that have no emblem.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Drawing, type Wanted } from './drawing.ts';

test('a name without an emblem has a plain face, whatever glyphs the game has', () => {
  const drawing = new Drawing({ emblems: {}, glyphs: {}, tones: {}, nth: () => 0 });
  for (const as of ['small', 'large', 'mark', 'hero', 'cube', 'panel', 'figure', 'ground'])
    for (const name of ['Nobody Knows', '']) assert.match(drawing.text(`${as}|${name}` as Wanted), /^<svg /);
});
