// Things to read: every character, card and Scenario Card says what it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTIONS } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { scenario } from '../scenario/scenario.ts';
import { strikeTeams } from '../game.ts';

const about = strikeTeams.about!;
const { world } = scenario({ figures: { cap: '1,1', s1: '3,3' }, cards: ['Hurl Shield'] });
const read = (kind: string, n: number): unknown => about[kind]!.text(n, world);

test('characters, cards and Scenario Cards can be read', () => {
  assert.match(String(read('character', 0)), /^Hero\. Slug: melee 3 for 2 AP\./);
  assert.equal(read('figure', 9), read('character', 7));
  assert.match(String(read('card', 0)), /^Captain America, Build Cost 3, Starting card\. 3 AP\. A ranged attack/);
  assert.match(String(read('scenario', 0)), /^Stage 1, 4 OP\. Damage the Prison/);
});
test('a guarded token tells that Levels are counted into its strength, others do not', () => {
  const t = scenario({
    round: 5,
    figures: { cap: '1,1' },
    stages: ['s1-3', 's2-5'],
    tokens: [
      ['generator', '4,3', 2],
      ['terminal', '8,8', 1],
    ],
  });
  t.world.level[0] = 4;
  const [late, early] = [0, 1].map(token => about.token!.text(token, t.world));
  assert.match(
    late!,
    /^Material Strength 6: .* do 6 AP from beside\. Half the highest Level of a hero is counted in\.$/,
  );
  assert.match(early!, /^Material Strength 6: .* do 6 AP from beside\.$/);
});
test('none lacks words', () => {
  const all = [
    ...CHARACTERS.map((_, n) => read('character', n)),
    ...ACTIONS.map((_, n) => read('card', n)),
    ...SCENARIOS.map((_, n) => read('scenario', n)),
  ];
  for (const text of all) assert.doesNotMatch(String(text), /undefined|NaN|\[object| {2}/);
});
test('those on the table are listed', () => {
  assert.deepEqual(about.character!.each!(world), [0, 7]);
  assert.deepEqual(about.card!.each!(world), [0]);
});
