// Budgets: every Action Card is worth about its Build Cost, and characters of one unit weigh alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testVerbs } from '#engine/testing/verbs.ts';
import { ACTIONS, ownerOf, startingCardsOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { verbs } from './index.ts';
import { budgetOf, LEEWAY, priceOfCard } from './pricing.ts';

testVerbs(verbs, Object.fromEntries(ACTIONS.map(({ name, effects }) => [name, effects])));

const priceOfNumber = (n: number): number => priceOfCard(ACTIONS[n]!, CHARACTERS[ownerOf(n)]!.attack.type);

test('each card is worth its Build Cost less 1.5 AP, within 1 AP', () => {
  for (const [n, { name, build }] of ACTIONS.entries()) {
    const [price, budget] = [priceOfNumber(n), budgetOf(build)];
    assert.ok(Math.abs(price - budget) <= LEEWAY + 1e-9, `${name}: ${price} is too far from ${budget}`);
  }
});
test('no character has cards that are worth much more than those of others', () => {
  const sums = CHARACTERS.map((_, character) =>
    ACTIONS.reduce((sum, { build }, n) => sum + (ownerOf(n) === character ? priceOfNumber(n) - budgetOf(build) : 0), 0),
  );
  for (const [n, { name }] of CHARACTERS.entries()) assert.ok(Math.abs(sums[n]!) <= 3.5, `${name}: ${sums[n]}`);
});
test('attack, defense and armor of the Starting cards make 5 or 6, one less for henchmen and more for 2 units', () => {
  const weigh = (n: number): number => {
    const { attack, defend } = CHARACTERS[n]!;
    const armor = startingCardsOf(n).flatMap(card =>
      ACTIONS[card]!.ap === null ? ACTIONS[card]!.effects.filter(({ do: verb }) => verb === 'guard') : [],
    );
    return attack.strength + defend.strength + armor.length;
  };
  assert.deepEqual(
    CHARACTERS.map((_, n) => weigh(n)),
    [5, 5, 6, 5, 5, 6, 7, 3],
  );
});
test('strong effects wait: a card with a strength above 5, area attacks and big heals have DT', () => {
  for (const { name, effects, dt } of ACTIONS)
    for (const effect of effects) {
      if (effect.do === 'attack' && effect.attack.strength > 5) assert.ok(dt >= 2, name);
      if (effect.do === 'area' || effect.do === 'line') assert.ok(dt >= 1, name);
      if (effect.do === 'heal' && effect.n >= 5) assert.ok(dt >= 2, name);
    }
});
