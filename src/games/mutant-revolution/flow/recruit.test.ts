// The row of cards: dealt face down, auctioned one by one, won, trained with or discarded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { characterOf, recruitName } from '../cards/index.ts';
import { attributesOf } from '../abilities/stats.ts';
import { NONE } from '../table/world.ts';
import { mutantRevolution as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { bid, character, idleOf, legalOf, ready, trainingCard } from '../scenario/testing.ts';

/** Everybody is ready, these cards are dealt, and seat 0 owns these; then come the rounds of bids. */
const dealt = (recruits: string[], own: string[] = [], ...bids: string[]): Scenario =>
  bid(ready(scenario({ at: 'recruit', seats: 3, own: [own], recruits, hope: [20, 20, 20] })), ...bids);
const offered = (t: Scenario): string[] => t.world.piles.offered.cards.map(recruitName);

test('MR-RTR-01 MR-INF-05 as many cards as players are dealt face down, and nobody looks', () => {
  for (const seats of [3, 4]) {
    const t = ready(scenario({ at: 'recruit', seats }));
    assert.equal(t.world.piles.row.cards.length, seats - 1);
    assert.deepEqual(view(game, t.state, 0).world.piles.row.cards, new Array(seats - 1).fill(-1));
  }
});

test('MR-RTR-02 MR-RTR-03 MR-RTR-09 one after the other, in row order, all may bid, until none is left', () => {
  const t = dealt(['Rogue', 'Pixie', 'Beast']);
  const seen: string[] = [];
  for (; offered(t).length; bid(t, '0 1 0')) {
    assert.deepEqual(t.waiting, [0, 1, 2]);
    seen.push(...offered(t));
  }
  assert.deepEqual(seen, ['Rogue', 'Pixie', 'Beast']);
  const shown = t.log().filter(line => line.endsWith(' is auctioned.'));
  assert.deepEqual(
    shown,
    seen.map(name => `${name} is auctioned.`),
  );
  assert.deepEqual([t.world.piles.row.cards, t.own(1)], [[], ['Beast', 'Rogue', 'Pixie']]);
});

test('MR-RTR-04 MR-RTR-05 a won Hero or Student joins at once with 2 or 1 Power Tokens', () => {
  const t = dealt(['Rogue', 'Pixie', 'Beast'], [], '3 0 0', '0 2 0');
  const { owner, power } = t.world;
  assert.deepEqual([t.own(0), t.own(1)], [['Rogue'], ['Pixie']]);
  assert.deepEqual([power[character('Rogue')], power[character('Pixie')]], [2, 1]);
  assert.equal(owner[character('Beast')], NONE);
});

test('MR-RTR-06 MR-EX-07 the card of a failed auction goes to the discard pile', () => {
  const t = ready(scenario({ at: 'recruit', recruits: ['Emma Frost'], hope: [9, 9, 9, 9] }));
  bid(t, '0 2 3 3', '- - 1 1', '- - 0 0');
  assert.deepEqual(t.world.piles.recruitDiscard.cards.map(recruitName), ['Emma Frost']);
  assert.deepEqual([t.world.hope, t.at], [[9, 9, 9, 9], 'auction.bid']);
});

test('MR-RTR-07 MR-RUL-77 the winner chooses who of those without Training gets it', () => {
  const t = dealt(['Utopia Patrol'], ['Rogue, Field Medicine', 'Pixie', 'Armor'], '2 0 0');
  assert.deepEqual([t.at, t.waiting], ['training.assign', [0]]);
  assert.deepEqual(t.asked(0)[0]!.prompt.facts, { card: trainingCard('Utopia Patrol') });
  assert.deepEqual(legalOf(t, 0), [`assign:${character('Armor')}`, `assign:${character('Pixie')}`]);
  t.play('0 assign:Pixie');
  assert.equal(t.world.training[character('Pixie')], trainingCard('Utopia Patrol'));
  assert.equal(t.at, 'auction.bid');
});

test('MR-RTR-08 MR-RUL-75 nobody to train: the winner still pays and draws, the card is discarded', () => {
  const t = dealt(['Utopia Patrol'], ['Rogue, Field Medicine'], '10 0 0');
  const { piles, hope } = t.world;
  assert.deepEqual(piles.recruitDiscard.cards.map(recruitName), ['Utopia Patrol']);
  assert.deepEqual([hope[0], piles.hand[0]!.cards.length, t.at], [10, 1, 'auction.bid']);
});

test('MR-RUL-76 an Injured Character may be trained', () => {
  const t = dealt(['Utopia Patrol'], ['Rogue', 'Pixie, injured'], '1 0 0');
  assert.equal(t.refused('0 assign:Pixie'), undefined);
});

test('MR-RUL-77 Training is neither refused nor swapped; the only one who can take it does', () => {
  const t = dealt(['Utopia Patrol'], ['Rogue, Field Medicine', 'Pixie'], '1 0 0');
  assert.equal(recruitName(t.world.training[character('Pixie')]!), 'Utopia Patrol');
  assert.equal(recruitName(t.world.training[character('Rogue')]!), 'Field Medicine');
});

test('MR-RUL-140 the clock trains the dearest', () => {
  const t = dealt(['Utopia Patrol'], ['Pixie', 'Armor', 'Rogue'], '1 0 0');
  assert.equal(idleOf(t, 0), `assign:${character('Rogue')}`);
});

/** Only Rogue is left of the Recruit Deck; `discarded` cards lie on its discard pile, the others are gone. */
function short(discarded: number): Scenario {
  const t = scenario({ at: 'recruit', seats: 3, recruits: ['Rogue'] });
  const { recruits, recruitDiscard } = t.world.piles;
  for (const list of ['cards', 'seen'] as const)
    recruitDiscard[list] = recruits[list].splice(0, recruits.cards.length - 1).slice(0, discarded);
  return ready(t);
}

test('MR-RUL-38 an empty Recruit Deck is made anew of its discard pile, in the middle of dealing', () => {
  const t = short(9);
  const { row, recruits, recruitDiscard } = t.world.piles;
  assert.deepEqual(offered(t), ['Rogue']);
  assert.deepEqual(
    [row, recruits, recruitDiscard].map(({ cards }) => cards.length),
    [2, 7, 0],
  );
});

test('MR-RUL-38 if deck and discard pile are short, what there is is dealt', () => {
  const t = short(0);
  assert.deepEqual([offered(t), t.world.piles.row.cards], [['Rogue'], []]);
});

test('MR-RUL-78 Training works from now on, for whoever owns the Character', () => {
  const t = scenario({ at: 'recruit', seats: 3, own: [['Pixie, Blackbird Drill', 'Armor']] });
  const pixie = character('Pixie');
  const { atk, def, spd } = characterOf(pixie);
  assert.deepEqual(attributesOf(t.world, pixie), [atk, def, spd + 1]);
  t.play('0 offer:2:0:Pixie:0:', '2 accept:0');
  assert.deepEqual(attributesOf(t.world, pixie), [atk, def, spd + 1]);
});
