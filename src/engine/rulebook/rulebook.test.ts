// Reading ledgers: chapters, entries, links, status and every kind of error.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRule, parseRulebook } from './rulebook.ts';

const TINY = `<!-- status: complete -->
# Tic-tac-toe

For two. Three in a row.

## Play

How a turn goes.

- **TT-PLY-01** A seat marks one empty cell.
- **TT-PLY-02** Then the other seat plays, unless TT-END-01 applies.

## The end

- **TT-END-01** Three in a row win.

## Worked examples

- **TT-EX-01** Given two in a row When the third is marked Then the seat wins (TT-PLY-01..02, END-01).

## Rulings

### Clocks

- **TT-RUL-01** What if the clock runs out? → the first empty cell,
  as TT-PLY says.
`;

const withLine = (line: string): string => `${TINY}${line}\n`;
const errorsOf = (ledger: string): string[] => parseRulebook(ledger).errors.map(e => `${e.line}: ${e.message}`);

test('a ledger becomes a title, a note, chapters and entries', () => {
  const book = parseRulebook(TINY);
  assert.deepEqual(book.errors, []);
  assert.equal(book.title, 'Tic-tac-toe');
  assert.equal(book.note, 'For two. Three in a row.');
  assert.equal(book.prefix, 'TT');
  const chapters = book.chapters.map(({ title, within, note, entries }) => [title, within, note, entries.length]);
  assert.deepEqual(chapters, [
    ['Play', undefined, 'How a turn goes.', 2],
    ['The end', undefined, '', 1],
    ['Worked examples', undefined, '', 1],
    ['Rulings', undefined, '', 0],
    ['Clocks', 'Rulings', '', 1],
  ]);
});

test('an entry has its id, kind, text, chapter and line', () => {
  const { id, kind, text, chapter, line } = findRule(parseRulebook(TINY), 'TT-END-01') ?? assert.fail();
  assert.deepEqual([id, kind, text, chapter, line], ['TT-END-01', 'rule', 'Three in a row win.', 'The end', 15]);
});

test('a mark at the end of an entry is no part of its text', () => {
  const { entries } = parseRulebook(
    withLine('- **TT-RUL-02** A pencil. <!-- components -->\n- **TT-RUL-03** Talk. <!-- nothing to do -->'),
  );
  assert.deepEqual(
    entries.slice(-3).map(({ text, mark }) => [text.slice(0, 9), mark]),
    [
      ['What if t', undefined],
      ['A pencil.', 'components'],
      ['Talk.', 'nothing to do'],
    ],
  );
});

test('EX ids are worked examples, RUL ids rulings, all others rules', () => {
  const kinds = parseRulebook(TINY).entries.map(entry => entry.kind);
  assert.deepEqual(kinds, ['rule', 'rule', 'rule', 'example', 'ruling']);
});

test('an entry may go on in indented lines, and a sub-chapter is named with its chapter', () => {
  const ruling = findRule(parseRulebook(TINY), 'TT-RUL-01');
  assert.equal(ruling?.text, 'What if the clock runs out? → the first empty cell, as TT-PLY says.');
  assert.equal(ruling?.chapter, 'Rulings: Clocks');
});

test('ids, ranges, short ids and whole codes in a text become links', () => {
  const book = parseRulebook(TINY);
  assert.deepEqual(findRule(book, 'TT-PLY-02')?.refs, ['TT-END-01']);
  assert.deepEqual(findRule(book, 'TT-EX-01')?.refs, ['TT-PLY-01', 'TT-PLY-02', 'TT-END-01']);
  assert.deepEqual(findRule(book, 'TT-RUL-01')?.refs, ['TT-PLY-01', 'TT-PLY-02']);
});

test('a link tells where in the text it stands', () => {
  const { text, links } = findRule(parseRulebook(TINY), 'TT-EX-01') ?? assert.fail();
  const shown = links.map(link => text.slice(link.at, link.at + link.length));
  assert.deepEqual(shown, ['TT-PLY-01..02', 'END-01']);
});

test('names that look a little like ids are no references', () => {
  assert.deepEqual(errorsOf(withLine('- **TT-RUL-02** May X-23 use AP-3 or WW-2? → no.')), []);
});

test('status is coming unless the ledger says complete', () => {
  assert.equal(parseRulebook(TINY).status, 'complete');
  assert.equal(parseRulebook('<!-- status: coming -->\n# T').status, 'coming');
  assert.equal(parseRulebook('# T').status, 'coming');
});

test('a ledger without chapters is one chapter named after its title', () => {
  const book = parseRulebook('# Auction\n- **AU-BID-01** Bid.\n');
  assert.deepEqual(
    book.chapters.map(chapter => [chapter.title, chapter.entries.length]),
    [['Auction', 1]],
  );
  assert.deepEqual(book.errors, []);
});

test('an empty ledger has no entries and no errors', () => {
  const { entries, chapters, errors, prefix } = parseRulebook('');
  assert.deepEqual([entries, chapters, errors, prefix], [[], [], [], '']);
});

test('Windows line ends make no difference', () => {
  assert.deepEqual(parseRulebook(TINY.replaceAll('\n', '\r\n')), parseRulebook(TINY));
});

const WRONG: readonly [what: string, line: string, error: RegExp][] = [
  ['a duplicate id', '- **TT-PLY-01** Again.', /^27: TT-PLY-01 is already on line 10;/],
  ['a foreign prefix', '- **AU-BID-01** Bid.', /^27: AU-BID-01 should start with TT-/],
  ['an id without bold', '- TT-PLY-03 Plain.', /^27: "TT-PLY-03" looks like an entry/],
  ['a bold id without bullet', '**TT-PLY-03** Bare.', /^27: "TT-PLY-03" looks like an entry/],
  ['another bullet', '* **TT-PLY-03** Star.', /^27: "TT-PLY-03" looks like an entry/],
  ['an indented entry', '  - **TT-PLY-03** Deep.', /^27: "TT-PLY-03" looks like an entry/],
  ['small letters', '- **tt-ply-03** Small.', /^27: "tt-ply-03" looks like an entry/],
  ['an id without text', '- **TT-PLY-03**', /^27: "TT-PLY-03" looks like an entry/],
  ['an id glued to its text', '- **TT-PLY-03**Glued.', /^27: "TT-PLY-03" looks like an entry/],
  ['one digit', '- **TT-PLY-3** Short.', /^27: TT-PLY-3 is no rule id/],
  ['an unknown reference', '- **TT-PLY-03** See TT-END-09.', /^27: TT-PLY-03 refers to TT-END-09,/],
  ['a range past the end', '- **TT-PLY-03** See TT-END-01..02.', /^27: TT-PLY-03 refers to TT-END-02,/],
  ['an unknown code', '- **TT-PLY-03** See TT-XYZ.', /^27: TT-PLY-03 refers to TT-XYZ-…,/],
  ['another ledger', '- **TT-PLY-03** See AU-BID-01.', /^27: TT-PLY-03 refers to AU-BID-01,/],
  ['prose among entries', 'Some words.', /^27: a paragraph among entries;/],
  ['a second title', '# Again', /^27: the ledger already has its title/],
  ['a heading too deep', '#### Deep', /^27: "Deep" is nested too deep/],
  ['a second status', '<!-- status: coming -->', /^27: the status is already given/],
];

for (const [what, line, error] of WRONG) {
  test(`${what} is an error with its line`, () => {
    const errors = errorsOf(withLine(line));
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.match(errors[0] ?? '', error);
  });
}

test('an unknown status is an error and leaves the game coming', () => {
  const book = parseRulebook('<!-- status: done -->\n# T');
  assert.deepEqual(book.errors, [{ line: 1, message: '"done" is no status; write coming or complete' }]);
  assert.equal(book.status, 'coming');
});

test('a sub-chapter needs a chapter', () => {
  assert.match(errorsOf('# T\n### Lost\n- **TT-PLY-01** Play.').join(), /^2: "Lost" stands under no ## chapter$/);
});

test('a faulty entry is left out, the rest is kept, and errors come in line order', () => {
  const book = parseRulebook('# T\n- **TT-A-01** Bad.\n- **TT-PLY-01** See TT-PLY-07.\n- **TT-PLY-01** Twice.\n');
  assert.deepEqual(
    book.entries.map(entry => entry.text),
    ['See TT-PLY-07.'],
  );
  assert.deepEqual(
    book.errors.map(error => error.line),
    [2, 3, 4],
  );
});
