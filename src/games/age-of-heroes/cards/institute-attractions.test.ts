// The Institute cards of Fatal Attractions, each played once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ally as anyAlly, event as anyEvent, teamUp as used } from '../scenario/card-testing.ts';
import type { Position } from '../scenario/scenario.ts';

const POOR = [0, 0, 0];
/** Unuscione (purple, purple, green, gray) and Senyaka (green, orange, orange, purple); the marker is elsewhere. */
const BASE: Position = {
  options: { mission: 'attractions' },
  influence: 'dormitories',
  villains: { A: 'unuscione', B: 'senyaka' },
};
const ally = (card: string, position: Position = {}) => anyAlly(card, { ...BASE, ...position });
const event = (card: string, position: Position = {}) => anyEvent(card, { ...BASE, ...position });
const teamUp = (card: string, resources: number[], position: Position = {}) =>
  used(card, resources, { ...BASE, ...position });

test('Cannonball', () => {
  const t = ally('cannonball', { villainTokens: [1], hands: [['graduationDay']] }).play('0 play:graduationDay');
  assert.deepEqual([t.purse(0), t.world.villainTokens[0], t.world.vp[0]], [[4, 0, 0], 0, 1]);
});
test('Shatterstar', () => assert.equal(ally('shatterstar', { villainTokens: [1] }).world.vp[0], 2));
test('Feral', () => {
  const t = ally('feral');
  assert.deepEqual([t.purse(0), t.world.villainTokens[0]], [[5, 0, 0], 1]);
});
test('Siryn', () => {
  const t = ally('siryn', { hands: [['iceman']] }).play('0 use', '0 play:iceman', '0 slot:labAlly1');
  assert.deepEqual([t.purse(0), t.hand(0)], [[0, 0, 2], []]);
});
test('Warpath', () => assert.deepEqual(ally('warpath').purse(0), [2, 0, 2]));
test('Domino', () => {
  const t = ally('domino').play('0 gain:willpower', '0 gain:willpower');
  assert.deepEqual([t.purse(0), t.hand(0).length, t.world.villainTokens[0]], [[0, 0, 2], 1, 1]);
});
test('Meggan', () => assert.deepEqual(ally('meggan').play('0 choose:2').purse(0), [0, 0, 3]));
test('Captain Britain', () => assert.equal(ally('captainBritain', { resources: [[0, 0, 3]] }).hand(0).length, 2));
test('Rachel Summers', () => {
  const t = ally('rachelSummers', { discard: ['karma', 'iceman'] }).play('0 take:karma');
  assert.deepEqual([t.purse(0), t.hand(0)], [[0, 3, 0], ['karma']]);
});
test('Quicksilver', () => {
  const t = ally('quicksilver', { villainTokens: [1] }).play('0 row:0', '0 use', '0 pawn:Jean Grey', '0 assign:lab');
  assert.deepEqual(t.purse(0), [0, 6, 0]);
});
test('Revanche', () => {
  const t = ally('revanche', { hands: [['iceman']] }).play('0 put:iceman', '0 take:iceman');
  assert.deepEqual([t.purse(0), t.hand(0).length], [[0, 3, 0], 2]);
});

test('X-Force', () => {
  const t = teamUp('xForce', [5, 2, 0], { villainTokens: [2] }).play('0 icon:B5');
  assert.deepEqual([t.purse(0), t.world.villainTokens[0], t.world.vp[0]], [POOR, 0, 7]);
});
test('Excalibur', () => assert.equal(teamUp('excalibur', [0, 3, 4]).play('0 icon:A4').world.vp[0], 6));
test('Cable', () => assert.equal(teamUp('cable', [5, 4, 3]).play('0 icon:A7').world.vp[0], 9));
test('Blue Strike Force', () => {
  const t = teamUp('blueStrikeForce', [0, 2, 0], { hands: [['karma']] }).play(
    '0 use',
    '0 play:karma',
    '0 slot:teamUp2',
  );
  assert.deepEqual([t.purse(0), t.hand(0).length], [[1, 0, 0], 4]);
});
test('Gold Strike Force', () => {
  const t = teamUp('goldStrikeForce', POOR, { villainTokens: [2] });
  assert.deepEqual([t.purse(0), t.world.vp[0]], [[0, 0, 3], 2]);
});

test('Raid on Avalon', () => {
  const t = event('raidOnAvalon', { villainTokens: [1], resources: [[5, 2, 0]] });
  assert.deepEqual([t.purse(0), t.world.vp[0]], [POOR, 9]);
});
test('Graymalkin Station', () => {
  const t = event('graymalkinStation', { resources: [POOR] }).play(
    '0 use',
    '0 pawn:Jean Grey',
    '0 choose:0',
    '0 gain:mental',
  );
  assert.deepEqual([t.purse(0), t.places(0, 'Jean Grey')[0], t.hand(0).length], [[0, 1, 0], 'zone', 2]);
});
test('Electromagnetic Pulse', () => {
  const t = event('electromagneticPulse', { resources: [POOR] });
  assert.deepEqual(
    [t.purse(0), t.world.rowMore],
    [
      [0, 2, 0],
      [0, 1, 1],
    ],
  );
});
test("Colossus's Choice", () => {
  assert.equal(event('colossussChoice', { resources: [POOR] }).play('0 choose:0').world.villainTokens[0], 1);
  assert.equal(event('colossussChoice', { villainTokens: [1] }).play('0 choose:1').world.vp[0], 3);
});
test("Illyana's Farewell", () => {
  const t = event('illyanasFarewell', { hands: [['iceman', 'beast']], resources: [POOR] }).play(
    '0 discard:beast',
    '0 done',
  );
  assert.deepEqual([t.purse(0), t.world.vp[0], t.hand(0)], [[0, 0, 1], 1, ['iceman']]);
});
test('Torn Adamantium', () => {
  const t = event('tornAdamantium', { resources: [[4, 0, 0]] });
  assert.deepEqual([t.purse(0), t.hand(0).length], [[0, 0, 4], 1]);
});
test('Mind Wipe', () => {
  const t = event('mindWipe', { hands: [[], ['iceman']] }).play('0 location:2', '1 discard:iceman');
  assert.deepEqual([t.world.influence, t.hand(1), t.hand(0).length], [2, [], 2]);
});
test('Sanctuary Offered', () => {
  const t = event('sanctuaryOffered');
  assert.deepEqual([t.places(0, 'Student').length, t.world.villainTokens[0]], [1, 2]);
});
test("Magneto's Manifesto", () => {
  const t = event('magnetosManifesto').play('0 place:lab', '0 decline', '1 assign:lab', '1 pawn:Storm');
  assert.deepEqual([t.purse(1), t.world.villainTokens[1], t.hand(0).length], [[0, 6, 5], 1, 1]);
});
test('Camelot Falls', () => {
  const t = event('camelotFalls', {
    cards: { labAlly1: ['iceman', 0] },
    pawns: { zone: '0 Jean Grey', labAlly1: '1 Storm' },
    resources: [POOR],
  });
  t.play('0 pawn:Jean Grey');
  assert.deepEqual([t.purse(0), t.places(0, 'Jean Grey')[0]], [[6, 0, 0], 'labAlly1']);
});
