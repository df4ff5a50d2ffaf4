// Tests of the charts of a replay: points as the table has them, and luck as the dice of fights show it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel } from '../scenario/scenario.ts';
import { charts } from './charts.ts';

const chart = (id: string) => charts.find(one => one.id === id)!.reader(2);

test('points and Plot Points are those of the table', () => {
  const { world } = duel({ with: 'thor', against: 'viper', vp: [4, 2], pp: [1, 3] });
  assert.deepEqual(chart('points')([], world), [4, 2]);
  assert.deepEqual(chart('plotPoints')([], world), [1, 3]);
});

test('blanks are bad luck of whoever rolls them; the other side has none of it', () => {
  const t = duel({ with: 'captainAmerica', against: 'vulture', rolls: 'BBBB BB BBB BBB B B' });
  t.play('0 power:red', '1 power:red');
  const [hero, villain] = chart('luck')(t.match.events.flat(), t.world);
  // 4 + 3 + 1 dice of the hero, 2 + 3 + 1 of the Villain, 5/6 of a HIT each.
  assert.deepEqual([hero!.toFixed(2), villain!.toFixed(2)], ['-6.67', '-5.00']);
});
