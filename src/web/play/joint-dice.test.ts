// What a page does while dice are drawn: when it commits, when it reveals, and when it keeps its salt to itself.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { saltHash } from '#engine/salts.ts';
import type { Command } from '#protocol/socket.ts';
import type { SeatDoc, TableDoc } from '#protocol/table-doc.ts';
import { hashFor, isChanged, jointOf, takePart } from './joint-dice.ts';

/** The storage of a browser, or of one that keeps nothing. */
function browser(keeps = true): void {
  const kept: Record<string, string> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  Object.defineProperties(kept, {
    getItem: hidden((name: string) => kept[name] ?? null),
    setItem: hidden((name: string, text: string) => {
      if (!keeps) throw new Error('QuotaExceededError');
      kept[name] = text;
    }),
    removeItem: hidden((name: string) => void delete kept[name]),
  });
  Object.defineProperty(globalThis, 'localStorage', { value: kept, configurable: true });
}
beforeEach(() => browser());

const OTHER = 'f'.repeat(64);
const person = (player: string, more: Partial<SeatDoc> = {}): SeatDoc => ({
  kind: 'person',
  name: player,
  player,
  ...more,
});
const docOf = (seats: SeatDoc[], more: Partial<TableDoc> = {}): TableDoc =>
  ({ id: '73D2td04n5a7sDzE', status: 'open', viewer: 0, commitment: 'c'.repeat(64), seats, ...more }) as TableDoc;
async function wishes(doc: TableDoc): Promise<Command[]> {
  const wished: Command[] = [];
  await takePart(doc, async wish => wished.push(wish));
  return wished;
}
/** Ann, who looks, has committed to her salt. */
function committed(more: Partial<SeatDoc> = {}): SeatDoc {
  return person('ann', { hash: hashFor(docOf([person('ann')]), 0)!.hash, ...more });
}

test('it commits to a salt once, and not where it only looks on', async () => {
  const [wish] = await wishes(docOf([person('ann'), person('bob')]));
  assert.ok(wish?.do === 'salt-hash' && wish.seat === 0 && wish.round === 1);
  assert.deepEqual(await wishes(docOf([person('ann', { hash: wish.hash }), person('bob')])), []);
  assert.deepEqual(await wishes(docOf([person('ann')], { viewer: 'spectator' })), []);
  assert.deepEqual(await wishes(docOf([person('ann')], { status: 'running' })), []);
});
test('of several own seats the one that is waited for', async () => {
  const [wish] = await wishes(docOf([person('ann'), person('ann', { salting: true })]));
  assert.ok(wish?.do === 'salt-hash' && wish.seat === 1);
});
test('it reveals when it is asked to, the same salt in every tab and after a reload', async () => {
  const doc = docOf([committed({ revealing: true }), person('bob', { hash: OTHER })]);
  const [wish] = await wishes(doc);
  assert.ok(wish?.do === 'reveal');
  const { id: table, commitment } = doc;
  assert.equal(saltHash({ table, round: 1, commitment }, 0, wish.salt), doc.seats[0]!.hash);
});
test('it does not reveal to a server that shows another hash or another commitment', async () => {
  const bob = person('bob', { hash: OTHER });
  assert.deepEqual(await wishes(docOf([committed({ revealing: true, hash: OTHER }), bob])), []);
  const seats = [committed({ revealing: true }), bob];
  assert.deepEqual(await wishes(docOf(seats, { commitment: 'd'.repeat(64) })), []);
});
test('it adds nothing once salts are revealed', async () => {
  assert.deepEqual(await wishes(docOf([person('ann'), person('bob', { hash: OTHER, revealing: true })])), []);
});
test('another round, another salt', () => {
  const redrawn = [{ without: ['Bob'], why: 'late' as const }];
  const [first, second] = [docOf([person('ann')]), docOf([person('ann')], { redrawn })].map(doc => hashFor(doc, 0)!);
  assert.deepEqual([first!.round, second!.round], [1, 2]);
  assert.notEqual(first!.hash, second!.hash);
});
test('a salt that cannot be kept is not committed to', async () => {
  browser(false);
  assert.deepEqual(await wishes(docOf([person('ann')])), []);
});
test('hashes that have changed since it revealed its salt are noticed', async () => {
  const bob = person('bob', { hash: OTHER });
  const doc = docOf([committed({ revealing: true }), bob]);
  await wishes(doc);
  const later = docOf([committed(), bob], { status: 'running' });
  assert.deepEqual([jointOf(later), isChanged(later)], [jointOf(doc), false]);
  assert.ok(isChanged(docOf([committed(), person('bob', { hash: 'e'.repeat(64) })], { status: 'over' })));
});
/** Ann's browser has committed to a salt, seen it stand at her seat, and revealed it beside this hash of Bob's. */
async function revealed(more: Partial<TableDoc> = {}): Promise<{ ann: SeatDoc; bob: SeatDoc }> {
  const [wish] = await wishes(docOf([person('ann'), person('bob')], more));
  assert.ok(wish?.do === 'salt-hash');
  const [one, two] = [person('ann', { hash: wish.hash }), person('bob', { hash: OTHER })];
  await wishes(docOf([{ ...one, revealing: true }, two], more));
  return { ann: one, bob: two };
}
const running = (seats: SeatDoc[], more: Partial<TableDoc> = {}): TableDoc =>
  docOf(seats, { status: 'running', ...more });
const REDRAWN = { redrawn: [{ without: ['Cat'], why: 'late' as const }] };

test('it reveals a salt beside one set of hashes only, and goes on warning when another one is shown', async () => {
  const { ann, bob } = await revealed();
  const same = docOf([{ ...ann, revealing: true }, bob]);
  assert.deepEqual([(await wishes(same))[0]?.do, isChanged(same)], ['reveal', false], 'the first one may be lost');
  const chosen = { ...bob, hash: 'e'.repeat(64) };
  const second = docOf([
    { ...ann, revealing: true },
    { ...chosen, revealing: true },
  ]);
  assert.deepEqual([await wishes(second), isChanged(second)], [[], true]);
  assert.ok(isChanged(running([ann, chosen])));
  assert.ok(isChanged(running([ann, person('bob')])));
  assert.ok(isChanged(running([person('ann'), person('bob')])), 'also where no hashes are shown any more');
});
test('another commitment after the salt was revealed is warned of, though its hash was made to fit', async () => {
  const { bob } = await revealed();
  const commitment = 'd'.repeat(64);
  const other = docOf([person('ann')], { commitment });
  const ann = person('ann', { hash: hashFor(other, 0)!.hash });
  const second = docOf([{ ...ann, revealing: true }, bob], { commitment });
  assert.deepEqual([await wishes(second), isChanged(second)], [[], true]);
  assert.ok(isChanged(running([ann, bob], { commitment })));
});
test('a hash at its own seat that is not that of its salt is warned of once the game has begun', async () => {
  await wishes(docOf([person('ann'), person('bob')]));
  const seats = [person('ann', { hash: OTHER }), person('bob', { hash: OTHER })];
  assert.ok(!isChanged(docOf(seats)));
  assert.ok(isChanged(running(seats)));
  assert.ok(isChanged(running(seats.toReversed(), { viewer: 1 })), 'at another seat, where nothing was committed to');
});
test('a game that begins without the salt to which it has committed is warned of', async () => {
  const [ann, bob] = [committed(), person('bob', { hash: OTHER })];
  assert.ok(isChanged(running([ann, bob])), 'its hash is shown, and nobody has asked for the salt');
  await wishes(docOf([ann, bob]));
  assert.ok(isChanged(running([person('ann'), bob])), 'its hash stood at the seat, and is gone');
});
test('a round in which it has not committed, after one in which it has, is warned of', async () => {
  const { ann, bob } = await revealed();
  assert.ok(isChanged(running([{ ...ann, hash: 'e'.repeat(64) }, bob], REDRAWN)));
  assert.ok(isChanged(running([person('ann'), bob], REDRAWN)));
  assert.ok(!isChanged(docOf([person('ann', { salting: true }), person('bob')], REDRAWN)), 'there is time yet');
});
test('a round that was void and counts again is warned of', async () => {
  const { ann, bob } = await revealed();
  await revealed(REDRAWN);
  assert.ok(isChanged(running([ann, bob])));
});
test('it does not warn where all is as it should be', async () => {
  const bob = person('bob', { hash: OTHER });
  assert.ok(!isChanged(running([person('ann', { hash: OTHER }), bob])), 'another browser has committed');
  assert.ok(!isChanged(running([person('ann'), person('bob')])), 'a table of before');
  await wishes(docOf([person('ann'), person('bob')]));
  assert.ok(!isChanged(running([person('ann'), bob])), 'its hash came too late');
  await revealed();
  const again = await revealed(REDRAWN);
  assert.ok(!isChanged(running([again.ann, again.bob], REDRAWN)), 'a real new round');
  assert.ok(!isChanged(running([person('cat', { hash: OTHER }), bob], { viewer: 'spectator', id: 'another' })));
  assert.ok(!isChanged(running([person('ann', { hash: OTHER }), bob], { id: 'another' })), 'a table of its own');
  const salted = { ...again.ann, level: 'veteran', kind: 'bot' as const };
  assert.ok(!isChanged(running([salted, again.bob], { ...REDRAWN, status: 'over' })), 'a bot has played to the end');
});
test('salts of long ago are forgotten', () => {
  for (let n = 0; n < 100; n++) hashFor(docOf([person('ann')], { id: `table${n}` }), 0);
  assert.equal(Object.keys(localStorage).length, 60);
});
