// The Plot Phase: drawing, turns to act, discarding for Hope, gifts, the Hand Size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveCard, NOBODY } from '#engine/kit/piles.ts';
import { view } from '#engine/views.ts';
import { mutantRevolution } from '../game.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

/** The Play stage with these hands; three Schools when four are not needed. */
const playing = (hands: string[][], position: Position = {}): Scenario =>
  scenario({ run: 'playStage', seats: hands.length, hands, ...position });
const counts = (t: Scenario): number[] => t.world.piles.hand.map(hand => hand.cards.length);
/** Verbs that the seat is offered, composed ones too. */
const verbs = (t: Scenario, seat: number): string[] =>
  t.asked(seat).flatMap(({ options, forms }) => [...new Set([...options.map(o => o.verb), ...Object.keys(forms)])]);
const CARDS = ['Media Day', 'Schism', 'Hex Bolt'];
const OTHERS = ['Tuition Fees', 'Schism', 'Force Field'];
const MORE = ['Trophy Cabinet', 'Anonymous Donor', 'Bamf!'];

test('MR-PLT-01 MR-PLT-02 draw three, play until all have passed, then down to the Hand Size', () => {
  const t = scenario({ seats: 3, rp: [0, 2, 6], hands: [['Schism'], ['Tuition Fees'], MORE] });
  assert.deepEqual([t.at, counts(t)], ['playStage.act', [4, 4, 6]]);
  t.play('0 pass', '1 pass', '2 pass');
  assert.deepEqual([t.at, t.waiting], ['plot.trim', [0]]);
  t.play('0 discard:Schism');
  assert.deepEqual([counts(t), t.at], [[3, 4, 6], 'floor.floor']);
});

test('MR-PLT-03 after drawing a hand may be larger than the Hand Size', () => {
  assert.deepEqual(counts(scenario({ seats: 3, rp: [0, 0, 0], hands: [CARDS] })), [6, 3, 3]);
});

/** Leaves only these in the Plot Deck; the others lie on the discard pile. */
function drain(t: Scenario, left: number): void {
  const { plots, plotDiscard } = t.world.piles;
  while (plots.cards.length > left) moveCard(plots, 0, plotDiscard, 0b1111);
}

test('MR-PLT-04 MR-RUL-37 an empty deck is made of the discard pile amid a draw, without the card played', () => {
  const t = playing([['Late Night in the War Room', 'Schism'], [], []]);
  drain(t, 1);
  const discarded = t.world.piles.plotDiscard.cards.length;
  t.play('0 play:Late Night in the War Room');
  const { plots, plotDiscard, hand } = t.world.piles;
  assert.equal(hand[0]!.cards.length, 3);
  assert.equal(plots.cards.length, discarded - 1);
  assert.deepEqual(
    plotDiscard.cards.map(card => mutantRevolution.names['card']!(card, t.world)),
    ['Late Night in the War Room'],
  );
  assert.ok(
    plots.seen.every(seen => seen === NOBODY),
    'what lies where is forgotten',
  );
});

test('MR-RUL-36 drawing goes clockwise from the Mission Commander and stops when there is nothing left', () => {
  const t = scenario({ seats: 3, commander: 2, at: 'upkeep', plots: CARDS });
  t.idleTo('playStage.act');
  assert.deepEqual(new Set(t.hand(2)), new Set(CARDS));
  const drained = scenario({ seats: 3, at: 'upkeep', own: [['Pixie, injured']] });
  const { plots, hand } = drained.world.piles;
  while (plots.cards.length > 4) moveCard(plots, 0, hand[2]!, 0b100);
  drained.idleTo('playStage.act');
  assert.deepEqual(counts(drained), [3, 1, 56]);
});

test('MR-RUL-38 the other decks are made anew in the same way, and what is short is dealt short', () => {
  const t = scenario({ seats: 3, at: 'recruit' });
  const { recruits, recruitDiscard, offered, row } = t.world.piles;
  while (recruits.cards.length > 1) moveCard(recruits, 0, recruitDiscard, 0b111);
  while (recruitDiscard.cards.length > 1) moveCard(recruitDiscard, 0, t.world.piles.schools, 0b111);
  t.play('0 ready', '1 ready', '2 ready');
  assert.deepEqual([offered.cards.length + row.cards.length, recruitDiscard.cards.length], [2, 0]);
});

test('MR-PLT-05 MR-PLT-07 MR-PLT-08 one activity each, clockwise from the Mission Commander, round and round', () => {
  const t = playing([CARDS, OTHERS, MORE], { commander: 1 });
  const turns: number[] = [];
  for (let n = 0; n < 6; n++) {
    const [seat] = t.waiting as [number];
    turns.push(seat);
    t.play(`${seat} discard:${t.hand(seat)[0]}`);
  }
  assert.deepEqual(turns, [1, 2, 0, 1, 2, 0]);
});

test('MR-PLT-06 MR-PLT-19 MR-PLT-20 the activities: an Event, cards for Hope, a Power; nothing shows or trades', () => {
  const t = playing([CARDS, OTHERS, MORE], { own: [['Mystique']] });
  assert.deepEqual(verbs(t, 0), ['pass', 'play', 'discard', 'power', 'ask', 'gift']);
  assert.deepEqual(verbs(t, 1), ['gift']);
});

test('MR-PLT-09 MR-PLT-12 who has passed is out for the phase; when all have, the stage is over', () => {
  const t = playing([CARDS, OTHERS, MORE]).play('0 pass', '1 discard:Schism', '2 pass');
  assert.deepEqual(t.waiting, [1]);
  t.play('1 discard:Force Field');
  assert.deepEqual([t.waiting, t.at], [[1], 'playStage.act']);
  assert.equal(t.play('1 pass').at, 'floor.floor');
});

test('MR-RUL-39 one activity or a pass; an empty hand without a Power passes unasked', () => {
  const t = playing([['Schism'], [], []], { own: [[], [], ['Mystique, 1 power']], hope: [5, 5, 5] });
  t.play('0 discard:Schism');
  assert.deepEqual([t.waiting, verbs(t, 2)], [[2], ['pass', 'power', 'gift']]);
  t.play('2 power:Mystique:0');
  assert.equal(t.at, 'floor.floor');
  assert.deepEqual(
    t.log().filter(line => line.includes('passes')),
    ['seat 1 passes.', 'seat 0 passes.', 'seat 2 passes.'],
  );
});

test('MR-PLT-13 MR-PLT-14 MR-PLT-15 cards of any kind go face up for the Hope they are worth, and cost nothing', () => {
  const t = playing([CARDS, [], []], { pp: [1, 1, 1] }).play('0 discard:Schism+Hex Bolt');
  assert.deepEqual([t.world.hope[0], t.world.bank, t.world.pp[0], t.hand(0)], [9, -4, 1, ['Media Day']]);
  assert.deepEqual(t.log(1).slice(0, 3), [
    'seat 0 discards Schism.',
    'seat 0 discards Hex Bolt.',
    'seat 0 gains 4 Hope.',
  ]);
});

test('MR-RUL-40 at least one card is discarded', () => {
  const t = playing([CARDS, [], []]);
  assert.equal(t.refused('0 discard:'), 'ENGINE-ASK-3');
});

test('MR-PLT-16 MR-PLT-17 a Power of the Plot Phase takes a token, and one use is the whole turn', () => {
  const t = playing([CARDS, OTHERS, []], { own: [['Mystique, 2 power']] });
  assert.deepEqual(t.open(0, 'power'), [
    'Use Mystique on Player 2: take 2 Hope from one other School',
    'Use Mystique on Player 3: take 2 Hope from one other School',
  ]);
  t.play('0 power:Mystique:1');
  assert.deepEqual([t.world.hope, t.waiting], [[7, 3, 5], [1]]);
  t.play('1 pass', '0 power:Mystique:1');
  assert.deepEqual([t.world.hope, t.refused('0 power:Mystique:1')], [[9, 1, 5], 'MR-POW-02']);
});

test('MR-PLT-18 MR-RUL-57 Hope is given at any time of the Play stage, at most what the giver has', () => {
  const t = playing([CARDS, OTHERS, []]).play('1 gift:0:3', '2 gift:0:5');
  assert.deepEqual([t.world.hope, t.waiting], [[13, 2, 0], [0]]);
  assert.equal(t.refused('1 gift:0:3'), 'ENGINE-ASK-3');
  assert.equal(t.asked(1).find(({ forms }) => 'gift' in forms)!.rule, 'MR-RUL-57');
  t.play('0 play:Media Day', '1 gift:2:1');
  assert.deepEqual(t.world.hope, [15, 1, 1]);
  t.play('1 pass', '0 pass');
  assert.deepEqual([t.at, verbs(t, 1).includes('gift')], ['floor.floor', true]);
  t.play('0 ready', '1 ready', '2 ready');
  assert.deepEqual([t.at, verbs(t, 1)], ['auction.bid', ['bid']]);
});

test('MR-PLT-21 MR-PLT-22 MR-PLT-23 MR-RUL-11 down to the Hand Size at the RP of the moment, for no Hope', () => {
  const sizes = [3, 3, 4, 4, 5, 5, 6];
  for (const [rp, size] of sizes.entries()) {
    const t = scenario({ seats: 3, rp: [rp, 6, 6], hands: [['Media Day', 'Schism', 'Hex Bolt', 'Schism']] });
    t.play('0 pass', '1 pass', '2 pass').idleTo('floor.floor');
    assert.deepEqual([counts(t)[0], t.world.hope[0]], [size, 5]);
  }
});

test('MR-RUL-55 all choose in secret, and the cards are shown clockwise from the Mission Commander', () => {
  const hands = [CARDS, OTHERS, []];
  const t = scenario({ seats: 3, commander: 1, rp: [4, 4, 6], hands, plots: ['Wrecked Jet', 'Wrecked Jet'] });
  t.play('1 pass', '2 pass', '0 pass');
  assert.deepEqual(t.waiting, [1, 0]);
  t.play('0 discard:Schism');
  const seen = view(mutantRevolution, t.state, 1);
  assert.deepEqual([seen.sealed, seen.world.piles.plotDiscard.cards], [{}, []]);
  t.play('1 discard:Force Field');
  assert.deepEqual(t.log(2).slice(-3, -1), ['seat 1 discards Force Field.', 'seat 0 discards Schism.']);
});

test('MR-RUL-56 cards drawn after the Plot Phase are kept until the next one', () => {
  const t = scenario({
    seats: 3,
    at: 'recruit',
    hope: [14, 0, 0],
    pp: [0, 0, 0],
    hands: [CARDS],
    recruits: ['Colossus'],
  });
  t.play('0 ready', '1 ready', '2 ready', '0 bid:10');
  assert.deepEqual([counts(t)[0], t.at], [4, 'auction.bid']);
});
