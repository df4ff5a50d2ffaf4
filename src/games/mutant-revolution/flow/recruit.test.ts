// The row of cards: dealt face down, auctioned one by one, won, trained with or discarded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { recruitName } from '../cards/index.ts';
import { NONE } from '../world.ts';
import { lay, numberOf, type Laid, type Room } from './recruit-testing.ts';

const dealt = (deck: string[], laid: Laid = {}): Room => lay({ deck, hope: [20, 20, 20], ...laid }).ready();
const offered = (t: Room): string[] => t.world.piles.offered.cards.map(recruitName);

test('MR-RTR-01 MR-INF-05 as many cards as players are dealt face down, and nobody looks', () => {
  for (const seats of [3, 4]) {
    const t = lay({ seats }).ready();
    assert.equal(t.world.piles.row.cards.length, seats - 1);
    assert.deepEqual(view(t.game, t.state, 0).world.piles.row.cards, new Array(seats - 1).fill(-1));
  }
});

test('MR-RTR-02 MR-RTR-03 MR-RTR-09 one after the other, in row order, all may bid, until none is left', () => {
  const t = dealt(['Rogue', 'Pixie', 'Beast']);
  const seen: string[] = [];
  for (; t.at === 'auction.bid'; t.bid('0 1 0')) {
    assert.deepEqual(t.asked, [0, 1, 2]);
    seen.push(...offered(t));
  }
  assert.deepEqual(seen, ['Rogue', 'Pixie', 'Beast']);
  assert.deepEqual([t.at, t.school(1)], ['', ['Beast', 'Rogue', 'Pixie']]);
});

test('MR-RTR-04 MR-RTR-05 a won Hero or Student joins at once with 2 or 1 Power Tokens', () => {
  const t = dealt(['Rogue', 'Pixie', 'Beast']).bid('3 0 0').bid('0 2 0');
  const { owner, power } = t.world;
  assert.deepEqual([t.school(0), t.school(1)], [['Rogue'], ['Pixie']]);
  assert.deepEqual([power[numberOf('Rogue')], power[numberOf('Pixie')]], [2, 1]);
  assert.equal(owner[numberOf('Beast')], NONE);
});

test('MR-RTR-06 MR-EX-07 the card of a failed auction goes to the discard pile', () => {
  const t = lay({ seats: 4, deck: ['Emma Frost'], hope: [9, 9, 9, 9] }).ready();
  t.bid('0 2 3 3').bid('- - 1 1').bid('- - 0 0');
  assert.deepEqual(t.world.piles.recruitDiscard.cards.map(recruitName), ['Emma Frost']);
  assert.deepEqual([t.world.hope, t.at], [[9, 9, 9, 9], 'auction.bid']);
});

test('MR-RTR-07 the winner chooses who of those without Training gets it', () => {
  const t = dealt(['Utopia Patrol'], {
    schools: [['Rogue', 'Pixie', 'Armor']],
    trained: { Rogue: 'Field Medicine' },
  }).bid('2 0 0');
  assert.deepEqual([t.at, t.asked], ['training.assign', [0]]);
  assert.deepEqual(t.legal(), [`assign:${numberOf('Armor')}`, `assign:${numberOf('Pixie')}`]);
  t.play('0 assign:Pixie');
  assert.equal(t.world.training[numberOf('Pixie')], numberOf('Utopia Patrol', t.world.piles.schools.cards));
  assert.equal(t.at, 'auction.bid');
});

test('MR-RTR-08 MR-RUL-75 nobody to train: the winner still pays and draws, the card is discarded', () => {
  const t = dealt(['Utopia Patrol'], { schools: [['Rogue']], trained: { Rogue: 'Field Medicine' } }).bid('10 0 0');
  const { piles, hope } = t.world;
  assert.deepEqual(piles.recruitDiscard.cards.map(recruitName), ['Utopia Patrol']);
  assert.deepEqual([hope[0], piles.hand[0]!.cards.length, t.at], [10, 1, 'auction.bid']);
});

test('MR-RUL-76 an Injured Character may be trained', () => {
  const t = dealt(['Utopia Patrol'], { schools: [['Rogue', 'Pixie']], injured: ['Pixie'] }).bid('1 0 0');
  assert.equal(t.rule('0 assign:Pixie'), undefined);
});

test('MR-RUL-77 Training is neither refused nor swapped; the only one who can take it does', () => {
  const t = dealt(['Utopia Patrol'], {
    schools: [['Rogue', 'Pixie']],
    trained: { Rogue: 'Field Medicine' },
  }).bid('1 0 0');
  assert.equal(recruitName(t.world.training[numberOf('Pixie')]!), 'Utopia Patrol');
  assert.equal(recruitName(t.world.training[numberOf('Rogue')]!), 'Field Medicine');
});

test('MR-RUL-140 the clock trains the dearest', () => {
  const t = dealt(['Utopia Patrol'], { schools: [['Pixie', 'Armor', 'Rogue']] }).bid('1 0 0');
  assert.equal(t.idle(0), `assign:${numberOf('Rogue')}`);
});

test('MR-RUL-38 an empty Recruit Deck is made anew of its discard pile, in the middle of dealing', () => {
  const t = dealt(['Rogue'], { left: 1 });
  assert.deepEqual(offered(t), ['Rogue']);
  assert.deepEqual([t.world.piles.row.cards.length, t.world.piles.recruitDiscard.cards], [2, []]);
});

test('MR-RUL-38 if deck and discard pile are short, what there is is dealt', () => {
  const t = dealt(['Rogue'], { left: 1, gone: true });
  assert.deepEqual([offered(t), t.world.piles.row.cards], [['Rogue'], []]);
  assert.equal(t.bid('0 0 0').at, '');
});
