// Tests of cards shown whole: what is told of each, wherever it is named.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEAD, LOWER, RESOURCE } from '../../abilities/sources.ts';
import { areaNamed } from '../../scenario/position.ts';
import { scenario } from '../../scenario/scenario.ts';
import { CARDS, HERO_COUNT, HERO_KEYS, MASTERMIND_KEYS, numberOf, PLAN_KEYS, POWER_UP_KEYS } from '../../table/deck.ts';
import { cards } from './cards.ts';

await cards.speak('en');
const read = (kind: string, n: number) => cards.read(`${kind}:${n}`)!;
const titles = (kind: string, n: number): string[] => read(kind, n).faces.map(({ title }) => title);

test('a hero is told whole: Level, ratings, skills, powers and both abilities', () => {
  const cap = read('hero', HERO_KEYS.indexOf('captainAmerica'));
  assert.deepEqual([cap.name, cap.sub], ['Captain America', 'Avengers, Level 1']);
  assert.equal(cap.foot, 'KO value 2; 2 Crime, 2 Danger, 1 Mystery. Skills: Fight and Protection');
  assert.deepEqual(cap.faces[0], { title: 'Shield Throw', note: 'Attack 4, Defend 3, Outwit 1' });
  assert.match(cap.text, /^Combat – .*\nSupport – /);
  assert.ok(cap.plain.some(({ word }) => word === 'KO'));
});
test('Villains, Allies, Events, Headlines, Story cards, plans and Power-Ups are told whole', () => {
  const viper = read('card', numberOf('viper'));
  assert.deepEqual([viper.sub, viper.cost, viper.foot], ['Villain', '0 Trouble', 'needs Trouble Level 1; KO value 1']);
  assert.deepEqual(titles('card', numberOf('viper')), ['Venom Darts', 'Teleportation Ring']);
  assert.equal(read('card', numberOf('vision')).sub, 'Ally, linked to the Avengers');
  assert.equal(read('card', numberOf('bodyArmor')).sub, 'Event');
  assert.equal(read('card', numberOf('demonsWalkTheEarth')).sub, 'Mystery Headline, Mastermind');
  assert.equal(read('plan', 0).sub, 'Prologue of Red Skull');
  assert.equal(read('powerUp', 1).sub, 'Power-Up of the Avengers');
  assert.match(read('mastermind', 3).foot, /^KO value \d; \d Hench(man|men); adds \d Crime/);
});
test('an ability shows what it stands on, a District and an Area the Headline that is open there', () => {
  const t = scenario({ headlines: { Queens: 'turfWarOnTheWaterfront', Brooklyn: '' } });
  const queens = areaNamed('Queens');
  assert.deepEqual(
    [LEAD, LOWER].map(from => read('ability', from + numberOf('viper')).name),
    ['Viper', 'Viper'],
  );
  assert.equal(read('ability', RESOURCE + numberOf('vision')).name, 'Vision');
  assert.equal(read('fighter', 3).name, 'Thor');
  assert.equal(cards.read(`area:${queens}`, t.world)?.foot, 'Threat 3; in Astoria; Fight helps');
  assert.equal(cards.read(`area:${queens + 1}`, t.world), undefined);
  assert.equal(cards.read(`district:${4 * queens}`, t.world)?.name, 'Turf War on the Waterfront!');
  assert.equal(cards.read(`district:${4 * queens + 1}`, t.world), undefined);
});
test('everything that has a number is told, and nothing else', () => {
  const kinds = { card: CARDS.story.end, hero: HERO_COUNT, mastermind: MASTERMIND_KEYS.length };
  const all = { ...kinds, plan: PLAN_KEYS.length, powerUp: POWER_UP_KEYS.length };
  for (const [kind, n] of Object.entries(all)) {
    for (let i = 0; i < n; i++)
      assert.doesNotMatch(JSON.stringify(read(kind, i)), /undefined|NaN|null|\[object|\{\w+\}/, `${kind} ${i}`);
    assert.equal(cards.read(`${kind as 'card'}:${n}`), undefined, kind);
  }
  assert.equal(cards.read('card:-1'), undefined);
});
