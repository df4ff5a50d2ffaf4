// Composed options: deals, payments, divisions and paths that a player makes up out of parts.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { brief, legal, refusal } from './ask.ts';
import { composedId } from './running/option-cache.ts';
import type { ComposedOffer, Table } from './definition.ts';
import { fits } from './forms.ts';
import { procedure } from './game.ts';
import { no } from './refusals.ts';
import { sit, type Sitting } from './testing/small-tables.ts';
import type { Form, Made, Slot, World } from './types.ts';

/** A game that asks seat 0 for one composed option, 'make:…', and logs it. */
function making(form: Form, more: Partial<ComposedOffer<World, object>> = {}): Sitting<World> {
  const main = procedure<World>()({
    ask: {
      rule: 'TINY-FRM-01',
      idle: 'make',
      one: () => 0,
      choices: {
        make: {
          form: () => form,
          suggest: () => [],
          ...more,
          take: (t: Table, _my: object, _seat: number, made: Made) => t.log('made', { to: made.to, parts: made.parts }),
        },
        pass: { take: () => {} },
      },
    },
  });
  return sit({ main }, {});
}
const slot = (more: Partial<Slot>): Slot => ({ say: 'slot', min: 0, max: 9, ...more });
const alone = (...slots: Slot[]): Form => ({ to: [{ n: 0, slots }] });

/** For each option: is it made of the form's parts? */
function check(form: Form, options: Record<string, boolean>): void {
  const sitting = making(form);
  for (const [option, expected] of Object.entries(options)) {
    const refused = sitting.refused(`0 make:${option}`);
    assert.deepEqual(refused?.rule, expected ? undefined : 'ENGINE-ASK-3', option);
  }
}

describe('the grammar of composed options', () => {
  test("is 'verb:to:part:part', each slot filled by one part", () => {
    const cards = slot({ things: [4, 7, 9], max: 2 });
    check(
      { of: 'seat', to: [{ n: 2, slots: [cards, cards] }] },
      { '2:4:7': true, '2:4+9:': true, '2::': true, '2:4': false, '2': false, '2:4:7:9': false, '1:4:7': false },
    );
  });
  test('a part is numbers joined by +, written as people write numbers', () => {
    const cards = slot({ things: [0, 10], max: 2 });
    check(alone(cards), { '0:0+10': true, '0:': true, '0:10': true });
    check(alone(cards), { '0:010': false, '0:+10': false, '0:10+': false, '0:0++10': false, '0:1e1': false });
    check(alone(cards), {
      ':10': false,
      '0+0:10': false,
      '-1:10': false,
      '0:-10': false,
      '0: 10': false,
      '0:x': false,
    });
  });
  test('a form may have no slots at all, only somebody to go to', () => {
    check({ of: 'seat', to: [{ n: 3, slots: [] }] }, { 3: true, '3:': false, 0: false });
  });
  test('each `to` has slots of its own', () => {
    const form: Form = {
      to: [
        { n: 1, slots: [slot({ things: [5], max: 1 })] },
        { n: 2, slots: [slot({ things: [6], max: 1 })] },
      ],
    };
    check(form, { '1:5': true, '2:6': true, '1:6': false, '2:5': false });
  });
});

describe('a slot', () => {
  test('of things takes from `min` to `max` of them, each once', () => {
    check(alone(slot({ things: [1, 2, 3], min: 1, max: 2 })), {
      '0:2': true,
      '0:1+3': true,
      '0:': false,
      '0:1+2+3': false,
      '0:2+2': false,
      '0:4': false,
    });
  });
  test('takes a thing as often as `times` says', () => {
    check(alone(slot({ things: [1, 2, 3], times: [2, 1, 0], max: 4 })), {
      '0:1+1+2': true,
      '0:1+1+1': false,
      '0:2+2': false,
      '0:3': false,
    });
  });
  test('has one spelling only: numbers ascend', () => {
    check(alone(slot({ things: [9, 1, 5], times: [2, 1, 1], max: 4 })), {
      '0:1+5+9+9': true,
      '0:9+1': false,
      '0:9+5+9': false,
    });
  });
  test('that is ordered keeps the order it is given', () => {
    const path = alone(slot({ things: [1, 2, 3], times: [2, 1, 1], max: 4, ordered: true }));
    check(path, { '0:3+1+2+1': true, '0:1+2': true, '0:2+1': true, '0:2+2': false });
    assert.deepEqual(making(path).play('0 make:0:3+1').heard, ['made 0 [[3,1]]']);
  });
  test('without things is one number in its range', () => {
    const coins = alone(slot({ min: 2, max: 10 }));
    check(coins, { '0:2': true, '0:10': true, '0:1': false, '0:11': false, '0:': false, '0:2+3': false });
  });
});

describe('what the rules say to a composed option', () => {
  const form: Form = {
    of: 'seat',
    to: [
      { n: 1, slots: [slot({ max: 5 })] },
      { n: 2, slots: [slot({ max: 5 })], refused: no('TINY-FRM-03', { seat: 2 }) },
    ],
  };
  const rules: Partial<ComposedOffer<World, object>> = {
    suggest: () => [
      { to: 1, parts: [[1]] },
      { to: 1, parts: [[4]] },
    ],
    refuse: (_t, _my, _seat, made) => made.parts[0]![0]! > 3 && 'TINY-FRM-02',
    facts: (_t, _my, _seat, made) => ({ seat: made.to, coins: made.parts[0]![0]! }),
    refs: (_t, _my, _seat, made) => [`seat:${made.to}`],
  };
  test('is asked after the parts fit', () => {
    const sitting = making(form, rules);
    assert.equal(sitting.refused('0 make:1:3'), undefined);
    assert.equal(sitting.refused('0 make:1:4')?.rule, 'TINY-FRM-02');
    assert.equal(sitting.refused('0 make:1:6')?.rule, 'ENGINE-ASK-3');
  });
  test('begins with whom it goes to: what the form greys out is refused as it says there', () => {
    const sitting = making(form, rules);
    assert.deepEqual(sitting.refused('0 make:2:1'), { rule: 'TINY-FRM-03', facts: { seat: 2 } });
    assert.equal(sitting.refused('0 make:2:6')?.rule, 'ENGINE-ASK-3');
  });
  test('leaves of the suggestions the legal ones, which are the listed options', () => {
    const { game, state } = making(form, rules);
    assert.deepEqual(legal(game, state, 0), ['make:1:1', 'pass']);
  });
  test('is shown with the suggestions, beside the form itself', () => {
    const decision = making(form, rules).explain();
    const [one, four] = decision.options;
    assert.deepEqual(decision.forms, { make: form });
    assert.deepEqual(one, {
      id: 'make:1:1',
      verb: 'make',
      label: { say: 'make', facts: { seat: 1, coins: 1 } },
      refs: ['seat:1'],
    });
    assert.deepEqual(four?.refused, { rule: 'TINY-FRM-02', facts: {} });
  });
  test('does not reach what makes no sense now', () => {
    const sitting = making(form, { ...rules, when: () => false });
    assert.deepEqual([sitting.legal(), sitting.explain().forms], [['pass'], {}]);
    assert.equal(sitting.refused('0 make:1:1')?.rule, 'ENGINE-ASK-3');
  });
  test('may make an unsuggested option the idle one', () => {
    const main = procedure<World>()({
      ask: {
        rule: 'TINY-FRM-01',
        idle: () => 'make:1:2',
        one: () => 0,
        choices: { make: { form: () => form, suggest: () => [{ to: 1, parts: [[1]] }], take: () => {} } },
      },
    });
    assert.equal(sit({ main }, {}).explain().idle, 'make:1:2');
  });
});

test('a composed answer may be given in secret, among several picks', () => {
  const form = alone(slot({ things: [4, 5, 6], max: 2 }));
  const main = procedure<World>()({
    ask: {
      rule: 'TINY-FRM-01',
      idle: 'make',
      all: t => t.clockwise(0),
      choices: { make: { form: () => form, suggest: () => [{ to: 0, parts: [[]] }] } },
      more: (t, _my, seat) => seat === 1 && t.picked(1).length < 2,
      reveal: (t, _my, picks) => t.log('made', { parts: [0, 1].map(s => picks[s]!.map(k => k.made!.parts[0]!)) }),
    },
  });
  const sitting = sit({ main }, {}).play('1 make:0:4', '0 make:0:5+6', '1 make:0:');
  assert.deepEqual(sitting.heard, ['made [[[5,6]],[[4],[]]]']);
});

// ---- properties --------------------------------------------------------------------------------------------

const numbers = fc.uniqueArray(fc.nat({ max: 999_999_999 }), { maxLength: 5 });
/** A slot and something that fills it. */
const filled: fc.Arbitrary<[Slot, number[]]> = fc.oneof(
  fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50)).map(([min, n, over]): [Slot, number[]] => {
    return [slot({ min, max: min + n + over }), [min + n]];
  }),
  fc.record({ things: numbers, ordered: fc.boolean(), seed: fc.array(fc.nat(4), { maxLength: 6 }) }).map(made),
);
function made({ things, ordered, seed }: { things: number[]; ordered: boolean; seed: number[] }): [Slot, number[]] {
  const part = things.length ? seed.map(i => things[i % things.length]!) : [];
  const times = things.map(thing => part.filter(n => n === thing).length);
  const range = { min: Math.min(1, part.length), max: part.length };
  if (!ordered) part.sort((a, b) => a - b);
  return [slot({ things, times, ...range, ...(ordered && { ordered: true as const }) }), part];
}
const deals = fc.record({ to: fc.nat(9), slots: fc.array(filled, { maxLength: 4 }) }).map(({ to, slots }) => ({
  form: { to: [{ n: to, slots: slots.map(([slot]) => slot) }] } satisfies Form,
  made: { to, parts: slots.map(([, part]) => part) } satisfies Made,
}));

test('whatever fits its form is accepted under its id and reaches the rules as it was made', () => {
  const property = fc.property(deals, ({ form, made }) => {
    assert.ok(fits(form, made));
    const heard = making(form).play(`0 ${composedId('make', made)}`).heard;
    assert.deepEqual(heard, [`made ${made.to} ${JSON.stringify(made.parts)}`]);
  });
  fc.assert(property, { numRuns: 200 });
});

test('whatever is accepted is spelt in the one way there is', () => {
  const piece = fc.constantFrom('0', '1', '2', '+', ':', '01', '0+', '1+2');
  const text = fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join(''));
  const form: Form = {
    to: [
      { n: 1, slots: [slot({ things: [0, 1, 2], times: [2, 1, 1], max: 3 }), slot({ max: 2 })] },
      { n: 2, slots: [slot({ things: [0, 1, 2], max: 3, ordered: true })] },
    ],
  };
  const accepted = new Map<string, string>();
  const property = fc.property(fc.constantFrom('1:', '2:', ''), text, (to, rest) => {
    const words = to + rest;
    const sitting = making(form);
    if (sitting.refused(`0 make:${words}`)) return;
    const [heard] = sitting.play(`0 make:${words}`).heard;
    assert.equal(accepted.get(heard!) ?? words, words);
    accepted.set(heard!, words);
  });
  fc.assert(property, { numRuns: 1000 });
  assert.ok(accepted.size > 5, `only ${accepted.size} were accepted`);
});

test('a form is made once for a question and once for an answer, however many ways it suggests', () => {
  let made = 0;
  const form = alone(slot({ things: [1, 2, 3], max: 1 }));
  const { game, state } = making(form, {
    form: () => (made++, form),
    suggest: () => [1, 2, 3].map(n => ({ to: 0, parts: [[n]] })),
  });
  assert.equal(brief(game, state, [0])[0]!.options.length, 4);
  assert.equal(made, 1);
  assert.equal(refusal(game, state, { seat: 0, decision: 'main.ask', option: 'make:0:2' }), undefined);
  assert.equal(made, 2);
});
