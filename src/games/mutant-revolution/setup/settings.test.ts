// Options: there is one way to play; tests may have it stopped, or begin late.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints, start } from '#engine/apply.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, State } from '#engine/types.ts';
import { mutantRevolution as game } from '../game.ts';
import { inventory } from '../table/inventory.ts';
import { charactersOf, type Revolution } from '../table/world.ts';

const begun = (options: Json, seats = 4): State<Revolution> => start(game, { seats, seed: seedOf(1), options });
const isFine = (options: Json): boolean => !complaints(game, { seats: 4, seed: seedOf(1), options }).length;

test('MR-GLO-09 MR-RUL-137 there are no options but those of tests', () => {
  for (const options of [null, {}, { rounds: 1 }, { head: 6 }, { rounds: 3, head: 1 }]) assert.ok(isFine(options));
  const wrong: Json[] = [3, 'late', [], { rounds: 0 }, { rounds: 1.5 }, { head: 7 }, { teams: 1 }, { valueOf: 1 }];
  for (const options of wrong) assert.ok(!isFine(options), JSON.stringify(options));
  assert.deepEqual([begun(null).world.rounds, begun(null).world.rp], [0, [1, 1, 1, 1]]);
});

test('a head start gives everybody the same, and leaves enough for the deal', () => {
  for (let head = 1; head <= 6; head++)
    for (const seats of [3, 4]) {
      const { world } = begun({ head }, seats);
      const each = (of: (seat: number) => number): Set<number> => new Set(world.rp.map((_, seat) => of(seat)));
      assert.deepEqual([...each(seat => world.rp[seat]!)], [head]);
      assert.deepEqual([...each(seat => world.hope[seat]!)], [5 + 2 * head]);
      assert.deepEqual([...each(seat => charactersOf(world, seat).length)], [2 * Math.ceil(head / 2)]);
      assert.equal(each(seat => world.piles.hand[seat]!.cards.length).size, 1);
      assert.deepEqual(Object.keys(inventory(world)), ['hope']);
    }
});

test('every trial is free of complaints', () => {
  const random = { below: (n: number) => n - 1 } as Parameters<NonNullable<typeof game.trials>[string]>[1];
  for (const [name, make] of Object.entries(game.trials!)) assert.ok(isFine(make(4, random)), name);
});
