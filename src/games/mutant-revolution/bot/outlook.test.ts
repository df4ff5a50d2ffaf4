// Bots that search look on to where a choice has told, and know the chance of every School there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutantRevolution as game } from '../game.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import type { Fight, Revolution } from '../table/world.ts';
import { outlook } from './outlook.ts';

const bidding = (position: Position): Scenario =>
  scenario({ at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Pixie', ...position });
const FIGHT = {} as Fight;
const chances = ({ state }: Scenario): number[] =>
  state.world.rp.map((_, seat) => outlook['auction.bid']!.chance(game.table.bind(state), seat));

test('the chances of all Schools make up one, and more of anything is a better chance', () => {
  const even = chances(bidding({}));
  assert.ok(Math.abs(even.reduce((sum, one) => sum + one) - 1) < 1e-9);
  for (const better of [{ rp: [2] }, { hope: [9] }, { hands: [['Schism']] }, { own: [['Armor']] }])
    assert.ok(chances(bidding(better))[0]! > even[0]!, JSON.stringify(better));
});

test('bids and Events are compared by what came of them when the auctions or the phase are over', () => {
  const { world } = bidding({});
  const isClear = (decision: string, now: Partial<Revolution>): boolean =>
    outlook[decision]!.isClear(world, { ...world, ...now });
  assert.deepEqual(
    [{}, { phase: 'mission' as const }, { fight: FIGHT }, { round: world.round + 1 }].map(now =>
      isClear('auction.bid', now),
    ),
    [false, false, true, true],
  );
  assert.equal(isClear('playStage.act', {}), false);
  assert.ok(isClear('playStage.act', { phase: 'mission' }));
});
