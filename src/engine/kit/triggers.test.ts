// Triggered abilities: parked when something happens, run when the rules come to it, in the order of the rules.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Procedure, Table } from '../definition.ts';
import { procedure } from '../game.ts';
import { sit, type Sitting } from '../testing/small-tables.ts';
import { park, triggers } from './triggers.ts';
import type { Facts, Seat, World } from '../types.ts';

interface Field extends World {
  active: Seat;
  /** Numbers that abilities look at. */
  damage: number[];
}
const p = procedure<Field>();
/** Something happened: each 'owner source' is an ability of that seat that answers it. */
const happens = (t: Table<Field>, ...abilities: string[]): void => {
  for (const words of abilities) {
    const [owner, source] = words.split(' ').map(Number) as [Seat, number];
    park(t, { owner, source, run: 'ability', my: {} });
  }
};
const ability = procedure<Field, { owner: Seat; source: number }>()({
  run: (t, my) => t.log('ran', { owner: my.owner, source: my.source }),
});
/** The active seat's abilities first, then the others' clockwise; everybody orders its own. */
const waiting = triggers<Field>({
  rule: 'TINY-TRG-01',
  order: t => t.clockwise(t.world.active),
  choose: true,
});
const table = (
  begin: (t: Table<Field>) => void,
  more: Record<string, Procedure<Field>> = {},
  seats = 3,
): Sitting<Field> => {
  const main = p({ begin, drain: t => t.call('waiting'), after: t => t.log('after') });
  return sit({ main, waiting, ability, ...more }, { active: 1, damage: [0, 0, 0] }, seats);
};

describe('a triggered ability', () => {
  test('waits while the effect that set it off runs on, and runs when the rules come to it', () => {
    const effect = p({
      first(t) {
        t.log('first');
        happens(t, '0 10');
      },
      second: t => t.log('second'),
    });
    const sitting = table(t => t.call('effect'), { effect });
    assert.deepEqual(sitting.heard, ['first', 'second', 'ran 0 10', 'after']);
    assert.deepEqual(sitting.world.waiting, []);
  });
  test('keeps the facts of the moment in which it was set off', () => {
    const count = procedure<Field, { damage: number[] }>()({ run: (t, my) => t.log('counted', { n: my.damage }) });
    const sitting = table(
      t => {
        const my = { damage: t.world.damage } as unknown as Facts;
        park(t, { owner: 0, source: 3, run: 'count', my });
        t.world.damage[0] = 5;
      },
      { count },
    );
    assert.deepEqual(sitting.heard, ['counted [0,0,0]', 'after']);
  });
  test('is told its owner and its source, beside its own facts', () => {
    const tell = procedure<Field, { n: number; owner: Seat; source: number }>()({
      run: (t, my) => t.log('told', { n: my.n, owner: my.owner, source: my.source }),
    });
    const sitting = table(t => park(t, { owner: 2, source: 7, run: 'tell', my: { n: 4, owner: 9 } }), { tell });
    assert.deepEqual(sitting.heard, ['told 4 2 7', 'after']);
  });
  test('has done all it does, questions too, before the next one runs', () => {
    const slow = p({
      ask: { rule: 'TINY-TRG-02', idle: 'ok', one: () => 2, choices: { ok: { take: t => t.log('ok') } } },
    });
    const sitting = table(
      t => {
        park(t, { owner: 1, source: 1, run: 'slow', my: {} });
        happens(t, '2 20');
      },
      { slow },
    );
    assert.deepEqual([sitting.at, sitting.heard], ['slow.ask', []]);
    assert.deepEqual(sitting.play('2 ok').heard, ['ok', 'ran 2 20', 'after']);
  });
  test('does not run when nothing waits', () => {
    assert.deepEqual(table(() => {}).heard, ['after']);
  });
  test('is dropped with all the rest when an earlier one ends the game', () => {
    const win = p({
      run: t => t.finish({ ranks: [1, 2, 2], rule: 'TINY-END-02', reason: { say: 'won', facts: {} } }),
    });
    const sitting = table(
      t => {
        happens(t, '2 20');
        park(t, { owner: 1, source: 1, run: 'win', my: {} });
      },
      { win },
    );
    assert.deepEqual([sitting.heard, sitting.state.result?.rule], [[], 'TINY-END-02']);
  });
});

describe('the order of waiting abilities', () => {
  test('is seat by seat as the rules say, whichever was set off first', () => {
    assert.deepEqual(table(t => happens(t, '0 1', '2 2', '1 3')).heard, ['ran 1 3', 'ran 2 2', 'ran 0 1', 'after']);
  });
  test('is looked at anew before each: what the first seat gains meanwhile comes before what others have', () => {
    const chain = p({ run: t => (t.log('chain'), happens(t, '2 5', '1 4')) });
    const sitting = table(
      t => {
        happens(t, '2 20', '1 10');
        park(t, { owner: 2, source: 21, run: 'chain', my: {} });
      },
      { chain },
    );
    assert.deepEqual([sitting.heard, sitting.asked, sitting.legal()], [['ran 1 10'], [2], ['resolve:0', 'resolve:1']]);
    sitting.play('2 resolve:1');
    assert.deepEqual(sitting.heard, ['ran 1 10', 'chain', 'ran 1 4']);
    assert.deepEqual(sitting.play('2 resolve:1').heard.slice(3), ['ran 2 5', 'ran 2 20', 'after']);
  });
  test('follows a change of whose turn it is', () => {
    const hand = p({ run: t => void (t.world.active = 0) });
    const sitting = table(
      t => {
        happens(t, '2 20', '0 1');
        park(t, { owner: 1, source: 1, run: 'hand', my: {} });
      },
      { hand },
    );
    assert.deepEqual(sitting.heard, ['ran 0 1', 'ran 2 20', 'after']);
  });
  test('is the owner’s to choose among its own, one after the other', () => {
    const sitting = table(t => happens(t, '0 7', '1 10', '1 11', '1 12'));
    const { id, rule, options, idle } = sitting.explain(1);
    assert.deepEqual([id, rule, idle], ['waiting.order', 'TINY-TRG-01', 'resolve:1']);
    assert.deepEqual(
      options.map(o => [o.id, o.label.facts]),
      [
        ['resolve:1', { waiting: 1, source: 10 }],
        ['resolve:2', { waiting: 2, source: 11 }],
        ['resolve:3', { waiting: 3, source: 12 }],
      ],
    );
    sitting.play('1 resolve:3');
    assert.deepEqual([sitting.heard, sitting.legal()], [['ran 1 12'], ['resolve:1', 'resolve:2']]);
    assert.deepEqual(sitting.play('1 resolve:2').heard.slice(1), ['ran 1 11', 'ran 1 10', 'ran 0 7', 'after']);
  });
  test('can be chosen down to the first of the list', () => {
    assert.deepEqual(table(t => happens(t, '1 1', '1 2')).play('1 resolve:0').heard, ['ran 1 1', 'ran 1 2', 'after']);
  });
  test('is not asked for when all that a seat could choose from is the same', () => {
    assert.deepEqual(table(t => happens(t, '1 10', '1 10', '1 10')).heard.length, 4);
  });
  test('is asked for when they differ in their facts alone', () => {
    const sitting = table(t => {
      for (const n of [1, 2]) park(t, { owner: 1, source: 10, run: 'ability', my: { n } });
    });
    assert.deepEqual(sitting.legal(), ['resolve:0', 'resolve:1']);
  });
  test('is the order of happening where the rules leave no choice', () => {
    const main = p({ begin: t => happens(t, '1 12', '0 5', '1 11'), drain: t => t.call('waiting') });
    const fixed = triggers<Field>({ rule: 'TINY-TRG-01', order: t => t.clockwise(0), choose: false });
    const sitting = sit({ main, waiting: fixed, ability }, { active: 0, damage: [] });
    assert.deepEqual(sitting.heard, ['ran 0 5', 'ran 1 12', 'ran 1 11']);
  });
  test('leaves out seats that the rules do not name: theirs go on waiting', () => {
    const main = p({ begin: t => happens(t, '1 12', '0 5'), drain: t => t.call('waiting') });
    const only = triggers<Field>({ rule: 'TINY-TRG-01', order: () => [0], choose: true });
    const sitting = sit({ main, waiting: only, ability }, { active: 0, damage: [] });
    assert.deepEqual([sitting.heard, sitting.world.waiting?.map(w => w.source)], [['ran 0 5'], [12]]);
  });
});

test('abilities that set each other off for ever are noticed', () => {
  const echo = procedure<Field, { owner: Seat }>()({
    run: (t, my) => park(t, { owner: my.owner, source: 1, run: 'echo', my: {} }),
  });
  const begin = (t: Table<Field>): void => park(t, { owner: 0, source: 1, run: 'echo', my: {} });
  assert.throws(() => table(begin, { echo }), /the rules run in circles/);
});
