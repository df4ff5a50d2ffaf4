// Numbers as Prometheus reads them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Metrics } from './metrics.ts';

test('counters count, gauges are read when asked', () => {
  const metrics = new Metrics();
  const count = metrics.count('longbox_things_total', 'Things seen');
  let size = 3;
  metrics.gauge('longbox_size', 'How big', () => size);
  count();
  count(4);
  size = 0.25;
  assert.equal(
    metrics.text(),
    `# HELP longbox_things_total Things seen
# TYPE longbox_things_total counter
longbox_things_total 5
# HELP longbox_size How big
# TYPE longbox_size gauge
longbox_size 0.25
`,
  );
});
