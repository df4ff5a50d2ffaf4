// Windows: who may step in, in which order, how often, and when the moment is over.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Procedure, Table } from '../definition.ts';
import { procedure } from '../game.ts';
import { sit, type Sitting } from '../testing/small-tables.ts';
import type { Json, Made, Seat, World } from '../types.ts';
import { window, type WindowRules } from './windows.ts';

interface Arena extends World {
  /** By seat: how often it may still act. Public. */
  tokens: number[];
  prevented: boolean;
}
type Rules = Partial<WindowRules<Arena, object>>;

const main = procedure<Arena, { got: Json }>()({
  open: t => t.call('moment', {}, 'got'),
  close: (t, my) => t.give(my.got ?? null),
});
const spend = (t: Table<Arena>, seat: Seat): void => {
  t.world.tokens[seat]!--;
  t.log('acted', { seat });
};
const base = {
  rule: 'TINY-WIN-01',
  could: (t, _my, seat) => t.world.tokens[seat]! > 0,
  choices: { act: { take: (t, _my, seat) => spend(t, seat) } },
} satisfies Rules;
/** A moment at which seats with tokens may act; every act costs one. */
const moment = (
  policy: 'once' | 'priority' | 'together',
  sides: Seat[][],
  tokens: number[],
  more: Rules = {},
  procedures: Record<string, Procedure<Arena>> = {},
): Sitting<Arena> => {
  const opened = window<Arena>({ ...base, policy, sides: () => sides, ...more });
  return sit({ main, moment: opened, ...procedures }, { tokens, prevented: false }, 4);
};

/** Plays on, each asked seat by `does` or else passing, and tells who was asked: '0' passed, '0!' acted. */
function run(sitting: Sitting<Arena>, acts: readonly string[] = []): string {
  const left = [...acts];
  const out: string[] = [];
  while (!sitting.state.result) {
    const [seat] = sitting.asked as [Seat];
    const isActing = left[0] === `${seat}!`;
    if (isActing || left[0] === `${seat}`) left.shift();
    out.push(isActing ? `${seat}!` : `${seat}`);
    sitting.play(`${seat} ${isActing ? 'act' : 'pass'}`);
  }
  assert.deepEqual(left, [], 'not all of the script was played');
  return out.join(' ');
}

describe('once', () => {
  test('asks every seat in order, one answer each, whether the others act or not', () => {
    assert.equal(run(moment('once', [[2, 0], [3]], [1, 1, 1, 1])), '2 0 3');
    assert.equal(run(moment('once', [[2, 0], [3]], [9, 9, 9, 9]), ['2!', '0', '3!']), '2! 0 3!');
  });
  test('passes over seats that could not react, as they are when their turn comes', () => {
    assert.equal(run(moment('once', [[0, 1, 2]], [0, 1, 0, 1])), '1');
    const give = (t: Table<Arena>, _my: object, seat: Seat): void => ((t.world.tokens[2] = 1), spend(t, seat));
    assert.equal(run(moment('once', [[0, 1, 2]], [0, 1, 0, 1], { choices: { act: { take: give } } }), ['1!']), '1! 2');
  });
  test('is over at once, without a question, when there is nobody', () => {
    for (const sides of [[], [[]], [[1]]]) assert.equal(run(moment('once', sides, [1, 0, 1, 1])), '');
  });
  test('asks those who could react for a pass even when they can do nothing else', () => {
    const sitting = moment('once', [[0]], [1], { choices: { act: { refuse: () => 'TINY-WIN-02', take: () => {} } } });
    assert.deepEqual([sitting.at, sitting.legal(), sitting.explain().idle], ['moment.react', ['pass'], 'pass']);
  });
  test('gives whether `until` closed it', () => {
    const until = (t: Table<Arena>): boolean => t.world.tokens[2] === 0;
    const cancelled = moment('once', [[1, 2, 3]], [1, 1, 1, 1], { until });
    assert.deepEqual([run(cancelled, ['1!', '2!']), cancelled.gave], ['1! 2!', true]);
    const left = moment('once', [[1, 2, 3]], [1, 1, 1, 1], { until });
    assert.deepEqual([run(left, ['1!', '3!']), left.gave], ['1! 2 3!', false]);
  });
  test('or gives what the rules say', () => {
    const sitting = moment('once', [[1]], [1, 1], { result: t => ({ tokens: [...t.world.tokens] }) });
    run(sitting, ['1!']);
    assert.deepEqual(sitting.gave, { tokens: [1, 0] });
    assert.deepEqual(moment('once', [], [1, 1], { result: () => 'nobody' }).gave, 'nobody');
  });
  test('asks with the rule, facts and options of the moment', () => {
    const { rule, prompt, options } = moment('once', [[1]], [1, 2], {
      facts: (t, _my, seat) => ({ tokens: t.world.tokens[seat]! }),
    }).explain();
    assert.deepEqual(
      [rule, prompt, options.map(o => o.id)],
      ['TINY-WIN-01', { say: 'moment.react', facts: { tokens: 2 } }, ['pass', 'act']],
    );
  });
});

describe('priority', () => {
  test('alternates until all have passed one after the other', () => {
    assert.equal(run(moment('priority', [[0], [1]], [9, 9])), '0 1');
    assert.equal(run(moment('priority', [[0], [1]], [9, 9]), ['0!', '1', '0']), '0! 1 0');
    assert.equal(run(moment('priority', [[0], [1]], [9, 9]), ['0', '1!', '0!', '1!']), '0 1! 0! 1! 0 1');
  });
  test('counts who could not act as passing, and asks again who could', () => {
    assert.equal(run(moment('priority', [[0], [1]], [0, 9])), '1');
    assert.equal(run(moment('priority', [[0], [1]], [0, 2]), ['1!', '1!']), '1! 1!');
    assert.equal(run(moment('priority', [[0], [1]], [9, 0]), ['0!', '0!']), '0! 0! 0');
    assert.equal(run(moment('priority', [[0], [1]], [0, 0])), '');
  });
  test('`again` lets a seat act several times in a row', () => {
    const again = (_t: Table<Arena>, _my: object, seat: Seat): boolean => seat === 0;
    assert.equal(
      run(moment('priority', [[0], [1]], [9, 9], { again }), ['0!', '0!', '0', '1!', '0']),
      '0! 0! 0 1! 0 1',
    );
  });
  test('`again` goes on with the rest of the side when the seat can act no more', () => {
    const sitting = moment('priority', [[0, 2], [1]], [2, 1, 1], { again: () => true });
    assert.equal(run(sitting, ['0!', '0!', '2!']), '0! 0! 2! 1');
  });
  test('`again` asks those of the side anew who passed before the act', () => {
    const again = (_t: Table<Arena>, _my: object, seat: Seat): boolean => seat === 2;
    assert.equal(
      run(moment('priority', [[0, 2], [1]], [9, 9, 9], { again }), ['0', '2!', '2', '0!', '1']),
      '0 2! 2 0! 1 0 2',
    );
  });
  test("`after: 'first'` returns to the first side after every act", () => {
    const acts = ['0', '1!', '0', '1', '2!'];
    assert.equal(run(moment('priority', [[0], [1], [2]], [9, 9, 9], { after: 'first' }), acts), '0 1! 0 1 2! 0 1 2');
    assert.equal(run(moment('priority', [[0], [1], [2]], [9, 9, 9]), ['0', '1!']), '0 1! 2 0 1');
  });
  test('`final` asks nobody again who has passed', () => {
    const acts = ['0', '1!', '2!', '1!', '2'];
    assert.equal(run(moment('priority', [[0], [1], [2]], [9, 9, 9], { final: true }), acts), '0 1! 2! 1! 2 1');
    assert.equal(run(moment('priority', [[0, 1], [2]], [9, 9, 9], { final: true }), ['0', '1!', '2!']), '0 1! 2! 1 2');
  });
  test('passes over sides without seats', () => {
    assert.equal(run(moment('priority', [[], [0], [], [1]], [9, 9]), ['0!', '1!']), '0! 1! 0 1');
  });
  test('`final` ends it when nobody is left, whatever `ends` waits for', () => {
    assert.equal(run(moment('priority', [[0], [1]], [9, 9], { final: true, ends: () => false })), '0 1');
  });
  test('`ends` says which passes end it', () => {
    const one: Rules = { ends: () => true };
    assert.equal(run(moment('priority', [[0], [1]], [9, 9], one), ['0!', '1!']), '0! 1! 0');
    const twice: Rules = { ends: (_t, _my, passes) => passes >= 4 };
    assert.equal(run(moment('priority', [[0], [1]], [9, 9], twice)), '0 1 0 1');
  });
  test('`until` closes it at once after an act, never after a pass', () => {
    const until = (t: Table<Arena>): boolean => t.world.tokens[1]! < 2;
    const sitting = moment('priority', [[0], [1]], [9, 2], { until });
    assert.deepEqual([run(sitting, ['0!', '1!']), sitting.gave], ['0! 1!', true]);
    const open = moment('priority', [[0], [1]], [9, 2], { until: () => true });
    assert.deepEqual([run(open), open.gave], ['0 1', false]);
  });
  test('keeps its sides as they were when it opened', () => {
    const sides = (t: Table<Arena>): Seat[][] => (t.world.tokens[0] === 9 ? [[0], [1]] : [[1], [0]]);
    assert.equal(run(moment('priority', [], [9, 9], { sides }), ['0!', '1!', '0!']), '0! 1! 0! 1 0');
  });
  test('plays on the same from a saved state at every moment', () => {
    const sitting = moment('priority', [[0], [2, 3]], [2, 0, 2, 2]);
    const saving = moment('priority', [[0], [2, 3]], [2, 0, 2, 2]);
    for (const answer of ['0 act', '2 pass', '3 act', '0 pass', '2 pass', '3 pass']) {
      saving.state = JSON.parse(JSON.stringify(saving.state)) as typeof saving.state;
      assert.deepEqual(saving.play(answer).state, sitting.play(answer).state);
    }
    assert.equal(sitting.gave, false);
  });
});

describe('priority between sides of several seats (Marvel Heroes: a hero against the villain’s players)', () => {
  // Seat 0 is the hero; the villain is run by seat 2, helped by 3 and 1 in this order.
  const sides = [[0], [2, 3, 1]];
  test('asks the side’s seats until one acts, and that act uses up the side’s turn', () => {
    assert.equal(run(moment('priority', sides, [9, 9, 9, 9]), ['0', '2', '3!', '0', '2!', '0']), '0 2 3! 0 2! 0 2 3 1');
  });
  test('takes a side’s pass only when all of its seats have passed', () => {
    assert.equal(run(moment('priority', sides, [9, 9, 9, 9]), ['0', '2', '3', '1!', '0']), '0 2 3 1! 0 2 3 1');
    assert.equal(run(moment('priority', sides, [9, 9, 9, 9]), ['0!']), '0! 2 3 1 0');
  });
  test('ends after two passes of sides in a row, not of seats', () => {
    assert.equal(run(moment('priority', sides, [9, 9, 9, 9])), '0 2 3 1');
    assert.equal(run(moment('priority', sides, [9, 0, 0, 9])), '0 3');
  });
});

describe('a reaction that is itself reacted to', () => {
  // To act is to try to prevent: the other side may cancel the attempt, and only what was not cancelled closes.
  const attempt = procedure<Arena, { cancelled: boolean }>()({
    cancel: t => t.call('cancelling', {}, 'cancelled'),
    effect: (t, my) => (t.log(my.cancelled ? 'cancelled' : 'prevented'), t.give(!my.cancelled)),
  });
  const cancelling = window<Arena>({
    rule: 'TINY-WIN-03',
    policy: 'once',
    sides: () => [[0]],
    choices: { act: { take: () => {} } },
    until: () => true,
  });
  type Attempt = { worked?: boolean };
  const rules: Rules = {
    choices: { act: { take: (t, _my, seat) => (spend(t, seat), t.call('attempt', {}, 'worked')) } },
    until: (_t, my) => (my as Attempt).worked === true,
  };
  const open = (): Sitting<Arena> => moment('priority', [[0], [2, 3, 1]], [9, 9, 9, 9], rules, { attempt, cancelling });

  test('closes the window when it worked, judged after all that it called is done', () => {
    const sitting = open().play('0 pass', '2 pass', '3 act');
    assert.deepEqual([sitting.at, sitting.asked, sitting.heard], ['cancelling.react', [0], ['acted 3']]);
    sitting.play('0 pass');
    assert.deepEqual([sitting.heard.at(-1), sitting.gave], ['prevented', true]);
  });
  test('leaves it open when it was cancelled, and its side is asked again after the others’ pass', () => {
    const sitting = open().play('0 pass', '2 pass', '3 act', '0 act');
    assert.deepEqual([sitting.at, sitting.asked, sitting.heard.at(-1)], ['moment.react', [0], 'cancelled']);
    assert.deepEqual(sitting.play('0 pass').asked, [2]);
    assert.equal(sitting.play('2 pass', '3 pass', '1 pass').gave, false);
  });
  test('keeps the windows apart, also when one opens inside another of the same kind', () => {
    const nested: Rules = {
      choices: {
        act: {
          take: (t, my, seat) => (spend(t, seat), (my as { n?: number }).n ? undefined : t.call('moment', { n: 1 })),
        },
      },
    };
    const sitting = moment('priority', [[0], [1]], [9, 9], nested).play('0 act');
    assert.deepEqual([sitting.state.stack.length, sitting.asked], [4, [0]]);
    assert.equal(run(sitting, ['0', '1!', '0', '1', '1!']), '0 1! 0 1 1! 0 1 0 1');
  });
});

describe('the priority of Dice Masters', () => {
  // Seat 0 is active. It acts as often as it likes, then offers one action; inactive pass, then active pass, ends it.
  const rules: Rules = {
    again: (_t, _my, seat) => seat === 0,
    after: 'first',
    ends: (t, _my, passes, side) => passes >= 2 && (side === 0 || t.world.tokens[1] === 0),
  };
  const step = (tokens: number[]): Sitting<Arena> => moment('priority', [[0], [1]], tokens, rules);

  test('lets the active player act many times or not at all (DM-PRI-01)', () => {
    assert.equal(run(step([9, 9]), ['0!', '0!', '0!']), '0! 0! 0! 0 1 0');
    assert.equal(run(step([9, 9])), '0 1 0');
  });
  test('offers the inactive player one action (DM-PRI-02), then the active one may act again (DM-PRI-03)', () => {
    assert.equal(run(step([9, 9]), ['0', '1!', '0!', '0!', '0', '1!', '0']), '0 1! 0! 0! 0 1! 0 1 0');
  });
  test('ends on an inactive pass with an active one directly after (DM-PRI-04)', () => {
    assert.equal(run(step([9, 9]), ['0', '1', '0!', '0', '1', '0']), '0 1 0! 0 1 0');
  });
  test('does not ask the active player twice when the inactive one cannot act', () => {
    assert.equal(run(step([9, 0]), ['0!']), '0! 0');
    assert.equal(run(step([0, 1]), ['1!']), '1!');
    assert.equal(run(step([0, 0])), '');
  });
});

describe('together', () => {
  test('asks all at once; the first in order who acts does, and those after it are asked again', () => {
    const sitting = moment('together', [[2, 0, 3]], [9, 9, 9, 9]);
    assert.deepEqual(sitting.asked, [2, 0, 3]);
    sitting.play('3 act', '0 act', '2 pass');
    assert.deepEqual([sitting.heard, sitting.asked], [['acted 0'], [3]]);
    assert.deepEqual(sitting.play('3 pass').gave, false);
  });
  test('keeps unknown what the others would have done', () => {
    const sitting = moment('together', [[0, 1, 2]], [9, 9, 9], { until: () => true }).play('1 act', '2 act', '0 act');
    assert.deepEqual([sitting.heard, sitting.gave], [['acted 0'], true]);
    assert.deepEqual(sitting.world.tokens, [8, 9, 9]);
  });
  test('is over when all pass, or when nobody could act', () => {
    assert.equal(moment('together', [[0, 1]], [9, 9]).play('1 pass', '0 pass').gave, false);
    assert.equal(moment('together', [[0, 1]], [0, 0]).gave, false);
    assert.deepEqual(moment('together', [[0, 1, 2]], [9, 0, 9]).asked, [0, 2]);
  });
  test('judges `until` after what the actor called is done', () => {
    const slow = procedure<Arena>()({
      ask: {
        rule: 'TINY-WIN-04',
        idle: 'yes',
        one: () => 3,
        choices: { yes: { take: t => void (t.world.prevented = true) }, no: { take: () => {} } },
      },
    });
    const rules: Rules = { choices: { act: { take: t => t.call('slow') } }, until: t => t.world.prevented };
    const open = () => moment('together', [[0, 1]], [9, 9, 9, 9], rules, { slow }).play('1 act', '0 act');
    assert.deepEqual([open().at, open().play('3 yes').gave, open().play('3 no').asked], ['slow.ask', true, [1]]);
  });
  test('takes composed and numbered reactions as they were made', () => {
    const form = { to: [{ n: 0, slots: [{ say: 'dice', things: [3, 5], min: 1, max: 2 }] }] };
    const sitting = moment('together', [[0, 1]], [9, 9], {
      choices: {
        pay: {
          form: () => form,
          suggest: () => [],
          take: (t: Table, _my: object, seat: Seat, made: Made) => t.log('paid', { seat, ...made }),
        },
        use: { each: () => [7, 8], take: (t, _my, seat, n) => t.log('used', { seat, n }) },
      },
    });
    assert.deepEqual(sitting.play('1 use:8', '0 pay:0:3+5', '1 use:7').heard, ['paid 0 0 [[3,5]]', 'used 1 7']);
  });
});

describe('every window', () => {
  for (const policy of ['once', 'priority', 'together'] as const) {
    test(`of policy '${policy}' is gone when a reaction unwinds what it is part of`, () => {
      const rules: Rules = { choices: { act: { take: t => t.unwind('main', 'close') } } };
      const sitting = moment(policy, [[0], [1]], [9, 9], rules).play('0 act');
      if (policy === 'together') sitting.play('1 act');
      assert.deepEqual([sitting.at, sitting.gave], ['', null]);
    });
    test(`of policy '${policy}' has a \`pass\` of its own, which the rules must not replace`, () => {
      const choices = { pass: { take: () => {} } };
      assert.throws(() => moment(policy, [[0]], [9], { choices }), /TINY-WIN-01: `pass` is added to every window/);
    });
  }

  const sidesOf = fc.array(fc.subarray([0, 1, 2, 3]), { minLength: 1, maxLength: 4 });
  const shape = fc.record({
    sides: sidesOf,
    tokens: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
    after: fc.constantFrom('next' as const, 'first' as const),
    final: fc.boolean(),
    again: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    acts: fc.array(fc.boolean(), { maxLength: 12 }),
  });
  test('of priority ends when all pass from any moment on, and not before all who could act have passed', () => {
    const property = fc.property(shape, ({ sides, tokens, after, final, again, acts }) => {
      const rules: Rules = { after, ...(final && { final }), again: (_t, _my, seat) => again[seat]! };
      const sitting = moment('priority', sides, tokens, rules);
      const passed = new Set<Seat>();
      const answer = (act: boolean): void => {
        const [seat] = sitting.asked as [Seat];
        if (act && !final) passed.clear();
        if (!act) passed.add(seat);
        sitting.play(`${seat} ${act ? 'act' : 'pass'}`);
      };
      for (const act of acts) if (!sitting.state.result) answer(act);
      const seats = sides.flat();
      for (let passes = 0; !sitting.state.result; passes++) {
        assert.ok(passes < seats.length, `still open after ${passes} passes`);
        answer(false);
      }
      for (const seat of seats)
        assert.ok(passed.has(seat) || !sitting.world.tokens[seat], `seat ${seat} was passed over`);
    });
    fc.assert(property, { numRuns: 500 });
  });
});
