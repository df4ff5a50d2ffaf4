// Tests of the components in the box that the rules need.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '#engine/kit/numbering.ts';
import { complaints } from '#engine/apply.ts';
import { seedOf } from '#engine/seed.ts';
import { testInventory } from '#engine/testing/games.ts';
import { cardName, characterOf, RECRUIT_DECK, schoolOf, trainingOf } from '../cards/index.ts';
import { mutantRevolution as game } from '../game.ts';
import { HEXES, isObstacle, startHex } from './hex.ts';
import { inventory } from './inventory.ts';
import { numbered } from '../scenario/position.ts';
import { scenario } from '../scenario/scenario.ts';
import { attributesOf } from '../abilities/stats.ts';
import { FIRST_HOPE } from '../setup/starting-table.ts';
import { CARDS, isLeader, isTraining, LEADERS } from '../cards/numbers.ts';
import { changeHope, HAND_SIZES, MOST_RP } from './points-and-hope.ts';

const DECKS = [...RECRUIT_DECK, ...numbersIn(CARDS.plot), ...numbersIn(CARDS.mission)];
const CHARACTER_CARDS = RECRUIT_DECK.filter(card => !isTraining(card));

/** Each card of the three decks once, and the Hope that Schools begin with. */
testInventory(game, seats => ({
  ...Object.fromEntries(DECKS.map(card => [`card ${card}`, 1])),
  hope: seats * FIRST_HOPE,
}));

test('MR-CMP-05 MR-GLO-05 Hope is one number a School; gains come from the bank, losses go there', () => {
  const { world: w } = scenario({ at: 'upkeep', own: [['Rogue']], hope: [5, 3, 3, 3] });
  const { hope } = inventory(w);
  assert.deepEqual([changeHope(w, 0, 200), changeHope(w, 1, -2), changeHope(w, 2, -9)], [200, -2, -3]);
  assert.deepEqual([w.hope.slice(0, 3), w.bank], [[205, 1, 0], -195]);
  assert.equal(inventory(w).hope, hope);
});

test('MR-CMP-06 50 Heroes and Students, each known by its own number and name', () => {
  assert.equal(new Set(CHARACTER_CARDS.map(cardName)).size, 50);
  for (const card of CHARACTER_CARDS) assert.equal(numbered(cardName(card)), card);
});

test('MR-CMP-07 MR-RUL-04 tokens never run out', () => {
  const everybody = CHARACTER_CARDS.map(c => `${cardName(c)}, injured, triumph`);
  const { world: w } = scenario({ at: 'upkeep', own: [everybody] });
  const count = (column: readonly number[]) => column.reduce((sum, n) => sum + n, 0);
  assert.deepEqual([count(w.injured), count(w.triumph), count(w.power)], [50, 50, 25 * 2 + 25 + 4 * 3]);
  assert.deepEqual(Object.keys(inventory(w)), ['hope']);
});

test('MR-CMP-08 MR-CMP-09 MR-SET-13 one die shows each Attribute, whoever has whatever Training', () => {
  const { world: w } = scenario({ at: 'upkeep', own: [['Rogue']] });
  for (const c of [...CHARACTER_CARDS, LEADERS, LEADERS + 1, LEADERS + 2, LEADERS + 3])
    for (const card of isLeader(c) ? [-1] : RECRUIT_DECK.filter(isTraining)) {
      w.training[c] = card;
      assert.ok(
        attributesOf(w, c).every(n => n >= 1 && n <= 6),
        `${cardName(c)} with Training ${card}`,
      );
    }
});

test('MR-CMP-19 a School Card has its Leader’s values; the hand grows with the track from 0 to 6', () => {
  const { world: w } = scenario({ at: 'upkeep', own: [['Rogue']] });
  assert.equal(HAND_SIZES.length, MOST_RP + 1);
  for (const seat of [0, 1, 2, 3]) assert.equal(schoolOf(w.school[seat]!).leader, characterOf(LEADERS + seat));
});

test('MR-CMP-21 a Bidding Dial shows 0 to 14', () => {
  const t = scenario({ at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Rogue', hope: [40] });
  const bids = t.asked(0)[0]!.options.map(({ id }) => id);
  assert.deepEqual(
    bids,
    Array.from({ length: 15 }, (_, n) => `bid:${n}`),
  );
});

test('MR-CMP-22 the board: an arena with Obstacles, and 1, 3, 2 and 1 start hexes for Positions 1 to 4', () => {
  const starts = [1, 2, 3, 4].map(place => [2, 3, 4].filter(n => n >= place).map(n => startHex(n, place)));
  assert.deepEqual(
    starts.map(hexes => new Set(hexes).size),
    [1, 3, 2, 1],
  );
  assert.ok(starts.flat().every(hex => !isObstacle(hex)));
  assert.equal(HEXES.filter(isObstacle).length, 6);
});

test('MR-GLO-09 there is one way to play: no set-ups and no options', () => {
  assert.equal(game.setups, undefined);
  const wrong = complaints(game, { seats: 4, seed: seedOf(1), options: { teams: true } });
  assert.deepEqual(wrong, ["There is no option 'teams'; there are rounds and head."]);
  assert.ok(
    game.settings!.every(setting => setting.isHidden),
    'those are for tests: nobody is offered them',
  );
});

test('MR-RUL-143 it is called an Injured Token everywhere', () => {
  for (const [key, text] of Object.entries(game.texts)) assert.doesNotMatch(text, /injury/i, key);
});

test('MR-CMP-15 MR-CMP-16 Training goes to a Hero or Student that has none, never to a Leader', () => {
  const own = [['Rogue', 'Pixie', 'Beast, Blackbird Drill']];
  const t = scenario({ at: 'recruit', run: 'training', locals: { seat: 0 }, own, offered: 'Cerebro Exercise' });
  assert.deepEqual(
    t.asked(0)[0]!.options.map(({ refs }) => cardName(Number(refs[0]!.split(':')[1]))),
    ['Rogue', 'Pixie'],
  );
  t.play('0 assign:Pixie');
  assert.equal(trainingOf(t.world.training[numbered('Pixie')]!).name, 'Cerebro Exercise');
});
