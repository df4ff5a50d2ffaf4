import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crowdLines, crowdText, jsonLines, type Outcomes, table } from './report.ts';

const OUTCOMES: Outcomes = {
  ours: { rate: 9701.26, p50: 20.125, p99: 35.5, cpu: 0.09 },
  boardgameio: { rate: 1600, p50: 120, p99: 1240, cpu: 0.6 },
  colyseusAtOnce: { rate: 0, p50: NaN, p99: NaN, cpu: Infinity },
  limit: { rate: 14_803.7, p50: 13, p99: 20, cpu: 0.05 },
};

test('the table shows what ours reaches of each, and what is wanted', () => {
  assert.deepEqual(table(OUTCOMES).split('\n'), [
    'server.durable-answers      answers      p50      p99      server CPU   ours   wanted',
    'ours                        9,701/s  20.1 ms  35.5 ms  0.0900 ms each',
    'boardgame.io                1,600/s   120 ms   1.24 s   0.600 ms each   6.1×   ≥ 4.0×',
    'Colyseus, patches at once       0/s        –        –          – each      –  ≥ 0.70×',
    'limit: ws echo             14,800/s  13.0 ms  20.0 ms  0.0500 ms each  0.66×  ≥ 0.33×',
  ]);
});

test('without ours there is nothing to compare', () => {
  const { limit } = OUTCOMES;
  assert.match(table({ limit: limit! }), /limit: ws echo .* – +≥ 0\.33×$/);
});

test('JSON lines have four digits, and null for who takes no part', () => {
  const [rates, , p99] = jsonLines(OUTCOMES);
  assert.equal(
    rates,
    '{"measure":"server.durable-answers","ours":9701,"boardgameio":1600,"colyseus":null,"colyseusAtOnce":0,' +
      '"limit":14800,"unit":"1/s"}',
  );
  assert.match(p99!, /"server\.durable-answers\.p99","ours":35\.5,.*"colyseusAtOnce":null,.*"unit":"ms"/);
});

const CROWD = { games: 1000, sockets: 5000, rate: 4987.6, p50: 4.321, p99: 21 };
const MEMORY = { watched: 38_091.4, running: 12_918, sleeping: null };

test('many people at many games are told of in words', () => {
  assert.deepEqual(crowdText({ ...CROWD, ...MEMORY }).split('\n'), [
    'server.answer-to-view: p50 4.32 ms, p99 21.0 ms (wanted: ≤ 50 ms)',
    '  5,000 sockets at 1,000 running games, 4,988 views a second',
    '  memory: 12.9 kB a running game (38.1 kB with its sockets), – a sleeping game',
  ]);
});

test('and as JSON lines', () => {
  assert.deepEqual(crowdLines({ ...CROWD, ...MEMORY, sleeping: 0 }), [
    '{"measure":"server.answer-to-view.p50","ours":4.321,"unit":"ms"}',
    '{"measure":"server.answer-to-view.p99","ours":21,"unit":"ms"}',
    '{"measure":"server.memory.watched-game","ours":38090,"unit":"bytes"}',
    '{"measure":"server.memory.running-game","ours":12920,"unit":"bytes"}',
    '{"measure":"server.memory.sleeping-game","ours":0,"unit":"bytes"}',
  ]);
});
