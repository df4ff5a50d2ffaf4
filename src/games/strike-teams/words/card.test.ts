// The words of all cards, kept in a file: they are made from the effects, so that none can say what it does not do.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import { ACTIONS } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { actionText, characterText } from './card.ts';

const lines = [
  ...CHARACTERS.map(card => `${card.name} – ${characterText(card)}`),
  ...ACTIONS.map(card => `${card.name} (${card.build}${card.starting ? ', Starting' : ''}) – ${actionText(card)}`),
];

test('the words of all cards are as before', () => {
  const file = new URL('../scenario/transcripts/card-texts.txt', import.meta.url);
  const text = `${lines.join('\n')}\n`;
  if (process.env.UPDATE_GOLDENS) writeFileSync(file, text);
  assert.equal(text, readFileSync(file, 'utf8'), 'if the change is meant, run the same test with UPDATE_GOLDENS=1');
});
test('no card lacks words, and no two read alike', () => {
  for (const line of lines) assert.doesNotMatch(line, /undefined|NaN|\[object| {2}|\.\.$/, line);
  assert.equal(new Set(ACTIONS.map(actionText)).size, ACTIONS.length);
});
