// Seams of the Plot Phase: decks that run out in the middle, answers to what is being paid for, last points.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbered } from './position.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

/** The Play stage: seat 0 has Plot Points for anything, the others for nothing. */
const stage = (hand: string[], position: Position = {}): Scenario =>
  scenario({ run: 'playStage', hands: [hand], pp: [7, 0, 0, 0], ...position });
const held = (t: Scenario): number[] => t.world.piles.hand.map(({ cards }) => cards.length);
const NAMES = ['Media Day', 'Schism', 'Wrecked Jet', 'Anonymous Donor', 'Lecture Tour', 'Benefit Concert'];

test('MR-PLT-04 MR-RUL-37 the deck runs out in the middle of a draw, and is made anew at that moment', () => {
  const t = scenario({ at: 'plot', seats: 3, left: { plots: 4 }, plotDiscard: NAMES });
  assert.deepEqual([held(t), t.pile('plots').length, t.pile('plotDiscard')], [[3, 3, 3], 1, []]);
});

test('MR-RUL-36 with deck and discard pile empty drawing stops, three cards for each from the Commander on', () => {
  const t = scenario({ at: 'plot', seats: 3, commander: 1, left: { plots: 4 } });
  assert.deepEqual(held(t), [0, 3, 1]);
});

test('MR-RUL-37 the Event that draws is not among the cards that are drawn', () => {
  const short = stage(['Late Night in the War Room'], { left: { plots: 0 }, plotDiscard: ['Schism'] });
  short.play('0 play:Late Night in the War Room');
  assert.deepEqual([short.hand(0), short.pile('plotDiscard')], [['Schism'], ['Late Night in the War Room']]);
  const none = stage(['Late Night in the War Room'], { left: { plots: 0 } }).play('0 play:Late Night in the War Room');
  assert.deepEqual([none.hand(0), none.pile('plotDiscard')], [[], ['Late Night in the War Room']]);
});

test('MR-RUL-37 a card taken from the discard pile is in hand before the rest of it is drawn', () => {
  const t = stage(['The Xavier Files'], { left: { plots: 0 }, plotDiscard: ['Schism', 'Media Day', 'Wrecked Jet'] });
  t.play('0 play:The Xavier Files:Media Day');
  assert.deepEqual(t.hand(0).toSorted(), ['Media Day', 'Schism', 'Wrecked Jet']);
  assert.deepEqual(t.pile('plotDiscard'), ['The Xavier Files']);
});

test('MR-RCT-09 MR-RUL-37 a canceller that draws finds neither itself nor the Event in the deck', () => {
  const hands = [['Schism'], ['Knew You Would Try That']];
  const t = stage([], { hands, pp: [7, 4, 0, 0], left: { plots: 0 }, plotDiscard: ['Media Day'] });
  t.play('0 play:Schism:2', '1 play:Knew You Would Try That');
  assert.deepEqual([t.hand(1), t.world.rp[2]], [['Media Day'], 1]);
  assert.deepEqual(t.pile('plotDiscard').toSorted(), ['Knew You Would Try That', 'Schism']);
});

test('MR-RUL-37 supporters draw clockwise from the player while there are cards', () => {
  const t = stage(['Common Front'], { pp: [2, 2, 2, 0], left: { plots: 3 } });
  t.play('0 ask:2:2:0', '1 give:2', '2 give:2', '0 play:Common Front');
  assert.deepEqual(
    [held(t), t.world.rp],
    [
      [0, 2, 1, 0],
      [2, 1, 1, 1],
    ],
  );
});

test('MR-EVT-08 MR-RUL-51 a supporter who has given its points away cannot answer with them', () => {
  const hands = [['Schism'], ['Careful Preparations'], ['Careful Preparations']];
  const t = stage([], { hands, pp: [2, 4, 3, 0] }).play('0 ask:2:0:0', '1 give:2', '0 play:Schism:3');
  assert.deepEqual([t.at, t.waiting], ['reactions.react', [2]]);
});

test('MR-RUL-47 Hope that a text costs lies aside, where no Reaction takes it', () => {
  const hands = [['Smear Campaign'], ['Broken Promise']];
  const t = stage([], { hands, pp: [2, 2, 0, 0] }).play('0 play:Smear Campaign:1', '1 play:Broken Promise');
  assert.deepEqual([t.world.hope, t.world.rp, t.world.bank], [[0, 6, 5, 5], [1, 0, 1, 1], 4]);
});

test('MR-RCT-11 a Character that a text costs stays where the Event is cancelled, with all that lies on it', () => {
  const own = [['Rogue, 1 power, injured, triumph, Utopia Patrol']];
  const hands = [['Phoenix Backlash'], ['Careful Preparations']];
  const t = stage([], { own, hands, pp: [3, 3, 0, 0] });
  t.play('0 play:Phoenix Backlash:Rogue', '1 play:Careful Preparations');
  assert.deepEqual([t.character('Rogue'), t.world.rp[0]], ['Rogue, 1 power, injured, triumph, Utopia Patrol', 1]);
});

test('MR-RUL-14 MR-RUL-111 a Student who leaves with everything comes back clean', () => {
  const own = [[], ['Pixie, injured, triumph, Utopia Patrol']];
  const t = stage(['Expulsion Hearing', 'Second Chance'], { own, pp: [6, 0, 0, 0] });
  t.play('0 play:Expulsion Hearing:Pixie');
  assert.deepEqual([t.own(1), t.pile('recruitDiscard').toSorted()], [[], ['Pixie', 'Utopia Patrol']]);
  t.idleTo('playStage.act').play('0 play:Second Chance');
  assert.deepEqual([t.character('Pixie'), t.pile('recruitDiscard')], ['Pixie, 0 power', ['Utopia Patrol']]);
});

test('the Student nearest the top joins, whatever lies above', () => {
  const t = stage(['Second Chance'], { recruitDiscard: ['Pixie', 'Armor', 'Rogue', 'Utopia Patrol'] });
  t.play('0 play:Second Chance');
  assert.deepEqual([t.own(0), t.pile('recruitDiscard')], [['Armor'], ['Pixie', 'Rogue', 'Utopia Patrol']]);
});

test('MR-RUL-48 an Event whose Student is not there is not played, nor owed for support', () => {
  const t = stage(['Second Chance'], { pp: [1, 2, 0, 0], recruitDiscard: ['Rogue'] });
  t.play('0 ask:2:0:0', '1 give:2');
  assert.deepEqual([t.refused('0 play:Second Chance'), t.refused('0 refund')], ['MR-RUL-48', undefined]);
  assert.deepEqual(t.play('0 refund').world.pp, [1, 2, 0, 0]);
});

test('MR-REV-02 MR-REV-08 points beyond the sixth are lost, and the sixth wins nothing yet', () => {
  const t = stage(['March on Washington'], { rp: [5, 6, 1, 1], pp: [5, 2, 0, 0] });
  t.play('0 ask:2:0:0', '1 give:2', '0 play:March on Washington');
  assert.deepEqual([t.world.rp, t.state.result, t.kinds.includes('tournamentBegun')], [[6, 6, 1, 1], null, false]);
});

test('MR-REV-03 a School with no point to lose is hit all the same, and supporters are paid', () => {
  const t = stage(['Joint Statement'], { rp: [1, 0, 1, 1], pp: [4, 0, 1, 0] });
  t.play('0 ask:0:1:0', '2 give:1', '0 play:Joint Statement:1');
  assert.deepEqual(
    [t.world.rp, t.world.hope],
    [
      [1, 0, 1, 1],
      [8, 5, 8, 5],
    ],
  );
});

test('those ahead are found once, before the first of them falls back', () => {
  const t = stage(['Sentinel Funding Bill'], { rp: [2, 3, 6, 2] }).play('0 play:Sentinel Funding Bill');
  assert.deepEqual(t.world.rp, [2, 2, 5, 2]);
});

test('MR-RUL-48 the leader of the Revolution finds no other to call too big', () => {
  const tied = stage(['Too Big to Ignore'], { rp: [4, 4, 3, 1] });
  assert.deepEqual(tied.open(0, 'play'), ['Play Too Big to Ignore on Player 2']);
  const ahead = stage(['Too Big to Ignore'], { rp: [5, 4, 4, 1] });
  const [card] = ahead.asked(0)[0]!.forms['play']!.to;
  assert.deepEqual([ahead.open(0, 'play'), card!.refused?.rule], [[], 'MR-RUL-48']);
});

test('MR-PLT-23 the Hand Size is that of the points after the last Event, and bonus cards count', () => {
  const hands = [['Schism'], ['Media Day', 'Wrecked Jet', 'Lecture Tour', 'Benefit Concert']];
  const t = scenario({ run: 'plot', seats: 3, rp: [1, 2, 1], pp: [7, 0, 0], hands, left: { plots: 0 } });
  t.play('0 play:Schism:1', '1 pass');
  assert.deepEqual([t.at, t.waiting, t.world.rp], ['plot.trim', [1], [1, 1, 1]]);
  t.play('1 discard:0:Media Day');
  assert.deepEqual([held(t)[1], t.world.hope], [3, [5, 5, 5]]);
});

test('MR-RUL-39 a School that sells its last card has nothing left to do and passes', () => {
  const t = stage(['Media Day'], { hands: [['Media Day'], ['Schism']] }).play('0 discard:0:Media Day', '1 pass');
  assert.deepEqual([t.world.passed.slice(0, 1), t.at === 'playStage.act', t.world.hope[0]], [[true], false, 6]);
});

test('MR-RUL-158 the last Student changes School, and its new one has it at once', () => {
  const t = stage(['A Better Offer', 'Impetuous Tantrum'], { own: [[], ['Pixie, triumph']], pp: [6, 0, 0, 0] });
  t.play('0 play:A Better Offer:Pixie').idleTo('playStage.act').play('0 play:Impetuous Tantrum:1:Pixie');
  assert.deepEqual([t.own(0), t.own(1), t.world.hope, t.world.rp], [[], [], [4, 6, 5, 5], [1, 0, 1, 1]]);
  assert.equal(t.world.triumph[numbered('Pixie')], 0);
});
