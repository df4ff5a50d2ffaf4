// Tests of a server's log, however talkative it is: no token, no seed, nothing that is hidden.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { patched } from '#engine/patch.ts';
import { spelledOut, type SentDoc } from '#protocol/short-options.ts';
import { ask, guest, Visitor } from './testing/visitor.ts';

/** Answers whatever is asked first until the game is over, now and then something that is refused. */
async function playedToTheEnd(ann: Visitor, table: string): Promise<SentDoc> {
  let { doc } = (await ann.say({ say: 'watch', table })) as { doc: SentDoc };
  for (let n = 0; !doc.result;) {
    for (const message of ann.heard.splice(0)) if (message.say === 'patch') doc = patched(doc, message.patch);
    const asked = spelledOut(doc).view?.decisions.find(({ seat }) => doc.view!.waitingFor.includes(seat));
    if (!asked) await ann.say({ say: 'ping', n });
    else {
      n++;
      const open = asked.options.filter(({ refused }) => !refused);
      const option = n % 10 ? open[n % open.length]!.id : 'nothing:1';
      await ann.request(table, { do: 'answer', seat: asked.seat, decision: asked.id, option, nth: asked.nth });
    }
    await new Promise(resolve => setTimeout(resolve, 5));
    if (n === 40) await ann.request(table, { do: 'resign', seat: 0 });
  }
  return doc;
}

test('the log of a game at its most talkative tells no token, no seed and no answer', async t => {
  const env = { ...process.env, PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'debug' };
  const server = spawn(process.execPath, ['src/cli/main.ts', 'serve'], { env });
  t.after(() => server.kill('SIGKILL'));
  let log = '';
  const opened = new Promise<string>(resolve => {
    const hear = (data: Buffer): void => {
      log += data.toString();
      const address = /served at (http:\S+)\./.exec(log)?.[1];
      if (address !== undefined) resolve(address);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
  });
  const address = await opened;
  const { token } = await guest(address, 'Ann');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const body = {
    game: 'dice-masters',
    options: { format: 'first-game' },
    seats,
    isPublic: true,
    clock: { kind: 'none' },
  };
  const { table } = (await ask(address, 'POST', '/api/tables', { body, token })).body;
  await ask(address, 'POST', '/api/tables', { body: { ...body, options: 'x' }, token });
  await ask(address, 'GET', '/api/me', { token: 'unknown' });
  const ann = await Visitor.come(address, token);
  const { seed, answers } = await playedToTheEnd(ann, table);
  ann.leave();
  server.kill('SIGTERM');
  await once(server, 'close');
  assert.ok(answers > 10 && log.includes('listening'));
  for (const hidden of [token, seed!, 'seed', 'cards', 'option', 'authorization'])
    assert.ok(!log.toLowerCase().includes(hidden.toLowerCase()), `the log tells ${hidden}`);
});
