// Seams between chapters: bags and piles that run out in the middle. What is expected was taken from the
// rulebook before the position was played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from './scenario.ts';

const times = (n: number, name = 'Sidekick'): string[] => new Array<string>(n).fill(name);

test('DM-CLR-04 DM-CLR-06 DM-CLR-07 what lay in the reserve pool is drawn, and two are missing', () => {
  const t = scenario({ step: 'clear', reserve: [['bolt', 'fist']], bag: [[]] });
  assert.deepEqual([t.dice(0, 'rolled').length, t.world.life[0], t.world.loose[0]], [2, 18, 2]);
});
test('DM-CLR-05 exactly four in the bag: the used pile stays where it is', () => {
  const t = scenario({ step: 'clear', bag: [times(4)], used: [times(3)] });
  assert.deepEqual([t.dice(0, 'rolled').length, t.dice(0, 'bag'), t.dice(0, 'used').length], [4, [], 3]);
});
test('DM-CLR-03 three in the bag and two used: all three are drawn, and one of the two', () => {
  const t = scenario({ step: 'clear', cards: [[7], []], bag: [times(3, 'Iceman')], used: [times(2)] });
  const drawn = t.dice(0, 'rolled');
  assert.deepEqual([drawn.length, drawn.filter(die => die.includes('Iceman')).length], [4, 3]);
  assert.deepEqual([t.dice(0, 'bag'), t.dice(0, 'used'), t.world.life[0]], [['Sidekick'], [], 20]);
});
test('DM-CLR-08 DM-RUL-75 Magneto, Hellfire Club hears one draw, refilled or short', () => {
  const field = [[], ['Magneto 1']];
  const refilled = scenario({ step: 'clear', cards: [[], [76]], field, bag: [times(2)], used: [times(6)] });
  assert.equal(refilled.world.life[0], 18);
  const short = scenario({ step: 'clear', cards: [[], [76]], field, bag: [times(2)] });
  assert.deepEqual([short.world.life[0], short.happened('damaged')], [16, []]);
});
test('DM-CLR-06 DM-RUL-75 without a single die to draw nothing is drawn, and four life are lost', () => {
  const t = scenario({ step: 'clear', cards: [[], [76]], field: [[], ['Magneto 1']], bag: [[]] });
  assert.deepEqual([t.world.life[0], t.world.loose[0]], [16, 4]);
});
test('DM-RUL-17 DM-WIN-01 the last life goes with the last missing die: nothing is rolled', () => {
  const t = scenario({
    step: 'clear',
    cards: [[], [76]],
    field: [[], ['Magneto 1']],
    life: [3, 1],
    bag: [['Sidekick']],
  });
  assert.deepEqual(t.state.result?.ranks, [2, 1]);
  assert.deepEqual([t.state.result!.rule, t.happened('rolled')], ['DM-RUL-17', []]);
});
test('DM-RUL-29 DM-RUL-16 Pyro draws two of which one has just paid for it', () => {
  const t = scenario({ cards: [[83], []], reserve: [['bolt']], bag: [['Sidekick']], rolls: [1, 2] });
  t.play('0 global:Pyro');
  assert.deepEqual([t.dice(0, 'reserve'), t.dice(0, 'bag'), t.dice(0, 'used')], [['bolt'], ['Sidekick'], []]);
  assert.equal(t.world.life[0], 20, 'nothing was missing');
});
test('DM-RUL-16 DM-RUL-32 Pyro with one die in the world draws that one and no life is lost', () => {
  const t = scenario({ cards: [[83], []], reserve: [['bolt']], bag: [[]], rolls: [6] });
  t.play('0 global:Pyro');
  assert.deepEqual([t.dice(0, 'bag'), t.dice(0, 'reserve'), t.world.life[0]], [['Sidekick'], [], 20]);
});
test('DM-RUL-35 Pyro in the turn of the other: what he keeps is energy, a character goes to the bag', () => {
  const t = scenario({ cards: [[83], []], reserve: [['fist'], ['bolt']], bag: [times(4), times(2)], rolls: [1, 6] });
  t.play('0 pass', '1 global:Pyro');
  assert.deepEqual([t.dice(1, 'reserve'), t.dice(1, 'bag'), t.dice(1, 'used')], [['bolt'], ['Sidekick'], ['Sidekick']]);
});
test('DM-FLD-05 DM-MAI-02 Professor X, Recruiting Young Mutants rolls a Sidekick to be fielded now', () => {
  const t = scenario({
    cards: [[49], []],
    reserve: [['Professor X 1', 'fist']],
    bag: [['Sidekick', 'Sidekick']],
    rolls: [6, 1],
  });
  t.play('0 field:Professor X', '0 choose:Sidekick', '0 choose:Sidekick', '0 field:Sidekick');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'reserve')], [['Professor X 1', 'Sidekick'], ['bolt']]);
});
test('DM-RUL-95 Professor X, Recruiting Young Mutants does not look into the used pile', () => {
  const t = scenario({
    cards: [[49, 7], []],
    reserve: [['Professor X 1', 'fist']],
    bag: [['Iceman']],
    used: [['Sidekick']],
  });
  t.play('0 field:Professor X');
  assert.deepEqual([t.at, t.dice(0, 'used')], ['main.react', ['Sidekick', 'Sidekick']]);
});
test('DM-FLD-06 DM-RUL-29 Transfer Power takes a die that paid for a purchase before it', () => {
  const t = scenario({
    basics: [34],
    cards: [[7], []],
    reserve: [['2 bolt Iceman', 'fist', 'Transfer Power']],
    bag: [[]],
    rolls: [2],
  });
  t.play('0 buy:Transfer Power', '0 use:Transfer Power', '0 choose:Iceman');
  assert.deepEqual([t.dice(0, 'bag'), t.dice(0, 'field')], [['Iceman'], []]);
});
test('DM-RUL-32 DM-ACT-01 Transfer Power needs a character die in the used pile: an action die is none', () => {
  const t = scenario({ basics: [34, 25], reserve: [['Transfer Power']], used: [['Ambush']] });
  assert.equal(t.refused(0, 'use:Transfer Power'), 'DM-RUL-32');
});
test('DM-RUL-19 DM-RUL-12 Cerebro, Mutant Hunter searches the bag before it is refilled', () => {
  const t = scenario({
    step: 'start',
    cards: [[122, 7], []],
    hooked: [['Cerebro, on Iceman']],
    bag: [['Sidekick']],
    used: [['Iceman', 'Iceman', 'Sidekick']],
  });
  if (t.at === 'answering.offer') t.play('0 accept');
  assert.deepEqual([t.dice(0, 'reserve'), t.dice(0, 'rolled').length], [[], 4]);
});
test('DM-RUL-18 who is knocked out in the draw of the own turn is rolled with the next one', () => {
  const t = scenario({ step: 'roll', prep: [['Sidekick']], used: [['Sidekick']], bag: [times(4)] });
  assert.deepEqual(t.dice(0, 'rolled').length, 1, 'nothing is drawn any more in this step');
});
