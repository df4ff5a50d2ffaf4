// Replacement and prevention: what is about to happen passes through everything that says 'instead'.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Procedure, Table } from '../definition.ts';
import { procedure } from '../game.ts';
import { replacement, type Part, type Replacement } from './replacement.ts';
import { sit, type Sitting } from '../testing/small-tables.ts';
import type { Json, Seat, World } from '../types.ts';

/** An amount of damage from one die to another. */
type Hit = Part & { from: number; to: number; n: number };
type Ability = Replacement<Field, Hit>;
type Now = NonNullable<Ability['now']>;
/** Dice 0 to 9 belong to seat 0, 10 to 19 to seat 1. */
interface Field extends World {
  active: Seat;
  used: number[];
}
const seatOf = (die: number): Seat => (die < 10 ? 0 : 1);
type Find = (t: Table<Field>, hit: Hit, seat: Seat) => readonly Ability[];

const rules = (find: Find): Procedure<Field> =>
  replacement<Field, Hit>({
    rule: 'TINY-RPL-01',
    order: t => t.clockwise(t.world.active),
    find: (t, seat, hit) => find(t, hit, seat),
  });
const main = (hits: readonly Hit[]): Procedure<Field> =>
  procedure<Field, { hits: Json }>()({
    deal: t => t.call('damage', { parts: hits }, 'hits'),
    land: (t, my) => t.give(my.hits),
  });
const dealing = (hits: readonly Hit[], find: Find, more: Record<string, Procedure<Field>> = {}): Sitting<Field> =>
  sit({ main: main(hits), damage: rules(find), ...more }, { active: 0, used: [] });
const hit = (from: number, to: number, n: number): Hit => ({ from, to, n });
/** The parts left at the end: 'from>to n'. */
const left = (sitting: Sitting<Field>): string[] =>
  (sitting.gave as Hit[] | undefined)?.map(({ from, to, n }) => `${from}>${to} ${n}`) ?? [`still at ${sitting.at}`];

/** An ability of the owner of `die` that answers hits on it. */
const on =
  (die: number, ...abilities: Ability[]): Find =>
  (_t, hit, seat) =>
    hit.to === die && seat === seatOf(die) ? abilities : [];
const both =
  (...finds: Find[]): Find =>
  (t, hit, seat) =>
    finds.flatMap(find => [...find(t, hit, seat)]);
const prevent: Now = () => [];
const reduce =
  (by: number): Now =>
  (_t, hit) => [{ ...hit, n: Math.max(0, hit.n - by) }];
const redirect =
  (to: number): Now =>
  (_t, hit) => [{ ...hit, to }];
const halve: Now = (_t, hit) => [{ ...hit, n: Math.floor(hit.n / 2) }];

describe('what is about to happen', () => {
  test('happens as it is when nothing applies', () => {
    const hits = [hit(1, 11, 3), hit(2, 12, 1)];
    assert.deepEqual(dealing(hits, () => []).gave, hits);
    assert.deepEqual(left(dealing([], () => [])), []);
  });
  test('may be prevented', () => {
    const find = on(11, { source: 50, now: prevent });
    assert.deepEqual(left(dealing([hit(1, 11, 3), hit(1, 12, 2)], find)), ['1>12 2']);
  });
  test('may be made less, once a part by the same ability, for each part', () => {
    const find = on(11, { source: 50, now: reduce(1) });
    assert.deepEqual(left(dealing([hit(1, 11, 3), hit(2, 11, 3)], find)), ['1>11 2', '2>11 2']);
  });
  test('may be redirected, and what answers there still counts', () => {
    const find = both(on(11, { source: 50, now: redirect(12) }), on(12, { source: 51, now: reduce(2) }));
    assert.deepEqual(left(dealing([hit(1, 11, 3)], find)), ['1>12 1']);
  });
  test('may be redirected back and forth, but not for ever', () => {
    const find = both(on(11, { source: 50, now: redirect(2) }), on(2, { source: 51, now: redirect(11) }));
    assert.deepEqual(left(dealing([hit(1, 11, 3)], find)), ['1>11 3']);
  });
  test('may be split, the new parts standing where the old one stood', () => {
    const split: Now = (_t, hit) => [
      { ...hit, n: hit.n - 1 },
      { ...hit, to: 1, n: 1 },
    ];
    const hits = [hit(1, 12, 9), hit(1, 11, 5), hit(1, 13, 9)];
    const find = on(11, { source: 50, now: split });
    assert.deepEqual(left(dealing(hits, find)), ['1>12 9', '1>11 4', '1>1 1', '1>13 9']);
  });
  test('passes on to its parts what it went through: no part is split by the same ability again', () => {
    const twice: Now = (_t, hit) => [hit, hit];
    const find = on(11, { source: 50, now: twice }, { source: 51, now: twice });
    const sitting = dealing([hit(1, 11, 1)], find).play('1 apply:50');
    assert.deepEqual(left(sitting), ['1>11 1', '1>11 1', '1>11 1', '1>11 1']);
  });
  test('changes nothing when it passes through all of it a second time', () => {
    const find = both(on(11, { source: 50, now: redirect(12) }), on(12, { source: 51, now: halve }));
    const once = dealing([hit(1, 11, 6)], find).gave as Hit[];
    assert.deepEqual(dealing(once, find).gave, once);
  });
  test('may touch the table: an allowance is used up by the first parts', () => {
    const allowance: Find = (t, hit, seat) =>
      hit.to === 11 && seat === 1 && t.world.used.length < 2 ? [{ source: 50, now: use }] : [];
    const use: Now = (t, { from }) => (t.world.used.push(from), []);
    assert.deepEqual(left(dealing([hit(1, 11, 1), hit(2, 11, 1), hit(3, 11, 1)], allowance)), ['3>11 1']);
  });
});

describe('who has a say', () => {
  test('are the seats in the order of the rules, back to the first whenever something changed', () => {
    const log =
      (name: string, to: number): Now =>
      (t, hit) => (t.log(name), [{ ...hit, to }]);
    const find = both(
      on(11, { source: 50, now: log('eleven', 1) }),
      on(1, { source: 51, now: log('one', 12) }),
      on(12, { source: 52, now: log('twelve', 12) }),
      on(2, { source: 53, now: log('two', 2) }),
    );
    const sitting = dealing([hit(3, 11, 1), hit(13, 2, 1)], find);
    assert.deepEqual(sitting.heard, ['two', 'eleven', 'one', 'twelve']);
    assert.deepEqual(left(sitting), ['3>12 1', '13>2 1']);
  });
  test('choose the order of their own where several apply, and the order tells', () => {
    const find = on(11, { source: 50, now: reduce(1) }, { source: 51, now: halve });
    const sitting = dealing([hit(1, 11, 6)], find);
    assert.deepEqual([sitting.at, sitting.asked, sitting.legal()], ['damage.choose', [1], ['apply:50', 'apply:51']]);
    assert.deepEqual(sitting.explain().prompt.facts, { part: { from: 1, to: 11, n: 6 } });
    assert.deepEqual(left(dealing([hit(1, 11, 5)], find).play('1 apply:50')), ['1>11 2']);
    assert.deepEqual(left(dealing([hit(1, 11, 5)], find).play('1 apply:51')), ['1>11 1']);
  });
  test('cannot decline what is no choice of theirs', () => {
    const find = on(11, { source: 50, now: reduce(1), optional: true }, { source: 51, now: halve });
    const sitting = dealing([hit(1, 11, 5)], find);
    assert.deepEqual([sitting.legal(), sitting.explain().idle], [['apply:50', 'apply:51'], 'apply:50']);
    assert.deepEqual(sitting.play('1 apply:51').legal(), ['apply:50', 'decline']);
  });
});

describe('an optional ability', () => {
  const find = on(11, { source: 50, now: prevent, optional: true });
  test('is asked about even when it is the only one', () => {
    const sitting = dealing([hit(1, 11, 3)], find);
    assert.deepEqual(
      [sitting.asked, sitting.legal(), sitting.explain().idle],
      [[1], ['apply:50', 'decline'], 'decline'],
    );
    assert.deepEqual(left(sitting.play('1 apply:50')), []);
  });
  test('when declined is not asked about again for this part', () => {
    assert.deepEqual(left(dealing([hit(1, 11, 3)], find).play('1 decline')), ['1>11 3']);
  });
  test('is asked about for each part by itself', () => {
    const sitting = dealing([hit(1, 11, 3), hit(2, 11, 4)], find).play('1 decline');
    assert.deepEqual(sitting.explain().prompt.facts['part'], { from: 2, to: 11, n: 4 });
    assert.deepEqual(left(sitting.play('1 apply:50')), ['1>11 3']);
  });
  test('stays declined when another changes the part afterwards', () => {
    const find: Find = (_t, _hit, seat) =>
      seat === 0 ? [{ source: 50, now: prevent, optional: true }] : [{ source: 51, now: reduce(1) }];
    assert.deepEqual(left(dealing([hit(1, 11, 3)], find).play('0 decline')), ['1>11 2']);
  });
});

describe('an ability that runs a procedure', () => {
  const ask = procedure<Field, { part: Hit; source: number; seat: Seat }>()({
    spend: {
      rule: 'TINY-RPL-02',
      idle: 'spend:0',
      one: (_t, my) => my.seat,
      choices: {
        spend: {
          each: () => [0, 1, 2],
          take: (t, my, _seat, n) => (
            t.log('spent', { n, source: my.source }),
            t.give([{ ...my.part, n: my.part.n - n }])
          ),
        },
      },
    },
  });
  const find = on(11, { source: 50, run: 'ask' });
  test('may ask, and gives the new parts', () => {
    const sitting = dealing([hit(1, 11, 3), hit(2, 11, 3)], find, { ask });
    assert.deepEqual([sitting.at, sitting.asked], ['ask.spend', [1]]);
    sitting.play('1 spend:2', '1 spend:1');
    assert.deepEqual(
      [left(sitting), sitting.heard],
      [
        ['1>11 1', '2>11 2'],
        ['spent 2 50', 'spent 1 50'],
      ],
    );
  });
  test('may give none', () => {
    const none = procedure<Field>()({ a: t => t.give([]) });
    assert.deepEqual(left(dealing([hit(1, 11, 3)], find, { ask: none })), []);
  });
  test('must give something', () => {
    const silent = procedure<Field>()({ a: () => {} });
    assert.throws(() => dealing([hit(1, 11, 3)], find, { ask: silent }), /the ability of 50 gives no parts/);
  });
});

test('redirections and splits end, and lose nothing on the way', () => {
  const ability = fc.record({ at: fc.constantFrom(1, 2, 11, 12), to: fc.constantFrom(1, 2, 11, 12), keep: fc.nat(2) });
  const hits = fc.array(fc.record({ to: fc.constantFrom(1, 2, 11, 12), n: fc.nat(5) }), { maxLength: 3 });
  const property = fc.property(fc.array(ability, { maxLength: 4 }), hits, (abilities, dealt) => {
    const find: Find = (_t, hit, seat) =>
      abilities.flatMap(({ at, to, keep }, source) =>
        hit.to === at && seat === seatOf(at) ? [{ source, now: (_t, part) => split(part, to, keep) }] : [],
      );
    const sitting = dealing(
      dealt.map(({ to, n }) => hit(0, to, n)),
      find,
    );
    while (!sitting.state.result) sitting.play(`${sitting.asked[0]} ${sitting.legal()[0]}`);
    assert.equal(total(sitting.gave as Hit[]), total(dealt));
  });
  fc.assert(property);
});
const split = (part: Hit, to: number, keep: number): Hit[] => [
  { ...part, n: Math.min(keep, part.n) },
  { ...part, to, n: part.n - Math.min(keep, part.n) },
];
const total = (hits: readonly { n: number }[]): number => hits.reduce((sum, { n }) => sum + n, 0);

describe('the damage step of Dice Masters', () => {
  // Seat 0 attacks. Seat 1 blocks with Juggernaut (11), who may be saved by Sidekicks moved to the used pile, each
  // preventing 3, and with a Sidekick (12). Magneto (1) hits the Sidekick, Iceman (2) hits Juggernaut.
  const [MAGNETO, ICEMAN, JUGGERNAUT, SIDEKICK] = [1, 2, 11, 12];
  const hits = [hit(MAGNETO, SIDEKICK, 5), hit(ICEMAN, JUGGERNAUT, 6), hit(SIDEKICK, MAGNETO, 2)];
  const save = procedure<Field, { part: Hit; seat: Seat }>()({
    move: {
      rule: 'TINY-RPL-03',
      idle: 'none',
      one: (_t, my) => my.seat,
      choices: {
        move: {
          of: 'die',
          each: t => [SIDEKICK].filter(die => !t.world.used.includes(die)),
          take(t, my, _seat, die) {
            t.world.used.push(die);
            return t.give([{ ...my.part, n: my.part.n - 3 }]);
          },
        },
        none: { take: (t, my) => t.give([my.part]) },
      },
    },
  });
  const saving = on(JUGGERNAUT, { source: 100, run: 'save', optional: true });
  /** Damage to a die that is gone is void; damage by it stays. */
  const gone: Find = (t, { to }, seat) =>
    seat === seatOf(to) && t.world.used.includes(to) ? [{ source: 101, now: prevent }] : [];

  test('voids the hit on a Sidekick that was spent to prevent another, and keeps what it deals (DM-EX-24)', () => {
    const sitting = dealing(hits, both(saving, gone), { save }).play('1 apply:100', '1 move:12');
    assert.deepEqual(left(sitting), ['2>11 3', '12>1 2']);
    assert.deepEqual(sitting.world.used, [SIDEKICK]);
  });
  test('leaves all as assigned when the prevention is declined', () => {
    const sitting = dealing(hits, both(saving, gone), { save }).play('1 decline');
    assert.deepEqual(left(sitting), ['1>12 5', '2>11 6', '12>1 2']);
  });
  test('asks the active player’s side first (DM-RUL-46)', () => {
    const shield = on(MAGNETO, { source: 102, now: prevent, optional: true });
    const sitting = dealing(hits, both(saving, shield, gone), { save });
    assert.deepEqual([sitting.asked, sitting.play('0 apply:102').asked], [[0], [1]]);
  });
  test('lets the controller of the damaged die order what changes one amount (DM-RUL-47)', () => {
    const change = on(JUGGERNAUT, { source: 103, now: reduce(3) }, { source: 104, now: halve });
    assert.deepEqual(dealing(hits, change).asked, [1]);
    assert.deepEqual(left(dealing(hits, change).play('1 apply:104'))[1], '2>11 0');
    assert.deepEqual(left(dealing(hits, change).play('1 apply:103'))[1], '2>11 1');
  });
});
