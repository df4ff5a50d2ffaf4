// Tests of all Heroes, Students, Leaders, Charters and Training Cards: how many, how strong, none alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testsOfCards } from '#engine/testing/cards.ts';
import type { Character, Effect, Power } from './card.ts';
import { CHARACTERS, isHero, isLeader, isStudent, isTraining, LEADERS } from './numbers.ts';
import { HEROES } from './heroes.ts';
import {
  characterOf,
  hopeValueOf,
  powerLimitOf,
  recruitName,
  RECRUIT_DECK,
  schoolOf,
  STARTING_HEROES,
  STARTING_STUDENTS,
  trainingOf,
} from './index.ts';
import { SCHOOLS } from './schools.ts';
import { STUDENTS } from './students.ts';
import { TRAINING } from './training.ts';

const total = ({ atk, def, spd }: Character): number => atk + def + spd;
const named = (name: string): Character => [...HEROES, ...STUDENTS].find(character => character.name === name)!;
const stats = (name: string): number[] => [named(name).atk, named(name).def, named(name).spd];
/** The count of each value: { 10: 6, 11: 8 }. */
const tally = (values: readonly number[]): Record<number, number> =>
  values.reduce<Record<number, number>>((counts, n) => ({ ...counts, [n]: (counts[n] ?? 0) + 1 }), {});
const LEADING = SCHOOLS.map(({ leader }) => leader);
const powersOf = (cards: readonly { power?: Power }[]): Power[] => cards.flatMap(({ power }) => power ?? []);
const PEOPLE = [...HEROES, ...STUDENTS, ...LEADING];

test('MR-CMP-01 MR-RUL-06 the Recruit Deck has 25 Heroes, 25 Students and 15 Training Cards', () => {
  assert.deepEqual([HEROES.length, STUDENTS.length], [25, 25]);
  const count = (is: (card: number) => boolean): number => RECRUIT_DECK.filter(is).length;
  assert.deepEqual([count(isHero), count(isStudent), count(isTraining)], [25, 25, 15]);
  assert.equal(new Set(RECRUIT_DECK).size, 65);
});

test('every number finds its card', () => {
  assert.deepEqual([characterOf(0), characterOf(24)], [HEROES[0], HEROES[24]]);
  assert.deepEqual([characterOf(25), characterOf(49)], [STUDENTS[0], STUDENTS[24]]);
  assert.deepEqual([trainingOf(50), trainingOf(51), trainingOf(64)], [TRAINING[0], TRAINING[0], TRAINING.at(-1)]);
  for (let c = LEADERS; c < CHARACTERS; c++) assert.equal(characterOf(c), schoolOf(c - LEADERS).leader);
  assert.deepEqual([recruitName(6), recruitName(49), recruitName(64)], ['Dagger', 'X-23', 'Diplomacy Class']);
  assert.deepEqual([hopeValueOf(5), hopeValueOf(53)], [6, 1]);
});

test('MR-RUL-08 no Character comes twice, and no title in two places', () => {
  const names = [...PEOPLE, ...TRAINING].map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const cards of [HEROES, STUDENTS])
    assert.deepEqual(
      cards.map(({ name }) => name),
      cards.map(({ name }) => name).toSorted(),
    );
});

test('MR-CMP-12 six Heroes and 13 Students carry the Starting Character Symbol, all of them equally strong', () => {
  assert.deepEqual([STARTING_HEROES.length, STARTING_STUDENTS.length], [6, 13]);
  for (const c of STARTING_HEROES) assert.equal(total(characterOf(c)), 10, recruitName(c));
  for (const c of STARTING_STUDENTS) assert.ok(total(characterOf(c)) <= 8, recruitName(c));
  assert.ok(LEADING.every(leader => !leader.starting));
});

test('Attributes stay in the limits of their kind, and Hope Value follows from them', () => {
  assert.deepEqual(tally(HEROES.map(total)), { 10: 6, 11: 8, 12: 9, 13: 2 });
  assert.deepEqual(tally(STUDENTS.map(total)), { 7: 8, 8: 10, 9: 7 });
  assert.deepEqual(tally(LEADING.map(total)), { 14: 4 });
  for (const [cards, least, most, less] of [
    [HEROES, 2, 5, 7],
    [STUDENTS, 1, 4, 6],
    [LEADING, 4, 6, 14],
  ] as const)
    for (const card of cards) {
      for (const n of [card.atk, card.def, card.spd]) assert.ok(n >= least && n <= most, card.name);
      assert.equal(card.hv, total(card) - less, card.name);
    }
});

test('MR-RUL-10 Attack Range is 1 or 2, and Range 2 is paid for with a die', () => {
  for (const { range, name } of PEOPLE) assert.ok(range === 1 || range === 2, name);
  assert.deepEqual(
    LEADING.map(({ range }) => range),
    [1, 2, 2, 2],
  );
  const best = (sum: number, range: number): number =>
    Math.max(...HEROES.filter(hero => total(hero) === sum && hero.range === range).map(({ atk, def }) => atk + def));
  for (const sum of [10, 11, 12]) assert.equal(best(sum, 2), best(sum, 1) - 1, `sum ${sum}`);
});

test('what the rulebook tells of Characters stands on their cards', () => {
  assert.deepEqual([stats('Rogue'), stats('Nightcrawler'), stats('Beast')[2]], [[4, 4, 4], [3, 4, 3], 4]);
  assert.deepEqual(named('Dagger').power!.effects, [{ do: 'addDice', roll: 'attack', n: 1 }]);
  assert.deepEqual(named('Cable').power!.effects, [{ do: 'attackAgain' }]);
  assert.deepEqual(named('Psylocke').power!.effects, [{ do: 'attackerAssigns' }]);
  assert.equal(total(named('X-23')), 9);
});

test('MR-CMP-13 MR-RUL-09 a Student holds 1 Power Token, a Hero 2, a Leader 3', () => {
  assert.deepEqual([0, 24, 25, 49, 65, 68].map(powerLimitOf), [2, 2, 1, 1, 3, 3]);
  assert.ok([65, 68].every(isLeader));
});

test('MR-CMP-11 every Character has a Power, a few of them for the Plot Phase', () => {
  assert.equal(powersOf(PEOPLE).length, PEOPLE.length);
  const inPlot = (cards: readonly Character[]): number =>
    powersOf(cards).filter(({ on }) => on === 'plot.activity').length;
  assert.deepEqual([inPlot(HEROES), inPlot(STUDENTS), inPlot(LEADING)], [2, 3, 0]);
});

test('no two Powers are alike', () => {
  const powers = powersOf(PEOPLE).map(power => JSON.stringify(power));
  assert.equal(new Set(powers).size, powers.length);
  const charters = SCHOOLS.map(({ charter }) => JSON.stringify(charter.power));
  assert.equal(new Set(charters).size, 4);
});

test('every Power says whose act it belongs to, aims only in the Plot Phase, and has its place', () => {
  for (const { power, name } of [...PEOPLE, ...TRAINING, ...SCHOOLS.map(({ charter }) => charter)]) {
    if (!power) continue;
    const { on, if: condition, targets, action, effects } = power;
    const isFree = on === 'plot.activity' || on === 'pcTurn.action';
    assert.equal(Boolean(condition?.yours ?? condition?.role), !isFree, name);
    assert.equal(action, on === 'pcTurn.action' ? true : undefined, name);
    if (condition?.role) assert.match(on, /^attack/, name);
    const onlyRestores = effects.every(effect => effect.do === 'restoreStat') && !action;
    assert.equal(condition?.damaged ?? false, onlyRestores, `${name}: nothing to regain, nothing to ask`);
    assert.equal(Boolean(targets), on === 'plot.activity' && /target|"hand"/.test(JSON.stringify(effects)), name);
    for (const effect of effects) checkPlace(effect, on, name);
  }
});
/** Dice change before the roll, are rolled again after it; Damage changes when it is counted. */
function checkPlace(effect: Effect, on: Power['on'], name: string): void {
  const places: Partial<Record<Effect['do'], RegExp>> = {
    reroll: /afterRoll/,
    changeDie: /afterRoll/,
    addDice: /declare|beforeRoll/,
    removeDice: /beforeRoll/,
    moreRange: /attack.declare/,
    addDamage: /attack.damage/,
    preventDamage: /attack.damage/,
    attackerAssigns: /attack.damage/,
    moreHexes: /move.before/,
    moveThrough: /move.before/,
    changeSeverity: /pc.defeated/,
    actFirst: /initiative.afterRoll/,
  };
  if (!('until' in effect)) assert.match(on, places[effect.do] ?? /./, `${name}: ${effect.do}`);
}

test('MR-CMP-14 Training improves a Character, and its Hope Value tells how much', () => {
  assert.deepEqual([TRAINING.length, TRAINING.reduce((sum, { copies }) => sum + copies, 0)], [10, 15]);
  for (const { name, hv, atk = 0, def = 0, spd = 0, range = 0, limit = 0, hope = 0, power } of TRAINING) {
    const attributes = atk + def + spd;
    const kinds = [atk, def, spd].filter(Boolean).length;
    const others = [range, limit, hope, power].filter(Boolean).length;
    assert.equal(others + Math.min(1, attributes), 1, name);
    assert.equal(hv, kinds === 2 ? 3 : attributes === 1 ? 1 : 2, name);
  }
});

test('MR-RUL-145 every School has its Leader and its Charter', () => {
  assert.deepEqual(
    SCHOOLS.map(({ name, leader }) => [name, leader.name]),
    [
      ['Jean Grey School for Higher Learning', 'Wolverine'],
      ['New Charles Xavier School', 'Cyclops'],
      ['Brotherhood of Mutants', 'Magneto'],
      ['X-Haven', 'Storm'],
    ],
  );
  assert.ok(SCHOOLS.every(({ charter }) => charter.power.effects.length === 1));
});

testsOfCards(
  new URL('../', import.meta.url),
  [...HEROES, ...STUDENTS, ...LEADING, ...SCHOOLS.map(({ charter }) => charter), ...TRAINING].map(({ name }) => name),
);
