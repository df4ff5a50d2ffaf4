// Positions in which rules of rounds, Scenarios and Villain players meet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, scenario, type Position, type Scenario } from './scenario.ts';

/** A Crime Headline in Astoria with so much Trouble that every Villain can be played against Captain America. */
const troubled = (position: Position): Scenario =>
  scenario({
    seats: 2,
    heroes: { captainAmerica: 'Astoria' },
    kos: { captainAmerica: 1 },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    threat: { Queens: 9 },
    ...position,
    dice: `TTTTTTTTT ${position.dice ?? ''}`,
  })
    .play('0 troubleshoot:Queens')
    .idleTo('lead.choose');
/** Captain America attacks in vain and is beaten. */
const LOST = 'BBBB DDD DDDDD BBB';

test('MH-SPH-07 MH-WIN-03 MH-WIN-07 all act once more after the Special Headline, and its solver wins the tie', () => {
  const t = scenario({
    seats: 3,
    options: { scenario: 'galactus' },
    special: 1,
    vp: [9, 14, 0],
    heroes: { thor: 'special', thing: 'ready' },
    track: ['xMen', 'xMen', 'xMen', 'xMen', 'fantasticFour'],
    dice: 'B'.repeat(9),
  }).play('0 troubleshoot:special');
  assert.deepEqual([t.at, t.waiting, t.world.vp], ['turn.act', [1], [15, 14, 0]]);
  t.play('1 move:thing');
  assert.ok(!t.options(1).includes('district:special'), 'it is solved');
  t.play('1 district:Midtown').play('2 story', '2 advance');
  assert.deepEqual([t.at, t.world.vp, t.state.result!.ranks], ['', [15, 15, 0], [1, 2, 3]]);
});
test('MH-RUL-97 MH-MWV-05 a winner who was Most Wanted goes back to the own space: nobody loses', () => {
  const mostWanted = ['bullseye', 'rhino', 'venom'];
  const t = troubled({ options: { scenario: 'broodWars' }, mostWanted, dice: LOST }).play('1 wanted:bullseye');
  t.idleTo('sequence.powers').play('0 power:red', '1 power:red').idleTo('turn.act');
  assert.deepEqual([t.hero('captainAmerica'), t.mostWanted, t.state.result], ['wounded', mostWanted, null]);
  const none = troubled({ options: { scenario: 'broodWars' }, mostWanted, plots: [[], ['blob']], dice: LOST });
  none.play('1 lead:blob').idleTo('sequence.powers').play('0 power:red', '1 power:red').idleTo('turn.act');
  assert.equal(none.state.result, null, 'Blob has no icon');
});
test('MH-MWV-07 MH-VIL-16 the Nemesis player decides about the winner that another has led', () => {
  const mostWanted = ['bullseye', 'rhino', 'venom'];
  const t = troubled({ seats: 4, mostWanted, plots: [[], [], ['crossbones'], []], dice: LOST });
  t.play('1 pass', '2 lead:crossbones').idleTo('sequence.powers').play('0 power:red', '2 power:red');
  t.idleTo('mostWanted.choose');
  assert.deepEqual(t.waiting, [1]);
  t.play('1 replace:rhino');
  assert.deepEqual([t.mostWanted, t.pile('villainDiscard')], [['bullseye', 'crossbones', 'venom'], ['rhino']]);
});
test('MH-ABT-02 MH-ABT-07 what one Villain player has paid for, no other pays for on the same roll', () => {
  const plots = [[], ['scorpion'], ['toad'], ['pyro']];
  const t = troubled({ seats: 4, plots, dice: 'BBBB B BBBB' }).play('1 lead:scorpion').idleTo('sequence.powers');
  t.play('0 power:red', '1 power:red');
  assert.deepEqual([t.waiting, t.options(1)], [[1], ['pass', 'use:scorpion']]);
  t.play('1 pass', '2 use:scorpion');
  assert.notEqual(t.waiting[0], 3);
  assert.equal(t.kinds.filter(kind => kind === 'used').length, 1);
});
test('MH-VIL-03 MH-EMP-01 the discard pile is shuffled between two cards of one draw', () => {
  const position: Position = { empty: ['villains'], deck: ['viper'], discard: ['toad', 'pyro'] };
  const t = troubled(position);
  assert.deepEqual([t.plots(1).length, t.plots(1).includes('viper'), t.pile('villains').length], [2, true, 1]);
});
test('MH-RUL-12 a set rating first, then all that adds, then the limit of 8', () => {
  const t = duel({
    teams: ['fantasticFour', 'xMen'],
    with: 'thing',
    against: 'wizard',
    allies: [{ blackBolt: 0 }],
    hands: [['allOutAttack']],
    plots: [[], ['toad']],
    rolls: 'B'.repeat(30),
  }).play('0 power:red', '1 power:orange', '0 use:blackBolt', '1 use:wizard', '1 discard:toad', '0 use:allOutAttack');
  const rolls = t.idleTo('sequence.powers').match.events.flat();
  const rates = rolls.flatMap(({ kind, facts }) => (kind === 'rolled' ? [facts.rate] : []));
  assert.deepEqual(rates, [8, 4, 1, 2, 1, 2], '6 - 2 + 4, and Defend 3 - 1');
});
test('MH-SPH-08 MH-MWV-06 a Villain who wins on the Special Headline wounds, is wanted, and it stays open', () => {
  const t = scenario({
    seats: 2,
    options: { scenario: 'galactus' },
    special: 1,
    vp: [15],
    heroes: { captainAmerica: 'special' },
    kos: { captainAmerica: 1 },
    plots: [[], ['crossbones']],
    dice: `TTTTTTTTT ${LOST}`,
  });
  t.play('0 troubleshoot:special').idleTo('lead.choose').play('1 lead:crossbones').idleTo('sequence.powers');
  t.play('0 power:red', '1 power:red').idleTo('turn.act');
  assert.deepEqual([t.world.special, t.hero('captainAmerica'), t.mostWanted[0]], [1, 'wounded', 'crossbones']);
});
test('MH-GRS-10 MH-GRS-11 last in VP with the fewest Power-Ups, clockwise from the holder', () => {
  const first = (powerUps: string[][]): number =>
    scenario({ seats: 4, at: 'setUp', gameRound: 2, first: 1, vp: [3, 1, 1, 1], powerUps }).world.first;
  assert.deepEqual([first([[], ['baxterBuilding']]), first([[], [], ['sanctumSanctorum']])], [2, 3]);
  assert.equal(first([[], [], ['sanctumSanctorum'], ['cerebro']]), 1, 'the holder last, if no other has as few');
});
