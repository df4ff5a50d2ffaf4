// Tests of what counts as a proof: titles in all their forms, and tests that do not run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proofsIn } from './rule-tests.ts';

const idsIn = (source: string): string =>
  proofsIn(source, 'x.test.ts')
    .map(proof => proof.id)
    .join(' ');

const READ: readonly [what: string, source: string, ids: string][] = [
  ['single quotes', `test('DM-PAY-04 DM-PAY-05 pays', () => pay());`, 'DM-PAY-04 DM-PAY-05'],
  ['double quotes', `it("DM-PAY-04 pays", () => pay());`, 'DM-PAY-04'],
  ['backticks', 'test(`DM-PAY-04 pays`, () => pay());', 'DM-PAY-04'],
  ['a template after the ids', 'test(`DM-PAY-04: ${n} pays`, () => pay());', 'DM-PAY-04'],
  ['a sum after the ids', `test('DM-PAY-04 ' + name, () => pay());`, 'DM-PAY-04'],
  ['a range', `test('DM-PAY-04..06 pays', () => pay());`, 'DM-PAY-04 DM-PAY-05 DM-PAY-06'],
  ['options that do not skip', `test('DM-PAY-04 pays', { skip: false, timeout: 9 }, () => pay());`, 'DM-PAY-04'],
  ['only', `test.only('DM-PAY-04 pays', () => pay());`, 'DM-PAY-04'],
  ['a body made elsewhere', `test('DM-PAY-04 pays', plays('a', 'b'));`, 'DM-PAY-04'],
  ['a body that skips something else', `test('DM-PAY-04 x', t => { t.diagnostic('x'); seat.skip(); });`, 'DM-PAY-04'],
  ['a function body', `test('DM-PAY-04 pays', async function () { pay(); });`, 'DM-PAY-04'],
  [
    'suites and their tests',
    `describe('DM-PAY-04 paying', () => { it('DM-PAY-05 x', () => pay()); it('y', () => pay()); });`,
    'DM-PAY-04 DM-PAY-05',
  ],
  [
    'a suite of titles made at run time',
    `suite('DM-PAY-04 x', () => { for (const c of load()) test(c, c.run); });`,
    'DM-PAY-04',
  ],
  ['subtests', `test('DM-PAY-04 x', async t => { await t.test('DM-PAY-05 y', () => pay()); });`, 'DM-PAY-04 DM-PAY-05'],
];

const IGNORED: readonly [what: string, source: string][] = [
  ['test.skip', `test.skip('DM-PAY-04 x', () => pay());`],
  ['test.todo', `test.todo('DM-PAY-04 x', () => pay());`],
  ['it.todo without body', `it.todo('DM-PAY-04 x');`],
  ['skip: true', `test('DM-PAY-04 x', { skip: true }, () => pay());`],
  ['skip with a reason', `test('DM-PAY-04 x', { skip: 'later' }, () => pay());`],
  ['skip on a condition', `test('DM-PAY-04 x', { skip: isSlow }, () => pay());`],
  ['todo: true', `test('DM-PAY-04 x', { todo: true }, () => pay());`],
  ['a test that skips itself', `test('DM-PAY-04 x', t => { t.skip(); pay(); });`],
  ['a title without body', `test('DM-PAY-04 x');`],
  ['options without body', `test('DM-PAY-04 x', { timeout: 9 });`],
  ['an empty body', `test('DM-PAY-04 x', () => {});`],
  ['a test in a skipped suite', `describe.skip('DM-PAY-04', () => { it('DM-PAY-05 x', () => pay()); });`],
  ['a suite without tests', `describe('DM-PAY-04 x', () => { pay(); });`],
  ['a suite of skipped tests', `describe('DM-PAY-04 x', () => { it.skip('y', () => pay()); });`],
  ['a regular expression', `/DM/.test('DM-PAY-04 x');`],
  ['another function', `mend('DM-PAY-04 x', () => pay());`],
  ['a comment', `// test('DM-PAY-04 x', () => pay());`],
  ['ids that do not lead', `test('pays (DM-PAY-04)', () => pay());`],
  ['an id that a template completes', 'test(`DM-PAY-0${n} x`, () => pay());'],
];

/** Ids stand in the title itself, where a search finds them. */
const MADE: readonly [what: string, source: string][] = [
  ['a row of a table', `for (const [ids, n] of [['DM-PAY-04', 1]]) test(ids + ' x', () => pay(n));`],
  ['a template of a name', 'const ids = "DM-PAY-04"; test(`${ids} x`, () => pay());'],
  ['a constant', `const title = 'DM-PAY-04 x'; test(title, () => pay());`],
  ['keys of an object', `for (const title of Object.keys({ 'DM-PAY-04 x': 1 })) test(title, () => pay());`],
];

for (const [what, source, ids] of READ) {
  test(`proofs are read from ${what}`, () => assert.equal(idsIn(source), ids));
}
for (const [what, source] of IGNORED) {
  test(`no proof: ${what}`, () => assert.equal(idsIn(source), ''));
}
for (const [what, source] of MADE) {
  test(`no proof: ids in ${what}`, () => assert.equal(idsIn(source), ''));
}

test('a proof tells its file, line and title', () => {
  const source = `\n\ntest('DM-PAY-04 pays ' + n, () => pay());\n`;
  assert.deepEqual(proofsIn(source, 'pay.test.ts'), [
    { id: 'DM-PAY-04', title: 'DM-PAY-04 pays _', file: 'pay.test.ts', line: 3 },
  ]);
});
