// The team builder's tools: finding cards, changing a team, what is wrong with it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRESETS } from '../table/teams.ts';
import { english } from './en/speech.ts';
import {
  cardsWanted as wantedOf,
  changed,
  complaints,
  diceIn,
  imported,
  mostOf,
  shareText,
  teamCardsIn,
  type Wanted,
} from './team-kit.ts';

const NOBODY = { basics: [], cards: [] };
const TEAM_CARDS = teamCardsIn(english);
const cardsWanted = (wanted: Wanted) => wantedOf(wanted, TEAM_CARDS);
const titles = (wanted: Wanted) => cardsWanted(wanted).map(({ title }) => title);

test('all 126 cards with six faces each', () => {
  assert.equal(TEAM_CARDS.length, 126);
  assert.ok(TEAM_CARDS.every(({ faces }) => faces.length === 6));
  assert.deepEqual(TEAM_CARDS[3]!.faces[5], { level: 3, cost: 1, attack: 6, defense: 4, bursts: 0 });
  assert.deepEqual(TEAM_CARDS[24]!.faces[0], { energy: 'generic', amount: 2 });
  assert.deepEqual(TEAM_CARDS[24]!.faces[5], { action: true, bursts: 2 });
});
test('cards by words of title or text, energy, cost, affiliation, rarity and kind', () => {
  assert.equal(cardsWanted({}).length, 126);
  assert.deepEqual(titles({ words: 'cyclops optic' }), ['Cyclops, Optic Blast']);
  assert.equal(cardsWanted({ kind: 'basic' }).length, 10);
  assert.equal(cardsWanted({ energy: 'none' }).length, 10);
  assert.equal(cardsWanted({ starterBox: true }).length, 34);
  assert.equal(cardsWanted({ rarity: 'super rare' }).length, 4);
  for (const { cost, energy, affiliation } of cardsWanted({ cost: 4, energy: 'mask', affiliation: 'X-Men' }))
    assert.deepEqual([cost, energy, affiliation], [4, 'mask', 'X-Men']);
  assert.ok(cardsWanted({ words: 'heroic' }).length > 5);
});
test('dice come and go one by one, basic actions whole', () => {
  const two = changed(changed(changed(NOBODY, 30, 1), 5, 1), 5, 1);
  assert.deepEqual(two, { basics: [30], cards: [{ card: 5, dice: 2 }] });
  assert.deepEqual([diceIn(two, 5), diceIn(two, 30), diceIn(two, 1)], [2, 3, 0]);
  assert.deepEqual(changed(changed(changed(two, 5, -1), 5, -1), 30, -1), NOBODY);
  assert.deepEqual([mostOf(5, false), mostOf(5, true), mostOf(30, true)], [4, 2, 3]);
});
test('what is wrong is said in words with its rule', () => {
  assert.deepEqual(complaints(NOBODY, { format: 'basic', starterBox: false }), [
    { rule: 'DM-BSC-02', text: 'A team brings 2 different basic actions, not 0.' },
  ]);
  assert.deepEqual(complaints(PRESETS[0]!, { format: 'basic', starterBox: true }), []);
});
test('a team that is shared is read again, and errors name their line', () => {
  const { basics, cards } = PRESETS[2]!;
  assert.deepEqual(imported(shareText({ basics, cards })), { team: { basics, cards }, wrong: [] });
  assert.deepEqual(imported('\n2x Nobody').wrong, [{ line: 2, text: "There is no card 'Nobody'." }]);
});
