// The rules check on small packages made for it, and on Longbox's own ledgers.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { parseRulebook } from '#engine/rulebook/rulebook.ts';
import { main } from './check-rules.ts';

const LEDGER = `# Tic-tac-toe
## Play
- **TT-PLY-01** Mark an empty cell.
- **TT-PLY-02** Then the other seat.
## Worked examples
- **TT-EX-01** Given a row When it is full Then it wins.
## Rulings
- **TT-RUL-01** Clock? → first cell.
`;
const DONE = `<!-- status: complete -->\n${LEDGER}`;
const HOME = 'src/games/tictactoe';
const HALF = `test('TT-PLY-01 TT-EX-01 marks', () => play());\n`;
const WHOLE = `${HALF}test('TT-PLY-02 turns', () => play());\ntest('TT-RUL-01 clock', () => play());\n`;

type Files = Record<string, string>;
const PLACES: Files = { [`${HOME}/flow/play.ts`]: '// TT-PLY-01..02\n// TT-RUL-01\n' };

interface Run {
  code: number;
  out: string[];
  errors: string[];
}
async function run(t: TestContext, files: Files, ...args: string[]): Promise<Run> {
  const root = mkdtempSync(join(tmpdir(), 'longbox-rules-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const out: string[] = [];
  const errors: string[] = [];
  const code = await main(
    args,
    root,
    line => out.push(line),
    line => errors.push(line),
  );
  return { code, out, errors };
}

test('a coming game may miss proofs, which are only counted', async t => {
  const { code, out } = await run(t, { [`${HOME}/rules.md`]: LEDGER, [`${HOME}/flow/play.test.ts`]: HALF });
  assert.equal(code, 0);
  assert.deepEqual(out, [
    'tictactoe       2/4  50.0 %   rules 1/2, examples 1/1, rulings 0/1 (coming)',
    'tictactoe: 2 without a proof',
  ]);
});

test('an id that the code names and the ledger has not fails', async t => {
  const files = { ...PLACES, [`${HOME}/rules.md`]: DONE, [`${HOME}/play.test.ts`]: WHOLE };
  const flow = {
    [`${HOME}/flow/more.ts`]: "const rule = 'TT-PLY-09'; // ENGINE-ASK-1 and AU-PLY-01 are others' ids\n",
  };
  assert.equal((await run(t, files)).code, 0);
  const { code, out } = await run(t, { ...files, ...flow });
  assert.equal(code, 1);
  assert.equal(out[1], `tictactoe: the code names TT-PLY-09, which is not in ${HOME}/rules.md; mend it or add it`);
});

test('a complete game with missing proofs fails and lists them', async t => {
  const { code, out } = await run(t, { [`${HOME}/rules.md`]: DONE, [`${HOME}/play.test.ts`]: HALF });
  assert.equal(code, 1);
  assert.equal(out[1], 'tictactoe: 2 without a proof: TT-PLY-02 TT-RUL-01');
});

test('a complete game with all proofs passes', async t => {
  const { code, out } = await run(t, { [`${HOME}/rules.md`]: DONE, [`${HOME}/play.test.ts`]: WHOLE, ...PLACES });
  assert.equal(code, 0);
  assert.deepEqual(out, ['tictactoe       4/4 100.0 %   rules 2/2, examples 1/1, rulings 1/1 (complete)']);
});

const [BOOK, PROOFS, CODE] = [`${HOME}/rules.md`, `${HOME}/play.test.ts`, `${HOME}/flow/play.ts`];
const placed = (t: TestContext, ledger: string, code: string) =>
  run(t, { [BOOK]: ledger, [PROOFS]: WHOLE, [CODE]: code });

test('every rule and ruling of a complete game has a place in its code; examples need none', async t => {
  assert.equal((await placed(t, DONE, '/** TT-PLY-01..02 TT-RUL-01 */')).code, 0);
  const { code, out } = await placed(t, DONE, '// TT-PLY-01');
  assert.equal(code, 1);
  assert.equal(out.at(-1), 'tictactoe: 2 without a place in the code: TT-PLY-02 TT-RUL-01');
  assert.equal((await placed(t, LEDGER, '')).code, 0);
  const elsewhere = { 'src/engine/ask.ts': '// TT-PLY-01 TT-PLY-02 TT-RUL-01' };
  assert.equal((await run(t, { [BOOK]: DONE, [PROOFS]: WHOLE, ...elsewhere })).code, 1);
});

test('a line of the ledger may say why it has no place, but is proven all the same', async t => {
  const marked = DONE.replace('other seat.', 'other seat. <!-- nothing to do -->').replace(
    'first cell.',
    'first cell. <!-- components -->',
  );
  assert.equal((await placed(t, marked, '// TT-PLY-01')).code, 0);
  assert.equal((await run(t, { [BOOK]: marked, [PROOFS]: HALF, ...PLACES })).code, 1);
});

test('every game is checked, and tests elsewhere prove nothing', async t => {
  const auction = 'src/games/auction';
  const files = {
    [`${HOME}/rules.md`]: DONE,
    [`${HOME}/play.test.ts`]: WHOLE,
    [`${auction}/rules.md`]: '<!-- status: complete -->\n# A\n- **AU-BID-01** Bid.\n',
    [`${auction}/flow/bid.ts`]: '// AU-BID-01',
    ...PLACES,
    'src/engine/bid.test.ts': `test('AU-BID-01 bids', () => play());`,
  };
  const { code, out } = await run(t, files);
  assert.equal(code, 1);
  assert.equal(out.at(-1), 'auction: 1 without a proof: AU-BID-01');
});

test('an unknown id fails even a coming game and is shown with its place', async t => {
  const tests = `${HALF}test('TT-PLY-09 x', () => play());\n`;
  const { code, out } = await run(t, { [`${HOME}/rules.md`]: LEDGER, [`${HOME}/play.test.ts`]: tests });
  assert.equal(code, 1);
  assert.match(
    out.join('\n'),
    /^src\/games\/tictactoe\/play\.test\.ts:2: TT-PLY-09 is not in src\/games\/tictactoe\/rules/m,
  );
});

test('an error in a ledger fails even a coming game and is shown with its place', async t => {
  const { code, out } = await run(t, { [`${HOME}/rules.md`]: `${LEDGER}- **TT-PLY-01** Twice.\n` });
  assert.equal(code, 1);
  assert.match(out.join('\n'), /^src\/games\/tictactoe\/rules\.md:9: TT-PLY-01 is already on line 3;/m);
});

test('--missing and --game list what a coming game misses', async t => {
  const files = { [`${HOME}/rules.md`]: LEDGER, 'src/games/other/rules.md': '# O\n- **OT-PLY-01** Play.\n' };
  const missing = 'tictactoe: 4 without a proof: TT-PLY-01 TT-PLY-02 TT-EX-01 TT-RUL-01';
  const all = (await run(t, files, '--missing')).out;
  assert.deepEqual(all.slice(2), ['other: 1 without a proof: OT-PLY-01', missing]);
  assert.deepEqual((await run(t, files, '--game', 'tictactoe')).out.slice(1), [missing]);
});

test('--json prints one object for each game and keeps the exit code', async t => {
  const tests = `${HALF}test('TT-PLY-09 x', () => play());test('TT-PLY-09 y', () => play());`;
  const { code, out } = await run(t, { [`${HOME}/rules.md`]: DONE, [`${HOME}/play.test.ts`]: tests }, '--json');
  assert.equal(code, 1);
  assert.equal(out.length, 1);
  assert.deepEqual(JSON.parse(out[0] ?? ''), {
    measure: 'rules',
    game: 'tictactoe',
    rules: 2,
    examples: 1,
    rulings: 1,
    provenRules: 1,
    provenExamples: 1,
    provenRulings: 0,
    proven: 2,
    total: 4,
    missing: ['TT-PLY-02', 'TT-RUL-01'],
    unplaced: ['TT-PLY-01', 'TT-PLY-02', 'TT-RUL-01'],
    unknown: ['TT-PLY-09'],
    invented: [],
    errors: [],
    complete: true,
  });
});

test('--where shows the ledger line, the source lines and the tests', async t => {
  const files = {
    [`${HOME}/rules.md`]: LEDGER,
    [`${HOME}/play.test.ts`]: WHOLE,
    [`${HOME}/flow/play.ts`]: `const a = 1;\nconst b = 2; // TT-PLY-01..02\nconst c = 3; // TT-PLY-01, TT-EX-02\n`,
    [`${HOME}/world.ts`]: 'const d = 4;\n',
  };
  const { code, out } = await run(t, files, '--where', 'TT-PLY-02');
  assert.equal(code, 0);
  assert.deepEqual(out, [
    'src/games/tictactoe/rules.md:4: TT-PLY-02 Then the other seat.',
    'src/games/tictactoe/flow/play.ts:2: const b = 2; // TT-PLY-01..02',
    'src/games/tictactoe/play.test.ts:2: TT-PLY-02 turns',
  ]);
});

test('--where says what is not there', async t => {
  const files = { [`${HOME}/rules.md`]: LEDGER };
  assert.deepEqual((await run(t, files, '--where', 'TT-EX-01')).out.slice(1), [
    'no source line names it',
    'no test proves it',
  ]);
  const { code, errors } = await run(t, files, '--where', 'TT-PLY-07');
  assert.equal(code, 1);
  assert.deepEqual(errors, ['rules: no ledger has TT-PLY-07; TT-PLY-… runs from TT-PLY-01 to TT-PLY-02']);
});

const WRONG: readonly [args: string[], error: RegExp][] = [
  [['--mising'], /Unknown option '--mising'/],
  [['tictactoe'], /Unexpected argument 'tictactoe'/],
  [['--game'], /'--game <value>' argument missing/],
  [['--game', 'chess'], /no game "chess"; there are tictactoe$/],
  [['--where', 'PLY-01'], /"PLY-01" is no rule id; write one like DM-PAY-04$/],
  [['--where', 'TT-PLY-01', '--json'], /--where takes one id and no other option$/],
];

for (const [args, error] of WRONG) {
  test(`"${args.join(' ')}" is refused with the reason and where to find help`, async t => {
    const { code, out, errors } = await run(t, { [`${HOME}/rules.md`]: LEDGER }, ...args);
    assert.equal(code, 2);
    assert.deepEqual(out, []);
    assert.match(errors[0] ?? '', error);
    assert.match(errors[1] ?? '', /--help/);
  });
}

test('a package without ledgers fails instead of passing emptily', async t => {
  const { code, errors } = await run(t, { 'README.md': 'x' });
  assert.equal(code, 1);
  assert.match(errors[0] ?? '', /no rules\.md below src\/games;/);
});

test('--help explains titles, ranges and options', async t => {
  const { code, out } = await run(t, {}, '--help');
  assert.equal(code, 0);
  for (const word of ['DM-CMP-02..05', '--missing', '--game', '--where', '--json', 'status: complete']) {
    assert.ok(out.join('\n').includes(word), word);
  }
});

test('run as a program it uses the package it stands in and sets the exit code', () => {
  const tool = join(import.meta.dirname, 'check-rules.ts');
  const fine = spawnSync(process.execPath, [tool, '--where', 'DM-PAY-04'], { encoding: 'utf8', cwd: tmpdir() });
  assert.match(fine.stdout, /^src\/games\/dice-masters\/rules\.md:\d+: DM-PAY-04 /);
  assert.equal(fine.status, 0);
  assert.equal(spawnSync(process.execPath, [tool, '--nonsense']).status, 2);
});

// Ids are added, never taken away, so these counts can only grow.
const LEAST: readonly [game: string, rules: number, examples: number, rulings: number][] = [
  ['dice-masters', 284, 33, 101],
  ['mutant-revolution', 329, 27, 150],
  ['age-of-heroes', 261, 13, 108],
  ['strike-teams', 368, 43, 108],
  ['marvel-heroes', 357, 28, 105],
];

for (const [game, rules, examples, rulings] of LEAST) {
  test(`the ledger of ${game} is read without errors and without losing an entry`, () => {
    const file = join(import.meta.dirname, '../src/games', game, 'rules.md');
    const book = parseRulebook(readFileSync(file, 'utf8'));
    const count = (kind: string): number => book.entries.filter(entry => entry.kind === kind).length;
    assert.deepEqual(book.errors, []);
    assert.ok(count('rule') >= rules, `${count('rule')} rules`);
    assert.ok(count('example') >= examples, `${count('example')} examples`);
    assert.ok(count('ruling') >= rulings, `${count('ruling')} rulings`);
  });
}
