// Allowances: what each person may bring in an hour, and all of one address together; who has spent theirs hears until
// when.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Problem } from '#tables/problem.ts';
import { Allowances } from './allowances.ts';
import { House } from './testing/http.ts';

const LIMITS = { perHour: { tables: 6, entries: 3600, megabytes: 30 }, peoplePerAddress: 2 };
const ann = { person: 'ann', address: 'home' };
const bob = { person: 'bob', address: 'home' };
const cat = { person: 'cat', address: 'home' };
const dan = { person: 'dan', address: 'elsewhere' };

/** Spends until nothing is left; how often that went. */
function spent(allowances: Allowances, ...spending: Parameters<Allowances['spend']>): number {
  for (let n = 0; ; n++)
    try {
      allowances.spend(...spending);
    } catch (error) {
      assert.ok(error instanceof Problem);
      return n;
    }
}

test('each person has an allowance, and each address one for several people', () => {
  const allowances = new Allowances(LIMITS, () => 0);
  assert.equal(spent(allowances, 'tables', ann), 6);
  assert.equal(spent(allowances, 'tables', bob), 6);
  assert.equal(spent(allowances, 'tables', cat), 0, 'the address has none left');
  assert.equal(spent(allowances, 'tables', dan), 6);
  assert.equal(spent(allowances, 'entries', ann), 3600, 'each kind has its own');
});
test('whoever is refused loses nothing by it, and hears until when', () => {
  let now = 0;
  const allowances = new Allowances(LIMITS, () => now);
  spent(allowances, 'tables', ann);
  const says = /more in 10 min/;
  for (let n = 0; n < 3; n++)
    assert.throws(() => allowances.spend('tables', ann), { problem: 'many-tables', message: says });
  now = 599_000;
  assert.throws(() => allowances.spend('tables', ann), /more in 1 min/);
  now = 600_000;
  allowances.spend('tables', ann);
});
test('megabytes are counted in parts', () => {
  const allowances = new Allowances(LIMITS, () => 0);
  assert.equal(spent(allowances, 'megabytes', ann, 2.9), 10);
  allowances.spend('megabytes', ann, 0.9);
});
test('what bots play among themselves takes nothing from what a person may do', () => {
  const allowances = new Allowances(LIMITS, () => 0);
  let played = 0;
  while (allowances.isLeft('played', 'ann')) played++;
  assert.equal(played, 3600);
  allowances.spend('entries', ann);
});

const house = await House.open({
  LONGBOX_TABLES_PER_HOUR: '3',
  LONGBOX_ENTRIES_PER_HOUR: '4',
  LONGBOX_MEGABYTES_PER_HOUR: '3',
});
after(() => house.close());

test('over HTTP: 429 with what is spent and until when', async () => {
  const { token } = await house.guest('Ann');
  const body = { game: 'parlour', options: null, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true };
  const make = () => house.ask('POST /api/tables', { token, body: { ...body, clock: { kind: 'none' } } });
  const made = [await make(), await make(), await make()];
  assert.ok(made.every(({ status }) => status === 200));
  const { status, body: refused, headers } = await make();
  assert.deepEqual([status, refused.problem], [429, 'many-tables']);
  assert.match(refused.says, /more in 20 min/);
  assert.ok(Number(headers['retry-after']) > 1190 && Number(headers['retry-after']) <= 1200);
  const other = await house.guest('Bob');
  const sit = { token: other.token, body: {} };
  assert.equal((await house.ask(`POST /api/tables/${made[0]!.body.table}/seats`, sit)).status, 200);
  for (let n = 0; n < 3; n++) await house.ask(`POST /api/tables/${made[0]!.body.table}/seats`, sit);
  assert.equal((await house.ask(`POST /api/tables/${made[1]!.body.table}/seats`, sit)).body.problem, 'many-entries');
});
test('match files: their megabytes are counted before they are read', async () => {
  const { token } = await house.guest('Cat');
  const body = { file: 'x'.repeat(1_400_000) };
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) statuses.push((await house.ask('POST /api/records', { token, body })).status);
  assert.deepEqual(statuses, [400, 400, 429]);
});
