// The Institute cards of Children of the Atom and Fall of the Mutants, each played once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ally, event, teamUp as used } from '../scenario/card-testing.ts';
import type { Position } from '../scenario/scenario.ts';

const POOR = [0, 0, 0];
/** Against Vanisher (green, purple, orange, purple) and Blob (gray, gray, orange, purple). */
const FOES: Position = { villains: { A: 'vanisher', B: 'blob' } };
const teamUp = (card: string, resources: number[]) => used(card, resources, FOES);

test('Wolfsbane', () => {
  const t = ally('wolfsbane', { resources: [[0, 1, 0]], deck: ['beast'] });
  assert.deepEqual([t.purse(0), t.hand(0)], [[2, 0, 2], ['beast']]);
});
test('Mirage', () => {
  const cards = { dangerAlly1: ['mirage', 0], labAlly1: ['beast', 0], labAlly2: ['iceman', 1] } as const;
  assert.deepEqual(ally('mirage', { cards }).purse(0), [1, 0, 3]);
});
test('Magma', () => {
  const t = ally('magma').play('0 place:dorm', '1 assign:dorm', '1 pawn:Storm');
  assert.deepEqual(
    [t.purse(0), t.purse(1)],
    [
      [5, 0, 0],
      [3, 3, 4],
    ],
  );
});
test('Cypher', () => {
  const cards = { dangerAlly1: ['cypher', 0], labAlly1: ['havok', 1] } as const;
  assert.deepEqual(ally('cypher', { cards }).play('0 choose:0').purse(0), [0, 4, 0]);
  const t = ally('cypher', { cards, pawns: { labAlly1: '1 Storm' }, resources: [[2, 0, 0]] }).play('0 choose:1');
  assert.deepEqual(t.purse(0), [0, 0, 4]);
});
test('Warlock', () => assert.deepEqual(ally('warlock').play('0 gain:willpower').purse(0), [1, 1, 2]));
test('Boom-Boom', () => {
  const t = ally('boomBoom').play('1 pass', '1 row:0', '2 pass', '2 row:1', '0 pass'); // one place is left
  assert.deepEqual([t.purse(0), t.world.vp[0]], [[4, 0, 0], 1]);
});
test('Skids', () => assert.deepEqual(ally('skids').play('0 row:0').purse(0), [1, 2, 1]));
test('Rusty Collins', () => {
  const t = ally('rustyCollins', { resources: [[0, 1, 0]], hands: [['sentinelAmbush']] }).play('0 play:sentinelAmbush');
  assert.deepEqual(t.purse(0), [8, 0, 0]);
});
test('Caliban', () => {
  const t = ally('caliban', { deck: ['iceman', 'karma', 'beast'] }).play('0 keep:beast', '0 use', '0 play:beast');
  t.play('0 slot:labAlly1');
  assert.deepEqual([t.purse(0), t.hand(0), t.pile('discard').length], [[0, 0, 1], [], 2]);
});
test('Leech', () => assert.deepEqual(ally('leech').purse(0), [0, 0, 3]));
test('Artie Maddicks', () => {
  const t = ally('artieMaddicks', { protocols: ['iceman'] }).play('0 deck', '0 deck');
  assert.deepEqual([t.purse(0), t.hand(0).length, t.pile('discard')], [[0, 2, 0], 2, ['iceman']]);
});

test('X-Factor', () => assert.equal(teamUp('xFactor', [6, 4, 0]).play('0 icon:B2').world.vp[0], 8));
test('New Mutants', () => {
  const t = teamUp('newMutants', [0, 4, 4]).play('0 icon:A5');
  assert.deepEqual([t.world.vp[0], t.places(0, 'Student').length], [6, 1]);
});
test('Morlocks', () => assert.equal(teamUp('morlocks', [7, 0, 2]).world.vp[0], 4));
test('Power Pack', () => assert.equal(teamUp('powerPack', [3, 3, 2]).play('0 icon:A6').world.vp[0], 8));
test('X-Terminators', () => {
  const t = teamUp('xTerminators', [2, 0, 0]);
  assert.deepEqual([t.purse(0), t.places(0, 'Student').length], [[0, 0, 1], 2]);
});

test('Simulation Reset', () => {
  const t = event('simulationReset', { pawns: { lab: '0 Jean Grey' } }).play('0 pawn:Jean Grey');
  assert.deepEqual([t.places(0, 'Jean Grey'), t.hand(0).length], [['board', 'board'], 1]);
});
test('Safeties Off', () => assert.equal(event('safetiesOff').world.rowLess[0], 3));
test('Sentinel Ambush', () => {
  const t = event('sentinelAmbush', { resources: [POOR, [5, 0, 0], [1, 0, 0]] });
  assert.deepEqual([t.purse(0)[0], t.purse(1)[0], t.purse(2)[0]], [3, 3, 0]);
});
test('Last Stand in Dallas', () => {
  const t = event('lastStandInDallas', { ...FOES, resources: [[5, 0, 2]] }).play('0 icon:B5');
  assert.deepEqual([t.purse(0), t.world.vp[0]], [POOR, 7]);
});
test("The Adversary's Bargain", () => {
  const t = event('theAdversarysBargain', { resources: [POOR] });
  assert.deepEqual([t.purse(0), t.hand(1).length, t.hand(2).length], [[0, 0, 3], 1, 1]);
});
test('Siege Perilous', () => {
  const t = event('siegePerilous', {
    cards: { zoneAlly1: ['iceman', 1] },
    pawns: { lab: '0 Jean Grey' },
    resources: [POOR],
  });
  t.play('0 use', '0 ally:iceman', '0 slot:labAlly1', '0 pawn:Jean Grey', '0 assign:iceman');
  assert.deepEqual(t.purse(0), [6, 0, 0]);
});
test("Bird-Brain's Rescue", () => {
  const t = event('birdBrainsRescue', { hands: [['karma']] }).play('0 play:karma', '0 slot:teamUp1');
  assert.equal(t.world.vp[0], 2);
});
test('Morlock Tunnels', () => {
  const cards = { zoneAlly1: ['iceman', 1] } as const;
  const t = event('morlockTunnels', { cards, pawns: { zoneAlly1: '1 Storm' }, resources: [POOR] });
  t.play('0 gain:mental', '0 pawn:Jean Grey');
  assert.deepEqual([t.purse(0), t.world.vp[1]], [[6, 1, 0], 1]);
});
test('Celestial Ship', () => {
  const t = event('celestialShip', { ...FOES, resources: [POOR] });
  assert.deepEqual(t.purse(0), [0, 2, 0]);
  t.play('0 place:A1', '0 use', '0 pawn:Jean Grey');
  assert.deepEqual([t.world.tokens.map(({ value }) => value), t.places(0, 'Jean Grey')[0]], [[3], 'jet 0']);
});
test('Hated and Feared', () => {
  const t = event('hatedAndFeared', { vp: [1, 2, 0], resources: [POOR, [0, 0, 4], [0, 0, 4]] });
  assert.deepEqual([t.purse(0)[2], t.purse(1)[2], t.purse(2)[2]], [2, 3, 4]);
});
