// Teams: every complaint with its rule, all at once; presets and teams by chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRandom } from '#engine/random.ts';
import { cardOf } from '../cards/index.ts';
import { BASICS, cardsIn } from './collection.ts';
import type { Team } from './starting-table.ts';
import { complaintsAbout, diceOf, TEAM_LIMITS, type TeamFormat, type Terms } from './team-rules.ts';
import { dearFirst, PRESETS, presetsFor, randomTeam } from './teams.ts';
import { complaintText } from '../words/setup-texts.ts';

const basic: Terms = { format: 'basic', starterBox: false };
const tournament: Terms = { format: 'tournament', starterBox: false };
const box: Terms = { format: 'basic', starterBox: true };
/** 'team([1, 2], [5, 4])': cards with their dice, and two basic actions. */
const team = (...cards: [number, number][]): Team => ({
  basics: [25, 30],
  cards: cards.map(([card, dice]) => ({ card, dice })),
});
const rules = (made: Team, terms: Terms): string[] => complaintsAbout(made, terms).map(({ rule }) => rule);
const sentences = (made: Team, terms: Terms): string[] =>
  complaintsAbout(made, terms).map(wrong => complaintText(wrong));

/** Cards of different titles, all with a limit of 4. */
const NINE = [1, 4, 7, 10, 13, 16, 19, 22, 35];
const cardsWith = (n: number, dice: number) => team(...NINE.slice(0, n).map((card): [number, number] => [card, dice]));

for (const [rule, terms] of [
  ['DM-BSC-02', basic],
  ['DM-TNT-02', tournament],
] as const)
  test('DM-BSC-02, DM-TNT-02, DM-RUL-99 a team brings exactly two different basic actions', () => {
    const bring = (...basics: number[]): Team => ({ ...team([1, 2]), basics });
    assert.deepEqual(rules(bring(25, 34), terms), []);
    assert.deepEqual(sentences(bring(25, 25), terms), ['A team cannot bring Ambush twice.']);
    assert.deepEqual(sentences(bring(25), terms), ['A team brings 2 different basic actions, not 1.']);
    assert.deepEqual(sentences(bring(25, 26, 27), terms), ['A team brings 2 different basic actions, not 3.']);
    assert.deepEqual(sentences(bring(25, 1), terms), ['Angel, Air Transport is no basic action.']);
    for (const wrong of [bring(25, 25), bring(), bring(25, 1)])
      assert.deepEqual(new Set(rules(wrong, terms)), new Set([rule]));
  });

test('DM-BSC-03 up to 6 other cards, characters and actions of any affiliation', () => {
  assert.deepEqual(rules(cardsWith(6, 1), basic), []);
  assert.deepEqual(rules(cardsWith(7, 1), basic), ['DM-BSC-03']);
  assert.deepEqual(rules(team([62, 1], [123, 2], [124, 2], [125, 2], [117, 2]), basic), []);
  assert.deepEqual(sentences(team([26, 3]), basic), ['Enrage is a basic action and cannot be one of the other cards.']);
});

test('DM-TNT-03 up to 8 other cards, no title twice', () => {
  assert.deepEqual(rules(cardsWith(8, 2), tournament), []);
  assert.deepEqual(rules(cardsWith(9, 2), tournament), ['DM-TNT-03']);
  assert.deepEqual(rules(team([1, 1], [63, 1]), tournament), ['DM-TNT-03']);
});

test('DM-BSC-04, DM-EX-31 Angel, Inspiring and Angel, Air Transport cannot be in one team', () => {
  assert.deepEqual(rules(team([2, 2]), basic), []);
  assert.deepEqual(sentences(team([2, 2], [1, 1]), basic), ['A team has only one card called Angel.']);
  assert.deepEqual(rules(team([2, 2], [1, 1]), basic), ['DM-BSC-04']);
});

test('DM-BSC-05 up to 15 dice, never more on a card than its limit', () => {
  assert.deepEqual(rules(team([1, 4], [4, 4], [7, 4], [10, 3]), basic), []);
  assert.deepEqual(sentences(team([1, 4], [4, 4], [7, 4], [10, 4]), basic), ['A team has up to 15 dice, not 16.']);
  assert.deepEqual(sentences(team([62, 2]), basic), ['Cerebro, Cybernetic Intelligence takes up to 1 die, not 2.']);
  assert.deepEqual(rules(team([1, 5]), basic), ['DM-BSC-05']);
});

test('DM-TNT-04 up to 20 dice within the limits, at least one on every card', () => {
  assert.deepEqual(rules(team([1, 4], [4, 4], [7, 4], [10, 4], [13, 4]), tournament), []);
  assert.deepEqual(rules(team([1, 4], [4, 4], [7, 4], [10, 4], [13, 4], [16, 1]), tournament), ['DM-TNT-04']);
  assert.deepEqual(rules(team([1, 0]), tournament), ['DM-TNT-04']);
  assert.deepEqual(rules(team([65, 3]), tournament), ['DM-TNT-04']);
});

test('DM-BSC-06 every card has at least one die', () => {
  assert.deepEqual(rules(team([1, 1], [4, 0]), basic), ['DM-BSC-06']);
  assert.match(sentences(team([4, 0]), basic)[0]!, /^Cyclops, Optic Blast must have at least 1 die/);
  assert.deepEqual(rules(team([4, 1.5]), basic), ['DM-BSC-06']);
});

test('DM-RUL-08 each team may have the limit of each card; of a starter box, two dice of its own characters', () => {
  assert.deepEqual(rules(team([1, 4], [4, 4]), basic), []);
  assert.deepEqual(rules(team([1, 2], [4, 2]), box), []);
  assert.deepEqual(sentences(team([1, 3]), box), ['The starter box has only 2 dice of Angel, Air Transport, not 3.']);
  assert.deepEqual(sentences(team([123, 1]), box), ['Emma Frost, Hellfire Club is not in the starter box.']);
  assert.deepEqual(rules(team([1, 3], [123, 1]), box), ['DM-RUL-08', 'DM-RUL-08']);
});

test('DM-RUL-99 fewer cards and dice than the most are fine', () => {
  for (const terms of [basic, tournament, box]) {
    assert.deepEqual(rules(team([13, 1]), terms), []);
    assert.deepEqual(rules(team(), terms), []);
    assert.deepEqual(rules({ basics: [25], cards: [] }, terms).length, 1);
  }
});

test('all that is wrong with a team is said at once', () => {
  const wrong: Team = {
    basics: [25, 25, 1],
    cards: [...cardsWith(7, 3).cards, { card: 2, dice: 9 }, { card: 5, dice: 0 }],
  };
  assert.deepEqual(rules(wrong, basic).toSorted(), [
    'DM-BSC-02',
    'DM-BSC-02',
    'DM-BSC-02',
    'DM-BSC-03',
    'DM-BSC-04',
    'DM-BSC-04',
    'DM-BSC-05',
    'DM-BSC-05',
    'DM-BSC-06',
  ]);
  assert.deepEqual(sentences({ basics: [25, 0], cards: [{ card: 127, dice: 1 }] }, basic), [
    'There is no card 0; the set has 1 to 126.',
    'There is no card 127; the set has 1 to 126.',
  ]);
});

test('every preset may play: all of them as tournament teams, those of the starter box everywhere', () => {
  assert.deepEqual(presetsFor(tournament), [...PRESETS.keys()]);
  assert.deepEqual(presetsFor(basic), [0, 1]);
  assert.deepEqual(presetsFor(box), [0, 1]);
  assert.deepEqual(PRESETS.map(diceOf), [12, 12, 20, 20]);
});

test('teams by chance are full and legal', () => {
  const random = quickRandom(7);
  for (const format of ['basic', 'tournament'] as TeamFormat[])
    for (const starterBox of [false, true])
      for (let i = 0; i < 200; i++) {
        const made = randomTeam({ format, starterBox }, random);
        assert.deepEqual(rules(made, { format, starterBox }), []);
        assert.equal(made.cards.length, TEAM_LIMITS[format].cards);
        assert.equal(diceOf(made), Math.min(TEAM_LIMITS[format].dice, starterBox ? 2 * made.cards.length : 99));
      }
});

test('teams of a head start are legal, and dear cards are in them more often', () => {
  const random = quickRandom(3);
  const times = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 500; i++) {
    const made = randomTeam(tournament, random, dearFirst(random));
    assert.deepEqual(rules(made, tournament), []);
    for (const { card } of made.cards) times[cardOf(card).cost]!++;
  }
  const share = (cost: number): number => times[cost]! / cardsIn(false).filter(n => cardOf(n).cost === cost).length;
  assert.ok(share(3) < share(5) && share(5) < share(7), times.join(' '));
});

test('in teams by chance every card is about equally likely', () => {
  const random = quickRandom(11);
  const times = new Map<number, number>();
  const N = 4000;
  for (let i = 0; i < N; i++) {
    const { basics, cards } = randomTeam(tournament, random);
    for (const card of [...basics, ...cards.map(line => line.card)]) times.set(card, (times.get(card) ?? 0) + 1);
  }
  const fair = (N * 8) / cardsIn(false).length;
  for (const card of cardsIn(false)) {
    const share = (times.get(card) ?? 0) / fair;
    assert.ok(share > 0.75 && share < 1.25, `${cardOf(card).name} ${card}: ${share}`);
  }
  for (const card of BASICS) assert.ok(Math.abs((times.get(card) ?? 0) / (N / 5) - 1) < 0.2);
});
