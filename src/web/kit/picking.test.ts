// Picking on the board: what options name, under whatever names, and answers composed of things.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Option, Ref } from '#engine/types.ts';
import { composed, exchanged, gathering, isFilled, optionsBy, toggled } from './picking.ts';

const option = (id: string, refs: Ref[], isRefused = false): Option => ({
  id,
  verb: id.split(':')[0]!,
  label: { say: id, facts: {} },
  refs,
  ...(isRefused ? { refused: { rule: 'A-B-01', facts: {} } } : {}),
});
const asked = (options: Option[], forms: Decision['forms'] = {}): Decision => ({
  id: 'turn.act',
  seat: 0,
  nth: 0,
  rule: 'A-B-01',
  prompt: { say: 'act', facts: {} },
  options,
  forms,
});

test('options by the things they name, narrowed by what is aimed at; what is refused lights nothing', () => {
  const decision = asked([
    option('hit:1', ['card:1', 'figure:1']),
    option('hit:2', ['card:1', 'figure:2']),
    option('hit:3', ['card:2', 'figure:3'], true),
  ]);
  assert.deepEqual([...optionsBy(decision, []).keys()], ['card:1', 'figure:1', 'figure:2']);
  assert.equal(optionsBy(decision, []).get('card:1')!.length, 2);
  assert.deepEqual([...optionsBy(decision, ['card:1']).keys()], ['figure:1', 'figure:2']);
});

test('a thing may have other names in options; each option is about it once', () => {
  const decision = asked([option('use:120', ['ability:120', 'card:12']), option('buy:12', ['card:12'])]);
  const inSlot = optionsBy(decision, [], () => ['slot:3']);
  assert.deepEqual(
    inSlot.get('slot:3')!.map(({ id }) => id),
    ['use:120', 'buy:12'],
  );
  assert.equal(optionsBy(decision, ['slot:3'], () => ['slot:3']).size, 0);
});

test('a list is gathered, complete when it has as many as are asked for, and put together as the rules read it', () => {
  const slot = { say: 'who', of: 'die', things: [7, 9, 11], min: 1, max: 2 };
  const list = gathering(asked([option('none', [])], { reroll: { to: [{ n: 0, slots: [slot] }] } }))!;
  assert.deepEqual([...list.refs], ['die:7', 'die:9', 'die:11']);
  assert.deepEqual(
    [[[]], [[7]], [[7, 9, 11]]].map(parts => isFilled(list, parts)),
    [false, true, false],
  );
  const part = [11, 7].reduce<number[]>(toggled, []);
  assert.equal(composed(list, [part]), 'reroll:0:7+11');
  assert.deepEqual(toggled(part, 7), [11]);
  const otherwise = asked([option('buy:1', ['card:1'])], { reroll: { to: [{ n: 0, slots: [slot] }] } });
  assert.equal(gathering(otherwise), undefined);
});

test('a second thing takes the place of the only one that may be picked, and a second click puts it back', () => {
  assert.deepEqual(exchanged([7], 9, 1), [9]);
  assert.deepEqual(exchanged([7], 7, 1), []);
  assert.deepEqual(exchanged([7], 9, 2), [7, 9]);
});
