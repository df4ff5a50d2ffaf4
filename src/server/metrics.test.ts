// Tests of the metrics as Prometheus reads them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Metrics } from './metrics.ts';

test('counters count, gauges are read when asked', () => {
  const metrics = new Metrics();
  const count = metrics.count('longbox_refused_total');
  let size = 3;
  metrics.read('longbox_memory_bytes', () => size);
  count();
  count(4);
  size = 0.25;
  assert.equal(
    metrics.text(),
    `# HELP longbox_refused_total Messages that were refused
# TYPE longbox_refused_total counter
longbox_refused_total 5
# HELP longbox_memory_bytes Memory of the process
# TYPE longbox_memory_bytes gauge
longbox_memory_bytes 0.25
`,
  );
});
