// Card words: clauses in the order of their effects, clauses of one doer joined, and the small words between.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EffectOf } from './effects.ts';
import type { Phrase } from '../types.ts';
import {
  article,
  capital,
  clauseOf,
  count,
  fill,
  joined,
  listed,
  lower,
  possessive,
  present,
  sentence,
  signed,
  you,
  type Clause,
  type Clauses,
} from './wording.ts';
import { words } from '../words.ts';

type Effect = EffectOf<{ gain: { n: number }; gainTwice: { n: number }; robs: { n: number }; guards: object }>;
interface Voice {
  /** Has somebody been robbed before? */
  again: boolean;
}

describe("a card's words", () => {
  const clauses: Clauses<Effect, Voice> = {
    gain: ({ n }) => you(`gain ${count(n, 'coin')}`),
    gainTwice: ({ n }) => you(`gain ${count(2 * n, 'coin')}`),
    robs(effect, voice) {
      const clause = { who: 'each thief', does: `takes ${voice.again ? 'another ' : ''}${effect.n}` };
      voice.again = true;
      return clause;
    },
    guards: () => ({ ...you('guard this'), apart: true }),
  };
  const says = (...effects: Effect[]): string => {
    const voice = { again: false };
    return joined(effects.map(effect => clauseOf(clauses, effect, voice)));
  };

  test('come from the same effects, in their order, each by its verb with its own arguments', () => {
    assert.equal(says({ do: 'gain', n: 2 }, { do: 'gainTwice', n: 3 }), 'gain 2 coins and gain 6 coins');
    assert.equal(says(), '');
  });
  test('name a doer once for all that it does, and each doer anew', () => {
    assert.equal(
      says({ do: 'robs', n: 1 }, { do: 'robs', n: 2 }, { do: 'gain', n: 1 }),
      'each thief takes 1 and takes another 2; gain 1 coin',
    );
  });
  test('keep a clause that stands apart from the one before it', () => {
    assert.equal(
      says({ do: 'gain', n: 1 }, { do: 'guards' }, { do: 'gain', n: 1 }),
      'gain 1 coin; guard this and gain 1 coin',
    );
  });
  test('may be facts for texts of any language, and leave out effects that say nothing', () => {
    const phrases: Clauses<Effect, undefined, Phrase[]> = {
      gain: ({ n }) => [{ say: 'gain', facts: { n } }],
      gainTwice: ({ n }) => [{ say: 'gain', facts: { n: 2 * n } }],
      robs: () => [],
      guards: () => [],
    };
    const effects: Effect[] = [{ do: 'gain', n: 2 }, { do: 'guards' }, { do: 'gainTwice', n: 3 }];
    const speaker = { texts: { gain: 'Gain {n|1 coin|{n} coins}.' }, names: {} };
    assert.deepEqual(
      effects
        .flatMap(effect => clauseOf(phrases, effect, undefined))
        .map(phrase => words(speaker, phrase, { world: {} })),
      ['Gain 2 coins.', 'Gain 6 coins.'],
    );
  });
  test('of a verb that nobody knows are missed at once', () => {
    const wrong = { do: 'win' } as unknown as Effect;
    assert.throws(
      () => clauseOf<Effect, Voice, Clause>(clauses, wrong, { again: false }),
      /no words for the verb 'win'/,
    );
  });
});

describe('small words', () => {
  test('list and count things', () => {
    assert.deepEqual(
      [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(items => listed(items)),
      ['', 'a', 'a and b', 'a, b and c'],
    );
    assert.equal(listed(['a', 'b', 'c'], 'or'), 'a, b or c');
    assert.deepEqual([count(1, 'coin'), count(0, 'coin'), count(2, 'die', 'dice')], ['1 coin', '0 coins', '2 dice']);
    assert.deepEqual([signed(2), signed(0), signed(-1)], ['+2', '+0', '-1']);
  });
  test('leave out what has nothing to say', () => {
    assert.deepEqual(present('a', '', false, 0, undefined, null, 'b'), ['a', 'b']);
  });
  test('fit the words that they stand by', () => {
    assert.deepEqual(
      [article('attacker'), article('X-Men card'), article('die')],
      ['an attacker', 'an X-Men card', 'a die'],
    );
    assert.deepEqual(['it', 'they', 'you', 'Storm'].map(possessive), ['its', 'their', 'your', "Storm's"]);
  });
  test('make sentences', () => {
    assert.deepEqual([capital('one'), lower('One'), sentence('gain 1')], ['One', 'one', 'Gain 1.']);
    assert.equal(fill('{who} attacks {whom}', { who: 'Rogue' }), 'Rogue attacks {whom}');
  });
});
