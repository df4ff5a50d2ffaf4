// Tests of the table in a terminal: within its width, the arena as a map, and nothing that the viewer may not know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { MISSION_DECK } from '../cards/missions.ts';
import { draw } from './draw.ts';
import { mutantRevolution as game } from '../game.ts';
import { cardName } from '../cards/index.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

const OWN = [['Rogue, 1 power, injured, triumph, Blackbird Drill', 'Pixie'], ['Beast'], ['Cable'], ['Iceman']];
const HANDS = [['Careful Preparations', 'Impetuous Tantrum'], ['Prior Engagement']];
const drawn = (t: Scenario, viewer: Viewer = 0): string => draw(view(game, t.state, viewer));
const laid = (position: Position = {}): Scenario =>
  scenario({ at: 'upkeep', own: OWN, hands: HANDS, hope: [9, 3], ...position });

test('the table shows points, Hope, Characters with what lies on them, and one’s own hand', () => {
  const text = drawn(laid());
  assert.match(text, /^Round 1, Upkeep Phase\n/);
  assert.match(text, /Player 1 \(you\): Jean Grey School for Higher Learning {2}◄ Mission Commander\n/);
  assert.match(text, /RP 1 {2}PP 1 {2}Hope 9 {2}2 Plot Cards\n/);
  assert.match(text, /Leader {3}Wolverine 5\/4\/5 ●●●\n/);
  assert.match(text, /Heroes {3}Rogue 4\/4\/5 ●○ \(injured, triumph, Blackbird Drill\)\n/);
  assert.match(text, /Students Pixie \d\/\d\/\d ●\n/);
  assert.match(text, /hand {5}Impetuous Tantrum \(Event 1\), Careful Preparations \(Reaction 3\)\n/);
  assert.match(text, /Player 2: New Charles Xavier School\n.*Hope 3 {2}1 Plot Card\n/);
});

test('before Schools are chosen there is a table too', () => {
  assert.match(drawn(scenario({ at: 'schools' })), /^Set-up\n\nPlayer 1 \(you\): no School yet\n/);
});

test('an auction shows the card and the stakes, the floor its offers', () => {
  const auction = scenario({ at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Rogue' });
  assert.match(drawn(auction.play('0 bid:2', '1 bid:2', '2 bid:0', '3 bid:0')), /Hope 3 and 2 staked/);
  assert.match(drawn(auction), /auction {2}Rogue \(Hope Value \d\)/);
  const floor = laid();
  const nothing = { hope: 0, characters: [] };
  floor.world.offers = [{ n: 3, from: 0, to: 1, give: { hope: 2, characters: [] }, get: nothing }];
  assert.match(drawn(floor), /offer 3 {2}Player 1 gives 2 Hope; Player 2 gives nothing/);
});

test('the arena is a map of names with obstacles and figures, and tells how they stand', () => {
  const pcs = ['Rogue E1', 'Beast A5 1/1/1'];
  const tokens = ['E6', 'A1', 'C3', 'gone', 'gone', 'gone', 'gone', 'gone', 'I1', 'I5', 'gone'];
  const text = drawn(laid({ at: 'mission', run: 'fight', fight: { mission: 'Free the Captives', pcs, tokens } }));
  assert.match(text, /fight {4}Free the Captives, Mission Turn \d\n {11}8 Captives/);
  assert.match(text, /\n {6}\[P1\] E2 {2}E3 {2}E4 {2}E5 \[c1\] E7 {2}E8 {2}E9\n {8} F1 {2}F2 {2}## {2}F4/);
  assert.match(text, /\[P2\] {5}Beast on A5, 1\/1\/1 of 4\/3\/4\n/);
  assert.match(text, /\[g2\] {5}Guard 2 on I5, Damage 0 of 4$/);
});

test('no two kinds of tokens of a Mission have the same mark', () => {
  for (const { name, tokens } of MISSION_DECK)
    assert.equal(new Set(tokens.map(token => token.name[0])).size, tokens.length, name);
});

test('nothing hidden is drawn: other hands, the row, decks', () => {
  const t = laid({ at: 'recruit' });
  const { hand, row, recruits, plots, missions } = t.world.piles;
  for (const viewer of [0, 1, 'spectator'] as const) {
    const text = drawn(t, viewer);
    const hands = hand.filter((_, seat) => seat !== viewer);
    const shown = new Set([...OWN.flat().flatMap(own => own.split(', ')), ...(viewer === 0 ? HANDS[0]! : [])]);
    for (const { cards } of [...hands, row, recruits, plots, missions])
      for (const name of cards.map(cardName)) assert.ok(shown.has(name) || !text.includes(name), name);
  }
  assert.match(drawn(t, 'everything'), /hand {5}Prior Engagement/);
});

test('no line is longer than 100 columns', () => {
  const many = ['Rogue', 'Beast', 'Cable', 'Iceman', 'Dagger', 'Pixie', 'Colossus', 'Nightcrawler'];
  const dressed = many.map(name => `${name}, injured, triumph`);
  const text = drawn(scenario({ at: 'upkeep', own: [dressed], hands: HANDS }));
  for (const line of text.split('\n')) assert.ok(line.length <= 100, line);
});
