// Cards as data: effects become procedures.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canDo, compile, type EffectOf, type Verbs } from './effects.ts';
import { priceOf } from './prices.ts';
import { schemasOf } from './schema-check.ts';
import { effects as someEffects, nothing, record, whole } from './schema.ts';
import { procedure } from '../game.ts';
import { sit, type Sitting } from '../testing/small-tables.ts';
import type { World } from '../types.ts';

interface Purse extends World {
  coins: number[];
}
interface CardLocals {
  by: number;
  agreed?: boolean;
}
/** The arguments of the effects that this test's cards have, by verb. */
interface Arguments {
  gain: { n: number };
  gainTwice: { n: number };
  /** A lasting ability: read by the rules, nothing happens. */
  guards: object;
  may: { then: readonly Effect[]; otherwise: readonly Effect[] };
}
type Effect = EffectOf<Arguments>;

/** What the kit does not look at when it compiles. */
const plain = { rules: [], canDo: () => true, price: 0 };
const verbs: Verbs<Purse, CardLocals, Arguments> = {
  gain: {
    ...plain,
    schema: record({ n: whole() }),
    run:
      ({ n }) =>
      (t, my) => {
        t.world.coins[my.by]! += n;
        t.log('gained', { n });
      },
  },
  gainTwice: {
    ...plain,
    schema: record({ n: whole() }),
    run: ({ n }) => [t => t.log('first', { n }), t => t.log('second', { n })],
  },
  guards: { ...plain, schema: nothing, run: () => [] },
  may: {
    ...plain,
    schema: record({ then: someEffects<Effect>(), otherwise: someEffects<Effect>() }),
    run: (_effect, path) => [
      t => t.call('agree', {}, 'agreed'),
      (t, my) => t.call(`${path}/${my.agreed ? 'then' : 'otherwise'}`, { by: my.by }),
    ],
    lists: ({ then, otherwise }) => ({ then, otherwise }),
  },
};
/** Cards ask by calling a procedure of the rules. */
const agree = procedure<Purse>()({
  ask: {
    rule: 'TINY-EFF-01',
    idle: 'no',
    one: () => 0,
    choices: { yes: { take: t => t.give(true) }, no: { take: t => t.give(false) } },
  },
});
function playing(effects: Effect[]): Sitting<Purse> {
  const main = procedure<Purse>()({ card: t => t.call('card/7', { by: 1 }) });
  return sit({ main, agree, ...compile('card/7', effects, verbs) }, { coins: [0, 0] });
}

describe('a card', () => {
  test('does its effects in order, with the locals it was called with', () => {
    const sitting = playing([
      { do: 'gain', n: 2 },
      { do: 'gain', n: 3 },
    ]);
    assert.deepEqual(
      [sitting.heard, sitting.world.coins],
      [
        ['gained 2', 'gained 3'],
        [0, 5],
      ],
    );
  });
  test('does all steps of an effect before the next', () => {
    assert.deepEqual(
      playing([
        { do: 'gainTwice', n: 1 },
        { do: 'gain', n: 2 },
      ]).heard,
      ['first 1', 'second 1', 'gained 2'],
    );
  });
  test('keeps the order of more than ten effects', () => {
    const effects = Array.from({ length: 12 }, (_, n): Effect => ({ do: 'gainTwice', n }));
    const heard = playing(effects).heard;
    assert.deepEqual(
      heard,
      effects.flatMap((_, n) => [`first ${n}`, `second ${n}`]),
    );
  });
  test('runs the branch that its effect calls, then goes on', () => {
    const effects: Effect[] = [
      { do: 'may', then: [{ do: 'gain', n: 5 }], otherwise: [] },
      { do: 'gain', n: 1 },
    ];
    assert.deepEqual(playing(effects).play('0 yes').heard, ['gained 5', 'gained 1']);
    assert.deepEqual(playing(effects).play('0 no').heard, ['gained 1']);
  });
  test('may have branches in branches', () => {
    const inner: Effect = { do: 'may', then: [{ do: 'gain', n: 4 }], otherwise: [{ do: 'gain', n: 3 }] };
    const sitting = playing([{ do: 'may', then: [inner], otherwise: [] }]).play('0 yes');
    assert.equal(sitting.at, 'agree.ask');
    assert.deepEqual(sitting.play('0 no').world.coins, [0, 3]);
  });
  test('may be called though it does nothing, having no effects or only lasting abilities', () => {
    assert.deepEqual(playing([]).heard, []);
    assert.deepEqual(playing([{ do: 'guards' }]).heard, []);
    assert.deepEqual(playing([{ do: 'guards' }, { do: 'gain', n: 1 }]).heard, ['gained 1']);
  });
  test('is compiled under its path, its branches below', () => {
    const compiled = compile<Purse, CardLocals, Arguments>('card/7', [{ do: 'may', then: [], otherwise: [] }], verbs);
    assert.deepEqual(Object.keys(compiled).sort(), ['card/7', 'card/7/0/otherwise', 'card/7/0/then']);
  });
  test('with a verb that nobody knows is refused, with the place', () => {
    const wrong = [{ do: 'gain', n: 1 }, { do: 'win' }] as unknown as Effect[];
    assert.throws(() => playing(wrong), /card\/7\/1: no verb 'win'/);
    const nested: Effect[] = [{ do: 'may', then: wrong, otherwise: [] }];
    assert.throws(() => playing(nested), /card\/7\/0\/then\/1: no verb 'win'/);
  });
});

interface Verbal {
  gain: { n: number };
  ask: object;
  each: { then: readonly VerbalEffect[] };
}
type VerbalEffect = EffectOf<Verbal>;
const asked: Verbs<Purse, CardLocals, Verbal, number> = {
  gain: {
    schema: record({ n: whole(1) }),
    rules: [],
    run: ({ n }) => [
      (t, my) => {
        t.world.coins[my.by]! += n;
        t.log('gained', { n, from: t.world.coins[my.by]! });
      },
    ],
    canDo: ({ n }, _t, _my, left) => n <= left,
    price: ({ n }) => n,
    atOnce: true,
  },
  ask: { schema: nothing, rules: [], run: () => t => t.call('agree', {}, 'agreed'), canDo: () => true, price: -1 },
  each: {
    schema: record({ then: someEffects<VerbalEffect>() }),
    rules: [],
    lists: ({ then }) => ({ then }),
    run: (_effect, path) => (t, my) => {
      for (const by of [0, 1]) t.run(`${path}/then`, { ...my, by });
    },
    canDo: ({ then }, t, my, left) => canDo(asked, then, t, my, left),
    price: ({ then }, priceOfAll) => 2 * priceOfAll(then),
    atOnce: true,
  },
};
const GAIN: VerbalEffect = { do: 'gain', n: 2 };
const ASK: VerbalEffect = { do: 'ask' };

describe('a list', () => {
  /** Runs it from a step that logs what it tells. */
  function running(effects: VerbalEffect[]): Sitting<Purse> {
    const main = procedure<Purse>()({
      go: t => t.log('ran', { now: t.run('card', { by: 1 }) }),
      rest: t => t.log('over'),
    });
    return sit({ main, agree, ...compile('card', effects, asked) }, { coins: [0, 0] });
  }
  test('that never asks runs inside the step that begins it, the lists inside of it too', () => {
    assert.deepEqual(running([GAIN, GAIN]).heard, ['gained 2 2', 'gained 2 4', 'ran true', 'over']);
    assert.deepEqual(running([{ do: 'each', then: [GAIN] }]).heard, ['gained 2 2', 'gained 2 2', 'ran true', 'over']);
  });
  test('that may ask runs as a procedure, after the step, whatever is at its beginning', () => {
    assert.deepEqual(running([GAIN, ASK]).heard, ['ran false', 'gained 2 2']);
    assert.deepEqual(running([GAIN, ASK]).play('0 yes').heard.at(-1), 'over');
    const nested = running([{ do: 'each', then: [ASK, GAIN] }]);
    assert.deepEqual(nested.play('0 yes', '0 no').heard, ['ran false', 'gained 2 2', 'gained 2 2', 'over']);
  });
  test('is found by its name', () => {
    const main = procedure<Purse>()({
      go: t => t.log('effects', { n: t.effectsOf('card/0/then').length + 10 * t.effectsOf('main').length }),
    });
    const cards = compile('card', [{ do: 'each', then: [GAIN, ASK] }], asked);
    assert.deepEqual(sit({ main, agree, ...cards }, { coins: [0, 0] }).heard, ['effects 2']);
  });
  test('can be done where one of its effects can, with the means that are left', () => {
    const can = (left: number): boolean => canDo(asked, [{ do: 'each', then: [GAIN] }], {} as never, { by: 0 }, left);
    assert.deepEqual([can(1), can(2)], [false, true]);
  });
  test('is worth what its effects are worth', () => {
    assert.equal(priceOf(asked, [{ do: 'each', then: [GAIN, ASK] }, ASK]), 1);
  });
  test('has the schemas of its verbs', () => {
    assert.deepEqual(Object.keys(schemasOf(asked)), ['gain', 'ask', 'each']);
  });
});
