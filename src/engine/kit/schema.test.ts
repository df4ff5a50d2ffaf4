// Tests of schemas: what they are, which types they have, and what is said of values that do not fit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEffects } from './schema-check.ts';
import { effects, either, flag, list, nothing, oneOf, record, said, type Schema, text, whole } from './schema.ts';

interface Gain {
  n: number;
  who: 'owner' | 'others';
  upTo?: true;
}
type Effect = { do: 'gain' } | { do: 'roll' };
const gain: Schema<Gain> = record({ n: whole(1, 9), who: oneOf('owner', 'others') }, { upTo: said });
const verbs = {
  gain,
  roll: record({ then: effects<Effect>(), faces: list(whole(1, 6), 1) }),
  cancel: nothing,
  name: record({ name: text, loud: flag, by: either(whole(), oneOf('all')) }),
};

test('a schema is plain JSON Schema', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(gain)), {
    type: 'object',
    properties: {
      n: { type: 'integer', minimum: 1, maximum: 9 },
      who: { enum: ['owner', 'others'] },
      upTo: { enum: [true] },
    },
    required: ['n', 'who'],
    additionalProperties: false,
  });
});

test('a schema of another type does not compile', () => {
  // @ts-expect-error -- `who` has one more value
  const wider: Schema<Gain> = record({ n: whole(), who: oneOf('owner', 'others', 'all') }, { upTo: said });
  // @ts-expect-error -- `upTo` is missing
  const narrower: Schema<Gain> = record({ n: whole(), who: oneOf('owner', 'others') });
  // @ts-expect-error -- `n` may be left out
  const looser: Schema<Gain> = record({ who: oneOf('owner', 'others') }, { upTo: said, n: whole() });
  assert.ok(wider && narrower && looser);
});

test('effects that fit are in order, however deep', () => {
  const fine = [
    { do: 'roll', faces: [1, 6], then: [{ do: 'gain', n: 2, who: 'owner', upTo: true }, { do: 'cancel' }] },
    { do: 'name', name: 'x', loud: false, by: 'all' },
    { do: 'name', name: 'x', loud: true, by: 3 },
  ];
  assert.deepEqual(checkEffects(fine, verbs), []);
});

const SAID: [unknown, string][] = [
  [{}, 'effects: {} is no list of effects'],
  [[7], 'effects[0]: 7 is no effect'],
  [[{ do: 'win' }], 'effects[0].do: "win" is no verb'],
  [[{ do: 'constructor' }], 'effects[0].do: "constructor" is no verb'],
  [[{ do: 'gain', n: 0, who: 'owner' }], 'effects[0].n: 0 is less than 1'],
  [[{ do: 'gain', n: 10, who: 'owner' }], 'effects[0].n: 10 is more than 9'],
  [[{ do: 'gain', n: 1.5, who: 'owner' }], 'effects[0].n: 1.5 is no whole number'],
  [[{ do: 'gain', who: 'owner' }], 'effects[0].n: is missing'],
  [[{ do: 'gain', n: 1, who: 'me' }], 'effects[0].who: "me" is none of owner, others'],
  [[{ do: 'cancel', n: 1 }], 'effects[0].n: there is no such argument; there are none'],
  [[{ do: 'roll', faces: [], then: [] }], 'effects[0].faces: needs at least 1'],
  [[{ do: 'roll', faces: 6, then: [] }], 'effects[0].faces: 6 is no list'],
  [
    [{ do: 'roll', faces: [6], then: [{ do: 'gain', n: 1, who: 2 }] }],
    'effects[0].then[0].who: 2 is none of owner, others',
  ],
  [[{ do: 'name', name: 1, loud: false, by: 1 }], 'effects[0].name: 1 is no string'],
  [[{ do: 'name', name: '', loud: 1, by: 1 }], 'effects[0].loud: 1 is no boolean'],
  [[{ do: 'name', name: '', loud: true, by: -1 }], 'effects[0].by: -1 is less than 0'],
];
test('what does not fit is told with its place', () => {
  for (const [value, complaint] of SAID) assert.deepEqual(checkEffects(value, verbs), [complaint]);
});
