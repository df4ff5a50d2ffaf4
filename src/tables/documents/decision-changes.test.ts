import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patched, type Change } from '#engine/patch.ts';
import type { BriefDecision, Form } from '#engine/types.ts';
import { decisionsChange, writtenDecisions } from './decision-changes.ts';

const decision = (id: string, nth: number, options: BriefDecision['options']): BriefDecision => ({
  id,
  seat: 0,
  nth,
  rule: 'DM-MAI-01',
  options,
});
const PASS = { verb: 'pass' };
const buy = (...each: number[]) => ({ verb: 'buy', each });
const dice = (...things: number[]): Form => ({ to: [{ n: 0, slots: [{ say: 'dice', things, min: 0, max: 2 }] }] });
const change = (before: BriefDecision[], after: BriefDecision[]): string =>
  decisionsChange(writtenDecisions(before), writtenDecisions(after));

const LISTS: BriefDecision[][] = [
  [],
  [decision('main', 0, [PASS, buy(1, 2)])],
  [decision('main', 1, [PASS, buy(2)])],
  [decision('main', 1, [PASS, buy(2), buy(3)])],
  [decision('main', 2, [buy(3)])],
  [decision('main', 2, [])],
  [decision('block', 2, [PASS])],
  [{ ...decision('block', 2, [PASS]), forms: { pay: dice(1, 2) } }],
  [{ ...decision('block', 3, [PASS]), forms: { pay: dice(1, 2), give: dice() } }],
  [{ ...decision('block', 3, []), forms: { pay: dice(1, 2, 3), give: dice() } }],
  [{ ...decision('block', 2, [PASS]), seat: 1, idle: 'pass' }],
  [decision('block', 2, [PASS]), { ...decision('aside', 2, [buy(1)]), prompt: { say: 'what', facts: { n: 1 } } }],
];

test('from any decisions to any others, the change makes the ones of the others', () => {
  for (const before of LISTS)
    for (const after of LISTS) {
      const text = change(before, after);
      const made = text ? patched(before, JSON.parse(text) as Change) : before;
      assert.deepEqual(made, after, text);
      if (before === after) assert.equal(text, '');
    }
});

test('of a question that is asked again only what is new is told', () => {
  const forms = LISTS.filter(([asked]) => asked?.forms);
  assert.equal(change(forms[0]!, forms[1]!), `[[0],[{"nth":3,"forms":{"give":[${JSON.stringify(dice())}]}}]]`);
  const [, first, second, third] = LISTS;
  assert.equal(change(first!, second!), '[[0],[{"nth":1,"options":[[1],[[{"verb":"buy","each":[2]}]]]}]]');
  assert.equal(change(second!, third!), '[[0],[{"options":[2,0,[{"verb":"buy","each":[3]}]]}]]');
});
