// Budgets: what every ability is worth lies within what its kind may cost, and powers weigh alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hitsWith, winChance, type Fighter } from '../abilities/odds.ts';
import { tableOf } from '../table/deck.ts';
import { ALLIES } from '../cards/allies.ts';
import { COLOURS, RATINGS, type Ability, type Powers, type Villain } from '../cards/card.ts';
import { EVENTS } from '../cards/events.ts';
import { HEROES } from '../cards/heroes.ts';
import { MASTERMINDS } from '../cards/masterminds.ts';
import { POWER_UPS } from '../cards/power-ups.ts';
import { priceOf } from './pricing.ts';
import type { Use } from './verb.ts';
import { VILLAINS } from '../cards/villains.ts';

type Band = readonly [low: number, high: number];
const heroes = Object.values(HEROES);
const villains = Object.values(VILLAINS);
const masterminds = Object.values(MASTERMINDS);
const isWithin = (n: number, [low, high]: Band): boolean => n >= low - 1e-9 && n <= high + 1e-9;
function held(name: string, ability: Ability, side: Use['side'], band: Band): void {
  const price = priceOf(ability, side);
  assert.ok(isWithin(price, band), `${name}: ${price} is not within ${band.join(' to ')}`);
}
const has = ({ effects, options }: Ability, ...verbs: string[]): boolean =>
  (effects ?? options!.flatMap(option => option.effects)).some(effect => verbs.includes(effect.do));
const isShield = (ability: Ability): boolean => has(ability, 'preventKo', 'removeKo');

test('combat abilities of heroes', () => {
  for (const { name, combat } of heroes) held(name, combat, 'hero', isShield(combat) ? [5, 9] : [1.6, 4.7]);
});
test('support abilities of heroes', () => {
  for (const { name, support } of heroes) {
    const isCostly = has(support, 'preventKo', 'inflictKo');
    const inCombat: Band = isCostly ? [4, 8.2] : [2, 3.6];
    held(name, support, 'hero', support.at === 'action' ? [4, name === 'Jean Grey' ? 10 : 6] : inCombat);
  }
});
const LEADS: Readonly<Record<Villain['tier'], Band>> = { 1: [1.3, 3.7], 2: [1.5, 4.3], 3: [1.7, 5], 4: [3, 6] };
test('abilities of Lead Villains, by tier', () => {
  for (const { name, tier, ability } of villains)
    if (ability) held(name, ability, 'villain', isShield(ability) ? [3, 9] : LEADS[tier]);
});
const BACKUPS: readonly Band[] = [
  [1, 2.2],
  [1.6, 4.2],
  [3, 7.8],
  [7, 9.2],
];
const AGENTS: readonly Band[] = [
  [0, 0],
  [1.2, 4],
  [3.4, 5],
  [5.5, 7],
];
test('Backup Effects and Agents, by Trouble Cost', () => {
  for (const { name, lower } of villains)
    held(name, lower, 'villain', (lower.kind === 'agent' ? AGENTS : BACKUPS)[lower.trouble]!);
});
test('abilities of Masterminds', () => {
  for (const { name, ability } of masterminds) held(name, ability, 'villain', [2, 8]);
});
test('Allies, by activation', () => {
  for (const { name, ability } of Object.values(ALLIES)) held(name, ability, 'hero', [2, 8]);
  const light = Object.values(ALLIES).filter(({ ability }) => priceOf(ability, 'hero') <= 4.5);
  assert.ok(light.length >= 15);
});
test('Events, by group', () => {
  for (const { name, group, ability } of Object.values(EVENTS)) {
    const inFight: Band = isShield(ability) ? [3.8, 8] : [1.5, 4.5];
    const other: Band = ability.at === 'action' ? [6, 10] : [4, 8];
    const band: Band =
      group === 'combat' ? inFight : group === 'trouble' ? [1.6, 4] : isShield(ability) ? [3.8, 8] : other;
    held(name, ability, 'hero', band);
  }
});
test('Power-Ups that are used', () => {
  for (const { name, ability } of Object.values(POWER_UPS)) if (ability) held(name, ability, 'hero', [0, 7]);
});

// ---- powers ------------------------------------------------------------------------------------------------

const listed = (powers: Powers) => COLOURS.flatMap(colour => powers[colour] ?? []);
/** An Outwit die swings a KO both ways and counts two and a half times. */
const weights = (powers: Powers): number[] =>
  listed(powers).map(({ attack, defend, outwit }) => attack + defend + 2.5 * outwit);
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
const HERO_WEIGHTS: readonly Band[] = [
  [9.3, 10],
  [9.5, 11],
  [12.5, 14.5],
];
const TIER_WEIGHTS: readonly Band[] = [
  [6.5, 8.75],
  [9.5, 10.75],
  [10.5, 12],
  [12.8, 14.4],
];
function balanced(name: string, powers: Powers, band: Band, spread: number): void {
  const all = weights(powers);
  assert.ok(isWithin(mean(all), band), `${name}: ${mean(all)} is not within ${band.join(' to ')}`);
  assert.ok(Math.max(...all) - Math.min(...all) <= spread, `${name}: one power outweighs the others`);
  for (const power of listed(powers))
    assert.ok(
      listed(powers).every(other => other === power || RATINGS.some(rating => other[rating] < power[rating])),
      `${name}: ${power.name} is never the better choice`,
    );
}
test('powers of heroes weigh by Level', () => {
  for (const { name, level, powers } of heroes) balanced(name, powers, HERO_WEIGHTS[level - 1]!, 1.5);
});
test('powers of Villains weigh by tier', () => {
  for (const { name, tier, powers } of villains) balanced(name, powers, TIER_WEIGHTS[tier - 1]!, tier === 1 ? 3 : 1.5);
});
test('powers of Masterminds', () => {
  for (const { name, powers } of masterminds) balanced(name, powers, [11, 13.5], 2.5);
});
test('Troubleshooting ratings are paid for by Level', () => {
  for (const { name, level, ko, crime, danger, mystery } of heroes)
    assert.equal(crime + danger + mystery, [5, 6, 7][level - 1]! - (level === 2 && ko === 3 ? 1 : 0), name);
});
test('no two abilities of a kind are alike, not even with all numbers left out', () => {
  const bare = (ability: Ability): string =>
    JSON.stringify(ability, (key, value: unknown) =>
      ['name', 'limit', 'trouble', 'kind'].includes(key) ? undefined : typeof value === 'number' ? 0 : value,
    );
  const kinds = [
    heroes.map(({ combat }) => combat),
    heroes.map(({ support }) => support),
    villains.flatMap(({ ability }) => ability ?? []),
    Object.values(ALLIES).map(({ ability }) => ability),
    Object.values(EVENTS).map(({ ability }) => ability),
  ];
  for (const list of kinds) assert.equal(new Set(list.map(bare)).size, list.length);
});

// ---- fights ------------------------------------------------------------------------------------------------

const fighter = ({ powers, ko }: { powers: Powers; ko: number }, isBoosted = false): Fighter => ({
  powers: tableOf(powers),
  ko,
  isBoosted,
});
test('the chances of a roll sum up to 1 and have the mean of the dice', () => {
  for (let n = 0; n <= 8; n++)
    for (const isBoosted of [false, true]) {
      const chances = hitsWith(n, isBoosted);
      const all = chances.reduce((sum, p) => sum + p, 0);
      const hits = chances.reduce((sum, p, i) => sum + p * i, 0);
      assert.ok(Math.abs(all - 1) < 1e-9 && Math.abs(hits - n * (isBoosted ? 35 / 36 : 5 / 6)) < 1e-9);
    }
});
test('heroes win as often as Level and tier say, and Leads of a tier lie close together', () => {
  const share = (level: number, tier: number): number => {
    const fights = heroes
      .filter(hero => hero.level === level)
      .flatMap(hero => villains.filter(one => one.tier === tier).map(one => winChance(fighter(hero), fighter(one))));
    return Math.round(100 * mean(fights));
  };
  const table = [1, 2, 3].map(level => [1, 2, 3, 4].map(tier => share(level, tier)));
  assert.deepEqual(table, [
    [95, 49, 40, 6],
    [97, 61, 53, 11],
    [98, 71, 64, 20],
  ]);
  for (const tier of [1, 2, 3, 4]) {
    const leads = villains.filter(one => one.tier === tier);
    const wins = leads.map(lead => mean(heroes.map(hero => winChance(fighter(hero), fighter(lead)))));
    wins.forEach((win, i) => assert.ok(Math.abs(win - mean(wins)) < 0.15, leads[i]!.name));
  }
});
