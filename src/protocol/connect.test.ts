// A line that is lost is made anew, sooner or later; a silent one is given up.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Connected } from './connect.ts';

const BEAT = 1000;

class FakeSocket {
  static made: FakeSocket[] = [];
  readonly url: string;
  readonly said: string[] = [];
  isClosed = false;
  private readonly listeners = new Map<string, (event: { data: unknown }) => void>();
  constructor(url: string) {
    this.url = url;
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.said.push((JSON.parse(text) as { say: string }).say);
  }
  close(): void {
    this.isClosed = true;
  }
  addEventListener(type: string, heard: (event: { data: unknown }) => void): void {
    this.listeners.set(type, heard);
  }
  happen(type: string, data?: unknown): void {
    this.listeners.get(type)!({ data });
  }
  welcome(): void {
    this.happen('open');
    this.happen('message', JSON.stringify({ say: 'welcome', version: 1, player: null }));
  }
}

/** A test with its own clock and sockets; chance always says one half, so waits are neither longer nor shorter. */
const onLines = (name: string, run: (line: Connected, made: FakeSocket[], pass: (ms: number) => void) => void): void =>
  void test(name, t => {
    t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
    mock.method(Math, 'random', () => 0.5);
    FakeSocket.made = [];
    let n = 0;
    const line = new Connected({ WebSocket: FakeSocket, url: () => `ws://node${n++}`, beat: BEAT, waits: [100, 400] });
    run(line, FakeSocket.made, ms => t.mock.timers.tick(ms));
    line.close();
    mock.restoreAll();
  });

onLines('comes back, asks every time where to, and waits longer and longer', (_line, made, pass) => {
  for (const [n, wait] of [100, 200, 400, 400].entries()) {
    made.at(-1)!.happen('error');
    made.at(-1)!.happen('close');
    pass(wait - 1);
    assert.equal(made.length, n + 1);
    pass(1);
  }
  assert.deepEqual(
    made.map(({ url }) => url),
    ['ws://node0', 'ws://node1', 'ws://node2', 'ws://node3', 'ws://node4'],
  );
});

onLines('who was welcome is soon back', (_line, made, pass) => {
  for (const _ of [1, 2, 3]) {
    made.at(-1)!.happen('close');
    pass(400);
  }
  made.at(-1)!.welcome();
  made.at(-1)!.happen('close');
  pass(100);
  assert.equal(made.length, 5);
});

onLines('a line that says nothing is given up', (_line, made, pass) => {
  made[0]!.welcome();
  pass(BEAT);
  assert.deepEqual(made[0]!.said, ['hello', 'ping']);
  made[0]!.happen('message', '{"say":"pong","n":0}');
  pass(BEAT);
  assert.ok(!made[0]!.isClosed);
  pass(BEAT);
  assert.ok(made[0]!.isClosed);
  pass(100);
  assert.equal(made.length, 2);
});

onLines('a line that was given up is not heard any more', (line, made, pass) => {
  made[0]!.happen('close');
  pass(100);
  made[0]!.welcome();
  assert.ok(!line.follower.isWelcome);
  made[0]!.happen('close');
  pass(5 * BEAT - 1);
  assert.deepEqual(made[0]!.said, []);
});

onLines('tries at once when there is hope, and not at all when it is closed', (line, made, pass) => {
  line.open();
  assert.equal(made.length, 1);
  made[0]!.happen('close');
  line.open();
  assert.equal(made.length, 2);
  made[1]!.welcome();
  line.close();
  assert.ok(made[1]!.isClosed);
  pass(10 * BEAT);
  assert.equal(made.length, 2);
});
