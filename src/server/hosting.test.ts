// docs/hosting.md tells of every setting and every number there is, as they are.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { configFrom, VARIABLES } from './config.ts';
import { startServer } from './serve.ts';

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

test('every path and every number for those who run a server stands in docs/hosting.md', async () => {
  const server = await startServer(configFrom({ PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent' }));
  const told = cells.filter(row => row.length === 2).map(([name]) => name!.replaceAll('`', ''));
  const paths = told.filter(name => name.startsWith('/'));
  for (const path of paths) assert.equal((await fetch(server.address + path)).status, 200, path);
  const numbers = (await (await fetch(`${server.address}/metrics`)).text()).matchAll(/^# TYPE (\w+)/gm);
  assert.deepEqual(
    told.filter(name => !name.startsWith('/')).toSorted(),
    [...numbers].map(([, name]) => name!).toSorted(),
  );
  await server.close();
});
