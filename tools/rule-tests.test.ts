// What counts as a proof: titles in all their forms, and tests that do not run.
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

const ROWS = `[['DM-PAY-04', 1], ['DM-PAY-05 DM-PAY-06', 2]]`;
const TABLES: readonly [what: string, source: string][] = [
  ['rows taken apart', `for (const [ids, n] of ${ROWS}) test(ids + ' x', () => pay(n));`],
  ['a constant table', `const CASES = ${ROWS} as const; for (const [ids] of CASES) test(\`\${ids} x\`, () => pay());`],
  ['rows by index', `const CASES = ${ROWS}; for (const row of CASES) test(row[0], () => pay());`],
  ['forEach', `${ROWS}.forEach(([ids, n]) => test(\`\${ids} \${n}\`, () => pay()));`],
  [
    'objects taken apart',
    `for (const { ids: title } of [{ ids: 'DM-PAY-04 x' }, { ids: 'DM-PAY-05..06 y' }]) test(title, () => pay());`,
  ],
  [
    'members',
    `for (const c of [{ n: 1, t: 'DM-PAY-04' }, { n: 2, t: 'DM-PAY-05 DM-PAY-06' }]) test(c.t, () => pay());`,
  ],
  [
    'lists of ids',
    `for (const c of [{ a: ['DM-PAY-04', 'DM-PAY-05'] }, { a: ['DM-PAY-06'] }]) test(c.a.join(' '), () => pay());`,
  ],
  [
    'keys of an object',
    `const C = { 'DM-PAY-04 x': 1, 'DM-PAY-05..06 y': 2 };
     for (const [title, n] of Object.entries(C)) test(title, () => pay(n));`,
  ],
];

for (const [what, source, ids] of READ) {
  test(`proofs are read from ${what}`, () => assert.equal(idsIn(source), ids));
}
for (const [what, source] of IGNORED) {
  test(`no proof: ${what}`, () => assert.equal(idsIn(source), ''));
}
for (const [what, source] of TABLES) {
  test(`proofs are read from a table: ${what}`, () => assert.equal(idsIn(source), 'DM-PAY-04 DM-PAY-05 DM-PAY-06'));
}

test('a name that only a running program knows is no proof, whatever a distant table holds', () => {
  assert.equal(idsIn(`const a = ['DM-PAY-04']; function f(a) { test(a[0], () => pay()); }`), '');
  assert.equal(idsIn(`let a = 'DM-PAY-04'; test(a, () => pay());`), '');
});

test('a proof tells its file, line and title', () => {
  const source = `\n\ntest('DM-PAY-04 pays ' + n, () => pay());\n`;
  assert.deepEqual(proofsIn(source, 'pay.test.ts'), [
    { id: 'DM-PAY-04', title: 'DM-PAY-04 pays _', file: 'pay.test.ts', line: 3 },
  ]);
});
