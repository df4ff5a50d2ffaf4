// The contract of the vocabulary: schemas, prices, and what a condition makes of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceOf } from '#engine/kit/prices.ts';
import { testVerbs } from '#engine/testing/verbs.ts';
import { abilitySources, effectsOf, nameOf } from '../abilities/sources.ts';
import { RATINGS, type Effects } from '../cards/card.ts';
import { MASTER_PLANS } from '../cards/plans.ts';
import { POWER_UPS } from '../cards/power-ups.ts';
import type { Use } from './verb.ts';
import { DICE_WORTH } from './pricing.ts';
import { verbs } from './verbs.ts';

const abilities = abilitySources().map(source => [`${nameOf(source)} ${source}`, effectsOf(source)] as const);
const always = Object.entries({ ...MASTER_PLANS, ...POWER_UPS }).map(([id, one]) => [id, one.always ?? []] as const);
const hero: Use = { dice: DICE_WORTH, rolls: RATINGS, side: 'hero' };
testVerbs(verbs, Object.fromEntries<Effects>([...abilities, ...always]), hero);

test('a price goes by the rolls of the ability and its side, and a condition lessens it', () => {
  const price = (effects: Effects, use: Use = hero): number => Math.round(100 * priceOf(verbs, effects, use)) / 100;
  const boosted: Effects = [{ do: 'boost', for: 'combat' }];
  assert.equal(price(boosted, { ...hero, side: 'villain' }), 2 * price(boosted));
  const more: Effects = [{ do: 'hits', who: 'self', n: 1 }];
  assert.notEqual(price(more, { ...hero, rolls: ['outwit'] }), price(more, { ...hero, rolls: ['attack'] }));
  assert.equal(price([{ do: 'calm', n: 2, if: { supporter: true } }]), 2.64);
});
