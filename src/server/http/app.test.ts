// Health, metrics, the API page, headers and limits.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Store } from '#tables/store.ts';
import { House } from '../testing/http.ts';

let house: House;
before(async () => void (house = await House.open()));
after(() => house.close());

test('the process lives', async () => {
  const { status, body } = await house.ask('GET /health');
  assert.deepEqual([status, body], [200, { status: 'alive' }]);
});
test('ready, unless the store fails or the server goes down', async () => {
  const ready = async () => (({ status, body }) => [status, body.status])(await house.ask('GET /ready'));
  assert.deepEqual(await ready(), [200, 'ready']);
  const { check } = house.store;
  (house.store as { check: Store['check'] }).check = () => Promise.reject(new Error('disk full'));
  assert.deepEqual(await ready(), [503, 'the store does not answer']);
  house.store.check = check;
  house.isClosing = true;
  assert.deepEqual(await ready(), [503, 'closing']);
  assert.equal((await house.ask('GET /health')).status, 200);
  house.isClosing = false;
  assert.deepEqual(await ready(), [200, 'ready']);
});
test('metrics as Prometheus reads them', async () => {
  await house.ask('GET /api/nowhere');
  const { status, body, headers } = await house.ask('GET /metrics');
  assert.equal(status, 200);
  assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/);
  assert.match(
    String(body),
    /^# HELP longbox_sockets Open sockets\n# TYPE longbox_sockets gauge\nlongbox_sockets 42$/m,
  );
  assert.ok(
    Number(/^longbox_http_refused_total (\d+)$/m.exec(String(body))?.[1]) >= 1,
    'the unknown address is counted',
  );
});

const ROUTES = [
  'get /.well-known/longbox-key',
  'get /api/games',
  'get /api/games/{game}',
  'get /api/me',
  'get /api/openapi.json',
  'get /api/tables',
  'get /api/tables/{table}',
  'get /api/tables/{table}/moment',
  'get /api/tables/{table}/record',
  'get /health',
  'get /metrics',
  'get /ready',
  'patch /api/me',
  'post /api/guests',
  'post /api/records',
  'post /api/tables',
  'post /api/tables/{table}/branches',
  'post /api/tables/{table}/seats',
];
test('the API page lists every route, for people and for programs', async () => {
  const { body: openapi } = await house.ask('GET /api/openapi.json');
  const listed = Object.entries(openapi.paths as Record<string, Record<string, any>>).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
  );
  assert.deepEqual(listed.map(({ name }) => name).toSorted(), ROUTES);
  const { body: page, headers } = await house.ask('GET /api');
  assert.match(String(headers['content-type']), /^text\/html/);
  for (const { name, path, operation } of listed) {
    assert.ok(operation.summary.length > 5, name);
    assert.ok(page.includes(`<code>${path}</code>`), name);
    assert.ok(page.includes(operation.summary.replaceAll('&', '&amp;')), name);
    const takes: string[] = (operation.parameters ?? []).map((parameter: { name: string }) => parameter.name);
    assert.equal(takes.includes('table'), path.includes('{table}'), name);
  }
});
test('what is sent and what comes back has a schema', async () => {
  const { body: openapi } = await house.ask('GET /api/openapi.json');
  const schemaOf = (part: any): any => part?.content?.['application/json']?.schema;
  for (const name of ROUTES) {
    const [method, path] = name.split(' ') as [string, string];
    const operation = openapi.paths[path][method];
    if (method !== 'get') assert.equal(schemaOf(operation.requestBody)?.type, 'object', name);
    assert.deepEqual(schemaOf(operation.responses['4XX'])?.required, ['problem', 'says'], name);
    if (path !== '/api/openapi.json')
      assert.ok(Object.keys(operation.responses['200'] ?? {}).includes('content'), name);
  }
  const wanted = schemaOf(openapi.paths['/api/tables'].post.requestBody);
  assert.deepEqual(wanted.required, ['game', 'options', 'seats', 'isPublic', 'clock']);
  assert.equal(wanted.properties.clock.anyOf.length, 3);
});

test('what is not there', async () => {
  for (const what of ['GET /api/nothing', 'POST /api/games', 'GET /../package.json']) {
    const { status, body } = await house.ask(what);
    assert.deepEqual([status, body.problem], [404, 'no-page'], what);
  }
});
test('a failure inside stays inside', async () => {
  const { playerByToken } = house.store;
  house.store.playerByToken = () => Promise.reject(new Error('secret path /var/x'));
  const { status, body } = await house.ask('GET /api/me', { token: 'x' });
  house.store.playerByToken = playerByToken;
  assert.deepEqual(
    [status, body],
    [500, { problem: 'internal', says: 'Something went wrong on the server; nothing was changed.' }],
  );
});
test('pages of other sites may do nothing, unless they are named', async () => {
  const from = async (origin: string, at = house) =>
    (await at.ask('GET /api/games', { headers: { origin, host: 'play.example' } })).status;
  assert.equal(await from('https://play.example'), 200);
  assert.equal(await from('https://evil.example'), 403);
  assert.equal(await from('null'), 403);
  const open = await House.open({ LONGBOX_ORIGINS: 'https://friend.example' });
  assert.deepEqual([await from('https://friend.example', open), await from('https://evil.example', open)], [200, 403]);
  await open.close();
});
test('browsers are told which pages of other sites may, before they send and with every answer', async () => {
  const open = await House.open({ LONGBOX_ORIGINS: 'https://friend.example' });
  const from = (what: string, origin: string) => open.ask(what, { headers: { origin, host: 'play.example' } });
  const before = await from('OPTIONS /api/tables', 'https://friend.example');
  assert.deepEqual([before.status, before.body], [204, '']);
  assert.match(String(before.headers['access-control-allow-methods']), /POST/);
  assert.match(String(before.headers['access-control-allow-headers']), /authorization.*content-type/);
  for (const what of ['OPTIONS /api/tables', 'GET /api/games', 'GET /api/me', 'GET /nowhere']) {
    const { headers } = await from(what, 'https://friend.example');
    assert.equal(headers['access-control-allow-origin'], 'https://friend.example', what);
    assert.match(String(headers['vary']), /Origin/);
    for (const origin of ['https://play.example', 'https://evil.example', 'null'])
      assert.equal((await from(what, origin)).headers['access-control-allow-origin'], undefined, `${what} ${origin}`);
  }
  assert.equal((await from('OPTIONS /api/tables', 'https://evil.example')).status, 403);
  await open.close();
});
test('browsers are to keep to https for this name, and for those below it only where that is wanted', async () => {
  const told = async (env: Record<string, string>): Promise<unknown> => {
    const at = await House.open(env);
    const { headers } = await at.ask('GET /api/games');
    await at.close();
    return headers['strict-transport-security'];
  };
  assert.equal(await told({}), 'max-age=31536000');
  assert.equal(await told({ LONGBOX_HSTS_SUBDOMAINS: 'yes' }), 'max-age=31536000; includeSubDomains');
});

test('an address that cannot be read is refused with the usual headers', async () => {
  for (const what of ['GET /api/tables/%zz', `GET /api/tables/${'a'.repeat(200)}`]) {
    const { status, body, headers } = await house.ask(what);
    assert.deepEqual([status, body.problem], [400, 'bad-message']);
    assert.match(String(headers['content-security-policy']), /default-src 'none'/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
  }
});
test('nobody makes more tables and guests in a minute than allowed', async () => {
  const strict = await House.open({ LONGBOX_MAKES_PER_MINUTE: '2' });
  const make = async () => (await strict.ask('POST /api/guests', { body: { name: 'Ann' } })).status;
  assert.deepEqual([await make(), await make(), await make()], [200, 200, 429]);
  const { body } = await strict.ask('POST /api/guests', { body: { name: 'Ann' } });
  assert.deepEqual(body, { problem: 'too-fast', says: 'Too many messages: wait a moment and try again.' });
  assert.equal((await strict.ask('GET /api/games')).status, 200);
  await strict.close();
});

test('whoever calls through a trusted proxy is known by what the proxy says, not by what they claim', async () => {
  const behind = await House.open({ LONGBOX_TRUST_PROXY: 'yes', LONGBOX_MAKES_PER_MINUTE: '2' });
  const made = async (forwarded: string): Promise<number> =>
    (await behind.ask('POST /api/guests', { body: { name: 'Ann' }, headers: { 'x-forwarded-for': forwarded } })).status;
  const claims = ['203.0.113.1, 192.0.2.7', '203.0.113.2, 192.0.2.7', '203.0.113.3, 192.0.2.7', '192.0.2.8'];
  const statuses: number[] = [];
  for (const claim of claims) statuses.push(await made(claim));
  assert.deepEqual(statuses, [200, 200, 429, 200]);
  await behind.close();
});
