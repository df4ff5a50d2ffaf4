// Tests of horizons: where bots stop looking ahead, and the chance of every School there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Comparison } from '#bots/bot.ts';
import { levelNamed } from '#bots/search/levels.ts';
import { advance, start } from '#engine/apply.ts';
import { asked } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { mutantRevolution as game } from '../game.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import type { Fight, Revolution } from '../table/world.ts';
import { features } from './features.ts';
import { longHorizons, horizons } from './horizons.ts';

const bidding = (position: Position): Scenario =>
  scenario({ at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Pixie', ...position });
const FIGHT = {} as Fight;
const chances = ({ state }: Scenario): number[] =>
  state.world.rp.map((_, seat) => horizons['auction.bid']!.chance(game.table.bind(state), seat));

test('the chances of all Schools make up one, and more of anything is a better chance', () => {
  const even = chances(bidding({}));
  assert.ok(Math.abs(even.reduce((sum, one) => sum + one) - 1) < 1e-9);
  for (const better of [{ rp: [2] }, { hope: [9] }, { hands: [['Schism']] }, { own: [['Armor']] }])
    assert.ok(chances(bidding(better))[0]! > even[0]!, JSON.stringify(better));
});

test('bids and Events are compared by what came of them when the auctions or the phase are over', () => {
  const { world } = bidding({});
  const isClear = (decision: string, now: Partial<Revolution>): boolean =>
    horizons[decision]!.isClear(world, { ...world, ...now });
  assert.deepEqual(
    [{}, { phase: 'mission' as const }, { fight: FIGHT }, { round: world.round + 1 }].map(now =>
      isClear('auction.bid', now),
    ),
    [false, false, true, true],
  );
  assert.equal(isClear('playStage.act', {}), false);
  assert.ok(isClear('playStage.act', { phase: 'mission' }));
});

test('long horizons judge the arena two Mission Turns on by the learned value, and missions after the round', () => {
  const { world } = bidding({});
  const fight = { turn: 2 } as Fight;
  const isClear = (decision: string, now: Partial<Revolution>): boolean =>
    longHorizons[decision]!.isClear({ ...world, fight }, { ...world, fight, ...now });
  for (const decision of ['pcTurn.act', 'move.to', 'moment.react']) {
    assert.equal(horizons[decision], undefined, 'other bots leave it to what comes to mind');
    const turns = [2, 3, 4].map(turn => isClear(decision, { fight: { turn } as Fight }));
    assert.deepEqual(turns, [false, false, true]);
    assert.ok(isClear(decision, { fight: null }) && isClear(decision, { round: world.round + 1 }));
  }
  assert.deepEqual(
    [isClear('invitations.answer', { fight: null }), isClear('invitations.answer', { round: 9 })],
    [false, true],
  );
});

test('an attack or end of a turn that outweighs the rest is taken at once; moves and reactions are compared', () => {
  const sure = (decision: string, option: string): number => longHorizons[decision]!.sure!(option);
  assert.deepEqual(
    ['attack:2', 'special:10', 'done', 'move'].map(option => sure('pcTurn.act', option)),
    [12, Infinity, 5, Infinity],
  );
  assert.deepEqual([sure('playStage.act', 'discard:3'), sure('playStage.act', 'power:3')], [1, Infinity]);
  assert.equal(longHorizons['moment.react']!.sure, undefined, 'reactions are always compared');
  for (const usual of Object.values(horizons)) assert.equal(usual.sure, undefined, 'other bots compare all');
});

test('Mastermind gives more than half of its answers without comparing', () => {
  const state = start(game, { seats: 4, seed: seedOf(1) });
  const random = quickRandom(1);
  const mastermind = levelNamed('mastermind#4')!;
  let answers = 0;
  let compared = 0;
  for (; !state.result && answers < ANSWERS; answers++) {
    const [seat] = asked(game, state);
    const noting = { compared: ({ options }: Comparison) => void (compared += options > 1 ? 1 : 0) };
    advance(game, state, seat!, mastermind.choose(game, knowledge(game, state, seat!), random, noting));
  }
  assert.ok(compared < answers / 2, `${compared} of ${answers}`);
  assert.ok(compared > answers / 5, `${compared} of ${answers}`);
});
const ANSWERS = 600;

test('the learned value gives all Schools one chance to share, and more to whoever has more', () => {
  const learnedChances = ({ state }: Scenario): number[] =>
    state.world.rp.map((_, seat) => longHorizons['pcTurn.act']!.chance(game.table.bind(state), seat));
  const even = learnedChances(bidding({}));
  assert.ok(Math.abs(even.reduce((sum, one) => sum + one) - 1) < 1e-9);
  for (const better of [{ rp: [4] }, { hope: [9] }])
    assert.ok(learnedChances(bidding(better))[0]! > even[0]!, JSON.stringify(better));
});

test('features: the same numbers for every School, none of them out of proportion, one moment a phase or turn', () => {
  const { state } = bidding({ rp: [2, 5], hope: [9, 3] });
  const seats = state.world.rp.length;
  const x = features.of(state.world, seats);
  assert.equal(x.length, seats * features.names.length);
  assert.ok(
    x.every(n => Math.abs(n) <= 5),
    String(Math.max(...x)),
  );
  const at = (seat: number, name: string): number => x[seat * features.names.length + features.names.indexOf(name)]!;
  assert.deepEqual([at(0, 'rp2'), at(0, 'rp5'), at(1, 'rp5'), at(0, 'rivalsAt5'), at(1, 'rivalsAt5')], [1, 0, 1, 1, 0]);
  assert.ok(at(0, 'hope') > at(1, 'hope'));
  const moments = (['setup', 'plot', 'tournament'] as const).map(phase => features.moment({ ...state.world, phase }));
  assert.deepEqual(moments, [undefined, `plot ${state.world.round}`, undefined]);
});
