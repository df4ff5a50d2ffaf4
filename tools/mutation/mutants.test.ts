import assert from 'node:assert/strict';
import test from 'node:test';
import { mutantsOf } from './mutants.ts';

const breaks = (text: string, id = 'TT-PLY-01'): string[] =>
  mutantsOf({ path: 'src/games/tictactoe/flow/play.ts', text, isTest: false }, id).map(
    ({ line, from, to }) => `${line}: ${from} => ${to}`,
  );

test('a comment speaks of the statement below it, and of nothing after', () => {
  const source = `
/** TT-PLY-01 One mark is made. */
export const marked = (n: number): boolean => n === 1;
export const other = (n: number): boolean => n > 1;
`;
  assert.deepEqual(breaks(source), ['3: === => !==', '3: 1 => 2']);
  assert.deepEqual(breaks(source, 'TT-PLY-02'), []);
});

test('a comment beside code speaks of its line', () => {
  assert.deepEqual(breaks('const a = 1;\nfall(t); // TT-PLY-01\nrise(t);\n'), ['2: fall(t); => ;']);
});

test('the id of a refusal speaks of its condition', () => {
  const source = `export const taking = {
  each: cells,
  refuse: (t, my, seat, n) => t.world.cells[n] && 'TT-PLY-01',
};`;
  assert.deepEqual(breaks(source), ['3: t.world.cells[n] => !(t.world.cells[n])']);
});

test('a member of a table, its conditions, calls and steps are broken one at a time', () => {
  const source = `export const play = {
  // TT-PLY-01 TT-PLY-02
  mark(t, my) {
    if (t.over) return 'end';
    put(t, my.cell + 1);
    t.log('marked');
    return t.world.cells.filter(isFree).some(isMine) ? 'line' : undefined;
  },
  line() {},
};`;
  assert.deepEqual(breaks(source), [
    '4: t.over => !(t.over)',
    '5: put(t, my.cell + 1); => ;',
    '5: + => -',
    '5: 1 => 2',
    '7: t.world.cells.filter(isFree).some(isMine) => !(t.world.cells.filter(isFree).some(isMine))',
    '7: some => every',
    '7: t.world.cells.filter(isFree) => t.world.cells',
  ]);
});

test('each mutant is the whole source with one change', () => {
  const text = '/** TT-PLY-01 */\nexport const least = 1;\n';
  const [first] = mutantsOf({ path: 'src/games/tictactoe/flow/play.ts', text, isTest: false }, 'TT-PLY-01');
  assert.equal(first!.source, '/** TT-PLY-01 */\nexport const least = 2;\n');
});
