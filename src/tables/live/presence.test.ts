// Tests of presence: players who are here, have just gone or are away, on one node and on several.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { AWAY, Presence } from './presence.ts';

/** Nodes that hear each other, and a clock that all of them read. */
function nodes(t: TestContext, n: number): { all: Presence[]; shouts: string[]; wait(ms: number): void } {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'], now: 1_000_000 });
  const shouts: string[] = [];
  const all: Presence[] = Array.from({ length: n }, () => {
    const shout = (text: string): void => {
      shouts.push(text);
      for (const node of all) node.receive(text);
    };
    return new Presence(Date.now, shout);
  });
  t.after(() => all.forEach(node => node.close()));
  return { all, shouts, wait: ms => t.mock.timers.tick(ms) };
}

test('here with the first connection, gone with the last', t => {
  const {
    all: [here],
    shouts,
  } = nodes(t, 1);
  assert.equal(here!.isHere('ann'), false);
  here!.connected('ann');
  here!.connected('ann');
  here!.disconnected('ann');
  assert.equal(here!.isHere('ann'), true);
  here!.disconnected('ann');
  assert.equal(here!.isHere('ann'), false);
  assert.deepEqual(
    shouts.map(text => [JSON.parse(text).here, JSON.parse(text).gone]),
    [
      [['ann'], []],
      [[], ['ann']],
    ],
  );
});
test('away is who has been gone for a while', t => {
  const { all, wait } = nodes(t, 1);
  const here = all[0]!;
  wait(AWAY);
  here.connected('ann');
  here.disconnected('ann');
  assert.equal(here.isAway('ann'), false);
  wait(AWAY - 1);
  assert.equal(here.isAway('ann'), false);
  wait(1);
  assert.equal(here.isAway('ann'), true);
  wait(10 * AWAY);
  assert.equal(here.isAway('ann'), true, 'also when nobody remembers when that was');
  here.connected('ann');
  assert.equal(here.isAway('ann'), false);
});
test('nobody is away just because the server has restarted', t => {
  const { all, wait } = nodes(t, 1);
  assert.equal(all[0]!.isAway('ann'), false);
  wait(AWAY);
  assert.equal(all[0]!.isAway('ann'), true);
});
test('other nodes know who is here, as long as that is repeated', t => {
  const { all, wait } = nodes(t, 2);
  const [here, there] = all as [Presence, Presence];
  here.connected('ann');
  assert.equal(there.isHere('ann'), true);
  wait(5 * AWAY);
  assert.equal(there.isHere('ann'), true);
  here.close();
  wait(AWAY);
  assert.equal(there.isHere('ann'), false, 'that node has died');
});
test('who goes from one node has gone for all, but for those where they still are', t => {
  const { all, wait } = nodes(t, 3);
  const [here, there, elsewhere] = all as [Presence, Presence, Presence];
  here.connected('ann');
  there.connected('ann');
  here.disconnected('ann');
  assert.equal(there.isHere('ann'), true);
  wait(20_000);
  assert.deepEqual([here.isHere('ann'), elsewhere.isHere('ann')], [true, true]);
  there.disconnected('ann');
  assert.deepEqual([here.isHere('ann'), elsewhere.isHere('ann')], [false, false]);
  assert.equal(elsewhere.isAway('ann'), false);
});
test('many names go into several shouts, each small enough', t => {
  const { all, shouts, wait } = nodes(t, 1);
  for (let n = 0; n < 700; n++) all[0]!.connected(`player${String(n).padStart(6, '0')}`);
  shouts.length = 0;
  wait(20_000);
  assert.deepEqual(
    shouts.map(text => JSON.parse(text).here.length),
    [300, 300, 100],
  );
  assert.ok(shouts.every(text => Buffer.byteLength(text) < 7900));
});
