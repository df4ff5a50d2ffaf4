// The words of all cards, kept in a file: they are made from the effects, so that none can say what it does not do.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import { numbersIn } from '#engine/kit/numbering.ts';
import type { Ability } from '../cards/card.ts';
import {
  allyOf,
  cardName,
  CARDS,
  eventOf,
  headlineOf,
  HERO_COUNT,
  heroOf,
  isAlly,
  MASTERMIND_KEYS,
  mastermindOf,
  PLAN_KEYS,
  planOf,
  POWER_UP_KEYS,
  powerUpOf,
  SCENARIO_KEYS,
  scenarioOf,
  villainOf,
} from '../table/deck.ts';
import {
  allyText,
  eventText,
  headlineText,
  heroText,
  mastermindText,
  planText,
  powerUpText,
  scenarioText,
  villainText,
} from './card.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const said =
  <X extends { name: string }>(of: (n: number) => X, text: (x: X) => string) =>
  (n: number) =>
    `${of(n).name} – ${text(of(n))}`;
const lines = [
  ...numbers(HERO_COUNT).map(said(heroOf, heroText)),
  ...numbers(MASTERMIND_KEYS.length).map(said(mastermindOf, mastermindText)),
  ...numbersIn(CARDS.resource).map(
    card => `${cardName(card)} – ${isAlly(card) ? allyText(allyOf(card)) : eventText(eventOf(card))}`,
  ),
  ...numbersIn(CARDS.villain).map(said(villainOf, villainText)),
  ...numbersIn(CARDS.headline).map(said(headlineOf, headlineText)),
  ...numbers(POWER_UP_KEYS.length).map(said(powerUpOf, powerUpText)),
  ...numbers(PLAN_KEYS.length).map(said(planOf, planText)),
  ...numbers(SCENARIO_KEYS.length).map(said(scenarioOf, scenarioText)),
];

test('the words of all cards are as before', () => {
  const file = new URL('../scenario/transcripts/card-texts.txt', import.meta.url);
  const text = `${lines.join('\n')}\n`;
  if (process.env.UPDATE_GOLDENS) writeFileSync(file, text);
  assert.equal(text, readFileSync(file, 'utf8'), 'if the change is meant, run the same test with UPDATE_GOLDENS=1');
});
test('no card lacks words, and no two within a kind read alike', () => {
  for (const line of lines) assert.doesNotMatch(line, /undefined|NaN|\[object| {2}|\.\.$/, line);
  assert.equal(new Set(lines).size, lines.length);
});
/** All abilities with their words. */
const abilities: [Ability, string][] = [
  ...numbers(HERO_COUNT).flatMap(n => {
    const [combat = '', support = ''] = heroText(heroOf(n)).split(' Support – ');
    return [[heroOf(n).combat, combat] as [Ability, string], [heroOf(n).support, support] as [Ability, string]];
  }),
  ...numbers(MASTERMIND_KEYS.length).map((n): [Ability, string] => [
    mastermindOf(n).ability,
    mastermindText(mastermindOf(n)),
  ]),
  ...numbersIn(CARDS.resource).map((card): [Ability, string] =>
    isAlly(card) ? [allyOf(card).ability, allyText(allyOf(card))] : [eventOf(card).ability, eventText(eventOf(card))],
  ),
  ...numbersIn(CARDS.villain).flatMap(card => {
    const [above = '', below = above] = villainText(villainOf(card)).split(/ (?=Agent|Backup)/);
    const { ability, lower } = villainOf(card);
    return [...(ability ? [[ability, above] as [Ability, string]] : []), [lower, below] as [Ability, string]];
  }),
  ...numbers(POWER_UP_KEYS.length).flatMap((n): [Ability, string][] => {
    const { ability } = powerUpOf(n);
    return ability ? [[ability, powerUpText(powerUpOf(n))]] : [];
  }),
  ...numbers(PLAN_KEYS.length).flatMap((n): [Ability, string][] => {
    const { ability } = planOf(n);
    return ability ? [[ability, planText(planOf(n))]] : [];
  }),
];
test('every cost of every ability stands in its words, as often as it has options', () => {
  const said = { none: '', self: 'discard this card', charge: 'spend a charge or discard this card', action: 'action' };
  assert.ok(abilities.length > 150);
  for (const [{ cost, options }, text] of abilities) {
    const words =
      typeof cost === 'object'
        ? `discard ${cost.discard} (Resource|Villain) card${cost.discard > 1 ? 's' : ''}:`
        : said[cost];
    const found = text.match(new RegExp(words, 'gi')) ?? [];
    assert.ok(found.length >= (options?.length ?? 1), text);
    if (cost === 'none') assert.doesNotMatch(text, /discard this card|spend a charge/, text);
  }
});
