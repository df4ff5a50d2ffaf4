// docs/hosting.md tells of every setting and every number there is, as they are.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { configFrom, VARIABLES } from './config.ts';
import { startServer, type Running } from './serve.ts';

const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter(line => line.startsWith('| `'));
const cells = rows.map(row =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim()),
);

test('every setting stands in docs/hosting.md with its usual value and its words', () => {
  const expected = VARIABLES.map(({ name, usual, help }) => [`\`${name}\``, usual ? `\`${usual}\`` : 'none', help]);
  assert.deepEqual(
    cells.filter(row => row.length === 3),
    expected,
  );
});

interface Told {
  kind: string;
  value: number;
}
/** The text format of Prometheus, version 0.0.4, read by its letter: what is not understood is an error. */
function numbersIn(text: string): Map<string, Told> {
  const numbers = new Map<string, Told>();
  const blocks = text.matchAll(
    /# HELP ([a-z]\w*) \S[^\n\\]*\n# TYPE \1 (counter|gauge)\n\1 (\d+(?:\.\d+)?(?:e-?\d+)?)\n/gy,
  );
  let length = 0;
  for (const [block, name, kind, value] of blocks) {
    assert.ok(!numbers.has(name!), `${name} is told twice`);
    numbers.set(name!, { kind: kind!, value: Number(value) });
    length += block.length;
  }
  assert.equal(text.slice(length), '', 'not understood');
  return numbers;
}

const served = (): Promise<Running> =>
  startServer(configFrom({ PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent' }));

test('every path and every number for those who run a server stands in docs/hosting.md', async () => {
  const server = await served();
  const told = cells.filter(row => row.length === 2).map(([name]) => name!.replaceAll('`', ''));
  const paths = told.filter(name => name.startsWith('/'));
  for (const path of paths) assert.equal((await fetch(server.address + path)).status, 200, path);
  const answer = await fetch(`${server.address}/metrics`);
  assert.equal(answer.headers.get('content-type'), 'text/plain; version=0.0.4');
  const numbers = numbersIn(await answer.text());
  assert.deepEqual(told.filter(name => !name.startsWith('/')).toSorted(), [...numbers.keys()].toSorted());
  for (const [name, { kind }] of numbers) assert.equal(name.endsWith('_total'), kind === 'counter', name);
  await server.close();
});

test('how late the server is, is told since it was last asked for', async () => {
  const server = await served();
  const delay = async (): Promise<number> => {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    return numbersIn(text).get('longbox_event_loop_delay_p99_seconds')!.value;
  };
  await sleep(100);
  for (const end = performance.now() + 500; performance.now() < end;);
  await sleep(100);
  const [late, later] = [await delay(), await delay()];
  assert.ok(late > 0.3, `${late}`);
  assert.ok(later < late, `${late}, ${later}`);
  await server.close();
});

test('every command in docs/hosting.md is there', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = [...page.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name]) => name!);
  assert.ok(commands.length > 2);
  for (const name of commands) assert.ok(scripts[name], `npm run ${name}`);
});
