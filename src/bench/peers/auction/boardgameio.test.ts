// The auction house on boardgame.io plays the same games as ours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitReplays, oursReplays, peerReplays, playouts, script } from '../../measures/auction.ts';
import { difference } from '#engine/copy.ts';
import { quickRandom } from '#engine/random.ts';
import { isRefused, makeMove } from '../boardgameio.ts';
import { peer } from './boardgameio.ts';
import { answer, gift } from './flow.ts';
import { copyHouse } from './house.ts';

test('ready-made games end the same for everybody, and random ones have the same length', () => {
  for (let seed = 20; seed < 24; seed++) {
    const one = script(seed);
    assert.deepEqual([oursReplays(one), peerReplays(one), limitReplays(one)], [one.ranks, one.ranks, one.ranks]);
    const lengths = Object.values(playouts).map(playOut => playOut(one, quickRandom(seed)));
    assert.deepEqual(new Set(lengths).size, 1, lengths.join(' '));
  }
});

test('boardgame.io refuses what the plain game refuses', t => {
  t.mock.method(console, 'error', () => undefined); // it complains aloud
  const dice = quickRandom(3);
  const { plain, peers, plainAnswers } = script(30);
  let state = peers;
  let refusals = 0;
  for (const right of plainAnswers) {
    const strange = { ...plainAnswers[dice.below(plainAnswers.length)]!, seat: dice.below(4) };
    const allowed = answer(copyHouse(plain), strange.seat, strange.question, strange.move);
    const move = makeMove('answer', [strange.question, strange.move], String(strange.seat));
    assert.equal(isRefused(peer.play(state, move)), !allowed, JSON.stringify(strange));
    if (!allowed) refusals++;
    state = peer.play(state, makeMove('answer', [right.question, right.move], String(right.seat)));
    answer(plain, right.seat, right.question, right.move);
    assert.equal(difference(state.G, plain), undefined);
  }
  assert.ok(refusals > 20);
});

test('gifts are given on boardgame.io as well', t => {
  t.mock.method(console, 'error', () => undefined);
  const { plain, peers, plainAnswers } = script(31);
  let state = peers;
  assert.ok(isRefused(peer.play(state, makeMove('gift', [1], '0'))));
  for (const { seat, question, move } of plainAnswers) {
    if (plain.question === 1) break;
    state = peer.play(state, makeMove('answer', [question, move], String(seat)));
    answer(plain, seat, question, move);
  }
  state = peer.play(state, makeMove('gift', [1], '0'));
  assert.ok(gift(plain, 0, 1) && !gift(plain, 0, 1));
  assert.deepEqual(state.G.coins, plain.coins);
  assert.ok(isRefused(peer.play(state, makeMove('gift', [1], '0'))));
});
