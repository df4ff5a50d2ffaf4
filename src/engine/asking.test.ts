// Tests of questions: to one seat, to any, to all in secret; legal options, refusals with their reasons, wording.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { anyTurn, asked, explain, idle, legal, refusal } from './ask.ts';
import type { Aside, Procedure, Table } from './definition.ts';
import { procedure } from './game.ts';
import { quickRandom } from './random.ts';
import { no } from './refusals.ts';
import { newMatch, parlour, tellAnything } from './testing/sample-game.ts';
import { sit, type Sitting } from './testing/small-tables.ts';
import type { Facts, World } from './types.ts';

interface Purse extends World {
  coins: number[];
}
const PURSE: Purse = { coins: [3, 1, 0] };
const p = procedure<Purse>();
const rule = 'TINY-ASK-01';
const say = (t: Table<Purse>, _my: unknown, seat: number, n = 0): void => t.log('took', { seat, n });

/** Seat 1 may buy one of the numbers that it can pay for, or pass. */
const shop = p({
  buy: {
    rule,
    idle: 'pass',
    one: () => 1,
    facts: (t, _my, seat) => ({ coins: t.world.coins[seat]! }),
    choices: {
      buy: {
        of: 'card',
        each: () => [0, 1, 4],
        refuse: (t, _my, seat, n) => n > t.world.coins[seat]! && no('TINY-BUY-02', { short: n - t.world.coins[seat]! }),
        facts: (_t, _my, _seat, n) => ({ price: n }),
        refs: (_t, _my, seat) => [`seat:${seat}`],
        take: say,
      },
      steal: { when: t => t.world.coins[0]! > 5, take: say },
      beg: { refuse: () => 'TINY-BEG-01', take: say },
      pass: { take: say },
    },
  },
});
const texts = { buy: 'Buy {card}', 'shop.buy:pass': 'Buy nothing' };
const shopping = (): Sitting<Purse> =>
  sit({ main: p({ a: t => t.call('shop') }), shop }, PURSE, 3, { texts: { ...texts } });

describe('a question to one seat', () => {
  test('lists exactly what is legal: what makes no sense or is forbidden is not in it', () => {
    const sitting = shopping();
    assert.deepEqual([sitting.at, sitting.asked], ['shop.buy', [1]]);
    assert.deepEqual(sitting.legal(1), ['buy:0', 'buy:1', 'pass']);
    assert.deepEqual([sitting.legal(0), sitting.legal(2)], [[], []]);
  });

  test('shows people also what is forbidden and why, but not what makes no sense', () => {
    const options = shopping().explain(1).options;
    assert.deepEqual(
      options.map(o => [o.id, o.refused ?? 'legal']),
      [
        ['buy:0', 'legal'],
        ['buy:1', 'legal'],
        ['buy:4', { rule: 'TINY-BUY-02', facts: { short: 3 } }],
        ['beg', { rule: 'TINY-BEG-01', facts: {} }],
        ['pass', 'legal'],
      ],
    );
  });

  test('refuses what it shows greyed out, for the same reason', () => {
    const sitting = shopping();
    for (const option of sitting.explain(1).options)
      assert.deepEqual(sitting.refused(`1 ${option.id}`), option.refused, option.id);
  });

  test('says what it is about: rule, key and facts of the prompt, and how often the seat has answered', () => {
    const { id, seat, nth, rule, prompt, idle } = shopping().explain(1);
    assert.deepEqual([id, seat, nth, rule, idle], ['shop.buy', 1, 0, 'TINY-ASK-01', 'pass']);
    assert.deepEqual(prompt, { say: 'shop.buy', facts: { coins: 1 } });
  });

  test("labels options by verb, or by 'decision:verb' where the game has words for that", () => {
    const [buy, , , , pass] = shopping().explain(1).options;
    assert.deepEqual(buy!.label, { say: 'buy', facts: { card: 0, price: 0 } });
    assert.deepEqual(pass!.label, { say: 'shop.buy:pass', facts: {} });
  });

  test('lights up the thing an option names, and whatever else it points at', () => {
    const [free, , , beg] = shopping().explain(1).options;
    assert.deepEqual([free!.refs, beg!.refs], [['card:0', 'seat:1'], []]);
  });

  test('may choose its rule and its prompt by the moment', () => {
    const ask = { idle: 'pass', one: () => 0, choices: { pass: { take: say } } };
    const main = procedure<Purse, { card: string }>()({
      a: (_t, my) => void (my.card = 'X9'),
      ask: { ...ask, rule: (_t, my) => `TINY-CARD-${my.card}`, say: (_t, my) => `target of ${my.card}` },
    });
    const { rule, prompt } = sit({ main }, PURSE).explain();
    assert.deepEqual([rule, prompt.say], ['TINY-CARD-X9', 'target of X9']);
  });

  test('hands the option’s number to the pick', () => {
    assert.deepEqual(shopping().play('1 buy:1').heard, ['took 1 1']);
    assert.deepEqual(shopping().play('1 pass').heard, ['took 1 0']);
  });
});

describe('the engine itself refuses', () => {
  const refused = (seat: number, option: string, decision = 'shop.buy', nth?: number): [string, Facts] => {
    const { game, state } = shopping();
    const answer = { seat, option, decision, ...(nth !== undefined && { nth }) };
    const { rule, facts } = refusal(game, state, answer)!;
    return [rule, facts];
  };
  test('an answer to another question', () => {
    assert.deepEqual(refused(1, 'pass', 'shop.sell'), [
      'ENGINE-ASK-1',
      { decision: 'shop.buy', answered: 'shop.sell' },
    ]);
  });
  test('a seat that is not asked, or is none', () => {
    for (const seat of [0, 2, 3, -1, 0.5, Number.NaN])
      assert.deepEqual(refused(seat, 'pass'), ['ENGINE-ASK-2', { seat }], `seat ${seat}`);
  });
  const STRANGE = ['', 'buy', 'buy:', 'buy:2', 'buy:01', 'buy:1:', 'buy:1+0', 'buy:-1', 'buy:1e0', 'buy: 1', 'pass:0'];
  for (const option of [...STRANGE, 'steal', 'unseal', 'toString', 'constructor:0', 'buy:99999999999'])
    test(`'${option}', which was never offered`, () => {
      assert.deepEqual(refused(1, option), ['ENGINE-ASK-3', { option }]);
    });
  test('a number that is not offered, where the rules know why', () => {
    const misfit = (_t: unknown, _my: unknown, _seat: number, n: number) => n > 7 && ('TINY-ASK-03' as const);
    const choices = { a: { each: () => [1, 2], misfit, take: () => undefined }, b: { take: () => undefined } };
    const { game, state } = sit({ main: p({ ask: { rule, idle: 'b', one: () => 0, choices } }) }, PURSE);
    const ruleOf = (option: string) => refusal(game, state, { seat: 0, decision: 'main.ask', option })?.rule;
    assert.deepEqual(['a:1', 'a:5', 'a:8'].map(ruleOf), [undefined, 'ENGINE-ASK-3', 'TINY-ASK-03']);
  });
  test('an answer that comes too late or twice', () => {
    assert.deepEqual(refused(1, 'pass', 'shop.buy', 1), ['ENGINE-ASK-4', {}]);
    const { game, state } = shopping();
    assert.equal(refusal(game, state, { seat: 1, decision: 'shop.buy', option: 'pass', nth: 0 }), undefined);
  });
});

describe('the idle answer', () => {
  const asking = (idle: string | (() => string), refuse: (n: number) => boolean = () => false): Procedure<Purse> =>
    p({
      ask: {
        rule,
        idle,
        one: () => 0,
        choices: {
          a: { each: () => [1, 2], refuse: (_t, _my, _seat, n) => refuse(n) && 'TINY-ASK-02', take: say },
          b: { take: say },
        },
      },
    });
  const idleOf = (main: Procedure<Purse>): string => {
    const { game, state } = sit({ main }, PURSE);
    return idle(game, state, 0);
  };
  test('is the named option', () => {
    assert.equal(idleOf(asking('a:2')), 'a:2');
    assert.equal(idleOf(asking(() => 'b')), 'b');
  });
  test('or the first legal one of the named verb', () => {
    assert.equal(idleOf(asking('a')), 'a:1');
    assert.equal(idleOf(asking('a', n => n === 1)), 'a:2');
  });
  test('or, where that is not legal, the first that is', () => {
    assert.equal(idleOf(asking('a', () => true)), 'b');
    assert.equal(idleOf(asking('a:2', n => n === 2)), 'a:1');
    assert.equal(idleOf(asking(() => 'nonsense')), 'a:1');
  });
  test('is told with the question', () => {
    assert.equal(sit({ main: asking('a') }, PURSE).explain().idle, 'a:1');
  });
  test('must name one of the choices', () => {
    assert.throws(() => idleOf(asking('c')), /main\.ask: idle 'c' is none of its choices/);
  });
  test('does not exist for a seat that is not asked', () => {
    const { game, state } = shopping();
    assert.throws(() => idle(game, state, 0), /seat 0 is not asked now/);
  });
  test('cannot be found where nothing is legal, and the rules are told so', () => {
    const main = p({
      ask: { rule, idle: 'b', one: () => 0, choices: { b: { refuse: () => 'TINY-ASK-02', take: say } } },
    });
    assert.throws(() => idleOf(main), /main\.ask asks seat 0, who has no legal option/);
  });
});

describe('choices that are wrong say so:', () => {
  test('none at all', () => {
    assert.throws(
      () => sit({ main: p({ a: { rule, idle: () => 'x', one: () => 0, choices: {} } }) }, PURSE),
      /main\.a/,
    );
  });
  test('a verb that would not be read back from an option', () => {
    const main = p({ a: { rule, idle: 'a:b', one: () => 0, choices: { a: { take: say }, 'b:c': { take: say } } } });
    assert.throws(() => sit({ main }, PURSE), /main\.a: 'b:c' is no verb/);
  });
  for (const n of [-1, 0.5, Number.NaN, 1e9])
    test(`an option numbered ${n}`, () => {
      const main = p({ a: { rule, idle: 'x', one: () => 0, choices: { x: { each: () => [n], take: say } } } });
      assert.throws(() => sit({ main }, PURSE).legal(), /wants a whole number from 0/);
    });
});

describe('an open floor', () => {
  interface Floor {
    ready: number[];
  }
  const floor = procedure<Purse, Floor>()({
    open: (_t, my) => void (my.ready = []),
    talk: {
      rule,
      idle: 'ready',
      any: t => t.clockwise(0),
      awaits: (t, my) => t.clockwise(0).filter(s => !my.ready.includes(s)),
      choices: {
        talk: { take: (t, _my, seat) => (t.log('talked', { seat }), 'talk') },
        ready: {
          when: (_t, my, seat) => !my.ready.includes(seat),
          take: (_t, my, seat) => (my.ready.push(seat), 'talk'),
        },
      },
    },
    close: t => t.log('closed'),
  });
  test('hears all seats in any order, and each answer counts at once', () => {
    const sitting = sit({ main: floor }, PURSE, 3).play('2 talk', '0 talk', '2 talk');
    assert.deepEqual(sitting.heard, ['talked 2', 'talked 0', 'talked 2']);
    assert.deepEqual(sitting.asked, [0, 1, 2]);
  });
  test('lets a seat speak that is not waited for, and gives it no idle answer', () => {
    const sitting = sit({ main: floor }, PURSE, 3).play('1 ready');
    assert.deepEqual([sitting.asked, sitting.legal(1)], [[0, 2], ['talk']]);
    assert.equal('idle' in sitting.explain(1), false);
    assert.equal(sitting.explain(0).idle, 'ready');
    assert.deepEqual(sitting.play('1 talk').heard, ['talked 1']);
  });
  test('is over when nobody is waited for', () => {
    assert.deepEqual(sit({ main: floor }, PURSE, 3).play('1 ready', '0 ready', '2 ready').heard, ['closed']);
  });
  test('waits for all who may speak when nothing else is said, and is left by a pick that does not lead back', () => {
    const main = p({ ask: { rule, idle: 'go', any: () => [0, 2], choices: { go: { take: say } } } });
    const sitting = sit({ main }, PURSE, 3);
    assert.deepEqual([sitting.asked, sitting.legal(1)], [[0, 2], []]);
    assert.deepEqual(sitting.play('2 go').heard, ['took 2 0']);
  });
});

describe('a secret question to all', () => {
  const bid = (seats: readonly number[]): Procedure<Purse> =>
    p({
      ask: {
        rule,
        idle: 'bid',
        all: () => seats,
        choices: { bid: { each: (t, _my, seat) => [0, 1, 2, 3].filter(n => n <= t.world.coins[seat]!) } },
        reveal: (t, _my, picks) => {
          for (const seat of t.clockwise(0)) if (picks[seat]) t.log('bid', { seat, n: picks[seat][0]!.n });
        },
      },
      after: t => t.log('after'),
    });
  test('is answered in any order and revealed with the last answer', () => {
    const sitting = sit({ main: bid([0, 1, 2]) }, PURSE, 3).play('2 bid:0', '0 bid:3');
    assert.deepEqual([sitting.asked, sitting.heard], [[1], []]);
    assert.deepEqual(sitting.play('1 bid:1').heard, ['bid 0 3', 'bid 1 1', 'bid 2 0', 'after']);
    assert.equal(sitting.state.stack.at(-1)?.sealed, undefined);
  });
  test('takes one answer of a seat', () => {
    const sitting = sit({ main: bid([0, 1]) }, PURSE, 3).play('0 bid:3');
    assert.equal(sitting.refused('0 bid:2')?.rule, 'ENGINE-ASK-2');
    assert.equal(sitting.refused('2 bid:0')?.rule, 'ENGINE-ASK-2');
  });
  test('lets a seat take its answer back until all are in', () => {
    const sitting = sit({ main: bid([0, 1]) }, PURSE, 3);
    assert.equal(sitting.refused('0 unseal')?.rule, 'ENGINE-ASK-3');
    sitting.play('0 bid:3');
    assert.deepEqual(sitting.refused('1 unseal')?.rule, 'ENGINE-ASK-3');
    const [taking, ...more] = explain(sitting.game, sitting.state, [0]);
    assert.deepEqual([taking!.id, taking!.options.map(o => o.id), more], ['main.ask', ['unseal'], []]);
    assert.deepEqual(sitting.play('0 unseal').asked, [0, 1]);
    assert.deepEqual(sitting.play('0 bid:1', '1 bid:1').heard, ['bid 0 1', 'bid 1 1', 'after']);
  });
  test('counts a taken back answer as an answer, so that late messages are noticed', () => {
    const sitting = sit({ main: bid([0, 1]) }, PURSE, 3).play('0 bid:3', '0 unseal');
    assert.deepEqual(sitting.state.answered, [2, 0, 0]);
    assert.equal(sitting.explain(0).nth, 2);
  });
  test('with nobody to ask is revealed at once', () => {
    const { heard, state } = sit({ main: bid([]) }, PURSE, 3);
    assert.deepEqual([heard, state.learned], [['after'], 0]);
  });

  test('may take several picks of a seat, each knowing those before', () => {
    const main = p({
      ask: {
        rule,
        idle: 'card',
        all: () => [0, 1],
        choices: {
          card: {
            each: () => [5, 6, 7],
            refuse: (t, _my, seat, n) => t.picked(seat).some(pick => pick.n === n) && 'TINY-PCK-02',
          },
        },
        more: (t, _my, seat) => t.picked(seat).length < 2,
        reveal: (t, _my, picks) => t.log('picked', { all: Object.values(picks).map(list => list.map(k => k.n)) }),
      },
    });
    const sitting = sit({ main }, PURSE).play('0 card:6');
    assert.deepEqual([sitting.asked, sitting.legal(0), sitting.legal(1).length], [[0, 1], ['card:5', 'card:7'], 3]);
    assert.equal(sitting.refused('0 card:6')?.rule, 'TINY-PCK-02');
    assert.deepEqual(sitting.play('1 card:5', '1 card:6', '0 card:5').heard, ['picked [[6,5],[5,6]]']);
  });
  test('takes all picks of a seat back together', () => {
    const main = p({
      ask: {
        rule,
        idle: 'x',
        all: () => [0, 1],
        choices: { x: { each: () => [1, 2] } },
        more: (t, _my, seat) => t.picked(seat).length < 2,
        reveal: (t, _my, picks) => t.log('picked', { n: picks[0]!.map(k => k.n) }),
      },
    });
    const sitting = sit({ main }, PURSE).play('0 x:1', '0 unseal');
    assert.deepEqual(sitting.play('0 x:2', '0 x:2', '1 x:1', '1 x:1').heard, ['picked [2,2]']);
  });
});

describe('asides', () => {
  const gift: Aside<Purse> = {
    rule: 'TINY-GFT-01',
    any: t => t.clockwise(0).filter(s => t.world.coins[s]),
    choices: {
      give: {
        of: 'seat',
        each: (t, _my, seat) => t.clockwise(seat, 1),
        refuse: (_t, _my, _seat, to) => to === 2 && 'TINY-GFT-02',
        take(t, _my, seat, to) {
          t.world.coins[seat]!--;
          t.world.coins[to]!++;
        },
      },
    },
  };
  const open = (): Sitting<Purse> => sit({ main: p({ a: t => t.call('shop') }), shop }, PURSE, 3, { asides: { gift } });
  const ask = (sitting: Sitting<Purse>, seat: number) => explain(sitting.game, sitting.state, [seat]);

  test('are offered beside the question, to whom they are open', () => {
    const sitting = open();
    assert.deepEqual(
      [0, 1, 2].map(seat => ask(sitting, seat).map(d => d.id)),
      [['aside.gift'], ['shop.buy', 'aside.gift'], []],
    );
    const [{ rule, prompt, options }] = ask(sitting, 0) as [ReturnType<typeof ask>[number]];
    assert.deepEqual([rule, prompt.say, options.map(o => o.id)], ['TINY-GFT-01', 'aside.gift', ['give:1', 'give:2']]);
    assert.deepEqual(options[1]!.refused, { rule: 'TINY-GFT-02', facts: {} });
  });
  test('are judged like any answer', () => {
    const sitting = open();
    assert.equal(sitting.refused('0 give:1', 'aside.gift'), undefined);
    assert.equal(sitting.refused('0 give:2', 'aside.gift')?.rule, 'TINY-GFT-02');
    assert.equal(sitting.refused('0 give:0', 'aside.gift')?.rule, 'ENGINE-ASK-3');
    assert.equal(sitting.refused('2 give:1', 'aside.gift')?.rule, 'ENGINE-ASK-2');
    assert.equal(sitting.refused('0 give:1', 'aside.loan')?.rule, 'ENGINE-ASK-1');
  });
  test('change the question on the table without answering it', () => {
    const sitting = open().play('0 aside.gift give:1', '0 aside.gift give:1', '0 aside.gift give:1');
    assert.deepEqual([sitting.at, sitting.asked, sitting.world.coins], ['shop.buy', [1], [0, 4, 0]]);
    assert.deepEqual(sitting.legal(1), ['buy:0', 'buy:1', 'buy:4', 'pass']);
    assert.deepEqual(sitting.state.answered, [3, 0, 0]);
  });
  test('close a question that nobody need answer any more', () => {
    const ask = { idle: 'x', one: (t: Table<Purse>) => (t.world.coins[0]! > 2 ? 1 : null) };
    const main = p({ ask: { ...ask, rule, choices: { x: { take: say } } }, after: t => t.log('after') });
    const sitting = sit({ main }, PURSE, 3, { asides: { gift } });
    assert.deepEqual(sitting.play('0 aside.gift give:1').heard, ['after']);
  });
  test('must not call', () => {
    const call: Aside<Purse> = { rule, any: () => [0], choices: { x: { take: t => t.call('shop') } } };
    const sitting = sit({ main: p({ a: t => t.call('shop') }), shop }, PURSE, 3, { asides: { call } });
    assert.throws(() => sitting.play('0 aside.call x'), /aside\.call calls a procedure/);
  });
  test('that leave a secret question behind leave no answers to it', () => {
    const secret = { rule, idle: 'x', all: () => [0, 1], choices: { x: { each: () => [1, 2] } } } as const;
    const main = p({
      first: { ...secret, reveal: t => t.log('first') },
      second: { ...secret, reveal: t => t.log('second') },
    });
    const skip: Aside<Purse> = { rule, any: () => [2], choices: { skip: { take: t => t.unwind('main', 'second') } } };
    const sitting = sit({ main }, PURSE, 3, { asides: { skip } }).play('0 x:1', '2 aside.skip skip');
    assert.deepEqual([sitting.at, sitting.asked], ['main.second', [0, 1]]);
  });
});

test('one look tells who is next and what they may choose, as asking for each does', () => {
  const random = quickRandom(3);
  const match = newMatch(3, 5);
  for (let n = 0; n < 40 && !match.state.result; n++) {
    const { seat, options } = anyTurn(parlour, match.state, random)!;
    assert.ok(asked(parlour, match.state).includes(seat));
    assert.deepEqual(options, legal(parlour, match.state, seat));
    tellAnything(match, random, 1);
  }
  match.state.result = { ranks: [1, 1, 1], rule: 'TINY-END-01', reason: { say: 'over', facts: {} } };
  assert.equal(anyTurn(parlour, match.state, random), null);
});
