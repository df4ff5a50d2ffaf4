// Tests of the flow of rules: procedures on a stack, steps in order, calls, and the ways out.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { advance, play, start } from './apply.ts';
import { decisionId, legal } from './ask.ts';
import { LIST, type Procedure, type Table } from './definition.ts';
import { defineGame, procedure } from './game.ts';
import { seedOf } from './seed.ts';
import { sit, Sitting, tinyGame } from './testing/small-tables.ts';
import type { Result, Takes, WithLocals, World } from './types.ts';

const p = procedure<World>();
const local = procedure<World, { [name: string]: unknown }>();
const say =
  (word: string) =>
  (t: Table): void =>
    t.log(word);
const run = (procedures: Record<string, Procedure>): Sitting<World> => sit<World>(procedures, {});
const RESULT: Result = { ranks: [1, 2], rule: 'TINY-END-02', reason: { say: 'won', facts: {} } };

describe('steps', () => {
  test('run in the order written, and the procedure is left after the last', () => {
    const { heard, state } = run({ main: p({ a: say('a'), b: say('b'), c: say('c') }) });
    assert.deepEqual(heard, ['a', 'b', 'c']);
    assert.equal(state.result?.rule, 'TINY-END-01');
  });

  test('may name the step to go on at, forwards, backwards or themselves', () => {
    const count = local({
      open: (_t, my) => void (my['n'] = 0),
      round(t, my) {
        my['n'] = (my['n'] as number) + 1;
        t.log('round');
        return my['n'] === 3 ? 'close' : 'round';
      },
      never: say('never'),
      close: say('close'),
    });
    assert.deepEqual(run({ main: count }).heard, ['round', 'round', 'round', 'close']);
  });

  test("that name 'end' leave their procedure and nothing else", () => {
    const inner = p({
      a(t) {
        t.log('a');
        return 'end';
      },
      b: say('b'),
    });
    const { heard } = run({ main: p({ call: t => t.call('inner'), after: say('after') }), inner });
    assert.deepEqual(heard, ['a', 'after']);
  });

  test('that ask nobody are skipped', () => {
    const ask = { rule: 'TINY-ASK-01', idle: 'x', choices: { x: { take: say('never') } } } as const;
    const main = p({ one: { ...ask, one: () => null }, any: { ...ask, any: () => [] }, last: say('last') });
    assert.deepEqual(run({ main }).heard, ['last']);
  });

  test('may be options of the asked seat, each going where its pick says', () => {
    const main = p({
      ask: {
        rule: 'TINY-ASK-01',
        idle: 'on',
        one: () => 0,
        choices: { on: { take: say('on') }, again: { take: () => 'ask' }, out: { take: () => 'end' } },
      },
      after: say('after'),
    });
    assert.deepEqual(run({ main }).play('0 again', '0 again', '0 on').heard, ['on', 'after']);
    assert.deepEqual(run({ main }).play('0 out').heard, []);
  });
});

describe('calls', () => {
  test('run when the step is done, in the order called, before the next step', () => {
    const main = p({
      a(t) {
        for (const n of [1, 2, 3]) t.call('x', { n });
        t.log('a');
      },
      b: say('b'),
    });
    const x = procedure<World, { n: number }>()({ x: (t, my) => t.log('x', { n: my.n }) });
    assert.deepEqual(run({ main, x }).heard, ['a', 'x 1', 'x 2', 'x 3', 'b']);
  });

  test('that call others are done only when those are', () => {
    const main = p({
      a(t) {
        t.call('x');
        t.call('y');
      },
      b: say('b'),
    });
    const x = p({ deep: t => t.call('z'), x: say('x') });
    const heard = run({ main, x, y: p({ y: say('y') }), z: p({ z: say('z') }) }).heard;
    assert.deepEqual(heard, ['z', 'x', 'y', 'b']);
  });

  test('hold their step until what they ask is answered', () => {
    const main = p({ a: t => t.call('question'), b: say('b') });
    const question = p({
      ask: { rule: 'TINY-ASK-01', idle: 'yes', one: () => 1, choices: { yes: { take: say('yes') } } },
    });
    const sitting = run({ main, question });
    assert.deepEqual([sitting.at, sitting.heard], ['question.ask', []]);
    assert.deepEqual(sitting.play('1 yes').heard, ['yes', 'b']);
  });

  test('made by a pick run before the step that the pick names', () => {
    const choices = { x: { take: (t: Table) => (t.call('x'), 'c' as const) } };
    const main = p({
      a: { rule: 'TINY-ASK-01', idle: 'x', one: () => 0, choices },
      b: say('b'),
      c: say('c'),
    });
    assert.deepEqual(run({ main, x: p({ x: say('x') }) }).play('0 x').heard, ['x', 'c']);
  });

  test("run before their procedure is left, even when the step names 'end' or has given already", () => {
    const main = p({ a: t => t.call('inner'), b: say('b') });
    const inner = p({
      a(t) {
        t.call('x');
        return t.give(1);
      },
    });
    assert.deepEqual(run({ main, inner, x: p({ x: say('x') }) }).heard, ['x', 'b']);
  });

  test('copy what is in their locals, so that neither side changes the other’s', () => {
    const mine = { list: [1], deep: { n: 1 } };
    const main = p({ a: t => t.call('inner', { ...mine }), b: t => t.log('mine', { ...mine }) });
    const inner = procedure<World, typeof mine>()({
      a(t, my) {
        my.list.push(2);
        my.deep.n = 2;
        t.log('inner', { ...my });
      },
    });
    assert.deepEqual(run({ main, inner }).heard, ['inner [1,2] {"n":2}', 'mine [1] {"n":1}']);
  });

  test('take the locals of plain procedures as they are', () => {
    const mine = { list: [1] };
    const main = p({ a: t => t.call('inner', { ...mine }), b: t => t.log('mine', { ...mine }) });
    const inner = procedure<World, typeof mine>()({ a: (_t, my) => void my.list.push(2) });
    assert.deepEqual(run({ main, inner }).heard, ['mine [1]']);
    mine.list = [1];
    // types allow no list there; this one shows that nothing is looked for
    const game = tinyGame<World>({ main, inner }, {}, { plain: ['inner'] });
    assert.deepEqual(new Sitting(game).heard, ['mine [1,2]']);
  });

  test("do not take over the caller's own locals", () => {
    const main = p({ a: (t, my) => t.call('inner', my) });
    assert.throws(
      () => run({ main, inner: p({ a: say('a') }) }),
      /main\.a calls 'inner' with its own locals; pass a copy/,
    );
  });
});

describe('what a procedure gives', () => {
  test("lands in the caller's local, each call in its own", () => {
    const main = local({
      a(t) {
        t.call('three', {}, 'x');
        t.call('four', {}, 'y');
      },
      b: (t, my) => t.log('sum', { sum: (my['x'] as number) + (my['y'] as number) }),
    });
    const heard = run({ main, three: p({ a: t => t.give(3) }), four: p({ a: t => t.give(4) }) }).heard;
    assert.deepEqual(heard, ['sum 7']);
  });

  test('is lost when the caller does not want it, and a procedure that gives nothing changes nothing', () => {
    const main = local({
      a: (t, my) => ((my['x'] = 'old'), t.call('three')),
      b: t => t.call('silent', {}, 'x'),
      c: (t, my) => t.log('x', { x: my['x'] as string }),
    });
    const heard = run({ main, three: p({ a: t => t.give(3) }), silent: p({ a: say('silent') }) }).heard;
    assert.deepEqual(heard, ['silent', 'x "old"']);
  });

  test('is a copy: the table may change afterwards, the local does not', () => {
    const main = procedure<World & { list: number[] }, { got: number[] }>()({
      a: t => t.call('inner', {}, 'got'),
      b: t => void t.world.list.push(2),
      c: (t, my) => t.give(my.got),
    });
    const inner = procedure<World & { list: number[] }>()({ a: t => t.give(t.world.list) });
    assert.deepEqual(sit({ main, inner }, { list: [1] }).gave, [1]);
  });
});

describe('unwinding', () => {
  const deep = (out: (t: Table) => 'end') => ({
    main: p({ open: t => t.call('outer', {}, 'got'), after: say('main after') }),
    outer: p({
      first(t) {
        t.call('middle');
        t.call('queued');
      },
      second: say('second'),
      third: say('third'),
    }),
    middle: p({ a: t => t.call('inner'), b: say('middle b') }),
    inner: p({ a: out, b: say('inner b') }),
    queued: p({ a: say('queued') }),
  });

  test('leaves everything inside the procedure, queued calls too, and goes on there at the step', () => {
    assert.deepEqual(run(deep(t => t.unwind('outer', 'third'))).heard, ['third', 'main after']);
  });

  test("to 'end' leaves that procedure as well", () => {
    assert.deepEqual(run(deep(t => t.unwind('outer', 'end'))).heard, ['main after']);
  });

  test('may repeat the very step that made the call', () => {
    let first = true;
    const out = (t: Table): 'end' => {
      if (!first) return 'end';
      first = false;
      return t.unwind('outer', 'first');
    };
    assert.deepEqual(run(deep(out)).heard, ['middle b', 'queued', 'second', 'third', 'main after']);
  });

  test('may leave the running procedure itself', () => {
    assert.deepEqual(run(deep(t => t.unwind('inner', 'b'))).heard.slice(0, 2), ['inner b', 'middle b']);
  });

  test('drops what the step called, before or after', () => {
    const heard = run(
      deep(t => {
        t.call('queued');
        t.unwind('outer', 'third');
        t.call('queued');
        return 'end';
      }),
    ).heard;
    assert.deepEqual(heard, ['third', 'main after']);
  });

  for (const [value, given] of [
    [7, 7],
    [undefined, null],
  ])
    test(`to 'end' gives the caller ${JSON.stringify(given)} for ${value}`, () => {
      const main = local({ a: t => t.call('outer', {}, 'got'), b: (t, my) => t.give(my['got'] as number) });
      const outer = p({ a: t => t.call('inner') });
      const inner = p({ a: t => t.unwind('outer', 'end', value!) });
      assert.equal(run({ main, outer, inner }).gave, given);
    });

  test('reaches the nearest of several frames of the same procedure', () => {
    const main = p({ a: t => t.call('nest', { depth: 0 }) });
    const nest = procedure<World, { depth: number }>()({
      down: (t, my) => (my.depth < 2 ? t.call('nest', { depth: my.depth + 1 }) : t.call('out')),
      up: (t, my) => t.log('up', { depth: my.depth }),
      skipped: (t, my) => t.log('skipped', { depth: my.depth }),
      last: (t, my) => t.log('last', { depth: my.depth }),
    });
    const heard = run({ main, nest, out: p({ a: t => t.unwind('nest', 'last') }) }).heard;
    assert.deepEqual(heard, ['last 2', 'up 1', 'skipped 1', 'last 1', 'up 0', 'skipped 0', 'last 0']);
  });

  test('works from a pick, under a question that a called procedure asks', () => {
    const choices = { out: { take: (t: Table) => t.unwind('outer', 'third') } };
    const games = deep(() => 'end');
    games.inner = p({ a: { rule: 'TINY-ASK-01', idle: 'out', one: () => 0, choices }, b: say('inner b') });
    assert.deepEqual(run(games).play('0 out').heard, ['third', 'main after']);
  });
});

describe('outer', () => {
  test('finds the locals of the nearest enclosing procedure, to read and to write', () => {
    const main = local({
      a: (t, my) => ((my['n'] = 1), t.call('middle')),
      b: (t, my) => t.log('n', { n: my['n'] as number }),
    });
    const inner = p({
      a(t) {
        (t.outer('main') as { n: number }).n++;
      },
    });
    assert.deepEqual(run({ main, middle: p({ a: t => t.call('inner') }), inner }).heard, ['n 2']);
  });

  test('knows the locals that the world names, and a call passes those that the procedure takes', () => {
    interface Sale extends Takes<'lot'> {
      lot: number;
      price: number;
    }
    interface House extends World, WithLocals<{ main: object; sale: Sale; bid: object }> {}
    const main = procedure<House>()({
      a: t => t.call('sale', { lot: 3 }),
      // @ts-expect-error: a sale takes a lot
      b: t => t.call('sale', {}),
    });
    const sale = procedure<House, Sale>()({ a: (_t, my) => void (my.price = 5), b: t => t.call('bid') });
    const bid = procedure<House>()({ a: t => t.log('price', { n: t.outer('sale')!.price }) });
    assert.deepEqual(sit<House>({ main, sale, bid }, {}).heard, ['price 5', 'price 5']);
  });

  test('is nothing when no such procedure runs, though one is queued', () => {
    const main = p({
      a(t) {
        t.call('x');
        t.call('y');
      },
    });
    const x = p({ a: t => t.log('outer', { found: t.outer('y') === undefined }) });
    assert.deepEqual(run({ main, x, y: p({ a: say('y') }) }).heard, ['outer true', 'y']);
  });
});

describe('the end of the game', () => {
  test('drops all that would still run, however deep it was found', () => {
    const main = p({
      a(t) {
        t.call('middle');
        t.call('later');
      },
      b: say('main b'),
    });
    const middle = p({ a: t => t.call('inner'), b: say('middle b') });
    const inner = p({
      a(t) {
        t.log('won');
        t.call('later');
        t.finish(RESULT);
        t.log('unheard');
      },
      b: say('inner b'),
    });
    const { heard, state } = run({ main, middle, inner, later: p({ a: say('later') }) });
    assert.deepEqual(heard, ['won']);
    assert.deepEqual(state.result, RESULT);
  });

  test('is the first result; a second one in the same step does not count, and `over` tells', () => {
    const main = p({
      a(t) {
        const before = t.over;
        t.log('over', { before });
        t.finish(RESULT);
        t.finish({ ...RESULT, ranks: [2, 1] });
        assert.equal(t.over, true);
      },
    });
    const { heard, state } = run({ main });
    assert.deepEqual([heard, state.result!.ranks], [['over false'], [1, 2]]);
  });

  test('leaves nobody asked and nothing legal', () => {
    const main = p({
      a: { rule: 'TINY-ASK-01', idle: 'win', one: () => 0, choices: { win: { take: t => t.finish(RESULT) } } },
    });
    const sitting = run({ main }).play('0 win');
    assert.deepEqual([sitting.at, sitting.asked, sitting.legal(0)], ['', [], []]);
    assert.equal(sitting.refused('0 win', 'main.a')?.rule, 'ENGINE-END-1');
  });
});

describe("forced: 'take'", () => {
  const main = (allowed: readonly number[]): Procedure =>
    p({
      ask: {
        rule: 'TINY-ASK-01',
        idle: 'pick',
        one: () => 0,
        forced: 'take',
        choices: {
          pick: {
            each: () => [1, 2, 3],
            refuse: (_t, _my, _seat, n) => !allowed.includes(n) && 'TINY-ASK-02',
            take: (t, _my, _seat, n) => t.log('picked', { n }),
          },
        },
      },
      after: say('after'),
    });

  test('takes a lone legal option unasked and uncounted', () => {
    const { heard, state } = run({ main: main([2]) });
    assert.deepEqual(heard, ['picked 2', 'after']);
    assert.deepEqual(state.answered, [0, 0]);
  });

  test('asks when there are two', () => {
    assert.deepEqual(run({ main: main([1, 3]) }).legal(), ['pick:1', 'pick:3']);
  });

  test('left out, a lone option is asked for all the same', () => {
    const ask = { rule: 'TINY-ASK-01', idle: 'ok', one: () => 0, choices: { ok: { take: say('ok') } } } as const;
    assert.deepEqual(run({ main: p({ ask }) }).legal(), ['ok']);
  });
});

describe('rules that are wrong say so:', () => {
  const wrong = (step: (t: Table) => void, message: RegExp): void =>
    assert.throws(() => run({ main: p({ a: say('a'), b: step }) }), message);

  test('running in circles', () => {
    const main = p({ a: () => 'b', b: () => 'a' });
    assert.throws(() => run({ main }), /^Error: the rules run in circles at main$/);
  });
  test('cards that set each other off without end are named', () => {
    const list = (next: string): Procedure =>
      Object.defineProperty(p({ '0.': t => t.call(next) }), LIST, { value: { effects: [], acts: null } });
    const main = p({ a: t => t.call('card/fire') });
    assert.throws(() => run({ main, 'card/fire': list('card/smoke'), 'card/smoke': list('card/fire') }), {
      name: 'Error',
      message: 'the rules run in circles at card/fire, card/smoke',
    });
  });
  test('offering without end', () => {
    const each = (): number[] => Array.from({ length: 10_001 }, (_, n) => n);
    const ask = {
      rule: 'TINY-ASK-01',
      idle: 'pick:0',
      one: () => 0,
      choices: { pick: { each, take: say('ok') } },
    } as const;
    assert.throws(() => run({ main: p({ ask }) }).legal(), /^Error: the rules offer more than 10000 options to pick$/);
  });
  test('ending without a result', () => {
    const game = defineGame({ ...tinyGame<World>({ main: p({ a: say('a') }) }, {}), first: 'main' });
    assert.throws(() => new Sitting(game), /tiny: the rules ended without a result/);
  });
  test('calling what is no procedure', () => {
    wrong(t => t.call('nowhere'), /main\.b calls 'nowhere', which is no procedure/);
  });
  test('going to what is no step', () => {
    wrong(() => 'nowhere', /main\.b goes to 'nowhere', which is no step of its procedure/);
  });
  test('leaving what does not run', () => {
    wrong(t => t.unwind('nowhere', 'a'), /main\.b leaves 'nowhere', which is not running/);
  });
  test('unwinding to what is no step', () => {
    wrong(t => t.unwind('main', 'nowhere'), /'main' has no step 'nowhere' to go on at/);
  });
  test('beginning with what is no procedure', () => {
    assert.throws(() => tinyGame<World>({}, {}, { first: 'nowhere' }), /tiny: begins with 'nowhere'/);
  });
  test('calling plain what is no procedure', () => {
    const plain = ['nowhere'];
    assert.throws(() => tinyGame<World>({ main: p({ a: say('a') }) }, {}, { plain }), /'nowhere' is among the plain/);
  });
  test('naming a procedure with a dot, which would be taken for a step', () => {
    assert.throws(() => run({ main: p({ a: say('a') }), 'x.y': p({ a: say('a') }) }), /'x\.y'.*no dot/);
  });
  test('a saved state at a step that the rules do not have', () => {
    const ask = { rule: 'TINY-ASK-01', idle: 'ok', one: () => 0, choices: { ok: { take: say('ok') } } } as const;
    const { game, state } = run({ main: p({ ask }) });
    state.stack.at(-1)!.at = 'main.gone';
    assert.throws(() => legal(game, state, 0), /the rules of tiny have no step 'main\.gone'/);
  });
});

describe('asking must not roll dice:', () => {
  const roll = (t: Table): number => t.random.die(6);
  const ask = { rule: 'TINY-ASK-01', idle: 'x', choices: { x: { take: say('x') } } } as const;
  const refused = (main: Procedure): void =>
    assert.throws(() => run({ main }).legal(0), /main\.ask: asking must not roll dice/);

  test('not to find whom to ask, even when that is nobody', () => {
    refused(p({ ask: { ...ask, one: t => (roll(t), null) } }));
    refused(p({ ask: { ...ask, any: t => (roll(t), []) } }));
  });
  test('not to find what is legal', () => {
    refused(p({ ask: { ...ask, one: () => 0, choices: { x: { when: t => roll(t) > 0, take: say('x') } } } }));
    refused(
      p({
        ask: { ...ask, one: () => 0, choices: { x: { refuse: t => roll(t) < 0 && 'TINY-ASK-02', take: say('x') } } },
      }),
    );
  });
  test('not even when the lone option is then taken unasked', () => {
    const choices = { x: { each: (t: Table) => [roll(t)], take: say('x') } };
    refused(p({ ask: { ...ask, choices, one: () => 0, forced: 'take' } }));
  });
  test('while picks and steps may', () => {
    const choices = { x: { take: (t: Table) => t.log('rolled', { n: roll(t) }) } };
    const sitting = run({
      main: p({ roll: t => void roll(t), ask: { ...ask, one: () => 0, choices }, last: t => void roll(t) }),
    });
    assert.match(sitting.play('0 x').heard[0]!, /^rolled [1-6]$/);
  });
});

describe('memo', () => {
  test('derives once while a question is looked at, and anew while rules run and after each answer', () => {
    let derived = 0;
    const derive = (): number => ++derived;
    const value = (t: Table): number => t.memo(derive);
    const main = p({
      a(t) {
        assert.notEqual(value(t), value(t));
      },
      ask: {
        rule: 'TINY-ASK-01',
        idle: 'x',
        one: () => 0,
        choices: { x: { each: t => [value(t), value(t)], take: () => 'ask' } },
      },
    });
    const { game, state } = run({ main });
    const [first, second] = legal(game, state, 0);
    assert.equal(first, second);
    assert.notDeepEqual(legal(game, state, 0)[0], first);
  });

  test('tells apart what is derived about one thing and about another', () => {
    const times = (_t: Table, n: number, m: number): number => n * m;
    const seen: number[] = [];
    const ask = (t: Table): number[] => [
      t.memo(times, 2, 3),
      t.memo(times, 2, 4),
      t.memo(times, 3, 4),
      t.memo(times, 2, 3),
    ];
    const choices = { x: { when: (t: Table) => seen.push(...ask(t)) > 0, take: () => 'end' as const } };
    const { game, state } = run({ main: p({ ask: { rule: 'TINY-ASK-01', idle: 'x', one: () => 0, choices } }) });
    legal(game, state, 0);
    assert.deepEqual(seen.slice(-4), [6, 8, 12, 6]);
  });

  test('holds nothing of the question that was passed over when rules go on', () => {
    const numberOf = (t: Table<World & { n: number }>): number => t.world.n;
    const count = (t: Table<World & { n: number }>): number => t.memo(numberOf);
    const main = procedure<World & { n: number }>()({
      skipped: { rule: 'TINY-ASK-01', idle: 'x', one: t => (count(t) ? 0 : null), choices: { x: { take: () => {} } } },
      grow: t => void t.world.n++,
      ask: { rule: 'TINY-ASK-01', idle: 'x', one: t => (count(t) ? 0 : null), choices: { x: { take: () => {} } } },
    });
    assert.equal(sit({ main }, { n: 0 }).at, 'main.ask');
  });

  test('holds nothing of the question that was answered, also where the answer is checked first', () => {
    type Counted = Table<World & { n: number }>;
    const fewIn = (t: Counted): boolean => t.world.n < 1;
    const isFew = (t: Counted): boolean => t.memo(fewIn);
    const few = { rule: 'TINY-ASK-01', idle: 'x', one: (t: Counted) => (isFew(t) ? 0 : null) } as const;
    const main = procedure<World & { n: number }>()({
      ask: { ...few, choices: { x: { when: t => isFew(t), take: t => void t.world.n++ } } },
      passedOver: { ...few, choices: { x: { take: () => {} } } },
      last: { ...few, one: () => 0, choices: { x: { take: () => {} } } },
    });
    const { game, state } = sit({ main }, { n: 0 });
    play(game, state, { seat: 0, decision: 'main.ask', option: 'x' });
    assert.equal(decisionId(state), 'main.last');
  });
});

test('a state saved in the middle of the stack and loaded again plays on the same', () => {
  const procedures = {
    main: local({ a: t => (t.call('inner', { n: 1 }, 'got'), t.call('inner', { n: 2 }, 'got')), b: say('b') }),
    inner: procedure<World, { n: number }>()({
      ask: {
        rule: 'TINY-ASK-01',
        idle: 'x',
        one: () => 0,
        choices: { x: { take: (t, my) => t.log('x', { n: my.n, die: t.random.die(6) }) } },
      },
    }),
  };
  const played = run(procedures);
  const loaded = run(procedures);
  loaded.state = JSON.parse(JSON.stringify(played.state)) as typeof played.state;
  played.play('0 x', '0 x');
  assert.deepEqual(loaded.play('0 x', '0 x').state, played.state);
  assert.deepEqual(loaded.heard, played.heard);
});

test('`watched` tells whether anybody reads the log', () => {
  const told: boolean[] = [];
  const choices = { x: { take: (t: Table) => void told.push(t.watched) } };
  const { game, state } = run({ main: p({ ask: { rule: 'TINY-ASK-01', idle: 'x', one: () => 0, choices } }) });
  advance(game, structuredClone(state), 0, 'x');
  advance(game, structuredClone(state), 0, 'x', []);
  assert.deepEqual(told, [false, true]);
  assert.equal(start(game, { seats: 1, seed: seedOf(1) }).stack.length, 2);
});

test('seats come clockwise from any of them, all or without the first', () => {
  const main = p({ a: t => t.log('order', { all: [...t.clockwise(2)], others: [...t.clockwise(2, 1)] }) });
  assert.deepEqual(sit({ main }, {}, 4).heard, ['order [2,3,0,1] [3,0,1]']);
});
