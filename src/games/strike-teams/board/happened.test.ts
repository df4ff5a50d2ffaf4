// Tests of the log as the map needs it: wounds by their figures, as the rules log them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { woundedIn } from './happened.ts';

test('wounds that an attack has inflicted are found, from a line of the log on', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' } })
    .turn('cap')
    .play('0 attack', '0 figure:s1');
  const log = t.match.events.map(events => ({ at: 0, events })) as unknown as Parameters<typeof woundedIn>[0];
  assert.deepEqual(woundedIn(log, 0), [{ figure: 7, n: 3 }]);
  assert.deepEqual(woundedIn(log, log.length), []);
});
