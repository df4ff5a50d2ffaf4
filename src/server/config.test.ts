// Settings from the environment.
import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { configFrom, VARIABLES } from './config.ts';

test('without any, the usual ones', () => {
  assert.deepEqual(configFrom({}), {
    host: '127.0.0.1',
    port: 8080,
    file: 'longbox.db',
    databaseUrl: undefined,
    keyFile: undefined,
    origins: [],
    hosts: [],
    botThreads: Math.max(1, availableParallelism() - 1),
    trustProxy: false,
    hstsSubdomains: false,
    logLevel: 'info',
    makesPerMinute: 60,
    perHour: { tables: 100, entries: 20_000, megabytes: 30 },
    peoplePerAddress: 30,
    slowest: 30_000,
  });
  assert.deepEqual(configFrom({ PORT: ' ', LONGBOX_FILE: '' }), configFrom({}));
});
test('each can be set', () => {
  const env = {
    HOST: '::1',
    PORT: '0',
    LONGBOX_FILE: 'x.db',
    DATABASE_URL: 'postgres://somewhere',
    LONGBOX_KEY: 'key.pem',
    LONGBOX_ORIGINS: ' https://a.example/, https://b.example ,',
    LONGBOX_HOSTS: 'A.example, b.example',
    LONGBOX_BOT_THREADS: '4',
    LONGBOX_TRUST_PROXY: 'yes',
    LONGBOX_HSTS_SUBDOMAINS: 'yes',
    LONGBOX_LOG: 'warn',
    LONGBOX_MAKES_PER_MINUTE: '9',
    LONGBOX_TABLES_PER_HOUR: '10',
    LONGBOX_ENTRIES_PER_HOUR: '11',
    LONGBOX_MEGABYTES_PER_HOUR: '12',
    LONGBOX_PEOPLE_PER_ADDRESS: '13',
  };
  assert.deepEqual(
    Object.keys(env),
    VARIABLES.map(({ name }) => name),
  );
  assert.deepEqual(configFrom(env), {
    host: '::1',
    port: 0,
    file: 'x.db',
    databaseUrl: 'postgres://somewhere',
    keyFile: 'key.pem',
    origins: ['https://a.example', 'https://b.example'],
    hosts: ['a.example', 'b.example'],
    botThreads: 4,
    trustProxy: true,
    hstsSubdomains: true,
    logLevel: 'warn',
    makesPerMinute: 9,
    perHour: { tables: 10, entries: 11, megabytes: 12 },
    peoplePerAddress: 13,
    slowest: 30_000,
  });
});
test('an origin is kept as browsers spell it', () => {
  const { origins } = configFrom({ LONGBOX_ORIGINS: 'HTTPS://Games.Example:443,http://localhost:5173/' });
  assert.deepEqual(origins, ['https://games.example', 'http://localhost:5173']);
});
test('a database may be reached by each kind of address there is', () => {
  for (const url of ['postgresql://a:b@c/d', 'postgres:///d?host=/run/postgresql', 'postgres://a@%2Frun%2Fpg/d'])
    assert.equal(configFrom({ DATABASE_URL: url }).databaseUrl, url);
});
const BAD: [name: string, value: string, said: RegExp][] = [
  ['PORT', '80a', /^PORT is '80a'; it wants a whole number from 0 to 65535\.$/],
  ['PORT', '-1', /from 0 to 65535/],
  ['PORT', '8080.5', /from 0 to 65535/],
  ['PORT', '0x50', /from 0 to 65535/],
  ['PORT', '1e3', /from 0 to 65535/],
  ['LONGBOX_BOT_THREADS', '0', /from 1 to 64/],
  ['LONGBOX_MAKES_PER_MINUTE', '0', /from 1 to/],
  ['LONGBOX_TRUST_PROXY', 'true', /^LONGBOX_TRUST_PROXY is 'true'; it wants one of no, yes\.$/],
  ['LONGBOX_ORIGINS', '*', /^LONGBOX_ORIGINS has '\*'; it wants addresses such as https:/],
  ['LONGBOX_ORIGINS', 'games.example', /^LONGBOX_ORIGINS has 'games\.example'/],
  ['LONGBOX_ORIGINS', 'localhost:8080', /^LONGBOX_ORIGINS has 'localhost:8080'/],
  ['LONGBOX_ORIGINS', 'https://a.example,https://b.example/play', /has 'https:\/\/b\.example\/play'/],
  ['DATABASE_URL', 'longbox', /^DATABASE_URL is no address of a PostgreSQL database; it wants one such as postgres:/],
  ['DATABASE_URL', 'mysql://a:s3cret@c/d', /^DATABASE_URL is no address/],
  ['DATABASE_URL', 'postgres://a:s3/cret@c/d', /^DATABASE_URL is no address .*%2F/],
  ['LONGBOX_LOG', 'loud', /it wants one of silent, error, warn, info, debug\.$/],
];
for (const [name, value, said] of BAD)
  test(`${name}=${value} is refused with what it wants`, () => {
    assert.throws(
      () => configFrom({ [name]: value }),
      (error: Error) => said.test(error.message) && !/s3/.test(error.message),
    );
  });
