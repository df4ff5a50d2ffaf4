// Tests of cards shown whole: what is told of each, wherever it is named.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTIONS, actionNumber } from '../../cards/actions.ts';
import { CHARACTERS } from '../../cards/characters.ts';
import { SCENARIOS } from '../../cards/scenarios.ts';
import { scenario } from '../../scenario/scenario.ts';
import { MAP_IDS } from '../../table/figures.ts';
import { cards } from './cards.ts';

await cards.speak('en');
const read = (kind: string, n: number) => cards.read(`${kind}:${n}`)!;

test('an Action Card is told whole: owner, price, slots, and what lies on it', () => {
  const shield = read('card', actionNumber('Hurl Shield'));
  assert.deepEqual(
    [shield.name, shield.sub, shield.cost, shield.foot],
    ['Hurl Shield', 'Starting card of Captain America', '3 Build Points', '3 slots for wounds'],
  );
  assert.match(shield.text, /^3 AP\. A ranged attack of strength 3; then on up to 2 further targets/);
  const { world } = scenario({
    figures: { cap: '1,1' },
    cards: ['Hurl Shield', 'Hold the Line'],
    wounds: { cap: { 'Hurl Shield': 2 } },
    dt: { 'Hold the Line': 1 },
  });
  const hurt = cards.read(`card:${actionNumber('Hurl Shield')}`, world)!;
  assert.equal(hurt.foot, '3 slots for wounds; 2 wounds on it: 2 AP more');
  assert.match(cards.read(`card:${actionNumber('Hold the Line')}`, world)!.foot, /; 1 Duration Token on it$/);
});
test('a character is told with its boxes, its Level and its wounds; a soldier with its own', () => {
  const cap = read('character', 0);
  assert.deepEqual([cap.sub, cap.cost, cap.foot], ['Hero', '1 unit point', '']);
  assert.deepEqual(cap.faces[0], { title: 'Slug', note: 'melee 3 for 2 AP; 2 slots' });
  const { world } = scenario({
    figures: { cap: '1,1', s1: '3,3' },
    ap: { cap: 4 },
    wounds: { cap: { attack: 1 }, s1: { base: 2 } },
    level: { cap: 2 },
  });
  const now = cards.read('figure:0', world)!;
  assert.deepEqual([now.sub, now.foot], ['Hero, Level 2', '4 AP, 1 of 6 wounds; Level 2: 10 Build Points']);
  assert.match(cards.read('figure:7', world)!.foot, /^0 AP, 2 of 3 wounds/);
});
test('a Scenario Card is told with its points, rounds and plans; the tutorial with its steps', () => {
  const prisoner = read('scenario', 0);
  assert.deepEqual([prisoner.sub, prisoner.cost], ['Scenario Card of Stage 1', '4 OP']);
  assert.deepEqual(
    prisoner.faces.map(({ title }) => title),
    ['Heroes', 'Mastermind'],
  );
  const tutorial = read('scenario', SCENARIOS.length - 1);
  assert.deepEqual(
    [tutorial.sub, tutorial.faces.length, tutorial.faces[0]!.title],
    ['Scenario Card of the tutorial', 9, 'Round 1, Captain America'],
  );
});
test('everything that has a number is told, and nothing else', () => {
  const all = { card: ACTIONS.length, character: CHARACTERS.length, scenario: SCENARIOS.length, map: MAP_IDS.length };
  for (const [kind, n] of Object.entries(all)) {
    for (let i = 0; i < n; i++)
      assert.doesNotMatch(JSON.stringify(read(kind, i)), /undefined|NaN|null|\[object|\{\w+\}/, `${kind} ${i}`);
    if (kind !== 'card') assert.equal(cards.read(`${kind as 'card'}:${n}`), undefined, kind);
  }
  assert.deepEqual([read('card', 1000).name, read('card', 1100).name], ['Captain America', 'Rescue the Prisoner']);
  assert.equal(cards.read('card:-1'), undefined);
});
