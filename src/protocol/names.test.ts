// Names: what may stand in one, how old ones are shown, and which look alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isName, NamesAtTable, shownName } from './names.ts';

const FINE = [
  'Ann',
  'ann 2',
  "D'Arcy-Smith",
  'Dr. Strange & co. (left)',
  'Žofie',
  'e\u0302\u0301a',
  'नमस्ते',
  'ไก่',
  'שלום',
  '李小龍',
  'Ⅷ',
];
const NOT: Readonly<Record<string, string>> = {
  nothing: '',
  'a blank': ' ',
  'blanks around': ' Ann',
  'a line': 'A\nB',
  'no-break space': 'A\u00a0B',
  'zero width': 'A\u200bnn',
  joiner: 'A\u200dnn',
  'word joiner': 'A\u2060nn',
  'byte order mark': '\ufeffAnn',
  'soft hyphen': 'A\u00adnn',
  direction: 'Ann\u202e',
  isolate: 'A\u2066nn',
  'direction mark': 'A\u200fnn',
  'Arabic letter mark': 'A\u061cnn',
  tags: 'A\u{e0041}\u{e007f}',
  'variation selector': 'A\ufe0f',
  'a lone surrogate': 'A\ud800',
  'a filler': '\u3164',
  'a Hangul filler': 'A\u115f',
  'blank Braille': '\u2800',
  'a grapheme joiner': 'A\u034f',
  'three marks': 'Z\u0300\u0301\u0302',
  'a mark by itself': '\u0301Ann',
  'an enclosing mark': 'A\u20dd',
  emoji: 'Ann 🙂',
  'a markup sign': 'A<b>',
};

test('letters, digits and usual punctuation make a name, with two marks a letter at most', () => {
  for (const name of FINE) assert.ok(isName(name), name);
  for (const [what, name] of Object.entries(NOT)) assert.ok(!isName(name), what);
});
test('every name of before is shown as one that could be given today', () => {
  for (const name of FINE) assert.equal(shownName(name), name.normalize('NFC'));
  for (const [what, name] of Object.entries(NOT)) assert.ok(isName(shownName(name)), what);
  for (const what of ['zero width', 'joiner', 'byte order mark', 'soft hyphen', 'direction', 'isolate'])
    assert.equal(shownName(NOT[what]!), 'Ann', what);
  assert.equal(shownName('A\u00a0B'), 'A B');
  assert.equal(shownName('Z\u0300\u0301\u0302\u0303algo'), 'Z\u0300\u0301algo');
  assert.equal(shownName('\u3164'), 'Guest');
});
test('people whose names look alike are numbered at a table, the same person is not', () => {
  const names = ['Ann', 'ANN', 'Ａｎｎ', 'Ann', 'A\u200bnn', 'Ann (2)', 'Bob'];
  const at = new NamesAtTable([]);
  const shown = names.map((name, n) => at.of({ id: `p${n}`, name }));
  assert.deepEqual(shown, ['Ann', 'ANN (2)', 'Ａｎｎ (3)', 'Ann (4)', 'Ann (5)', 'Ann (2) (2)', 'Bob']);
  assert.equal(at.of({ id: 'p0', name: 'Ann' }), 'Ann');
  assert.equal(at.of({ id: 'p1', name: 'ANN' }), 'ANN (2)');
  assert.equal(new NamesAtTable([{ id: 'a', name: 'straße' }]).of({ id: 'b', name: 'STRASSE' }), 'STRASSE (2)');
});
