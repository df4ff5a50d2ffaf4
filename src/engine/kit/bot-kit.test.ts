// Tests of games' advice to bots: weights by decision with a parsed pick, reasons by what was picked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mean, reasonsFrom, sayWith, weighBy, type Reason } from './bot-kit.ts';
import type { Tried } from '../bot-knowledge.ts';
import type { Table } from '../definition.ts';
import type { Pick, World } from '../types.ts';

const t = {} as Table;
const pick = (verb: string, n = 0, parts?: number[][]): Pick => ({ verb, n, ...(parts && { made: { to: n, parts } }) });

test('options are weighed by decision, and all else alike or as the game says', () => {
  const weighers = { 'auction.bid': (_t: Table, seat: number, { n }: Pick) => 10 * seat + n };
  assert.equal(weighBy(weighers)(t, 2, 'auction.bid', pick('bid', 3)), 23);
  assert.equal(weighBy(weighers)(t, 2, 'turn.play', pick('pass')), 1);
  assert.equal(
    weighBy(weighers, (_t, _seat, { made }) => made!.parts.length)(t, 2, 'deal', pick('deal', 1, [[], [2]])),
    2,
  );
});

test('a reason is looked for by decision and verb, then by verb; there may be none', () => {
  const texts = { keeps: 'keeps {n}', holds: 'holds' };
  const why = sayWith(texts);
  type Move = Tried & { judge: number };
  const table: Record<string, Reason<Move>> = {
    pass: () => why('holds'),
    'turn.play:pass': ({ judge }) => why('keeps', { n: judge }),
  };
  const reasons = reasonsFrom<World, Move>(table, texts, tried => ({ ...tried, judge: 7 }));
  const at = (decision: string, verb: string): Tried => ({
    seat: 0,
    decision,
    pick: pick(verb),
    before: {},
    after: {},
    later: [],
  });
  assert.deepEqual(reasons.reason(at('turn.play', 'pass')), { say: 'keeps', facts: { n: 7 } });
  assert.deepEqual(reasons.reason(at('react', 'pass')), { say: 'holds', facts: {} });
  assert.equal(reasons.reason(at('react', 'play')), undefined);
  assert.equal(reasons.texts, texts);
});

test('a mean is a mean', () => {
  assert.equal(mean([1, 2, 6]), 3);
});
